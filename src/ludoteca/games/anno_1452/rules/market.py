"""The open market of two expert players (expert.5 to expert.13)."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import MARKET_CARDS, MARKET_EXCHANGES
from ludoteca.games.anno_1452.rules.events import draw_open
from ludoteca.games.anno_1452.rules.promises import refuse_card
from ludoteca.games.anno_1452.rules.reactions import PASS
from ludoteca.games.anno_1452.state import TRADE_PHASE, Anno
from ludoteca.kernel import ALL, Action, Step


class OpenMarket(Step[Anno]):
    """expert.5: five cards face up after both have refilled; expert.6: no Event stays among them."""

    rule = "expert.5"

    def run(self, s: Anno) -> None:
        s.markets += 1
        draw_open(s, MARKET_CARDS, self.rule)


class Market(Step[Anno]):
    """expert.8: the first player in turn order begins; expert.9: in the first market of the game the second."""

    rule = "expert.8"

    def run(self, s: Anno) -> None:
        s.phase = TRADE_PHASE
        first = s.order[1] if s.markets == 1 else s.order[0]
        s.then(Exchange(first, 0, False))


def given(s: Anno, seat: int) -> list[int]:
    """The hand cards the seat may give away; a promised one stays (trade.8)."""
    return [card for card in s.hands[seat] if refuse_card(s, seat, card) is None]


class Exchange(Step[Anno]):
    """expert.7, expert.10, expert.11: one for one, in strict turns; `made` exchanges so far, `refused` at the
    opening."""

    rule = "expert.7"
    private = True

    def __init__(self, seat: int, made: int, refused: bool) -> None:
        self.seat = seat
        self.made = made
        self.refused = refused

    def options(self, s: Anno) -> list[Action]:
        if self.made >= 2 * MARKET_EXCHANGES:  # expert.12
            return []
        if not given(s, self.seat):
            return [PASS]
        return [PASS] + [Action("take-open", (card,)) for card in s.market]

    def take(self, s: Anno, a: Action) -> None:
        other = s.after(self.seat)[0]
        if a.verb == "take-open":
            s.then(Give(self.seat, a.args[0]), Exchange(other, self.made + 1, False))
            return
        s.tell("exchange-refused", "expert.11", (self.seat,))
        if self.made == 0 and not self.refused:  # C2: the other may begin instead
            s.then(Exchange(other, 0, True))


class Give(Step[Anno]):
    """The card given stays open in the place of the one taken."""

    rule = "expert.7"
    private = True

    def __init__(self, seat: int, taken: int) -> None:
        self.seat = seat
        self.taken = taken

    def options(self, s: Anno) -> list[Action]:
        return [Action("give", (card,)) for card in given(s, self.seat)]

    def take(self, s: Anno, a: Action) -> None:
        card = a.args[0]
        s.hands[self.seat].remove(card)
        s.reveal(card, ALL)
        s.market[s.market.index(self.taken)] = card
        s.hands[self.seat].append(self.taken)
        s.tell("exchanged", self.rule, (self.seat, self.taken, card))


class CloseMarket(Step[Anno]):
    """expert.13: at the end of phase 3 the open cards are discarded."""

    rule = "expert.13"

    def run(self, s: Anno) -> None:
        s.discards += s.market
        s.market.clear()
        s.tell("market-closed", self.rule)
