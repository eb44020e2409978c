"""A small load balancer for trying a cluster out: it passes connections to the nodes in turn, or to the first that
runs. Dead nodes are passed over, and, if it watches them, those that say at `/readyz` that they are not ready."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ludoteca.lab.servers.load_clients import request
from ludoteca.server.background import end_tasks

CHUNK = 1 << 16
CHECK_S = 0.5  # between two looks at `/readyz` of all nodes
ANSWER_S = 10.0
NOT_READY = 503


class Balancer:
    def __init__(self, ports: Sequence[int], in_turn: bool = True, watch: bool = False) -> None:
        self.ports = list(ports)
        self.in_turn = in_turn
        self.watch = watch
        self.turn = 0
        self.unready: set[int] = set()  # ports of nodes that have said so
        self.watching: list[asyncio.Task[None]] = []
        self.server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> int:
        """Listen; returns the port."""
        if self.watch:
            self.watching = [asyncio.create_task(self._watch(port)) for port in self.ports]
        self.server = await asyncio.start_server(self._serve, host, port)
        return int(self.server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        await end_tasks(self.watching)
        if self.server is not None:
            self.server.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        self.turn += 1
        start = self.turn if self.in_turn else 0
        count = len(self.ports)
        order = [self.ports[(start + number) % count] for number in range(count)]
        for port in sorted(order, key=self.unready.__contains__):
            try:
                return await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue  # this node is down
        return None

    async def _watch(self, port: int) -> None:
        """Ask a node again and again. One that does not answer in time may be busy, and is not passed over."""
        while True:
            try:
                async with asyncio.timeout(ANSWER_S):
                    status, _ = await request(port, "GET", "/readyz")
            except (OSError, TimeoutError, ValueError, IndexError):
                status = 0
            if status == NOT_READY:
                self.unready.add(port)
            else:
                self.unready.discard(port)
            await asyncio.sleep(CHECK_S)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        node = await self._connect()
        if node is not None:
            await asyncio.gather(pump(reader, node[1]), pump(node[0], writer))
        writer.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copy one direction until either side closes."""
    try:
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
