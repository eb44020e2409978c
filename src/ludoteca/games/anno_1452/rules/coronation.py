"""Phase 5, the Coronation (coronation.1 to coronation.11), and phase 6, the new turn order (order.1 to order.5)."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import CROWN_CARDS, CROWN_PRESTIGE, CROWN_SOLDIERS
from ludoteca.games.anno_1452.rules.events import (
    break_tie,
    crown_waiting_antiking,
    draw_cards,
    hand_back_crowns,
    roll_order,
)
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.state import CORONATION_PHASE, ORDER_PHASE, Anno
from ludoteca.kernel import NOBODY, Action, Step


class Coronation(Step[Anno]):
    """coronation.10: crowns and Soldiers are handed back, then the player with the fewest Estates is crowned.

    coronation.11: no vote; nobody is asked.
    """

    rule = "coronation.2"

    def run(self, s: Anno) -> None:
        s.phase = CORONATION_PHASE
        hand_back_crowns(s)  # coronation.9: conquests stay with their owner
        s.crowned = True
        if s.vacant:  # event.6, event.9
            s.tell("no-coronation", "event.6")
            return
        # components.13: a player without Estates counts with none
        counts = [max(0, s.estates(seat) - s.bribes[seat]) for seat in range(s.seats)]  # card.handsalbe
        for seat in s.order:
            if s.bribes[seat]:
                s.tell("bribed", "card.handsalbe", (seat, counts[seat]))
        fewest = min(counts)
        king = break_tie(s, [seat for seat in s.order if counts[seat] == fewest], "coronation.3")
        s.king = king
        s.soldiers[king] = CROWN_SOLDIERS  # coronation.6
        s.tell("crowned", self.rule, (king, s.row))
        shift(s, king, CROWN_PRESTIGE, "coronation.4")
        draw_cards(s, king, CROWN_CARDS, "coronation.5")
        crown_waiting_antiking(s)  # event.24


class NewOrder(Step[Anno]):
    """order.1 to order.3: the King chooses, then the Anti-king, then Prestige decides."""

    rule = "order.1"

    def run(self, s: Anno) -> None:
        s.phase = ORDER_PHASE
        s.next_order = [NOBODY] * s.seats
        s.then(FillOrder())
        if s.antiking != NOBODY:
            s.then(ChoosePlace(s.antiking))
        if s.king != NOBODY:
            s.then(ChoosePlace(s.king))


class ChoosePlace(Step[Anno]):
    """coronation.7, order.1, order.2, event.16: one of the places still free."""

    rule = "order.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Anno) -> list[Action]:
        return [Action("place", (k + 1,)) for k in range(s.seats) if s.next_order[k] == NOBODY]

    def take(self, s: Anno, a: Action) -> None:
        s.next_order[a.args[0] - 1] = self.seat
        s.tell("place", "order.2" if self.seat == s.antiking else "order.1", (self.seat, a.args[0]))


class FillOrder(Step[Anno]):
    """order.3, order.4: the others fill the free places from the front by Prestige; order.5: ties by die."""

    rule = "order.3"

    def run(self, s: Anno) -> None:
        left = [seat for seat in s.order if seat not in s.next_order]
        ranked: list[int] = []
        for level in sorted({s.prestige[seat] for seat in left}, reverse=True):
            ranked += roll_order(s, [seat for seat in left if s.prestige[seat] == level], "order.5")
        for seat in ranked:
            s.next_order[s.next_order.index(NOBODY)] = seat
        s.order = s.next_order
        s.next_order = []
        for k in range(s.seats):
            s.tell("in-order", self.rule, (s.order[k], k + 1))
