"""Those who hold seats: coming back with a code, giving a lost seat out anew, leaving, being forgotten."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import SEAT
from ludoteca.server.errors import Problem
from ludoteca.server.hub import Hub
from ludoteca.server.notify.delivery import forget_notices
from ludoteca.server.storage import store as db
from ludoteca.server.tables import votes
from ludoteca.server.tables.credentials import hashed, tidy_code
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.lobby import Admission
from ludoteca.server.tables.model import Player, Seat
from ludoteca.server.tables.record import LOBBY, PLAYING


def new_secrets(hub: Hub, player: Player, code: bool) -> tuple[str, str]:
    """A new token, and a new recovery code if wished; the old ones end."""
    token = hub.secrets.token()
    recovery = hub.secrets.recovery() if code else ""
    player.token = hashed(token)
    if code:
        player.recovery = hashed(recovery)
    return token, recovery


def save_player(entry: Entry, player: Player) -> None:
    entry.live.by_token = {p.token: p for p in entry.live.players.values()}
    values = {"name": player.name, "host": player.host, "token": player.token, "recovery": player.recovery}
    entry.extra.append((db.PLAYER, {"key_id": player.id, **values}))


async def recover(hub: Hub, code: str) -> dict[str, Any]:
    found = await hub.store.player_by("recovery", hashed(tidy_code(code)))
    if found is None:
        raise Problem("no-code", 404)
    entry = await hub.entry(found["table_id"])

    def command(live: Live, now: int) -> dict[str, Any]:
        player = live.players.get(found["id"])
        if player is None or player.recovery != found["recovery"]:
            raise Problem("no-code", 404)
        token, _ = new_secrets(hub, player, False)
        save_player(entry, player)
        return Admission(player, token, tidy_code(code)).shown(live)

    answer = await hub.change(entry, command)
    drop_connections(entry, found["id"])
    return answer


async def reissue(hub: Hub, entry: Entry, host: Player, seat: int) -> dict[str, Any]:
    if not host.host:
        raise Problem("not-host", 403)

    def command(live: Live, now: int) -> tuple[str, str]:
        player = live.players.get(live.seats[seat].player)
        if player is None or player.id == host.id:
            raise Problem("no-seat", 404)
        _, recovery = new_secrets(hub, player, True)
        forget_notices(entry, player.id)  # whoever takes the seat now may be somebody else
        save_player(entry, player)
        return player.id, recovery

    player, recovery = await hub.change(entry, command)
    drop_connections(entry, player)
    return {"seat": SEAT.word(seat), "recovery": recovery}


def drop_connections(entry: Entry, player: str) -> None:
    for conn in list(entry.conns):
        if conn.player == player:
            conn.close(4401)


def leave_lobby(entry: Entry, player: Player) -> None:
    live = entry.live
    if player.id not in live.players:  # gone already, by another page of his
        raise Problem("wrong-token", 401)
    mine = live.seats_of(player.id)
    for number in mine:
        live.seats[number] = Seat(number, "open")
    entry.save_seats(mine)
    forget_notices(entry, player.id)
    del live.players[player.id]
    live.by_token.pop(player.token, None)
    entry.extra.append((db.DROP_PLAYER, {"key_id": player.id}))
    left = [live.players[s.player] for s in live.seats if s.kind == "human"]
    if player.host and left:
        left[0].host = True
        save_player(entry, left[0])


async def forget(hub: Hub, entry: Entry, player: Player) -> None:
    """The player leaves for good: name, notes, messages and secrets are gone, a bot plays on, and the others keep their game."""

    def command(live: Live, now: int) -> None:
        if live.state == LOBBY:
            leave_lobby(entry, player)
            return
        mine = live.seats_of(player.id)
        if live.state == PLAYING and any(live.seats[n].active for n in mine):
            votes.leave(live, player.id, now)
        for number in mine:
            live.seats[number].name = ""
            entry.extra.append((db.DROP_CHAT, {"key_id": live.facts.id, "key_seat": number}))
        entry.chat = [message for message in entry.chat if message["seat"] not in mine]
        entry.save_seats(mine)
        entry.extra.append((db.NOTES, {"key_id": player.id, "notes": ""}))
        forget_notices(entry, player.id)
        player.name = ""
        heirs = [live.players[id] for id in live.people() if id != player.id]
        if player.host and heirs:
            heirs[0].host = True
            save_player(entry, heirs[0])
        player.host = player.host and not heirs
        new_secrets(hub, player, True)  # nobody is told them
        save_player(entry, player)

    await hub.change(entry, command)
    drop_connections(entry, player.id)
