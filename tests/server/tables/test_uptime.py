"""Downtime is not charged to clocks, whatever the server was doing when it stopped."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.events import Paused, Resumed, Warned
from ludoteca.server.services import uptime
from ludoteca.server.services.uptime import FILE, Uptime, discount
from server.tables.changes import at, written
from server.tables.test_table import again, make, picture
from server.tools import Page, Time, running_server

LIVE = ClockRules("live", 5_000, 60_000, grace=10_000)
CLOCK = {"kind": "live", "move": 5, "reserve": 60}


async def test_a_clock_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time) as h:
        given = await h.filled(2, clock=CLOCK)
        time.pass_(3)
    for _ in range(2):  # down twice before anybody comes back
        time.pass_(3600)
        async with running_server(tmp_path, now=time) as h:
            await h.parts.timekeeper.tick()
    time.pass_(3600)
    async with running_server(tmp_path, now=time) as h:
        page = await Page(h, given[0]["table"], given[0]["token"]).open()
        seat = page.waits.index("A") if "A" in page.waits else 1
        clock = page.state["table"]["clock"]
        assert clock["paused"] is False
        assert clock["seats"][seat] == {"move": 2000, "left": 60_000, "running": True}
        time.pass_(63)
        await h.parts.timekeeper.tick()
        live = h.parts.cache.entries[page.table].live
        assert live.clock.hands[seat].warned is not None  # uptime counts as ever


async def test_a_kill_costs_at_most_a_heartbeat(tmp_path: Path) -> None:
    time = Time()
    up = Uptime(tmp_path, time)
    up.start()
    assert up.downtimes == []
    begun = time()
    time.pass_(4)  # killed here, without a last heartbeat
    time.pass_(100)
    later = Uptime(tmp_path, time)
    later.start()
    assert later.downtimes == [(begun, time())]
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


async def test_a_heartbeat_that_waits_for_the_disk_does_not_stop_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = asyncio.Event(), threading.Event()
    ended: list[bool] = []
    loop = asyncio.get_running_loop()

    def slow_beat(_up: Uptime) -> None:
        loop.call_soon_threadsafe(begun.set)
        ended.append(may_end.wait(300))

    monkeypatch.setattr(uptime, "HEARTBEAT_S", 0.001)
    monkeypatch.setattr(Uptime, "beat", slow_beat)
    beating = asyncio.create_task(Uptime(tmp_path, Time()).run_forever())
    await begun.wait()
    may_end.set()
    while not ended:
        await asyncio.sleep(0.001)
    beating.cancel()
    assert ended[0]  # and not given up: the event loop went on meanwhile


def test_a_damaged_file_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{")
    up = Uptime(tmp_path, Time())
    up.start()
    assert up.downtimes == []


def test_the_discount_is_part_of_the_journal() -> None:
    live = make(clock=LIVE)
    discount(live, at(live, 0), [(500, 900), (2000, 50_000)])
    assert [row.event for row in written(live).rows][-2:] == [Paused(-1, "downtime"), Resumed(-1, "downtime")]
    seat = live.front_seats()[0]
    assert live.clock.left(seat, 51_000) == (3_000, 60_000)
    assert picture(again(live, written(live).rows, [])) == picture(live)


def test_a_warning_is_given_its_time_again() -> None:
    live = make(clock=LIVE)
    seat = live.front_seats()[0]
    live.do(at(live, 70_000), Warned(seat))
    discount(live, at(live, 0), [(71_000, 200_000)])
    assert live.clock.due(seat) == 210_000


def test_tables_without_a_running_clock_are_left_alone() -> None:
    live = make()
    rows = len(written(live).rows)
    discount(live, at(live, 0), [(2000, 50_000)])
    assert len(written(live).rows) == rows
