"""Rate limits: client addresses, and one token bucket per key."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Any

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


def client_address(scope: Any, proxy: bool) -> str:
    """The client address. IPv6 addresses are reduced to their /64 prefix, since a client chooses the rest freely."""
    client = scope.get("client")
    address = client[0] if client else ""
    for name, value in scope["headers"] if proxy else ():
        if name == b"x-forwarded-for":  # the last entry is the one that the trusted proxy appended
            address = value.decode("latin-1").split(",")[-1].strip()
    if ":" not in address:
        return address
    try:
        ipv6 = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if ipv6.ipv4_mapped is not None:
        return str(ipv6.ipv4_mapped)
    return str(ipaddress.IPv6Network((ipv6, 64), strict=False))
