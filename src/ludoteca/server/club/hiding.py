"""Chat of blocked people: a connection is sent no messages of the accounts that its own account has blocked."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.server.club.people import Relations
from ludoteca.server.club.sessions import MAX_TOKEN, SESSION_COOKIE, Sessions
from ludoteca.server.services.cache import TableCache
from ludoteca.server.services.connection import Connection
from ludoteca.server.services.entry import Entry


class HiddenChat:
    def __init__(self, people: Relations, sessions: Sessions, cache: TableCache) -> None:
        self.people = people
        self.sessions = sessions
        self.cache = cache

    async def hide(self, entry: Entry, conn: Connection, cookies: Mapping[str, str]) -> None:
        """Find out whose messages a new connection is not sent. Its accounts are that of its seat and that of its
        browser."""
        player = entry.live.players.get(conn.player)
        signed = await self.sessions.find(cookies.get(SESSION_COOKIE, "")[:MAX_TOKEN])
        held = player.account if player is not None else None
        conn.accounts = {account for account in (held, signed.account.id if signed is not None else None) if account}
        conn.hidden = await self.people.blocked_by(conn.accounts)

    async def refresh(self, account: str) -> None:
        """Apply a new block, or the end of one, to the open pages of an account."""
        for entry in list(self.cache.entries.values()):
            for conn in list(entry.conns):
                if account in conn.accounts:
                    conn.hidden = await self.people.blocked_by(conn.accounts)
