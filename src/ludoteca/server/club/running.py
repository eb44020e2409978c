"""What the club does by itself: it stores results, rates games, makes the rounds of tournaments and finds opponents.

Everything derives from the database, so that it goes on after a restart. Of several nodes the first to commit wins: a
commit names the version that it was made from.
"""

from __future__ import annotations

import asyncio
from random import Random

from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.club import Club
from ludoteca.server.club.formats import next_round, walkover
from ludoteca.server.club.matchmaking import matched
from ludoteca.server.club.opponents import PACES
from ludoteca.server.club.pairing import Group
from ludoteca.server.club.table_making import Sitter
from ludoteca.server.club.tournaments import OFF, OPEN, OVER, Sitting, Stored
from ludoteca.server.logs import log, where
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import DEFAULT_LEVEL
from ludoteca.server.storage.operations import Conflict

TICK_S = 5.0
LOOK_EVERY = 12  # ticks between two thorough steps
MAX_STEPS = 100  # of one tournament at a time: rounds in which nobody has to play


def with_places(one: Sitting, places: list[int]) -> Sitting:
    return Sitting(one.round, one.number, one.table, one.entrants, places)


def sitter(account: str, names: dict[str, str], level: str) -> Sitter:
    """The person or bot of an entrant. A bot replaces an account that was erased a moment ago."""
    return Sitter(account, names[account]) if account in names else Sitter(level=level or DEFAULT_LEVEL)


