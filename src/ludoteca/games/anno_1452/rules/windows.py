"""Special cards in the Evaluation (cards.7 to cards.10, special.3)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.constants import ANY_WINDOW, BEFORE_CORONATION, BRIBE, DRAW, SPECIAL
from ludoteca.games.anno_1452.data import CARDS, KIND_OF, N_CARDS
from ludoteca.games.anno_1452.rules.early import PROPOSE, propose, refuse_propose
from ludoteca.games.anno_1452.rules.promises import refuse_bribe, refuse_card
from ludoteca.games.anno_1452.rules.reactions import PASS
from ludoteca.games.anno_1452.rules.special import play_special, refuse_special
from ludoteca.games.anno_1452.state import CORONATION_PHASE, INCOME_PHASE, ORDER_PHASE, PRESTIGE_PHASE, Anno
from ludoteca.kernel import Action, No, Step

PLAY_SPECIAL: Final[list[Action]] = [Action("special", (c,)) for c in range(N_CARDS)]
PHASE_OF: Final[list[int]] = [INCOME_PHASE, INCOME_PHASE, PRESTIGE_PHASE, CORONATION_PHASE, ORDER_PHASE]


class Windows(Step[Anno]):
    """cards.10: the players are asked in turn order, once each; a player who has used a card is not asked."""

    rule = "cards.10"

    def __init__(self, window: int) -> None:
        self.window = window

    def run(self, s: Anno) -> None:
        s.phase = PHASE_OF[self.window]
        if self.window == BEFORE_CORONATION and s.vacant:  # event.6: no Coronation, no such window
            return
        for i in range(s.seats - 1, -1, -1):
            s.then(Window(s.order[i], self.window))


def refuse_window(s: Anno, seat: int, card: int, window: int) -> No | None:
    """cards.7 to cards.9: one Special card per Evaluation, at the moment it names."""
    if KIND_OF[card] != SPECIAL:
        return No("only-special", "cards.8", (card,))
    if s.special_used[seat]:
        return No("special-used", "cards.7")
    use = CARDS[card].evaluation
    assert use is not None
    if use.window not in (window, ANY_WINDOW):
        return No("wrong-window", "cards.9", (card,))
    if use.effects[0].kind == DRAW and s.row == s.last_row:
        return No("no-draw-at-end", "end.3")
    no = refuse_card(s, seat, card)
    if no is None and use.effects[0].kind == BRIBE:
        no = No("no-coronation", "event.6") if s.vacant else refuse_bribe(s, seat)
    return refuse_special(s, seat, card, use) if no is None else no


class Window(Step[Anno]):
    """A moment for a Special card, asked of everybody whatever they hold."""

    rule = "cards.9"
    private = True

    def __init__(self, seat: int, window: int) -> None:
        self.seat = seat
        self.window = window

    def candidates(self, s: Anno) -> list[Action]:
        if s.special_used[self.seat]:
            return []
        out = [PASS] + [PLAY_SPECIAL[card] for card in s.hands[self.seat]]
        if s.early_end:
            out.append(PROPOSE)
        return out

    def shortlist(self, s: Anno) -> list[Action]:
        """Of the hand only the Special cards."""
        if s.special_used[self.seat]:
            return []
        out = [PASS]
        for card in s.hands[self.seat]:
            if KIND_OF[card] == SPECIAL:
                out.append(PLAY_SPECIAL[card])
        if s.early_end:
            out.append(PROPOSE)
        return out

    def refuse(self, s: Anno, a: Action) -> No | None:
        if a.verb == "special":
            return refuse_window(s, self.seat, a.args[0], self.window)
        if a.verb == "propose-end":
            return refuse_propose(s, self.seat)
        return None

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "propose-end":
            s.then(self)
            propose(s, self.seat)
        elif a.verb == "special":
            use = CARDS[a.args[0]].evaluation
            assert use is not None
            s.special_used[self.seat] = 1
            play_special(s, self.seat, a.args[0], use, "special.3")
