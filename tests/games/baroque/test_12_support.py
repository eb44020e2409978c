"""Support (chapter 12)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    D,
    all_armies,
    army,
    ask,
    asked,
    card,
    do,
    draw,
    fill_armies,
    front,
    menu,
    own,
    refusal,
    st,
    table,
    told,
)
from games.helpers import log_of
from ludoteca.games.baroque.data import N
from ludoteca.games.baroque.realm import CITY
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.opportunity import CardsBought, DealCards
from ludoteca.games.baroque.rules.support import (
    ActiveWars,
    ChangeOfControl,
    SpendFavours,
    SupportPhase,
    Throne,
    Upkeep,
    upkeep,
)
from ludoteca.games.baroque.rules.turn import TurnOver
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


@rule("12.0.a")
def test_the_four_steps_in_order() -> None:
    s = table()
    army(s, A, "hessen")
    draw(s, A, "war", 1)
    log_of(s).clear()
    ask(s, SupportPhase())
    do(s, "pay 1")
    while s.front:
        do(s, menu(s)[-1])
    order = [e.key for e in log_of(s) if e.key in ("upkeep", "conquered", "throne", "war-cost")]
    assert order == ["upkeep", "conquered", "throne", "throne", "throne", "war-cost", "war-cost", "war-cost"]


@rule("12.1.a")
@pytest.mark.parametrize(("turn", "florins"), [(1, 1), (2, 2), (3, 3), (4, 4), (7, 4), (8, 5), (15, 5)])
def test_upkeep_by_turn(turn: int, florins: int) -> None:
    assert upkeep(turn) == florins


@rule("12.1.a")
def test_upkeep_is_paid_for_every_army() -> None:
    s = table()
    s.turn = 2
    army(s, A, "brandenburg", 4)
    ask(s, Upkeep(A, False))
    do(s, "pay 8")
    assert s.florins[A] == 7


@rule("12.1.b")
def test_armies_not_paid_for_are_removed_by_choice() -> None:
    s = table()
    s.turn = 3
    s.florins[A] = 7
    army(s, A, "brandenburg", 3)
    army(s, A, "hessen", 2)
    ask(s, Upkeep(A, False))
    assert menu(s) == ["disband brandenburg", "disband hessen"]
    do(s, "disband brandenburg", "disband brandenburg", "disband brandenburg")
    assert "pay 6" in menu(s)
    do(s, "pay 6", "confirm")
    assert all_armies(s, A) == {"hessen": 2}
    assert s.florins[A] == 1


@rule("12.1.b")
def test_paying_for_none_is_allowed_and_no_money_loses_all() -> None:
    s = table()
    army(s, A, "brandenburg", 2)
    ask(s, Upkeep(A, False))
    do(s, "disband brandenburg", "disband brandenburg")
    assert (s.army_count(A), s.florins[A]) == (0, 15)
    s = table()
    s.florins[A] = 0
    army(s, A, "brandenburg", 2)
    ask(s, Upkeep(A, False))
    assert s.army_count(A) == 0


@rule("12.2.a")
def test_armies_take_control() -> None:
    s = table()
    own(s, B, "nassau")
    army(s, A, "nassau")
    army(s, A, "tyrol")
    army(s, A, "austria")
    ask(s, ChangeOfControl())
    assert [s.control[st(word)] for word in ("nassau", "tyrol", "austria")] == [A, A, B]


def throne(s: Baroque) -> Baroque:
    ask(s, Throne("12.3.a"))
    return s


@rule("12.3.a")
def test_the_ranking_is_fixed_when_the_step_begins() -> None:
    s = table(4)
    own(s, A, "saxony", "bavaria")
    own(s, B, "bohemia", "cologne")
    own(s, C, "salzburg")
    assert [s.support(seat) for seat in (A, B, C, D)] == [9, 7, 4, 0]
    throne(s)
    assert s.vp == [5, 3, 1, 0]
    do(s, "done-favours", "done-favours", "favour state", "favour-state trier", "confirm")
    assert s.support(C) == 8
    assert s.front[0].seat == D
    assert s.vp == [5, 3, 1, 0]
    assert told(s, "throne") == [(A, 1, 5, 1), (B, 2, 3, 2), (C, 3, 1, 3), (D, 4, 0, 4)]


@rule("12.3.b")
def test_ties_go_by_turn_order() -> None:
    s = table()
    s.order = [C, A, B]
    own(s, A, "saxony")
    own(s, B, "bohemia", "bavaria")
    assert [s.support(seat) for seat in (A, B, C)] == [6, 6, 3]
    assert s.by_support() == [A, B, C]
    s = table(2)
    s.control = [NOBODY] * N
    s.order = [B, A]
    assert s.by_support() == [B, A]


@rule("12.3.c", "12.3.d", "12.3.e")
@pytest.mark.parametrize(
    ("seats", "rewards"),
    [
        (2, [(1, 3, 2), (2, 0, 4)]),
        (3, [(1, 4, 1), (2, 2, 2), (3, 0, 4)]),
        (4, [(1, 5, 1), (2, 3, 2), (3, 1, 3), (4, 0, 4)]),
    ],
)
def test_rewards_by_rank(seats: int, rewards: list[tuple[int, int, int]]) -> None:
    s = table(seats)
    throne(s)
    assert [args[1:] for args in told(s, "throne")] == rewards
    for args in told(s, "throne"):
        assert s.vp[args[0]] == args[2]


@rule("12.3.1.a")
def test_votes_of_electors() -> None:
    s = table()
    own(s, B, "saxony", "bavaria")
    assert s.support(B) == 6
    own(s, B, "brunswick")
    assert s.support(B) == 6
    draw(s, A, "chaos")
    assert s.support(B) == 9


@rule("12.3.1.b")
def test_votes_of_dioceses() -> None:
    s = table()
    own(s, B, "salzburg")
    assert s.support(B) == 1
    s.residence[st("salzburg")] = 1
    assert s.support(B) == 2
    own(s, B, "cologne")
    assert s.support(B) == 2 + 4
    s.residence[st("cologne")] = 1
    assert s.support(B) == 2 + 5


def favours(n: int, seats: int = 3) -> Baroque:
    s = table(seats)
    ask(s, SpendFavours(A, n, ()))
    return s


@rule("12.3.2.a")
def test_favours_are_mixed_and_not_repeated() -> None:
    s = favours(4)
    do(s, "favour money_large")
    assert refusal(s, "favour money_large") == "favour-taken"
    do(s, "favour victory_points", "confirm")
    assert (s.florins[A], s.vp[A]) == (27, 3)
    s = favours(4)
    do(s, "favour hand_limit", "favour hand_limit", "favour money_small", "done-favours")
    assert s.hand_favours[A] == 2
    assert refusal(favours(2), "favour state") == "favours-needed"


@rule("12.3.2.a")
def test_unspent_favours_are_lost() -> None:
    s = favours(4)
    do(s, "done-favours")
    assert s.front == []
    assert (s.florins[A], s.vp[A], s.hand_favours[A]) == (15, 0, 0)


@rule("12.3.2.b", "7.4.a")
def test_the_larger_hand_is_for_one_turn() -> None:
    s = favours(1, 2)
    do(s, "favour hand_limit", "confirm")
    assert s.hand_favours == [1, 0]
    s.florins[A] = 40
    ask(s, DealCards())
    for _ in range(7):
        do(s, "buy")
    assert refusal(s, "buy") == "bought-enough"
    do(s, "done-buying", "done-buying")
    assert s.hand_favours == [0, 0]
    assert CardsBought.rule == "12.3.2.b"


@rule("12.3.2.c", "12.3.2.d")
def test_money_favours_add_up() -> None:
    s = favours(3)
    do(s, "favour money_small")
    assert s.florins[A] == 20
    do(s, "favour money_large", "confirm")
    assert s.florins[A] == 32


@rule("12.3.2.e")
def test_a_free_army_at_home() -> None:
    s = favours(2)
    do(s, "favour army", "free-army brandenburg", "confirm")
    assert (all_armies(s, A), s.florins[A]) == ({"brandenburg": 1}, 15)
    s = table()
    fill_armies(s, A, "brandenburg")
    ask(s, SpendFavours(A, 2, ()))
    assert refusal(s, "favour army") == "army-limit"
    s = table()
    army(s, B, "brandenburg")
    ask(s, SpendFavours(A, 2, ()))
    assert refusal(s, "favour army") == "no-place-to-build"


@rule("12.3.2.e", "3.1.b", "card.schonborn.b")
def test_the_palatine_player_picks_a_home() -> None:
    s = table()
    ask(s, SpendFavours(C, 2, ()))
    do(s, "favour army")
    assert menu(s) == ["free-army lower_palatinate", "free-army upper_palatinate"]
    s = table()
    front(s, A, "schonborn")
    ask(s, SpendFavours(C, 2, ()))
    do(s, "favour army")
    assert menu(s) == ["free-army upper_palatinate"]


@rule("12.3.2.f")
def test_points_for_favours() -> None:
    s = table()
    s.vp[A] = 10
    ask(s, SpendFavours(A, 2, ()))
    do(s, "favour victory_points", "confirm")
    assert s.vp[A] == 13


@rule("12.3.2.g", "2.1.e")
def test_a_small_bare_state() -> None:
    s = table()
    own(s, B, "trier", "baden", "styria")
    s.city[st("baden")] = CITY
    draw(s, B, "war", 4)
    ask(s, SpendFavours(A, 3, ()))
    do(s, "favour state")
    assert refusal(s, "favour-state silesia") == "value-too-high"
    assert refusal(s, "favour-state baden") == "not-bare"
    assert refusal(s, "favour-state styria") == "not-bare"
    assert refusal(s, "favour-state holstein") == "not-in-play"
    do(s, "favour-state trier", "confirm")
    assert s.control[st("trier")] == A
    assert s.support(A) == 3 + 4


@rule("12.3.2.g")
def test_the_state_favour_needs_a_state() -> None:
    s = table()
    s.city = [CITY] * N
    ask(s, SpendFavours(A, 4, ()))
    assert refusal(s, "favour state") == "no-target"
    assert "favour state" not in menu(s)
    assert {"favour hand_limit", "favour pick_card", "favour army"} <= set(menu(s))


@rule("12.3.2.h")
def test_a_card_of_choice_next_turn() -> None:
    s = table(2)
    ask(s, SpendFavours(A, 4, ()))
    do(s, "favour pick_card", "confirm")
    assert s.card_favours == [1, 0]
    s.box.append(s.deck.pop(s.deck.index(card("roos"))))
    s.known[card("roos")] = -1
    ask(s, DealCards())
    assert asked(s) == "PickCard"
    assert "pick-card roos" not in menu(s)
    do(s, "pick-card montecuccoli")
    assert card("montecuccoli") in s.hands[A]
    assert s.known[card("montecuccoli")] == 0b01
    assert all(s.known[c] == 0 for c in s.deck)
    assert [len(hand) for hand in s.hands] == [6, 5]
    assert s.card_favours == [0, 0]
    event = next(e for e in log_of(s) if e.key == "card-picked")
    assert (event.seen, event.hide) == (0b01, 1)


@rule("12.3.2.h")
def test_a_card_may_be_picked_in_vain_in_the_last_turn() -> None:
    s = table()
    s.turn = 3
    ask(s, SpendFavours(A, 4, ()), TurnOver())
    do(s, "favour pick_card", "confirm")
    assert s.over


@rule("12.3.2.h")
def test_several_choosers_in_support_order() -> None:
    s = table()
    own(s, B, "bohemia", "saxony")
    s.card_favours = [1, 1, 0]
    ask(s, DealCards())
    assert s.front[0].seat == B
    do(s, "pick-card roos")
    assert s.front[0].seat == A
    assert "pick-card roos" not in menu(s)


@rule("12.4.a", "12.4.b")
@pytest.mark.parametrize(("wars", "florins"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 10), (5, 15)])
def test_active_wars_cost_money(wars: int, florins: int) -> None:
    s = table()
    for i in range(wars):
        s.wars[i] = 1
    s.florins = [15, 3, 0]
    ask(s, ActiveWars())
    assert s.florins == [15 - florins, max(0, 3 - florins), 0]


@rule("12.4.a")
def test_the_leftover_ottomans_cost_nothing() -> None:
    s = table()
    draw(s, A, "war", 4)
    draw(s, A, "peace")
    ask(s, ActiveWars())
    assert s.florins == [15, 15, 15]


@rule("12.4.b")
def test_who_cannot_pay_pays_what_they_have() -> None:
    s = table()
    front(s, A, "zuccalli")
    s.florins[A] = 2
    ask(s, EndOfTurn())
    assert s.florins[A] == 0
