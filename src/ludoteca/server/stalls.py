"""Find what stops the event loop: for debugging, on where LUDOTECA_STALLS names a file.

A beat runs in the event loop, and a thread watches it. If the beat is late, the thread writes where each thread of the
process is. When the loop goes on, the beat adds how long it was late and how much processor time the loop's thread used
meanwhile. A loop that used little has waited for the interpreter lock, the processor or the disk.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import TextIO

BEAT_S = 0.01
STALL_S = 0.04


class StallWatch:
    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.beat = time.perf_counter()  # the last one
        self.ended = threading.Event()

    def watch(self) -> None:
        """In a thread of its own: write the stacks once for every beat that is late."""
        reported = 0.0
        while not self.ended.wait(BEAT_S):
            beat = self.beat
            if beat != reported and time.perf_counter() - beat > BEAT_S + STALL_S:
                reported = beat
                self.out.write(stacks())
                self.out.flush()

    async def run(self) -> None:
        while True:
            self.beat = time.perf_counter()
            used = time.thread_time()
            await asyncio.sleep(BEAT_S)
            late = time.perf_counter() - self.beat - BEAT_S
            if late > STALL_S:
                used = time.thread_time() - used
                self.out.write(f"{self.beat:.3f}: {late * 1000:.0f} ms late, {used * 1000:.0f} ms of processor time\n")
                self.out.flush()


def stack(frame: FrameType | None) -> Iterator[str]:
    """The calls of a thread, the innermost first. Lines of source are not read: that would take time as well."""
    while frame is not None:
        yield f"  {frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_name}\n"
        frame = frame.f_back


def stacks() -> str:
    """Where each thread is, but for the one that asks."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    found = [(id, frame) for id, frame in sys._current_frames().items() if id != threading.get_ident()]
    return "".join(f"{names.get(id, id)}:\n{''.join(stack(frame))}" for id, frame in found)


async def watch_stalls(file: Path) -> None:
    """Append every stall of the running event loop to a file."""
    with file.open("a") as out:
        watch = StallWatch(out)
        thread = threading.Thread(target=watch.watch, name="stalls", daemon=True)
        thread.start()
        try:
            await watch.run()
        finally:
            watch.ended.set()
            thread.join()
