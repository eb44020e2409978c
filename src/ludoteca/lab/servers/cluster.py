"""`ludoteca cluster`: PostgreSQL, Redis, several nodes, bot workers and a load balancer on this machine."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from ludoteca.lab.servers.balancer import Balancer
from ludoteca.lab.servers.load_clients import Server
from ludoteca.lab.servers.local_servers import START_S, RedisServer, free_port, new_database, postgres, postmaster
from ludoteca.lab.servers.processor_time import family_time, processor_time
from ludoteca.server.background import create_process


class Cluster:
    """A running cluster: its database, its bus, its nodes and its bot workers."""

    def __init__(self, database: str, redis: RedisServer, nodes: list[Server], workers: list[BotWorker]) -> None:
        self.database = database
        self.postmaster = postmaster(database)
        self.redis = redis
        self.nodes = nodes
        self.workers = workers

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    def database_cpu(self) -> float:
        """Seconds of processor time that PostgreSQL has used so far, if it runs on this machine."""
        return family_time(self.postmaster)

    def bus_cpu(self) -> float:
        return processor_time(self.redis.process.pid) if self.redis.process is not None else 0.0


class BotWorker:
    """`ludoteca think` in a separate process."""

    def __init__(self, bus: str, jobs: int = 1) -> None:
        self.bus = bus
        self.jobs = jobs
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        words = ["-m", "ludoteca.server", "think", "--bus", self.bus, "--jobs", str(self.jobs)]
        self.process = await create_process(
            sys.executable,
            *words,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(START_S):
            line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("the bot worker did not start")

    async def stop(self) -> int:
        """Stop gracefully; returns the exit status."""
        assert self.process is not None
        self.process.terminate()
        return await self.process.wait()

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.wait()


@asynccontextmanager
async def started(
    nodes: int,
    bots: int,
    limits: bool = False,
    workers: int = 0,
    more: dict[str, str] | None = None,
    source: str = "",
) -> AsyncIterator[Cluster]:
    """A cluster that ends with everything it has written; `more`: further variables of the nodes' environment,
    `source`: where the nodes have the program from."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-cluster-")))
        database = new_database(stack.enter_context(postgres()), "ludoteca")
        redis = RedisServer()
        redis.start()
        stack.callback(redis.stop)
        environment = {
            "LUDOTECA_DATABASE": database,
            "LUDOTECA_BUS": redis.url,
            "LUDOTECA_LIMITS": str(int(limits)),
            **(more or {}),
        }
        servers = [Server(folder / str(n), free_port(), environment, bots, source) for n in range(nodes)]
        thinkers = [BotWorker(redis.url) for _ in range(workers)]
        programs: list[Server | BotWorker] = [*servers, *thinkers]
        try:
            for program in programs:
                await program.start()
            yield Cluster(database, redis, servers, thinkers)
        finally:
            running = [p for p in programs if p.process is not None and p.process.returncode is None]
            await asyncio.gather(*[program.stop() for program in running])


async def run_cluster(nodes: int, bots: int, workers: int, port: int, say: Callable[[str, list[int]], None]) -> None:
    """Run a cluster until a signal arrives; `say` gets the address and the ports of the nodes."""
    ended = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, ended.set)
    async with started(nodes, bots, limits=True, workers=workers) as cluster:
        balancer = Balancer(cluster.ports, watch=True)
        shown = await balancer.open("127.0.0.1", port)
        say(f"http://localhost:{shown}/", cluster.ports)
        await ended.wait()
        await balancer.close()
