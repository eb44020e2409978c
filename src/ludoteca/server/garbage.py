"""Garbage collection of a server: rarely while it works, and regularly all the same.

A closed connection leaves reference cycles in the libraries that served it. They live too long for a collection of
young objects, and a collection of all objects starts by itself so rarely that memory would grow for hours.
"""

from __future__ import annotations

import asyncio
import gc
import time

INTERVAL_S = 60.0
MAX_SHARE = 0.001  # of the time, in which the collections stop everything else


def collect_rarely() -> None:
    """Live tables are many long-lived objects: young ones are collected in small portions, so that nobody feels the
    pause, and all of them only by `collect_regularly`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 1, 100_000)


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
