"""Seat holders: recovery with a code, reissue of a lost seat, leaving, erasure."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import SEAT
from ludoteca.rooms import model as kinds
from ludoteca.rooms import operations as db
from ludoteca.rooms import requests, votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.credentials import hashed, tidy_code
from ludoteca.rooms.model import Player, Seat, by_token
from ludoteca.rooms.prepared import drop_plans
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LOBBY, PLAYING, LiveTable
from ludoteca.server.hub import Hub
from ludoteca.server.services.cache import Entry
from ludoteca.server.services.lobby import Admission
from ludoteca.server.services.notices.delivery import forget_notices
from ludoteca.server.services.players import drop_connections, revoke_devices, save_player
from ludoteca.server.services.vacations import forget_vacations


def new_secrets(hub: Hub, player: Player) -> tuple[str, str]:
    """Replace the player's token and recovery code. The old ones end."""
    token, recovery = hub.secrets.token(), hub.secrets.recovery()
    player.token, player.recovery = hashed(token), hashed(recovery)
    return token, recovery


async def recover(hub: Hub, code: str) -> dict[str, Any]:
    found = await hub.store.player_by("recovery", hashed(tidy_code(code)))
    if found is None:
        raise Problem("no-code", 404)
    entry = await hub.entry(found["table_id"])

    def command(live: LiveTable, change: Change) -> dict[str, Any]:
        player = live.players.get(found["id"])
        if player is None or player.recovery != found["recovery"]:
            raise Problem("no-code", 404)
        token, recovery = new_secrets(hub, player)  # a code works once
        revoke_devices(change, player)
        save_player(live, change, player)
        return Admission(player, token, recovery).shown(live)

    answer = await hub.run(entry, command)
    drop_connections(entry, found["id"])
    return answer


async def reissue(hub: Hub, entry: Entry, host: Player, seat: int) -> dict[str, Any]:
    """A new recovery code for a seat. While a game runs the holder or all others must agree first: then it is null."""
    if not host.host:
        raise Problem("not-host", 403)

    def command(live: LiveTable, change: Change) -> str | None:
        player = live.players.get(live.seats[seat].player)
        if player is None or player.id == host.id:
            raise Problem("no-seat", 404)
        if live.state == PLAYING and seat not in live.grants:
            votes.ask(live, change, host.id, requests.REISSUE, seat=seat)
            return None
        _, recovery = new_secrets(hub, player)
        forget_notices(entry, change, player.id)  # the next holder of the seat may be another person
        revoke_devices(change, player)
        player.account = None
        change.write(db.NOTES, key_id=player.id, notes="")
        drop_plans(live, change, live.seats_of(player.id))
        save_player(live, change, player)
        live.do(change, kinds.REISSUE, seat, "")
        return recovery

    recovery = await hub.run(entry, command)
    if recovery is not None:
        drop_connections(entry, entry.live.seats[seat].player)
    return {"seat": SEAT.word(seat), "recovery": recovery}


def leave_lobby(entry: Entry, change: Change, player: Player) -> None:
    """Free the player's seats. The next player becomes the host if the host leaves."""
    live = entry.live
    if player.id not in live.players:  # left already, from another page
        raise Problem("wrong-token", 401)
    mine = live.seats_of(player.id)
    for number in mine:
        live.seats[number] = Seat(number, "open")
    change.save_seats(live.id, [live.seats[number] for number in mine])
    forget_notices(entry, change, player.id)
    del live.players[player.id]
    revoke_devices(change, player)
    live.by_token = by_token(live.players.values())
    change.write(db.DROP_PLAYER, key_id=player.id)
    left = [live.players[s.player] for s in live.seats if s.kind == "human"]
    if player.host and left:
        left[0].host = True
        save_player(live, change, left[0])


async def leave(hub: Hub, entry: Entry, player: Player) -> None:
    """Leave the table: in the lobby the seat is free again, later a bot plays on."""

    def command(live: LiveTable, change: Change) -> None:
        if live.state == LOBBY:
            leave_lobby(entry, change, player)
        else:
            votes.leave(live, change, player.id)

    await hub.run(entry, command)
    if player.id not in entry.live.players:
        drop_connections(entry, player.id)


async def forget(hub: Hub, entry: Entry, player: Player) -> None:
    """Erase the player's name, notes, messages and secrets. A bot plays on for the others."""

    def command(live: LiveTable, change: Change) -> None:
        if live.state == LOBBY:
            leave_lobby(entry, change, player)
        else:
            erase(hub, entry, change, player)

    await hub.run(entry, command)
    drop_connections(entry, player.id)


def erase(hub: Hub, entry: Entry, change: Change, player: Player) -> None:
    live = entry.live
    mine = live.seats_of(player.id)
    if live.state == PLAYING and any(live.seats[n].active for n in mine):
        votes.leave(live, change, player.id)
    for number in mine:
        live.seats[number].name = ""
        change.write(db.DROP_CHAT, key_id=live.id, key_seat=number)
    entry.chat = [message for message in entry.chat if message["seat"] not in mine]
    change.save_seats(live.id, [live.seats[number] for number in mine])
    change.write(db.NOTES, key_id=player.id, notes="")
    drop_plans(live, change, mine)
    change.writes += forget_vacations(player.id)
    forget_notices(entry, change, player.id)
    revoke_devices(change, player)
    player.account = None
    player.name = ""
    if player.host:
        pass_host_on(live, change, player)
    new_secrets(hub, player)  # nobody gets these: the seat is closed for good
    save_player(live, change, player)


def pass_host_on(live: LiveTable, change: Change, host: Player) -> None:
    """Make the next player who decides about the table its host, if there is one."""
    heirs = [live.players[id] for id in live.people() if id != host.id]
    if heirs:
        host.host = False
        heirs[0].host = True
        save_player(live, change, heirs[0])
