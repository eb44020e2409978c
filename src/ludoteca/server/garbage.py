"""Garbage collection of a server: only at intervals, and in a quiet moment if there is one.

What a move or a connection leaves behind is freed by reference counting. Collections that start by themselves find
nothing there, but go through all the views that were built since the last one and stop the server for tens of
milliseconds. A collection of everything frees what errors and libraries leave behind. It stops a server with hundreds
of tables for some tenths of a second.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

INTERVAL_S = 60.0
MAX_SHARE = 0.001  # of the time, in which the collections stop everything else
QUIET_S = 1.0  # without a command before a collection
MAX_WAIT_S = 600.0  # for a quiet moment


def collect_rarely() -> None:
    """Leave all collections to `collect_regularly`, and what exists at the start to none."""
    gc.collect()
    gc.freeze()
    gc.disable()


def pause_after(seconds: float) -> float:
    """How long to wait after a collection that took so long."""
    return max(INTERVAL_S, seconds / MAX_SHARE)


async def quiet_moment(commands: Callable[[], int]) -> None:
    """Wait until no command has come for a while, but not forever. `commands` counts them."""
    deadline = time.monotonic() + MAX_WAIT_S
    before = -1
    while commands() != before and time.monotonic() < deadline:
        before = commands()
        await asyncio.sleep(QUIET_S)


async def collect_regularly(commands: Callable[[], int]) -> None:
    """Collect all objects that are not frozen again and again, more rarely where there are many."""
    pause = INTERVAL_S
    while True:
        await asyncio.sleep(pause)
        await quiet_moment(commands)
        began = time.perf_counter()
        gc.collect()
        pause = pause_after(time.perf_counter() - began)
