"""Setting up (setup.*, intro.4, variant.2a, variant.3a to variant.3c)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.data import (
    CELL_DROPPED,
    CELL_PLAYERS,
    CELLS,
    DISCS,
    LEVELS,
    OPENING,
    SILVER,
    STONE,
    SUPPLY_FILE,
    TURNS,
    TURNS_SHORT,
    WOOD,
    WORKERS,
)
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn
from ludoteca.games.rio_de_la_plata.state import SHADOW, Rio
from ludoteca.kernel import Option, Setup

SEAT_LEVELS: Final = ["level_a", "level_b", "level_c", "level_d", "level_e"]
OPTIONS: Final = [
    Option("level", LEVELS, "intermediate", "intro.4"),
    Option("length", ["normal", "short"], "normal", "variant.3a"),
    Option("player_count_bonus", ["off", "by_text", "by_example"], "off", "war.9"),
    Option("beginner_correction", ["two", "three"], "two", "war.8"),
    Option("second_colour", ["shadow", "attacker"], "shadow", "variant.2d"),
    Option("simultaneous_effects", ["no", "ask"], "no", "effects.6"),
] + [Option(id, ["same"] + LEVELS, "same", "intro.4") for id in SEAT_LEVELS]


def agree(s: Rio, options: dict[str, str]) -> None:
    """The table's choices become plain numbers of the state."""
    for seat in range(s.seats):
        own = options[SEAT_LEVELS[seat]]
        s.levels.append(LEVELS.index(options["level"] if own == "same" else own))
    s.short = options["length"] == "short"
    s.last_turn = TURNS_SHORT if s.short else TURNS
    s.count_bonus = ["off", "by_text", "by_example"].index(options["player_count_bonus"])
    s.beginner_correction = -2 if options["beginner_correction"] == "two" else -3
    s.second_colour = 1 if options["second_colour"] == "attacker" else 0
    s.simultaneous = options["simultaneous_effects"] == "ask"


def set_up(s: Rio, setup: Setup) -> None:
    s.clear()
    agree(s, setup.options)
    as_players = max(3, s.seats)  # variant.2a: two play as three
    s.usable = [1 if CELL_PLAYERS[c] <= as_players and not (s.short and CELL_DROPPED[c]) else 0 for c in range(CELLS)]
    for seat in range(s.seats):
        s.hand[seat] = WORKERS  # setup.2: the tenth disc is on the Turn-Order Track
        deal_out(s, seat, OPENING[s.levels[seat]])  # setup.3
        if s.short:
            deal_out(s, seat, SUPPLY_FILE["setup"]["short_game_extra"])  # variant.3c
    if s.seats == 2:
        s.hand[SHADOW] = DISCS
    s.shuffle(s.order)  # setup.5
    deal_out(s, s.order[-1], SUPPLY_FILE["setup"]["last_player_extra"])  # setup.6
    s.turn = 1
    if min(s.levels) == 0:
        s.tell("hint-first-game", "intro.5")
        s.tell("hint-war", "advice.1")
        s.tell("hint-offices", "advice.2")
    for place in range(s.seats):
        s.tell("order", "setup.5", (s.order[place], place + 1))
    s.then(BeginTurn())  # setup.8


def deal_out(s: Rio, seat: int, share: dict[str, int]) -> None:
    s.gain(seat, STONE, share["stone"])
    s.gain(seat, WOOD, share["wood"])
    s.gain(seat, SILVER, share.get("silver", 0))
