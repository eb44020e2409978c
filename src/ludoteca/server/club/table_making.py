"""Tables that the server makes for people with accounts: rounds of tournaments, and games found by the queue."""

from __future__ import annotations

import msgspec

from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.model import Player, Seat
from ludoteca.rooms.operations import Op
from ludoteca.rooms.table import LiveTable
from ludoteca.server.games import game_called
from ludoteca.server.hub import Hub
from ludoteca.server.services.cache import Entry
from ludoteca.server.services.lobby import DEFAULT_STYLE, Wanted, admit, bot_seat, creation, facts_wanted, start_if_full


class Sitter(msgspec.Struct):
    """Who sits at a seat: an account with its name, or a bot of a level."""

    account: str = ""
    name: str = ""
    level: str = ""


def made_table(hub: Hub, game: str, sitters: list[Sitter], clock: ClockRules, rated: bool) -> tuple[Entry, list[Op]]:
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
        seed=hub.secrets.seed(),
        rated=rated,
    )
    players: list[Player] = []
    seats: list[Seat] = []
    for number, sitter in enumerate(sitters):
        if not sitter.account:
            seats.append(bot_seat(number, sitter.level, DEFAULT_STYLE))
            continue
        players.append(admit(hub, sitter.name, False, sitter.account).player)
        seats.append(Seat(number, "human", players[-1].id, sitter.name))
    live = LiveTable(facts_wanted(hub, wanted, game_called(game)), seats, players)
    change = Change(hub.now())
    start_if_full(live, change)
    return Entry(live, rows=change.rows), creation(live, change)
