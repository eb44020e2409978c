"""Setting up (setup.*, intro.4, variant.2a, variant.3a to variant.3c)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.constants import LEVELS, SILVER, STONE, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    CELL_DROPPED,
    CELL_PLAYERS,
    CELLS,
    DISCS,
    LEVEL,
    OPENING,
    SUPPLY_FILE,
    TURNS,
    TURNS_SHORT,
    WORKERS,
)
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn
from ludoteca.games.rio_de_la_plata.stacks import SHADOW
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Option, Setup, Step

OPTIONS: Final = [
    Option("level", LEVELS + ["mixed"], "beginner", "intro.4"),
    Option("length", ["normal", "short"], "normal", "variant.3a"),
    Option("player_count_bonus", ["off", "by_text", "by_example"], "off", "war.9"),
    Option("beginner_correction", ["two", "three"], "two", "war.8"),
    Option("second_colour", ["shadow", "attacker"], "shadow", "variant.2d"),
    Option("simultaneous_effects", ["no", "ask"], "no", "effects.6"),
    Option("attackers_entry", ["first_round", "any_round"], "first_round", "war.14", since=2, before="any_round"),
    Option("artisan_silver", ["no", "yes"], "no", "other.5", since=2, before="yes"),
    Option("new_house", ["next_turn", "at_once"], "next_turn", "city.7", since=2, before="at_once"),
]


def agree(s: Rio, options: dict[str, str]) -> None:
    """The table's choices become plain numbers of the state."""
    if options["level"] != "mixed":
        s.levels = [LEVEL.number(options["level"])] * s.seats
    s.short = options["length"] == "short"
    s.last_turn = TURNS_SHORT if s.short else TURNS  # variant.3a
    s.count_bonus = ["off", "by_text", "by_example"].index(options["player_count_bonus"])
    s.beginner_correction = -2 if options["beginner_correction"] == "two" else -3
    s.second_colour = 1 if options["second_colour"] == "attacker" else 0
    s.simultaneous = options["simultaneous_effects"] == "ask"
    s.entry_any_round = options["attackers_entry"] == "any_round"
    s.artisan_silver = options["artisan_silver"] == "yes"
    s.new_house_at_once = options["new_house"] == "at_once"


def set_up(s: Rio, setup: Setup) -> None:
    s.clear()
    agree(s, setup.options)
    as_players = max(3, s.seats)  # variant.2a: two play as three
    s.usable = [1 if CELL_PLAYERS[c] <= as_players and not (s.short and CELL_DROPPED[c]) else 0 for c in range(CELLS)]
    for seat in range(s.seats):
        s.hand[seat] = WORKERS  # setup.2: the tenth disc is on the Turn-Order Track
    if s.seats == 2:
        s.hand[SHADOW] = DISCS
    s.shuffle(s.order)  # setup.5
    for place in range(s.seats):
        s.tell("order", "setup.5", (s.order[place], place + 1))
    s.turn = 1  # setup.1
    s.then(DealOut(), BeginTurn())  # setup.8
    if not s.levels:
        s.levels = [LEVEL.number("expert")] * s.seats
        for seat in reversed(s.order):
            s.then(ChooseLevel(seat))


class ChooseLevel(Step[Rio]):
    """intro.4: at a mixed table everybody says how experienced they are."""

    rule = "intro.4"
    sealed = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Rio) -> list[Action]:
        return [Action("level", (level,)) for level in range(len(LEVELS))]

    def take(self, s: Rio, a: Action) -> None:
        s.levels = [a.args[0] if seat == self.seat else s.levels[seat] for seat in range(s.seats)]
        s.tell("level", self.rule, (self.seat, a.args[0]))


class DealOut(Step[Rio]):
    """Opening stocks by level, more in the short game, and something for the last in order."""

    rule = "setup.3"

    def run(self, s: Rio) -> None:
        for seat in range(s.seats):
            deal(s, seat, OPENING[s.levels[seat]])
            if s.short:
                deal(s, seat, SUPPLY_FILE["setup"]["short_game_extra"])  # variant.3c
        deal(s, s.order[-1], SUPPLY_FILE["setup"]["last_player_extra"])  # setup.6
        if min(s.levels) == 0:
            s.tell("hint-first-game", "intro.5")
            s.tell("hint-war", "advice.1")
            s.tell("hint-offices", "advice.2")


def deal(s: Rio, seat: int, share: dict[str, int]) -> None:
    s.gain(seat, STONE, share["stone"])
    s.gain(seat, WOOD, share["wood"])
    s.gain(seat, SILVER, share.get("silver", 0))
