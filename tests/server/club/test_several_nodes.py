"""Several nodes on one database: of those that do the same work at the same time, one does it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import select

from ludoteca.rooms import votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.table import LiveTable
from ludoteca.server.build import Server, build
from ludoteca.server.club.club import Club
from ludoteca.server.club.matchmaking import Seeker
from ludoteca.server.club.ratings import points
from ludoteca.server.club.running import ClubWork
from ludoteca.server.club.tournaments import OPEN, Stored, Tournament
from ludoteca.server.settings import Settings
from ludoteca.server.storage.club_schema import seekers
from ludoteca.server.storage.schema import tables
from server.cluster.servers import Stores

NODES = 3


def club_of(parts: Server) -> Club:
    assert parts.club is not None
    return parts.club


@asynccontextmanager
async def opened_nodes(stores: Stores) -> AsyncIterator[list[Server]]:
    settings = Settings(stores.folder, bots=0, pace=0.0, club=True)
    nodes = [build(settings, stores.new()) for _ in range(NODES)]
    for parts in nodes:
        await parts.open()
    try:
        yield nodes
    finally:
        for parts in nodes:
            await parts.close()


async def people(parts: Server, names: str) -> list[str]:
    """New accounts; returns their ids."""
    accounts = club_of(parts).accounts
    return [(await accounts.add(accounts.draft(name, "en"), None)).id for name in names.split()]


async def all_at_once(nodes: list[Server]) -> None:
    """Let all nodes work at the same time, until none of them was hindered by another."""
    for _ in range(NODES):
        await asyncio.gather(*(ClubWork(club_of(parts)).step() for parts in nodes))


async def table_count(parts: Server) -> int:
    return len(await parts.store.rows(select(tables.c.id)))


async def begun(parts: Server, entrants: list[str]) -> str:
    play = club_of(parts).play
    wanted = Tournament(
        id="t1",
        name="Thursday",
        host=entrants[0],
        game="parley",
        format="swiss",
        size=2,
        rounds=2,
        clock=ClockRules(),
        rated=True,
        level="",
        state=OPEN,
        starts=None,
        made=1,
        at=1,
        ver=0,
    )
    id = await play.tournaments.create(wanted)
    await asyncio.gather(*(play.tournaments.join(id, account) for account in entrants))
    await play.tournaments.start(id, entrants[0])
    return id


def resigning(player: str) -> Callable[[LiveTable, Change], None]:
    return lambda live, change: votes.resign(live, change, player)


async def round_ended(parts: Server, stored: Stored) -> None:
    """The second seat of every table resigns."""
    for sitting in stored.sittings:
        entry = await parts.tables.entry(sitting.table)
        if sitting.places is None:
            await parts.commands.run(entry, resigning(entry.live.seats[1].player))


async def test_one_node_makes_a_round_and_counts_a_game(stores: Stores) -> None:
    async with opened_nodes(stores) as nodes:
        play = club_of(nodes[0]).play
        id = await begun(nodes[0], await people(nodes[0], "Anna Bruno Carla Dario"))
        await all_at_once(nodes)
        assert [(one.round, one.number) for one in (await play.tournaments.get(id)).sittings] == [(1, 1), (1, 2)]
        assert await table_count(nodes[0]) == 2
        await round_ended(nodes[0], await play.tournaments.get(id))
        await all_at_once(nodes)
        stored = await play.tournaments.get(id)
        assert [one.round for one in stored.sittings] == [1, 1, 2, 2]
        assert await table_count(nodes[0]) == 4
        ladder = ("parley", 2)
        found = await play.ladders.points(ladder)
        right = points(await play.ladders.outcomes(ladder))
        assert sorted(found, key=repr) == sorted(right, key=repr)
        assert len(found) == 4


async def test_one_node_seats_people_who_wait(stores: Stores) -> None:
    async with opened_nodes(stores) as nodes:
        for account in await people(nodes[0], "Anna Bruno"):
            now = nodes[0].now()
            await club_of(nodes[0]).play.opponents.seek(
                Seeker(account, "parley", 2, "live", rated=False, bots_after=-1, since=now, seen=now)
            )
        await all_at_once(nodes)
        assert await table_count(nodes[0]) == 1
        rows = await nodes[0].store.rows(select(seekers.c.table_id))
        assert len({row["table_id"] for row in rows} - {""}) == 1
