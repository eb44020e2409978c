"""The bus that the settings ask for, and the workers that it reaches."""

from __future__ import annotations

from ludoteca.server.cluster.bus import Bus
from ludoteca.server.services.bots.pool import RemoteWorkers
from ludoteca.server.storage.opening import MissingDriver


def bus_at(url: str) -> Bus | None:
    """The bus at a URL; None without one. `BusUnreachable` if it does not answer."""
    if not url:
        return None
    try:
        from ludoteca.server.cluster.redis_bus import RedisBus, check_bus
    except ImportError as error:
        raise MissingDriver(error.name or "") from None
    check_bus(url)
    return RedisBus(url)


def workers_at(url: str) -> RemoteWorkers | None:
    """The workers of the bus at a URL; None without one."""
    if not url:
        return None
    try:
        from ludoteca.server.cluster.jobs import JobQueue
    except ImportError as error:
        raise MissingDriver(error.name or "") from None
    return JobQueue(url)
