"""Limit of processor time for one command in the event loop.

Commands are short: a few milliseconds. A table that was imported may hold a position on which a rule never ends, and
that would stop every other table. The timer interrupts it with an exception; the command fails and the table is
evicted. A table at which that happens again is not opened until the next start of the server.
"""

from __future__ import annotations

import signal
import threading
from contextlib import AbstractContextManager, nullcontext
from types import FrameType

COMMAND_S = 3.0  # processor time of the process
IMPORTED_S = 0.2  # at a table that continues an uploaded position
MAX_SLOW = 2  # commands of one table that were interrupted


class TooSlow(Exception):
    """A command has used up its processor time."""


def interrupt(_number: int, _frame: FrameType | None) -> None:
    """Raise when the second half of the time is over as well. The pause of a virtual machine counts as processor time,
    however long it is, but it lies in one of the halves."""
    if TimeLimit.in_second_half:
        raise TooSlow
    TimeLimit.in_second_half = True
    signal.setitimer(signal.ITIMER_VIRTUAL, TimeLimit.half, TimeLimit.half)


class TimeLimit:
    """A block with a limit of processor time.

    The handler stays installed: installing it costs more than setting the timer, and each command has two blocks.
    """

    installed = False
    in_second_half = False
    half = 0.0  # seconds

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        if not TimeLimit.installed:
            signal.signal(signal.SIGVTALRM, interrupt)
            TimeLimit.installed = True
        TimeLimit.in_second_half = False
        TimeLimit.half = self.seconds / 2
        signal.setitimer(signal.ITIMER_VIRTUAL, TimeLimit.half, TimeLimit.half)

    def __exit__(self, *_error: object) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def time_limit(seconds: float | None = None) -> AbstractContextManager[None]:
    """Raise TooSlow inside the block, again and again, once it has used its processor time. No-op outside the main
    thread and on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return nullcontext()
    return TimeLimit(COMMAND_S if seconds is None else seconds)
