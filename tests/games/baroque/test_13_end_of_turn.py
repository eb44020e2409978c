"""End of turn and victory (chapters 13, 15)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    army,
    ask,
    do,
    draw,
    front,
    menu,
    own,
    refusal,
    st,
    table,
    told,
)
from ludoteca.games.baroque.data import STATES, VALUE, N
from ludoteca.games.baroque.game import GAME, BaroqueGame
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.cards import Assassinate
from ludoteca.games.baroque.rules.end_turn import EndOfTurn, turn_points
from ludoteca.games.baroque.rules.support import (
    ChangeOfControl,
)
from ludoteca.games.baroque.rules.turn import TurnOver
from ludoteca.games.baroque.rules.victory import check_electors, electors_held, most_points_win
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import DEAL_VERBS, NOBODY
from ludoteca.testing import rule


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
