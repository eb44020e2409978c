"""`ludoteca think`: a process that takes thinking jobs from the bus and answers them, on any machine.

It needs no database. A question holds what the bot's seat knows, with everything else sampled again, exactly as the
worker processes of a node get it.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

import msgspec

from ludoteca.server.background import end_tasks
from ludoteca.server.cluster.jobs import FAILURES, RETRY_S, connect, reply, take_job
from ludoteca.server.cluster.redis_bus import check_bus
from ludoteca.server.logs import configure, log
from ludoteca.server.services.bots.pool import Pool

STOP_S = 5.0  # how long a worker that is to stop may finish its jobs


class ThinkWorker:
    """Takes as many jobs at a time as its pool has processes."""

    def __init__(self, url: str, pool: Pool) -> None:
        self.client = connect(url)
        self.pool = pool
        self.stopped = False
        self.connected = True

    async def run(self, stop: asyncio.Event) -> None:
        """Answer jobs until the event is set; jobs under way are finished."""
        await self.pool.warm()
        takers = [asyncio.create_task(self._take_forever()) for _ in range(self.pool.size)]
        await stop.wait()
        self.stopped = True
        await asyncio.wait(takers, timeout=STOP_S)
        await end_tasks(takers)
        await self.pool.close()
        await self.client.aclose()

    async def _take_forever(self) -> None:
        while not self.stopped:
            try:
                await self._take()
                self.connected = True
            except msgspec.DecodeError as error:
                log.warning("bus-unreadable", error=str(error))
            except FAILURES as error:
                if self.connected:
                    log.warning("bus-away", error=type(error).__name__)
                self.connected = False
                await asyncio.sleep(RETRY_S)

    async def _take(self) -> None:
        found = await take_job(self.client)
        if found is not None:
            name, job = found
            await reply(self.client, name, job, await self.pool.ask(job.question))


async def _work(url: str, jobs: int, ready: Callable[[], None]) -> None:
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    ready()
    await ThinkWorker(url, Pool(jobs)).run(stop)


def run_worker(url: str, jobs: int, ready: Callable[[], None]) -> int:
    """Think until a signal arrives; `ready` is called once the bus has answered."""
    configure()
    check_bus(url)
    asyncio.run(_work(url, jobs, ready))
    return 0
