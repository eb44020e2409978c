"""Frames of WebSockets: the short path reads and writes the same as the library, and leaves everything else to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from ludoteca.server.transport.ws.protocol import EXTENSION, MAX_UNREAD, DirectProtocol
from server.tools import within

MAX_SIZE = 4096


class Echo:
    """An application that answers every message with the same message, and can be held back."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.connected: asyncio.Future[DirectProtocol] = asyncio.get_running_loop().create_future()
        self.got: list[str] = []
        self.closed: int | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        protocol: DirectProtocol = scope["extensions"][EXTENSION]
        self.connected.set_result(protocol)
        while True:
            await self.free.wait()
            event = await receive()
            if event["type"] == "websocket.disconnect":
                self.closed = event["code"]
                return
            self.got.append(event["text"])
            assert protocol.send_now(event["text"].encode())


class Client:
    """The other end of a real connection, which decides itself how its bytes are cut."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, compress: bool) -> None:
        extensions = [ClientPerMessageDeflateFactory()] if compress else None
        self.reader = reader
        self.writer = writer
        self.protocol = ClientProtocol(parse_uri("ws://127.0.0.1/"), extensions=extensions)

    async def open(self) -> None:
        self.protocol.send_request(self.protocol.connect())
        self.flush()
        response = await self.event()
        assert isinstance(response, Response) and response.status_code == 101, response

    def flush(self) -> None:
        self.writer.write(b"".join(self.protocol.data_to_send()))

    async def event(self) -> Any:
        while not (events := self.protocol.events_received()):
            data = await within(self.reader.read(1 << 16))
            if not data:
                return None
            self.protocol.receive_data(data)
        self.protocol.events = events[1:]
        return events[0]

    async def text(self) -> str:
        frame = await self.event()
        assert isinstance(frame, Frame) and frame.opcode is Opcode.TEXT
        return bytes(frame.data).decode()

    def bytes_of(self, text: str) -> bytes:
        self.protocol.send_text(text.encode())
        return b"".join(self.protocol.data_to_send())

    async def closing_code(self) -> int | None:
        """The code with which the server closes the connection."""
        while await self.event() is not None:
            pass
        received = self.protocol.close_rcvd
        return received.code if received is not None else None


@asynccontextmanager
async def connected(compress: bool = False) -> AsyncIterator[tuple[Echo, Client]]:
    echo = Echo()
    config = uvicorn.Config(
        echo, port=0, http="httptools", ws=DirectProtocol, ws_max_size=MAX_SIZE, lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    with contextlib.closing(config.bind_socket()) as sock:
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started:
            await asyncio.sleep(0.001)
        reader, writer = await asyncio.open_connection("127.0.0.1", sock.getsockname()[1])
        client = Client(reader, writer, compress)
        await client.open()
        yield echo, client
        writer.close()
        server.should_exit = True
        await serving


MUCH = 30_000_000  # bytes


async def test_pings_of_a_client_that_never_reads_fill_no_memory() -> None:
    async with connected() as (echo, client):
        protocol = await echo.connected
        ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
        sent = 0
        while client.writer.transport.get_write_buffer_size() < 1_000_000:
            client.writer.write(ping * 100)
            sent += 100 * len(ping)
            await asyncio.sleep(0)
            assert sent < MUCH, "the server reads on"
        assert protocol.transport.get_write_buffer_size() + len(protocol.unparsed) < 1_000_000
        pongs = 0
        client.writer.write(client.bytes_of("last"))
        while True:  # a client that reads again is answered, in order
            frame = await client.event()
            if frame.opcode is Opcode.TEXT:
                break
            pongs += 1
        assert pongs == sent // len(ping)
        assert bytes(frame.data) == b"last"


TEXTS = ["", "a", "x" * 125, "x" * 126, "ü" * 700, "x" * MAX_SIZE]


@pytest.mark.parametrize("compress", [False, True])
async def test_messages_of_every_length_come_and_go_unchanged(compress: bool) -> None:
    async with connected(compress) as (_, client):
        for text in TEXTS:
            client.writer.write(client.bytes_of(text))
            assert await client.text() == text


async def test_an_answer_longer_than_two_bytes_of_length_can_tell() -> None:
    async with connected() as (echo, client):
        client.writer.write(client.bytes_of("first"))
        assert await client.text() == "first"
        protocol = await echo.connected
        assert protocol.send_now(b"y" * 70_000)
        assert await client.text() == "y" * 70_000


@pytest.mark.parametrize("size", [1, 3, 7])
async def test_frames_may_be_cut_anywhere_and_joined(size: int) -> None:
    """Bytes arrive in pieces that have nothing to do with frames."""
    async with connected() as (_, client):
        data = b"".join(client.bytes_of(f"message {n} " + "x" * n) for n in range(0, 140, 20))
        for at in range(0, len(data), size):
            client.writer.write(data[at : at + size])
            await client.writer.drain()
            await asyncio.sleep(0)
        for n in range(0, 140, 20):
            assert await client.text() == f"message {n} " + "x" * n


async def test_fragments_and_pings_between_messages() -> None:
    async with connected() as (_, client):
        client.protocol.send_text(b"one ", fin=False)
        client.protocol.send_ping(b"alive")
        client.protocol.send_continuation(b"message", fin=True)
        client.flush()
        client.writer.write(client.bytes_of("another"))
        pong = await client.event()
        assert pong.opcode is Opcode.PONG and pong.data == b"alive"
        assert await client.text() == "one message"
        assert await client.text() == "another"


UNMASKED = b"\x81\x02ab"
VIOLATIONS = {
    "not masked": (UNMASKED, 1002),
    "reserved bit": (b"\xa1\x81\0\0\0\0a", 1002),
    "compressed without agreement": (b"\xc1\x81\0\0\0\0a", 1002),
    "unknown opcode": (b"\x83\x80\0\0\0\0", 1002),
    "continuation of nothing": (b"\x80\x81\0\0\0\0a", 1002),
    "no text": (b"\x81\x82\0\0\0\0\xff\xfe", 1007),
    "too large, announced in two bytes": (b"\x81\xfe" + (MAX_SIZE + 1).to_bytes(2, "big") + b"\0\0\0\0", 1009),
    "too large, announced in eight bytes": (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0", 1009),
}


@pytest.mark.parametrize("violation", VIOLATIONS)
async def test_violations_of_the_protocol_close_the_connection(violation: str) -> None:
    data, code = VIOLATIONS[violation]
    async with connected() as (echo, client):
        client.writer.write(client.bytes_of("before"))
        assert await client.text() == "before"
        client.writer.write(data + client.bytes_of("after"))
        assert await client.closing_code() == code
        assert echo.got == ["before"]


async def test_a_message_in_the_middle_of_a_fragmented_one_is_a_violation() -> None:
    async with connected() as (echo, client):
        client.writer.write(b"\x01\x81\0\0\0\0a" + b"\x81\x81\0\0\0\0b")
        assert await client.closing_code() == 1002
        assert echo.got == []


async def test_a_client_is_not_read_beyond_what_the_application_takes() -> None:
    async with connected() as (echo, client):
        echo.free.clear()
        protocol = await echo.connected
        for n in range(10 * MAX_UNREAD):
            client.writer.write(client.bytes_of(f"{n}"))
            await client.writer.drain()
            await asyncio.sleep(0.001)
        while not protocol.read_paused:
            await asyncio.sleep(0.001)
        assert protocol.queue.qsize() < 10 * MAX_UNREAD
        echo.free.set()
        assert [await client.text() for _ in range(10 * MAX_UNREAD)] == [f"{n}" for n in range(10 * MAX_UNREAD)]


async def test_many_frames_in_one_packet_wait_until_the_application_takes_them() -> None:
    async with connected() as (echo, client):
        echo.free.clear()
        protocol = await echo.connected
        count = 100 * MAX_UNREAD
        client.writer.write(b"".join(client.bytes_of(f"{n}") for n in range(count)))
        while not protocol.read_paused:
            await asyncio.sleep(0.001)
        assert protocol.queue.qsize() <= MAX_UNREAD and protocol.unparsed
        echo.free.set()
        assert [await client.text() for _ in range(count)] == [f"{n}" for n in range(count)]
        assert not protocol.unparsed and not protocol.read_paused


async def test_a_connection_closes_cleanly_while_frames_wait() -> None:
    async with connected() as (echo, client):
        echo.free.clear()
        protocol = await echo.connected
        client.writer.write(b"".join(client.bytes_of(f"{n}") for n in range(2 * MAX_UNREAD)) + b"\x81")
        while not protocol.read_paused:
            await asyncio.sleep(0.001)
        await protocol.send({"type": "websocket.close", "code": 4001, "reason": ""})
        client.writer.write(b"\x81\0\0\0\0a")  # the rest of the frame that had begun
        assert await client.text() == "0"  # the application had asked for it before it was held back
        closing = await client.event()
        assert closing.opcode is Opcode.CLOSE
        client.flush()
        while not protocol.transport.is_closing():
            await asyncio.sleep(0.001)
        assert protocol.conn.close_rcvd is not None and protocol.conn.close_rcvd.code == 4001
        for task in protocol.tasks:
            task.cancel()


async def test_frames_of_a_client_that_has_gone_are_not_read() -> None:
    async with connected() as (echo, client):
        echo.free.clear()
        protocol = await echo.connected
        client.protocol.send_ping(b"later")
        ping = b"".join(client.protocol.data_to_send())
        client.writer.write(b"".join(client.bytes_of(f"{n}") for n in range(2 * MAX_UNREAD)) + ping)
        while not protocol.read_paused:
            await asyncio.sleep(0.001)
        protocol.transport.abort()
        while not protocol.disconnected:
            await asyncio.sleep(0.001)
        events = []
        while not protocol.queue.empty():
            events.append((await protocol.receive())["type"])
        assert events[-1] == "websocket.disconnect" and protocol.unparsed
        for task in protocol.tasks:
            task.cancel()


async def test_nothing_is_sent_at_once_to_a_client_that_does_not_read() -> None:
    async with connected() as (echo, client):
        protocol = await echo.connected
        while protocol.send_now(b"z" * 60_000):
            await asyncio.sleep(0)
        assert not protocol.writable.is_set()
        assert await client.text() == "z" * 60_000


async def test_nothing_is_sent_at_once_after_the_end() -> None:
    async with connected() as (echo, client):
        protocol = await echo.connected
        client.protocol.send_close(1000)
        client.flush()
        assert await client.closing_code() == 1000
        while echo.closed is None:
            await asyncio.sleep(0.001)
        assert not protocol.send_now(b"too late")


async def test_a_handshake_that_is_refused_reaches_no_application() -> None:
    async with connected() as (echo, client):
        host, port = client.writer.get_extra_info("peername")[:2]
        reader, writer = await asyncio.open_connection(host, port)
        upgrade = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"  # no key
        writer.write(upgrade)
        assert (await within(reader.read())).startswith(b"HTTP/1.1 400")
        writer.close()
        assert (await echo.connected).conn.state is State.OPEN
