"""How long a bot may think: milliseconds, simulations, or both, whichever ends first."""

from __future__ import annotations

import time


class Clock:
    """Where the time comes from; tests bring their own."""

    def now(self) -> float:
        return time.perf_counter()


class Budget:
    """Asked before every unit of work. It keeps the longest unit so far in reserve, so that the last one ends in time."""

    def __init__(self, ms: int | None = None, simulations: int | None = None, clock: Clock | None = None) -> None:
        if ms is None and simulations is None:
            raise ValueError("a budget needs milliseconds or simulations")
        self.clock = clock if clock is not None else Clock()
        self.simulations = simulations
        self.start = self.clock.now()
        self.end = self.start + ms / 1000 if ms is not None else None
        self.last = self.start
        self.longest = 0.0
        self.done = 0

    def more(self) -> bool:
        """May one more unit of work begin?"""
        if self.simulations is not None and self.done >= self.simulations:
            return False
        if self.end is not None:
            now = self.clock.now()
            if self.done:
                self.longest = max(self.longest, now - self.last)
            self.last = now
            if now + self.longest > self.end:
                return False
        self.done += 1
        return True

    def late(self) -> bool:
        """Is the time up? For the inside of a long unit; it counts nothing."""
        return self.end is not None and self.clock.now() >= self.end

    def part(self, share: float) -> Budget:
        """A budget for a first piece of the work; what it uses is not used twice."""
        piece = Budget(0, 0, self.clock)
        piece.simulations = None if self.simulations is None else max(1, int((self.simulations - self.done) * share))
        piece.end = None if self.end is None else piece.start + max(0.0, self.end - piece.start) * share
        return piece

    def spent(self, piece: Budget) -> None:
        """A piece given away by `part` has ended."""
        self.done += piece.done
        self.longest = max(self.longest, piece.longest)
        self.last = self.clock.now()
