"""Expiry of tables. One that waits for players and that nobody has touched for days is deleted. A game in which nobody
moves ends as abandoned, if the host of the server wants that; its players get a notice at half of the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from ludoteca.rooms.change import Change
from ludoteca.rooms.events import Idled
from ludoteca.rooms.table import OVER, PLAYING, LiveTable
from ludoteca.server.logs import log, where
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.tables import Tables
from ludoteca.server.settings import Settings

INTERVAL_S = 600.0
DAY_MS = 86_400_000


class Expiring(Protocol):
    async def expire(self) -> None:
        """Delete what has ended by itself."""


def abandon(days: float) -> Callable[[LiveTable, Change], None]:
    """Announce the end of a game in which nothing has happened for half of the time, then end it."""

    def command(live: LiveTable, change: Change) -> None:
        away = any(hand.vacation for hand in live.clock.hands)
        if live.state != PLAYING or live.closed or away or change.now - live.history.at < days * DAY_MS / 2:
            return
        if live.idle:
            live.end(change, "abandoned", None)
        else:
            live.do(change, Idled(-1))

    return command


class Expiry:
    """Deletes lobbies and ends games that nobody touches."""

    def __init__(
        self, settings: Settings, tables: Tables, commands: CommandHandler, club: Expiring | None = None
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.commands = commands
        self.cache = commands.cache
        self.store = commands.store
        self.now = commands.now
        self.club = club

    async def expire_lobbies(self) -> int:
        """Delete the stale lobbies that nobody is connected to; returns how many."""
        before = self.now() - int(self.settings.lobby_hours * 3_600_000)
        count = 0
        for table in await self.store.stale_lobbies(before):
            entry = self.cache.entries.get(table)
            if entry is None or not entry.conns:
                await self.tables.delete(table)
                count += 1
        if count:
            log.info("lobbies-expired", count=count)
        return count

    async def abandon_games(self) -> int:
        """Announce or carry out the end of games in which nobody moves; returns how many have ended."""
        days = self.settings.idle_days
        if days <= 0:
            return 0
        count = 0
        for table in await self.store.idle_games(self.now() - int(days * DAY_MS / 2)):
            entry = await self.cache.try_get(table)
            if entry is not None:
                await self.commands.run(entry, abandon(days))
                count += entry.live.state == OVER
        if count:
            log.info("games-abandoned", count=count)
        return count

    async def expire_forever(self) -> None:
        while True:
            try:
                await self.expire_lobbies()
                await self.abandon_games()
                if self.club is not None:
                    await self.club.expire()
            except Exception as error:
                log.error("expiry-failed", error=type(error).__name__, where=where(error))
            await asyncio.sleep(INTERVAL_S)
