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
from ludoteca.server.hub import Hub, system_now
from ludoteca.server.services import lobby
from ludoteca.server.services.cache import Entry
from ludoteca.server.services.lobby import Wanted
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.ws.messages import Hello
from ludoteca.server.transport.ws.session import Session, greet
from server.tables.test_cache import Slow
from server.tools import Time, running_server
from server.ws.test_play import seated


@asynccontextmanager
async def opened(folder: Path, time: Time | None = None) -> AsyncIterator[Hub]:
    hub = Hub(Store(folder), Settings(folder, bots=0), None, now=time or system_now)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def made(hub: Hub, *kinds: str, clock: ClockRules | None = None) -> dict[str, Any]:
    seats = [{"kind": kind, "name": f"Seat {n}"} for n, kind in enumerate(kinds or ("me", "open"))]
    wanted = Wanted("parley", seats, {}, clock or ClockRules(), False, True, True, "consent", "A", 3)
    return await lobby.create(hub, wanted)


async def page_of(hub: Hub, given: dict[str, Any], socket: Any) -> Session:
    page = await greet(hub, given["table"], Hello(given["token"]), socket)
    await hub.broadcaster.attach(page.entry, page.conn, None)
    return page


# ---- tables in memory ----


async def test_a_table_just_opened_is_not_put_away_because_all_others_are_in_use(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        h.hub.cache.capacity = 1
        await seated(h, await h.filled(2))
        given = await h.filled(2)  # nobody is at it yet
        pages = await seated(h, given)
        await pages[0].did("draw")


async def test_a_running_clock_does_not_keep_a_table_in_memory(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time) as hub:
        hub.cache.capacity = 2
        clock = ClockRules("async", 0, 60_000, 0, 60_000, 60_000)
        tables = [(await made(hub, "me", "hotseat", clock=clock))["table"] for _ in range(5)]
        assert len(hub.cache.entries) <= 3
        time.pass_(100)
        await hub.timekeeper.tick()
        for id in tables:
            assert [x.warned is not None for x in (await hub.entry(id)).live.clock.hands].count(True) == 1
        assert len(hub.cache.entries) <= 3


async def test_what_is_put_away_is_let_go_and_leaves_nothing_running(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        hub.cache.capacity = 3
        before = len(asyncio.all_tasks())
        tables, lives = [], []
        for _ in range(12):
            given = await made(hub, "me", "hotseat")
            page = await page_of(hub, given, Slow())
            await hub.run(
                page.entry, lambda live, change: play.act(live, change, live.front_seats()[0], live.rev, "draw", "k")
            )
            tables.append(given["table"])
            lives.append(weakref.ref(page.entry.live))
            hub.broadcaster.detach(page.entry, page.conn)
            del page
        while len(asyncio.all_tasks()) > before:
            await asyncio.sleep(0.001)
        gc.collect()
        assert len([1 for live in lives if live() is not None]) == len(hub.cache.entries) <= 4
        for id in tables[:3]:  # each left a snapshot of its last moment behind
            assert [row["seq"] for row in await hub.store.snapshots(id)] == [(await hub.entry(id)).live.seq]


async def test_a_lobby_is_not_evicted_while_somebody_joins_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        hub.cache.capacity = 1
        host = await made(hub)
        joining = asyncio.create_task(lobby.join(hub, host["invite"], "Guest", None))
        while not hub.broadcaster.busy:
            await asyncio.sleep(0)
        entry = hub.cache.entries[host["table"]]
        for _ in range(3):
            await made(hub)  # each of them makes room
            assert not entry.gone or joining.done()
        assert (await joining)["seat"] == "B"


async def test_many_joins_beyond_the_capacity_all_succeed(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        hub.cache.capacity = 2
        hosts = [await made(hub) for _ in range(12)]
        given = await asyncio.gather(*[lobby.join(hub, host["invite"], "Guest", None) for host in hosts])
        assert [g["seat"] for g in given] == ["B"] * 12


async def test_who_reads_a_new_table_before_its_maker_does_gets_the_same_one(tmp_path: Path) -> None:
    class Curious(Store):
        async def commit(self, ops: Any) -> None:
            await super().commit(ops)
            for name, values in ops:
                if name == db.NEW_TABLE:
                    seen.append(await hub.entry(values["id"]))

    seen: list[Entry] = []
    async with opened(tmp_path) as hub:
        hub.store.__class__ = Curious
        given = await made(hub)
        assert [await hub.entry(given["table"])] == seen


async def test_a_table_made_while_somebody_else_was_reading_it_is_there_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        given = await made(hub)
        kept = hub.cache.entries.pop(given["table"])
        reading = asyncio.create_task(hub.entry(given["table"]))
        await asyncio.sleep(0)
        hub.cache.add(kept)
        assert await reading is kept is await hub.entry(given["table"])


async def test_a_table_that_cannot_be_read_does_not_hold_up_the_clocks_of_the_others(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time) as hub:
        clock = ClockRules("async", 0, 60_000, 0, 60_000, 60_000)
        broken = await made(hub, "me", "hotseat", clock=clock)
        whole = await made(hub, "me", "hotseat", clock=clock)
        async with hub.store.engine.begin() as connection:
            await connection.exec_driver_sql(
                'UPDATE tables SET options = \'{"none": "such"}\', due = 1 WHERE id = ?', (broken["table"],)
            )
        hub.cache.entries.clear()
        time.pass_(100)
        await hub.timekeeper.tick()
        assert whole["table"] in hub.cache.entries
        with pytest.raises(Problem, match="broken-table"):
            await hub.entry(broken["table"])


async def test_a_table_that_cannot_be_read_is_not_tried_with_every_tick(tmp_path: Path, quiet_logs: Any) -> None:
    time = Time()
    async with opened(tmp_path, time) as hub:
        clock = ClockRules("async", 0, 60_000, 0, 60_000, 60_000)
        broken = await made(hub, "me", "hotseat", clock=clock)
        async with hub.store.engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM seats WHERE table_id = ?", (broken["table"],))
        hub.cache.entries.clear()
        time.pass_(100)
        for _ in range(5):
            await hub.timekeeper.tick()
        assert quiet_logs.getvalue().count('"load-failed"') == 1


# ---- closing ----


async def test_closing_twice_in_the_middle_of_a_secret_choice(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        given = await made(hub, "me", "hotseat", "hotseat")
        entry = await hub.entry(given["table"])
        ship = next(a for a in entry.live.match.state.menus[0] if a.verb == "claim")  # type: ignore[union-attr]
        do = write_action(entry.live.game, ship)
        await hub.run(entry, lambda live, change: play.act(live, change, 0, live.rev, do, "a"))
        await hub.run(entry, lambda live, change: play.act(live, change, 1, live.history.seen_rev(1), "pass", "b"))
        assert entry.live.history.group_start is not None
    for _ in range(2):
        async with opened(tmp_path) as hub:
            assert (await hub.entry(given["table"])).live.seq == entry.live.seq


async def test_the_disk_is_not_closed_under_somebody_who_reads(tmp_path: Path) -> None:
    """Such a reader would wait forever, and the server with it."""
    for _ in range(15):
        hub = Hub(Store(tmp_path), Settings(tmp_path, bots=0), None)
        await hub.open()
        reading = [hub.spawn(hub.store.counts()) for _ in range(5)]
        await asyncio.sleep(0)
        await hub.close()
        assert len(hub.loops) == 3 and all(task.done() for task in [*reading, *hub.loops.values()])


async def test_a_disk_that_is_full_does_not_keep_the_server_from_closing(tmp_path: Path) -> None:
    class Full(Store):
        async def commit(self, ops: Any) -> None:
            raise OSError("no space left on device")

    async with opened(tmp_path) as hub:
        given = await made(hub, "me", "hotseat")
        entry = await hub.entry(given["table"])
        await hub.run(entry, lambda live, change: play.act(live, change, live.front_seats()[0], live.rev, "draw", "a"))
        hub.store.__class__ = Full
    assert hub.store.task is None  # closed to the end
