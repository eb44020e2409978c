"""What the nodes of a cluster count together, in Redis: token buckets, and which tables a client has made.

Names are stored as hashes, and everything expires. While Redis is away, every node counts alone.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from redis import asyncio as aredis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ludoteca.server.logs import log

PREFIX = "ludoteca:count:"
FAILURES = (RedisError, OSError)
ANSWER_S = 0.5  # a request does not wait longer for Redis
PAUSE_S = 2.0  # without questions to a Redis that has not answered
LIST_S = 7 * 86_400  # after which a list that nobody adds to is deleted
# The bucket is written only if a token is taken, and expires when it is full again. The clock is that of Redis.
TAKE = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1e6
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local held = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = burst
if held[1] then
  left = math.min(burst, held[1] + math.max(0, now - held[2]) * rate)
end
if left < 1 then
  return 0
end
left = left - 1
redis.call('HSET', KEYS[1], 'left', string.format('%.9f', left), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * (burst - left) / rate))
return 1
"""
T = TypeVar("T")


def key_of(name: str) -> str:
    """Client addresses and names of accounts are not readable in Redis."""
    return PREFIX + hashlib.blake2b(name.encode(), digest_size=16).hexdigest()


class RedisCounts:
    def __init__(self, url: str) -> None:
        never = Retry(NoBackoff(), 0)
        self.client = aredis.Redis.from_url(
            url, socket_connect_timeout=ANSWER_S, socket_timeout=ANSWER_S, retry=never, decode_responses=True
        )
        self.script = self.client.register_script(TAKE)
        self.paused_until = 0.0

    async def close(self) -> None:
        await self.client.aclose()

    async def take(self, name: str, rate: float, burst: float) -> bool | None:
        found = await self._answer(lambda: self.script(keys=[key_of(name)], args=[repr(rate), repr(burst)]))
        return None if found is None else bool(found)

    async def remember(self, name: str, item: str, most: int) -> None:
        key = key_of(name)
        trip = self.client.pipeline(transaction=False)
        trip.rpush(key, item)
        trip.ltrim(key, -most, -1)
        trip.expire(key, LIST_S)
        await self._answer(trip.execute)

    async def remembered(self, name: str) -> list[str]:
        client: Any = self.client  # its types do not say that it answers with texts
        found: list[str] | None = await self._answer(lambda: client.lrange(key_of(name), 0, -1))
        return found or []

    async def forget(self, name: str, items: list[str]) -> None:
        trip = self.client.pipeline(transaction=False)
        for item in items:
            trip.lrem(key_of(name), 0, item)
        await self._answer(trip.execute)

    async def _answer(self, ask: Callable[[], Awaitable[T]]) -> T | None:
        """The answer of Redis; None if it is away. Then it is not asked again for a while."""
        clock = asyncio.get_running_loop()
        if clock.time() < self.paused_until:
            return None
        try:
            return await ask()
        except FAILURES as error:
            log.warning("counts-away", error=type(error).__name__)
            self.paused_until = clock.time() + PAUSE_S
            return None
