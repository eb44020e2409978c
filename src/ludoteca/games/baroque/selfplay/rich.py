"""A beginning with full treasuries and with armies under their generals in the states that belong to nobody."""

from __future__ import annotations

from ludoteca.games.baroque.constants import GENERAL
from ludoteca.games.baroque.data import ARMY_LIMIT, EFFECT, POWERS, STATE, N
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import ALL, Quick

MAX_FLORINS = 120
MAX_ARMIES = 3  # in a state
AT_HOME = {STATE.number(word) for power in POWERS for word in power.majors + power.start_choices}


def enrich(s: Baroque, quick: Quick) -> None:
    for seat in range(s.seats):
        s.florins[seat] += quick.below(MAX_FLORINS)
    for state in range(N):
        seat = quick.below(s.seats)
        armies = 1 + quick.below(MAX_ARMIES)
        free = s.in_play[state] and state not in AT_HOME and quick.below(4) == 0
        if free and s.army_count(seat) + armies <= ARMY_LIMIT[s.seats] // 2:
            s.host[state] = seat
            s.armies[state] = armies
            if s.general_at[seat] < 0:
                appoint(s, seat, state, quick)


def appoint(s: Baroque, seat: int, state: int, quick: Quick) -> None:
    """One of the generals left in the deck leads the armies there."""
    generals = [card for card in s.deck if EFFECT[card] == GENERAL]
    if generals:
        card = generals[quick.below(len(generals))]
        s.deck.remove(card)
        s.tableau[seat].append(card)
        s.reveal(card, ALL)
        s.general_at[seat] = state
