"""Control (chapter 11)."""

from games.baroque.hands import (
    A,
    B,
    C,
    army,
    ask,
    asked,
    do,
    draw,
    own,
    points,
    put,
    refusal,
    st,
    table,
)
from games.baroque.influencing import power
from ludoteca.games.baroque.realm import CITY
from ludoteca.games.baroque.rules.armies import Advance
from ludoteca.games.baroque.rules.control import settle_influence, take_control
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.rules.influence import POWER_CARD, InfluenceTarget
from ludoteca.games.baroque.rules.support import ChangeOfControl, FavourState
from ludoteca.testing import rule


@rule("11.0.a")
def test_each_state_has_one_controller_at_most() -> None:
    s = table()
    power(s, "place hessen", "place hessen")
    take_control(s, B, st("hessen"), "card.marriage")
    assert s.control[st("hessen")] == B
    assert turn_points(s, A) == 4
    assert income(s, B) == 4 + 2


@rule("11.0.b")
def test_control_of_a_neutral_state() -> None:
    s = table()
    power(s, "place hessen", "place hessen")
    assert s.control[st("hessen")] == A
    for mine, others, controlled in (((3), (1, 0), True), ((3), (2, 0), False), ((2), (0, 1), False)):
        s = table()
        put(s, A, "hessen", mine)
        put(s, B, "hessen", others[0])
        put(s, C, "hessen", others[1])
        settle_influence(s, st("hessen"), A)
        assert (s.control[st("hessen")] == A) == controlled
        assert points(s, B, "hessen") == (0 if controlled else others[0])


@rule("11.0.c")
def test_taking_a_rivals_state() -> None:
    s = table()
    own(s, B, "hessen")
    put(s, A, "hessen", 2)
    settle_influence(s, st("hessen"), A)
    assert s.control[st("hessen")] == B
    put(s, A, "hessen", 1)
    settle_influence(s, st("hessen"), A)
    assert s.control[st("hessen")] == A


@rule("11.0.c")
def test_the_controllers_influence_counts_with_their_marker() -> None:
    s = table()
    own(s, B, "hessen")
    put(s, B, "hessen", 2)
    put(s, A, "hessen", 4)
    settle_influence(s, st("hessen"), A)
    assert s.control[st("hessen")] == B
    put(s, A, "hessen", 1)
    settle_influence(s, st("hessen"), A)
    assert s.control[st("hessen")] == A


@rule("11.0.c")
def test_only_the_controller_is_compared() -> None:
    s = table()
    own(s, B, "hessen")
    put(s, A, "hessen", 3)
    put(s, C, "hessen", 2)
    settle_influence(s, st("hessen"), A)
    assert s.control[st("hessen")] == A
    army(s, B, "tyrol")
    own(s, B, "tyrol")
    ask(s, InfluenceTarget(A, POWER_CARD))
    assert refusal(s, "place tyrol") == "enemy-army"


@rule("11.0.d")
def test_only_the_marker_changes_in_a_state_taken_from_a_rival() -> None:
    s = table()
    power(s, "place hessen", "place hessen")
    assert points(s, A, "hessen") == 2
    power(s, "place hessen", "place hessen", seat=B)
    power(s, "place hessen", "place hessen", seat=B)
    assert s.control[st("hessen")] == A
    put(s, C, "hessen", 1)
    ask(s, InfluenceTarget(B, POWER_CARD))
    do(s, "place hessen", "place tyrol")
    assert s.control[st("hessen")] == B
    assert [points(s, seat, "hessen") for seat in (A, B, C)] == [2, 5, 1]  # 11.0.c only replaces the marker


@rule("11.0.d")
def test_the_other_readings_of_what_remains() -> None:
    s = table(own_influence="removed")
    power(s, "place hessen", "place hessen")
    assert (s.control[st("hessen")], points(s, A, "hessen")) == (A, 0)
    s = table(rival_influence="discarded")
    own(s, B, "hessen")
    put(s, B, "hessen", 1)
    put(s, C, "hessen", 1)
    put(s, A, "hessen", 4)
    settle_influence(s, st("hessen"), A)
    assert s.control[st("hessen")] == A
    assert [points(s, seat, "hessen") for seat in (A, B, C)] == [4, 0, 0]


@rule("11.0.d")
def test_where_influence_stays_a_gift_may_be_lost_at_once() -> None:
    s = table()
    own(s, B, "nassau")
    put(s, B, "nassau", 1)
    put(s, C, "nassau", 3)
    ask(s, FavourState(A))
    do(s, "favour-state nassau")
    assert s.control[st("nassau")] == C


@rule("11.0.e", "12.2.a")
def test_military_control_waits_for_the_change_of_control() -> None:
    s = table()
    own(s, B, "tyrol")
    put(s, A, "tyrol", 1)
    army(s, A, "swabia")
    ask(s, Advance(A, st("swabia"), 1, False, 0))
    do(s, "enter tyrol")
    assert asked(s) == ""
    assert s.control[st("tyrol")] == B
    put(s, A, "tyrol", 1)
    ask(s, ChangeOfControl())
    assert s.control[st("tyrol")] == A
    assert points(s, A, "tyrol") == 0


@rule("11.0.e")
def test_an_army_that_left_takes_nothing() -> None:
    s = table()
    own(s, B, "tyrol")
    army(s, A, "tyrol")
    s.lose_armies(st("tyrol"), 1)
    ask(s, ChangeOfControl())
    assert s.control[st("tyrol")] == B


@rule("11.0.f")
def test_a_battle_won_gives_control_at_once() -> None:
    s = table()
    army(s, B, "hessen")
    army(s, A, "thuringia", 2)
    ask(s, Advance(A, st("thuringia"), 2, False, 0))
    do(s, "enter hessen")
    assert s.control[st("hessen")] == A


@rule("11.0.g")
def test_two_rivals_reach_the_margin_at_once() -> None:
    s = table(4)
    own(s, B, "hessen")
    put(s, B, "hessen", 2)
    put(s, A, "hessen", 4)
    put(s, C, "hessen", 4)
    power(s, "remove hessen", "remove hessen", "remove-of B")
    assert s.control[st("hessen")] == A
    assert points(s, C, "hessen") == 4
    s = table(4)
    own(s, B, "hessen")
    put(s, B, "hessen", 2)
    put(s, A, "hessen", 4)
    put(s, C, "hessen", 4)
    power(s, "remove hessen", "remove hessen", "remove-of B", "remove-of B", seat=3)
    assert s.control[st("hessen")] == B


@rule("11.1.a")
def test_major_states_cannot_be_taken() -> None:
    s = table()
    army(s, B, "brandenburg")
    ask(s, ChangeOfControl())
    assert s.control[st("brandenburg")] == A
    ask(s, FavourState(B))
    assert refusal(s, "favour-state upper_palatinate") == "major-state"


@rule("11.1.b")
def test_occupation_denies_money_and_points_and_votes() -> None:
    s = table()
    army(s, B, "brandenburg")
    assert s.support(A) == 0  # the enemy army denies control
    s = table(occupied_electors="owner-votes")
    s.city[st("brandenburg")] = CITY
    s.composers[0] = st("brandenburg")
    assert turn_points(s, A) == 4 + 1 + 3
    army(s, B, "brandenburg")
    assert turn_points(s, A) == 0
    assert s.support(A) == 3
    before = s.florins[A]
    draw(s, C, "city_trade")
    assert s.florins[A] == before
    s.lose_armies(st("brandenburg"), 1)
    assert turn_points(s, A) == 8
