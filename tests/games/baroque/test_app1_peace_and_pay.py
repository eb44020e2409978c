"""Appendix 1: peace, permission, army pay and support for the Emperor."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    all_armies,
    army,
    ask,
    asked,
    card,
    do,
    draw,
    menu,
    own,
    st,
    table,
    told,
)
from ludoteca.games.baroque.realm import OTTOMANS
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.income import TakeIncome, income
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


@rule("card.peace.a")
def test_peace_leaves_the_ottoman_marker() -> None:
    s = table()
    draw(s, A, "war", 4)
    draw(s, A, "peace")
    assert s.active_wars() == 0
    assert s.host[st("styria")] == OTTOMANS
    assert s.florins == [15, 15, 15]


@rule("card.peace.b")
def test_peace_without_a_war_brings_money() -> None:
    s = table()
    draw(s, A, "peace")
    assert s.florins == [20, 20, 20]
    draw(s, A, "war", 4)
    draw(s, A, "peace_2")
    draw(s, A, "peace_3")
    assert s.florins == [25, 25, 25]


@rule("card.polish_permission.b")
def test_permission_makes_prussia_rich() -> None:
    s = table()
    own(s, A, "prussia")
    draw(s, B, "polish_permission")
    assert income(s, A) == 10
    assert s.events_in_play == [card("polish_permission")]


def disbanding_rules(s: Baroque) -> list[str]:
    return [event.rule for event in s.log or [] if event.key == "disbanded"]


@rule("card.army_pay.a")
def test_army_pay_now_later_or_never() -> None:
    s = table()
    s.florins[A] = 2
    army(s, A, "brandenburg", 3)
    army(s, A, "hessen", 1)
    draw(s, A, "army_pay")
    assert menu(s) == ["pay-armies 2", "pay-armies 1", "pay-armies 0"]
    do(s, "pay-armies 2", "defer-pay 1", "disband hessen")
    assert disbanding_rules(s) == ["card.army_pay.a"]
    assert all_armies(s, A) == {"brandenburg": 3}
    assert (s.florins[A], s.deferred[A]) == (0, 1)


@rule("card.army_pay.a")
def test_no_pay_is_put_off_in_the_last_turn() -> None:
    s = table()
    s.turn = 3
    s.florins[A] = 1
    army(s, A, "brandenburg", 3)
    draw(s, A, "army_pay")
    do(s, "pay-armies 1", "disband brandenburg", "disband brandenburg")
    assert disbanding_rules(s) == ["card.army_pay.a"] * 2
    assert s.front == []
    assert all_armies(s, A) == {"brandenburg": 1}


@rule("card.army_pay.b")
def test_deferred_pay_falls_due() -> None:
    s = table(2)
    s.control[st("brandenburg")] = NOBODY
    s.turn = 2
    s.florins[A] = 0
    s.deferred[A] = 3
    army(s, A, "hessen", 3)
    ask(s, TakeIncome())
    do(s, "disband hessen")
    assert disbanding_rules(s) == ["card.army_pay.b"]
    assert (s.florins[A], s.armies[st("hessen")]) == (1, 2)
    s = table(2)
    s.turn = 2
    s.florins[A] = 0
    s.deferred[A] = 3
    army(s, A, "hessen", 1)
    ask(s, TakeIncome())
    assert s.florins[A] == 5 - 2


@rule("card.army_pay.c")
def test_a_second_pay_in_the_turn_is_void() -> None:
    s = table()
    army(s, A, "brandenburg")
    draw(s, A, "army_pay")
    do(s, "pay-armies 1")
    draw(s, A, "army_pay_2")
    assert s.front == []
    assert s.event_discard == [card("army_pay_2")]
    assert s.events_in_play == [card("army_pay")]
    ask(s, EndOfTurn())
    assert s.events_in_play == []
    draw(s, A, "army_pay_2")
    assert asked(s) == "ArmyPay"


@rule("card.own_army_pay")
@pytest.mark.parametrize(("armies", "florins"), [(1, 3), (3, 3), (4, 5), (6, 5), (7, 7), (9, 7), (10, 10), (12, 10)])
def test_what_own_armies_cost(armies: int, florins: int) -> None:
    s = table(4)
    army(s, A, "brandenburg", armies)
    draw(s, A, "own_army_pay")
    do(s, f"pay {florins}")
    assert s.florins[A] == 15 - florins


@rule("card.own_army_pay")
def test_armies_may_go_before_they_are_paid_and_must_if_money_lacks() -> None:
    s = table()
    army(s, A, "brandenburg", 7)
    draw(s, A, "own_army_pay")
    do(s, "disband brandenburg", "pay 5")
    assert (s.army_count(A), s.florins[A]) == (6, 10)
    s = table()
    s.florins[A] = 2
    army(s, A, "brandenburg", 2)
    draw(s, A, "own_army_pay")
    do(s, "disband brandenburg", "disband brandenburg")
    assert (s.army_count(A), s.florins[A]) == (0, 2)
    s = table()
    draw(s, A, "own_army_pay")
    assert (s.front, s.florins[A]) == ([], 15)


@rule("card.support_for_the_emperor")
def test_the_throne_is_scored_in_mid_turn_and_again() -> None:
    s = table()
    own(s, B, "bohemia", "saxony")
    draw(s, C, "support_for_the_emperor")
    assert s.vp == [2, 4, 0]
    do(s, "favour money_small", "confirm", "done-favours", "favour money_small", "done-favours")
    assert s.florins == [15, 20, 20]
    ask(s, SupportPhase())
    assert s.vp == [4, 8, 0]
    do(s, "favour money_small", "confirm")
    assert s.florins[B] == 25


@rule("card.support_for_the_emperor")
def test_brunswick_still_counts_in_that_ranking() -> None:
    s = table()
    own(s, B, "brunswick", "salzburg")
    draw(s, A, "chaos")
    draw(s, A, "support_for_the_emperor")
    assert told(s, "throne")[0][0] == B
