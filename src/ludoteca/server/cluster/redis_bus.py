"""The bus over Redis, or Valkey, which speaks the same protocol."""

from __future__ import annotations

import asyncio

import redis
from redis import asyncio as aredis
from redis.exceptions import RedisError

from ludoteca.server.cluster.bus import BusUnreachable, Hear
from ludoteca.server.cluster.redis_counts import RedisCounts
from ludoteca.server.logs import log

CHANNEL = "ludoteca"
RETRY_S = 0.2
MAX_WAITING = 10_000  # messages that wait while the bus is away; then the oldest are dropped
CONNECT_S = 5.0
FAILURES = (RedisError, OSError)


class RedisBus:
    """Publish and subscribe on one Redis channel. Messages that are sent while others are under way go in one trip."""

    def __init__(self, url: str) -> None:
        self.client = aredis.Redis.from_url(url, socket_connect_timeout=CONNECT_S)
        self.counts = RedisCounts(url)
        self.waiting: list[bytes] = []
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.connected = False

    async def open(self, hear: Hear) -> None:
        self.tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._publish())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()
        await self.counts.close()

    def send(self, message: bytes) -> None:
        self.waiting.append(message)
        del self.waiting[:-MAX_WAITING]
        self.wake.set()

    async def _listen(self, hear: Hear) -> None:
        while True:
            ears = self.client.pubsub(ignore_subscribe_messages=True)
            try:
                await ears.subscribe(CHANNEL)
                self.connected = True
                async for message in ears.listen():
                    hear(message["data"])
            except FAILURES as error:
                self._lost(error)
            finally:
                await ears.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(RETRY_S)

    async def _publish(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            gathered, self.waiting = self.waiting, []
            try:
                async with self.client.pipeline(transaction=False) as trip:
                    for message in gathered:
                        trip.publish(CHANNEL, message)
                    await trip.execute()
            except FAILURES as error:
                self._lost(error)  # the messages are lost: the other nodes look at the versions

    def _lost(self, error: Exception) -> None:
        if self.connected:
            log.warning("bus-away", error=type(error).__name__)
        self.connected = False


def check_bus(url: str) -> None:
    """Raise `BusUnreachable` if there is no bus at the URL."""
    try:
        with redis.Redis.from_url(url, socket_connect_timeout=CONNECT_S) as client:
            client.ping()
    except (*FAILURES, ValueError) as error:
        raise BusUnreachable(url.rpartition("@")[2], str(error).splitlines()[0]) from None
