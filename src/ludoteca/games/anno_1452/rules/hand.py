"""Phase 1: discarding and drawing (cards.1 to cards.6, expert.2 to expert.4)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import EXPERT_DISCARDS, HAND_LIMIT, N_CARDS
from ludoteca.games.anno_1452.rules.citizen import DONE
from ludoteca.games.anno_1452.rules.dues import card_lost
from ludoteca.games.anno_1452.rules.events import draw_cards
from ludoteca.games.anno_1452.rules.promises import refuse_card
from ludoteca.games.anno_1452.state import CARDS_PHASE, Anno
from ludoteca.kernel import Action, No, Step

DISCARD: Final[list[Action]] = [Action("discard", (c,)) for c in range(N_CARDS)]


class CardsPhase(Step[Anno]):
    """cards.5: in turn order, each player discards, draws and has their Event carried out before the next."""

    rule = "cards.5"

    def run(self, s: Anno) -> None:
        s.phase = CARDS_PHASE
        for i in range(s.seats - 1, -1, -1):
            s.then(NewHand(s.order[i]))


class NewHand(Step[Anno]):
    """One player's part of the phase; what they may discard depends on the hand at its beginning."""

    rule = "cards.5"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Anno) -> None:
        s.then(Discard(self.player, fewest_kept(s, self.player)), Refill(self.player))


def fewest_kept(s: Anno, seat: int) -> int:
    """How few cards the player may keep: none, or in the expert game one less than they hold, counted from five at
    most."""
    if not s.expert:
        return 0  # cards.1
    return max(0, min(len(s.hands[seat]), HAND_LIMIT) - EXPERT_DISCARDS)  # expert.2, expert.3, expert.4


class Discard(Step[Anno]):
    """One card or enough: cards.2, at most five may be kept; expert.2, not fewer than `fewest`."""

    rule = "cards.1"
    private = True

    def __init__(self, seat: int, fewest: int) -> None:
        self.seat = seat
        self.fewest = fewest

    def candidates(self, s: Anno) -> list[Action]:
        hand = s.hands[self.seat]
        if len(hand) <= self.fewest:  # expert.2: nothing may be discarded
            return []
        return [DISCARD[card] for card in hand] + [DONE]

    def refuse(self, s: Anno, a: Action) -> No | None:
        hand = s.hands[self.seat]
        if a.verb == "done":  # cards.3: the limit is checked nowhere else
            return No("too-many-cards", "cards.2", (HAND_LIMIT,)) if len(hand) > HAND_LIMIT else None
        if not s.agreements:
            return None
        if len(hand) > HAND_LIMIT and all_promised(s, self.seat):
            return None  # cards.2 stands above agreements (trade.2)
        return refuse_card(s, self.seat, a.args[0])

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "done":
            return
        card = a.args[0]
        s.hands[self.seat].remove(card)
        s.discard(card)
        s.tell("discarded", self.rule, (self.seat, card))
        card_lost(s, card, self.seat, self.seat)
        s.then(self)


def all_promised(s: Anno, seat: int) -> bool:
    """Whether every card in hand is promised; only agreements of earlier rules can promise more than are kept."""
    return [card for card in s.hands[seat] if refuse_card(s, seat, card) is None] == []


class Refill(Step[Anno]):
    """cards.4: up to five."""

    rule = "cards.4"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Anno) -> None:
        draw_cards(s, self.player, max(0, HAND_LIMIT - len(s.hands[self.player])), self.rule)
