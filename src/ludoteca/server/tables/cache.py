"""Keeping the tables: loading them, changing one at a time, minding their clocks."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from ludoteca.kernel import Refused
from ludoteca.server.errors import Problem
from ludoteca.server.logs import log, where
from ludoteca.server.notify.notices import read_notice
from ludoteca.server.storage.store import Store
from ludoteca.server.tables import votes
from ludoteca.server.tables.entry import Conn, Entry, encode
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.rebuild import restored
from ludoteca.server.ws.broadcast import Teller

TICK_S = 0.5
T = TypeVar("T")


def system_now() -> int:
    return int(time.time() * 1000)


class Keeper(Teller):
    def __init__(self, store: Store, kept: int, now: Callable[[], int]) -> None:
        super().__init__(store, now)
        self.kept = kept  # tables held in memory
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Entry]] = {}
        self.broken: set[str] = set()  # tables that cannot be opened: tried once, until the next start

    def wake(self, entry: Entry) -> None:
        """The table has changed: somebody may have to think. Here nobody does."""

    def foresee(self, entry: Entry) -> None:
        """The table is about to be committed: somebody may have to be told. Here nobody is."""

    # ---- tables in memory ----

    async def entry(self, id: str) -> Entry:
        found = self.entries.get(id)
        if found is not None:
            self.entries.move_to_end(id)
            return found
        loading = self.loading.get(id)
        if loading is None:
            loading = asyncio.get_running_loop().create_future()
            self.loading[id] = loading
            problem = Problem("storage", 503)
            try:
                entry = self.keep(await self._load(id))
                loading.set_result(entry)
                return entry
            except Problem as found_out:
                problem = found_out
                raise
            except Exception as error:
                log.error("load-failed", table=id, error=type(error).__name__, where=where(error))
                raise problem from None
            finally:
                del self.loading[id]
                if not loading.done():
                    loading.set_exception(problem)
                    loading.exception()
        return await asyncio.shield(loading)

    async def try_entry(self, id: str) -> Entry | None:
        """The table, if it can be opened: for those who look at many and must not stumble over one."""
        if id in self.broken:
            return None
        try:
            return await self.entry(id)
        except Problem as problem:
            if problem.status != 503:  # a disk that does not answer may do so later
                self.broken.add(id)
            log.error("load-failed", table=id, error=problem.key)
            return None

    def keep(self, entry: Entry) -> Entry:
        """Take a table into memory; who was quicker with the same one has taken it in already."""
        found = self.entries.setdefault(entry.live.facts.id, entry)
        if found is entry:
            self._make_room(entry)
            self.wake(entry)
        return found

    def _make_room(self, but: Entry) -> None:
        """Puts tables away that nobody needs, the longest unused first. Those with a clock come back when their moment has come."""
        over = len(self.entries) - self.kept
        for entry in list(self.entries.values()) if over > 0 else ():
            if entry is but or not entry.idle():
                continue
            if entry.live.seq > entry.live.snapshot_seq:
                self.spawn(self._put_away(entry))
            else:
                self._forget(entry)
            over -= 1
            if over <= 0:
                return

    def _forget(self, entry: Entry) -> None:
        entry.gone = True  # whoever still holds it looks again and finds the one on the disk
        if self.entries.get(entry.live.facts.id) is entry:
            del self.entries[entry.live.facts.id]

    async def _put_away(self, entry: Entry) -> None:
        """Leaves a snapshot of the present behind, from which the game goes on even if its rules have changed meanwhile."""
        async with entry.lock:
            if entry.gone or entry.conns or entry.thinking:
                return
            await self.save_snapshot(entry)
            if not entry.conns and not entry.thinking:
                self._forget(entry)

    async def save_snapshot(self, entry: Entry) -> None:
        """For one who holds its lock. A snapshot is a cache: a disk that is full loses nothing by it."""
        live = entry.live
        if live.match is None or live.seq <= live.snapshot_seq:
            return
        live.take_snapshot()
        try:
            await self.store.commit(entry.ops())
        except Exception as error:
            log.error("snapshot-failed", table=live.facts.id, error=type(error).__name__, where=where(error))

    def evict(self, entry: Entry) -> None:
        """Memory may differ from the disk: forget it; whoever is connected comes back and gets the truth."""
        self._forget(entry)
        for task in entry.thinking.values():
            task.cancel()
        for conn in list(entry.conns):
            conn.close(1012)

    async def _load(self, id: str) -> Entry:
        data = await self.store.table(id)
        seats = await self.store.seats(id)
        players = await self.store.players(id)
        rows = await self.store.journal(id)
        snapshots = await self.store.snapshots(id)
        chat = await self.store.chat(id)
        notices = await self.store.notices(id)
        live = await asyncio.to_thread(restored, data, seats, players, rows, snapshots)
        entry = Entry(live)
        entry.chat = chat
        entry.notices = {(row["player"], row["channel"]): read_notice(row) for row in notices}
        self.metrics.loaded.inc()
        return entry

    # ---- changing ----

    async def change(self, entry: Entry, what: Callable[[Live, int], T], ok: tuple[Conn, str] | None = None) -> T:
        """Carry out one command: alone on its table, on the disk before anybody hears of it, to the end even if the caller goes.

        `ok` is what a connection is told once it is on the disk, before it gets the new state.
        """
        self.busy += 1
        try:
            result: T = await asyncio.shield(self.spawn(self._change(entry, what, ok)))
        finally:
            self.busy -= 1
            if not self.busy:
                self.later_wake.set()
        return result

    async def _change(self, entry: Entry, what: Callable[[Live, int], T], ok: tuple[Conn, str] | None) -> T:
        async with entry.lock:
            if entry.gone:
                raise Problem("moved", 503)
            live = entry.live
            before = live.rev
            try:
                result = what(live, self.now())
            except (Problem, Refused):
                entry.extra = []
                if live.rev != before:
                    self.evict(entry)  # it was refused half-way
                raise
            except Exception as error:
                log.error("command-failed", table=live.facts.id, error=type(error).__name__, where=where(error))
                raise self._failed(entry, Problem("internal", 500), ok) from None
            self.foresee(entry)
            ops = entry.ops()
            try:
                await self.store.commit(ops)
            except Exception as error:
                log.error("commit-failed", table=live.facts.id, error=type(error).__name__, where=where(error))
                raise self._failed(entry, Problem("storage", 503), ok) from None
            if ok is not None:
                ok[0].push(ok[1])
            if ops:
                self.tell(entry)
        self.wake(entry)
        return result

    def _failed(self, entry: Entry, problem: Problem, ok: tuple[Conn, str] | None) -> Problem:
        """A command that broke down. Its sender is told before he is sent away, or he would come back and send it again."""
        self.metrics.failures.inc()
        if ok is not None:
            ok[0].push(encode({"type": "error", "error": problem.shown()}).decode())
        self.evict(entry)
        return problem

    # ---- clocks ----

    async def tick_forever(self) -> None:
        count = 0
        while True:
            try:
                await self.tick(load=count % 10 == 0)
            except Exception as error:
                log.error("tick-failed", error=type(error).__name__, where=where(error))
            count += 1
            await asyncio.sleep(TICK_S)

    async def tick(self, load: bool = True) -> None:
        """Look at the tables whose moment has come; with `load` also at those not in memory."""
        now = self.now()
        if load:
            for id in await self.store.due(now):
                entry = await self.try_entry(id) if id not in self.entries else None
                if entry is not None:
                    await self._mind(entry, now)
        for entry in list(self.entries.values()):
            await self._mind(entry, now)

    async def _mind(self, entry: Entry, now: int) -> None:
        due = entry.live.due()
        if due is not None and 0 < due <= now:
            try:
                await self.change(entry, votes.tick)
            except Problem as problem:
                log.error("tick-failed", table=entry.live.facts.id, error=problem.key)
