"""One-time codes: recovery codes, links in messages, challenges. Only hashes are stored, and each works once."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import and_, delete, select

from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.operations import Op
from ludoteca.server.storage.operations import Conflict, as_operation
from ludoteca.server.storage.schema import account_codes
from ludoteca.server.storage.store import Store

NEVER = 2**53  # expiry of a code that does not expire
_c = account_codes


class Code(msgspec.Struct):
    kind: str
    account: str
    value: str


class Codes:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    def new(self, code: str, kind: str, account: str, value: str = "", lifetime_ms: int | None = None) -> Op:
        """The operation that stores a code. Without a lifetime it does not expire."""
        expires = NEVER if lifetime_ms is None else self.now() + lifetime_ms
        row = {"code": hashed(code), "kind": kind, "account": account, "value": value, "expires": expires}
        return as_operation(self.store.backend.insert(_c).values(**row))

    async def find(self, code: str, kind: str) -> Code | None:
        """A code that is still valid."""
        valid = and_(_c.c.code == hashed(code), _c.c.kind == kind, _c.c.expires > self.now())
        found = await self.store.rows(select(_c.c.kind, _c.c.account, _c.c.value).where(valid))
        return Code(**found[0]) if found else None

    async def use(self, code: str, kind: str, more: list[Op] | None = None) -> bool:
        """Consume a code, together with further operations. False, and nothing is written, if it is not valid."""
        valid = and_(_c.c.code == hashed(code), _c.c.kind == kind, _c.c.expires > self.now())
        try:
            await self.store.commit([as_operation(delete(_c).where(valid), rows=1), *(more or [])])
        except Conflict:
            return False
        return True

    async def count(self, account: str, kind: str) -> int:
        valid = and_(_c.c.account == account, _c.c.kind == kind, _c.c.expires > self.now())
        return len(await self.store.rows(select(_c.c.code).where(valid)))

    def drop(self, account: str, kind: str) -> Op:
        """The operation that deletes all codes of one kind of an account."""
        return as_operation(delete(_c).where(and_(_c.c.account == account, _c.c.kind == kind)))

    async def drop_expired(self) -> None:
        await self.store.commit([as_operation(delete(_c).where(_c.c.expires <= self.now()))])
