"""The server process: graceful shutdown, and errors at startup."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
import websockets

from ludoteca.lab.servers.load_clients import Player, Server, make_table, request
from ludoteca.lab.servers.local_servers import free_port


@pytest.mark.parametrize("how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long)])
async def test_a_signal_closes_connections_and_exits_cleanly(how: signal.Signals, tmp_path: Path) -> None:
    server = Server(tmp_path, free_port())
    await server.start()
    given = await make_table(server.port, "parley", 2)
    player = Player(server.port, given[0], 1)
    await player.open()
    await player.hear()
    assert server.process is not None
    server.process.send_signal(how)
    with pytest.raises(websockets.ConnectionClosed):
        while True:
            await player.hear()
    assert player.socket is not None and player.socket.close_code == 1012
    assert await server.process.wait() == 0


@pytest.mark.long
async def test_a_server_that_drains_works_on_until_the_time_is_over_or_a_second_signal(tmp_path: Path) -> None:
    server = Server(tmp_path, free_port(), {"LUDOTECA_DRAIN": "600"})
    await server.start()
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    while (await request(server.port, "GET", "/readyz"))[0] != 503:
        await asyncio.sleep(0.01)
    assert await make_table(server.port, "parley", 2)
    server.process.send_signal(signal.SIGINT)
    assert await server.process.wait() == 0


async def test_a_port_or_a_folder_in_use_is_reported(tmp_path: Path) -> None:
    server = Server(tmp_path, free_port())
    await server.start()
    for other in (Server(tmp_path, free_port()), Server(tmp_path / "other", server.port)):
        with pytest.raises(RuntimeError):
            await other.start()
        assert other.process is not None and await other.process.wait() == 2
    await server.stop()
    assert server.process is not None and server.process.returncode == 0
