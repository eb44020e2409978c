"""Tables in memory: load from the store, lock, evict idle ones (LRU)."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from ludoteca.rooms import model as kinds
from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.delay import Delayed
from ludoteca.rooms.model import Row, read_row
from ludoteca.rooms.notices import Notice, read_notice
from ludoteca.rooms.operations import Op
from ludoteca.rooms.plans import read_plans
from ludoteca.rooms.presence import Presence, Remote
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.rebuild import BrokenTable, restore
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.background import Tasks
from ludoteca.server.games import game_called
from ludoteca.server.logs import log, where
from ludoteca.server.metrics import Metrics
from ludoteca.server.services.connection import REVOKED, Connection
from ludoteca.server.services.uptime import discount
from ludoteca.server.slices import Slices
from ludoteca.server.storage.operations import Conflict
from ludoteca.server.storage.store import Store, StoredTable
from ludoteca.server.time_limit import MAX_SLOW

MAX_LOADS = 20  # attempts to load a table that others change meanwhile
MAX_ROWS = 300_000  # journal rows of all tables in memory: a row takes about a kilobyte


class Entry:
    """A table in memory with its lock, its connections, its chat and its notices."""

    def __init__(self, live: LiveTable, ver: int = 0, rows: Sequence[Row] = ()) -> None:
        self.live = live
        late = live.facts.delay_moves or live.facts.delay_s
        self.delayed = Delayed(live, rows) if late else None  # what spectators see; `rows`: the journal so far
        self.delay_failure: Exception | None = None  # that has been logged
        self.fixed = fixed_facts(live)
        self.ver = ver  # the stored version that `live` is a copy of
        self.lock = asyncio.Lock()
        self.users = 0  # commands that wait for the lock or hold it
        self.gone = False  # evicted: the table must be looked up again
        self.conns: set[Connection] = set()
        self.arrivals = 0  # how often a connection has been opened or closed
        self.last_seen: dict[str, int] = {}  # by player: when their last connection was closed
        self.opened = 0  # when the table was taken into memory
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.hinting: set[int] = set()  # seats for which a hint is being computed
        self.chat: list[dict[str, Any]] = []
        self.notices: dict[tuple[str, str], Notice] = {}  # by player and channel
        self.salt = ""  # secret from which the names of spectators are derived
        self.muted: set[str] = set()  # spectators whose messages the host does not allow
        self.removed: set[str] = set()  # spectators whom the host has sent away
        self.remote = Remote()  # who is connected at other nodes
        self.claimed_until = 0  # until when this node runs the bots and clocks of a table that several nodes share
        self.unsaved = Change(0)  # what loading changed; it is committed with the next command

    @asynccontextmanager
    async def committed(self) -> AsyncIterator[LiveTable]:
        """The table for somebody who reads it: while a command is being committed it holds what may never be true."""
        async with self.lock:
            if self.gone:
                raise Problem("moved", 503)
            yield self.live

    def shown_to(self, seated: bool, now: int) -> LiveTable:
        """The table as people with a seat see it, or those without one: at some tables later."""
        if seated or self.delayed is None or self.live.state != PLAYING:
            return self.live
        try:
            return self.delayed.advance(now)
        finally:
            self.log_delay_failure()

    def log_delay_failure(self) -> None:
        """Log once that spectators cannot be shown the past."""
        failure = self.delayed.failure if self.delayed is not None else None
        if failure is not None and failure is not self.delay_failure:
            log.error("delay-failed", table=self.live.id, error=type(failure).__name__, where=where(failure))
        self.delay_failure = failure

    def may_show(self, seated: bool) -> bool:
        """Whether there is a table to show: that of delayed spectators may be lost."""
        return seated or self.delayed is None or not self.delayed.broken

    def open_pages(self) -> list[Connection]:
        return [conn for conn in self.conns if conn.closing is None]

    def close_revoked(self) -> None:
        """Close the connections whose token has ended."""
        for conn in self.open_pages():
            if conn.token and conn.token not in self.live.by_token:
                conn.close(REVOKED)

    def local_presence(self) -> Presence:
        """The players, seats and spectators who are connected to this node."""
        pages = self.open_pages()
        players = {conn.player for conn in pages if conn.player}
        seats = {seat for conn in pages for seat in conn.mine}
        return Presence(sorted(players), sorted(seats), len([1 for conn in pages if not conn.mine]))

    def online(self) -> set[int]:
        return {seat for conn in self.open_pages() for seat in conn.mine} | self.remote.seats()

    def spectators(self) -> int:
        return len([1 for conn in self.open_pages() if not conn.mine]) + self.remote.spectators()

    def is_here(self, player: str) -> bool:
        return any(conn.player == player for conn in self.open_pages()) or player in self.remote.players()

    def away_ms(self, player: str, now: int) -> int:
        """How long a player has had no connection. What happened before the table was loaded does not count."""
        if self.is_here(player):
            return 0
        return max(0, now - self.last_seen.get(player, self.opened))

    def idle(self) -> bool:
        """Nobody is connected, no bot thinks and no command runs."""
        return not self.in_use() and not self.lock.locked() and self.live.due() != 0

    def in_use(self) -> bool:
        return bool(self.conns or self.thinking or self.users)

    def operations(self, change: Change) -> list[Op]:
        """Everything that has to be committed for a change."""
        id = self.live.id
        ops = self.unsaved.operations(id) + change.operations(id)
        if ops:
            ops.append((db.TABLE, {"key_id": id, "key_ver": self.ver, **table_columns(self.live)}))
        return ops

    def add_chat(self, messages: list[dict[str, Any]]) -> None:
        self.chat += messages
        del self.chat[: -db.CHAT_KEPT]

    def take_over(self, stored: Entry) -> None:
        """Replace the copy of the table by a newer one. Connections and running bots stay."""
        self.live.take_over(stored.live)
        if self.delayed is not None and stored.delayed is not None:
            self.delayed.take_over(stored.delayed)
        self.ver = stored.ver
        self.fixed = stored.fixed
        self.chat = stored.chat
        self.notices = stored.notices
        self.muted = stored.muted
        self.removed = stored.removed
        self.unsaved = stored.unsaved


def fixed_facts(live: LiveTable) -> tuple[object, ...]:
    """What rarely changes and does not follow from the journal."""
    return (live.rematch, live.facts.invite, live.facts.rules, live.facts.seed)


def table_columns(live: LiveTable) -> dict[str, Any]:
    """The columns of the table's own row that commands change."""
    return {
        "state": live.state,
        "rematch": live.rematch,
        "rev": live.rev,
        "seq": live.seq,
        "due": live.due(),
        "at": live.history.at,
        "invite": live.facts.invite,
        "rules": live.facts.rules,
        "seed": f"{live.facts.seed:x}",
    }


