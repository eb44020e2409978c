"""Keeping the tables: loading them, changing one at a time, minding their clocks."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from ludoteca.kernel import Refused
from ludoteca.server import votes
from ludoteca.server.entry import Conn, Entry
from ludoteca.server.live import Live
from ludoteca.server.logs import log, where
from ludoteca.server.notices import read_notice
from ludoteca.server.problem import Problem
from ludoteca.server.restore import restored
from ludoteca.server.store import Store
from ludoteca.server.telling import Teller

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
            try:
                entry = await self._load(id)
            except BaseException as error:
                loading.set_exception(error if isinstance(error, Problem) else Problem("storage", 503))
                loading.exception()
                raise
            finally:
                del self.loading[id]
            self.keep(entry)
            loading.set_result(entry)
            return entry
        return await asyncio.shield(loading)

    def keep(self, entry: Entry) -> None:
        self.entries[entry.live.facts.id] = entry
        self._make_room()
        self.wake(entry)

    def _make_room(self) -> None:
        if len(self.entries) <= self.kept:
            return
        for id, entry in list(self.entries.items()):
            if not entry.conns and not entry.thinking and not entry.lock.locked() and entry.live.due() is None:
                entry.gone = True  # whoever still holds it looks again and finds the one on the disk
                del self.entries[id]
                if len(self.entries) <= self.kept:
                    return

    def evict(self, entry: Entry) -> None:
        """Memory may differ from the disk: forget it; whoever is connected comes back and gets the truth."""
        entry.gone = True
        self.entries.pop(entry.live.facts.id, None)
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
            try:
                result = what(live, self.now())
            except (Problem, Refused):
                entry.extra = []
                raise
            except Exception as error:
                log.error("command-failed", table=live.facts.id, error=type(error).__name__, where=where(error))
                self.metrics.failures.inc()
                self.evict(entry)
                raise Problem("internal", 500) from None
            self.foresee(entry)
            ops = entry.ops()
            try:
                await self.store.commit(ops)
            except Exception as error:
                log.error("commit-failed", table=live.facts.id, error=type(error).__name__, where=where(error))
                self.metrics.failures.inc()
                self.evict(entry)
                raise Problem("storage", 503) from None
            if ok is not None:
                ok[0].push(ok[1])
            if ops:
                self.tell(entry)
        self.wake(entry)
        return result

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
                if id not in self.entries:
                    try:
                        await self.entry(id)
                    except Problem as problem:
                        log.error("load-failed", table=id, error=problem.key)
        for entry in list(self.entries.values()):
            due = entry.live.due()
            if due is not None and 0 < due <= now:
                await self.change(entry, votes.tick)
