"""The rows of players: secrets, accounts, the tokens of further browsers, and connections that lose their token."""

from __future__ import annotations

from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.model import Player, by_token
from ludoteca.rooms.table import LiveTable
from ludoteca.server.services.connection import REVOKED
from ludoteca.server.services.entry import Entry


def save_player(live: LiveTable, change: Change, player: Player) -> None:
    live.by_token = by_token(live.players.values())
    change.write(db.PLAYER, key_id=player.id, **player.stored())


def revoke_devices(change: Change, player: Player) -> None:
    """Revoke the tokens that the browsers of an account were given. Seats without an account have none."""
    if player.devices:
        player.devices = {}
        change.write(db.DROP_DEVICES, key_player=player.id)


def drop_connections(entry: Entry, player: str) -> None:
    for conn in list(entry.conns):
        if conn.player == player:
            conn.close(REVOKED)
