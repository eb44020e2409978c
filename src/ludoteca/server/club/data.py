"""Everything the server keeps about an account, as one document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from sqlalchemy import and_, select

from ludoteca.kernel import SEAT
from ludoteca.server.club.accounts import Account
from ludoteca.server.storage.schema import (
    account_sessions,
    chat,
    host_log,
    identities,
    outbox,
    passkeys,
    players,
    prepared,
    relations,
    reports,
    seats,
    tables,
)
from ludoteca.server.storage.store import Rows, Store

Part = Callable[[str], Awaitable[Any]]  # what a service keeps about an account, by its id


class AccountData:
    """Collects what is kept about an account, with the parts that other services know."""

    def __init__(self, store: Store, more: Mapping[str, Part]) -> None:
        self.store = store
        self.parts: dict[str, Part] = {
            "sessions": self._sessions,
            "passkeys": self._passkeys,
            "identities": self._identities,
            "people": self._people,
            "reports": self._reports,
            "host_actions": self._host_actions,
            "seats": self._seats,
            **more,
        }

    async def export(self, account: Account) -> dict[str, Any]:
        own = msgspec.structs.asdict(account)
        del own["password_hash"], own["name_key"]
        return {"account": own, **{name: await part(account.id) for name, part in self.parts.items()}}

    async def _sessions(self, account: str) -> Rows:
        s = account_sessions
        return await self.store.rows(select(s.c.device, s.c.made, s.c.used).where(s.c.account == account))

    async def _passkeys(self, account: str) -> Rows:
        p = passkeys
        return await self.store.rows(select(p.c.id, p.c.name, p.c.made, p.c.used).where(p.c.account == account))

    async def _identities(self, account: str) -> Rows:
        i = identities
        return await self.store.rows(select(i.c.issuer, i.c.subject).where(i.c.account == account))

    async def _people(self, account: str) -> Rows:
        r = relations
        return await self.store.rows(select(r.c.other, r.c.kind, r.c.at).where(r.c.account == account))

    async def _reports(self, account: str) -> Rows:
        r = reports
        return await self.store.rows(select(r.c.at, r.c.table_id, r.c.message, r.c.text).where(r.c.by == account))

    async def _host_actions(self, account: str) -> Rows:
        h = host_log
        return await self.store.rows(select(h.c.at, h.c.action, h.c.reason).where(h.c.account == account))

    async def _seats(self, account: str) -> list[dict[str, Any]]:
        wanted = select(players, tables.c.game, tables.c.state, tables.c.made, tables.c.at.label("last"))
        mine = wanted.join(tables, tables.c.id == players.c.table_id).where(players.c.account == account)
        return [await self._seat(row) for row in await self.store.rows(mine)]

    async def _seat(self, player: dict[str, Any]) -> dict[str, Any]:
        """One table of the account: the seats there, notes, messages, and notification addresses."""
        here = and_(seats.c.table_id == player["table_id"], seats.c.player == player["id"])
        own = [row["seat"] for row in await self.store.rows(select(seats.c.seat).where(here))]
        said = and_(chat.c.table_id == player["table_id"], chat.c.seat.in_(own))
        messages = await self.store.rows(select(chat.c.at, chat.c.text, chat.c.phrase).where(said).order_by(chat.c.id))
        given = and_(outbox.c.player == player["id"], outbox.c.channel.in_(("mail", "hook")))
        asked = select(outbox.c.channel, outbox.c.address, outbox.c.confirmed).where(given)
        return {
            "table": player["table_id"],
            "game": player["game"],
            "state": player["state"],
            "made": player["made"],
            "last": player["last"],
            "name": player["name"],
            "host": player["host"],
            "seats": [SEAT.word(seat) for seat in own],
            "notes": player["notes"],
            "chat": messages,
            "addresses": await self.store.rows(asked),
            "prepared": await self._prepared(player["table_id"], own),
        }

    async def _prepared(self, table: str, own: list[int]) -> list[dict[str, Any]]:
        mine = and_(prepared.c.table_id == table, prepared.c.seat.in_(own))
        return [msgspec.json.decode(row["plan"]) for row in await self.store.rows(select(prepared.c.plan).where(mine))]
