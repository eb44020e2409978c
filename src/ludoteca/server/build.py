"""The composition root: `build` makes every service of the server and passes it what it needs.

Read it from top to bottom: a service is made after those that it uses. `Publisher` is the one exception, explained in
`ludoteca.server.services.events`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from ludoteca.rooms.credentials import Secrets
from ludoteca.sandbox import Checker
from ludoteca.server.background import Tasks, end_tasks, repeat
from ludoteca.server.club.club import Club, make_messages
from ludoteca.server.club.running import ClubWork
from ludoteca.server.cluster.bus import Bus
from ludoteca.server.cluster.node import Membership, Node
from ludoteca.server.cluster.shared_clock import COMPARE_S, SharedClock
from ludoteca.server.control import Control
from ludoteca.server.limits import RateLimits
from ludoteca.server.metrics import Metrics
from ludoteca.server.publish import Publisher
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.services.bots.reviews import Reviews
from ludoteca.server.services.broadcast import Broadcaster
from ludoteca.server.services.cache import TableCache
from ludoteca.server.services.chances import Chances
from ludoteca.server.services.chat import ChatLimits
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.events import Events
from ludoteca.server.services.expiry import Expiry
from ludoteca.server.services.health import Health
from ludoteca.server.services.importing import Importer
from ludoteca.server.services.lobby import Lobby
from ludoteca.server.services.notices.channels import Channel, channels_of
from ludoteca.server.services.notices.delivery import Notifier
from ludoteca.server.services.seating import Seating
from ludoteca.server.services.tables import Tables
from ludoteca.server.services.timekeeper import Timekeeper
from ludoteca.server.services.uptime import Uptime
from ludoteca.server.services.vacations import Vacations
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.http.plugin import NO_ROUTES, Routes
from ludoteca.server.transport.http.quotas import Quotas
from ludoteca.server.transport.http.static_files import Site
from ludoteca.server.transport.ws.session import Sessions

MESSAGES_S = 15.0  # between two looks at the digests that are due


def read_system_clock() -> int:
    return int(time.time() * 1000)


@dataclass(frozen=True, kw_only=True)
class Server:
    """All services of one server, and when they begin and end. Nobody but the application and tests is given it whole:
    a service gets the services that it uses."""

    settings: Settings
    store: Store
    now: Callable[[], int]
    clock: SharedClock | None  # the clock of the database, where nodes share one
    secrets: Secrets
    metrics: Metrics
    tasks: Tasks
    pool: Pool | None
    cache: TableCache
    tables: Tables
    broadcaster: Broadcaster
    commands: CommandHandler
    bots: BotDriver
    node: Node | None  # in a cluster
    uptime: Uptime | None  # where no other node runs on while this one is down
    notifier: Notifier
    timekeeper: Timekeeper
    vacations: Vacations
    lobby: Lobby
    seating: Seating
    importer: Importer
    reviews: Reviews | None
    chances: Chances
    club: Club | None  # on servers with accounts
    expiry: Expiry
    health: Health
    limits: RateLimits
    quotas: Quotas
    checker: Checker
    sessions: Sessions
    site: Site
    routes: Routes  # of plug-ins
    control: Control | None  # while `ludoteca serve` runs it
    loops: dict[str, asyncio.Task[None]] = field(default_factory=dict)

    async def open(self) -> None:
        await self.store.open()
        if self.clock is not None:
            await self.clock.compare()
            self.loops["clock"] = asyncio.create_task(repeat(COMPARE_S, self.clock.compare, "compare-failed"))
        await self.store.drop_incomplete(self.now())
        if self.uptime is not None:
            self.uptime.start()
            self.loops["heartbeat"] = asyncio.create_task(self.uptime.run_forever())
        if self.pool is not None:
            self.tasks.spawn(self.pool.warm())
        if self.node is not None:
            await self.node.open()
        if self.club is not None:
            await self.club.open()
            self.loops["messages"] = asyncio.create_task(repeat(MESSAGES_S, self.club.send_messages, "messages-failed"))
        self.loops["clocks"] = asyncio.create_task(self.timekeeper.run_forever())
        self.loops["deferred"] = asyncio.create_task(self.broadcaster.send_deferred())
        if self.notifier.slots:
            self.loops["notices"] = asyncio.create_task(self.notifier.work())

    def start_work(self) -> list[asyncio.Task[None]]:
        """Start what is done once in a while, on a server that serves."""
        working = [asyncio.create_task(self.expiry.expire_forever())]
        if self.club is not None:
            working.append(asyncio.create_task(ClubWork(self.club).run_forever()))
        return working

    def farewell(self) -> None:
        """Ask every client to reconnect later."""
        self.broadcaster.stop()
        self.bots.stop_all()
        if self.node is not None:
            self.node.claims.stop()
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
        if self.uptime is not None:
            self.uptime.beat()
        if self.pool is not None:
            await self.pool.close()
        if self.reviews is not None:
            await self.reviews.pool.close()
        await self.store.close()


def find_club_routes() -> Routes:
    """The routes of servers with accounts. Other servers do not load their libraries."""
    from ludoteca.server.club.routes.all import ROUTES

    return ROUTES


def build(
    settings: Settings,
    store: Store,
    pool: Pool | None = None,
    *,
    now: Callable[[], int] | None = None,
    secrets: Secrets | None = None,
    channels: dict[str, Channel] | None = None,
    bus: Bus | None = None,
    control: Control | None = None,
    site: Site | None = None,
) -> Server:
    """A server that is not open yet."""
    shared = store.backend.shared
    clock = SharedClock(read_system_clock, store.time) if shared and now is None else None
    now = now or clock or read_system_clock
    secrets = secrets or Secrets()
    metrics, tasks, events = Metrics(), Tasks(), Events()
    limits = RateLimits(bus.counts if bus is not None else None)
    member = Membership(bus, pool is not None, now) if bus is not None else None
    uptime = None if shared else Uptime(settings.data, now)

    # Tables: in memory, sent, changed, played by bots, followed from other nodes.
    cache = TableCache(
        store,
        metrics,
        tasks,
        settings.kept,
        now,
        events,
        uptime,
        node=member.name if member is not None else "",
        claim=member.claims.wanted if member is not None and shared else None,
    )
    broadcaster = Broadcaster(metrics, tasks, now, events)
    commands = CommandHandler(store, cache, metrics, tasks, now, broadcaster, events)
    may_think = member.claims.holds if member is not None else None
    bots = BotDriver(pool, commands.run, tasks, secrets, settings.pace, may_think)
    node = Node(member, store, cache, broadcaster, bots, tasks) if member is not None else None
    tables = Tables(store, cache, now, node.follower.catch_up if node is not None else None)
    claimed = node.claimer.take if node is not None else None
    timekeeper = Timekeeper(store, cache, commands, broadcaster, bots, now, claimed)

    # People: seats, notices, accounts.
    channels = channels_of(settings) if channels is None else channels
    messages = make_messages(store, settings, secrets, channels.get("mail"), now) if settings.club else None
    notifier = Notifier(commands, settings, secrets, channels, limits, messages, shared=node is not None)
    lobby = Lobby(tables, commands, secrets)
    seating = Seating(tables, commands, secrets)
    vacations = Vacations(commands, settings.vacation_days, now)
    club = None
    if messages is not None:
        club = Club(commands, notifier, messages, lobby, seating, vacations, settings, limits)

    events.connect(
        Publisher(
            broadcaster,
            bots,
            notifier,
            club.play if club is not None else None,
            member.announcer if member is not None else None,
        )
    )
    return Server(
        settings=settings,
        store=store,
        now=now,
        clock=clock,
        secrets=secrets,
        metrics=metrics,
        tasks=tasks,
        pool=pool,
        cache=cache,
        tables=tables,
        broadcaster=broadcaster,
        commands=commands,
        bots=bots,
        node=node,
        uptime=uptime,
        notifier=notifier,
        timekeeper=timekeeper,
        vacations=vacations,
        lobby=lobby,
        seating=seating,
        importer=Importer(lobby),
        reviews=Reviews(store, tasks) if pool is not None else None,
        chances=Chances(store, cache),
        club=club,
        expiry=Expiry(settings, tables, commands, club),
        health=Health(store, cache),
        limits=limits,
        quotas=Quotas(store, limits.shared),
        checker=Checker(seconds=settings.import_s),
        sessions=Sessions(settings, tables, commands, broadcaster, bots, ChatLimits(limits), club),
        site=site or Site(),
        routes=find_club_routes() if club is not None else NO_ROUTES,
        control=control,
    )
