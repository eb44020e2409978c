"""Background tasks: every task is kept until it ends, and no failure passes unnoticed."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from ludoteca.kernel import Refused
from ludoteca.rooms.problem import Problem
from ludoteca.server.logs import log, where

SHUTDOWN_S = 1.0  # how long cancelled tasks may take to release what they hold
T = TypeVar("T")


class Tasks:
    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(coroutine)
        self.running.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Problem, Refused)):
            log.error("task-failed", error=type(error).__name__, where=where(error))


class Interval:
    """A minimum time between two batches, so that under load more goes into each of them. The first one after a pause
    does not wait."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.next = 0.0  # when the next batch may begin

    async def wait(self) -> None:
        rest = self.next - time.monotonic()
        if rest > 0:
            await asyncio.sleep(rest)
        self.next = time.monotonic() + self.seconds


async def repeat(seconds: float, action: Callable[[], Awaitable[None]], failure: str) -> None:
    """Do something again and again, each time after a pause. A failure is logged, and the next time it may succeed."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await action()
        except Exception as error:
            log.warning(failure, error=type(error).__name__)


async def terminable(work: Coroutine[Any, Any, T]) -> T:
    """Run a command that starts servers. If it is terminated it ends them, as it does after Ctrl+C."""
    task = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None


async def create_process(*words: str, **options: Any) -> asyncio.subprocess.Process:
    """Create a process. If this is cancelled while the process is being created, it is ended and waited for."""
    creating = asyncio.ensure_future(asyncio.create_subprocess_exec(*words, **options))
    try:
        return await asyncio.shield(creating)
    except asyncio.CancelledError:
        process = await creating
        process.kill()
        await process.wait()
        raise


async def end_tasks(tasks: list[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait for them: a reader whose database is closed before it has ended never ends."""
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=SHUTDOWN_S)
