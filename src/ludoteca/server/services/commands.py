"""One command on one table, from the check to the broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from ludoteca.kernel import Refused
from ludoteca.rooms.change import Change
from ludoteca.rooms.prepared import settle_plans
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.server.background import Tasks
from ludoteca.server.logs import log, where
from ludoteca.server.metrics import Metrics
from ludoteca.server.services.cache import TableCache
from ludoteca.server.services.connection import Connection
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.events import Events
from ludoteca.server.storage.operations import Conflict
from ludoteca.server.storage.store import Store
from ludoteca.server.time_limit import IMPORTED_S, TooSlow, time_limit

MAX_ATTEMPTS = 500  # to carry out a command while other processes change its table: each attempt may lose a race

T = TypeVar("T")
Command = Callable[[LiveTable, Change], T]  # authorises, checks, applies; records what it did in the change


def allowed_s(entry: Entry) -> float | None:
    """The processor time of a command; None: the usual one."""
    return IMPORTED_S if entry.live.imported else None


class Receipt:
    """The acknowledgement that a connection is sent after the commit and before the new state."""

    def __init__(self, conn: Connection, message: bytes) -> None:
        self.conn = conn
        self.message = message

    def send(self) -> None:
        self.conn.push(self.message)


class Broadcast(Protocol):
    def command_started(self) -> None: ...

    def command_finished(self) -> None: ...

    def broadcast(self, entry: Entry) -> None: ...


class CommandHandler:
    def __init__(
        self,
        store: Store,
        cache: TableCache,
        metrics: Metrics,
        tasks: Tasks,
        now: Callable[[], int],
        broadcaster: Broadcast,
        events: Events,
    ) -> None:
        self.store = store
        self.cache = cache
        self.metrics = metrics
        self.tasks = tasks
        self.now = now
        self.broadcaster = broadcaster
        self.events = events

    async def run(self, entry: Entry, command: Command[T], receipt: Receipt | None = None) -> T:
        """Handle a command to its end, even if the caller is cancelled meanwhile."""
        with self._under_way(entry):
            result: T = await asyncio.shield(self.tasks.spawn(self.handle_command(entry, command, receipt)))
        return result

    async def run_directly(self, entry: Entry, command: Command[T], receipt: Receipt | None = None) -> T:
        """Handle a command in a task that is not cancelled before its end."""
        with self._under_way(entry):
            return await self.handle_command(entry, command, receipt)

    @contextmanager
    def _under_way(self, entry: Entry) -> Iterator[None]:
        """The table is not evicted while the command waits."""
        self.broadcaster.command_started()
        entry.users += 1
        try:
            yield
        finally:
            entry.users -= 1
            self.broadcaster.command_finished()

    async def handle_command(self, entry: Entry, command: Command[T], receipt: Receipt | None) -> T:
        async with entry.lock:
            if entry.gone:
                raise Problem("moved", 503)
            result, written = await self._carry_out(entry, command, receipt)
            if receipt is not None:
                receipt.send()  # acknowledge
            if written:
                with time_limit(allowed_s(entry)):
                    self.broadcaster.broadcast(entry)
        self.events.listener.follow_command(entry)
        return result

    async def _carry_out(self, entry: Entry, command: Command[T], receipt: Receipt | None) -> tuple[T, bool]:
        """Apply and commit a command. If another process was first, reload the table and do both again.

        Returns the result of the command and whether anything was written.
        """
        for attempt in range(MAX_ATTEMPTS):
            change = Change(max(self.now(), entry.live.history.at))  # clocks of machines differ: no step back in time
            try:
                result = self._apply(entry, command, change, receipt)  # authorise, check, apply
                settle_plans(entry.live, change)
                self.events.listener.add_notices(entry, change)
                return result, await self._commit(entry, change, receipt)
            except Conflict:
                self.metrics.conflicts.inc()
                await self.cache.reload(entry)
            except (Problem, Refused):
                if not entry.gone and attempt < MAX_ATTEMPTS - 1 and await self.cache.outdated(entry):
                    await self.cache.reload(entry)
                    continue
                if attempt and not entry.gone:
                    with time_limit(allowed_s(entry)):
                        self.broadcaster.broadcast(entry)  # what the other process has done
                raise
        raise self._fail(entry, Problem("storage", 503), receipt)

    def _apply(self, entry: Entry, command: Command[T], change: Change, receipt: Receipt | None) -> T:
        before = entry.live.rev
        try:
            with time_limit(allowed_s(entry)):
                return command(entry.live, change)
        except (Problem, Refused):
            if entry.live.rev != before:
                self.cache.evict(entry)  # refused half-way: memory differs from the store
            raise
        except Exception as error:
            log.error("command-failed", table=entry.live.id, error=type(error).__name__, where=where(error))
            if isinstance(error, TooSlow):
                self.cache.count_slow(entry)
            raise self._fail(entry, Problem("internal", 500), receipt) from None

    async def _commit(self, entry: Entry, change: Change, receipt: Receipt | None) -> bool:
        """Write the change. Returns whether there was anything to write."""
        try:
            return await self.cache.commit(entry, change)
        except Conflict:
            raise
        except Exception as error:
            log.error("commit-failed", table=entry.live.id, error=type(error).__name__, where=where(error))
            raise self._fail(entry, Problem("storage", 503), receipt) from None

    def _fail(self, entry: Entry, problem: Problem, receipt: Receipt | None) -> Problem:
        """Evict the table. The sender gets the error first, or it would reconnect and send the command again."""
        self.metrics.failures.inc()
        if receipt is not None:
            receipt.conn.push_message({"type": "error", "error": problem.shown()})
        self.cache.evict(entry)
        return problem
