"""Leases for what happens without a message: the node that holds the claim of a table runs its bots and its clocks.

A claim ends after one and a half seconds unless it is renewed, so that another node goes on when this one dies. Two
nodes that hold the same claim waste a computation, never a table: the version condition decides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludoteca.server.background import end_tasks, repeat
from ludoteca.server.logs import log
from ludoteca.server.services.cache import TableCache
from ludoteca.server.services.entry import Entry
from ludoteca.server.storage.store import Store

CLAIM_MS = 1500
RENEW_S = 0.5
MAX_CLAIMED = 50  # tables taken at once


class Claims:
    """What a node claims: known before there are tables, since every commit may claim one."""

    def __init__(self, node: str, bots: bool, now: Callable[[], int]) -> None:
        self.node = node
        self.bots = bots  # whether bots think at this node
        self.now = now
        self.stopped = False  # the node shuts down: others take over

    def stop(self) -> None:
        self.stopped = True

    def holds(self, entry: Entry) -> bool:
        return entry.claimed_until > self.now()

    def wanted(self, entry: Entry) -> int:
        """Until when a commit of this node claims the table; 0 if nothing is to be done for it."""
        takes = self.bots and not self.stopped and entry.live.bots_concerned()
        return self.now() + CLAIM_MS if takes else 0


class Claimer:
    """Takes and renews the claims of a node."""

    def __init__(self, claims: Claims, store: Store, cache: TableCache) -> None:
        self.claims = claims
        self.store = store
        self.cache = cache
        self.now = claims.now
        self.loops: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.loops = [asyncio.create_task(repeat(RENEW_S, self.renew, "renew-failed"))]

    async def close(self) -> None:
        """Let others take over at once."""
        await end_tasks(self.loops)
        try:
            await self.store.release_claims(self.claims.node)
        except Exception as error:  # then they take over when the claims end
            log.warning("release-failed", error=type(error).__name__)

    async def take(self) -> list[Entry]:
        """Claim tables that are due and that no other node minds."""
        now, claims = self.now(), self.claims
        found: list[Entry] = []
        if claims.stopped:
            return found
        for id in await self.store.claim_due(claims.node, now, now + CLAIM_MS, claims.bots, MAX_CLAIMED):
            entry = await self.cache.try_get(id)
            if entry is not None:
                entry.claimed_until = now + CLAIM_MS
                found.append(entry)
        return found

    async def renew(self) -> None:
        """Keep the claims of tables whose bots think."""
        until = self.now() + CLAIM_MS
        mine = {e.live.id: e for e in self.cache.entries.values() if e.thinking and self.claims.holds(e)}
        if mine:
            kept = await self.store.renew_claims(self.claims.node, list(mine), until)
            for id, entry in mine.items():
                entry.claimed_until = until if id in kept else 0
