"""The clocks of all tables: carry out what is due on those in memory, and load those that become due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.rooms import votes
from ludoteca.rooms.problem import Problem
from ludoteca.server.logs import log, where
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.broadcast import Broadcaster
from ludoteca.server.services.cache import TableCache
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.entry import Entry
from ludoteca.server.storage.store import Store

TICK_S = 0.5
LOAD_EVERY = 10  # ticks between two looks at the tables that are not in memory


class Timekeeper:
    def __init__(
        self,
        store: Store,
        cache: TableCache,
        commands: CommandHandler,
        broadcaster: Broadcaster,
        bots: BotDriver,
        now: Callable[[], int],
        claimed: Callable[[], Awaitable[list[Entry]]] | None = None,
    ) -> None:
        self.store = store
        self.cache = cache
        self.commands = commands
        self.broadcaster = broadcaster
        self.bots = bots
        self.now = now
        self.claimed = claimed  # in a cluster: the tables this node minds

    async def run_forever(self) -> None:
        count = 0
        while True:
            try:
                await self.tick(load=count % LOAD_EVERY == 0)
            except Exception as error:
                log.error("tick-failed", error=type(error).__name__, where=where(error))
            count += 1
            await asyncio.sleep(TICK_S)

    async def tick(self, load: bool = True) -> None:
        """Handle the tables that are due; with `load` also those not in memory."""
        now = self.now()
        for watched in list(self.cache.entries.values()):
            if watched.delayed is not None and watched.conns and watched.delayed.is_due(now):
                await self._show(watched)
        if self.claimed is not None:
            for held in await self.claimed():
                self.bots.wake(held)
                await self._check(held, now)
            return
        if load:
            for id in await self.store.due(now):
                entry = await self.cache.try_get(id) if id not in self.cache.entries else None
                if entry is not None:
                    await self._check(entry, now)
        for entry in list(self.cache.entries.values()):
            await self._check(entry, now)

    async def _show(self, entry: Entry) -> None:
        """Send spectators what has become old enough for them."""
        async with entry.lock:
            if not entry.gone:
                self.broadcaster.broadcast(entry)

    async def _check(self, entry: Entry, now: int) -> None:
        due = entry.live.due()
        if due is not None and 0 < due <= now:
            try:
                await self.commands.run(entry, votes.tick)
            except Problem as problem:
                log.error("tick-failed", table=entry.live.id, error=problem.key)
