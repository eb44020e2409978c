"""Expiry of lobbies: a table that waits for players and that nobody has touched for days is deleted."""

from __future__ import annotations

import asyncio

from ludoteca.server.http.admin import delete_table
from ludoteca.server.hub import Hub
from ludoteca.server.logs import log, where

INTERVAL_S = 600.0


async def expire_lobbies(hub: Hub) -> int:
    """Delete the stale lobbies that nobody is connected to; returns how many."""
    before = hub.now() - int(hub.settings.lobby_hours * 3_600_000)
    count = 0
    for table in await hub.store.stale_lobbies(before):
        entry = hub.cache.entries.get(table)
        if entry is None or not entry.conns:
            await delete_table(hub, table)
            count += 1
    if count:
        log.info("lobbies-expired", count=count)
    return count


async def expire_forever(hub: Hub) -> None:
    while True:
        try:
            await expire_lobbies(hub)
            if hub.club is not None:
                await hub.club.expire()
        except Exception as error:
            log.error("expiry-failed", error=type(error).__name__, where=where(error))
        await asyncio.sleep(INTERVAL_S)
