"""The income phase (chapter 6)."""

from __future__ import annotations

from ludoteca.games.baroque.data import (
    AUGSBURG,
    CITY_MULTIPLIER,
    FUGGER_LATE,
    MIN_INCOME,
    PAY_LATER,
    PRUSSIA,
    PRUSSIA_WITH_PERMISSION,
    VALUE,
    N,
)
from ludoteca.games.baroque.rules.decks import events_leave_after_income
from ludoteca.games.baroque.state import INCOME, Baroque
from ludoteca.kernel import NOBODY, Action, Step, changed


def base_income(s: Baroque, state: int) -> int:
    """6.1.a, 6.2.a: the printed value, more for Prussia under Polish Permission."""
    return PRUSSIA_WITH_PERMISSION if state == PRUSSIA and s.permission else VALUE[state]


def income(s: Baroque, seat: int) -> int:
    """6.0.b: per state Famine first, then doubling; the total halved if Chaos reaches the next income at this table
    (14.1.b); at last the minimum (6.3.a)."""
    total = 0
    for state in range(N):
        if s.control[state] != seat or not s.yields(state):  # 6.1.c
            continue
        florins = base_income(s, state)
        if s.starved[seat]:
            florins = max(1, florins - 1)
        if s.city[state]:  # 6.1.b, 10.2.2.b, 10.2.3.b
            florins *= CITY_MULTIPLIER
        total += florins
    if s.halved[seat] and s.halves_next_income:
        total = (total + 1) // 2
    return max(total, MIN_INCOME)


class TakeIncome(Step[Baroque]):
    """All at the same time; not in turn 1 (4.2.a, 6.0.a)."""

    rule = "6.0.a"

    def __init__(self) -> None:
        pass

    def run(self, s: Baroque) -> None:
        if s.turn == 1:
            return
        s.phase = INCOME
        s.tell("phase", "4.2.a", (s.phase,))
        for seat in s.order:
            florins = income(s, seat)
            s.florins[seat] += florins
            s.tell("income", self.rule, (seat, florins))
        s.halved = [0] * s.seats
        s.starved = [0] * s.seats
        events_leave_after_income(s)
        s.then(*[DeferredPay(seat) for seat in s.order], *[LateRepayment(seat) for seat in s.order])  # 6.3.b


class DeferredPay(Step[Baroque]):
    """Army pay deferred last turn: a price for each of those armies that is left; an army is removed for each not
    paid."""

    rule = "card.army_pay.b"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        due = min(s.deferred[self.seat], s.army_count(self.seat))
        s.deferred = changed(s.deferred, self.seat, 0)
        paid = min(due, s.florins[self.seat] // PAY_LATER)
        if paid:
            s.florins[self.seat] -= paid * PAY_LATER
            s.tell("deferred-paid", self.rule, (self.seat, paid * PAY_LATER))
        s.then(*[DisbandOne(self.seat, True) for _ in range(due - paid)])


class DisbandOne(Step[Baroque]):
    """One army of the player's choice is removed: not paid at once, or not when its deferred pay fell due
    (card.army_pay.b)."""

    rule = "card.army_pay.a"

    def __init__(self, seat: int, deferred: bool) -> None:
        self.seat = seat
        self.deferred = deferred

    def options(self, s: Baroque) -> list[Action]:
        return [Action("disband", (state,)) for state in s.armed_states(self.seat)]

    def take(self, s: Baroque, a: Action) -> None:
        disband(s, self.seat, a.args[0], "card.army_pay.b" if self.deferred else self.rule)


def disband(s: Baroque, seat: int, state: int, rule: str) -> None:
    s.tell("disbanded", rule, (seat, state))
    s.lose_armies(state, 1)


class LateRepayment(Step[Baroque]):
    """Late repayment to Fugger: to the present controller of Augsburg or to the bank, as far as the money goes."""

    rule = "card.fugger_calls_in_loans.b"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Baroque) -> None:
        debt = s.fugger[self.seat] * FUGGER_LATE
        s.fugger = changed(s.fugger, self.seat, 0)
        if debt:
            pay_augsburg(s, self.seat, debt, self.rule)


def pay_augsburg(s: Baroque, seat: int, amount: int, rule: str) -> None:
    """Pay the bankers of Augsburg: its controller gets the money, or the bank. The controller owes nothing."""
    owner = s.control[AUGSBURG]
    if owner == seat:
        return
    paid = s.pay(seat, amount)
    if owner == NOBODY:
        s.tell("paid-bank", rule, (seat, paid))
    else:
        s.florins[owner] += paid
        s.tell("paid-augsburg", rule, (seat, paid, owner))
