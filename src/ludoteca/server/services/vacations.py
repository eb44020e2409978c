"""Vacations: for some days the clocks of a person stand still at their correspondence tables.

The days of a year are limited by the host of the server. A vacation that has begun costs at least one day, however soon
it ends, so that beginning and ending it again and again gains no time.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import and_, select, update

from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.events import CameHome, WentAway
from ludoteca.rooms.model import Player
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.entry import Entry
from ludoteca.server.storage.operations import Conflict, as_operation
from ludoteca.server.storage.schema import players, tables
from ludoteca.server.storage.schema import vacations as _v
from ludoteca.server.storage.store import Rows

DAY_MS = 86_400_000
YEAR_MS = 365 * DAY_MS
Span = tuple[int, int]  # when a vacation began, and when it ends


class Days(msgspec.Struct):
    """What a person has left."""

    allowance: int  # days in a year
    left: int
    until: int | None  # the end of the vacation that runs


def days_of(span: Span) -> int:
    return max(1, -(-(span[1] - span[0]) // DAY_MS))


def forget_vacations(owner: str) -> list[Op]:
    """The operations that erase what is kept about a person's vacations."""
    return [(db.DROP_VACATIONS, {"key_owner": owner})]


class Vacations:
    def __init__(self, commands: CommandHandler, allowance: int, now: Callable[[], int]) -> None:
        self.commands = commands
        self.cache = commands.cache
        self.store = commands.store
        self.allowance = allowance
        self.now = now

    async def days(self, player: Player) -> Days:
        spans = await self._spans(player)
        now = self.now()
        used = sum(days_of(span) for span in spans if span[0] > now - YEAR_MS)
        running = [end for _, end in spans if end > now]
        return Days(self.allowance, max(0, self.allowance - used), max(running) if running else None)

    async def begin(self, entry: Entry, player: Player, days: int) -> Days:
        """Begin a vacation at all correspondence tables of a person. Without an account that is this table."""
        check_table(entry.live, player.id)
        known = await self.days(player)
        if known.until is not None:
            raise Problem("vacation-running")
        if not 1 <= days <= known.left:
            raise Problem("vacation-days", days=known.left)
        now = self.now()
        await self._write(player, [*await self._own_spans(player), (now, now + days * DAY_MS)])
        for table, id in await self._tables(entry, player):
            await self._run(table, resting(id, now + days * DAY_MS))
        return await self.days(player)

    async def end(self, entry: Entry, player: Player) -> Days:
        """End the vacation that runs. The day that has begun is used up."""
        now = self.now()
        spans = await self._own_spans(player)
        if not spans or spans[-1][1] <= now:
            raise Problem("no-vacation")
        await self._write(player, [*spans[:-1], (spans[-1][0], now)])
        for table, id in await self._tables(entry, player):
            await self._run(table, working(id))
        return await self.days(player)

    async def export(self, account: str) -> list[Span]:
        return read_spans(await self.store.rows(select(_v.c.taken).where(_v.c.owner == account)))

    # ---- storage ----

    async def _spans(self, player: Player) -> list[Span]:
        """All vacations of a person, also those that they took before they had an account."""
        owners = [owner_of(player)]
        if player.account is not None:
            own = select(players.c.id).where(players.c.account == player.account)
            owners += [row["id"] for row in await self.store.rows(own)]
        return read_spans(await self.store.rows(select(_v.c.taken).where(_v.c.owner.in_(owners))))

    async def _own_spans(self, player: Player) -> list[Span]:
        return read_spans(await self.store.rows(select(_v.c.taken).where(_v.c.owner == owner_of(player))))

    async def _write(self, player: Player, spans: list[Span]) -> None:
        """Store the vacations of a person, unless another request was first."""
        owner = owner_of(player)
        found = await self.store.rows(select(_v.c.ver, _v.c.table_id).where(_v.c.owner == owner))
        taken = msgspec.json.encode(spans).decode()
        if found:
            same = and_(_v.c.owner == owner, _v.c.ver == found[0]["ver"])
            statement = update(_v).where(same).values(taken=taken, ver=found[0]["ver"] + 1)
        else:
            table = "" if player.account is not None else await self._table_of(player)
            insert = self.store.backend.insert(_v).values(owner=owner, table_id=table, taken=taken, ver=1)
            statement = insert.on_conflict_do_nothing()
        try:
            await self.store.commit([as_operation(statement, rows=1)])
        except Conflict:
            raise Problem("vacation-running") from None

    async def _table_of(self, player: Player) -> str:
        found = await self.store.rows(select(players.c.table_id).where(players.c.id == player.id))
        return str(found[0]["table_id"])

    async def _tables(self, entry: Entry, player: Player) -> list[tuple[str, str]]:
        """The running tables of a person, each with their id there."""
        if player.account is None:
            return [(entry.live.id, player.id)]
        wanted = select(players.c.table_id, players.c.id).join(tables, tables.c.id == players.c.table_id)
        mine = and_(players.c.account == player.account, tables.c.state == PLAYING)
        return [(row["table_id"], row["id"]) for row in await self.store.rows(wanted.where(mine))]

    async def _run(self, table: str, command: Callable[[LiveTable, Change], None]) -> None:
        entry = await self.cache.try_get(table)
        if entry is not None:
            await self.commands.run(entry, command)


def owner_of(player: Player) -> str:
    return player.account or player.id


def read_spans(rows: Rows) -> list[Span]:
    return [span for row in rows for span in msgspec.json.decode(row["taken"], type=list[Span])]


def check_table(live: LiveTable, player: str) -> None:
    """Refuse a vacation where no clock could stand still, or where the time is over already."""
    live.playing()
    if live.clock.rules.kind != "async":
        raise Problem("vacation-live")
    hands = [live.clock.hands[seat] for seat in live.seats_of(player) if live.seats[seat].active]
    if not hands:
        raise Problem("not-seated", 403)
    if any(hand.warned is not None for hand in hands):
        raise Problem("vacation-late")


def resting(player: str, until: int) -> Callable[[LiveTable, Change], None]:
    """Stop the clocks of a player. A seat whose time is over already is not helped by a vacation."""

    def command(live: LiveTable, change: Change) -> None:
        if live.state != PLAYING or live.closed or live.clock.rules.kind != "async":
            return
        for seat in live.seats_of(player):
            hand = live.clock.hands[seat]
            if live.seats[seat].active and hand.warned is None and not hand.vacation:
                live.do(change, WentAway(seat, until))

    return command


def working(player: str) -> Callable[[LiveTable, Change], None]:
    def command(live: LiveTable, change: Change) -> None:
        for seat in live.seats_of(player) if live.state == PLAYING else ():
            if live.clock.hands[seat].vacation:
                live.do(change, CameHome(seat))

    return command
