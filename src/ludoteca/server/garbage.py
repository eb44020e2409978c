"""Garbage collection of a server: only at intervals, never in the middle of work.

What a move leaves behind is freed by reference counting. Collections that start by themselves find nothing there, but
go through all the views that were built since the last one and stop the server for tens of milliseconds. A closed
connection leaves reference cycles in the libraries that served it, so there must be collections, but rarely.
"""

from __future__ import annotations

import asyncio
import gc
import time

INTERVAL_S = 60.0
MAX_SHARE = 0.001  # of the time, in which the collections stop everything else


def collect_rarely() -> None:
    """Leave all collections to `collect_regularly`, and what exists at the start to none."""
    gc.collect()
    gc.freeze()
    gc.disable()


def pause_after(seconds: float) -> float:
    """How long to wait after a collection that took so long."""
    return max(INTERVAL_S, seconds / MAX_SHARE)


async def collect_regularly() -> None:
    """Collect all objects that are not frozen again and again, more rarely where there are many."""
    pause = INTERVAL_S
    while True:
        await asyncio.sleep(pause)
        began = time.perf_counter()
        gc.collect()
        pause = pause_after(time.perf_counter() - began)
