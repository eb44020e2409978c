"""Hints where the table allows them; reviews of finished games: made once, beside the bots, and kept."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from ludoteca.kernel import Match, Quick, write_journal
from ludoteca.registry import find, names
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.services.bots.reviews import POINTS
from ludoteca.server.storage.sqlite_backend import FILE, migrate
from ludoteca.server.storage.store import Store
from server.tables.test_cache import FullDisk
from server.tools import Page, ServerHarness, running_server


def finished(game: str, seats: int = 2, seed: int = 5) -> str:
    """The journal of a whole game played at random."""
    g = find(game)
    m = Match(g, g.complete(seats), seed)
    quick = Quick(seed)
    while not m.state.over:
        i = quick.below(len(m.state.front))
        options = m.state.menus[i]
        m.act(m.state.front[i].seat, options[quick.below(len(options))])
    return write_journal(m)


async def imported(h: ServerHarness, game: str = "parley", seats: int = 2) -> dict[str, Any]:
    made: dict[str, Any] = await h.post("/api/import", {"journal": finished(game, seats), "name": "Anna"})
    return made


async def until_made(h: ServerHarness, table: str) -> tuple[dict[str, Any], list[int]]:
    """The finished answer, and how far it was each time it was asked for."""
    steps = []
    if h.parts.reviews is not None:
        h.parts.reviews.step_ms = 40
    found = await h.post(f"/api/tables/{table}/review")
    while found["state"] == "working":
        steps.append(found["done"])
        assert found["review"] is None and found["done"] <= found["of"]
        await asyncio.sleep(0.05)
        found = await h.get(f"/api/tables/{table}/review")
    return found, steps


async def test_a_review_is_made_step_by_step_and_kept(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await imported(h)
        path = f"/api/tables/{made['table']}/review"
        assert (await h.get(path))["state"] == "none"
        found, steps = await until_made(h, made["table"])
        assert found["state"] == "done"
        assert steps == sorted(steps) and len(set(steps)) > 1
        review = found["review"]
        assert len(review["curve"]) == review["lines"] + 1
        assert all(abs(sum(row) - 1000) <= 2 for row in review["curve"])
        assert 1 <= len(review["points"]) <= POINTS
        assert h.parts.reviews is not None and h.parts.reviews.pool.late == 0
        assert not h.parts.reviews.pool.alive  # nobody needs the process any more
        assert (await h.post(path))["review"] == review
    async with running_server(tmp_path, bots=1) as h:
        assert await h.get(path) == found


async def test_several_who_ask_at_once_get_the_same_one(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await imported(h)
        other = await imported(h)
        answers = await asyncio.gather(*(until_made(h, t["table"]) for t in (made, made, other)))
        assert {found["state"] for found, _ in answers} == {"done"}
        assert answers[0][0] == answers[1][0]
        connection = sqlite3.connect(tmp_path / FILE)
        assert connection.execute("SELECT count(*) FROM reviews").fetchone()[0] == 2
        connection.close()


async def test_a_game_that_runs_has_no_review(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await h.table("me hotseat")
        for answer in (h.get, h.post):
            said = await answer(f"/api/tables/{made['table']}/review", token=made["token"], status=409)
            assert said["error"]["key"] == "not-over"
        assert h.parts.reviews is not None and not h.parts.reviews.pool.alive


async def test_only_who_may_watch_sees_it(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await h.table("me bot", spectators=False)
        await h.post(f"/api/tables/{made['table']}/resign", token=made["token"])
        said = await h.post(f"/api/tables/{made['table']}/review", status=403)
        assert said["error"]["key"] == "no-spectators"
        said = await h.get(f"/api/tables/{made['table']}/review", token="wrong", status=401)
        assert said["error"]["key"] == "wrong-token"
        assert (await h.get(f"/api/tables/{made['table']}/review", token=made["token"]))["state"] == "none"


async def test_a_review_that_does_not_come_fails_and_may_be_tried_again(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await imported(h)
        assert h.parts.reviews is not None
        working = h.parts.reviews.pool
        h.parts.reviews.pool = Pool(1, deadline=0.2, module="server.bots.lazy")
        found, _ = await until_made(h, made["table"])
        assert found["state"] == "failed"
        h.parts.reviews.pool = working
        found, _ = await until_made(h, made["table"])
        assert found["state"] == "done"


async def test_a_review_that_cannot_be_written_down_has_failed(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await imported(h)
        h.parts.store.__class__ = FullDisk
        h.parts.store.full = True  # type: ignore[attr-defined]
        found, _ = await until_made(h, made["table"])
        assert found["state"] == "failed"
        found, _ = await until_made(h, made["table"])
        assert found["state"] == "done"


async def test_without_processes_for_bots_there_is_none(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await imported(h)
        said = await h.post(f"/api/tables/{made['table']}/review", status=409)
        assert said["error"]["key"] == "no-review"


async def test_a_game_that_ended_by_resignation_can_be_reviewed(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await h.table("me hotseat")
        page = await Page(h, made["table"], made["token"]).open()
        for _ in range(4):
            seat = page.waits[0]
            await page.say(type="look", seat=seat)
            await page.until(lambda m, seat=seat: m["type"] == "state" and m["me"]["looking"] == seat)
            await page.did(page.menu[0], seat=seat)
        await h.post(f"/api/tables/{made['table']}/vote-end", token=made["token"])
        found, _ = await until_made(h, made["table"])
        assert found["state"] == "done"
        assert found["review"]["lines"] == page.seq


@pytest.mark.parametrize("game", [name for name in names() if name != "parley"])
async def test_the_curve_of_every_game(game: str) -> None:
    from ludoteca.server.services.bots.worker import Memory, Question, think

    text = finished(game, find(game).seats[0])
    memory = Memory()
    ask = Question("review", "t", game, {}, 0, "", "", 1, 50, text, points=2)
    whole = think(ask, memory).review
    assert len(whole["curve"]) == whole["lines"] - whole["first"] + 1
    assert len(whole["turning"]) == 2
    ask.point = whole["turning"][0]
    point = think(ask, memory).review
    assert point["line"] == whole["turning"][0] + 1 + whole["first"]
    assert point["choice"]["verb"] and sum(point["before"]) == pytest.approx(1000, abs=3)


async def test_a_table_may_be_without_hints(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        made = await h.table("me hotseat", hints=False)
        page = await Page(h, made["table"], made["token"]).open()
        assert page.state["table"]["hints"] is False
        await page.say(type="hint")
        said = await page.until(lambda m: m["type"] in ("hint", "error"))
        assert said["type"] == "error" and said["error"]["key"] == "hints-off"
    async with running_server(tmp_path, bots=1) as h:  # and stays so
        assert (await h.get(f"/api/tables/{made['table']}"))["hints"] is False
        allowed = await h.table("me hotseat")
        assert (await h.get(f"/api/tables/{allowed['table']}"))["hints"] is True


async def test_a_database_from_before_hints_and_reviews_is_brought_up_to_date(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me hotseat")
    file = tmp_path / FILE
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__code__.co_filename).parent / "migrations"))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    async with running_server(tmp_path) as h:
        assert (await h.get(f"/api/tables/{made['table']}"))["hints"] is True
        assert await h.parts.store.review(made["table"], 1) is None


async def test_a_deleted_table_leaves_no_review(tmp_path: Path) -> None:
    store = Store(tmp_path)
    await store.open()
    await store.commit([("review", {"table_id": "t", "rev": 3, "review": "{}"})])
    assert await store.review("t", 3) == "{}"
    await store.commit([("drop table", {"key_id": "t"})])
    assert await store.review("t", 3) is None
    await store.close()
