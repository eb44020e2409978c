"""People: friends, requests to become friends, and blocks.

A block works without a sign to the blocked person: their requests are taken and come to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from sqlalchemy import and_, delete, or_, select

from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import accounts, relations
from ludoteca.server.storage.store import Store

ASKED = "asked"
FRIEND = "friend"
BLOCK = "block"
MAX_RELATIONS = 500  # of one account
_r = relations


class People(msgspec.Struct):
    """The names of the people around an account."""

    friends: list[str] = []
    asked: list[str] = []  # whom the account has asked
    asking: list[str] = []  # who has asked the account
    blocked: list[str] = []


class Relations:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def between(self, account: str, other: str) -> tuple[str, str]:
        """What an account is to another, and the other to it; empty: nothing."""
        pair = or_(
            and_(_r.c.account == account, _r.c.other == other), and_(_r.c.account == other, _r.c.other == account)
        )
        found = {row["account"]: row["kind"] for row in await self.store.rows(select(_r).where(pair))}
        return found.get(account, ""), found.get(other, "")

    async def are_friends(self, account: str, other: str) -> bool:
        return (await self.between(account, other))[0] == FRIEND

    async def is_blocked(self, account: str, other: str) -> bool:
        """Whether one of two people has blocked the other."""
        return BLOCK in await self.between(account, other)

    async def blocked_by(self, blockers: Collection[str]) -> set[str]:
        """The accounts that one of these accounts has blocked."""
        mine = and_(_r.c.account.in_(blockers), _r.c.kind == BLOCK)
        return {row["other"] for row in await self.store.rows(select(_r.c.other).where(mine))} if blockers else set()

    async def befriend(self, account: str, other: str) -> None:
        """Ask somebody to become a friend, or accept their request."""
        mine, theirs = await self.between(account, other)
        if account == other:
            raise Problem("person-self", 400)
        if BLOCK in (mine, theirs) or mine in (ASKED, FRIEND):
            return
        await self._check_room(account)
        if theirs in (ASKED, FRIEND):
            await self.store.commit([self._set(account, other, FRIEND), self._set(other, account, FRIEND)])
        else:
            await self.store.commit([self._set(account, other, ASKED)])

    async def part(self, account: str, other: str) -> None:
        """End a friendship, withdraw a request, or decline one. Blocks stay."""
        await self.store.commit([dropped(account, other), dropped(other, account)])

    async def block(self, account: str, other: str) -> None:
        if account == other:
            raise Problem("person-self", 400)
        await self._check_room(account)
        await self.store.commit([dropped(other, account), self._set(account, other, BLOCK)])

    async def unblock(self, account: str, other: str) -> None:
        own = and_(_r.c.account == account, _r.c.other == other, _r.c.kind == BLOCK)
        await self.store.commit([as_operation(delete(_r).where(own))])

    async def of(self, account: str) -> People:
        mine = select(_r.c.kind, accounts.c.name).join(accounts, accounts.c.id == _r.c.other)
        asking = select(accounts.c.name).join(_r, accounts.c.id == _r.c.account)
        rows = await self.store.rows(mine.where(_r.c.account == account).order_by(accounts.c.name_key))
        came = await self.store.rows(
            asking.where(and_(_r.c.other == account, _r.c.kind == ASKED)).order_by(accounts.c.name_key)
        )
        by_kind: dict[str, list[str]] = {FRIEND: [], ASKED: [], BLOCK: []}
        for row in rows:
            by_kind[row["kind"]].append(row["name"])
        return People(by_kind[FRIEND], by_kind[ASKED], [row["name"] for row in came], by_kind[BLOCK])

    async def _check_room(self, account: str) -> None:
        if len(await self.store.rows(select(_r.c.other).where(_r.c.account == account))) >= MAX_RELATIONS:
            raise Problem("too-many-people")

    def _set(self, account: str, other: str, kind: str) -> Op:
        row = {"account": account, "other": other, "kind": kind, "at": self.now()}
        new = self.store.backend.insert(_r).values(**row)
        return as_operation(
            new.on_conflict_do_update(index_elements=["account", "other"], set_={"kind": kind, "at": row["at"]})
        )


def dropped(account: str, other: str) -> Op:
    """The operation that ends what an account is to another, unless it is a block."""
    own = and_(_r.c.account == account, _r.c.other == other, _r.c.kind != BLOCK)
    return as_operation(delete(_r).where(own))
