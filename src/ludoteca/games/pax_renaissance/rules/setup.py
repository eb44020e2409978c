"""Set-up (setup.*, sets.*, map.5, trade.1, option.1b)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import EAST, EMPTY, WEST
from ludoteca.games.pax_renaissance.data import (
    ACTIVE_AT_START,
    CARDS,
    FIRST_FAMILY,
    ON_TOP,
    STARTING_BORDER,
    STARTING_FLORINS,
    STOCK,
    TRADE_CARDS,
    WITH_COMETS,
)
from ludoteca.games.pax_renaissance.flat import ROW_SPACES
from ludoteca.games.pax_renaissance.records import CITY, FAMILY_IDS
from ludoteca.games.pax_renaissance.rules.board import EMPORIUM_ROW, IS_COMET
from ludoteca.games.pax_renaissance.rules.market import draw, turn_up
from ludoteca.games.pax_renaissance.rules.turn import BeginTurn
from ludoteca.games.pax_renaissance.state import Pax


def lay_out_map(s: Pax) -> None:
    """Active emporia (setup.3) and the printed piece in each capital (setup.4, N6)."""
    for city in ACTIVE_AT_START:
        s.emporia[EMPORIUM_ROW[city]] = city
        s.city[city] = EMPTY
    for city in range(len(CITY)):
        if CITY[city].capital:
            piece = CITY[city].levy[s.face[CITY[city].land]]
            s.city[city] = piece
            s.stock[STOCK[piece]] -= 1


def seat_families(s: Pax) -> int:
    """Families at random, first concessions, first player, florins in order of play (setup.5, setup.6, setup.7,
    setup.9, map.5)."""
    families = list(range(len(FAMILY_IDS)))
    s.shuffle(families)
    s.families = families[: s.seats]
    for seat in range(s.seats):
        cube = s.cube(seat)
        s.border[STARTING_BORDER[s.families[seat]]] = cube
        s.stock[cube] -= 1
        s.tell("family", "setup.5", (seat, s.families[seat]))
    if FIRST_FAMILY in s.families:
        first = s.families.index(FIRST_FAMILY)
    else:
        first = s.roll(s.seats)  # gap.first-player
    for k in range(s.seats):
        s.florins[(first + k) % s.seats] = STARTING_FLORINS[k]
    return first


def build_decks(s: Pax, sets: list[str]) -> None:
    """Two comets shuffled among 12 cards, 4 cards per player on top; the rest stays in the box (setup.10,
    gap.mixing)."""
    for deck in (WEST, EAST):
        cards = [c for c in range(TRADE_CARDS) if CARDS[c].deck == deck and not IS_COMET[c] and CARDS[c].set in sets]
        s.shuffle(cards)
        size = WITH_COMETS + ON_TOP * s.seats
        s.decks[deck] = cards[:size]
        s.boxes[deck] = cards[size:]
        s.tops[deck] = ON_TOP * s.seats
        s.comets[deck] = [c for c in range(TRADE_CARDS) if CARDS[c].deck == deck and IS_COMET[c]]


def lay_out_market(s: Pax) -> None:
    """Six cards from each deck; the fair cards are seen by all before they are turned (setup.11, setup.12)."""
    for deck in (WEST, EAST):
        for space in ROW_SPACES[deck]:
            s.market[space] = draw(s, deck)
            s.tell("drawn", "setup.11", (s.market[space], deck))


def set_up(s: Pax, sets: list[str]) -> None:
    lay_out_map(s)
    first = seat_families(s)
    build_decks(s, sets)
    astrology = s.astrology
    s.astrology = False  # the top cards are turned up after the market is laid (option.1b)
    lay_out_market(s)
    s.astrology = astrology
    turn_up(s, WEST)
    turn_up(s, EAST)
    s.then(BeginTurn(first))
