"""Tournaments as they are stored: what was agreed, the entrants, and the tables of all rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, or_, select, update

from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.formats import FORMATS, MAX_ENTRANTS, MAX_ROUNDS, Field, Plan, round_count
from ludoteca.server.club.standings import Meeting
from ludoteca.server.games import game_called
from ludoteca.server.services.bots.pool import level_names
from ludoteca.server.storage.club_schema import entrants, meetings, tournaments
from ludoteca.server.storage.operations import Conflict, as_operation
from ludoteca.server.storage.store import Store

OPEN = "open"
PLAYING = "playing"
OVER = "over"
OFF = "off"  # cancelled
MAX_OPEN = 5  # tournaments of one host that are not over
MAX_LISTED = 100
MAX_ATTEMPTS = 50  # to change a tournament while others do
MAX_NAME = 80
_t, _e, _m = tournaments, entrants, meetings


class Tournament(msgspec.Struct, kw_only=True):
    """What is agreed. Its fields are the columns of the database table."""

    id: str
    name: str
    host: str
    game: str
    format: str
    size: int
    rounds: int
    clock: ClockRules
    rated: bool
    level: str
    state: str
    starts: int | None
    made: int
    at: int
    ver: int

    def plan(self) -> Plan:
        return Plan(self.format, [size for size in game_called(self.game).seats if size <= self.size], self.rounds)


class Entrant(msgspec.Struct):
    number: int
    account: str  # empty: a bot
    withdrawn: bool


class Sitting(msgspec.Struct):
    """A table of a round, or a bye."""

    round: int
    number: int
    table: str  # empty: a bye or a walkover
    entrants: list[int]
    places: list[int] | None

    def meeting(self) -> Meeting:
        return Meeting(self.round, tuple(self.entrants), None if self.places is None else tuple(self.places))


class Stored(msgspec.Struct):
    """A tournament with everything of it."""

    tournament: Tournament
    entrants: list[Entrant]
    sittings: list[Sitting]

    def field(self) -> Field:
        return Field(
            [one.number for one in self.entrants],
            {one.number for one in self.entrants if one.withdrawn},
            [one.meeting() for one in self.sittings],
        )

    def entrant(self, account: str) -> Entrant | None:
        return next((one for one in self.entrants if account and one.account == account), None)


Changing = Callable[[Stored], tuple[dict[str, Any], list[Op]]]  # the new columns of the tournament, and further writes


class Tournaments:
    def __init__(self, store: Store, secrets: Secrets, now: Callable[[], int]) -> None:
        self.store = store
        self.secrets = secrets
        self.now = now

    # ---- reading ----

    async def get(self, id: str) -> Stored:
        found = await self.store.rows(select(_t).where(_t.c.id == id))
        if not found:
            raise Problem("no-tournament", 404)
        people = await self.store.rows(select(_e).where(_e.c.tournament == id).order_by(_e.c.number))
        tables = await self.store.rows(select(_m).where(_m.c.tournament == id).order_by(_m.c.round, _m.c.number))
        return Stored(
            read_tournament(found[0]),
            [Entrant(row["number"], row["account"], row["withdrawn"]) for row in people],
            [read_sitting(row) for row in tables],
        )

    async def listed(self) -> list[tuple[Tournament, int]]:
        """The newest tournaments, each with the number of its entrants; those that are cancelled are left out."""
        wanted = select(_t).where(_t.c.state != OFF).order_by(_t.c.at.desc()).limit(MAX_LISTED)
        found = [read_tournament(row) for row in await self.store.rows(wanted)]
        counted = select(_e.c.tournament, func.count().label("n")).group_by(_e.c.tournament)
        here = counted.where(_e.c.tournament.in_([one.id for one in found]))
        counts = {row["tournament"]: row["n"] for row in await self.store.rows(here)}
        return [(one, counts.get(one.id, 0)) for one in found]

    async def unfinished(self, now: int) -> list[str]:
        """The tournaments that run, and those whose time to start has come."""
        due = and_(_t.c.state == OPEN, _t.c.starts.is_not(None), _t.c.starts <= now)
        rows = await self.store.rows(select(_t.c.id).where(or_(_t.c.state == PLAYING, due)))
        return [row["id"] for row in rows]

    # ---- writing ----

    async def create(self, wanted: Tournament) -> str:
        """Store a new tournament. Problem if what is wanted is not possible."""
        check(wanted)
        mine = and_(_t.c.host == wanted.host, _t.c.state.in_((OPEN, PLAYING)))
        if (await self.store.rows(select(func.count().label("n")).where(mine)))[0]["n"] >= MAX_OPEN:
            raise Problem("tournament-many", 429)
        await self.store.commit([as_operation(self.store.backend.insert(_t).values(**stored_tournament(wanted)))])
        return wanted.id

    async def change(self, id: str, changing: Changing) -> None:
        """Change a tournament. If somebody else was first, look at it again."""
        for _ in range(MAX_ATTEMPTS):
            stored = await self.get(id)
            columns, ops = changing(stored)
            if not columns and not ops:
                return
            try:
                await self.store.commit([self.raised(stored.tournament, columns), *ops])
                return
            except Conflict:
                continue
        raise Problem("storage", 503)

    def raised(self, tournament: Tournament, columns: dict[str, Any]) -> Op:
        """The operation that changes a tournament's own row if it still has this version."""
        mine = and_(_t.c.id == tournament.id, _t.c.ver == tournament.ver)
        values = {**columns, "ver": tournament.ver + 1, "at": self.now()}
        return as_operation(update(_t).where(mine).values(**values), rows=1)

    async def join(self, id: str, account: str) -> None:
        def joining(stored: Stored) -> tuple[dict[str, Any], list[Op]]:
            check_open(stored)
            if stored.entrant(account) is not None:
                return {}, []
            if len(stored.entrants) >= MAX_ENTRANTS:
                raise Problem("tournament-full")
            number = max((one.number for one in stored.entrants), default=0) + 1
            return {}, [self.added(id, number, account)]

        await self.change(id, joining)

    def added(self, id: str, number: int, account: str) -> Op:
        row = {"tournament": id, "number": number, "account": account, "withdrawn": False}
        return as_operation(self.store.backend.insert(_e).values(**row))

    async def withdraw(self, id: str, account: str) -> None:
        """Leave: before the start as if one had never joined, later from the next round on."""

        def withdrawing(stored: Stored) -> tuple[dict[str, Any], list[Op]]:
            mine = stored.entrant(account)
            if mine is None or stored.tournament.state in (OVER, OFF):
                raise Problem("not-entered")
            if stored.tournament.state == OPEN:
                here = and_(_e.c.tournament == id, _e.c.number == mine.number)
                return {}, [as_operation(delete(_e).where(here))]
            return {}, [self.withdrawn(id, mine.number)]

        await self.change(id, withdrawing)

    def withdrawn(self, id: str, number: int) -> Op:
        here = and_(_e.c.tournament == id, _e.c.number == number)
        return as_operation(update(_e).where(here).values(withdrawn=True))

    async def start(self, id: str, account: str) -> None:
        """Close the list of entrants, as the host. The first round is made by the server's clock."""

        def starting(stored: Stored) -> tuple[dict[str, Any], list[Op]]:
            check_host(stored, account)
            check_open(stored)
            return self.started(stored)

        await self.change(id, starting)

    def started(self, stored: Stored) -> tuple[dict[str, Any], list[Op]]:
        """The start of a tournament, with bots in the seats that would stay empty. Problem if it is not possible."""
        tournament = stored.tournament
        count = len(stored.entrants)
        bots = bots_needed(count, tournament.size) if tournament.level and count else 0
        if count + bots < 2:
            raise Problem("tournament-empty")
        if not round_count(tournament.plan(), count + bots):
            raise Problem("tournament-robin")
        last = max((one.number for one in stored.entrants), default=0)
        return {"state": PLAYING}, [self.added(tournament.id, last + n + 1, "") for n in range(bots)]

    async def cancel(self, id: str, account: str) -> None:
        def cancelling(stored: Stored) -> tuple[dict[str, Any], list[Op]]:
            check_host(stored, account)
            if stored.tournament.state in (OVER, OFF):
                raise Problem("tournament-over")
            return {"state": OFF}, []

        await self.change(id, cancelling)

    def placed(self, id: str, sitting: Sitting) -> Op:
        """The operation that stores the places of a table."""
        here = and_(_m.c.tournament == id, _m.c.round == sitting.round, _m.c.number == sitting.number)
        return as_operation(update(_m).where(here).values(places=encoded(sitting.places)))

    def seated(self, id: str, sittings: Sequence[Sitting]) -> list[Op]:
        """The operations that store a new round."""
        rows = [
            {
                "tournament": id,
                "round": one.round,
                "number": one.number,
                "table_id": one.table,
                "entrants": encoded(one.entrants),
                "places": encoded(one.places),
            }
            for one in sittings
        ]
        return [as_operation(self.store.backend.insert(_m).values(**row)) for row in rows]


