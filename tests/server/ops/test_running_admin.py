"""Administration of a running server: the control file, its credential, and deleting a table in play."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
import websockets

from ludoteca.cli.main import main
from ludoteca.lab.servers.load_clients import Player, Server, make_table
from ludoteca.lab.servers.local_servers import free_port
from ludoteca.server.control import CONTROL_FILE, open_control, read_control
from server.tools import Page, running_server


async def test_a_table_in_play_can_be_deleted(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        control = h.use_control(open_control(tmp_path, h.port))
        given = await h.filled(2)
        other = await h.filled(2)
        page = await Page(h, given[0]["table"], given[0]["token"]).open()
        path = f"/api/admin/tables/{given[0]['table']}/delete"
        await h.post(path, token=control.token)
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                await page.hear()
        await h.get(f"/api/tables/{given[0]['table']}", status=404)
        await h.get(f"/api/tables/{other[0]['table']}")
        await h.post(path, token=control.token, status=404)


async def test_only_the_credential_of_the_control_file_opens_it(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        path = f"/api/admin/tables/{given[0]['table']}/delete"
        for token in (None, "", "x", given[0]["token"]):
            await h.post(path, token=token, status=401)  # no server was announced
        control = h.use_control(open_control(tmp_path, h.port))
        for token in (None, "", "x", given[0]["token"], control.token + "x"):
            await h.post(path, token=token, status=401)
        await h.get(f"/api/tables/{given[0]['table']}")


def test_the_control_file_is_private_and_may_be_damaged(tmp_path: Path) -> None:
    assert read_control(tmp_path) is None
    control = open_control(tmp_path, 4711)
    file = tmp_path / CONTROL_FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and len(control.token) >= 32
    assert read_control(tmp_path) == control
    assert open_control(tmp_path, 4711).token != control.token
    file.write_text("{")
    assert read_control(tmp_path) is None


async def test_the_command_reaches_the_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path, free_port())
    await server.start()
    try:
        given = await make_table(server.port, "parley", 2)
        player = Player(server.port, given[0], 1)
        await player.open()
        await player.hear()
        words = ["admin", "delete", given[0]["table"], "--data", str(tmp_path), "--lang", "en"]
        assert await asyncio.to_thread(main, words) == 0
        with pytest.raises((websockets.ConnectionClosed, EOFError)):
            while True:
                await player.hear()
        assert await asyncio.to_thread(main, words) == 2
        assert given[0]["table"] in capsys.readouterr().err
    finally:
        await server.stop()
    assert not (tmp_path / CONTROL_FILE).exists()
