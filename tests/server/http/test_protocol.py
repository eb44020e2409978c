"""Requests that are never completed do not hold a connection forever."""

from __future__ import annotations

import asyncio
import contextlib
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


CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
ENDLESS = {
    "many short lines": (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n", b"a: b\r\n"),
    "one long line": (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\na: ", b"b" * 1000),
    "a long address": (b"GET /", b"b" * 1000),
    "trailers": (CHUNKED + b"\r\n1\r\n{\r\n0\r\n", b"a: b\r\n"),
    "a chunk extension": (CHUNKED + b"\r\n1;", b"b" * 1000),
}


@pytest.mark.parametrize("kind", ENDLESS)
async def test_a_head_without_end_is_refused(tmp_path: Path, kind: str) -> None:
    start, more = ENDLESS[kind]
    async with running_server(tmp_path) as h:
        reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
        writer.write(start)
        sent = 0
        with contextlib.suppress(ConnectionError):
            while not reader.at_eof() and sent < 8_000_000:
                writer.write(more * 50)
                sent += len(more) * 50
                await writer.drain()
                await asyncio.sleep(0)
        assert sent < 8_000_000
        writer.close()
        await h.get("/healthz")


LARGE = {"bytes": b"a: " + b"b" * 40_000 + b"\r\n", "lines": b"a: b\r\n" * 101}


@pytest.mark.parametrize("kind", LARGE)
async def test_a_whole_request_with_a_large_head_is_answered_431(tmp_path: Path, kind: str) -> None:
    async with running_server(tmp_path) as h:
        reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + LARGE[kind] + b"\r\n")
        assert (await within(reader.readline())).startswith(b"HTTP/1.1 431")
        writer.close()
        await h.get("/healthz")


async def test_large_bodies_and_pipelined_requests_are_no_large_head(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
        kind = b"Content-Type: application/json\r\nContent-Length: 500000\r\n\r\n"
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + kind + b" " * 500_000)
        for _ in range(60):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nPadding: " + b"b" * 1000 + b"\r\n\r\n")
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answers = await within(reader.read())
        assert answers.count(b"HTTP/1.1 400") == 1
        assert answers.count(b"HTTP/1.1 200") == 61
        writer.close()


async def test_open_connections_of_one_address_that_send_requests_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path, limits=True) as h:
        made = await h.table("me bot")
        quota = h.parts.quotas.requesting
        await h.http.aclose()
        while quota.count:
            await asyncio.sleep(0.001)
        page = await Page(h, made["table"], made["token"]).open()  # counted as a WebSocket instead
        assert (quota.count, h.parts.quotas.sockets.count) == (0, 1)
        monkeypatch.setattr(quota, "per_address", 2)
        idle = [await asyncio.open_connection("127.0.0.1", h.port) for _ in range(2)]
        while quota.count < 2:
            await asyncio.sleep(0.001)
        reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
        with contextlib.suppress(ConnectionError):
            assert await within(reader.read()) == b""
        idle[0][1].close()
        while quota.count > 1:
            await asyncio.sleep(0.001)
        reader, again = await asyncio.open_connection("127.0.0.1", h.port)
        again.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert (await within(reader.read())).startswith(b"HTTP/1.1 200")
        for open_one in (writer, again, idle[1][1]):
            open_one.close()
        await page.close()


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
