"""The log: a cause is told before its effect, and a card without effect says why."""

import pytest

from games.baroque.card_play import played
from games.baroque.hands import (
    A,
    B,
    C,
    army,
    ask,
    card,
    do,
    draw,
    front,
    general,
    give,
    keys,
    own,
    put,
    st,
    table,
    told,
)
from ludoteca.games.baroque.rules.armies import Muster
from ludoteca.games.baroque.rules.cards import Expel
from ludoteca.games.baroque.rules.end_turn import EndOfTurn, TakeState
from ludoteca.games.baroque.state import Baroque
from ludoteca.testing import rule


def before(s: Baroque, first: str, second: str) -> bool:
    found = keys(s)
    return found.index(first) < found.index(second)


@rule("10.3.5.a", "10.4.1.a")
def test_a_march_is_told_before_the_influence_it_sweeps_away() -> None:
    s = table()
    army(s, A, "brandenburg")
    put(s, B, "saxony", 1)
    ask(s, Muster(A, st("brandenburg"), True))
    do(s, "muster 1", "enter saxony")
    assert before(s, "marched", "swept")


@rule("10.3.5.a", "10.4.6.a")
def test_a_retreat_is_told_before_the_influence_it_sweeps_away() -> None:
    s = table()
    army(s, A, "brandenburg", 3)
    army(s, B, "saxony", 2)
    own(s, B, "thuringia")
    put(s, C, "thuringia", 1)
    ask(s, Muster(A, st("brandenburg"), True))
    do(s, "muster 3", "enter saxony", "retreat thuringia")
    assert before(s, "retreated", "swept")


@rule("10.3.5.a", "card.schonborn.c")
def test_a_withdrawal_is_told_before_the_influence_it_sweeps_away() -> None:
    s = table()
    army(s, B, "nassau")
    own(s, B, "berg")
    put(s, C, "berg", 1)
    ask(s, Expel(B, st("nassau")))
    do(s, "withdraw-to berg")
    assert before(s, "withdrawn", "swept")


@rule("10.3.5.a", "card.caprara")
def test_an_extra_move_is_told_before_the_influence_it_sweeps_away() -> None:
    s = table()
    army(s, A, "brandenburg", 3)
    general(s, A, "caprara", "brandenburg")
    army(s, B, "saxony")
    put(s, C, "thuringia", 1)
    s.active = A
    ask(s, Muster(A, st("brandenburg"), True))
    do(s, "muster-with-general 3", "enter saxony", "move-on thuringia", "muster-with-general 1")
    assert before(s, "moved-on", "swept")


@rule("9.2.a", "10.4.b")
def test_a_general_without_armies() -> None:
    s = played(table(), A, "caprara")
    assert told(s, "no-army-to-lead") == [(A, card("caprara"))]
    assert s.discard == [card("caprara")]


@rule("9.2.a")
def test_power_without_a_state() -> None:
    s = table()
    for i in range(len(s.host)):
        s.host[i] = B
        s.armies[i] = 1
    played(s, A, "power")
    assert told(s, "no-state-to-influence") == [(A,)]


@rule("9.1.a")
@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("religious_dispute", "no-bishops"),
        ("own_army_pay", "no-armies-to-pay"),
        ("army_pay", "no-armies"),
        ("city_trade", "no-trade"),
        ("maritime_trade", "no-trade"),
    ],
)
def test_an_event_that_touches_nobody_says_why(event: str, reason: str) -> None:
    s = table()
    draw(s, A, event)
    assert keys(s)[-1] == reason


@rule("card.birth_of_an_heir", "7.4.b")
def test_an_heir_without_cards() -> None:
    s = table()
    s.hands[B] = s.deck
    s.deck = []
    draw(s, A, "birth_of_an_heir")
    assert told(s, "no-card-for-heir") == [(A,)]


@rule("card.galen.b")
def test_galen_without_a_state_to_take() -> None:
    s = table()
    give(s, A, "galen")
    for i in range(len(s.host)):
        s.host[i] = B
        s.armies[i] = 1
    ask(s, TakeState(A, card("galen")))
    assert told(s, "no-state-to-take") == [(A, card("galen"))]


@rule("4.7.a")
def test_the_last_turn_says_that_characters_do_nothing() -> None:
    s = table()
    s.turn = 3
    front(s, A, "frederick_william")
    ask(s, EndOfTurn())
    assert "last-cards-idle" in keys(s)
    assert told(s, "card-points") == []
