"""Inputs of the value network for Pax Renaissance: what a seat knows of a position, and the points at which it is
judged."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.ai.value import VictoryCounts, missing
from ludoteca.games.pax_renaissance.constants import (
    CUBE,
    EAST,
    EMPTY,
    ICONS,
    KNIGHT,
    OPERATIONS,
    PATRON,
    PIRATE,
    RELIGIONS,
    ROOK,
    VICTORIES,
    WEST,
)
from ludoteca.games.pax_renaissance.data import ACTIONS, ALL_CARDS, COLUMNS, EMPIRE
from ludoteca.games.pax_renaissance.flat import SPACE_COLUMN, SPACES
from ludoteca.games.pax_renaissance.records import BORDERS, LANDS, NOWHERE
from ludoteca.games.pax_renaissance.rules.board import IS_COMET, LAND_BORDERS, LAND_CITIES, ROUTE_BORDERS
from ludoteca.games.pax_renaissance.rules.market import deck_size
from ludoteca.games.pax_renaissance.rules.pieces import is_cube, is_pirate
from ludoteca.games.pax_renaissance.rules.turn import Act
from ludoteca.games.pax_renaissance.rules.victory import lead, prestige
from ludoteca.games.pax_renaissance.state import Pax

VERSION: Final = 1  # raised whenever an input changes its meaning: weights are for one version
POINTS: Final = 4.0  # a margin of so many points counts as 1
SEATS: Final = 4
PER_SEAT: Final = 76
OWN_HAND_AT: Final = SEATS * PER_SEAT
OWN_TABLEAU_AT: Final = OWN_HAND_AT + EMPIRE
RIVALS_TABLEAU_AT: Final = OWN_TABLEAU_AT + ALL_CARDS
MARKET_AT: Final = RIVALS_TABLEAU_AT + ALL_CARDS
TABLE_AT: Final = MARKET_AT + EMPIRE + SPACES
PER_TABLE: Final = 34
LANDS_AT: Final = TABLE_AT + PER_TABLE
PER_LAND: Final = 28
BORDERS_AT: Final = LANDS_AT + LANDS * PER_LAND
PER_BORDER: Final = 9
SIZE: Final = BORDERS_AT + BORDERS * PER_BORDER


def at_clean_point(s: Pax) -> bool:
    """A player has a whole turn before them: no action is done yet."""
    return len(s.front) > 0 and isinstance(s.front[0], Act) and s.actions == ACTIONS and s.done == 0


def inputs(s: Pax, seat: int) -> list[float]:
    """What the seat knows of the position; of the cards in hands it reads only its own."""
    out = [0.0] * SIZE
    c = VictoryCounts(s)
    fill_seats(s, c, seat, out)
    for card in s.hands[seat]:
        out[OWN_HAND_AT + card] = 1.0
    for k in range(s.seats):
        at = OWN_TABLEAU_AT if k == seat else RIVALS_TABLEAU_AT
        for card in s.cards_of(k):
            out[at + card] = 0.5 if s.silenced(k, card) else 1.0
    fill_market(s, out)
    fill_table(s, c, seat, out)
    for land in range(LANDS):
        fill_land(s, seat, land, LANDS_AT + land * PER_LAND, out)
    fill_borders(s, seat, out)
    return out


def fill_seats(s: Pax, c: VictoryCounts, seat: int, out: list[float]) -> None:
    patrons = prestige(s, PATRON)
    for r in range(s.seats):
        k = (seat + r) % s.seats
        at = r * PER_SEAT
        west = s.section(k, WEST)
        east = s.section(k, EAST)
        tolls = route_tolls(s, k)
        row = [
            1.0,
            float(s.out[k]),
            s.florins[k] / 10.0,
            min(s.florins[k], 3) / 3.0,
            min(s.florins[k], 6) / 6.0,
            (s.florins[k] - max([s.florins[x] for x in range(s.seats) if x != k])) / 8.0,
            len(s.hands[k]) / 3.0,
            1.0 if not s.hands[k] else 0.0,
            len(west) / 6.0,
            len(east) / 6.0,
            len(s.maids[k]) / 2.0,
            tolls[WEST] / 3.0,
            tolls[EAST] / 3.0,
            1.0 if s.turn == k else 0.0,
            s.holder.count(k) / 4.0,
        ]
        for i in range(len(row)):
            out[at + i] = row[i]
        at += len(row)
        for counts in (c.kings, c.republics, c.laws, c.posts, c.discovery, patrons):
            out[at] = counts[k] / 4.0
            out[at + 1] = lead(counts, k) / 3.0
            at += 2
        for icon in range(ICONS):
            out[at + icon] = s.icon(k, icon) / 4.0
        at += ICONS
        for religion in range(len(RELIGIONS)):
            out[at + religion] = lead(prestige(s, religion), k) / 3.0
        at += len(RELIGIONS)
        for victory in range(len(VICTORIES)):
            steps = missing(s, c, k, victory)
            near = 1.0 / (1 + steps)
            out[at] = near
            if s.active[victory]:
                out[at + 1] = near
            if steps == 0:
                out[at + 2] = 1.0
                if s.active[victory]:
                    out[at + 3] = 1.0
            elif steps == 1 and s.active[victory]:
                out[at + 4] = 1.0
            at += 5
        fill_operations(s, k, at, out)


def fill_operations(s: Pax, k: int, at: int, out: list[float]) -> None:
    """What the cards in force can do, and how many of them are silenced."""
    for card in s.cards_of(k):
        if s.silenced(k, card):
            out[at + len(OPERATIONS)] += 0.3
            continue
        for op in s.face_of(card).operations:
            out[at + op] += 0.5


def route_tolls(s: Pax, k: int) -> list[int]:
    """The concessions of the seat on each of the two trade routes."""
    cube = s.cube(k)
    out: list[int] = []
    for emporium in s.emporia:
        n = 0
        if emporium != NOWHERE:
            for border in ROUTE_BORDERS[emporium]:
                if s.border[border] == cube:
                    n += 1
        out.append(n)
    return out


def fill_market(s: Pax, out: list[float]) -> None:
    for space in range(SPACES):
        card = s.market[space]
        out[MARKET_AT + EMPIRE + space] = s.purse[space] / 4.0
        if card != EMPTY:
            out[MARKET_AT + card] = 1.0 - 0.12 * SPACE_COLUMN[space]


def fill_table(s: Pax, c: VictoryCounts, seat: int, out: list[float]) -> None:
    at = TABLE_AT
    out[at + s.seats - 2] = 1.0
    out[at + 3 + (s.turn - seat) % s.seats] = 1.0
    at += 7
    left = 0
    for side in (WEST, EAST):
        cards = deck_size(s, side)
        left += cards
        out[at + side] = cards / 25.0
        out[at + 2 + side] = len(s.comets[side]) / 2.0
        out[at + 4 + side] = min(s.tops[side], 10) / 10.0
    out[at + 6] = 1.0 if left <= 14 else 0.0
    out[at + 7] = max(0, 14 - left) / 14.0
    at += 8
    for victory in range(len(VICTORIES)):
        out[at + victory] = float(s.active[victory])
    at += len(VICTORIES)
    for religion in range(len(RELIGIONS)):
        out[at + religion] = 1.0 / (1 + c.supremacy[religion])
        out[at + 3 + religion] = s.bishop_colours.count(religion) / 3.0
    at += 6
    comets = 0
    cheapest = COLUMNS
    for space in range(SPACES):
        card = s.market[space]
        if card != EMPTY and IS_COMET[card]:
            comets += 1
            cheapest = min(cheapest, SPACE_COLUMN[space])
    out[at] = comets / 2.0
    out[at + 1] = 1.0 - cheapest / COLUMNS
    out[at + 2] = s.actions / 2.0
    free = 0
    for land in range(LANDS):
        if s.holder[land] == NOWHERE:
            free += 1
    out[at + 3] = free / LANDS


def fill_land(s: Pax, seat: int, land: int, at: int, out: list[float]) -> None:
    """Who reigns and how, and the pieces in the cities, at the borders and under the card."""
    holder = s.holder[land]
    if holder != NOWHERE:
        out[at + (holder - seat) % s.seats] = 1.0
        out[at + 4] = float(s.republic[land])
        out[at + 5] = 1.0 if s.consort[land] != NOWHERE else 0.0
        out[at + 6] = 1.0 if s.suzerain[land] != NOWHERE else 0.0
        out[at + 7] = 1.0 if EMPIRE + land in s.bishop_cards else 0.0
    out[at + 8 + s.face[land]] = 1.0
    at += 12
    for city in LAND_CITIES[land]:
        piece = s.city[city]
        if KNIGHT <= piece < CUBE:
            out[at + piece] += 0.5
        elif piece < 0:
            out[at + 6] += 0.3
    for border in LAND_BORDERS[land]:
        if is_pirate(s.border[border]):
            out[at + 7 + s.border[border] - PIRATE] += 0.5
    at += 10
    for religion in range(len(RELIGIONS)):
        out[at + religion] = (s.held(land, KNIGHT + religion) + s.held(land, ROOK + religion)) / 3.0
    out[at + 3] = s.held(land, s.cube(seat)) / 2.0
    out[at + 4] = s.repressed_on(land) / 5.0
    out[at + 5] = s.suzerain.count(land) / 2.0


def fill_borders(s: Pax, seat: int, out: list[float]) -> None:
    for border in range(BORDERS):
        at = BORDERS_AT + border * PER_BORDER
        piece = s.border[border]
        if is_cube(piece):
            if piece - CUBE in s.families:
                out[at + (s.seat_of(piece) - seat) % s.seats] = 1.0
        elif is_pirate(piece):
            out[at + 4 + piece - PIRATE] = 1.0
        for side in (WEST, EAST):
            if s.emporia[side] != NOWHERE and border in ROUTE_BORDERS[s.emporia[side]]:
                out[at + 7 + side] = 1.0
