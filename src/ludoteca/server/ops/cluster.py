"""`ludoteca cluster`: PostgreSQL, Redis, several nodes and a load balancer on this machine, with one command."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from ludoteca.server.ops.balancer import Balancer
from ludoteca.server.ops.load_clients import Server, free_port
from ludoteca.server.ops.local_servers import RedisServer, new_database, postgres


class Cluster:
    """A running cluster: its database, its bus and its nodes."""

    def __init__(self, database: str, redis: RedisServer, nodes: list[Server]) -> None:
        self.database = database
        self.redis = redis
        self.nodes = nodes

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]


@asynccontextmanager
async def started(nodes: int, bots: int, limits: bool = False) -> AsyncIterator[Cluster]:
    """A cluster that ends with everything it has written."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-cluster-")))
        database = new_database(stack.enter_context(postgres()), "ludoteca")
        redis = RedisServer()
        redis.start()
        stack.callback(redis.stop)
        environment = {"LUDOTECA_DATABASE": database, "LUDOTECA_BUS": redis.url, "LUDOTECA_LIMITS": str(int(limits))}
        servers = [Server(folder / str(n), free_port(), environment, bots) for n in range(nodes)]
        try:
            for server in servers:
                await server.start()
            yield Cluster(database, redis, servers)
        finally:
            running = [s for s in servers if s.process is not None and s.process.returncode is None]
            await asyncio.gather(*[server.stop() for server in running])


async def run_cluster(nodes: int, bots: int, port: int, say: Callable[[str, list[int]], None]) -> None:
    """Run a cluster until a signal arrives; `say` gets the address and the ports of the nodes."""
    ended = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, ended.set)
    async with started(nodes, bots, limits=True) as cluster:
        balancer = Balancer(cluster.ports)
        shown = await balancer.open("127.0.0.1", port)
        say(f"http://localhost:{shown}/", cluster.ports)
        await ended.wait()
        await balancer.close()
