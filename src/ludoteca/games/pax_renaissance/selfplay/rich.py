"""A beginning in which much can happen at once: full purses, cards out of the box in the tableaux, empires, pieces in
cities and on borders, bishops, active victory cards."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import BISHOP, CUBE, EAST, EMPTY, PIRATE, RELIGIONS, VICTORIES, WEST
from ludoteca.games.pax_renaissance.data import CARDS, HAND_LIMIT, STOCK
from ludoteca.games.pax_renaissance.records import BORDERS, LANDS
from ludoteca.games.pax_renaissance.rules.board import CITY_COUNT, IS_QUEEN, SEA
from ludoteca.games.pax_renaissance.rules.regime import crown
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import ALL, Quick

MAX_FLORINS = 25
MAX_CARDS = 18


def enrich(s: Pax, quick: Quick) -> None:
    for victory in range(len(VICTORIES)):
        s.active[victory] = quick.below(3) > 0
    for land in range(LANDS):
        if quick.below(3) == 0:
            crown(s, quick.below(s.seats), land, "change.2a")
            s.republic[land] = quick.below(3) == 0
    for seat in range(s.seats):
        s.florins[seat] += quick.below(MAX_FLORINS)
        for _ in range(quick.below(MAX_CARDS)):
            take_out(s, seat, quick)
    for city in range(CITY_COUNT):
        piece = quick.below(CUBE)
        if s.city[city] == EMPTY and quick.below(2) == 0 and s.stock[STOCK[piece]]:
            s.stock[STOCK[piece]] -= 1
            s.city[city] = piece
    for border in range(BORDERS):
        if s.border[border] == EMPTY and quick.below(2) == 0:
            fill(s, border, quick)
    for row in s.tableaux:
        for card in row:
            colour = quick.below(len(RELIGIONS))
            if quick.below(6) == 0 and s.stock[STOCK[BISHOP + colour]]:
                s.stock[STOCK[BISHOP + colour]] -= 1
                s.bishop_cards.append(card)
                s.bishop_colours.append(colour)
    s.refresh_all()


def take_out(s: Pax, seat: int, quick: Quick) -> None:
    """A card that was left in the box, often one with an ability, lies in the tableau; a queen or another is in the
    hand."""
    box = s.boxes[(WEST, EAST)[quick.below(2)]]
    if not box:
        return
    card = box[quick.below(len(box))]
    if quick.below(2) == 0:
        able = [c for c in box if CARDS[c].abilities]
        card = able[quick.below(len(able))] if able else card
    box.remove(card)
    s.reveal(card, ALL)
    if IS_QUEEN[card] or len(s.hands[seat]) < quick.below(HAND_LIMIT + 1):
        s.hands[seat].append(card)
    else:
        s.section(seat, CARDS[card].deck).append(card)


def fill(s: Pax, border: int, quick: Quick) -> None:
    """A pirate at sea, or somebody's concession."""
    piece = s.cube(quick.below(s.seats))
    if SEA[border] and quick.below(2) == 0:
        piece = PIRATE + quick.below(len(RELIGIONS))
    if s.stock[STOCK[piece]]:
        s.stock[STOCK[piece]] -= 1
        s.border[border] = piece
