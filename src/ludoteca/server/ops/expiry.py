"""Expiry of tables. One that waits for players and that nobody has touched for days is deleted. A game in which nobody
moves ends as abandoned, if the host of the server wants that; its players get a notice at half of the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludoteca.rooms import model as kinds
from ludoteca.rooms.change import Change
from ludoteca.rooms.table import OVER, PLAYING, LiveTable
from ludoteca.server.hub import Hub
from ludoteca.server.logs import log, where
from ludoteca.server.transport.http.admin import delete_table

INTERVAL_S = 600.0
DAY_MS = 86_400_000


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


def abandon(days: float) -> Callable[[LiveTable, Change], None]:
    """Announce the end of a game in which nothing has happened for half of the time, then end it."""

    def command(live: LiveTable, change: Change) -> None:
        away = any(hand.vacation for hand in live.clock.hands)
        if live.state != PLAYING or live.closed or away or change.now - live.history.at < days * DAY_MS / 2:
            return
        if live.idle:
            live.end(change, "abandoned", None)
        else:
            live.do(change, kinds.IDLE, -1, "")

    return command


async def abandon_games(hub: Hub) -> int:
    """Announce or carry out the end of games in which nobody moves; returns how many have ended."""
    days = hub.settings.idle_days
    if days <= 0:
        return 0
    count = 0
    for table in await hub.store.idle_games(hub.now() - int(days * DAY_MS / 2)):
        entry = await hub.cache.try_get(table)
        if entry is not None:
            await hub.run(entry, abandon(days))
            count += entry.live.state == OVER
    if count:
        log.info("games-abandoned", count=count)
    return count


async def expire_forever(hub: Hub) -> None:
    while True:
        try:
            await expire_lobbies(hub)
            await abandon_games(hub)
            if hub.club is not None:
                await hub.club.expire()
        except Exception as error:
            log.error("expiry-failed", error=type(error).__name__, where=where(error))
        await asyncio.sleep(INTERVAL_S)
