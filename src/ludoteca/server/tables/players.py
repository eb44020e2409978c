"""The rows of players: secrets, accounts, the tokens of further browsers, and connections that lose their token."""

from __future__ import annotations

from sqlalchemy import delete

from ludoteca.server.storage import operations as db
from ludoteca.server.storage.schema import seat_tokens
from ludoteca.server.tables.cache import Entry
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.connection import REVOKED
from ludoteca.server.tables.model import Player, by_token
from ludoteca.server.tables.table import LiveTable


def save_player(live: LiveTable, change: Change, player: Player) -> None:
    live.by_token = by_token(live.players.values())
    change.write(db.PLAYER, key_id=player.id, **player.stored())


def revoke_devices(change: Change, player: Player) -> None:
    """Revoke the tokens that the browsers of an account were given. Seats without an account have none."""
    if player.devices:
        player.devices = {}
        change.writes.append(db.run(delete(seat_tokens).where(seat_tokens.c.player == player.id)))


def drop_connections(entry: Entry, player: str) -> None:
    for conn in list(entry.conns):
        if conn.player == player:
            conn.close(REVOKED)
