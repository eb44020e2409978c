"""Limit of processor time for one command in the event loop.

Commands are short: a few milliseconds. A table that was imported may hold a position on which a rule never ends, and
that would stop every other table. The timer interrupts it with an exception; the command fails and the table is
evicted. A table at which that happens again is not opened until the next start of the server.
"""

from __future__ import annotations

import atexit
import math
import signal
import threading
from contextlib import AbstractContextManager, nullcontext
from types import FrameType

COMMAND_S = 3.0  # processor time of the process
IMPORTED_S = 0.2  # at a table that continues an uploaded position
TICK_S = 0.1  # processor time between two ticks of the timer
MAX_SLOW = 2  # commands of one table that were interrupted
UNLIMITED = -1


class TooSlow(Exception):
    """A command has used up its processor time."""


def tick(_number: int, _frame: FrameType | None) -> None:
    """Count the time of the block that runs, and raise if it is over."""
    if TimeLimit.ticks_left > 0:
        TimeLimit.ticks_left -= 1
    if TimeLimit.ticks_left == 0:
        raise TooSlow


class TimeLimit:
    """A block with a limit of processor time.

    The timer ticks all the time: to start and stop it for each block would cost two system calls, and each command has
    two blocks. The first tick may come at any moment after the start of a block. The pause of a virtual machine counts
    as processor time, however long it is, but it makes the timer tick only once. So a block has one tick more than its
    time, and two at least.
    """

    installed = False
    ticks_left = UNLIMITED

    def __init__(self, seconds: float) -> None:
        self.ticks = math.ceil(seconds / TICK_S) + 1

    def __enter__(self) -> None:
        if not TimeLimit.installed:
            signal.signal(signal.SIGVTALRM, tick)
            signal.setitimer(signal.ITIMER_VIRTUAL, TICK_S, TICK_S)
            # At its end the interpreter removes the handler: the next tick would kill the process.
            atexit.register(signal.setitimer, signal.ITIMER_VIRTUAL, 0)
            TimeLimit.installed = True
        TimeLimit.ticks_left = self.ticks

    def __exit__(self, *_error: object) -> None:
        TimeLimit.ticks_left = UNLIMITED


def time_limit(seconds: float | None = None) -> AbstractContextManager[None]:
    """Raise TooSlow inside the block, again and again, once it has used its processor time. No-op outside the main
    thread and on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return nullcontext()
    return TimeLimit(COMMAND_S if seconds is None else seconds)
