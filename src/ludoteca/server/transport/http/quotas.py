"""Quotas for tables and connections, per client address and for the whole server.

Which address created a table is kept in memory only, and on the bus in a cluster, so that all nodes count together. A
restart forgets it. Addresses are never stored in the database.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.rooms.problem import Problem
from ludoteca.server.limits import SharedCounts
from ludoteca.server.storage.store import Store

MAX_LOBBIES_PER_ADDRESS = 20  # tables that wait for players
MAX_LOBBIES = 2000
MAX_BOT_TABLES_PER_ADDRESS = 2  # running games without people
MAX_BOT_TABLES = 8
MAX_SOCKETS_PER_ADDRESS = 200
MAX_SOCKETS = 5000
MAX_REQUESTING_PER_ADDRESS = 200  # connections that are not WebSockets
MAX_REQUESTING = 2000
MAX_ADDRESSES = 20_000
MAX_REMEMBERED = 200  # tables of one address
EVERYBODY = "*"  # owner of the tables of all addresses


class TableQuota:
    """Limits how many tables of one state an address, and all addresses together, may have."""

    def __init__(self, store: Store, shared: SharedCounts | None, state: str, per_address: int, total: int) -> None:
        self.store = store
        self.shared = shared
        self.state = state
        self.per_address = per_address
        self.total = total
        self.made: OrderedDict[str, list[str]] = OrderedDict()

    async def check(self, address: str) -> None:
        """Raise a Problem if the address, or the server, has as many tables as it may have."""
        mine = await self.still(address, self.made.get(address, []))
        if mine or address in self.made:
            self.made[address] = mine
        if len(mine) >= self.per_address:
            raise Problem("too-many-tables", 429)
        if await self.count() >= self.total:
            raise Problem("server-full", 503)

    async def count(self) -> int:
        return (await self.store.counts()).get(self.state, 0)

    async def still(self, owner: str, local: list[str]) -> list[str]:
        """The tables of an owner that are in the state: those that this node knows of, and those of all nodes."""
        shared = await self.shared.remembered(self.list_of(owner)) if self.shared is not None else []
        found = await self.store.in_state(list(dict.fromkeys([*local, *shared])), self.state)
        ended = [table for table in shared if table not in found]
        if self.shared is not None and ended:
            await self.shared.forget(self.list_of(owner), ended)
        return found

    def list_of(self, owner: str) -> str:
        return f"{self.state}:{owner}"

    def owners(self, address: str) -> list[str]:
        """Whose lists on the bus a table of an address is added to."""
        return [address]

    async def record(self, address: str, table: str) -> None:
        if self.shared is not None:
            for owner in self.owners(address):
                await self.shared.remember(self.list_of(owner), table, MAX_REMEMBERED)
        self.made.setdefault(address, []).append(table)
        self.made.move_to_end(address)
        del self.made[address][:-MAX_REMEMBERED]
        while len(self.made) > MAX_ADDRESSES:
            self.made.popitem(last=False)


class BotTableQuota(TableQuota):
    """Limits running games of bots alone. The total counts the games created since the server started."""

    async def count(self) -> int:
        made = [table for tables in self.made.values() for table in tables]
        return len(await self.still(EVERYBODY, made))

    def owners(self, address: str) -> list[str]:
        return [address, EVERYBODY]


class SocketQuota:
    """Counts open connections: WebSockets, or those that send requests."""

    def __init__(self, per_address: int = MAX_SOCKETS_PER_ADDRESS, total: int = MAX_SOCKETS) -> None:
        self.per_address = per_address
        self.total = total
        self.open: Counter[str] = Counter()
        self.count = 0

    def free(self, address: str) -> bool:
        return self.count < self.total and self.open[address] < self.per_address

    def take(self, address: str) -> None:
        self.open[address] += 1
        self.count += 1

    def release(self, address: str) -> None:
        self.count -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        self.take(address)
        try:
            yield
        finally:
            self.release(address)


class Quotas:
    def __init__(self, store: Store, shared: SharedCounts | None = None) -> None:
        self.lobbies = TableQuota(store, shared, "lobby", MAX_LOBBIES_PER_ADDRESS, MAX_LOBBIES)
        self.bot_tables = BotTableQuota(store, shared, "playing", MAX_BOT_TABLES_PER_ADDRESS, MAX_BOT_TABLES)
        self.sockets = SocketQuota()
        self.requesting = SocketQuota(MAX_REQUESTING_PER_ADDRESS, MAX_REQUESTING)
