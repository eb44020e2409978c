"""The clock that the nodes of a cluster share: that of their database.

Nodes compare times that others have stored: when a question was asked, when a table is due, until when it is claimed.
Where the clocks of machines differ, a player would be charged the difference, and a claim would last longer.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteca.server.logs import log

COMPARE_S = 10.0
MIN_STEP_MS = 100  # smaller differences are left alone, so that the clock runs evenly
REPORTED_MS = 2000  # difference to the database that a host should know of


class SharedClock:
    def __init__(self, own: Callable[[], int], read: Callable[[], Awaitable[int]]) -> None:
        self.own = own
        self.read = read  # the time of the database
        self.behind = 0  # milliseconds that the own clock is behind it

    def __call__(self) -> int:
        return self.own() + self.behind

    async def compare(self) -> None:
        """Measure the difference again. The answer was made at some moment of the trip, so that is how exact it is."""
        sent = self.own()
        there = await self.read()
        trip = self.own() - sent
        behind = there - (sent + trip // 2)
        if abs(behind - self.behind) <= max(MIN_STEP_MS, trip):
            return
        self.behind = behind
        if abs(behind) >= REPORTED_MS:
            log.warning("clock-differs", ms=behind)