def bots_needed(count: int, size: int) -> int:
    """How many bots fill the last table."""
    return -count % size


def check(wanted: Tournament) -> None:
    game = game_called(wanted.game)
    if not wanted.name or len(wanted.name) > MAX_NAME:
        raise Problem("tournament-name", 400)
    if wanted.format not in FORMATS or wanted.size not in game.seats or not 1 <= wanted.rounds <= MAX_ROUNDS:
        raise Problem("no-sense", 400, fields="format, size, rounds")
    if wanted.level and wanted.level not in level_names():
        raise Problem("no-level", 400)


def check_open(stored: Stored) -> None:
    if stored.tournament.state != OPEN:
        raise Problem("tournament-started")


def check_host(stored: Stored, account: str) -> None:
    if stored.tournament.host != account:
        raise Problem("not-host", 403)


def encoded(value: list[int] | None) -> str:
    return "" if value is None else msgspec.json.encode(value).decode()


def read_sitting(row: dict[str, Any]) -> Sitting:
    places = msgspec.json.decode(row["places"]) if row["places"] else None
    return Sitting(row["round"], row["number"], row["table_id"], msgspec.json.decode(row["entrants"]), places)


def read_tournament(row: dict[str, Any]) -> Tournament:
    columns = {name: row[name] for name in Tournament.__struct_fields__}
    columns["clock"] = msgspec.json.decode(row["clock"], type=ClockRules)
    return Tournament(**columns)


def stored_tournament(one: Tournament) -> dict[str, Any]:
    columns = {name: getattr(one, name) for name in one.__struct_fields__}
    return {**columns, "clock": msgspec.json.encode(one.clock).decode()}
