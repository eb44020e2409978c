"""Quotas for tables and connections, per client address and for the whole server.

Which address created a table is kept in memory only, so a restart forgets it. Addresses are never stored.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.server.errors import Problem
from ludoteca.server.storage.store import Store

MAX_LOBBIES_PER_ADDRESS = 20  # tables that wait for players
MAX_LOBBIES = 2000
MAX_BOT_TABLES_PER_ADDRESS = 2  # running games without people
MAX_BOT_TABLES = 8
MAX_SOCKETS_PER_ADDRESS = 200
MAX_SOCKETS = 5000
MAX_ADDRESSES = 20_000
MAX_REMEMBERED = 200  # tables of one address


class TableQuota:
    """Limits how many tables of one state an address, and all addresses together, may have."""

    def __init__(self, store: Store, state: str, per_address: int, total: int) -> None:
        self.store = store
        self.state = state
        self.per_address = per_address
        self.total = total
        self.made: OrderedDict[str, list[str]] = OrderedDict()

    async def check(self, address: str) -> None:
        """Raise a Problem if the address, or the server, has as many tables as it may have."""
        mine = await self.store.in_state(self.made.get(address, []), self.state)
        self.made[address] = mine
        if len(mine) >= self.per_address:
            raise Problem("too-many-tables", 429)
        if await self.count() >= self.total:
            raise Problem("server-full", 503)

    async def count(self) -> int:
        return (await self.store.counts()).get(self.state, 0)

    def record(self, address: str, table: str) -> None:
        self.made.setdefault(address, []).append(table)
        self.made.move_to_end(address)
        del self.made[address][:-MAX_REMEMBERED]
        while len(self.made) > MAX_ADDRESSES:
            self.made.popitem(last=False)


class BotTableQuota(TableQuota):
    """Limits running games of bots alone. The total counts the games created since the server started."""

    async def count(self) -> int:
        made = [table for tables in self.made.values() for table in tables]
        return len(await self.store.in_state(made, self.state))


class SocketQuota:
    """Counts open WebSockets."""

    def __init__(self, per_address: int = MAX_SOCKETS_PER_ADDRESS, total: int = MAX_SOCKETS) -> None:
        self.per_address = per_address
        self.total = total
        self.open: Counter[str] = Counter()
        self.count = 0

    def free(self, address: str) -> bool:
        return self.count < self.total and self.open[address] < self.per_address

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        self.open[address] += 1
        self.count += 1
        try:
            yield
        finally:
            self.count -= 1
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


class Quotas:
    def __init__(self, store: Store) -> None:
        self.lobbies = TableQuota(store, "lobby", MAX_LOBBIES_PER_ADDRESS, MAX_LOBBIES)
        self.bot_tables = BotTableQuota(store, "playing", MAX_BOT_TABLES_PER_ADDRESS, MAX_BOT_TABLES)
        self.sockets = SocketQuota()
