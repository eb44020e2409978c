"""Two things at once: between a check and its effect somebody else may have been quicker."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import write_action
from ludoteca.rooms import operations as db
from ludoteca.rooms import play
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.problem import Problem
from ludoteca.server.build import Server, build, read_system_clock
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import Wanted
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.ws.messages import Hello
from ludoteca.server.transport.ws.session import Session, greet
from server.tables.test_cache import Slow
from server.tools import Time, running_server
from server.ws.test_play import seated


@asynccontextmanager
async def opened(folder: Path, time: Time | None = None) -> AsyncIterator[Server]:
    parts = build(Settings(folder, bots=0), Store(folder), now=time or read_system_clock)
    await parts.open()
    try:
        yield parts
    finally:
        await parts.close()


async def made(parts: Server, *kinds: str, clock: ClockRules | None = None) -> dict[str, Any]:
    seats = [{"kind": kind, "name": f"Seat {n}"} for n, kind in enumerate(kinds or ("me", "open"))]
    wanted = Wanted("parley", seats, {}, clock or ClockRules(), False, True, True, "consent", "A", 3)
    return await parts.lobby.create(wanted)


async def page_of(parts: Server, given: dict[str, Any], socket: Any) -> Session:
    page = await greet(parts.sessions, given["table"], Hello(given["token"]), socket)
    await parts.broadcaster.attach(page.entry, page.conn, None)
    return page


# ---- tables in memory ----


async def test_a_table_just_opened_is_not_put_away_because_all_others_are_in_use(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        h.parts.cache.capacity = 1
        await seated(h, await h.filled(2))
        given = await h.filled(2)  # nobody is at it yet
        pages = await seated(h, given)
        await pages[0].did("draw")


async def test_a_running_clock_does_not_keep_a_table_in_memory(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time) as parts:
        parts.cache.capacity = 2
        clock = ClockRules("async", 0, 60_000, 0, 60_000, 60_000)
        tables = [(await made(parts, "me", "hotseat", clock=clock))["table"] for _ in range(5)]
        assert len(parts.cache.entries) <= 3
        time.pass_(100)
        await parts.timekeeper.tick()
        for id in tables:
            assert [x.warned is not None for x in (await parts.tables.entry(id)).live.clock.hands].count(True) == 1
        assert len(parts.cache.entries) <= 3


async def test_what_is_put_away_is_let_go_and_leaves_nothing_running(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        parts.cache.capacity = 3
        before = len(asyncio.all_tasks())
        tables, lives = [], []
        for _ in range(12):
            given = await made(parts, "me", "hotseat")
            page = await page_of(parts, given, Slow())
            await parts.commands.run(
                page.entry, lambda live, change: play.act(live, change, live.front_seats()[0], live.rev, "draw", "k")
            )
            tables.append(given["table"])
            lives.append(weakref.ref(page.entry.live))
            parts.broadcaster.detach(page.entry, page.conn)
            del page
        while len(asyncio.all_tasks()) > before:
            await asyncio.sleep(0.001)
        gc.collect()
        assert len([1 for live in lives if live() is not None]) == len(parts.cache.entries) <= 4
        for id in tables[:3]:  # each left a snapshot of its last moment behind
            assert [row["seq"] for row in await parts.store.snapshots(id)] == [(await parts.tables.entry(id)).live.seq]


async def test_a_lobby_is_not_evicted_while_somebody_joins_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        parts.cache.capacity = 1
        host = await made(parts)
        joining = asyncio.create_task(parts.lobby.join(host["invite"], "Guest", None))
        while not parts.broadcaster.busy:
            await asyncio.sleep(0)
        entry = parts.cache.entries[host["table"]]
        for _ in range(3):
            await made(parts)  # each of them makes room
            assert not entry.gone or joining.done()
        assert (await joining)["seat"] == "B"


async def test_many_joins_beyond_the_capacity_all_succeed(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        parts.cache.capacity = 2
        hosts = [await made(parts) for _ in range(12)]
        given = await asyncio.gather(*[parts.lobby.join(host["invite"], "Guest", None) for host in hosts])
        assert [g["seat"] for g in given] == ["B"] * 12


async def test_who_reads_a_new_table_before_its_maker_does_gets_the_same_one(tmp_path: Path) -> None:
    class Curious(Store):
        async def commit(self, ops: Any) -> None:
            await super().commit(ops)
            for name, values in ops:
                if name == db.NEW_TABLE:
                    seen.append(await parts.tables.entry(values["id"]))

    seen: list[Entry] = []
    async with opened(tmp_path) as parts:
        parts.store.__class__ = Curious
        given = await made(parts)
        assert [await parts.tables.entry(given["table"])] == seen


async def test_a_table_made_while_somebody_else_was_reading_it_is_there_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        given = await made(parts)
        kept = parts.cache.entries.pop(given["table"])
        reading = asyncio.create_task(parts.tables.entry(given["table"]))
        await asyncio.sleep(0)
        parts.cache.add(kept)
        assert await reading is kept is await parts.tables.entry(given["table"])


async def test_a_table_that_cannot_be_read_does_not_hold_up_the_clocks_of_the_others(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time) as parts:
        clock = ClockRules("async", 0, 60_000, 0, 60_000, 60_000)
        broken = await made(parts, "me", "hotseat", clock=clock)
        whole = await made(parts, "me", "hotseat", clock=clock)
        async with parts.store.engine.begin() as connection:
            await connection.exec_driver_sql(
                'UPDATE tables SET options = \'{"none": "such"}\', due = 1 WHERE id = ?', (broken["table"],)
            )
        parts.cache.entries.clear()
        time.pass_(100)
        await parts.timekeeper.tick()
        assert whole["table"] in parts.cache.entries
        with pytest.raises(Problem, match="broken-table"):
            await parts.tables.entry(broken["table"])


async def test_a_table_that_cannot_be_read_is_not_tried_with_every_tick(tmp_path: Path, quiet_logs: Any) -> None:
    time = Time()
    async with opened(tmp_path, time) as parts:
        clock = ClockRules("async", 0, 60_000, 0, 60_000, 60_000)
        broken = await made(parts, "me", "hotseat", clock=clock)
        async with parts.store.engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM seats WHERE table_id = ?", (broken["table"],))
        parts.cache.entries.clear()
        time.pass_(100)
        for _ in range(5):
            await parts.timekeeper.tick()
        assert quiet_logs.getvalue().count('"load-failed"') == 1


# ---- closing ----


async def test_closing_twice_in_the_middle_of_a_secret_choice(tmp_path: Path) -> None:
    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat", "hotseat")
        entry = await parts.tables.entry(given["table"])
        ship = next(a for a in entry.live.match.state.menus[0] if a.verb == "claim")  # type: ignore[union-attr]
        do = write_action(entry.live.game, ship)
        await parts.commands.run(entry, lambda live, change: play.act(live, change, 0, live.rev, do, "a"))
        await parts.commands.run(
            entry, lambda live, change: play.act(live, change, 1, live.history.seen_rev(1), "pass", "b")
        )
        assert entry.live.history.group_start is not None
    for _ in range(2):
        async with opened(tmp_path) as parts:
            assert (await parts.tables.entry(given["table"])).live.seq == entry.live.seq


async def test_the_disk_is_not_closed_under_somebody_who_reads(tmp_path: Path) -> None:
    """Such a reader would wait forever, and the server with it."""
    for _ in range(15):
        parts = build(Settings(tmp_path, bots=0), Store(tmp_path))
        await parts.open()
        reading = [parts.tasks.spawn(parts.store.counts()) for _ in range(5)]
        await asyncio.sleep(0)
        await parts.close()
        assert len(parts.loops) == 3 and all(task.done() for task in [*reading, *parts.loops.values()])


async def test_a_disk_that_is_full_does_not_keep_the_server_from_closing(tmp_path: Path) -> None:
    class Full(Store):
        async def commit(self, ops: Any) -> None:
            raise OSError("no space left on device")

    async with opened(tmp_path) as parts:
        given = await made(parts, "me", "hotseat")
        entry = await parts.tables.entry(given["table"])
        await parts.commands.run(
            entry, lambda live, change: play.act(live, change, live.front_seats()[0], live.rev, "draw", "a")
        )
        parts.store.__class__ = Full
    assert parts.store.task is None  # closed to the end
