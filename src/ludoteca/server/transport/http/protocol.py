"""HTTP protocol with limits for receiving a request: time, bytes and lines of its head, connections of an address.

uvicorn limits the time between requests only: a client that sends half a request would hold its connection forever
(slowloris), and header lines without end would fill the memory.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludoteca.server.transport.addresses import client_address
from ludoteca.server.transport.http.quotas import SocketQuota

REQUEST_S = 20.0  # from the connection, or the first byte of a later request, to the last byte of the request
MAX_HEAD = 32 * 1024  # bytes of a request beside its body: request line, header lines, sizes of chunks, trailers
MAX_HEADER_LINES = 100
PIECE = 4 * 1024  # bytes that are parsed before they are counted again
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class HeadTooLarge(Exception):
    pass


class TimedProtocol(HttpToolsProtocol):
    """A connection that sends requests. `quota`: the connections that each address may have; None: any number."""

    def __init__(self, *args: Any, quota: SocketQuota | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None
        self.quota = quota
        self.holder: str | None = None  # the address, while the connection counts for it
        self.head_bytes = 0  # of the present request, beside its body

    def expect_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST_S, self.abort)

    def request_received(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def abort(self) -> None:
        self.deadline = None
        self.transport.close()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.may_stay():
            self.expect_request()
        else:
            transport.abort()

    def may_stay(self) -> bool:
        """Whether the address may have one more connection, which is then counted."""
        if self.quota is None:
            return True
        address = client_address({"client": self.client, "headers": []}, False)
        if not self.quota.free(address):
            return False
        self.quota.take(address)
        self.holder = address
        return True

    def stop_counting(self) -> None:
        if self.quota is not None and self.holder is not None:
            self.quota.release(self.holder)
            self.holder = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_received()
        self.stop_counting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.parser is None or self.transport.is_closing():  # refused, or a WebSocket by now
                return
            piece = data[at : at + PIECE]
            self.head_bytes += len(piece)
            super().data_received(piece)
            if self.head_bytes > MAX_HEAD and not self.transport.is_closing():
                self.refuse_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MAX_HEADER_LINES:
            raise HeadTooLarge  # ends the parser before the request begins

    def send_400_response(self, msg: str) -> None:
        if len(self.headers or ()) > MAX_HEADER_LINES:
            self.refuse_head()
        else:
            super().send_400_response(msg)

    def refuse_head(self) -> None:
        if self.cycle is None or self.cycle.response_complete:  # else an answer is on its way
            self.transport.write(TOO_LARGE)
        self.transport.close()

    def on_message_begin(self) -> None:
        self.expect_request()
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self.head_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.request_received()
        self.head_bytes = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.request_received()
        self.stop_counting()
        super().handle_websocket_upgrade()
        # Another protocol has the connection now. The parser refers to this one, which would leave a cycle.
        self.parser = None  # type: ignore[assignment]
