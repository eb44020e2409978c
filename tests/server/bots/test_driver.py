"""Bots at a table: they think elsewhere, know only what their seat knows, and cannot hold the table up."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from ludoteca.conformance.laws import difference
from ludoteca.kernel import Quick, asked, load, menu, new
from ludoteca.registry import find, names
from ludoteca.server.services.bots.pool import Pool, fallback, question
from server.tools import Page, running_server

HERE = Path(__file__).parent


async def test_a_person_and_two_bots_finish_a_game(tmp_path: Path) -> None:
    patient = Pool(1, reserve=-1000)  # no answer is too late, however busy the machine is
    async with running_server(tmp_path, pool=patient) as h:
        made = await h.table("me bot bot")
        page = await Page(h, made["table"], made["token"]).open()
        quick = Quick(1)
        while page.state["table"]["state"] == "playing":
            if page.menu:
                await page.did(page.menu[quick.below(len(page.menu))])
            else:
                await page.hear(60)
        assert page.state["table"]["result"]["by"] == "game"
        assert patient.late == 0


async def test_a_table_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:  # here nobody thinks
        made = await h.table("bot bot")
    async with running_server(tmp_path, bots=1) as h:
        await h.parts.timekeeper.tick()
        watcher = await Page(h, made["table"], None).open()
        await watcher.until(lambda m: m["type"] == "state" and m["table"]["state"] == "over", 60)


async def test_a_bot_that_never_answers_is_ended_and_the_game_goes_on(tmp_path: Path) -> None:
    pool = Pool(1, deadline=0.2, module="server.bots.lazy")
    async with running_server(tmp_path, pool=pool) as h:
        made = await h.table("me bot")
        page = await Page(h, made["table"], made["token"]).open()
        await page.did("draw")
        await page.did("confirm")
        await page.until(lambda m: m["type"] == "state" and m["view"]["menu"] != [], 60)
        assert pool.late >= 1
    for process in pool.alive:
        assert process.returncode is not None
    assert not pool.alive


def test_a_table_keeps_a_reserve_before_the_limit() -> None:
    pool = Pool(1)
    assert pool.patience(1.35) == pytest.approx(1.24)
    assert pool.patience(0.18) == pytest.approx(0.072)  # short limits are waited for at least two fifths


async def test_a_choice_does_not_wait_longer_for_a_free_process_than_for_its_answer() -> None:
    g = find("parley")
    s = new(g, g.complete(2), 5)
    asks = [question("choose", "t 0", g, s, s.front[0].seat, "novice", "balanced", 1) for _ in range(2)]
    pool = Pool(1, deadline=300, module="server.bots.lazy")
    try:
        first = asyncio.create_task(pool.ask(asks[0]))
        await asyncio.sleep(0)  # it takes the only process, which never answers
        assert await pool.ask(asks[1]) is None
        assert not first.done()
    finally:
        await pool.close()
        assert await first is None


async def test_a_late_choice_is_not_waited_for_and_its_process_thinks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    g = find("parley")
    s = new(g, g.complete(2), 5)
    asks = [question("choose", "t 0", g, s, s.front[0].seat, "novice", "balanced", 1) for _ in range(3)]
    pool = Pool(1, deadline=300, reserve=-1000)
    try:
        assert await pool.ask(asks[0]) is not None  # a process that has yet to load the game may take its time
        (process,) = pool.alive
        assert os.getsid(process.pid) == process.pid  # what it thinks is not taken from the server's share
        monkeypatch.setattr(pool, "patience", lambda limit: 0.0)
        assert await pool.ask(asks[1]) is None and pool.late == 1
        monkeypatch.undo()
        answer = await pool.ask(asks[2])  # waits until the process has come to its end with the other one
        assert answer is not None and answer.do
        assert pool.alive == {process}
    finally:
        await pool.close()


@pytest.mark.parametrize("game", names())
def test_the_question_to_a_bot_does_not_depend_on_what_its_seat_cannot_know(game: str) -> None:
    from ludoteca.kernel import act, determinise

    g = find(game)
    s = new(g, g.complete(g.seats[-1] if len(g.seats) > 1 else g.seats[0]), 5)
    quick = Quick(4)
    for _ in range(60):
        if not s.front:
            break
        i = quick.below(len(s.front))
        seat = s.front[i].seat
        told = question("choose", "t", g, s, seat, "novice", "balanced", 77)
        other = s.copy()
        determinise(g, other, seat, 1 + quick.below(1000))
        again = question("choose", "t", g, other, seat, "novice", "balanced", 77)
        assert difference(told.state, again.state) == ""
        imagined = load(g, told.state)
        assert told.state["seed"] == 77 and imagined.seed != s.seed
        options = menu(s, seat)
        act(g, s, seat, options[quick.below(len(options))])


def test_the_move_that_is_always_ready_is_legal() -> None:
    from ludoteca.kernel import choose

    g = find("parley")
    s = new(g, g.complete(3), 5)
    for seed in range(80):
        if not s.front:
            break
        seat = s.front[0].seat
        move = fallback(g, s, seat, seed)
        assert move is not None and move in menu(s, seat)
        choose(g, s, asked(s, seat), move)
    assert fallback(g, s, 0, 1) is None or s.front


async def test_hints_come_from_the_same_processes(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await h.table("me hotseat")
        page = await Page(h, made["table"], made["token"]).open()
        await page.say(type="hint")
        answer = await page.until(lambda m: m["type"] in ("hint", "error"), 60)
        assert answer["type"] == "hint" and answer["hints"][0]["do"] in page.menu
        assert answer["hints"][0]["reasons"][0]["key"].startswith("hint-")


async def test_the_server_answers_while_bots_think(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        tables = [await h.table("bot bot bot") for _ in range(3)]
        assert h.parts.pool is not None
        for _ in range(20):
            assert (await h.get("/healthz"))["ok"]
            await asyncio.sleep(0)
        watcher = await Page(h, tables[0]["table"], None).open()
        await watcher.say(type="ping")
        await watcher.until(lambda m: m["type"] == "pong")
