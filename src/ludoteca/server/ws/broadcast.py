"""Broadcast state to connected clients: seats that are asked first, the others as soon as there is time.

Each client is sent only what its seat may know. Building a view is most of the work of a move; under load several moves
become one view for those who are not asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from ludoteca.server.background import Tasks
from ludoteca.server.errors import Problem
from ludoteca.server.logs import log, where
from ludoteca.server.metrics import Metrics
from ludoteca.server.notify.notices import shown as shown_notice
from ludoteca.server.tables.cache import Entry
from ludoteca.server.tables.connection import RESTART, Connection, encode
from ludoteca.server.tables.table import OVER
from ludoteca.server.ws import payloads
from ludoteca.server.ws.chat import visible_chat
from ludoteca.server.ws.published import Published

MAX_LAG_S = 0.6  # how much later clients that are not asked see a change while commands are waiting
PRESENCE_S = 0.5  # between two messages about presence at one table
POLL_S = 0.01  # between two attempts to send deferred states

Shared = dict[int, msgspec.Raw]  # encoded own parts, by seat, which several connections may have in common


class Broadcaster:
    def __init__(self, metrics: Metrics, tasks: Tasks, now: Callable[[], int]) -> None:
        self.metrics = metrics
        self.tasks = tasks
        self.now = now
        self.closing = False
        self.busy = 0  # commands under way
        self.deferred: deque[tuple[Entry, Connection]] = deque()
        self.deferred_wake = asyncio.Event()
        self.published: WeakKeyDictionary[Entry, Published] = WeakKeyDictionary()
        self.presence: dict[Entry, bool] = {}  # tables that sent presence just now, and whether it has changed since
        self.on_arrival: list[Callable[[Entry, Connection], None]] = []

    # ---- load ----

    def command_started(self) -> None:
        self.busy += 1

    def command_finished(self) -> None:
        self.busy -= 1
        if not self.busy:
            self.deferred_wake.set()

    # ---- states ----

    def broadcast(self, entry: Entry) -> None:
        """Send the new state to every connection whose view has changed: at once where the seat is asked, else
        deferred."""
        if not entry.conns:
            return
        self._mark_stale(entry)
        shared: Shared = {}
        asked = entry.live.front_seats()
        now = time.monotonic()
        for conn in entry.open_pages():
            if conn.looking in asked or (conn.waits_since is not None and now - conn.waits_since > MAX_LAG_S):
                self._send_state(entry, conn, shared)
            elif conn.waits_since is None:
                conn.waits_since = now
                self.deferred.append((entry, conn))
                self.deferred_wake.set()

    def _mark_stale(self, entry: Entry) -> None:
        if entry in self.published:
            self.published[entry].stale = True

    def broadcast_table(self, entry: Entry) -> None:
        """Send the public facts of the table, when only presence or the like has changed."""
        public = self.published.get(entry)
        if public is None:
            return
        public.build_table(entry.live, entry.online(), entry.spectators())
        for conn in entry.open_pages():
            if conn.falls_behind():
                conn.behind = True
            elif conn.rev is not None:
                text = self._table_message(entry, conn, public)
                if text is not None:
                    conn.push(text)

    def presence_changed(self, entry: Entry) -> None:
        """Broadcast who is present: the first change at once, those that follow within PRESENCE_S together."""
        if entry in self.presence:
            self.presence[entry] = True
            return
        self.presence[entry] = False
        self.broadcast_table(entry)
        self.tasks.spawn(self._send_presence(entry))

    async def _send_presence(self, entry: Entry) -> None:
        while True:
            await asyncio.sleep(PRESENCE_S)
            if not self.presence[entry] or entry.gone or self.closing:
                del self.presence[entry]
                return
            self.presence[entry] = False
            self.broadcast_table(entry)

    def _send_state(self, entry: Entry, conn: Connection, shared: Shared) -> None:
        conn.waits_since = None
        if conn.falls_behind():
            conn.behind = True
            return
        try:
            text = self.state(entry, conn, shared)
        except Exception as error:
            # The move is committed: a view that cannot be built must not hide it from the others.
            log.error(
                "view-failed", table=entry.live.id, seat=conn.looking, error=type(error).__name__, where=where(error)
            )
            self.metrics.failures.inc()
            conn.forget()  # whatever it was to be sent is lost
            conn.push_message({"type": "error", "error": Problem("internal", 500).shown()})
            return
        if text is not None:
            conn.push(text)

    async def send_deferred(self) -> None:
        """Send states to connections that are not asked, while no command waits."""
        while True:
            shared: dict[tuple[str, int, int], Shared] = {}
            for _ in range(len(self.deferred)):
                entry, conn = self.deferred.popleft()
                if conn.waits_since is None or conn not in entry.conns or entry.gone:
                    continue
                overdue = time.monotonic() - conn.waits_since > MAX_LAG_S
                if entry.lock.locked() or (self.busy and not overdue):
                    self.deferred.append((entry, conn))
                    continue
                key = (entry.live.id, entry.live.rev, entry.arrivals)
                self._send_state(entry, conn, shared.setdefault(key, {}))
                await asyncio.sleep(0)
            self.deferred_wake.clear()
            if self.deferred:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL_S):
                        await self.deferred_wake.wait()
            else:
                await self.deferred_wake.wait()

    def state(self, entry: Entry, conn: Connection, shared: Shared) -> str | None:
        """The state message for a connection; None if what it may see has not changed since the last one."""
        live = entry.live
        if self._depends_on(entry, conn) != conn.shown:
            return self.full_state(entry, conn, shared)
        secret = live.history.secret
        if secret and secret[-1][0] == live.rev and secret[-1][1] != conn.looking:
            return None  # a secret pick of another seat: not even its existence is shown
        return self._table_message(entry, conn, self._public(entry))

    def full_state(self, entry: Entry, conn: Connection, shared: Shared | None = None, chat: bool = False) -> str:
        """The state message for a connection, whether or not anything has changed."""
        live = entry.live
        public = self._public(entry)
        depends = self._depends_on(entry, conn)
        ended = live.state == OVER and depends[3:] != conn.shown[3:]  # then every line shows its action
        since = None if ended else conn.rev
        own = self._own(entry, conn.looking, public, {} if shared is None else shared)
        message = payloads.state_shown(live, conn, since, own)
        if chat:
            message["chat"] = visible_chat(entry, conn)
        me = self._me(entry, conn)
        if me != conn.me:
            message["me"] = {key: value for key, value in me.items() if key not in conn.me or conn.me[key] != value}
        self._add_public(entry, conn, public, message)
        if "public" in message:
            message["words"] = payloads.words_shown(live.game)
        text = encode(message).decode()
        conn.me = me
        conn.rev = depends[0]
        conn.shown = depends
        return text

    def _depends_on(self, entry: Entry, conn: Connection) -> tuple[Any, ...]:
        live = entry.live
        return (live.history.seen_rev(conn.looking), tuple(live.front_seats()), conn.looking, live.state)

    def _public(self, entry: Entry) -> Published:
        """The public state of a table, built again if it may have changed."""
        found = self.published.get(entry)
        if found is None:
            found = self.published[entry] = Published()
        if found.stale or found.rev != entry.live.rev:
            found.build(entry.live, entry.online(), entry.spectators())
        return found

    def _own(self, entry: Entry, seat: int, public: Published, shared: Shared) -> msgspec.Raw | None:
        if public.view is None:
            return None
        if seat not in shared:
            shared[seat] = payloads.own_encoded(entry.live, seat, public.view)
        return shared[seat]

    def _me(self, entry: Entry, conn: Connection) -> dict[str, Any]:
        me = payloads.me_shown(entry.live, conn.player, conn.mine, conn.looking)
        me["told"] = [shown_notice(n) for (owner, _), n in entry.notices.items() if owner == conn.player]
        return me

    def _add_public(self, entry: Entry, conn: Connection, public: Published, message: dict[str, Any]) -> None:
        """Add what a connection lacks of the public state, and the clock where it runs or has changed."""
        live = entry.live
        part = public.part_for(conn)
        message.update(part)
        clock = payloads.clock_depends(live)
        if clock is None or clock != conn.clock or "public" in part:
            message["clock"] = payloads.clock_shown(live, self.now())
            conn.clock = clock or ()
        invite = payloads.invite_shown(live) if conn.mine else None
        if invite is not None:
            message["invite"] = invite

    def _table_message(self, entry: Entry, conn: Connection, public: Published) -> str | None:
        """The message about the table alone; None if the connection knows it all."""
        clock = payloads.clock_depends(entry.live)
        if conn.version == public.version and clock is not None and clock == conn.clock:
            return None
        message: dict[str, Any] = {"type": "table"}
        self._add_public(entry, conn, public, message)
        return encode(message).decode()

    # ---- connections ----

    async def attach(self, entry: Entry, conn: Connection, rev: int | None) -> None:
        """Connect a client: it gets the present state, and from then on every change it may know of."""
        async with entry.lock:
            if entry.gone:
                raise Problem("moved", 503)
            if conn.token and conn.token not in entry.live.by_token:  # revoked since it was looked up
                raise Problem("wrong-token", 401)
            before = (entry.online(), entry.spectators())
            conn.rev = rev
            entry.conns.add(conn)
            entry.arrivals += 1
            self._mark_stale(entry)
            self.metrics.connections.inc()
            conn.push(self.full_state(entry, conn, chat=True))
            if (entry.online(), entry.spectators()) != before:
                self.presence_changed(entry)
        conn.task = self.tasks.spawn(self._send(entry, conn))
        for listener in self.on_arrival:
            listener(entry, conn)

    def detach(self, entry: Entry, conn: Connection) -> None:
        if conn in entry.conns:
            entry.conns.discard(conn)
            entry.arrivals += 1
            self._mark_stale(entry)
            self.metrics.connections.dec()
            if conn.player:
                entry.last_seen[conn.player] = self.now()
            if not entry.gone and not self.closing:
                self.presence_changed(entry)
        if conn.task is not None:
            conn.task.cancel()

    def disconnect(self, entry: Entry) -> None:
        """Ask every client of a table to reconnect."""
        for conn in list(entry.conns):
            conn.close(RESTART)

    async def _send(self, entry: Entry, conn: Connection) -> None:
        """Send the outbox at the speed at which the client reads it."""
        try:
            while True:
                while conn.outbox:
                    await conn.socket.send(conn.outbox[0])
                    conn.sent()
                if conn.closing is not None:
                    await conn.socket.close(conn.closing)
                    return
                if conn.behind:
                    conn.behind = False
                    async with entry.lock:
                        text = self.full_state(entry, conn)
                    conn.push(text)
                    continue
                conn.wake.clear()
                await conn.wake.wait()
        except (OSError, RuntimeError):
            return  # the client has gone; the reading side ends by itself
        finally:
            conn.keeps_up.set()
