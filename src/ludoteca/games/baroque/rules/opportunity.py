"""The opportunity cards phase (chapter 7)."""

from __future__ import annotations

from ludoteca.games.baroque.data import CARD_COST, FREE_CARDS, MAX_BOUGHT, MULLIGAN_COSTS
from ludoteca.games.baroque.state import CARDS, Baroque
from ludoteca.kernel import ALL, Action, No, Step


class DealCards(Step[Baroque]):
    """Cards won by a favour are picked first (12.3.2.h), then all draw their free cards (7.0.a), then they buy
    (7.1.a)."""

    rule = "7.0.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.phase = CARDS
        s.tell("phase", "4.3.a", (s.phase,))
        ranked = s.by_support()
        picks = [LookThroughDeck(seat) for seat in ranked for _ in range(s.card_favours[seat])]
        s.card_favours = [0] * s.seats
        s.then(*picks, FreeCards(), *[BuyCards(seat, 0) for seat in ranked], CardsBought())


class LookThroughDeck(Step[Baroque]):
    """Only the chooser sees the deck; the chosen card goes to the hand unseen, then the deck is shuffled."""

    rule = "12.3.2.h"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        for card in s.deck:
            s.reveal(card, 1 << self.seat)
        s.then(PickCard(self.seat))


class PickCard(Step[Baroque]):
    rule = "12.3.2.h"
    private = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Baroque) -> list[Action]:
        return [Action("pick-card", (card,)) for card in sorted(s.titles(sorted(s.deck)))]

    def take(self, s: Baroque, a: Action) -> None:
        s.deck.remove(a.args[0])
        s.hands[self.seat].append(a.args[0])
        s.tell("card-picked", self.rule, (self.seat, a.args[0]), 1 << self.seat, 1)
        s.reshuffle()


class FreeCards(Step[Baroque]):
    rule = "7.4.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        for seat in s.order:
            drawn = 0
            for _ in range(FREE_CARDS[s.seats]):
                drawn += s.draw_card(seat)
            s.tell("cards-dealt", self.rule, (seat, drawn))


class BuyCards(Step[Baroque]):
    """One card at a time, looking at each (7.0.b), and at last perhaps a mulligan (7.2.a)."""

    rule = "7.0.b"

    def __init__(self, seat: int, bought: int) -> None:
        self.seat = seat
        self.bought = bought

    def candidates(self, s: Baroque) -> list[Action]:
        return [
            Action("buy"),
            *[Action("mulligan", (n,)) for n in range(1, len(MULLIGAN_COSTS) + 1)],
            Action("done-buying"),
        ]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        if a.verb == "buy":
            if self.bought >= MAX_BOUGHT[s.seats] + s.hand_favours[self.seat]:
                return No("bought-enough", "7.4.a", (self.bought,))
            if s.florins[self.seat] < CARD_COST:
                return No("florins-needed", "7.3.a", (CARD_COST,))
            if not s.deck and not s.discard:
                return No("no-cards-left", "7.4.b")
        elif a.verb == "mulligan":
            n = a.args[0]
            if n > len(MULLIGAN_COSTS):
                return No("mulligan-too-many", "7.2.a", (len(MULLIGAN_COSTS),))
            if n > len(s.hands[self.seat]):
                return No("hand-too-small", "7.2.a", (n,))
            if s.florins[self.seat] < MULLIGAN_COSTS[n - 1]:
                return No("florins-needed", "7.2.b", (MULLIGAN_COSTS[n - 1],))
        return None

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "buy":
            s.florins[self.seat] -= CARD_COST
            s.draw_card(self.seat)
            s.tell("card-bought", "7.3.a", (self.seat, s.hands[self.seat][-1]), 1 << self.seat, 1)
            s.then(BuyCards(self.seat, self.bought + 1))
        elif a.verb == "mulligan":
            n = a.args[0]
            s.florins[self.seat] -= MULLIGAN_COSTS[n - 1]
            s.tell("mulligan", "7.2.b", (self.seat, n, MULLIGAN_COSTS[n - 1]))
            s.then(*[Exchange(self.seat) for _ in range(n)], Redraw(self.seat, n))


class Exchange(Step[Baroque]):
    """One card of the mulligan is discarded."""

    rule = "7.2.a"
    private = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Baroque) -> list[Action]:
        return [Action("exchange", (card,)) for card in s.titles(s.hands[self.seat])]

    def take(self, s: Baroque, a: Action) -> None:
        s.discard_hand_card(self.seat, a.args[0])
        s.tell("exchanged", self.rule, (self.seat, a.args[0]), ALL)


class Redraw(Step[Baroque]):
    rule = "7.2.a"

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: Baroque) -> None:
        for _ in range(self.cards):
            s.draw_card(self.seat)


class CardsBought(Step[Baroque]):
    """The favours that raised the limit were for this turn (12.3.2.b)."""

    rule = "12.3.2.b"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        s.hand_favours = [0] * s.seats
