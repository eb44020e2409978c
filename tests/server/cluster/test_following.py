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
from ludoteca.server.cluster import follower
from ludoteca.server.cluster.bus import Exchange, LocalBus
from ludoteca.server.hub import Hub
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


def node_of(hub: Hub) -> tuple[int, int]:
    """How many changes a node has followed, and how many tables it had to read again."""
    assert hub.node is not None
    return hub.node.follower.followed, hub.node.follower.healed


async def settled(hubs: list[Hub]) -> None:
    """Wait until every message is delivered and handled."""
    for _ in range(20):
        await asyncio.sleep(0)
    while any(entry.lock.locked() for hub in hubs for entry in hub.cache.entries.values()):
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
    async with Stores(tmp_path, "").hubs(2, [LocalBus(exchange), LocalBus(exchange)]) as hubs:
        table = await new_table(hubs[0], game)
        entries = [await hub.entry(table) for hub in hubs]
        racers = [Racer(hub, str(n), n) for n, hub in enumerate(hubs)]
        odd: list[Callable[[LiveTable, Change], None]] = [take_back, rewind]
        for n in range(40):
            await racers[n % 2].move(table)
            await settled(hubs)
            assert copy_of(entries[0]) == copy_of(entries[1])
            if n % 9 == 8:
                await hubs[n % 2].run(entries[n % 2], odd[n % 2])
                await settled(hubs)
                assert copy_of(entries[0]) == copy_of(entries[1])
        followed = [node_of(hub) for hub in hubs]
        assert min(count for count, _ in followed) > 10 and [healed for _, healed in followed] == [0, 0]
        assert sum(hub.metrics.conflicts._value.get() for hub in hubs) == 0


async def test_a_bus_that_loses_repeats_and_delays_does_no_harm(tmp_path: Path) -> None:
    exchange = Exchange()
    async with Stores(tmp_path, "").hubs(3, [FaultyBus(exchange, n) for n in range(3)]) as hubs:
        tables = [await new_table(hubs[0]) for _ in range(3)]
        race = Race([Racer(hub, str(n), n) for n, hub in enumerate(hubs * 2)], tables, 300)
        await race.run()
        assert len(race.acknowledged) == 300
        await check_journals(hubs[0], tables, race.acknowledged)
        for table in tables:
            entries = [await hub.entry(table) for hub in hubs]
            await settled(hubs)
            for hub in hubs:
                assert hub.node is not None
                await hub.node.follower.look()
            copies = [copy_of(entry) for entry in entries]
            assert copies[0] == copies[1] == copies[2]
        assert sum(node_of(hub)[1] for hub in hubs) > 0


async def test_a_copy_that_cannot_apply_a_row_is_read_again(tmp_path: Path) -> None:
    exchange = Exchange()
    async with Stores(tmp_path, "").hubs(2, [LocalBus(exchange), LocalBus(exchange)]) as hubs:
        table = await new_table(hubs[0])
        entries = [await hub.entry(table) for hub in hubs]
        entries[1].live.match = None  # damaged
        await Racer(hubs[0], "a", 1).move(table)
        await settled(hubs)
        while entries[1].ver != entries[0].ver:
            await asyncio.sleep(0.005)
        assert copy_of(entries[0]) == copy_of(entries[1])


async def test_a_refusal_never_comes_from_an_old_copy(tmp_path: Path) -> None:
    silent = [LocalBus(Exchange()), LocalBus(Exchange())]  # no message ever arrives
    async with Stores(tmp_path, "").hubs(2, silent) as hubs:
        table = await new_table(hubs[0])
        there = await hubs[1].entry(table)
        for name in "abc":
            await Racer(hubs[0], name, 1).move(table)

        def only_later(live: LiveTable, change: Change) -> int:
            if live.rev < 3:
                raise Problem("stale")
            return live.rev

        assert await hubs[1].run(there, only_later) >= 3


async def test_a_request_finds_everything_that_was_committed_before(tmp_path: Path) -> None:
    """A player who joins or moves at one node finds this at another, also if no message has arrived."""
    silent = [LocalBus(Exchange()), LocalBus(Exchange())]
    async with Stores(tmp_path, "").hubs(2, silent) as hubs:
        chairs = [{"kind": "me"}, {"kind": "open"}]
        wanted = lobby.Wanted("parley", chairs, {}, ClockRules(), False, True, True, "consent", "A", 3)
        made = await lobby.create(hubs[0], wanted)
        there = await hubs[1].entry(made["table"])
        joined = await lobby.join(hubs[0], made["invite"], "B", None)
        assert hashed(joined["token"]) in (await hubs[1].entry(made["table"])).live.by_token
        await Racer(hubs[0], "a", 1).move(made["table"])
        known = (await hubs[0].entry(made["table"])).live.rev
        assert (await hubs[1].entry(made["table"])) is there and there.live.rev == known > 1
