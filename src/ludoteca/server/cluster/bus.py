"""The message bus between the nodes of a cluster. It may lose, repeat or delay anything: it only makes nodes quick.

A node gets the messages about the tables that it has joined. What it misses it finds in the database, at the next
message with a gap or at the next look at the versions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from ludoteca.server.limits import SharedCounts

Hear = Callable[[bytes], None]
Joined = Callable[[str], None]


class BusUnreachable(OSError):
    """The bus does not answer."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


class Bus(Protocol):
    @property
    def counts(self) -> SharedCounts | None:
        """What the nodes count together. None: every node counts alone."""

    async def open(self, hear: Hear, joined: Joined) -> None:
        """Connect; from then on `hear` gets every message about joined tables, the own ones too."""

    async def close(self) -> None: ...

    def send(self, table: str, message: bytes) -> None:
        """Send a message to all nodes that have joined a table soon, without waiting."""

    def join(self, table: str) -> None:
        """Get the messages about a table soon; `joined` is called when they arrive, again after each reconnection."""

    def keep(self, tables: Iterable[str]) -> None:
        """Leave all tables but these."""


class Exchange:
    """A bus inside one process, for nodes that share it."""

    def __init__(self) -> None:
        self.listeners: list[Hear] = []

    def deliver(self, message: bytes) -> None:
        for hear in self.listeners:
            hear(message)


class LocalBus:
    """Delivers the messages about all tables. A node ignores those about tables that it does not hold."""

    def __init__(self, exchange: Exchange) -> None:
        self.exchange = exchange
        self.counts: SharedCounts | None = None
        self.hear: Hear | None = None
        self.joined: Joined | None = None

    async def open(self, hear: Hear, joined: Joined) -> None:
        self.hear = hear
        self.joined = joined
        self.exchange.listeners.append(hear)

    async def close(self) -> None:
        if self.hear is not None:
            self.exchange.listeners.remove(self.hear)
            self.hear = self.joined = None

    def send(self, table: str, message: bytes) -> None:
        asyncio.get_running_loop().call_soon(self.exchange.deliver, message)

    def join(self, table: str) -> None:
        if self.joined is not None:
            self.joined(table)

    def keep(self, tables: Iterable[str]) -> None: ...
