"""Accounts of people who sign in at another provider."""

from __future__ import annotations

import re
import unicodedata

from sqlalchemy import and_, select

from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import BANNED, MAX_NAME, Account, Accounts
from ludoteca.server.club.oidc import Identity
from ludoteca.server.club.signing_in import SigningIn
from ludoteca.server.storage.operations import Conflict, as_operation
from ludoteca.server.storage.schema import identities

MAX_TRIES = 50  # numbers after a name that is taken
FALLBACK = "player"
_i = identities


def name_like(name: str) -> str:
    """A name that an account may have, as close as possible to what the provider calls the person."""
    plain = unicodedata.normalize("NFKD", name.partition("@")[0])
    kept = "".join(c for c in plain if not unicodedata.combining(c))
    tidy = re.sub(r"[^A-Za-z0-9_-]+", "-", kept).strip("-_")[: MAX_NAME - 3]
    return tidy if len(tidy) >= 2 else FALLBACK


class Identities:
    def __init__(self, accounts: Accounts, signing_in: SigningIn) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.signing_in = signing_in

    async def account(self, identity: Identity, lang: str) -> tuple[Account, list[str]]:
        """The account of an identity, which is created or linked if there is none; with new recovery codes."""
        own = and_(_i.c.issuer == identity.issuer, _i.c.subject == identity.subject)
        found = await self.store.rows(select(_i.c.account).where(own))
        known = await self.accounts.by_id(found[0]["account"]) if found else None
        if identity.link:
            return await self._linked(identity, known), []
        if known is None:
            return await self._created(identity, lang)
        if known.state == BANNED:
            raise Problem("account-banned", 403)
        return known, []

    async def _linked(self, identity: Identity, known: Account | None) -> Account:
        account = await self.accounts.by_id(identity.link)
        if account is None or (known is not None and known.id != account.id):
            raise Problem("oidc-taken")
        if known is None:
            try:
                await self.store.commit([self._new(identity, account.id)])
            except Conflict:
                raise Problem("oidc-taken") from None
        return account

    async def _created(self, identity: Identity, lang: str) -> tuple[Account, list[str]]:
        name = name_like(identity.name)
        for number in range(1, MAX_TRIES):
            tried = name if number == 1 else f"{name}-{number}"
            if await self.accounts.by_name(tried) is None:
                id = self.accounts.secrets.player()
                return await self.signing_in.register_as(id, tried, lang, [self._new(identity, id)])
        raise Problem("account-name-taken")

    def _new(self, identity: Identity, account: str) -> Op:
        row = {"issuer": identity.issuer, "subject": identity.subject, "account": account}
        return as_operation(self.store.backend.insert(_i).values(**row).on_conflict_do_nothing(), rows=1)
