"""What a connection may cost: bytes in its outbox, lines of the log, presence messages, chat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Quick
from ludoteca.rooms import history, play
from ludoteca.rooms import table as tables
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER
from ludoteca.server.services import connection as limits
from ludoteca.server.services.chat import PLAYER_BURST, SPECTATOR_BURST
from ludoteca.server.services.connection import Connection
from ludoteca.server.transport.ws.mirror import Mirror
from server.tables.changes import at
from server.tables.test_cache import Slow
from server.tables.test_races import made, opened, page_of
from server.tables.test_table import answer, make, random_move
from server.tools import Page, Time, running_server
from server.ws.test_play import seated

SMALL_PAGE = 10


def connection() -> Connection:
    socket: Any = Slow()
    return Connection(socket, "", [])


def closing_of(conn: Connection) -> object:
    return conn.closing


async def test_an_outbox_is_limited_by_bytes() -> None:
    conn = connection()
    message = b"x" * 100_000
    for _ in range(limits.MAX_OUTBOX_BYTES // len(message) + 1):  # one is being sent
        conn.push(message)
    assert closing_of(conn) is None and not conn.keeps_up.is_set()
    conn.push(message)
    assert closing_of(conn) == limits.RESTART and len(conn.outbox) == 1 and conn.outbox_bytes == 0


async def test_one_large_message_is_always_possible() -> None:
    conn = connection()
    conn.push(b"x" * (2 * limits.MAX_OUTBOX_BYTES))
    assert conn.closing is None and conn.keeps_up.is_set()


async def test_the_bytes_of_an_outbox_are_those_that_wait() -> None:
    conn = connection()
    for size in (10, 20, 30, 300_000):
        conn.push(b"x" * size)
    assert conn.outbox_bytes == 20 + 30 + 300_000 and conn.falls_behind() and not conn.keeps_up.is_set()
    for left in (30 + 300_000, 300_000, 0, 0):
        conn.sent()
        assert conn.outbox_bytes == left
    assert conn.keeps_up.is_set() and not conn.falls_behind()


async def test_slow_readers_cost_no_more_than_their_limit(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        parts.settings.limits = False
        given = await made(parts, "me", "hotseat")
        page = await page_of(parts, given, Slow())
        quick = Quick(1)
        while page.entry.live.state == "playing" and page.entry.live.seq < 40:
            await parts.commands.run(page.entry, lambda live, change: random_move(live, change, quick))
        biggest = 0
        for n in range(400):
            await page.answer(limits_look("AB"[n % 2]))
            biggest = max(biggest, sum(map(len, page.conn.outbox)))
        assert biggest <= limits.MAX_OUTBOX_BYTES + len(page.conn.outbox[0])


def limits_look(seat: str) -> Any:
    from ludoteca.server.transport.ws.messages import Look

    return Look(seat)


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "LOG_PAGE", SMALL_PAGE)


def test_pages_of_the_log_join_without_a_gap(small_pages: None) -> None:
    live = make()
    quick = Quick(3)
    while live.seq < 47:
        answer(live, quick, 2000)
    whole = live.history.seen_lines(0, -1)
    page, more = live.history.seen_page(0, -1)
    assert len(page) == SMALL_PAGE and more
    while more:
        older, more = live.history.seen_page(0, -1, page[0][0])
        assert 0 < len(older) <= SMALL_PAGE
        page = older + page
    assert page == whole
    assert live.history.seen_page(0, live.seq - 3) == (whole[-3:], False)
    assert live.history.seen_page(0, 5, 9) == (whole[6:9], False)


def test_a_page_hides_the_secret_picks_of_others(small_pages: None) -> None:
    from server.tables.test_table import ship

    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "claim " + ship(live, 0), "a")
    play.act(live, at(live, 2000), 1, live.rev, "pass", "b")
    for before in (None, live.seq + 1):
        assert live.history.seen_page(2, -1, before)[0] == live.history.seen_lines(2, -1)


async def test_a_state_brings_the_end_of_a_long_log_and_the_rest_is_fetched(tmp_path: Path, small_pages: None) -> None:
    async with running_server(tmp_path) as h:
        given = await h.table("me hotseat hotseat", "rio_de_la_plata")
        page = await Page(h, given["table"], given["token"]).open()
        entry = h.parts.cache.entries[page.table]
        quick = Quick(5)
        while entry.live.seq < 60:
            await h.parts.commands.run(entry, lambda live, change: random_move(live, change, quick))
        await page.quiet()
        fresh = await Page(h, page.table, page.token).open()
        assert fresh.seq == entry.live.seq >= 60
        assert len(fresh.state["events"]) == SMALL_PAGE
        first = fresh.state["events"][0]["seq"]
        assert fresh.state["missing"] == [0, first - 1]
        before, got = first, dict(fresh.lines)
        while True:
            found = await h.get(f"/api/tables/{page.table}/log?before={before}&seat=A", page.token)
            assert len(found["events"]) <= SMALL_PAGE
            got.update({line["seq"]: line for line in found["events"]})
            before = found["events"][0]["seq"]
            if not found["more"]:
                break
        assert sorted(got) == list(range(entry.live.seq + 1))
        # Another seat: only its last page, and later only what is new.
        await fresh.say(type="look", seat="B")
        other = await fresh.until(lambda m: m["type"] == "state")
        assert len(other["events"]) == SMALL_PAGE and other["me"]["looking"] == "B"
        await fresh.say(type="look", seat="A", rev=fresh.state["rev"])
        back = await fresh.until(lambda m: m["type"] == "state")
        assert back["events"] == [] and back["missing"] is None


def test_a_journal_ends_before_it_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MAX_REVISIONS", 40)
    monkeypatch.setattr(tables, "MAX_SIDE_REVISIONS", 20)
    live = make()
    quick = Quick(3)
    while live.rev < 20:
        answer(live, quick, 2000)
    seat = live.front_seats()[0]
    with pytest.raises(Problem, match="journal-full"):
        play.undo(live, at(live, 3000), seat, live.history.seen_rev(seat), None)
    with pytest.raises(Problem, match="journal-full"):
        play.act(live, at(live, 3000), 1, live.rev, "offer A coins 1 / /", "x")
    while live.state != OVER:
        answer(live, quick, 3000)
    assert live.rev <= 42 and live.result is not None and live.result["reason"] == "too-long"


async def test_presence_messages_do_not_grow_with_the_square_of_the_spectators(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        entry = await parts.tables.entry(given["table"])
        sockets = [Slow() for _ in range(40)]
        for socket in sockets:
            socket.free.set()
            line: Any = socket
            await parts.broadcaster.attach(entry, Connection(line, "", []), None)
        while parts.broadcaster.presence or any(conn.outbox for conn in entry.conns):
            await asyncio.sleep(0.01)
        heard = [m for socket in sockets for m in socket.got if m["type"] == "table"]
        assert len(heard) <= 4 * len(sockets)
        for socket in sockets:
            mirror = Mirror()
            assert [mirror.complete(m) for m in socket.got][-1]["table"]["spectators"] == 40


@pytest.mark.usefixtures("no_time_passes")
async def test_reconnecting_does_not_reset_the_chat_limit(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=True) as h:
        a, _ = await seated(h, await h.filled(2))
        watchers = [await Page(h, a.table, None).open() for _ in range(2)]
        said = 0
        for page in (a, *watchers):
            for round in range(2):
                for n in range(12):
                    await page.say(type="chat", text=f"line {round} {n}")
                heard = await page.quiet()
                said += len([m for m in heard if m["type"] == "error" and m["error"]["key"] == "too-fast"])
                await page.again()
        kept = await h.parts.store.chat(a.table)
        players = [m for m in kept if m["channel"] == "table"]
        gallery = [m for m in kept if m["channel"] == "gallery"]
        assert len(players) == PLAYER_BURST and len(gallery) == SPECTATOR_BURST
        assert said + len(kept) == 72


async def test_the_host_mutes_and_removes_a_spectator(tmp_path: Path) -> None:
    async with running_server(tmp_path, now=Time()) as h:
        given = await h.filled(2)
        a, _ = await seated(h, given)
        watcher = await Page(h, a.table, None).open()
        path = f"/api/tables/{a.table}/spectators"
        await h.get(path, given[1]["token"], 403)
        found = await h.get(path, a.token)
        assert len(found) == 1 and found[0]["muted"] is False
        order = {"spectator": found[0]["id"], "do": "mute"}
        await h.post(path, order, given[1]["token"], 403)
        assert (await h.post(path, order, a.token))[0]["muted"] is True
        await watcher.say(type="chat", text="hello")
        assert (await watcher.until(lambda m: m["type"] == "error"))["error"]["key"] == "muted"
        await h.post(path, {**order, "do": "unmute"}, a.token)
        await watcher.say(type="chat", text="hello")
        await watcher.until(lambda m: m["type"] == "chat")
        await h.post(path, {**order, "do": "remove"}, a.token)
        with pytest.raises(Exception, match="4410"):
            while True:
                await watcher.hear()
        with pytest.raises(Exception, match="4410"):
            page = Page(h, a.table, None)
            await page.open()
            await page.hear()
        assert (await h.post(path, {"spectator": "none", "do": "mute"}, a.token, 404))["error"]["key"] == "no-spectator"
