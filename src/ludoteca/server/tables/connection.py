"""One client connected to a table: who it is, what it has been sent, and its outbox."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

import msgspec

encode = msgspec.json.encode
MAX_OUTBOX = 100  # messages; a client that leaves more unread is disconnected
BACKPRESSURE = 50  # messages; above this the client's own messages are not read
RESTART = 1012  # close code: reconnect to find the table as it is


class Socket(Protocol):
    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """An open page of a player, or of a spectator if `player` is empty."""

    def __init__(self, socket: Socket, player: str, mine: list[int], token: str = "") -> None:
        self.socket = socket
        self.player = player
        self.mine = mine
        self.token = token  # the hash of its token; empty for a spectator
        self.looking = mine[0] if mine else -1  # the seat whose view it is sent
        self.rev: int | None = None  # of the last state sent
        self.shown: tuple[Any, ...] = ()  # what the last state depended on
        self.outbox: deque[str] = deque()
        self.wake = asyncio.Event()
        self.keeps_up = asyncio.Event()
        self.keeps_up.set()
        self.behind = False  # states were skipped: it gets the newest one when its outbox is empty
        self.waits_since: float | None = None  # time of the first change it has not been sent
        self.closing: int | None = None  # close code; from then on nothing is read from it or sent to it
        self.task: asyncio.Task[None] | None = None  # sends the outbox
        self.hinting = False  # a hint is being computed

    def push(self, text: str) -> None:
        if self.closing is not None:
            return
        if len(self.outbox) >= MAX_OUTBOX:
            while len(self.outbox) > 1:  # the first is being sent
                self.outbox.pop()
            self.close(RESTART)
            return
        self.outbox.append(text)
        self.wake.set()
        if len(self.outbox) >= BACKPRESSURE:
            self.keeps_up.clear()

    def push_message(self, message: dict[str, Any]) -> None:
        self.push(encode(message).decode())

    def sent(self) -> None:
        """Remove the first message, which has been sent."""
        self.outbox.popleft()
        if len(self.outbox) < BACKPRESSURE:
            self.keeps_up.set()

    def close(self, code: int) -> None:
        self.closing = code
        self.wake.set()
        self.keeps_up.set()
