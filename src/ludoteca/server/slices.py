"""Long computations in a thread, cut into short slices.

A thread that computes holds the interpreter lock, and rules compiled to machine code do not give it up by themselves.
Between two slices the thread sleeps, so that the event loop, which serves the players, runs whenever it has work.
"""

from __future__ import annotations

import time

SLICE_S = 0.005  # processor time
PAUSE_S = 0.0002


class TooLong(Exception):
    """A computation has used up its processor time."""


class Slices:
    """Counts the processor time of a computation in its own thread, which calls `between` as often as it can."""

    def __init__(self, limit: float = 0.0) -> None:
        self.limit = limit  # seconds of processor time, 0: none
        self.used = 0.0
        self.since = 0.0

    def start(self) -> Slices:
        """Begin the first slice, in the thread that computes."""
        self.since = time.thread_time()
        return self

    def between(self) -> None:
        took = time.thread_time() - self.since
        if took < SLICE_S:
            return
        self.used += took
        if self.limit and self.used > self.limit:
            raise TooLong
        time.sleep(PAUSE_S)
        self.since = time.thread_time()
