"""Support, end of turn and victory (chapters 12, 13, 15)."""

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
from ludoteca.games.baroque.data import STATES, VALUE, N
from ludoteca.games.baroque.game import GAME, BaroqueGame
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.cards import Assassinate
from ludoteca.games.baroque.rules.end_turn import EndOfTurn, turn_points
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
from ludoteca.games.baroque.rules.victory import check_electors, electors_held, most_points_win
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import DEAL_VERBS, NOBODY
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


@rule("13.0.a")
def test_points_add_up() -> None:
    s = table()
    s.vp[A] = 14
    own(s, A, "saxony", "bavaria", "nassau")
    ask(s, EndOfTurn())
    assert s.vp[A] == 14 + 11


@rule("13.0.b", "13.0.e")
def test_points_for_states_and_cities() -> None:
    s = table()
    own(s, B, "bohemia", "tyrol")
    s.city[st("bohemia")] = CITY
    assert turn_points(s, B) == 9 + 1
    s.city[st("tyrol")] = FORTIFIED
    assert turn_points(s, B) == 9 + 3
    own(s, B, "styria")
    draw(s, A, "war", 4)
    assert turn_points(s, B) == 12 + VALUE[st("styria")]  # 14.3.4 takes only armies and influence
    s.styria_yields = 0
    assert turn_points(s, B) == 12


@rule("13.0.c", "14.2.b")
def test_points_for_composers() -> None:
    s = table()
    s.composers[0] = st("brandenburg")
    s.composers[1] = st("brandenburg")
    assert turn_points(s, A) == 4 + 6
    army(s, B, "brandenburg")
    assert (turn_points(s, A), turn_points(s, B)) == (0, 4)


@rule("13.0.d")
def test_points_for_residences() -> None:
    s = table()
    s.residence[st("mainz")] = 1
    assert [turn_points(s, seat) for seat in (A, B, C)] == [4, 4, 5]
    own(s, A, "mainz")
    assert turn_points(s, A) == 4 + 6


@rule("13.0.e")
def test_no_points_from_a_city_in_an_occupied_home() -> None:
    s = table()
    s.city[st("brandenburg")] = FORTIFIED
    army(s, B, "brandenburg")
    assert turn_points(s, A) == 0


@rule("13.0.f", "card.galen.b")
def test_a_state_taken_at_the_end_gives_no_points_yet() -> None:
    s = table()
    front(s, A, "galen")
    own(s, B, "oldenburg")
    ask(s, EndOfTurn())
    do(s, "take-state oldenburg")
    assert (s.vp[A], s.vp[B]) == (4, 5)
    assert s.control[st("oldenburg")] == A
    assert s.florins[A] == 21


@rule("13.0.f")
def test_killed_characters_do_nothing() -> None:
    s = table()
    front(s, B, "frederick_william")
    ask(s, Assassinate(A))
    do(s, "assassinate frederick_william")
    ask(s, EndOfTurn())
    assert s.vp[B] == 4


@rule("13.0.g")
def test_the_order_of_end_effects_is_the_owners() -> None:
    for first, left in (("maximilian_henry", 2), ("lurago", 5)):
        s = table()
        s.florins[A] = 0
        front(s, A, "lurago", "maximilian_henry")
        ask(s, EndOfTurn())
        assert sorted(menu(s)) == ["resolve-card lurago", "resolve-card maximilian_henry"]
        do(s, f"resolve-card {first}")
        assert s.florins[A] == left


@rule("13.0.g")
@pytest.mark.parametrize("cards", [("lurago", "frederick_william"), ("maximilian_henry", "frederick_william")])
def test_the_order_is_not_asked_where_it_changes_nothing(cards: tuple[str, ...]) -> None:
    s = table()
    front(s, A, *cards)
    ask(s, EndOfTurn())
    assert s.front == []
    assert s.tableau[A] == []
    assert s.vp[A] == 4 + 5


def electors(s: Baroque, seat: int, *without: str) -> None:
    for i in range(N):
        if STATES[i].elector and STATES[i].id not in without and s.home[i] == NOBODY:
            s.control[i] = seat


@rule("13.1.a")
def test_all_electors_win_at_once() -> None:
    s = table(2)
    electors(s, B)
    army(s, B, "brandenburg")
    ask(s, EndOfTurn())
    assert s.over == "electors"
    assert s.places == [2, 1]


@rule("13.1.a")
def test_occupation_counts_only_by_the_default_reading() -> None:
    s = table(2, electors="controlled-only")
    electors(s, B)
    army(s, B, "brandenburg")
    check_electors(s)
    assert not s.over
    assert electors_held(s, B) == 7


@rule("13.1.a", "14.1.f")
def test_in_chaos_brunswick_is_needed_too() -> None:
    s = table(2)
    electors(s, A)
    draw(s, A, "chaos")
    check_electors(s)
    assert s.over == ""
    own(s, A, "brunswick")
    check_electors(s)
    assert s.over == "electors"


