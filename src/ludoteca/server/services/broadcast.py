"""Broadcast state to connected clients: seats that are asked first, the others as soon as there is time.

Each client is sent only what its seat may know. Building a view is most of the work of a move; under load several moves
become one view for those who are not asked.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from ludoteca.rooms import payloads
from ludoteca.rooms.encoding import encode
from ludoteca.rooms.notices import shown as shown_notice
from ludoteca.rooms.prepared import plan_stamp
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.published import Published
from ludoteca.rooms.starts import words_for
from ludoteca.rooms.table import LiveTable
from ludoteca.server.background import Tasks
from ludoteca.server.logs import log, where
from ludoteca.server.metrics import Metrics
from ludoteca.server.services.chat import visible_chat
from ludoteca.server.services.connection import RESTART, Connection
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.events import Events
from ludoteca.server.services.moments import Moment, Moments

MAX_LAG_S = 0.6  # how much later clients that are not asked see a change while commands are waiting
QUIET_S = 0.002  # without a command, after which the server counts as idle
PRESENCE_S = 0.5  # between two messages about presence at one table
POLL_S = 0.01  # between two attempts to send deferred states of a table whose lock is held
MAX_AT_ONCE = 20  # deferred states of one table that are sent before other tasks run


def told_shown(entry: Entry, conn: Connection) -> list[dict[str, Any]]:
    """The notices of the player of a connection."""
    return [shown_notice(notice) for (owner, _), notice in entry.notices.items() if owner == conn.player]


class Broadcaster:
    def __init__(self, metrics: Metrics, tasks: Tasks, now: Callable[[], int], events: Events) -> None:
        self.metrics = metrics
        self.tasks = tasks
        self.now = now
        self.events = events
        self.closing = False
        self.busy = 0  # commands under way
        self.started = 0  # commands so far
        self.deferred: deque[tuple[float, Entry, Connection]] = deque()  # since when a connection waits, oldest first
        self.deferred_wake = asyncio.Event()
        self.timer: asyncio.TimerHandle | None = None  # sets the event when the oldest is overdue
        self.quiet: asyncio.TimerHandle | None = None  # sets the event if no command has come since
        self.published: WeakKeyDictionary[LiveTable, Published] = WeakKeyDictionary()
        self.presence: dict[Entry, bool] = {}  # tables that sent presence just now, and whether it has changed since

    # ---- load ----

    def command_started(self) -> None:
        self.busy += 1
        self.started += 1

    def command_finished(self) -> None:
        self.busy -= 1
        if self.deferred:
            self._wake_when_idle()

    def _wake_when_idle(self) -> None:
        """Send deferred states after a short pause without commands. Under load there is none, and several moves become
        one state."""
        if not self.busy and self.quiet is None:
            self.quiet = asyncio.get_running_loop().call_later(QUIET_S, self._was_quiet, self.started)

    def _was_quiet(self, started: int) -> None:
        self.quiet = None
        if self.busy:
            return  # the end of the command asks again
        if started == self.started:
            self.deferred_wake.set()
        else:
            self._wake_when_idle()

    # ---- states ----

    def broadcast(self, entry: Entry) -> None:
        """Send the new state to every connection whose view has changed: at once where the seat is asked, else
        deferred."""
        if not entry.conns:
            return
        self._mark_stale(entry)
        moments = Moments(entry, self.now())
        front = entry.live.front_seats()
        now = time.monotonic()
        for conn in entry.open_pages():
            if conn.looking in front or (conn.waits_since is not None and now - conn.waits_since > MAX_LAG_S):
                self._send_state(entry, conn, moments)
            elif conn.waits_since is None:
                self._defer(entry, conn, now)

    def _mark_stale(self, entry: Entry) -> None:
        for live in (entry.live, entry.delayed.live if entry.delayed is not None else None):
            if live is not None and live in self.published:
                self.published[live].stale = True

    def broadcast_table(self, entry: Entry) -> None:
        """Send the public facts of the table, when only presence or the like has changed."""
        moments = Moments(entry, self.now())
        built: set[int] = set()
        for conn in entry.open_pages():
            if conn.waits_since is not None:
                continue  # its deferred state brings the facts together with the view
            if conn.falls_behind():
                conn.behind = True
            elif conn.rev is not None and entry.may_show(bool(conn.mine)):
                moment = moments.of(conn)
                public = self.published.get(moment.live)
                if public is None or conn.watched is not moment.live:
                    continue
                if id(public) not in built:
                    built.add(id(public))
                    public.build_table(moment.live, entry.online(), entry.spectators())
                text = self._table_message(conn, public, moment)
                if text is not None:
                    conn.push(text)

    def presence_changed(self, entry: Entry) -> None:
        """Broadcast who is present: the first change at once, those that follow within PRESENCE_S together."""
        if entry in self.presence:
            self.presence[entry] = True
            return
        # While the lock is held a command may have changed the table whose commit can still fail.
        self.presence[entry] = entry.lock.locked()
        if not self.presence[entry]:
            self.broadcast_table(entry)
        self.tasks.spawn(self._send_presence(entry))

    async def _send_presence(self, entry: Entry) -> None:
        while True:
            await asyncio.sleep(PRESENCE_S)
            if not self.presence[entry] or entry.gone or self.closing:
                del self.presence[entry]
                return
            async with entry.lock:
                self.presence[entry] = False
                if not entry.gone:
                    self.broadcast_table(entry)

    def _send_state(self, entry: Entry, conn: Connection, moments: Moments) -> None:
        conn.waits_since = None
        if conn.falls_behind():
            conn.behind = True
            return
        try:
            text = self.state(entry, conn, moments)
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

    # ---- deferred states ----

    def _defer(self, entry: Entry, conn: Connection, now: float) -> None:
        conn.waits_since = now
        if not self.deferred:
            self._wake_after(MAX_LAG_S)
        self.deferred.append((now, entry, conn))
        self._wake_when_idle()

    def _wake_after(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.deferred_wake.set)

    async def send_deferred(self) -> None:
        """Send states to connections that are not asked: when no command is under way, else when they are overdue."""
        while True:
            await self.deferred_wake.wait()
            self.deferred_wake.clear()
            await self._send_waiting()
            if self.deferred:
                overdue = self.deferred[0][0] + MAX_LAG_S - time.monotonic()
                self._wake_after(max(POLL_S, overdue) if self.busy else POLL_S)

    async def _send_waiting(self) -> None:
        """Send deferred states, oldest first. Other tasks run between two tables."""
        locked: list[tuple[float, Entry, Connection]] = []
        while self.deferred:
            since, entry, conn = self.deferred[0]
            if conn.waits_since != since:  # it was sent a state since
                self.deferred.popleft()
                continue
            if self.busy and time.monotonic() - since <= MAX_LAG_S:
                break
            self.deferred.popleft()
            if entry.lock.locked():
                locked.append((since, entry, conn))
                continue
            moments = Moments(entry, self.now())
            self._send_waiting_at(entry, conn, since, moments)
            for _ in range(MAX_AT_ONCE):
                if not self.deferred or self.deferred[0][1] is not entry:
                    break
                since, _, conn = self.deferred.popleft()
                self._send_waiting_at(entry, conn, since, moments)
            await asyncio.sleep(0)
        self.deferred.extendleft(reversed(locked))

    def _send_waiting_at(self, entry: Entry, conn: Connection, since: float, moments: Moments) -> None:
        """Send a state that was deferred at a moment, unless the connection was sent one since, or has gone."""
        if conn.waits_since == since and conn in entry.conns and not entry.gone:
            self._send_state(entry, conn, moments)

    def state(self, entry: Entry, conn: Connection, moments: Moments) -> bytes | None:
        """The state message for a connection; None if what it may see has not changed since the last one."""
        moment = moments.of(conn)
        live = moment.live
        if conn.watched is not live or self._depends_on(entry, conn, moment) != conn.shown:
            return self.full_state(entry, conn, moments)
        public = self._public(entry, live)
        secret = live.history.secret
        picked = bool(secret) and secret[-1][0] == live.rev and secret[-1][1] != conn.looking
        if picked and conn.version == public.version:
            return None  # a secret pick of another seat: not even its existence is shown
        return self._table_message(conn, public, moment)

    def full_state(self, entry: Entry, conn: Connection, moments: Moments | None = None, chat: bool = False) -> bytes:
        """The state message for a connection, whether or not anything has changed."""
        moment = (moments or Moments(entry, self.now())).of(conn)
        live = moment.live
        if conn.watched is not live:  # spectators of a delayed game see the end of it at once
            conn.watched = live
            conn.forget()
        public = self._public(entry, live)
        depends = self._depends_on(entry, conn, moment)
        own = self._own(conn.looking, public, moment)
        part = self._public_part(conn, public, moment)
        message = payloads.state_shown(live, conn, conn.rev, own)
        message.update(part)
        if chat:
            message["chat"] = visible_chat(entry, conn)
        me = self._me(entry, conn, live)
        if me != conn.me:
            message["me"] = payloads.me_changes(conn.me, me)
        if "public" in message:
            message["words"] = words_for(live.game).encoded
        text = encode(message)
        conn.me = me
        conn.rev = depends[0]
        conn.shown = depends
        return text

    def _depends_on(self, entry: Entry, conn: Connection, moment: Moment) -> tuple[Any, ...]:
        live, seat = moment.live, conn.looking
        me = payloads.me_depends(live, conn.player, seat)
        told = told_shown(entry, conn) if entry.notices else []
        return (live.history.seen_rev(seat), moment.front, seat, live.state, plan_stamp(live, seat), me, told)

    def _public(self, entry: Entry, live: LiveTable) -> Published:
        """The public state of a table, built again if it may have changed."""
        found = self.published.get(live)
        if found is None:
            found = self.published[live] = Published()
        if found.stale or found.rev != live.rev:
            found.build(live, entry.online(), entry.spectators())
        return found

    def _own(self, seat: int, public: Published, moment: Moment) -> msgspec.Raw | None:
        if public.view is None:
            return None
        if seat not in moment.own:
            moment.own[seat] = payloads.own_encoded(moment.live, seat, public.view)
        return moment.own[seat]

    def _me(self, entry: Entry, conn: Connection, live: LiveTable) -> dict[str, Any]:
        me = payloads.me_shown(live, conn.player, conn.mine, conn.looking)
        me["told"] = told_shown(entry, conn)
        return me

    def _public_part(self, conn: Connection, public: Published, moment: Moment) -> dict[str, Any]:
        """What a connection lacks of the public state, and the clock where it runs or has changed."""
        part = public.part_for(conn)
        runs = payloads.clock_runs(moment.live) and not moment.late
        if runs or moment.clock != conn.clock or "n" in part:
            part["clock"] = payloads.clock_shown(moment.live, self.now(), moment.late)
            conn.clock = moment.clock
        if conn.mine and moment.invite is not None:
            part["invite"] = moment.invite
        return part

    def _table_message(self, conn: Connection, public: Published, moment: Moment) -> bytes | None:
        """The message about the table alone; None if the connection knows it all."""
        if conn.version == public.version and moment.clock == conn.clock:
            return None
        return encode({"type": "table", **self._public_part(conn, public, moment)})

    # ---- connections ----

    def stop(self) -> None:
        """Accept no more connections."""
        self.closing = True

    async def attach(self, entry: Entry, conn: Connection, rev: int | None) -> None:
        """Connect a client: it gets the present state, and from then on every change it may know of."""
        async with entry.lock:
            if entry.gone or self.closing:
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
        self.events.listener.follow_arrival(entry, conn)

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
            self.events.listener.follow_departure(entry, conn)
        if conn.task is not None:
            conn.task.cancel()
            conn.task = None  # it refers to the connection

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
            if conn.closing is None:  # what it sent before it went is not answered: nobody would send the answers
                conn.close(RESTART)
