"""Erasure of an account. The games of others stay whole: its seats lose their name, and bots play on."""

from __future__ import annotations

from sqlalchemy import delete, or_

from ludoteca.rooms.operations import Op
from ludoteca.server.club.accounts import Account
from ludoteca.server.club.club import Club
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import (
    account_codes,
    accounts,
    identities,
    passkeys,
    relations,
    reports,
)


async def erase_account(club: Club, account: Account) -> None:
    """Erase everything of an account. After an interruption it can be asked for again: the account goes last."""
    await club.signing_in.end_sessions(account.id)
    for row in await club.seats.of(account.id):
        entry = await club.cache.try_get(row["table_id"])
        player = entry.live.players.get(row["id"]) if entry is not None else None
        if entry is not None and player is not None:
            await club.seating.forget(entry, player)
    await club.store.commit([*deletions(account.id), *(op for erase in club.erasures for op in erase(account.id))])


def deletions(account: str) -> list[Op]:
    """The operations that delete an account and what belongs to it. The log of host actions stays, without a name."""
    own = [delete(table).where(table.c.account == account) for table in (passkeys, account_codes, identities)]
    people = delete(relations).where(or_(relations.c.account == account, relations.c.other == account))
    said = delete(reports).where(or_(reports.c.by == account, reports.c.about == account))
    last = delete(accounts).where(accounts.c.id == account)
    return [as_operation(statement) for statement in (*own, people, said, last)]
