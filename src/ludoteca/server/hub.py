"""The services of the server and how they are connected. Each of them has one job:

- `TableCache` loads, locks and evicts tables.
- `CommandHandler` applies a command, commits it and has it broadcast.
- `Broadcaster` sends views to connections.
- `BotDriver` lets bots think and plays their answers.
- `Notifier` delivers notices to people who are away.
- `Timekeeper` handles the clocks.
- `Node` follows the tables of other nodes, in a cluster.
- `Club` knows accounts and people, on servers that switch it on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.problem import Problem
from ludoteca.server.background import Tasks, end_tasks, repeat
from ludoteca.server.club.club import Club
from ludoteca.server.cluster.bus import Bus
from ludoteca.server.cluster.node import Node
from ludoteca.server.cluster.shared_clock import COMPARE_S, SharedClock
from ludoteca.server.control import Control
from ludoteca.server.limits import RateLimits
from ludoteca.server.metrics import Metrics
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.services.bots.reviews import Reviews
from ludoteca.server.services.broadcast import Broadcaster
from ludoteca.server.services.cache import Entry, TableCache
from ludoteca.server.services.chances import Chances
from ludoteca.server.services.chat import ChatLimits
from ludoteca.server.services.commands import Command, CommandHandler, Receipt, T
from ludoteca.server.services.notices.channels import Channel, channels_of
from ludoteca.server.services.notices.delivery import Notifier
from ludoteca.server.services.timekeeper import Timekeeper
from ludoteca.server.services.uptime import Uptime
from ludoteca.server.services.vacations import Vacations, forget_vacations
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store

MESSAGES_S = 15.0  # between two looks at the digests that are due


def system_now() -> int:
    return int(time.time() * 1000)


class Hub:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        pool: Pool | None = None,
        now: Callable[[], int] | None = None,
        secrets: Secrets | None = None,
        channels: dict[str, Channel] | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        shared = now is None and store.backend.shared
        self.clock = SharedClock(system_now, store.time) if shared else None  # the clock of the database
        self.now = now = now or self.clock or system_now
        self.secrets = secrets or Secrets()
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.pool = pool
        self.cache = TableCache(store, self.metrics, self.tasks, settings.kept, now)
        self.broadcaster = Broadcaster(self.metrics, self.tasks, now)
        self.commands = CommandHandler(store, self.cache, self.metrics, self.tasks, now)
        self.bots = BotDriver(pool, self.commands.run, self.tasks, self.secrets, settings.pace)
        self.uptime = Uptime(settings.data, now)
        self.timekeeper = Timekeeper(store, self.cache, self.commands, now)
        self.reviews = Reviews(store) if pool is not None else None
        self.chances = Chances(store, self.cache)
        self.rate_limits = RateLimits(bus.counts if bus is not None else None)
        self.chat_limits = ChatLimits(self.rate_limits)
        self.importing = asyncio.Lock()
        self.draining = False  # the server is about to stop: balancers send nobody here
        self.control: Control | None = None  # set while a server runs
        chosen = channels_of(settings) if channels is None else channels
        self.notifier = Notifier(self.commands, settings, self.secrets, chosen, self.rate_limits)
        self.vacations = Vacations(self.commands, settings.vacation_days, now)
        self.club: Club | None = None
        if settings.club:
            self.club = Club(self.commands, self.notifier, settings, self.secrets, self.rate_limits, now)
        self.loops: dict[str, asyncio.Task[None]] = {}
        self._connect()
        self.node = Node(bus, self) if bus is not None else None  # set in a cluster

    def _connect(self) -> None:
        self.commands.broadcaster = self.broadcaster
        self.commands.bots = self.bots
        self.commands.notifier = self.notifier
        self.cache.on_load.append(self.bots.wake)
        self.cache.on_evict += [self.bots.stop, self.broadcaster.disconnect]
        self.broadcaster.on_arrival.append(self.notifier.arrived)
        if self.club is not None:
            self.club.on_erase.append(forget_vacations)
            self.club.data.parts["vacations"] = self.vacations.export

    # ---- life cycle ----

    async def open(self) -> None:
        await self.store.open()
        if self.clock is not None:
            await self.clock.compare()
            self.loops["clock"] = asyncio.create_task(repeat(COMPARE_S, self.clock.compare, "compare-failed"))
        await self.store.drop_incomplete(self.now())
        if not self.store.backend.shared:  # else other nodes run on while this one is down
            self.uptime.start()
            self.cache.downtimes = self.uptime.downtimes
            self.loops["heartbeat"] = asyncio.create_task(self.uptime.run_forever())
        if self.pool is not None:
            self.spawn(self.pool.warm())
        if self.node is not None:
            await self.node.open()
        if self.club is not None:
            await self.club.open()
            self.loops["messages"] = asyncio.create_task(repeat(MESSAGES_S, self.club.send_messages, "messages-failed"))
        self.loops["clocks"] = asyncio.create_task(self.timekeeper.run_forever())
        self.loops["deferred"] = asyncio.create_task(self.broadcaster.send_deferred())
        if self.notifier.slots:
            self.loops["notices"] = asyncio.create_task(self.notifier.work())

    def farewell(self) -> None:
        """Ask every client to reconnect later."""
        self.broadcaster.closing = True
        self.bots.stopped = True
        if self.node is not None:
            self.node.claims.stopped = True
        for entry in list(self.cache.entries.values()):
            self.bots.stop(entry)
            self.broadcaster.disconnect(entry)

    async def close(self) -> None:
        """Shut down. Everything acknowledged is already committed."""
        await end_tasks(list(self.loops.values()))
        self.farewell()
        await asyncio.sleep(0)
        await asyncio.gather(*(self.cache.save_snapshot(entry) for entry in list(self.cache.entries.values())))
        await end_tasks(list(self.tasks.running))
        if self.node is not None:
            await self.node.close()
        if not self.store.backend.shared:
            self.uptime.beat()
        if self.pool is not None:
            await self.pool.close()
        if self.reviews is not None:
            await self.reviews.pool.close()
        await self.store.close()

    # ---- what request handlers use ----

    def spawn(self, coroutine: Any) -> asyncio.Task[Any]:
        return self.tasks.spawn(coroutine)

    async def entry(self, id: str) -> Entry:
        """The table for a request or a new connection, with everything that was committed before."""
        entry = await self.cache.get(id)
        if self.node is not None:
            await self.node.follower.catch_up(entry)
        return entry

    async def run(self, entry: Entry, command: Command[T], receipt: Receipt | None = None) -> T:
        return await self.commands.run(entry, command, receipt)

    async def review(self, entry: Entry, start: bool) -> dict[str, Any]:
        """The progress of the review of a finished table; with `start` it is made if there is none yet."""
        if self.reviews is None:
            raise Problem("no-review")
        found = await self.reviews.shown(entry.live)
        if start and found["state"] in ("none", "failed"):
            if self.reviews.begin(entry.live):
                self.spawn(self.reviews.make(entry.live))
            found = await self.reviews.shown(entry.live)
        return found
