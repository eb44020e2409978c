"""One client connected to a table: who it is, what it has been sent, and its outbox."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

from ludoteca.rooms.encoding import encode
from ludoteca.rooms.reader import Reader

MAX_OUTBOX = 100  # messages; a client that leaves more unread is disconnected
MAX_OUTBOX_BYTES = 1_000_000  # the same in bytes, beside the message that is being sent
BACKPRESSURE = 50  # messages; above this the client's own messages are not read
BACKPRESSURE_BYTES = 250_000
MAX_BEHIND = 4  # messages; above this the client gets only the newest state
MAX_BEHIND_BYTES = 100_000
RESTART = 1012  # close code: reconnect to find the table as it is
REVOKED = 4401  # close code: the token has ended


class Socket(Protocol):
    def send_now(self, message: bytes) -> bool:
        """Send a message unless it has to wait. Returns whether it was sent."""

    async def send(self, message: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection(Reader):
    """An open page of a player, or of a spectator if `player` is empty."""

    def __init__(self, socket: Socket, player: str, mine: list[int], token: str = "", address: str = "") -> None:
        super().__init__(player, mine)
        self.socket = socket
        self.token = token  # the hash of its token; empty for a spectator
        self.address = address  # the client address, for limits
        self.accounts: set[str] = set()  # of its player and of its browser
        self.hidden: set[str] = set()  # accounts whose messages it is not sent
        self.outbox: deque[bytes] = deque()  # what has to wait until the client has read more
        self.outbox_bytes = 0  # of all but the first message, which is being sent
        self.wake = asyncio.Event()
        self.keeps_up = asyncio.Event()
        self.keeps_up.set()
        self.behind = False  # states were skipped: it gets the newest one when its outbox is empty
        self.waits_since: float | None = None  # time of the first change it has not been sent
        self.closing: int | None = None  # close code; from then on nothing is read from it or sent to it
        self.task: asyncio.Task[None] | None = None  # sends the outbox

    def push(self, message: bytes) -> None:
        """Send a message, at once if the client keeps up."""
        if self.closing is not None or (not self.outbox and self.socket.send_now(message)):
            return
        size = len(message) if self.outbox else 0
        if len(self.outbox) >= MAX_OUTBOX or self.outbox_bytes + size > MAX_OUTBOX_BYTES:
            while len(self.outbox) > 1:  # the first is being sent
                self.outbox.pop()
            self.outbox_bytes = 0
            self.close(RESTART)
            return
        self.outbox.append(message)
        self.outbox_bytes += size
        self.wake.set()
        if len(self.outbox) >= BACKPRESSURE or self.outbox_bytes > BACKPRESSURE_BYTES:
            self.keeps_up.clear()

    def falls_behind(self) -> bool:
        """Whether so much is unsent that states are skipped until the outbox is empty."""
        return len(self.outbox) >= MAX_BEHIND or self.outbox_bytes > MAX_BEHIND_BYTES

    def push_message(self, message: dict[str, Any]) -> None:
        self.push(encode(message))

    def sent(self) -> None:
        """Remove the first message, which has been sent."""
        self.outbox.popleft()
        self.outbox_bytes -= len(self.outbox[0]) if self.outbox else 0
        if len(self.outbox) < BACKPRESSURE and self.outbox_bytes <= BACKPRESSURE_BYTES:
            self.keeps_up.set()

    def close(self, code: int) -> None:
        self.closing = code
        self.wake.set()
        self.keeps_up.set()
