"""Requests that are never completed do not hold a connection forever."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from ludoteca.server.transport.http import protocol
from ludoteca.server.transport.http.protocol import TimedProtocol
from server.tools import Page, running_server, within

HALF = [
    b"",
    b"GET /healthz HTT",
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
]


@pytest.mark.parametrize("data", HALF)
async def test_a_request_that_is_not_completed_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    monkeypatch.setattr(protocol, "REQUEST_S", 0.2)
    async with running_server(tmp_path) as h:
        reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
        writer.write(data)
        await within(reader.read())  # ends when the server closes the connection
        writer.close()


async def test_a_second_request_that_is_not_completed_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as h:
        reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        head = await within(reader.readuntil(b"\r\n\r\n"))
        assert head.startswith(b"HTTP/1.1 200")
        length = re.search(rb"content-length: (\d+)", head)
        assert length is not None
        await within(reader.readexactly(int(length[1])))
        monkeypatch.setattr(protocol, "REQUEST_S", 0.3)
        writer.write(b"GET /heal")
        assert await within(reader.read()) == b""
        writer.close()


async def test_an_open_websocket_is_not_a_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = TimedProtocol.handle_websocket_upgrade
    upgraded: list[TimedProtocol] = []

    def noted(self: TimedProtocol) -> None:
        upgraded.append(self)
        self.expect_request()  # as if the last byte of the request had not been noticed
        upgrade(self)

    monkeypatch.setattr(TimedProtocol, "handle_websocket_upgrade", noted)
    async with running_server(tmp_path) as h:
        made = await h.table("me bot")
        page = await Page(h, made["table"], made["token"]).open()
        await page.quiet()
        assert [protocol.deadline for protocol in upgraded] == [None]
