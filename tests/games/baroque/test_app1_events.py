"""Appendix 1: the event cards without a chapter of their own."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    D,
    army,
    ask,
    asked,
    card,
    do,
    draw,
    front,
    give,
    keys,
    menu,
    own,
    phase,
    points,
    refusal,
    st,
    table,
    told,
)
from ludoteca.games.baroque.constants import WAR
from ludoteca.games.baroque.data import EFFECT
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.actions import NextActor
from ludoteca.games.baroque.rules.armies import why_not_enter
from ludoteca.games.baroque.rules.decks import PrepareDecks
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.income import TakeIncome, income
from ludoteca.games.baroque.rules.support import SupportPhase
from ludoteca.games.baroque.state import Baroque
from ludoteca.i18n import Texts
from ludoteca.kernel import NOBODY, Viewer
from ludoteca.kernel.view import prompt_of
from ludoteca.render import prompt_text
from ludoteca.testing import rule


@rule("card.famine")
def test_famine_lowers_the_next_income_once() -> None:
    s = table()
    own(s, B, "bohemia", "nassau")
    s.city[st("bohemia")] = CITY
    draw(s, A, "famine")
    assert income(s, B) == 3 + 4 + 1
    s.turn = 2
    ask(s, PrepareDecks(), TakeIncome())
    assert income(s, B) == 4 + 6 + 1
    assert s.event_deck[0] == card("famine")


@rule("card.city_trade")
def test_city_trade() -> None:
    s = table()
    own(s, A, "saxony", "hessen")
    for word, city in (("saxony", CITY), ("hessen", CITY), ("brandenburg", FORTIFIED), ("tyrol", CITY)):
        s.city[st(word)] = city
    draw(s, B, "city_trade")
    assert s.florins == [22, 15, 15]


@rule("card.maritime_trade")
def test_maritime_trade() -> None:
    s = table(4)
    own(s, A, "bremen", "hamburg")
    s.city[st("bremen")] = FORTIFIED
    s.city[st("hamburg")] = CITY
    army(s, A, "spanish_netherlands")
    draw(s, B, "maritime_trade")
    assert s.florins == [15 + 5 + 3, 15, 15, 15]


@rule("card.confusion_in_command.a")
def test_confusion_skips_the_phase() -> None:
    s = table()
    give(s, A, "power", "baroque", "traitor")
    give(s, B, "power")
    phase(s, A, "confusion_in_command")
    assert s.active == B
    assert len(s.hands[A]) == 3
    s.agenda.clear()
    ask(s, NextActor(0))
    assert s.active == A
    assert s.confused == 0


@rule("card.confusion_in_command.b")
def test_confusion_of_the_last_player_ends_the_turn() -> None:
    s = table()
    give(s, A, "power", "baroque", "traitor", "assassin")
    s.then(SupportPhase())
    phase(s, A, "confusion_in_command")
    assert s.hands[A] == []
    assert "throne" in keys(s)
    s = table()
    give(s, A, "power", "baroque")
    give(s, C, "power")
    phase(s, A, "confusion_in_command")
    assert s.active == C


@rule("card.auction.a", "card.denmark_sells_holstein")
def test_bidding() -> None:
    s = table()
    s.florins[B] = 5
    draw(s, A, "denmark_sells_holstein")
    do(s, "bid 3")
    assert refusal(s, "bid 3") == "bid-too-low"
    assert refusal(s, "bid 6") == "florins-needed"
    do(s, "bid 5", "pass", "pass")
    assert told(s, "sold") == [(B, st("holstein"), 5)]
    assert s.florins[B] == 0


def question(s: Baroque) -> str:
    """What the table asks, as everybody reads it."""
    return prompt_text(Texts("en", GAME.package), prompt_of(GAME, Viewer(s, NOBODY), s.front[0]))


@rule("card.auction.a")
def test_the_question_names_the_highest_bid() -> None:
    s = table()
    draw(s, A, "denmark_sells_holstein")
    assert question(s) == "bid at least 0 FL for Holstein, or pass"
    do(s, "bid 3")
    assert question(s) == "bid at least 4 FL for Holstein, or pass (A has bid 3 FL)"
    do(s, "pass", "bid 7")
    assert question(s) == "bid at least 8 FL for Holstein, or pass (C has bid 7 FL)"


@rule("card.auction.a")
def test_a_pass_is_final_and_the_last_may_still_decline() -> None:
    s = table()
    draw(s, A, "sweden_sells_western_pomerania")
    do(s, "bid 1", "bid 2", "pass")
    assert s.front[0].seat == A
    do(s, "bid 3")
    assert s.front[0].seat == B
    do(s, "pass")
    assert s.control[st("western_pomerania")] == A
    s = table()
    draw(s, A, "denmark_sells_holstein")
    do(s, "pass", "pass")
    assert s.front[0].seat == C
    assert {"pass", "bid 0"} <= set(menu(s))
    do(s, "pass")
    assert s.control[st("holstein")] == NOBODY


@rule("card.auction.b", "card.sweden_sells_western_pomerania")
def test_the_winner_pays_and_the_state_comes_into_play() -> None:
    s = table()
    draw(s, A, "sweden_sells_western_pomerania")
    do(s, "bid 6", "pass", "pass")
    assert s.florins[A] == 9
    assert s.control[st("western_pomerania")] == A
    assert points(s, A, "western_pomerania") == 0
    assert why_not_enter(s, st("western_pomerania")) is None
    assert s.box == [card("sweden_sells_western_pomerania")]


@rule("card.auction.c")
def test_a_bid_of_nothing() -> None:
    s = table()
    draw(s, A, "denmark_sells_holstein")
    do(s, "bid 0", "pass", "pass")
    assert (s.control[st("holstein")], s.florins[A]) == (A, 15)
    s = table(zero_bid="refused")
    draw(s, A, "denmark_sells_holstein")
    assert refusal(s, "bid 0") == "bid-too-low"


@rule("card.auction.c", "card.spain_sells_franche_comte", "card.spain_sells_spanish_netherlands")
@pytest.mark.parametrize(
    ("word", "state", "least"),
    [("spain_sells_franche_comte", "franche_comte", 3), ("spain_sells_spanish_netherlands", "spanish_netherlands", 5)],
)
def test_the_spanish_minimum(word: str, state: str, least: int) -> None:
    s = table()
    draw(s, A, word)
    assert refusal(s, f"bid {least - 1}") == "bid-too-low"
    do(s, f"bid {least}", "pass", "pass")
    assert (s.control[st(state)], s.florins[A]) == (A, 15 - least)
    s.florins = [2, 2, 2]
    draw(s, A, "war", 3)
    assert f"french-target {state}" in menu(s)


@rule("card.spain_sells_franche_comte", "card.auction.c")
def test_without_money_nobody_bids() -> None:
    s = table()
    s.florins = [2, 2, 2]
    draw(s, A, "spain_sells_franche_comte")
    for _ in range(3):
        assert menu(s) == ["pass"]
        do(s, "pass")
    assert card("spain_sells_franche_comte") in s.event_discard


@rule("card.religious_dispute")
def test_the_religious_dispute() -> None:
    s = table()
    front(s, A, "galen")
    front(s, B, "schonborn")
    front(s, C, "lurago")
    draw(s, C, "religious_dispute")
    assert s.tableau == [[], [], [card("lurago")]]
    assert s.ban == 0
    ask(s, EndOfTurn())
    assert s.florins[A] == 15
    s = table()
    draw(s, C, "religious_dispute")
    assert s.event_discard == [card("religious_dispute")]


@rule("card.fugger_calls_in_loans.a")
def test_fugger_is_paid_by_all() -> None:
    s = table()
    own(s, B, "augsburg")
    draw(s, A, "fugger_calls_in_loans")
    assert s.florins == [12, 21, 12]
    s = table()
    draw(s, A, "fugger_calls_in_loans")
    assert s.florins == [12, 12, 12]


@rule("card.fugger_calls_in_loans.a")
def test_the_controller_of_augsburg_owes_nothing_even_when_poor() -> None:
    s = table()
    own(s, A, "augsburg")
    s.florins[A] = 1
    draw(s, B, "fugger_calls_in_loans")
    assert s.florins[A] == 1 + 3 + 3
    assert s.fugger == [0, 0, 0]


@rule("card.fugger_calls_in_loans.b")
def test_who_has_too_little_pays_fugger_later() -> None:
    s = table()
    s.florins = [2, 3, 15]
    own(s, C, "augsburg")
    draw(s, A, "fugger_calls_in_loans")
    assert s.florins == [2, 0, 18]
    assert s.fugger == [1, 0, 0]
    assert card("fugger_calls_in_loans") in s.event_discard
    s.turn = 2
    ask(s, TakeIncome())
    assert s.florins == [2 + 5 - 5, 5, 18 + 7 + 5]
    assert s.fugger == [0, 0, 0]


@rule("card.war")
def test_a_war_already_active_is_rolled_again() -> None:
    s = table()
    draw(s, A, "war", 1)
    draw(s, A, "war_2", 4)
    draw(s, A, "war_3", 4, 1, 6)
    assert s.wars == [1, 0, 0, 1, 1]
    assert [EFFECT[c] for c in s.event_deck].count(WAR) == 0
    assert len(told(s, "war-roll")) == 5


@rule("card.imperial_subsidies")
def test_subsidies_by_rank() -> None:
    s = table(2)
    draw(s, A, "imperial_subsidies")
    assert s.florins == [28, 24]
    s = table(4)
    own(s, D, "saxony", "bavaria", "mainz")
    own(s, B, "bohemia")
    s.order = [B, C, A, D]
    draw(s, A, "imperial_subsidies")
    assert s.florins == [15, 21, 18, 25]


@rule("card.marriage")
def test_marriage() -> None:
    s = table()
    own(s, B, "cleves")
    army(s, B, "swabia")
    draw(s, A, "marriage")
    assert refusal(s, "marry osnabruck") == "is-a-diocese"
    assert refusal(s, "marry swabia") == "enemy-army"
    assert refusal(s, "marry hessen") == "value-too-high"
    do(s, "marry cleves")
    assert s.control[st("cleves")] == A


@rule("card.marriage")
def test_marriage_anywhere_or_nowhere() -> None:
    s = table()
    draw(s, A, "marriage")
    do(s, "marry nassau")
    assert s.control[st("nassau")] == A
    s = table()
    for i in range(len(s.host)):
        s.host[i] = B
        s.armies[i] = 1
    draw(s, A, "marriage")
    assert "no-marriage" in keys(s)


@rule("card.birth_of_an_heir")
def test_an_heir_brings_a_card() -> None:
    s = table()
    give(s, A, "power")
    phase(s, A, "birth_of_an_heir")
    assert len(s.hands[A]) == 2
    assert asked(s) == "MandatoryCard"
    s = table()
    s.discard = s.deck
    s.deck = []
    draw(s, A, "birth_of_an_heir")
    assert (len(s.hands[A]), len(s.deck), s.discard) == (1, 40, [])
