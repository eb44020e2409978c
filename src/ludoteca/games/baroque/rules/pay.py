"""Pay for the Armies and Pay for Your Armies (appendix 1)."""

from __future__ import annotations

from ludoteca.games.baroque.data import EVENTS, OPPORTUNITY_COUNT, PAY_NOW
from ludoteca.games.baroque.rules.income import DisbandOne, disband
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action, Step, changed


class ArmyPay(Step[Baroque]):
    """For each army: pay now, pay more after the next income, or remove it. First how many are paid now."""

    rule = "card.army_pay.a"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Baroque) -> list[Action]:
        most = min(s.army_count(self.seat), s.florins[self.seat] // PAY_NOW)
        return [Action("pay-armies", (n,)) for n in range(most, -1, -1)]

    def take(self, s: Baroque, a: Action) -> None:
        n = a.args[0]
        s.florins[self.seat] -= n * PAY_NOW
        if n:
            s.tell("armies-paid", self.rule, (self.seat, n, n * PAY_NOW))
        s.then(DeferPay(self.seat, s.army_count(self.seat) - n))


class DeferPay(Step[Baroque]):
    """Then how many of the others are put off, not in the last turn; the rest are removed."""

    rule = "card.army_pay.a"

    def __init__(self, seat: int, armies: int) -> None:
        self.seat = seat
        self.armies = armies

    def options(self, s: Baroque) -> list[Action]:
        if not self.armies or s.is_last_turn():
            return []
        return [Action("defer-pay", (n,)) for n in range(self.armies, -1, -1)]

    def take(self, s: Baroque, a: Action) -> None:
        s.deferred = changed(s.deferred, self.seat, s.deferred[self.seat] + a.args[0])
        if a.args[0]:
            s.tell("pay-deferred", self.rule, (self.seat, a.args[0]))
        s.then(*[DisbandOne(self.seat, False) for _ in range(self.armies - a.args[0])])

    def run(self, s: Baroque) -> None:
        s.then(*[DisbandOne(self.seat, False) for _ in range(self.armies)])


def bracket(card: int, armies: int) -> int:
    """What so many armies cost their owner."""
    event = EVENTS[card - OPPORTUNITY_COUNT]
    for i in range(len(event.up_to)):
        if armies <= event.up_to[i]:
            return event.florins[i]
    return event.florins[-1]


class OwnArmyPay(Step[Baroque]):
    """The drawer may remove armies first, and must until the rest can be paid for."""

    rule = "card.own_army_pay"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Baroque) -> list[Action]:
        n = s.army_count(self.seat)
        if not n:
            return []
        price = bracket(self.card, n)
        out = [Action("pay", (price,))] if s.florins[self.seat] >= price else []
        return out + [Action("disband", (state,)) for state in s.armed_states(self.seat)]

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "pay":
            s.florins[self.seat] -= a.args[0]
            s.tell("own-armies-paid", self.rule, (self.seat, a.args[0]))
            return
        disband(s, self.seat, a.args[0], self.rule)
        s.then(self)
