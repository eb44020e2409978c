"""Tables that the server makes for people with accounts: rounds of tournaments, and games found by the queue."""

from __future__ import annotations

import msgspec

from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.model import Player, Seat
from ludoteca.rooms.operations import Op
from ludoteca.rooms.table import LiveTable
from ludoteca.server.games import game_called
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import DEFAULT_STYLE, Lobby, Wanted, bot_seat, creation, start_if_full
from ludoteca.server.services.notices.delivery import Notifier


class Sitter(msgspec.Struct):
    """Who sits at a seat: an account with its name, or a bot of a level."""

    account: str = ""
    name: str = ""
    level: str = ""


class TableMaking:
    def __init__(self, lobby: Lobby, notifier: Notifier) -> None:
        self.lobby = lobby
        self.notifier = notifier

    def make(self, game: str, sitters: list[Sitter], clock: ClockRules, rated: bool) -> tuple[Entry, list[Op]]:
        """A table whose game has begun, and the operations that store it. It has no host: its players are equal."""
        wanted = Wanted(
            game=game,
            seats=[{} for _ in sitters],
            options={},
            clock=clock,
            public=True,
            spectators=True,
            hints=False,
            undo="strict",
            name="",
            seed=self.lobby.secrets.seed(),
            rated=rated,
        )
        players: list[Player] = []
        seats: list[Seat] = []
        for number, sitter in enumerate(sitters):
            if not sitter.account:
                seats.append(bot_seat(number, sitter.level, DEFAULT_STYLE))
                continue
            players.append(self.lobby.admit(sitter.name, False, sitter.account).player)
            seats.append(Seat(number, "human", players[-1].id, sitter.name))
        live = LiveTable(self.lobby.facts_wanted(wanted, game_called(game)), seats, players)
        change = Change(self.lobby.now())
        start_if_full(live, change)
        return Entry(live, rows=change.rows), creation(live, change)

    async def open(self, entry: Entry) -> None:
        """Take a new table into memory and notify those for whom it waits."""
        self.lobby.cache.add(entry)
        await self.notifier.begin(entry)
