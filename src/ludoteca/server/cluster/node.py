"""One node of a cluster: what a server does differently when others share its database."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Protocol

from ludoteca.server.background import Tasks
from ludoteca.server.cluster.bus import Bus
from ludoteca.server.cluster.claims import Claims
from ludoteca.server.cluster.follower import Follower
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.broadcast import Broadcaster
from ludoteca.server.services.cache import TableCache
from ludoteca.server.services.notices.delivery import Notifier
from ludoteca.server.services.timekeeper import Timekeeper
from ludoteca.server.storage.store import Store


class Services(Protocol):
    """The services of the server, as the hub has created them."""

    store: Store
    cache: TableCache
    broadcaster: Broadcaster
    bots: BotDriver
    timekeeper: Timekeeper
    notifier: Notifier
    tasks: Tasks
    now: Callable[[], int]


class Node:
    def __init__(self, bus: Bus, services: Services) -> None:
        self.name = uuid.uuid4().hex[:12]
        cache, bots = services.cache, services.bots
        self.claims = Claims(self.name, services.store, cache, bots.pool is not None, services.now)
        self.follower = Follower(self.name, bus, cache, services.broadcaster, bots, services.tasks, services.now)
        cache.node = self.name
        if services.store.backend.shared:
            cache.claim = self.claims.wanted
        bots.may_think = self.claims.holds
        services.timekeeper.claimed = self.claims.take
        services.notifier.shared = True

    async def open(self) -> None:
        await self.follower.open()
        await self.claims.open()

    async def close(self) -> None:
        await self.claims.close()
        await self.follower.close()
