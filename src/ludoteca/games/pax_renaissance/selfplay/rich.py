"""A beginning in which much can happen at once: full purses, cards out of the box in the tableaux, empires, pieces in
cities and on borders, bishops, active victory cards."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import (
    BISHOP,
    CATHOLIC,
    CRUSADE,
    CUBE,
    EAST,
    EMPTY,
    INQUISITOR,
    PIRATE,
    REFORMIST,
    RELIGIONS,
    RHODES,
    ROOK,
    SIEGE,
    TAX,
    VICTORIES,
    VOTE,
    WEST,
)
from ludoteca.games.pax_renaissance.data import CARDS, HAND_LIMIT, STOCK
from ludoteca.games.pax_renaissance.records import BORDERS, LANDS, NOWHERE
from ludoteca.games.pax_renaissance.rules.board import CITY_COUNT, IS_QUEEN, LAND_CITIES, RHODES_LANDS, SEA
from ludoteca.games.pax_renaissance.rules.regime import crown
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import ALL, Quick

MAX_FLORINS = 25
MAX_CARDS = 18
# Operations that need a majority of concessions, pirates near by, a heretic's bishop or a concession to tax.
SELDOM = {*range(VOTE, SIEGE), TAX, INQUISITOR + REFORMIST}


def enrich(s: Pax, quick: Quick) -> None:
    for victory in range(len(VICTORIES)):
        s.active[victory] = quick.below(3) > 0
    for land in range(LANDS):
        if quick.below(3) == 0:
            crown(s, quick.below(s.seats), land, "change.2a")
            s.republic[land] = quick.below(3) == 0
    if quick.below(3) == 0:
        arm_rhodes(s, quick.below(s.seats))
    for seat in range(s.seats):
        s.florins[seat] = quick.below(3) if quick.below(6) == 0 else s.florins[seat] + quick.below(MAX_FLORINS)
        for _ in range(quick.below(MAX_CARDS)):
            take_out(s, seat, quick)
    for city in range(CITY_COUNT):
        piece = quick.below(CUBE)
        if s.city[city] == EMPTY and quick.below(2) == 0 and s.stock[STOCK[piece]]:
            s.stock[STOCK[piece]] -= 1
            s.city[city] = piece
    fill_borders(s, quick)
    for land in range(LANDS):
        if s.holder[land] != NOWHERE:
            people_empire(s, land, quick)
    one_in = 2 if quick.below(3) == 0 else 6  # in some positions hardly any bishop is left in the supply
    for row in s.tableaux:
        for card in row:
            colour = quick.below(len(RELIGIONS))
            if quick.below(one_in) == 0 and s.stock[STOCK[BISHOP + colour]]:
                s.stock[STOCK[BISHOP + colour]] -= 1
                s.bishop_cards.append(card)
                s.bishop_colours.append(colour)
    s.refresh_all()


def take_out(s: Pax, seat: int, quick: Quick) -> None:
    """A card that was left in the box, often one with an ability or an operation that is seldom possible, lies in the
    tableau; a queen or another is in the hand."""
    box = s.boxes[(WEST, EAST)[quick.below(2)]]
    if not box:
        return
    card = box[quick.below(len(box))]
    chance = quick.below(4)
    if chance < 3:
        special = [c for c in box if (CARDS[c].abilities if chance < 2 else SELDOM & set(CARDS[c].operations))]
        card = special[quick.below(len(special))] if special else card
    box.remove(card)
    s.reveal(card, ALL)
    if IS_QUEEN[card] or len(s.hands[seat]) < quick.below(HAND_LIMIT + 1):
        s.hands[seat].append(card)
    else:
        s.section(seat, CARDS[card].deck).append(card)


def arm_rhodes(s: Pax, seat: int) -> None:
    """One seat has the Knights of Rhodes and a crusade they may join, and their rooks are on the map (card.40)."""
    crusades = [card for box in s.boxes for card in box if CARDS[card].shot == CRUSADE + CATHOLIC]
    knights = [card for card in crusades if CARDS[card].abilities & RHODES]
    others = [card for card in crusades if not CARDS[card].abilities & RHODES]
    if not knights or not others or len(s.hands[seat]) >= HAND_LIMIT:
        return
    for card, place in ((knights[0], s.section(seat, WEST)), (others[0], s.hands[seat])):
        s.boxes[CARDS[card].deck].remove(card)
        s.reveal(card, ALL)
        place.append(card)
    for land in RHODES_LANDS:
        for city in LAND_CITIES[land]:
            if s.city[city] == EMPTY and s.stock[STOCK[ROOK + CATHOLIC]]:
                s.stock[STOCK[ROOK + CATHOLIC]] -= 1
                s.city[city] = ROOK + CATHOLIC


def people_empire(s: Pax, land: int, quick: Quick) -> None:
    """A queen out of the hand of its holder beside the king, and repressed pieces on the card."""
    hand = s.hands[s.holder[land]]
    queens = [card for card in hand if IS_QUEEN[card]]
    if queens and not s.republic[land] and s.suzerain[land] == NOWHERE and quick.below(2) == 0:
        hand.remove(queens[0])
        s.consort[land] = queens[0]
    for _ in range(quick.below(3)):
        piece = quick.below(CUBE)
        if s.stock[STOCK[piece]]:
            s.stock[STOCK[piece]] -= 1
            s.hold(land, piece, 1)


def fill_borders(s: Pax, quick: Quick) -> None:
    """Pirates at sea and concessions; in some positions one seat has nearly all concessions or pirates are
    everywhere."""
    mood = quick.below(3)
    ruler = quick.below(s.seats)
    for border in range(BORDERS):
        if s.border[border] != EMPTY or quick.below(2 if mood == 2 else 4) == 0:
            continue
        piece = s.cube(ruler if mood == 0 else quick.below(s.seats))
        if SEA[border] and (mood == 1 or quick.below(3) == 0):
            piece = PIRATE + quick.below(len(RELIGIONS))
        if s.stock[STOCK[piece]]:
            s.stock[STOCK[piece]] -= 1
            s.border[border] = piece
