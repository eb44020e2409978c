"""A beginning in which much can happen at once: full purses, cards out of the box in the tableaux, empires, active victory cards."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.data import CARDS, LANDS
from ludoteca.games.pax_renaissance.rules.board import IS_QUEEN
from ludoteca.games.pax_renaissance.rules.regime import crown
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.games.pax_renaissance.words import EAST, VICTORIES, WEST
from ludoteca.kernel import ALL, Quick

MOST_FLORINS = 25
MOST_CARDS = 10


def enrich(s: Pax, quick: Quick) -> None:
    for victory in range(len(VICTORIES)):
        s.active[victory] = quick.below(2) == 0
    for land in range(LANDS):
        if quick.below(3) == 0:
            crown(s, quick.below(s.seats), land, "change.2a")
            s.republic[land] = quick.below(3) == 0
    for seat in range(s.seats):
        s.florins[seat] += quick.below(MOST_FLORINS)
        for _ in range(quick.below(MOST_CARDS)):
            take_out(s, seat, quick)
    s.refresh_all()


def take_out(s: Pax, seat: int, quick: Quick) -> None:
    """A card that was left in the box lies in the tableau; a queen is in the hand."""
    box = s.boxes[(WEST, EAST)[quick.below(2)]]
    if not box:
        return
    card = box.pop(quick.below(len(box)))
    s.reveal(card, ALL)
    if IS_QUEEN[card]:
        s.hands[seat].append(card)
    else:
        s.tableaux[2 * seat + CARDS[card].deck].append(card)
