"""HTTP protocol with a time limit for receiving a request.

uvicorn limits the time between requests only: a client that sends half a request would hold its connection forever
(slowloris).
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_S = 20.0  # from the connection, or the first byte of a later request, to the last byte of the request


class TimedProtocol(HttpToolsProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None

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
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_received()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self.expect_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.request_received()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.request_received()
        super().handle_websocket_upgrade()
        # Another protocol has the connection now. The parser refers to this one, which would leave a cycle.
        self.parser = None  # type: ignore[assignment]
