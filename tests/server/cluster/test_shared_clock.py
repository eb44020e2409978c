"""Nodes whose clocks differ by minutes: they use the clock of the database."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import ludoteca.server.build as root
from ludoteca.server.build import build, read_system_clock
from ludoteca.server.cluster.bus import Exchange, LocalBus
from ludoteca.server.cluster.shared_clock import SharedClock
from ludoteca.server.settings import Settings
from server.cluster.racing import Racer, new_table
from server.cluster.servers import Stores
from server.tools import Time

AHEAD_MS = 20 * 60_000


async def test_clocks_that_differ_agree_with_the_database() -> None:
    database = Time(5_000_000)

    async def read() -> int:
        return database()

    clocks = [SharedClock(Time(own), read) for own in (1_000_000, 5_000_000, 9_000_000)]
    for clock in clocks:
        await clock.compare()
    assert [clock() for clock in clocks] == [5_000_000] * 3


async def test_a_clock_runs_evenly_while_answers_are_slow(quiet_logs: io.StringIO) -> None:
    own, database = Time(0), Time(50)

    async def read() -> int:
        own.pass_(3)
        database.pass_(3)
        return database()

    clock = SharedClock(own, read)
    await clock.compare()
    assert clock.behind == 0  # 50 milliseconds, or the way there and back: who knows
    database.pass_(60)
    await clock.compare()
    assert 58_000 < clock.behind < 62_000 and "clock-differs" in quiet_logs.getvalue()


async def test_nobody_is_charged_the_difference_between_two_nodes(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question that one node has asked is answered at a node whose clock is twenty minutes ahead."""
    stores, exchange = Stores(tmp_path, database), Exchange()
    settings = Settings(tmp_path, bots=0, pace=0.0)
    one = build(settings, stores.new(), bus=LocalBus(exchange))
    monkeypatch.setattr(root, "read_system_clock", lambda: read_system_clock() + AHEAD_MS)
    two = build(settings, stores.new(), bus=LocalBus(exchange))
    try:
        for parts in (one, two):
            await parts.open()
        assert abs(one.now() - two.now()) < AHEAD_MS // 2
        table = await new_table(one)
        began = (await one.tables.entry(table)).live.history.at
        await Racer(two, "a", 1).move(table)
        assert 0 <= (await two.tables.entry(table)).live.history.at - began < AHEAD_MS // 2
    finally:
        for parts in (one, two):
            await parts.close()
