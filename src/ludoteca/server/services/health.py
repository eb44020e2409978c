"""Whether the server can do its work."""

from __future__ import annotations

import asyncio

from ludoteca.rooms.problem import Problem
from ludoteca.server.services.cache import TableCache
from ludoteca.server.storage.store import Store

READY_S = 5.0  # for a write to the database


class Health:
    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache
        self.draining = False  # the server is about to stop: balancers send nobody here

    def drain(self) -> None:
        self.draining = True

    async def check(self) -> dict[str, int]:
        """Count the tables by state. A Problem if the database is not readable, writable and whole, or if the server
        is about to stop."""
        if self.draining:
            raise Problem("draining", 503)
        try:
            async with asyncio.timeout(READY_S):
                counts = await self.store.counts()
                await self.store.probe()
        except Exception:
            raise Problem("storage", 503) from None
        if self.store.backend.damaged:
            raise Problem("storage-damaged", 503)
        return counts
