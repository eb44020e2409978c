"""How long a bot may think: milliseconds, simulations, or both, whichever ends first."""

from __future__ import annotations

import time

# Of the time given: a busy machine may delay the program at any moment, and an answer must not be late.
PLANNED = 0.65
BUSY = 0.4  # of that, when the processor works for others nearly all the time
CAUTION = 1.5  # the next wait may be longer than those before
MAX_RESERVE = 0.8  # of the time given is kept for it
FORGETTING = 0.97
NEWEST = 0.2  # how much the last answer counts in the share of the processor


class Clock:
    """Where the time comes from, and how long it has lately made us wait; tests bring their own."""

    def __init__(self) -> None:
        self.wait = 0.0  # the longest time between two looks in the last answers, in seconds; forgotten slowly
        self.share = 1.0  # of the time of the last answers in which the processor worked for us

    def now(self) -> float:
        return time.perf_counter()

    def worked(self) -> float:
        """How long the processor has worked for us altogether."""
        return time.process_time()

    def learn(self, gap: float, took: float, worked: float) -> None:
        """One more answer: its longest wait, how long it took, and how long the processor worked for it."""
        self.wait = max(FORGETTING * self.wait, gap)
        if took > 0.0:
            self.share += NEWEST * (min(1.0, worked / took) - self.share)

    def calm(self) -> float:
        """What may be planned for now, as a part of what may be planned on an idle machine."""
        return BUSY + (1.0 - BUSY) * self.share


THE_CLOCK = Clock()  # one for all bots of the process: each learns from what the others met with


class Budget:
    """Asked before every unit of work, and inside long ones.

    Work ends with the planned part of the time, which is smaller on a busy machine; and earlier if the longest unit so
    far, or a wait like the longest one that this answer or the last ones met with, would end after the time.
    """

    def __init__(
        self,
        ms: int | None = None,
        simulations: int | None = None,
        clock: Clock | None = None,
        planned: float = PLANNED,
    ) -> None:
        if ms is None and simulations is None:
            raise ValueError("a budget needs milliseconds or simulations")
        self.clock = clock if clock is not None else THE_CLOCK
        self.simulations = simulations
        self.timed = ms is not None
        self.start = self.clock.now()
        self.worked = self.clock.worked()
        seconds = ms / 1000 if ms is not None else 0.0
        self.planned = self.start + planned * self.clock.calm() * seconds
        self.end = self.start + seconds
        self.reserve = min(CAUTION * self.clock.wait, MAX_RESERVE * seconds)
        self.last = self.start  # look at the clock
        self.unit = self.start  # when the present unit began
        self.longest = 0.0
        self.gap = 0.0  # the longest time between two looks
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
        if self.timed:
            now = self.look()
            if self.done:
                self.longest = max(self.longest, now - self.unit)
            self.unit = now
            if self.over(now, max(self.longest, self.gap)):
                return False
        self.done += 1
        return True

    def late(self) -> bool:
        """Is the time nearly up? For the inside of a long unit; it counts nothing."""
        return self.timed and self.over(self.look(), self.gap)

    def over(self, now: float, expected: float) -> bool:
        """Should work that may take as long as expected not begin any more?"""
        return now >= self.planned or now + max(expected, self.reserve) > self.end

    def teach(self) -> None:
        """The answer is ready: the clock learns how it went."""
        took = self.look() - self.start
        self.clock.learn(self.gap, took, self.clock.worked() - self.worked)

    def part(self, share: float) -> Budget:
        """A budget for a first piece of the work; what it uses is not used twice."""
        piece = Budget(0, 0, self.clock)
        piece.simulations = None if self.simulations is None else max(1, int((self.simulations - self.done) * share))
        piece.timed = self.timed
        piece.planned = piece.start + max(0.0, self.planned - piece.start) * share
        piece.end = self.end
        piece.reserve = self.reserve
        piece.gap = self.gap
        return piece

    def spent(self, piece: Budget) -> None:
        """A piece given away by `part` has ended. Its units may have been of another length, so only its gap is taken
        over."""
        self.done += piece.done
        self.gap = max(self.gap, piece.gap)
        self.last = self.unit = self.clock.now()
