"""Rate limits: one token bucket per key."""

from __future__ import annotations

from collections import OrderedDict

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
    """One token bucket per key, usually a client address. The least recently used are dropped, so that memory stays bounded."""

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
