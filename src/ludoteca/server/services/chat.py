"""Chat at a table: players and spectators have a channel each, open to both when the game is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from ludoteca.rooms import operations as db
from ludoteca.rooms import payloads
from ludoteca.rooms.change import Change
from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.encoding import encode
from ludoteca.rooms.table import OVER, LiveTable
from ludoteca.server.limits import RateLimits
from ludoteca.server.services.commands import Receipt
from ludoteca.server.services.connection import Connection
from ludoteca.server.services.entry import Entry

PLAYER_RATE, PLAYER_BURST = 1.0, 10.0  # messages a second of one seat, and at once
SPECTATOR_RATE, SPECTATOR_BURST = 0.5, 5.0  # of one client address, at all tables together


Said = Callable[[LiveTable, Change], dict[str, Any]]
RunCommand = Callable[[Entry, Said, Receipt], Awaitable[dict[str, Any]]]


class ChatRules(Protocol):
    """Whose messages a connection is not sent, and who may not speak: servers with accounts know."""

    async def hide(self, entry: Entry, conn: Connection, cookies: Mapping[str, str]) -> None:
        """Find out whose messages a new connection is not sent."""

    async def may_speak(self, account: str) -> bool: ...


class Delivery(Receipt):
    """Sends a message after its commit to everybody who may read it. The lock of the table is still held: a page that
    connects meanwhile gets the message with its first state, and not a second time."""

    def __init__(self, entry: Entry, conn: Connection) -> None:
        super().__init__(conn, b"")
        self.entry = entry
        self.said: list[dict[str, Any]] = []  # what the last attempt to commit has stored

    def send(self) -> None:
        # Not before the commit: if another node was first, its message has the same number, and is new here.
        self.entry.add_chat(self.said)
        deliver(self.entry, self.said)


class ChatLimits:
    """Rate limits of chat that reconnecting does not reset: per seat for players, per client address for spectators."""

    def __init__(self, limits: RateLimits) -> None:
        self.players = limits.limit("chat", PLAYER_RATE, PLAYER_BURST)
        self.spectators = limits.limit("spectator-chat", SPECTATOR_RATE, SPECTATOR_BURST)

    async def take(self, entry: Entry, conn: Connection, now: float) -> bool:
        if conn.mine:
            return await self.players.take(f"{entry.live.id} {conn.player}", now)
        return await self.spectators.take(conn.address, now)


def spectator_id(entry: Entry, conn: Connection) -> str:
    """A name for a spectator that is the same after a reconnect and does not show the client address."""
    return hashed(f"{entry.salt} {entry.live.id} {conn.address}")[:8]


def author(entry: Entry, message: dict[str, Any]) -> str | None:
    """The account of the seat that a message comes from, if it has one."""
    seats, seat = entry.live.seats, int(message["seat"])
    player = entry.live.players.get(seats[seat].player) if 0 <= seat < len(seats) else None
    return player.account if player is not None else None


def may_read(entry: Entry, conn: Connection, message: dict[str, Any]) -> bool:
    if conn.hidden and author(entry, message) in conn.hidden:
        return False
    if entry.live.state == OVER:
        return True
    return bool(message["channel"] == "table") == bool(conn.mine)


def visible_chat(entry: Entry, conn: Connection) -> list[dict[str, Any]]:
    return [chat_shown(message) for message in entry.chat if may_read(entry, conn, message)]


async def say(run: RunCommand, entry: Entry, conn: Connection, text: str, phrase: str) -> None:
    """Store a message and send it to everybody who may read it."""
    delivery = Delivery(entry, conn)

    def command(live: LiveTable, change: Change) -> dict[str, Any]:
        seat = conn.looking
        message = {
            "table_id": live.id,
            "id": (entry.chat[-1]["id"] if entry.chat else 0) + 1,
            "at": change.now,
            "seat": seat,
            "name": live.seats[seat].name if seat >= 0 else "",
            "channel": "table" if seat >= 0 else "gallery",
            "text": text,
            "phrase": phrase,
        }
        change.write(db.CHAT, **message)
        delivery.said = [message]
        return message

    await run(entry, command, delivery)


def deliver(entry: Entry, messages: list[dict[str, Any]]) -> None:
    """Send new messages to the connections that may read them."""
    for message in messages:
        line = encode({"type": "chat", "message": chat_shown(message)})
        for conn in entry.conns:
            if may_read(entry, conn, message):
                conn.push(line)


def chat_shown(message: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": message["id"],
        "at": message["at"],
        "seat": payloads.word(message["seat"]),
        "name": message["name"],
        "channel": message["channel"],
        "text": message["text"] or None,
        "phrase": message["phrase"] or None,
    }
