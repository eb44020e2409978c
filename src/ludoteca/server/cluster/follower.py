"""How a node follows the tables that it holds while other nodes change them.

Every node holds a copy of each table somebody at this node watches. After a commit a node sends the new journal rows to
the others, which apply them to their copies. A message that does not fit (a gap in the versions, more than rows has
changed) makes a node read the table again. Once a second it compares its versions with the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from ludoteca.rooms.problem import Problem
from ludoteca.rooms.rebuild import apply_row
from ludoteca.server.background import Tasks, end_tasks, repeat
from ludoteca.server.cluster.announcer import Announcer
from ludoteca.server.cluster.messages import Changed, Present, decode, rows_of
from ludoteca.server.logs import log, where
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.broadcast import Broadcaster
from ludoteca.server.services.cache import TableCache
from ludoteca.server.services.chat import deliver
from ludoteca.server.services.entry import Entry

LOOK_S = 1.0
ANNOUNCE_S = 5.0
UNKNOWN = -1  # version of a copy that cannot be trusted: it is read again before anything is written


class Follower:
    def __init__(
        self,
        announcer: Announcer,
        cache: TableCache,
        broadcaster: Broadcaster,
        bots: BotDriver,
        tasks: Tasks,
        now: Callable[[], int],
    ) -> None:
        self.node = announcer.node
        self.bus = announcer.bus
        self.announcer = announcer
        self.cache = cache
        self.broadcaster = broadcaster
        self.bots = bots
        self.tasks = tasks
        self.now = now
        self.followed = 0  # changes applied from the bus
        self.healed = 0  # tables read again because a message was missing or did not fit
        self.unreadable = 0  # messages of a kind that this version does not know
        self.loops: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.bus.open(self.hear, self.announcer.ask)
        self.loops = [
            asyncio.create_task(repeat(LOOK_S, self.look, "look-failed")),
            asyncio.create_task(repeat(ANNOUNCE_S, self.announce_all, "announce-failed")),
        ]

    async def close(self) -> None:
        await end_tasks(self.loops)
        await self.bus.close()

    # ---- receiving ----

    def hear(self, data: bytes) -> None:
        try:
            message = decode(data)
        except msgspec.DecodeError as error:
            self._ignore(error)
            return
        entry = self.cache.entries.get(message.id)
        if entry is None or message.node == self.node or entry.gone:
            return
        if isinstance(message, Changed):
            self._hear_change(entry, message)
        elif isinstance(message, Present):
            if entry.remote.note(message.node, message.presence, self.now()):
                self.broadcaster.presence_changed(entry)
        elif entry.conns:
            self.announcer.announce(entry)

    def _ignore(self, error: Exception) -> None:
        """Skip a message of another version. If a table has changed, the next look at the versions finds it."""
        if self.unreadable == 0:
            log.warning("bus-unreadable", error=str(error))
        self.unreadable += 1

    def _hear_change(self, entry: Entry, told: Changed) -> None:
        if told.ver < entry.ver:
            return
        if entry.lock.locked():
            self.tasks.spawn(self._follow(entry, told))
        elif not self._apply(entry, told):
            self.tasks.spawn(self.heal(entry, told.ver + 1))

    async def _follow(self, entry: Entry, told: Changed) -> None:
        async with entry.lock:
            if entry.gone or told.ver < entry.ver or self._apply(entry, told):
                return
        await self.heal(entry, told.ver + 1)

    def _apply(self, entry: Entry, told: Changed) -> bool:
        """Apply a change to the copy, while nobody else uses it. Returns whether it fits."""
        if told.ver != entry.ver or told.reload or entry.unsaved.rows:
            return False
        try:
            rows = rows_of(told.rows)
            for row in rows:
                apply_row(entry.live, row)
        except Exception as error:
            log.error("follow-failed", table=entry.live.id, error=type(error).__name__, where=where(error))
            entry.ver = UNKNOWN
            return False
        entry.ver += 1
        if entry.delayed is not None:
            entry.delayed.add(rows)
        if rows:
            entry.claimed_until = 0  # the node that moves takes the claim
        self.followed += 1
        entry.add_chat(told.chat)
        deliver(entry, told.chat)
        self._show(entry)
        return True

    async def heal(self, entry: Entry, ver: int) -> None:
        """Read a table again if the copy is older than a version."""
        async with entry.lock:
            if entry.gone or entry.ver >= ver:
                return
            self.healed += 1
            try:
                await self.cache.reload(entry)
            except Problem as problem:
                log.warning("heal-failed", table=entry.live.id, error=problem.key)
                return
            self._show(entry)

    async def catch_up(self, entry: Entry) -> None:
        """Read a table again if another node has changed it and the message has not arrived."""
        stored = await self.cache.store.versions([entry.live.id])
        await self.heal(entry, stored.get(entry.live.id, UNKNOWN))

    def _show(self, entry: Entry) -> None:
        self.broadcaster.broadcast(entry)
        self.bots.wake(entry)

    # ---- regularly ----

    async def look(self) -> None:
        """Compare the versions of all tables in memory with the database, and leave those that were evicted."""
        held = list(self.cache.entries.values())
        self.bus.keep(self.cache.entries)
        versions = await self.cache.store.versions([entry.live.id for entry in held])
        for entry in held:
            stored = versions.get(entry.live.id)
            if stored is None:
                await self._drop(entry)
            elif entry.ver < stored:
                await self.heal(entry, stored)

    async def _drop(self, entry: Entry) -> None:
        """Evict a table that another node has deleted."""
        async with entry.lock:
            if not entry.gone and not await self.cache.store.versions([entry.live.id]):
                self.cache.evict(entry)

    async def announce_all(self) -> None:
        """Announce who is connected here, and forget nodes that are silent."""
        for entry in list(self.cache.entries.values()):
            if entry.conns:
                self.announcer.announce(entry)
            if entry.remote.forget(self.now()):
                self.broadcaster.presence_changed(entry)
