"""Results of finished games: stored once per ending, the source of ratings, standings, archive and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, select

from ludoteca.rooms.model import Seat
from ludoteca.rooms.operations import Op
from ludoteca.rooms.table import OVER, LiveTable
from ludoteca.server.club.ratings import BOT
from ludoteca.server.services.cache import TableCache
from ludoteca.server.storage.club_schema import result_seats, results
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import tables
from ludoteca.server.storage.store import Store

MAX_COLLECTED = 50  # tables loaded at once
MAX_REASON = 40
_r, _s, _t = results, result_seats, tables


class Result(msgspec.Struct):
    """How a game ended."""

    table: str
    rev: int
    game: str
    count: int
    rated: bool
    public: bool
    at: int
    length: int
    reason: str
    places: list[int] | None
    who: list[str]  # by seat: an account, a bot, or empty
    factions: list[str] = []  # by seat: the text key of the side; empty where a title has none


def who_sat(live: LiveTable, seat: int) -> str:
    """The name of a seat in ratings: the account, or the level of the bot. Empty for a guest."""
    held = live.seats[seat]
    if held.kind == "bot":
        return BOT + held.level
    player = live.players.get(held.player)
    return (player.account or "") if player is not None else ""


def result_of(live: LiveTable) -> Result:
    """The result of a finished table. Imported games are nobody's result: somebody may have written them."""
    assert live.state == OVER and live.result is not None
    places = live.result["places"]
    return Result(
        table=live.id,
        rev=live.rev,
        game=live.game.id,
        count=len(live.seats),
        rated=live.facts.rated and not live.imported,
        public=live.facts.public,
        at=live.history.at,
        length=live.seq,
        reason=live.result["reason"][:MAX_REASON],
        places=places_stored(live, places) if places and not live.imported else None,
        who=[who_sat(live, seat) for seat in range(len(live.seats))],
        factions=[faction_of(live, seat) for seat in range(len(live.seats))],
    )


def places_stored(live: LiveTable, places: Sequence[int]) -> list[int]:
    """The places of a finished game. Whoever left a rated game, or resigned, is last, however the bot went on."""
    if not live.facts.rated:
        return list(places)
    stayed = [place for seat, place in zip(live.seats, places, strict=True) if not has_gone(seat)]
    return [
        1 + (len(stayed) if has_gone(seat) else sum(other < place for other in stayed))
        for seat, place in zip(live.seats, places, strict=True)
    ]


def has_gone(seat: Seat) -> bool:
    return seat.left or seat.resigned


def faction_of(live: LiveTable, seat: int) -> str:
    return live.game.faction(live.match.state, seat) if live.match is not None else ""


class Results:
    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache

    async def collect(self) -> int:
        """Store the results of finished tables that have none yet. Returns how many."""
        count = 0
        for id, rev in await self._missing():
            entry = await self.cache.try_get(id)
            if entry is None or entry.live.state != OVER:
                continue
            result = result_of(entry.live)
            result.rev = rev  # as it is stored: loading may have added rows that are not
            await self.store.commit(self.saved(result))
            count += 1
        return count

    async def restore(self) -> int:
        """Store the results of all rated tables again, from their journals. Returns how many.

        Who sat at a table stays as it was when the game ended: an account may have been erased since.
        """
        rows = await self.store.rows(select(_t.c.id).where(and_(_t.c.state == OVER, _t.c.rated)).order_by(_t.c.at))
        for row in rows:
            result = result_of((await self.cache.get(row["id"])).live)
            self.cache.entries.clear()  # each is needed once
            known = and_(_r.c.table_id == result.table, _r.c.rev == result.rev)
            seats = select(_s.c.who).join(_r, _r.c.table_id == _s.c.table_id).where(known).order_by(_s.c.seat)
            result.who = [seat["who"] for seat in await self.store.rows(seats)] or result.who
            await self.store.commit(self.saved(result))
        return len(rows)

    async def _missing(self) -> list[tuple[str, int]]:
        stored = select(_r.c.table_id).where(and_(_r.c.table_id == _t.c.id, _r.c.rev == _t.c.rev)).exists()
        wanted = and_(_t.c.state == OVER, ~stored, _t.c.id.not_in(self.cache.broken))
        found = await self.store.rows(select(_t.c.id, _t.c.rev).where(wanted).order_by(_t.c.at).limit(MAX_COLLECTED))
        return [(row["id"], row["rev"]) for row in found]

    def saved(self, result: Result) -> list[Op]:
        """The operations that store a result in the place of an earlier one of the same table."""
        insert = self.store.backend.insert
        row = msgspec.structs.asdict(result)
        places, who, factions = row.pop("places"), row.pop("who"), row.pop("factions")
        row |= {"table_id": row.pop("table"), "decided": places is not None}
        seats = [
            {
                "table_id": result.table,
                "seat": seat,
                "who": name,
                "place": places[seat] if places else None,
                "faction": factions[seat] if factions else "",
            }
            for seat, name in enumerate(who)
        ]
        return [
            as_operation(delete(_r).where(_r.c.table_id == result.table)),
            as_operation(delete(_s).where(_s.c.table_id == result.table)),
            as_operation(insert(_r).values(**row).on_conflict_do_nothing()),
            *[as_operation(insert(_s).values(**seat).on_conflict_do_nothing()) for seat in seats],
        ]

    async def of(self, ids: Sequence[str]) -> dict[str, list[int] | None]:
        """The places of those of the tables that have ended, by table; None if a game ended without places."""
        if not ids:
            return {}
        here = and_(_r.c.table_id == _t.c.id, _r.c.rev == _t.c.rev, _t.c.state == OVER)
        rows = await self.store.rows(
            select(_s).join(_r, _r.c.table_id == _s.c.table_id).join(_t, here).where(_s.c.table_id.in_(ids))
        )
        return places_by_table(rows)

    async def endings(self, ids: Sequence[str]) -> dict[str, tuple[str, int]]:
        """How those of the tables that have ended did so, and after how many actions."""
        columns = select(_r.c.table_id, _r.c.reason, _r.c.length).where(_r.c.table_id.in_(ids))
        return {row["table_id"]: (row["reason"], row["length"]) for row in await self.store.rows(columns)}


def places_by_table(rows: Sequence[dict[str, Any]]) -> dict[str, list[int] | None]:
    found: dict[str, list[int] | None] = {}
    for row in sorted(rows, key=lambda row: row["seat"]):
        places = found.setdefault(row["table_id"], [] if row["place"] is not None else None)
        if places is not None:
            places.append(row["place"])
    return found
