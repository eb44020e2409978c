"""Rate limits: one token bucket per key, in this process or shared by all nodes of a cluster."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

MAX_KEYS = 20_000


class Bucket:
    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate  # tokens per second
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Limiter:
    """One token bucket per key, usually a client address. The least recently used are dropped, so that memory stays
    bounded."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > MAX_KEYS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take(now)


class SharedCounts(Protocol):
    """What the nodes of a cluster count together. While the bus is away every node counts alone."""

    async def take(self, name: str, rate: float, burst: float) -> bool | None:
        """Take a token from a bucket that all nodes share. None: the bus is away."""

    async def remember(self, name: str, item: str, most: int) -> None:
        """Add an item to a list that all nodes share, which keeps the `most` newest ones."""

    async def remembered(self, name: str) -> list[str]:
        """The items of a list; none while the bus is away."""

    async def forget(self, name: str, items: list[str]) -> None:
        """Remove items from a list."""


class RateLimit:
    """A rate limit per key, for all nodes together. Its local buckets hold while the bus is away, and know what this
    node has granted before."""

    def __init__(self, name: str, rate: float, burst: float, shared: SharedCounts | None = None) -> None:
        self.name = name
        self.local = Limiter(rate, burst)
        self.shared = shared

    async def take(self, key: str, now: float) -> bool:
        local = self.local
        if self.shared is None:
            return local.take(key, now)
        granted = await self.shared.take(f"{self.name}:{key}", local.rate, local.burst)
        if granted is None:
            return local.take(key, now)
        if granted:
            local.take(key, now)
        return granted


class RateLimits:
    """Makes the rate limits of a server, which count over all nodes if it is one of several."""

    def __init__(self, shared: SharedCounts | None = None) -> None:
        self.shared = shared

    def limit(self, name: str, rate: float, burst: float) -> RateLimit:
        """A limit of `rate` tokens per second and `burst` at once. Limits with the same name share their buckets."""
        return RateLimit(name, rate, burst, self.shared)
