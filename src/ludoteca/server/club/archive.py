"""The archive: finished games that everybody may look at, found by what they were."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import and_, func, or_, select

from ludoteca.rooms.table import OVER
from ludoteca.server.storage.club_schema import result_seats, results
from ludoteca.server.storage.schema import accounts, seats, tables
from ludoteca.server.storage.store import Rows, Store

MAX_FOUND = 30  # games of one page
_r, _s, _t, _n = results, result_seats, tables, seats
HERE = and_(_t.c.id == _r.c.table_id, _t.c.rev == _r.c.rev, _t.c.state == OVER)  # not reopened since


class Query(msgspec.Struct, frozen=True):
    """What a visitor looks for; an empty field fits everything."""

    game: str = ""
    player: str = ""
    count: int = 0
    reason: str = ""
    min_length: int = 0
    max_length: int = 0
    before: int = 0  # the moment at which the page before this one ends


class ArchivedSeat(msgspec.Struct):
    name: str  # empty: a bot, or somebody who was erased
    level: str  # of a bot
    place: int | None


class ArchivedGame(msgspec.Struct):
    table: str
    game: str
    at: int
    length: int
    reason: str
    rated: bool
    seats: list[ArchivedSeat]


class Archive:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def search(self, query: Query) -> list[ArchivedGame]:
        """The newest games that fit. Only public tables are in the archive."""
        wanted = select(_r).join(_t, HERE).where(and_(*self._conditions(query)))
        found = await self.store.rows(wanted.order_by(_r.c.at.desc(), _r.c.table_id).limit(MAX_FOUND))
        held = await self._seats([row["table_id"] for row in found])
        return [archived(row, held.get(row["table_id"], [])) for row in found]

    def _conditions(self, query: Query) -> list[Any]:
        out: list[Any] = [_t.c.public, _t.c.spectators]
        if query.game:
            out.append(_r.c.game == query.game)
        if query.count:
            out.append(_r.c.count == query.count)
        if query.reason:
            out.append(_r.c.reason == query.reason)
        if query.min_length:
            out.append(_r.c.length >= query.min_length)
        if query.max_length:
            out.append(_r.c.length <= query.max_length)
        if query.before:
            out.append(_r.c.at < query.before)
        if query.player:
            out.append(_r.c.table_id.in_(self._games_of(query.player)))
        return out

    def _games_of(self, player: str) -> Any:
        """The tables at which somebody of this name sat, or the account that has it now."""
        named = func.lower(_n.c.name) == player.strip().lower()
        mine = select(accounts.c.id).where(func.lower(accounts.c.name) == player.strip().lower())
        sat = and_(_n.c.table_id == _s.c.table_id, _n.c.seat == _s.c.seat)
        return select(_s.c.table_id).join(_n, sat).where(or_(named, _s.c.who.in_(mine)))

    async def _seats(self, ids: list[str]) -> dict[str, Rows]:
        sat = and_(_n.c.table_id == _s.c.table_id, _n.c.seat == _s.c.seat)
        wanted = select(_n.c.table_id, _n.c.name, _n.c.kind, _n.c.level, _s.c.place).join(_s, sat)
        found: dict[str, Rows] = {}
        for row in await self.store.rows(wanted.where(_n.c.table_id.in_(ids)).order_by(_n.c.seat)) if ids else []:
            found.setdefault(row["table_id"], []).append(row)
        return found


def archived(row: dict[str, Any], held: Rows) -> ArchivedGame:
    shown = [ArchivedSeat(seat["name"], seat["level"] if seat["kind"] == "bot" else "", seat["place"]) for seat in held]
    return ArchivedGame(row["table_id"], row["game"], row["at"], row["length"], row["reason"], row["rated"], shown)
