"""Seat holders: recovery with a code, reissue of a lost seat, leaving, erasure."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import SEAT
from ludoteca.rooms import operations as db
from ludoteca.rooms import requests, votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.credentials import Secrets, hashed, tidy_code
from ludoteca.rooms.events import Reissued
from ludoteca.rooms.model import Player, Seat, by_token
from ludoteca.rooms.prepared import drop_plans
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LOBBY, PLAYING, LiveTable
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import Admission
from ludoteca.server.services.notices.delivery import forget_notices
from ludoteca.server.services.players import drop_connections, revoke_devices, save_player
from ludoteca.server.services.tables import Tables
from ludoteca.server.services.vacations import forget_vacations


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


def pass_host_on(live: LiveTable, change: Change, host: Player) -> None:
    """Make the next player who decides about the table its host, if there is one."""
    heirs = [live.players[id] for id in live.people() if id != host.id]
    if heirs:
        host.host = False
        heirs[0].host = True
        save_player(live, change, heirs[0])


class Seating:
    """Recovery, reissue, leaving and erasure of those who hold seats."""

    def __init__(self, tables: Tables, commands: CommandHandler, secrets: Secrets) -> None:
        self.tables = tables
        self.commands = commands
        self.store = commands.store
        self.secrets = secrets

    def new_secrets(self, player: Player) -> tuple[str, str]:
        """Replace the player's token and recovery code. The old ones end."""
        token, recovery = self.secrets.token(), self.secrets.recovery()
        player.token, player.recovery = hashed(token), hashed(recovery)
        return token, recovery

    async def recover(self, code: str) -> dict[str, Any]:
        found = await self.store.player_by("recovery", hashed(tidy_code(code)))
        if found is None:
            raise Problem("no-code", 404)
        entry = await self.tables.entry(found["table_id"])

        def command(live: LiveTable, change: Change) -> dict[str, Any]:
            player = live.players.get(found["id"])
            if player is None or player.recovery != found["recovery"]:
                raise Problem("no-code", 404)
            token, recovery = self.new_secrets(player)  # a code works once
            revoke_devices(change, player)
            save_player(live, change, player)
            return Admission(player, token, recovery).shown(live)

        answer = await self.commands.run(entry, command)
        drop_connections(entry, found["id"])
        return answer

    async def reissue(self, entry: Entry, host: Player, seat: int) -> dict[str, Any]:
        """Make a new recovery code for a seat. While a game runs the holder or all others must agree first: then it
        is null."""
        if not host.host:
            raise Problem("not-host", 403)

        def command(live: LiveTable, change: Change) -> str | None:
            player = live.players.get(live.seats[seat].player)
            if player is None or player.id == host.id:
                raise Problem("no-seat", 404)
            if live.state == PLAYING and seat not in live.grants:
                votes.ask(live, change, host.id, requests.REISSUE, seat=seat)
                return None
            _, recovery = self.new_secrets(player)
            forget_notices(entry, change, player.id)  # the next holder of the seat may be another person
            revoke_devices(change, player)
            if not live.facts.rated:  # its result counts for the account
                player.account = None
            change.write(db.NOTES, key_id=player.id, notes="")
            drop_plans(live, change, live.seats_of(player.id))
            save_player(live, change, player)
            live.do(change, Reissued(seat))
            return recovery

        recovery = await self.commands.run(entry, command)
        if recovery is not None:
            drop_connections(entry, entry.live.seats[seat].player)
        return {"seat": SEAT.word(seat), "recovery": recovery}

    async def leave(self, entry: Entry, player: Player) -> None:
        """Leave the table: in the lobby the seat is free again, later a bot plays on."""

        def command(live: LiveTable, change: Change) -> None:
            if live.state == LOBBY:
                leave_lobby(entry, change, player)
            else:
                votes.leave(live, change, player.id)

        await self.commands.run(entry, command)
        if player.id not in entry.live.players:
            drop_connections(entry, player.id)

    async def forget(self, entry: Entry, player: Player) -> None:
        """Erase the player's name, notes, messages and secrets. A bot plays on for the others."""

        def command(live: LiveTable, change: Change) -> None:
            if live.state == LOBBY:
                leave_lobby(entry, change, player)
            else:
                self.erase(entry, change, player)

        await self.commands.run(entry, command)
        drop_connections(entry, player.id)

    def erase(self, entry: Entry, change: Change, player: Player) -> None:
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
        if not live.facts.rated:  # its result counts for the account, or else a loser could cancel the rating of all
            player.account = None
        player.name = ""
        if player.host:
            pass_host_on(live, change, player)
        self.new_secrets(player)  # nobody gets these: the seat is closed for good
        save_player(live, change, player)
