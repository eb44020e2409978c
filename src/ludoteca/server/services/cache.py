"""Tables in memory: load from the store, lock, evict idle ones (LRU)."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable

from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.events import Rewound
from ludoteca.rooms.model import read_row
from ludoteca.rooms.notices import read_notice
from ludoteca.rooms.plans import read_plans
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.rebuild import BrokenTable, restore
from ludoteca.rooms.table import LiveTable
from ludoteca.server.background import Tasks
from ludoteca.server.games import game_called
from ludoteca.server.logs import log, where
from ludoteca.server.metrics import Metrics
from ludoteca.server.services.entry import Entry, fixed_facts
from ludoteca.server.services.events import Events
from ludoteca.server.services.uptime import Uptime, discount
from ludoteca.server.slices import Slices
from ludoteca.server.storage.operations import Conflict
from ludoteca.server.storage.store import Store, StoredTable
from ludoteca.server.time_limit import MAX_SLOW

MAX_LOADS = 20  # attempts to load a table that others change meanwhile
MAX_ROWS = 300_000  # journal rows of all tables in memory: a row takes about a kilobyte


def restore_stored(found: StoredTable) -> tuple[LiveTable, Change]:
    """Rebuild a table in a thread of its own."""
    between = Slices().start().between
    return restore(game_called, found.data, found.seats, found.players, found.journal, found.snapshots, between)


class TableCache:
    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        tasks: Tasks,
        capacity: int,
        now: Callable[[], int],
        events: Events,
        uptime: Uptime | None = None,
        node: str = "",
        claim: Callable[[Entry], int] | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.tasks = tasks
        self.now = now
        self.capacity = capacity  # tables held in memory
        self.events = events
        self.uptime = uptime  # when the server was down, which is not charged to clocks
        self.node = node  # the name of this node in a cluster
        self.claim = claim  # in a cluster: until when a commit claims the table
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Entry]] = {}
        self.broken: set[str] = set()  # tables that cannot be opened: tried once, until the next start
        self.slow: Counter[str] = Counter()  # interrupted commands by table, until the next start

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
            if isinstance(row.event, Rewound):
                log.warning("table-rewound", table=live.id, count=found.journal[-1]["seq"] - row.event.to)
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
        discount(entry.live, change, self.uptime.downtimes if self.uptime is not None else [])
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
        self.events.listener.follow_reload(entry, new)

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
        before, entry.fixed = entry.fixed, fixed_facts(entry.live)
        self.events.listener.follow_commit(entry, change, bool(unsaved.rows) or before != entry.fixed)
        return True

    def add(self, entry: Entry) -> Entry:
        """Take a table into memory. If a concurrent load won the race, return its entry."""
        found = self.entries.setdefault(entry.live.id, entry)
        if found is entry:
            entry.opened = self.now()
            entry.salt = self.store.salt
            self._make_room(entry)
            self.events.listener.follow_load(entry)
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
        self.events.listener.follow_eviction(entry)
