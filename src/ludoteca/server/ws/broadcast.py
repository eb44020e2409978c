"""Broadcast state to connected clients: seats that are asked first, the others as soon as there is time.

Each client is sent only what its seat may know. Building a view is most of the work of a move; under load several moves become
one view for those who are not asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.kernel import merged_view
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

MAX_LAG_S = 0.6  # how much later clients that are not asked see a change while commands are waiting
PRESENCE_S = 0.5  # between two messages about presence at one table
POLL_S = 0.01  # between two attempts to send deferred states

Shared = dict[Any, Any]  # parts of a state that several connections have in common


class Broadcaster:
    def __init__(self, metrics: Metrics, tasks: Tasks, now: Callable[[], int]) -> None:
        self.metrics = metrics
        self.tasks = tasks
        self.now = now
        self.closing = False
        self.busy = 0  # commands under way
        self.deferred: deque[tuple[Entry, Connection]] = deque()
        self.deferred_wake = asyncio.Event()
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
        """Send the new state to every connection whose view has changed: at once where the seat is asked, else deferred."""
        if not entry.conns:
            return
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

    def broadcast_table(self, entry: Entry) -> None:
        """Send the public facts of the table, when only presence or the like has changed."""
        shared: Shared = {}
        for conn in entry.open_pages():
            if conn.falls_behind():
                conn.behind = True
            elif conn.rev is not None:
                conn.push(table_message(self._table(entry, bool(conn.mine), shared)))

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
        return table_message(self._table(entry, bool(conn.mine), shared))

    def full_state(self, entry: Entry, conn: Connection, shared: Shared | None = None, chat: bool = False) -> str:
        """The state message for a connection, whether or not anything has changed."""
        live = entry.live
        seat = conn.looking
        shared = {} if shared is None else shared
        board = shared.get(seat)
        if board is None:
            board = shared[seat] = msgspec.Raw(encode(self._view(entry, seat, shared)))
        depends = self._depends_on(entry, conn)
        ended = live.state == OVER and depends[3:] != conn.shown[3:]  # then every line shows its action
        since = None if ended else conn.rev
        table = self._table(entry, bool(conn.mine), shared)
        message = payloads.state_shown(live, conn, since, table, board)
        message["me"]["told"] = [shown_notice(n) for (owner, _), n in entry.notices.items() if owner == conn.player]
        if chat:
            message["chat"] = visible_chat(entry, conn)
        conn.rev = depends[0]
        conn.shown = depends
        return encode(message).decode()

    def _depends_on(self, entry: Entry, conn: Connection) -> tuple[Any, ...]:
        live = entry.live
        return (live.history.seen_rev(conn.looking), tuple(live.front_seats()), conn.looking, live.state)

    def _view(self, entry: Entry, seat: int, shared: Shared) -> dict[str, Any] | None:
        """The view of a seat; its public part is built once for all."""
        if "public" not in shared:
            shared["public"] = payloads.public_shown(entry.live)
        public = shared["public"]
        return None if public is None else merged_view(public, payloads.own_shown(entry.live, seat, public))

    def _table(self, entry: Entry, seated: bool, shared: Shared) -> msgspec.Raw:
        name = ("table", seated)
        found = shared.get(name)
        if found is None:
            data = payloads.table_shown(entry.live, self.now(), entry.online(), entry.spectators(), seated)
            found = shared[name] = msgspec.Raw(encode(data))
        assert isinstance(found, msgspec.Raw)
        return found

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


def table_message(table: msgspec.Raw) -> str:
    return '{"type":"table","table":' + bytes(table).decode() + "}"
