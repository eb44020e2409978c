"""The tables for requests and new connections."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteca.rooms import operations as db
from ludoteca.rooms.table import LiveTable
from ludoteca.server.services.cache import TableCache
from ludoteca.server.services.entry import Entry
from ludoteca.server.storage.store import Store

CatchUp = Callable[[Entry], Awaitable[None]]


def allow(_live: LiveTable) -> None:
    """The host of the server deletes any table."""


class Tables:
    def __init__(
        self, store: Store, cache: TableCache, now: Callable[[], int], catch_up: CatchUp | None = None
    ) -> None:
        self.store = store
        self.cache = cache
        self.now = now
        self.catch_up = catch_up  # in a cluster: reads a table again that another node has changed

    async def entry(self, id: str) -> Entry:
        """The table for a request or a new connection, with everything that was committed before."""
        entry = await self.cache.get(id)
        if self.catch_up is not None:
            await self.catch_up(entry)
        return entry

    async def delete(self, id: str, check: Callable[[LiveTable], None] = allow) -> None:
        """Delete a table for good, also while it is played: its connections are closed and it is gone when they
        return."""
        drop = [(db.DROP_TABLE, {"key_id": id})]
        entry = await self.cache.try_get(id)
        if entry is None:
            await self.store.table(id)
            await self.store.commit(drop)
            return
        async with entry.lock:
            check(entry.live)
            await self.store.commit(drop)
            self.cache.evict(entry)
