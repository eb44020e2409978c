"""Chat at a table: players and spectators have a channel each, open to both when the game is over."""

from __future__ import annotations

from typing import Any

from ludoteca.server.errors import Problem
from ludoteca.server.http.rate_limits import Limiter
from ludoteca.server.storage import operations as db
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.cache import Entry
from ludoteca.server.tables.connection import Connection, encode
from ludoteca.server.tables.credentials import hashed
from ludoteca.server.tables.table import OVER
from ludoteca.server.ws import payloads

PLAYER_RATE, PLAYER_BURST = 1.0, 10.0  # messages a second of one seat, and at once
SPECTATOR_RATE, SPECTATOR_BURST = 0.5, 5.0  # of one client address, at all tables together


class ChatLimits:
    """Rate limits of chat that reconnecting does not reset: per seat for players, per client address for spectators."""

    def __init__(self) -> None:
        self.players = Limiter(PLAYER_RATE, PLAYER_BURST)
        self.spectators = Limiter(SPECTATOR_RATE, SPECTATOR_BURST)

    def take(self, entry: Entry, conn: Connection, now: float) -> bool:
        if conn.mine:
            return self.players.take(f"{entry.live.id} {conn.player}", now)
        return self.spectators.take(conn.address, now)


def spectator_id(entry: Entry, conn: Connection) -> str:
    """A name for a spectator that is the same after a reconnect and does not show the client address."""
    return hashed(f"{entry.salt} {entry.live.id} {conn.address}")[:8]


def may_read(entry: Entry, conn: Connection, message: dict[str, Any]) -> bool:
    if entry.live.state == OVER:
        return True
    return bool(message["channel"] == "table") == bool(conn.mine)


def visible_chat(entry: Entry, conn: Connection) -> list[dict[str, Any]]:
    return [chat_shown(message) for message in entry.chat if may_read(entry, conn, message)]


async def say(store: Store, entry: Entry, conn: Connection, text: str, phrase: str, now: int) -> None:
    """Store a message and send it to everybody who may read it."""
    async with entry.lock:
        if entry.gone:
            raise Problem("moved", 503)
        live = entry.live
        seat = conn.looking
        message = {
            "table_id": live.id,
            "id": (entry.chat[-1]["id"] if entry.chat else 0) + 1,
            "at": now,
            "seat": seat,
            "name": live.seats[seat].name if seat >= 0 else "",
            "channel": "table" if seat >= 0 else "gallery",
            "text": text,
            "phrase": phrase,
        }
        try:
            await store.commit([(db.CHAT, message)])
        except Exception:
            raise Problem("storage", 503) from None
        entry.chat.append(message)
        del entry.chat[: -db.CHAT_KEPT]
        line = encode({"type": "chat", "message": chat_shown(message)}).decode()
        for other in entry.conns:
            if may_read(entry, other, message):
                other.push(line)


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
