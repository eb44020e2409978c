"""A beginning in which much can be paid for and claimed: full treasuries, any standing, principalities with their titles in hand."""

from __future__ import annotations

from ludoteca.games.anno_1452.constants import TITLE
from ludoteca.games.anno_1452.data import CARDS, KIND_OF, MOST_PRESTIGE, N_REGIONS
from ludoteca.games.anno_1452.rules.estate import majority, place_free
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Quick

MOST_GOLD = 80


def enrich(s: Anno, quick: Quick) -> None:
    for seat in range(s.seats):
        s.gold[seat] += quick.below(MOST_GOLD)
        s.prestige[seat] = quick.below(MOST_PRESTIGE + 1)
        region = quick.below(N_REGIONS)
        if s.crowd[region] == 0:
            settle(s, seat, region)


def settle(s: Anno, seat: int, region: int) -> None:
    """The seat has the majority in a region where nobody is, and holds its title if that is still in the deck."""
    while majority(s, region) != seat:
        place_free(s, seat, region, "inheritance.2")
    for card in s.deck:
        if KIND_OF[card] == TITLE and CARDS[card].region == region:
            s.deck.remove(card)
            s.hands[seat].append(card)
            s.reveal(card, 1 << seat)
            return
