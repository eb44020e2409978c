"""How long a bot may think: milliseconds, simulations, or both, whichever ends first."""

from __future__ import annotations

import time


class Clock:
    """Where the time comes from; tests bring their own."""

    def now(self) -> float:
        return time.perf_counter()


class Budget:
    """Asked before every unit of work, and inside long ones.

    It keeps in reserve the longest unit so far, and the longest time between two looks at the clock: on a busy machine the program may be
    made to wait at any moment. `reserve` is what earlier answers have taught about that.
    """

    def __init__(
        self,
        ms: int | None = None,
        simulations: int | None = None,
        clock: Clock | None = None,
        reserve: float = 0.0,
    ) -> None:
        if ms is None and simulations is None:
            raise ValueError("a budget needs milliseconds or simulations")
        self.clock = clock if clock is not None else Clock()
        self.simulations = simulations
        self.start = self.clock.now()
        self.end = self.start + ms / 1000 if ms is not None else None
        self.last = self.start  # look at the clock
        self.unit = self.start  # when the present unit began
        self.longest = 0.0
        self.gap = min(reserve, ms / 2000) if ms is not None else 0.0
        self.done = 0

    def look(self) -> float:
        now = self.clock.now()
        self.gap = max(self.gap, now - self.last)
        self.last = now
        return now

    def more(self) -> bool:
        """May one more unit of work begin?"""
        if self.simulations is not None and self.done >= self.simulations:
            return False
        if self.end is not None:
            now = self.look()
            if self.done:
                self.longest = max(self.longest, now - self.unit)
            self.unit = now
            if now + max(self.longest, self.gap) > self.end:
                return False
        self.done += 1
        return True

    def late(self) -> bool:
        """Is the time nearly up? For the inside of a long unit; it counts nothing."""
        return self.end is not None and self.look() + self.gap > self.end

    def part(self, share: float) -> Budget:
        """A budget for a first piece of the work; what it uses is not used twice."""
        piece = Budget(0, 0, self.clock)
        piece.simulations = None if self.simulations is None else max(1, int((self.simulations - self.done) * share))
        piece.end = None if self.end is None else piece.start + max(0.0, self.end - piece.start) * share
        piece.gap = self.gap
        return piece

    def spent(self, piece: Budget) -> None:
        """A piece given away by `part` has ended. Its units may have been of another length, so only its gap is taken over."""
        self.done += piece.done
        self.gap = max(self.gap, piece.gap)
        self.last = self.unit = self.clock.now()
