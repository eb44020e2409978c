"""The stored ratings: points of every ladder, kept equal to what follows from the results."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, select, update

from ludoteca.rooms.operations import Op
from ludoteca.rooms.table import OVER
from ludoteca.server.club.ratings import Key, Outcome, Point, corrected, counts, leaderboard, points
from ludoteca.server.storage.club_schema import (
    ladders,
    rating_points,
    result_seats,
    results,
)
from ludoteca.server.storage.operations import MAX_ROWS, Conflict, as_operation
from ludoteca.server.storage.schema import tables
from ludoteca.server.storage.store import Rows, Store

Ladder = tuple[str, int]  # title, seats
MAX_ATTEMPTS = 20  # to update a ladder while other nodes do the same
_l, _p, _r, _s, _t = ladders, rating_points, results, result_seats, tables


class LadderShown(msgspec.Struct):
    game: str
    seats: int
    games: int


class Ladders:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def update(self) -> int:
        """Rate the games that are not rated yet, and correct what no longer follows from the results. Returns how many
        points were written."""
        return sum([await self._update(ladder) for ladder in await self.known()])

    async def known(self) -> list[Ladder]:
        """The ladders that have games or points."""
        rated = select(_r.c.game, _r.c.count).where(_r.c.rated).distinct()
        stored = select(_p.c.game, _p.c.count).distinct()
        found = [*await self.store.rows(rated), *await self.store.rows(stored)]
        return sorted({(row["game"], row["count"]) for row in found})

    async def _update(self, ladder: Ladder) -> int:
        for _ in range(MAX_ATTEMPTS):
            version = await self._version(ladder)
            correction = corrected(await self.points(ladder), await self.outcomes(ladder))
            if not correction.wrong and not correction.new:
                return 0
            try:
                await self._commit(ladder, version, correction.wrong, correction.new)
                return len(correction.new)
            except Conflict:
                continue  # another node was first
        raise Conflict

    async def recompute(self, ladder: Ladder) -> int:
        """Rate all games of a ladder from the beginning. Returns how many stored points were wrong or missing."""
        for _ in range(MAX_ATTEMPTS):
            version = await self._version(ladder)
            stored, right = await self.points(ladder), points(await self.outcomes(ladder))
            different = {*stored} ^ {*right}
            if not different:
                return 0
            try:
                await self._commit(ladder, version, sorted({point.key for point in stored}), right)
                return len({(point.key, point.who) for point in different})
            except Conflict:
                continue
        raise Conflict

    async def _commit(self, ladder: Ladder, version: int, wrong: list[Key], new: list[Point]) -> None:
        """Write a correction if the ladder has still the version that it was made from."""
        insert = self.store.backend.insert
        game, count = ladder
        mine = and_(_l.c.game == game, _l.c.count == count, _l.c.ver == version)
        ops: list[Op] = [as_operation(update(_l).where(mine).values(ver=version + 1), rows=1)]
        for _, table, rev in wrong:
            ops.append(as_operation(delete(_p).where(and_(_p.c.table_id == table, _p.c.rev == rev))))
        rows = [stored_point(ladder, point) for point in new]
        for at in range(0, len(rows), MAX_ROWS // 10):  # a statement has a limited number of parameters
            ops.append(as_operation(insert(_p).values(rows[at : at + MAX_ROWS // 10])))
        await self.store.commit(ops)

    async def _version(self, ladder: Ladder) -> int:
        game, count = ladder
        new = self.store.backend.insert(_l).values(game=game, count=count, ver=0).on_conflict_do_nothing()
        wanted = select(_l.c.ver).where(and_(_l.c.game == game, _l.c.count == count))
        found = await self.store.rows(wanted)
        if not found:
            await self.store.commit([as_operation(new)])
            found = await self.store.rows(wanted)
        return int(found[0]["ver"])

    async def outcomes(self, ladder: Ladder) -> list[Outcome]:
        """The rated games of a ladder. The result of a table that was reopened does not count."""
        game, count = ladder
        here = and_(_t.c.id == _r.c.table_id, _t.c.rev == _r.c.rev, _t.c.state == OVER)
        of_ladder = and_(_r.c.game == game, _r.c.count == count, _r.c.rated, _r.c.decided)
        columns = (_r.c.at, _r.c.table_id, _r.c.rev, _s.c.who, _s.c.place)
        rows = await self.store.rows(
            select(*columns)
            .join(_t, here)
            .join(_s, _s.c.table_id == _r.c.table_id)
            .where(of_ladder)
            .order_by(_r.c.at, _r.c.table_id, _s.c.seat)
        )
        games: dict[tuple[int, str, int], Rows] = {}
        for row in rows:
            games.setdefault((row["at"], row["table_id"], row["rev"]), []).append(row)
        out = [
            Outcome(*key, who=tuple(row["who"] for row in seats), places=tuple(row["place"] for row in seats))
            for key, seats in games.items()
        ]
        return [outcome for outcome in out if counts(outcome.who, outcome.places)]

    # ---- reading ----

    async def points(self, ladder: Ladder) -> list[Point]:
        game, count = ladder
        rows = await self.store.rows(select(_p).where(and_(_p.c.game == game, _p.c.count == count)))
        return [read_point(row) for row in rows]

    async def leaderboard(self, ladder: Ladder) -> list[Point]:
        """The latest points of a ladder, best first."""
        game, count = ladder
        newest = func.row_number().over(
            partition_by=_p.c.who, order_by=(_p.c.at.desc(), _p.c.table_id.desc(), _p.c.rev.desc())
        )
        ranked = select(_p, newest.label("age")).where(and_(_p.c.game == game, _p.c.count == count)).subquery()
        rows = await self.store.rows(select(ranked).where(ranked.c.age == 1))
        return leaderboard(read_point(row) for row in rows)

    async def of(self, who: str) -> dict[Ladder, list[Point]]:
        """All points of a participant, oldest first."""
        found: dict[Ladder, list[Point]] = {}
        rows = await self.store.rows(select(_p).where(_p.c.who == who).order_by(_p.c.at, _p.c.table_id, _p.c.rev))
        for row in rows:
            found.setdefault((row["game"], row["count"]), []).append(read_point(row))
        return found

    async def all(self) -> list[LadderShown]:
        """The ladders that have games."""
        games = func.count(_p.c.table_id.distinct())
        found = await self.store.rows(
            select(_p.c.game, _p.c.count, games.label("games")).group_by(_p.c.game, _p.c.count)
        )
        shown = [LadderShown(row["game"], row["count"], row["games"]) for row in found]
        return sorted(shown, key=lambda one: (-one.games, one.game, one.seats))


def read_point(row: dict[str, Any]) -> Point:
    fields = [name for name in Point.__struct_fields__ if name != "table"]
    return Point(table=row["table_id"], **{name: row[name] for name in fields})


def stored_point(ladder: Ladder, point: Point) -> dict[str, Any]:
    row = msgspec.structs.asdict(point)
    row["table_id"] = row.pop("table")
    return {**row, "game": ladder[0], "count": ladder[1]}