def restore_stored(found: StoredTable) -> tuple[LiveTable, Change]:
    """Rebuild a table in a thread of its own."""
    between = Slices().start().between
    return restore(game_called, found.data, found.seats, found.players, found.journal, found.snapshots, between)


class TableCache:
    def __init__(self, store: Store, metrics: Metrics, tasks: Tasks, capacity: int, now: Callable[[], int]) -> None:
        self.store = store
        self.metrics = metrics
        self.tasks = tasks
        self.now = now
        self.capacity = capacity  # tables held in memory
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Entry]] = {}
        self.broken: set[str] = set()  # tables that cannot be opened: tried once, until the next start
        self.slow: Counter[str] = Counter()  # interrupted commands by table, until the next start
        self.downtimes: list[tuple[int, int]] = []  # of the server, not charged to clocks
        self.node = ""  # the name of this node in a cluster
        self.claim: Callable[[Entry], int] | None = None  # in a cluster: until when a commit claims the table
        self.on_commit: Callable[[Entry, Change, bool], None] | None = None  # and what the other nodes are sent
        self.on_reload: list[Callable[[Entry, list[dict[str, Any]]], None]] = []  # with the new messages of the chat
        self.on_load: list[Callable[[Entry], None]] = []
        self.on_evict: list[Callable[[Entry], None]] = []

    # ---- loading ----

    async def get(self, id: str) -> Entry:
        """The table from memory or from the store. Concurrent requests share one load."""
        if self.slow[id] >= MAX_SLOW:
            raise Problem("table-stopped", 409)
        found = self.entries.get(id)
        if found is not None:
            self.entries.move_to_end(id)
            return found
        loading = self.loading.get(id)
        if loading is not None:
            entry = await asyncio.shield(loading)
            return entry if not entry.gone else await self.get(id)
        loading = asyncio.get_running_loop().create_future()
        self.loading[id] = loading
        problem = Problem("storage", 503)
        try:
            entry = self.add(await self._load(id))
            loading.set_result(entry)
            return entry
        except Problem as known:
            problem = known
            raise
        except Exception as error:
            log.error("load-failed", table=id, error=type(error).__name__, where=where(error))
            raise problem from None
        finally:
            del self.loading[id]
            if not loading.done():
                loading.set_exception(problem)
                loading.exception()

    async def try_get(self, id: str) -> Entry | None:
        """The table, or None if it cannot be opened: for callers that go through many tables."""
        if id in self.broken:
            return None
        try:
            return await self.get(id)
        except Problem as problem:
            if problem.status != 503:  # a store that does not answer may answer later
                self.broken.add(id)
            log.error("load-failed", table=id, error=problem.key)
            return None

    async def _load(self, id: str) -> Entry:
        for _ in range(MAX_LOADS):
            entry = await self._read(id)
            try:
                await self._discount_downtime(entry)
                return entry
            except Conflict:
                pass  # another process has changed it since it was read
        raise Problem("storage", 503)

    async def _read(self, id: str) -> Entry:
        found = await self.store.stored_table(id)
        try:
            live, change = await asyncio.to_thread(restore_stored, found)
        except BrokenTable as broken:
            cause = broken.__cause__ or broken
            log.error("replay-failed", table=broken.table, error=broken.reason, where=where(cause))
            raise
        for row in change.rows:
            if row.kind == kinds.REWIND:
                log.warning("table-rewound", table=live.id, count=found.journal[-1]["seq"] - int(row.text))
        live.plans = read_plans(found.seats)
        late = live.facts.delay_moves or live.facts.delay_s
        entry = Entry(live, found.data["ver"], [read_row(row) for row in found.journal] if late else ())
        if entry.delayed is not None:
            await asyncio.to_thread(entry.delayed.apply_due, self.now())
            entry.log_delay_failure()
        entry.unsaved = change
        entry.chat = found.chat
        entry.muted = {row["spectator"] for row in found.spectators if row["muted"]}
        entry.removed = {row["spectator"] for row in found.spectators if row["removed"]}
        entry.notices = {(row["player"], row["channel"]): read_notice(row) for row in found.notices}
        self.metrics.loaded.inc()
        return entry

    async def _discount_downtime(self, entry: Entry) -> None:
        change = Change(0)
        discount(entry.live, change, self.downtimes)
        if change.rows:
            await self.commit(entry, change)

    async def reload(self, entry: Entry) -> None:
        """Read a table again that another process has changed, while its lock is held. Connections stay open."""
        known = entry.chat[-1]["id"] if entry.chat else 0
        try:
            entry.take_over(await self._read(entry.live.id))
        except Problem:
            self.evict(entry)
            raise
        except Exception as error:
            log.error("load-failed", table=entry.live.id, error=type(error).__name__, where=where(error))
            self.evict(entry)
            raise Problem("storage", 503) from None
        entry.close_revoked()
        new = [message for message in entry.chat if message["id"] > known]
        for listener in self.on_reload:
            listener(entry, new)

    async def outdated(self, entry: Entry) -> bool:
        """Whether another node has changed the table since. Only asked where several nodes share the database."""
        if not self.node:
            return False
        return (await self.store.versions([entry.live.id])).get(entry.live.id, entry.ver) != entry.ver

    # ---- writing ----

    async def commit(self, entry: Entry, change: Change) -> bool:
        """Write a change of a table while its lock is held. Returns whether there was anything to write."""
        operations = entry.operations(change)
        if not operations:
            return False
        until = self.claim(entry) if self.claim is not None and change.rows else None
        if until is not None:
            operations[-1] = (db.TABLE, {**operations[-1][1], "claim": until, "claimer": self.node})
        await self.store.commit(operations)
        unsaved, entry.unsaved = entry.unsaved, Change(0)
        if entry.delayed is not None:
            entry.delayed.add([*unsaved.rows, *change.rows])
        entry.ver += 1
        if until is not None:
            entry.claimed_until = until
        if self.on_commit is not None:
            before, entry.fixed = entry.fixed, fixed_facts(entry.live)
            self.on_commit(entry, change, bool(unsaved.rows) or before != entry.fixed)
        return True

    def add(self, entry: Entry) -> Entry:
        """Take a table into memory. If a concurrent load won the race, return its entry."""
        found = self.entries.setdefault(entry.live.id, entry)
        if found is entry:
            entry.opened = self.now()
            entry.salt = self.store.salt
            self._make_room(entry)
            for listener in self.on_load:
                listener(entry)
        return found

    # ---- eviction ----

    def _make_room(self, newest: Entry) -> None:
        """Evict idle tables, the least recently used first. Those with a clock are loaded again when it is due."""
        over = len(self.entries) - self.capacity
        rows = sum(entry.live.rev for entry in self.entries.values()) - MAX_ROWS
        for entry in list(self.entries.values()) if over > 0 or rows > 0 else ():
            if entry is newest or not entry.idle():
                continue
            rows -= entry.live.rev
            if entry.live.seq > entry.live.snapshot_seq:
                self.tasks.spawn(self._retire(entry))
            else:
                self._forget(entry)
            over -= 1
            if over <= 0 and rows <= 0:
                return

    def _forget(self, entry: Entry) -> None:
        entry.gone = True
        if self.entries.get(entry.live.id) is entry:
            del self.entries[entry.live.id]

    async def _retire(self, entry: Entry) -> None:
        """Evict a table after a snapshot of its present, from which the game continues even under newer rules."""
        async with entry.lock:
            if entry.gone or entry.in_use():
                return
            await self._save_snapshot(entry)
            if not entry.in_use():
                self._forget(entry)

    async def save_snapshot(self, entry: Entry) -> None:
        async with entry.lock:
            await self._save_snapshot(entry)

    async def _save_snapshot(self, entry: Entry) -> None:
        """Store a snapshot while the lock is held. It is a cache: nothing is lost if it cannot be written."""
        live = entry.live
        if live.match is None or live.seq <= live.snapshot_seq:
            return
        change = Change(live.history.at)
        live.take_snapshot(change)
        try:
            if entry.unsaved.rows:
                await self.commit(entry, change)
            else:  # true of its revision for ever, so that no version is needed
                await self.store.commit(change.operations(live.id))
        except Exception as error:
            log.error("snapshot-failed", table=live.id, error=type(error).__name__, where=where(error))

    def count_slow(self, entry: Entry) -> None:
        """Count a command that was interrupted. A table with several of them is not opened again."""
        self.slow[entry.live.id] += 1
        if self.slow[entry.live.id] >= MAX_SLOW:
            log.error("table-stopped", table=entry.live.id)

    def evict(self, entry: Entry) -> None:
        """Drop a table whose memory may differ from the store. Clients reconnect and get what is stored."""
        self._forget(entry)
        for listener in self.on_evict:
            listener(entry)
