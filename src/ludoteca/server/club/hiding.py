"""Chat of blocked people: a connection is sent no messages of the accounts that its own account has blocked."""

from __future__ import annotations

from ludoteca.server.club.access import MAX_TOKEN, SESSION_COOKIE
from ludoteca.server.hub import Hub
from ludoteca.server.tables.cache import Entry
from ludoteca.server.tables.connection import Connection


async def hide_blocked(hub: Hub, entry: Entry, conn: Connection, cookies: dict[str, str]) -> None:
    """Find out whose messages a new connection is not sent. Its accounts are that of its seat and that of its
    browser."""
    if hub.club is None:
        return
    player = entry.live.players.get(conn.player)
    signed = await hub.club.sessions.find(cookies.get(SESSION_COOKIE, "")[:MAX_TOKEN])
    held = player.account if player is not None else None
    conn.accounts = {account for account in (held, signed.account.id if signed is not None else None) if account}
    conn.hidden = await hub.club.people.blocked_by(conn.accounts)


async def refresh_hidden(hub: Hub, account: str) -> None:
    """Apply a new block, or the end of one, to the open pages of an account."""
    if hub.club is None:
        return
    for entry in list(hub.cache.entries.values()):
        for conn in list(entry.conns):
            if account in conn.accounts:
                conn.hidden = await hub.club.people.blocked_by(conn.accounts)
