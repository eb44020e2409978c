"""Deck preparation (chapter 5)."""

from __future__ import annotations

from ludoteca.games.baroque.constants import ARMY_PAY, CHAOS, FAMINE
from ludoteca.games.baroque.data import EFFECT
from ludoteca.games.baroque.state import DECKS, Baroque
from ludoteca.kernel import Step


class PrepareDecks(Step[Baroque]):
    """Both decks are shuffled with their discards; cards in play, such as Wars (5.1.b) and Polish Permission (5.1.d),
    and cards in the box (5.1.a, 5.1.e) stay where they are. Not in turn 1 (4.1.a)."""

    rule = "5.0.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        if s.turn == 1:
            return
        s.phase = DECKS
        s.tell("phase", "4.1.a", (s.phase,))
        s.reshuffle()
        s.reshuffle_events()


def events_leave_with_turn(s: Baroque) -> None:
    """Pay for the Armies lies beside the deck for its turn only (card.army_pay.c); Chaos goes when none of its effects
    is left (14.1.g)."""
    for card in s.events_in_play.copy():
        if EFFECT[card] == ARMY_PAY or (EFFECT[card] == CHAOS and sum(s.halved) == 0):
            s.events_in_play.remove(card)
            s.event_discard.append(card)


def events_leave_after_income(s: Baroque) -> None:
    """Chaos has done its last (14.1.g); Famine goes under the event deck, where everybody knows it to be (5.1.c)."""
    for card in s.events_in_play.copy():
        if EFFECT[card] == CHAOS:
            s.events_in_play.remove(card)
            s.event_discard.append(card)
            s.tell("chaos-over", "14.1.g")
        elif EFFECT[card] == FAMINE:
            s.events_in_play.remove(card)
            s.event_deck.insert(0, card)
            s.tell("famine-under-deck", "5.1.c")
