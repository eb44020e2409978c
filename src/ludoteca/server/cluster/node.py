"""One node of a cluster: what a server does differently when others share its database."""

from __future__ import annotations

import uuid
from collections.abc import Callable

from ludoteca.server.background import Tasks
from ludoteca.server.cluster.announcer import Announcer
from ludoteca.server.cluster.bus import Bus
from ludoteca.server.cluster.claims import Claimer, Claims
from ludoteca.server.cluster.follower import Follower
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.broadcast import Broadcaster
from ludoteca.server.services.cache import TableCache
from ludoteca.server.storage.store import Store


class Membership:
    """The name of a node, and what needs no table: what it tells the others, and what it claims."""

    def __init__(self, bus: Bus, bots: bool, now: Callable[[], int]) -> None:
        self.name = uuid.uuid4().hex[:12]
        self.announcer = Announcer(self.name, bus)
        self.claims = Claims(self.name, bots, now)


class Node:
    def __init__(
        self,
        member: Membership,
        store: Store,
        cache: TableCache,
        broadcaster: Broadcaster,
        bots: BotDriver,
        tasks: Tasks,
    ) -> None:
        self.name = member.name
        self.claims = member.claims
        self.announcer = member.announcer
        self.claimer = Claimer(member.claims, store, cache)
        self.follower = Follower(member.announcer, cache, broadcaster, bots, tasks, member.claims.now)

    async def open(self) -> None:
        await self.follower.open()
        await self.claimer.open()

    async def close(self) -> None:
        await self.claimer.close()
        await self.follower.close()