class ClubWork:
    """Does what is due in the club."""

    def __init__(self, club: Club) -> None:
        self.club = club

    async def run_forever(self) -> None:
        count = 0
        while True:
            woken = self.club.play.woken.is_set()
            self.club.play.woken.clear()
            try:
                await self.step(woken, count % LOOK_EVERY == 0)
            except Exception as error:
                log.error("club-failed", error=type(error).__name__, where=where(error))
            count += 1
            try:
                async with asyncio.timeout(TICK_S):
                    await self.club.play.woken.wait()
            except TimeoutError:
                pass

    async def step(self, woken: bool = True, thorough: bool = True) -> None:
        """Do everything that is due. `woken`: a game may have ended here. `thorough`: one may have ended anywhere,
        and an update of ratings may have been interrupted."""
        async with self.club.play.working:
            collected = await self.club.play.results.collect() if woken or thorough else 0
            if collected or thorough:
                await self.club.play.ladders.update()
                await self.club.play.opponents.forget_old()
                await self.club.play.statistics.refresh()
            for id in await self.club.play.tournaments.unfinished(self.club.now()):
                try:
                    await self.advance(id)
                except Problem as problem:
                    log.error("tournament-failed", tournament=id, error=problem.key)
            await self.find_games()

    async def find_games(self) -> None:
        """Make tables for people who wait for the same game."""
        seekers = await self.club.play.opponents.waiting()
        if not seekers:
            return
        names = await self.club.accounts.names([one.account for one in seekers])
        present = [one for one in seekers if one.account in names]
        for group in matched(present, await self.club.play.opponents.blocks(), self.club.now()):
            bots = group[0].count - len(group)
            sitters = [
                *[Sitter(one.account, names[one.account]) for one in group],
                *[Sitter(level=DEFAULT_LEVEL)] * bots,
            ]
            Random(self.club.secrets.seed()).shuffle(sitters)
            first = group[0]
            entry, made = await asyncio.to_thread(
                self.club.table_making.make, first.game, sitters, PACES[first.pace], first.rated
            )
            try:
                await self.club.store.commit(
                    [*[self.club.play.opponents.seated(one, entry.live.id) for one in group], *made]
                )
            except Conflict:
                continue  # somebody has left, or another node was first
            await self.club.table_making.open(entry)

    async def advance(self, id: str) -> None:
        """Take a tournament as far as it can go without its players."""
        for _ in range(MAX_STEPS):
            stored = await self.club.play.tournaments.get(id)
            try:
                if not await self.advanced(stored):
                    return
            except Conflict:
                return  # another node was first

    async def advanced(self, stored: Stored) -> bool:
        """Do the next step of a tournament: start it, take results in, or make a round. Returns whether there was
        one."""
        if stored.tournament.state == OPEN:
            return await self.begun(stored)
        if stored.field().waiting:
            return await self.taken_in(stored)
        if await self.without_erased(stored):
            return True
        groups = await asyncio.to_thread(next_round, stored.tournament.plan(), stored.field())
        if groups:
            await self.make_round(stored, groups)
            return True
        await self.club.store.commit([self.club.play.tournaments.raised(stored.tournament, {"state": OVER})])
        return False

    async def begun(self, stored: Stored) -> bool:
        """Start a tournament whose time has come. One that cannot start is cancelled."""
        if stored.tournament.starts is None or stored.tournament.starts > self.club.now():
            return False
        try:
            columns, ops = self.club.play.tournaments.started(stored)
        except Problem as problem:
            log.info("tournament-off", tournament=stored.tournament.id, reason=problem.key)
            columns, ops = {"state": OFF}, []
        await self.club.store.commit([self.club.play.tournaments.raised(stored.tournament, columns), *ops])
        return bool(columns["state"] != OFF)

    async def taken_in(self, stored: Stored) -> bool:
        """Store the places of the tables that have ended. Returns whether there were any."""
        waiting = [one for one in stored.sittings if one.places is None]
        ids = [one.table for one in waiting]
        results = await self.club.play.results.of(ids)
        existing = await self.club.store.versions(ids)
        ops: list[Op] = []
        for one in waiting:
            if one.table in existing and one.table not in results:
                continue  # it is still being played
            # A game without places, and a table that the host of the server has deleted, are a tie.
            places = results.get(one.table) or [1] * len(one.entrants)
            ops.append(self.club.play.tournaments.placed(stored.tournament.id, with_places(one, places)))
        if not ops:
            return False
        await self.club.store.commit([self.club.play.tournaments.raised(stored.tournament, {}), *ops])
        return True

    async def without_erased(self, stored: Stored) -> bool:
        """Withdraw the entrants whose account was erased. Returns whether there were any."""
        present = [one for one in stored.entrants if one.account and not one.withdrawn]
        names = await self.club.accounts.names([one.account for one in present])
        gone = [one for one in present if one.account not in names]
        if gone:
            ops = [self.club.play.tournaments.withdrawn(stored.tournament.id, one.number) for one in gone]
            await self.club.store.commit([self.club.play.tournaments.raised(stored.tournament, {}), *ops])
        return bool(gone)

    async def make_round(self, stored: Stored, groups: list[Group]) -> None:
        """Make all tables of a round in one commit."""
        tournament = stored.tournament
        plan = tournament.plan()
        accounts = {one.number: one.account for one in stored.entrants}
        names = await self.club.accounts.names([account for account in accounts.values() if account])
        number_of_round = stored.field().round + 1
        sittings: list[Sitting] = []
        entries: list[Entry] = []
        ops: list[Op] = []
        for number, group in enumerate(groups, 1):
            places = walkover(plan, group)
            table = ""
            if places is None:
                sitters = [sitter(accounts[one], names, tournament.level) for one in group]
                entry, made = await asyncio.to_thread(
                    self.club.table_making.make, tournament.game, sitters, tournament.clock, tournament.rated
                )
                entries.append(entry)
                ops += made
                table = entry.live.id
            sittings.append(
                Sitting(number_of_round, number, table, list(group), None if places is None else list(places))
            )
        own = self.club.play.tournaments.raised(tournament, {})
        await self.club.store.commit([own, *ops, *self.club.play.tournaments.seated(tournament.id, sittings)])
        for entry in entries:
            await self.club.table_making.open(entry)
        log.info("round", tournament=tournament.id, round=number_of_round, tables=len(entries))
