"""A small load balancer for trying a cluster out: it passes connections to the nodes in turn, or to the first that
runs. Dead nodes are passed over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

CHUNK = 1 << 16


class Balancer:
    def __init__(self, ports: Sequence[int], in_turn: bool = True) -> None:
        self.ports = list(ports)
        self.in_turn = in_turn
        self.turn = 0
        self.server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> int:
        """Listen; returns the port."""
        self.server = await asyncio.start_server(self._serve, host, port)
        return int(self.server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        self.turn += 1
        start = self.turn if self.in_turn else 0
        for number in range(len(self.ports)):
            try:
                return await asyncio.open_connection("127.0.0.1", self.ports[(start + number) % len(self.ports)])
            except OSError:
                continue  # this node is down
        return None

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
