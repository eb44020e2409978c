"""People who look for a game: the queue, and challenges to a named person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, or_, select, update

from ludoteca.rooms.clock import ClockRules, read_rules
from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.matchmaking import DAYS, LIVE, Blocks, Seeker
from ludoteca.server.storage.club_schema import challenges, seekers
from ludoteca.server.storage.operations import Conflict, as_operation
from ludoteca.server.storage.schema import relations
from ludoteca.server.storage.store import Store

BLOCK = "block"
SEEN_EVERY_MS = 5_000  # how exactly the presence of somebody who waits is known
MAX_KEPT_MS = 3_600_000  # after which a finished search is forgotten
MAX_CHALLENGES = 20  # of one person
PACES: dict[str, ClockRules] = {
    LIVE: read_rules({"kind": "live", "move": 120, "reserve": 1800}),
    DAYS: read_rules({"kind": "async", "bank": 259200, "increment": 86400, "cap": 604800}),
}
_s, _c, _r = seekers, challenges, relations


class Challenge(msgspec.Struct):
    """The fields are the columns of the database table."""

    id: str
    by: str
    to: str
    game: str
    pace: str
    rated: bool
    made: int


class Opponents:
    def __init__(self, store: Store, secrets: Secrets, now: Callable[[], int]) -> None:
        self.store = store
        self.secrets = secrets
        self.now = now

    # ---- the queue ----

    async def seek(self, seeker: Seeker) -> None:
        """Wait for a game. A person waits for one game at a time."""
        row = msgspec.structs.asdict(seeker)
        new = self.store.backend.insert(_s).values(**row)
        await self.store.commit([as_operation(new.on_conflict_do_update(index_elements=["account"], set_=row))])

    async def leave(self, account: str) -> None:
        await self.store.commit([as_operation(delete(_s).where(_s.c.account == account))])

    async def seeking(self, account: str) -> Seeker | None:
        """What a person waits for. Asking shows that they are still there."""
        found = await self.store.rows(select(_s).where(_s.c.account == account))
        if not found:
            return None
        if self.now() - found[0]["seen"] > SEEN_EVERY_MS:
            here = update(_s).where(_s.c.account == account).values(seen=self.now())
            await self.store.commit([as_operation(here)])
        return Seeker(**found[0])

    async def waiting(self) -> list[Seeker]:
        return [Seeker(**row) for row in await self.store.rows(select(_s).where(_s.c.table_id == ""))]

    def seated(self, seeker: Seeker, table: str) -> Op:
        """The operation that ends a search, if nobody else has ended it."""
        mine = and_(_s.c.account == seeker.account, _s.c.since == seeker.since, _s.c.table_id == "")
        return as_operation(update(_s).where(mine).values(table_id=table), rows=1)

    async def forget_old(self) -> None:
        """Delete searches that have ended, and those of people who are gone."""
        before = self.now() - MAX_KEPT_MS
        gone = and_(_s.c.seen < before, or_(_s.c.pace == LIVE, _s.c.table_id != ""))
        if await self.store.rows(select(_s.c.account).where(gone).limit(1)):
            await self.store.commit([as_operation(delete(_s).where(gone))])

    async def blocks(self) -> Blocks:
        rows = await self.store.rows(select(_r.c.account, _r.c.other).where(_r.c.kind == BLOCK))
        return {frozenset((row["account"], row["other"])) for row in rows}

    # ---- challenges ----

    async def challenge(self, by: str, to: str, game: str, pace: str, rated: bool) -> str:
        """Challenge a person. A block looks like a person who takes no challenges."""
        if by == to:
            raise Problem("challenge-self")
        if frozenset((by, to)) in await self.blocks():
            raise Problem("challenge-blocked", 403)
        mine = select(func.count().label("n")).where(_c.c.by == by)
        if (await self.store.rows(mine))[0]["n"] >= MAX_CHALLENGES:
            raise Problem("challenge-many", 429)
        one = Challenge(self.secrets.table(), by, to, game, pace, rated, self.now())
        await self.store.commit([as_operation(self.store.backend.insert(_c).values(**msgspec.structs.asdict(one)))])
        return one.id

    async def challenges(self, account: str) -> list[Challenge]:
        """The open challenges by and to a person, newest first."""
        mine = or_(_c.c.by == account, _c.c.to == account)
        rows = await self.store.rows(select(_c).where(mine).order_by(_c.c.made.desc()))
        return [read_challenge(row) for row in rows]

    async def one(self, id: str, account: str) -> Challenge:
        found = await self.store.rows(select(_c).where(_c.c.id == id))
        if not found or account not in (found[0]["by"], found[0]["to"]):
            raise Problem("no-challenge", 404)
        return read_challenge(found[0])

    async def decline(self, id: str, account: str) -> None:
        """Decline a challenge, or take one's own back."""
        await self.one(id, account)
        await self.store.commit([as_operation(delete(_c).where(_c.c.id == id))])

    async def accept(self, challenge: Challenge, table: list[Op]) -> None:
        """Store the table of a challenge in its place. Problem if it was answered or taken back a moment ago."""
        try:
            await self.store.commit([as_operation(delete(_c).where(_c.c.id == challenge.id), rows=1), *table])
        except Conflict:
            raise Problem("no-challenge", 404) from None


def read_challenge(row: dict[str, Any]) -> Challenge:
    return Challenge(**{name: row[name] for name in Challenge.__struct_fields__})
