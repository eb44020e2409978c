"""Nodes that follow each other's tables: by the messages of the bus, and from the database where those are missing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from long_run import long_but
from ludoteca.kernel import Quick
from ludoteca.rooms import play, votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.build import Server
from ludoteca.server.cluster import follower
from ludoteca.server.cluster.bus import Exchange, LocalBus
from ludoteca.server.services import lobby
from server.cluster.racing import Race, Racer, check_journals, copy_of, new_table
from server.cluster.servers import Stores

GAMES = ("parley", "pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452")


@pytest.fixture(autouse=True)
def no_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node compares its versions with the database by itself: that would heal what the tests look at."""
    monkeypatch.setattr(follower, "LOOK_S", 3600.0)


class FaultyBus(LocalBus):
    """Loses, repeats and delays one message in ten each."""

    def __init__(self, exchange: Exchange, seed: int) -> None:
        super().__init__(exchange)
        self.quick = Quick(seed)

    def send(self, table: str, message: bytes) -> None:
        luck = self.quick.below(10)
        if luck == 0:
            return
        super().send(table, message)
        if luck == 1:
            super().send(table, message)
        elif luck == 2:
            asyncio.get_running_loop().call_later(0.02, self.exchange.deliver, message)


def node_of(parts: Server) -> tuple[int, int]:
    """How many changes a node has followed, and how many tables it had to read again."""
    assert parts.node is not None
    return parts.node.follower.followed, parts.node.follower.healed


async def settled(nodes: list[Server]) -> None:
    """Wait until every message is delivered and handled."""
    for _ in range(20):
        await asyncio.sleep(0)
    while any(entry.lock.locked() for parts in nodes for entry in parts.cache.entries.values()):
        await asyncio.sleep(0.005)


def take_back(live: LiveTable, change: Change) -> None:
    for seat in range(len(live.seats)):
        targets = live.undo_targets(seat)
        if targets and live.state == PLAYING:
            play.undo(live, change, seat, live.history.seen_rev(seat), None)
            return


def rewind(live: LiveTable, change: Change) -> None:
    if live.state == PLAYING and live.seq > 1:
        votes.ask_rewind(live, change, live.people()[0], live.seq - 1)


@pytest.mark.parametrize("game", long_but(GAMES, "parley", "pax-renaissance"))
async def test_a_copy_that_follows_equals_the_table_that_moved(tmp_path: Path, game: str) -> None:
    """Rows applied one by one give the same state, views and undo targets. Nothing is read from the database."""
    exchange = Exchange()
    async with Stores(tmp_path, "").nodes(2, [LocalBus(exchange), LocalBus(exchange)]) as nodes:
        table = await new_table(nodes[0], game)
        entries = [await parts.tables.entry(table) for parts in nodes]
        racers = [Racer(parts, str(n), n) for n, parts in enumerate(nodes)]
        odd: list[Callable[[LiveTable, Change], None]] = [take_back, rewind]
        for n in range(40):
            await racers[n % 2].move(table)
            await settled(nodes)
            assert copy_of(entries[0]) == copy_of(entries[1])
            if n % 9 == 8:
                await nodes[n % 2].commands.run(entries[n % 2], odd[n % 2])
                await settled(nodes)
                assert copy_of(entries[0]) == copy_of(entries[1])
        followed = [node_of(parts) for parts in nodes]
        assert min(count for count, _ in followed) > 10 and [healed for _, healed in followed] == [0, 0]
        assert sum(parts.metrics.conflicts._value.get() for parts in nodes) == 0


async def test_a_bus_that_loses_repeats_and_delays_does_no_harm(tmp_path: Path) -> None:
    exchange = Exchange()
    async with Stores(tmp_path, "").nodes(3, [FaultyBus(exchange, n) for n in range(3)]) as nodes:
        tables = [await new_table(nodes[0]) for _ in range(3)]
        race = Race([Racer(parts, str(n), n) for n, parts in enumerate(nodes * 2)], tables, 300)
        await race.run()
        assert len(race.acknowledged) == 300
        await check_journals(nodes[0], tables, race.acknowledged)
        for table in tables:
            entries = [await parts.tables.entry(table) for parts in nodes]
            await settled(nodes)
            for parts in nodes:
                assert parts.node is not None
                await parts.node.follower.look()
            copies = [copy_of(entry) for entry in entries]
            assert copies[0] == copies[1] == copies[2]
        assert sum(node_of(parts)[1] for parts in nodes) > 0


async def test_a_copy_that_cannot_apply_a_row_is_read_again(tmp_path: Path) -> None:
    exchange = Exchange()
    async with Stores(tmp_path, "").nodes(2, [LocalBus(exchange), LocalBus(exchange)]) as nodes:
        table = await new_table(nodes[0])
        entries = [await parts.tables.entry(table) for parts in nodes]
        entries[1].live.match = None  # damaged
        await Racer(nodes[0], "a", 1).move(table)
        await settled(nodes)
        while entries[1].ver != entries[0].ver:
            await asyncio.sleep(0.005)
        assert copy_of(entries[0]) == copy_of(entries[1])


async def test_a_refusal_never_comes_from_an_old_copy(tmp_path: Path) -> None:
    silent = [LocalBus(Exchange()), LocalBus(Exchange())]  # no message ever arrives
    async with Stores(tmp_path, "").nodes(2, silent) as nodes:
        table = await new_table(nodes[0])
        there = await nodes[1].tables.entry(table)
        for name in "abc":
            await Racer(nodes[0], name, 1).move(table)

        def only_later(live: LiveTable, change: Change) -> int:
            if live.rev < 3:
                raise Problem("stale")
            return live.rev

        assert await nodes[1].commands.run(there, only_later) >= 3


async def test_a_request_finds_everything_that_was_committed_before(tmp_path: Path) -> None:
    """A player who joins or moves at one node finds this at another, also if no message has arrived."""
    silent = [LocalBus(Exchange()), LocalBus(Exchange())]
    async with Stores(tmp_path, "").nodes(2, silent) as nodes:
        chairs = [{"kind": "me"}, {"kind": "open"}]
        wanted = lobby.Wanted("parley", chairs, {}, ClockRules(), False, True, True, "consent", "A", 3)
        made = await nodes[0].lobby.create(wanted)
        there = await nodes[1].tables.entry(made["table"])
        joined = await nodes[0].lobby.join(made["invite"], "B", None)
        assert hashed(joined["token"]) in (await nodes[1].tables.entry(made["table"])).live.by_token
        await Racer(nodes[0], "a", 1).move(made["table"])
        known = (await nodes[0].tables.entry(made["table"])).live.rev
        assert (await nodes[1].tables.entry(made["table"])) is there and there.live.rev == known > 1