@rule("13.1.a")
def test_an_occupied_elector_does_not_count_for_its_owner() -> None:
    s = table(2)
    electors(s, A)
    army(s, B, "brandenburg")
    check_electors(s)
    assert s.over == ""
    s = table(2, occupied_electors="owner-votes")
    electors(s, A)
    army(s, B, "brandenburg")
    check_electors(s)
    assert s.over == "electors"
    assert s.places == [1, 2]


@rule("13.1.a")
def test_what_was_lost_before_the_phase_does_not_count() -> None:
    s = table(2)
    electors(s, A)
    army(s, B, "saxony")
    ask(s, ChangeOfControl(), EndOfTurn())
    assert not s.over


@rule("13.1.b")
def test_automatic_victory_comes_before_the_last_turn() -> None:
    s = table(2)
    s.turn = 2
    electors(s, A)
    ask(s, EndOfTurn(), TurnOver())
    assert s.over == "electors"
    assert s.vp == [0, 0]
    s = table(2)
    electors(s, A)
    own(s, NOBODY, "saxony")
    ask(s, EndOfTurn(), TurnOver())
    assert not s.over
    assert s.turn == 2


@rule("15.0.a")
def test_most_points_win() -> None:
    s = table()
    s.vp = [28, 31, 25]
    most_points_win(s)
    assert (s.over, s.places, s.scores) == ("points", [2, 1, 3], [28, 31, 25])
    assert told(s, "final-points") == [(B, 31)]


@rule("15.0.b")
def test_final_ties() -> None:
    s = table()
    s.vp = [30, 30, 10]
    own(s, B, "saxony", "bavaria")
    most_points_win(s)
    assert (s.over, s.places) == ("support", [2, 1, 3])
    s = table()
    s.vp = [30, 30, 10]
    own(s, B, "saxony")
    s.florins = [4, 7, 90]
    most_points_win(s)
    assert (s.over, s.places) == ("florins", [2, 1, 3])
    s = table()
    s.vp = [30, 30, 30]
    own(s, B, "saxony")
    most_points_win(s)
    assert (s.over, s.places) == ("power", [3, 2, 1])
    s = table(4)
    s.control = [NOBODY] * N
    most_points_win(s)
    assert s.places == [4, 2, 1, 3]


@rule("14.1.f", "15.0.b")
def test_brunswick_breaks_no_tie_after_the_last_turn() -> None:
    s = table()
    s.turn = 3
    own(s, A, "franconia", "brunswick")  # 4 + 2 + 3 points
    own(s, B, "bohemia", "tyrol")  # 4 + 3 + 2 points, 3 votes like A without Brunswick
    s.florins = [4, 7, 0]
    draw(s, A, "chaos")
    assert (s.support(A), s.support(B)) == (6, 3)
    ask(s, EndOfTurn(), TurnOver())
    assert (s.over, s.places, s.scores[A], s.scores[B]) == ("florins", [2, 1, 3], 9, 9)


@rule("15.0.c")
def test_there_are_no_deals() -> None:
    assert BaroqueGame().deals is None
    assert not set(GAME.verbs) & set(DEAL_VERBS)


@rule("card.frederick_william.b", "card.thurn_und_taxis.b", "card.lobkowitz.b")
@pytest.mark.parametrize(("word", "points"), [("frederick_william", 5), ("thurn_und_taxis", 3), ("lobkowitz", 4)])
def test_politicians_bring_points_at_the_end(word: str, points: int) -> None:
    s = table()
    front(s, A, word)
    ask(s, EndOfTurn())
    assert s.vp[A] == 4 + points


@rule("card.leopold_wilhelm.b", "card.maximilian_henry.b")
@pytest.mark.parametrize(("word", "florins"), [("leopold_wilhelm", 8), ("maximilian_henry", 5), ("schonborn", 0)])
def test_bishops_bring_money_at_the_end(word: str, florins: int) -> None:
    s = table()
    front(s, A, word)
    s.florins[A] = 4
    ask(s, EndOfTurn())
    assert s.florins[A] == 4 + florins


@rule("card.galen.b")
def test_galen_takes_a_state_without_enemies_if_there_is_one() -> None:
    s = table()
    front(s, A, "galen")
    army(s, B, "osnabruck")
    ask(s, EndOfTurn())
    assert refusal(s, "take-state osnabruck") == "enemy-army"
    do(s, "take-state westphalia")
    s = table()
    front(s, A, "galen")
    own(s, A, "cleves", "east_frisia", "oldenburg", "westphalia")
    army(s, B, "osnabruck")
    ask(s, EndOfTurn())
    assert s.front == []
    assert s.florins[A] == 21


@rule("card.john_george_ii.b")
def test_john_george_brings_money_or_more_for_points() -> None:
    s = table()
    s.vp[A] = 12 - 4
    front(s, A, "john_george_ii")
    ask(s, EndOfTurn())
    do(s, "gain-for-points 10 3")
    assert (s.florins[A], s.vp[A]) == (25, 9)
    s = table()
    s.control[st("brandenburg")] = NOBODY
    s.vp[A] = 2
    front(s, A, "john_george_ii")
    ask(s, EndOfTurn())
    assert refusal(s, "gain-for-points 10 3") == "points-needed"
    do(s, "gain 5")
    assert s.florins[A] == 20
