"""Accounts: a person's name on this server, and how it is stored."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import select, update

from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.storage.operations import Conflict, as_operation
from ludoteca.server.storage.schema import accounts
from ludoteca.server.storage.store import Store

MAX_NAME = 24
NAME = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿ0-9][A-Za-zÀ-ÖØ-öø-ÿ0-9_-]{1,23}")
ACTIVE = "active"
MUTED = "muted"
BANNED = "banned"
PUBLIC = "public"
FRIENDS = "friends"
PRIVATE = "private"


class Account(msgspec.Struct, frozen=True):
    """A person's account. Its fields are the columns of the database table."""

    id: str
    name: str
    name_key: str
    made: int
    password_hash: str | None
    email: str | None
    email_confirmed: bool
    visibility: str
    state: str
    lang: str


def read_account(data: dict[str, Any]) -> Account:
    return Account(**{name: data[name] for name in Account.__struct_fields__})


def name_key(name: str) -> str:
    """What makes a name unique: two names that differ in case or accents only are the same name."""
    plain = unicodedata.normalize("NFKD", name.strip())
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


def checked_name(name: str) -> str:
    """A name that an account may have: Latin letters and digits, so that no name looks like another."""
    tidy = unicodedata.normalize("NFC", name.strip())
    if NAME.fullmatch(tidy) is None:
        raise Problem("account-name", 400)
    return tidy


class Accounts:
    def __init__(self, store: Store, secrets: Secrets, now: Callable[[], int]) -> None:
        self.store = store
        self.secrets = secrets
        self.now = now

    def draft(self, name: str, lang: str) -> Account:
        """An account that is not stored yet."""
        tidy = checked_name(name)
        return Account(
            id=self.secrets.player(),
            name=tidy,
            name_key=name_key(tidy),
            made=self.now(),
            password_hash=None,
            email=None,
            email_confirmed=False,
            visibility=PUBLIC,
            state=ACTIVE,
            lang=lang,
        )

    async def add(self, draft: Account, password_hash: str | None, more: Sequence[Op] = ()) -> Account:
        """Store an account, together with further operations. Problem if the name is taken."""
        account = msgspec.structs.replace(draft, password_hash=password_hash)
        new = self.store.backend.insert(accounts).values(**msgspec.structs.asdict(account)).on_conflict_do_nothing()
        try:
            await self.store.commit([as_operation(new, rows=1), *more])
        except Conflict:
            raise Problem("account-name-taken") from None
        return account

    async def by_name(self, name: str) -> Account | None:
        return await self._one(accounts.c.name_key == name_key(name))

    async def by_id(self, id: str) -> Account | None:
        return await self._one(accounts.c.id == id)

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of accounts by their ids."""
        return {account.id: account.name for account in await self.by_ids(ids)}

    async def by_ids(self, ids: Sequence[str]) -> list[Account]:
        found = await self.store.rows(select(accounts).where(accounts.c.id.in_(ids))) if ids else []
        return [read_account(row) for row in found]

    async def _one(self, condition: Any) -> Account | None:
        found = await self.store.rows(select(accounts).where(condition))
        return read_account(found[0]) if found else None

    async def change(self, id: str, **values: Any) -> None:
        await self.store.commit([changed(id, **values)])


def changed(id: str, **values: Any) -> Op:
    """The operation that changes columns of an account, which must exist."""
    return as_operation(update(accounts).where(accounts.c.id == id).values(**values), rows=1)
