"""Limit of processor time for one command in the event loop.

Commands are short: a few milliseconds. A table that was imported may hold a position on which a rule never ends, and
that would stop every other table. The timer interrupts it with an exception; the command fails and the table is
evicted. A table at which that happens again is not opened until the next start of the server.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

COMMAND_S = 3.0  # processor time of the process
IMPORTED_S = 0.2  # at a table that continues an uploaded position
MAX_SLOW = 2  # commands of one table that were interrupted


class TooSlow(Exception):
    """A command has used up its processor time."""


def interrupt(_number: int, _frame: FrameType | None) -> None:
    raise TooSlow


@contextmanager
def time_limit(seconds: float | None = None) -> Iterator[None]:
    """Raise TooSlow inside the block, again and again, once it has used its processor time. No-op outside the main
    thread and on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    limit = COMMAND_S if seconds is None else seconds
    before = signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, limit, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
