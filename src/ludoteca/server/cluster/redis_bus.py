"""The bus over Redis, or Valkey, which speaks the same protocol.

Every table has a channel, so that a node is not woken by the moves of tables that it does not hold. One connection
publishes and asks for no replies; the other one is subscribed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any

import redis
from redis import asyncio as aredis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ludoteca.server.background import Interval, end_tasks
from ludoteca.server.cluster.bus import BusUnreachable, Hear, Joined
from ludoteca.server.cluster.redis_counts import RedisCounts
from ludoteca.server.logs import log

CHANNEL = "ludoteca:table:"  # and the name of the table
NO_TABLE = CHANNEL  # a subscription that is always there: the replies to a subscribed connection have one form
MIN_INTERVAL_S = 0.010  # between two trips; each costs a system call and wakes the bus
RETRY_S = 0.2
MAX_WAITING = 10_000  # messages that wait while the bus is away; then the oldest are dropped
CONNECT_S = 5.0
SEND_S = 5.0  # after which a bus that takes nothing is lost
PING_S = 5.0
MAX_SILENCE_S = 15.0  # without a reply to a ping the connection is lost, also if nobody has closed it
FAILURES = (RedisError, OSError)


def channel_of(table: str) -> bytes:
    return (CHANNEL + table).encode()


class RedisBus:
    """Publish and subscribe. Messages that are sent while others are under way go in one trip."""

    def __init__(self, url: str) -> None:
        never = Retry(NoBackoff(), 0)
        self.client = aredis.Redis.from_url(
            url, socket_connect_timeout=CONNECT_S, socket_timeout=None, retry=never, protocol=2
        )
        self.counts = RedisCounts(url)
        self.tables: set[str] = set()  # joined
        self.waiting: list[tuple[str, bytes]] = []
        self.subscriptions: list[tuple[str, list[str]]] = []  # commands with tables, in order
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.subscriber: Any = None  # connection
        self.publisher: Any = None  # connection
        self.connected = False
        self.heard = 0.0  # time of the last reply to the subscriber

    async def open(self, hear: Hear, joined: Joined) -> None:
        self.tasks = [
            asyncio.create_task(self._listen(hear, joined)),
            asyncio.create_task(self._send_waiting()),
            asyncio.create_task(self._ping()),
        ]

    async def close(self) -> None:
        await end_tasks(self.tasks)
        await self._disconnect()
        await self.client.aclose()
        await self.counts.close()

    def send(self, table: str, message: bytes) -> None:
        self.waiting.append((table, message))
        del self.waiting[:-MAX_WAITING]
        self.wake.set()

    def join(self, table: str) -> None:
        self.tables.add(table)
        self._subscribe("SUBSCRIBE", [table])

    def keep(self, tables: Iterable[str]) -> None:
        left = self.tables.difference(tables)
        if left:
            self.tables -= left
            self._subscribe("UNSUBSCRIBE", list(left))

    def _subscribe(self, command: str, tables: list[str]) -> None:
        self.subscriptions.append((command, tables))
        self.wake.set()

    # ---- connections ----

    async def _connect(self) -> Any:
        connection = self.client.connection_pool.make_connection()  # type: ignore[no-untyped-call]
        async with asyncio.timeout(CONNECT_S):
            await connection.connect()
        return connection

    async def _disconnect(self) -> None:
        subscriber, self.subscriber = self.subscriber, None
        publisher, self.publisher = self.publisher, None
        for connection in (subscriber, publisher):
            if connection is not None:
                await connection.disconnect(nowait=True)

    async def _lost(self, error: Exception) -> None:
        """Close both connections. The messages under way are lost: the other nodes look at the versions."""
        if self.connected:
            log.warning("bus-away", error=type(error).__name__)
        self.connected = False
        await self._disconnect()

    # ---- receiving ----

    async def _listen(self, hear: Hear, joined: Joined) -> None:
        while True:
            try:
                subscriber = self.subscriber = await self._connect()
                self.subscriptions.clear()  # what is joined by now is subscribed here
                await subscriber.send_command("SUBSCRIBE", NO_TABLE, *map(channel_of, self.tables))
                self.connected = True
                while True:
                    self.heard = time.monotonic()
                    reply = await subscriber.read_response()
                    if reply[0] == b"message":
                        hear(reply[2])
                    elif reply[0] == b"subscribe" and reply[1] != NO_TABLE.encode():
                        joined(reply[1].decode().removeprefix(CHANNEL))
            except FAILURES as error:
                await self._lost(error)
            await asyncio.sleep(RETRY_S)

    async def _ping(self) -> None:
        """Ask for a sign of life, and close a silent connection. A timeout for every message would cost more."""
        while True:
            await asyncio.sleep(PING_S)
            if self.subscriber is None:
                continue
            if time.monotonic() - self.heard > MAX_SILENCE_S:
                await self._lost(TimeoutError())
            else:
                self._subscribe("PING", [])

    # ---- sending ----

    async def _send_waiting(self) -> None:
        interval = Interval(MIN_INTERVAL_S)
        while True:
            await self.wake.wait()
            await interval.wait()
            self.wake.clear()
            try:
                async with asyncio.timeout(SEND_S):
                    await self._change_subscriptions()
                    await self._publish()
            except FAILURES as error:
                await self._lost(error)
                await asyncio.sleep(RETRY_S)

    async def _change_subscriptions(self) -> None:
        given, self.subscriptions = self.subscriptions, []
        for command, tables in given:
            if self.subscriber is not None:
                await self.subscriber.send_command(command, *map(channel_of, tables))

    async def _publish(self) -> None:
        if not self.waiting:
            return
        if self.publisher is None:
            self.publisher = await self._connect()
            await self.publisher.send_command("CLIENT", "REPLY", "OFF")
        gathered, self.waiting = self.waiting, []
        trips = [("PUBLISH", channel_of(table), message) for table, message in gathered]
        await self.publisher.send_packed_command(self.publisher.pack_commands(trips))


def check_bus(url: str) -> None:
    """Raise `BusUnreachable` if there is no bus at the URL."""
    try:
        with redis.Redis.from_url(url, socket_connect_timeout=CONNECT_S) as client:
            client.ping()
    except (*FAILURES, ValueError) as error:
        raise BusUnreachable(url.rpartition("@")[2], str(error).splitlines()[0]) from None
