"""Income, cards, first player (chapters 6 to 8)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    action,
    army,
    ask,
    asked,
    card,
    dice,
    do,
    draw,
    give,
    menu,
    own,
    put,
    refusal,
    st,
    table,
    told,
)
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.rules.actions import NextActor
from ludoteca.games.baroque.rules.build import CITY_WORK, BuildTarget
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.first_player import ChooseOrder
from ludoteca.games.baroque.rules.income import TakeIncome, income
from ludoteca.games.baroque.rules.opportunity import BuyCards, DealCards, FreeCards
from ludoteca.kernel import NOBODY, Refused, act, view
from ludoteca.testing import rule


@rule("6.0.a")
def test_income_is_the_sum_of_the_states() -> None:
    s = table()
    own(s, B, "bohemia", "tyrol")
    s.city[st("bohemia")] = 1
    s.turn = 2
    before = s.florins[B]
    ask(s, TakeIncome())
    assert s.florins[B] == before + 12


@rule("6.0.a")
def test_no_income_in_turn_one() -> None:
    s = table()
    before = s.florins.copy()
    ask(s, TakeIncome())
    assert s.florins == before


@rule("6.0.b")
def test_famine_comes_before_doubling_and_chaos_halves_the_total() -> None:
    s = table(2, chaos_income="turn-and-next-income")
    s.control = [NOBODY] * len(s.control)
    own(s, A, "saxony", "nassau")
    s.city[st("saxony")] = 1
    s.starved[A] = 1
    assert income(s, A) == 5
    s.starved[A] = 0
    own(s, A, "bavaria", "nassau", "mainz")
    s.city[st("saxony")] = 0
    own(s, A, "swabia")
    assert income(s, A) == 3 + 1 + 3 + 3 + 1
    s.halved[A] = 1
    assert income(s, A) == 6


@rule("6.0.b")
def test_famine_and_chaos_together_meet_the_minimum() -> None:
    s = table(2, chaos_income="turn-and-next-income")
    s.control = [NOBODY] * len(s.control)
    own(s, A, "saxony", "tyrol", "nassau")
    s.city[st("saxony")] = 1
    s.starved[A] = 1
    s.halved[A] = 1
    assert income(s, A) == 5


@rule("6.1.a")
def test_only_control_brings_income() -> None:
    s = table()
    own(s, A, "lorraine")
    assert income(s, A) == 4 + 3
    put(s, A, "hessen", 1)
    assert income(s, A) == 7


@rule("6.1.b", "10.2.2.b", "10.2.3.b")
@pytest.mark.parametrize("city", [1, 2])
def test_a_city_doubles_income(city: int) -> None:
    s = table()
    own(s, A, "saxony")
    s.city[st("saxony")] = city
    assert income(s, A) == 4 + 6


@rule("6.1.c")
def test_states_that_yield_nothing() -> None:
    s = table(4)
    own(s, B, "lorraine", "styria", "bohemia")
    full = income(s, B)
    army(s, A, "austria")
    assert income(s, B) == full - 4
    s.no_income[st("lorraine")] = 1
    assert income(s, B) == full - 7
    draw(s, A, "war", 4)
    assert income(s, B) == 5
    assert s.yields(st("bohemia"))
    s.no_income[st("spanish_netherlands")] = 1
    before = s.florins[3]
    draw(s, A, "maritime_trade")
    assert s.florins[3] == before


@rule("6.2.a")
def test_income_of_prussia() -> None:
    s = table()
    own(s, A, "prussia")
    assert income(s, A) == 4 + 2
    draw(s, B, "polish_permission")
    assert income(s, A) == 4 + 6
    s.starved[A] = 1
    assert income(s, A) == 3 + 5
    assert turn_points(s, A) == 4 + 2


@rule("6.2.b")
def test_no_city_in_prussia() -> None:
    s = table()
    own(s, A, "prussia")
    s.florins[A] = 20
    ask(s, BuildTarget(A, CITY_WORK))
    assert refusal(s, "build-in prussia") == "no-city-allowed"


@rule("6.3.a")
def test_at_least_five_florins() -> None:
    s = table(2)
    s.control = [NOBODY] * len(s.control)
    assert income(s, A) == 5
    own(s, A, "saxony")
    assert income(s, A) == 5
    own(s, A, "tyrol")
    assert income(s, A) == 5
    own(s, A, "nassau")
    assert income(s, A) == 6


@rule("6.3.b")
def test_debts_are_settled_after_income() -> None:
    s = table(2)
    s.control[st("brandenburg")] = NOBODY
    s.turn = 2
    s.florins[A] = 0
    army(s, A, "hessen", 2)
    s.deferred[A] = 2
    s.fugger[A] = 1
    ask(s, TakeIncome())
    assert s.florins[A] == 0
    assert told(s, "deferred-paid") == [(A, 4)]
    assert told(s, "paid-bank") == [(A, 1)]
    assert (s.deferred[A], s.fugger[A]) == (0, 0)


@rule("7.0.a", "10.1.a")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 3), (4, 2)])
def test_free_cards_are_seen_by_their_owner_alone(seats: int, cards: int) -> None:
    s = ask(table(seats), DealCards())
    for seat in range(seats):
        assert len(s.hands[seat]) == cards
        shown = [z for z in view(GAME, s, seat)["board"]["zones"] if z["id"] == "hand"]
        for z in shown:
            assert all(c.startswith("card:") for c in z["cards"]) == (z["seat"] == "ABCD"[seat])


@rule("7.0.b")
def test_buying_needs_money_and_may_be_left() -> None:
    s = table()
    s.florins[A] = 1
    ask(s, BuyCards(A, 0))
    assert refusal(s, "buy") == "florins-needed"
    s = table()
    ask(s, BuyCards(A, 0))
    do(s, "done-buying")
    assert (s.florins[A], s.hands[A]) == (15, [])


@rule("7.1.a")
def test_buying_order() -> None:
    s = table()
    s.order = [C, B, A]
    own(s, B, "saxony", "salzburg", "liege", "bohemia")
    ask(s, DealCards())
    seen = []
    while asked(s) == "BuyCards":
        seen.append(s.front[0].seat)
        do(s, "done-buying")
    assert seen == [B, C, A]


@rule("7.1.a")
def test_equal_support_buys_in_turn_order() -> None:
    s = table()
    own(s, B, "bohemia")
    s.order = [C, A, B]
    ask(s, DealCards())
    assert s.front[0].seat == C


@rule("7.2.a")
def test_one_mulligan_of_one_to_three_cards() -> None:
    s = table()
    give(s, A, "power", "traitor", "baroque", "assassin")
    s.florins[A] = 30
    ask(s, BuyCards(A, 0), BuyCards(B, 0))
    assert refusal(s, "mulligan 4") == "mulligan-too-many"
    do(s, "mulligan 2", "exchange traitor", "exchange baroque")
    assert s.front[0].seat == B
    assert refusal(s, "mulligan 1") == "hand-too-small"
    assert s.discard == [card("traitor"), card("baroque")]
    assert len(s.hands[A]) == 4


@rule("7.2.a")
def test_a_mulligan_comes_before_the_next_player_buys() -> None:
    s = table()
    give(s, A, "power", "traitor")
    ask(s, BuyCards(A, 0), BuyCards(B, 0))
    do(s, "done-buying", "buy")
    with pytest.raises(Refused) as refused:
        act(GAME, s, A, action("mulligan 1"))
    assert refused.value.no.key == "not-asked"


@rule("7.2.b")
@pytest.mark.parametrize(("cards", "cost"), [(1, 3), (2, 7), (3, 12)])
def test_mulligan_costs(cards: int, cost: int) -> None:
    s = table()
    give(s, A, "power", "traitor", "baroque", "assassin")
    s.florins[A] = cost - 1
    ask(s, BuyCards(A, 9))
    assert refusal(s, f"mulligan {cards}") == "florins-needed"
    s.florins[A] = cost
    s.agenda.clear()
    ask(s, BuyCards(A, 9))
    do(s, f"mulligan {cards}")
    for _ in range(cards):
        do(s, menu(s)[0])
    assert s.florins[A] == 0
    assert len(s.hands[A]) == 4


@rule("7.3.a")
def test_a_card_costs_two_florins() -> None:
    s = ask(table(), BuyCards(A, 0))
    do(s, "buy", "buy", "buy", "buy")
    assert s.florins[A] == 7
    assert len(s.hands[A]) == 4


@rule("7.4.a")
@pytest.mark.parametrize(("seats", "favours", "most"), [(2, 0, 6), (3, 0, 5), (4, 0, 4), (4, 2, 6)])
def test_the_buying_limit(seats: int, favours: int, most: int) -> None:
    s = table(seats)
    s.florins[A] = 40
    s.hand_favours[A] = favours
    ask(s, BuyCards(A, 0))
    for _ in range(most):
        do(s, "buy")
    assert refusal(s, "buy") == "bought-enough"


@rule("7.4.a")
def test_eleven_cards_with_two_players() -> None:
    s = ask(table(2), FreeCards(), BuyCards(A, 0))
    for _ in range(6):
        do(s, "buy")
    assert len(s.hands[A]) == 11


@rule("7.4.b")
def test_an_empty_deck_is_refilled() -> None:
    s = table()
    s.discard = s.deck[:3]
    s.box += s.deck[3:]
    s.deck = []
    ask(s, BuyCards(A, 0))
    do(s, "buy")
    assert (len(s.deck), s.discard, len(s.hands[A])) == (2, [], 1)


@rule("7.4.b")
def test_no_cards_at_all() -> None:
    s = table()
    s.box += s.deck
    s.deck = []
    ask(s, FreeCards(), BuyCards(A, 0))
    assert s.hands[A] == []
    assert refusal(s, "buy") == "no-cards-left"


@rule("8.1.a")
def test_turn_one_keeps_the_rolled_order() -> None:
    s = table()
    s.order = [C, A, B]
    ask(s, ChooseOrder())
    assert s.order == [C, A, B]
    for seat in (A, B, C):
        give(s, seat, "power")
    ask(s, NextActor(0))
    assert s.active == C


@rule("8.2.a")
def test_any_order_may_be_named() -> None:
    s = table()
    s.turn = 2
    s.vp = [10, 8, 20]
    ask(s, ChooseOrder())
    do(s, "place-in-order C")
    assert refusal(s, "place-in-order C") == "already-in-order"
    do(s, "place-in-order B", "confirm")
    assert s.order == [C, B, A]


@rule("8.2.b")
def test_ties_go_to_less_support_then_to_the_lower_die() -> None:
    s = table()
    s.turn = 2
    s.vp = [8, 8, 20]
    own(s, A, "saxony")
    own(s, B, "bohemia")
    ask(s, ChooseOrder())
    assert s.front[0].seat == B
    s = table()
    s.turn = 2
    s.vp = [8, 8, 20]
    own(s, B, "bohemia")
    dice(s, 2, 5)
    ask(s, ChooseOrder())
    assert s.front[0].seat == A


@rule("8.2.b")
def test_equal_dice_are_rolled_again() -> None:
    s = table()
    s.turn = 2
    own(s, B, "bohemia")
    s.vp = [8, 8, 20]
    dice(s, 3, 3, 6, 1)
    ask(s, ChooseOrder())
    assert s.front[0].seat == B
    assert len(told(s, "tie-roll")) == 4
