"""Fortified cities and residences (10.2.3, 10.2.4)."""

from games.baroque.hands import (
    A,
    B,
    army,
    ask,
    asked,
    card,
    do,
    front,
    general,
    own,
    points,
    refusal,
    st,
    table,
)
from games.helpers import key_of
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.build import (
    CITY_WORK,
    FORTIFIED_WORK,
    RESIDENCE_WORK,
    BuildTarget,
    why_not_work,
)
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.influence import BASE, BY_POLITICIAN, POWER_CARD, InfluenceTarget
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


@rule("10.2.3.a")
def test_fortifying() -> None:
    s = table()
    s.florins[A] = 8
    army(s, A, "brandenburg", 2)
    assert key_of(why_not_work(s, A, FORTIFIED_WORK)) == "no-place-to-build"
    ask(s, BuildTarget(A, CITY_WORK))
    assert key_of(BuildTarget(A, FORTIFIED_WORK).refuse(s, s.menus[0][0])) == "city-needed"
    s.agenda.clear()
    s.city[st("brandenburg")] = CITY
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in brandenburg")
    assert (s.city[st("brandenburg")], s.armies[st("brandenburg")], s.florins[A]) == (FORTIFIED, 1, 0)


@rule("10.2.3.a")
def test_fortifying_needs_an_army_and_may_cost_the_general() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    own(s, A, "saxony")
    s.city[st("saxony")] = CITY
    army(s, A, "brandenburg")
    general(s, A, "caprara", "brandenburg")
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    assert refusal(s, "build-in saxony") == "army-needed"
    do(s, "build-in brandenburg")
    assert s.general_at[A] == NOBODY
    assert s.discard == [card("caprara")]


@rule("10.2.3.c")
def test_a_fortified_city_adds_two_points() -> None:
    s = table()
    s.city[st("brandenburg")] = FORTIFIED
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place tyrol", "place tyrol", "use-fortified brandenburg")
    assert points(s, A, "tyrol") == 4


@rule("10.2.3.c")
def test_a_city_used_before_fortifying_stays_used() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    s.used_city[st("brandenburg")] = 1
    army(s, A, "brandenburg")
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in brandenburg")
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place anhalt")
    assert asked(s) == ""


@rule("10.2.4.a")
def test_building_a_residence() -> None:
    s = table()
    own(s, A, "salzburg", "hessen")
    s.city[st("salzburg")] = CITY
    s.florins[A] = 6
    assert key_of(why_not_work(s, A, RESIDENCE_WORK)) == "bishop-needed"
    front(s, A, "galen")
    ask(s, BuildTarget(A, RESIDENCE_WORK))
    assert refusal(s, "build-in hessen") == "not-a-diocese"
    do(s, "build-in salzburg")
    assert (s.residence[st("salzburg")], s.city[st("salzburg")], s.florins[A]) == (1, CITY, 0)
    own(s, A, "liege")
    s.florins[A] = 6
    ask(s, BuildTarget(A, RESIDENCE_WORK))
    assert refusal(s, "build-in salzburg") == "residence-stands"


@rule("2.1.g")
def test_no_residence_outside_a_diocese() -> None:
    s = table()
    own(s, A, "hessen")
    front(s, A, "galen")
    assert key_of(why_not_work(s, A, RESIDENCE_WORK)) == "no-place-to-build"
    s.residence[st("hessen")] = 1
    assert "residence-outside-dioceses" in GAME.check(s)


@rule("10.2.4.b")
def test_a_residence_scores_every_turn() -> None:
    s = table()
    own(s, A, "salzburg")
    before = 4 + 2
    s.residence[st("salzburg")] = 1
    for turn in (1, 2, 3):
        ask(s, EndOfTurn())
        assert s.vp[A] == (before + 3) * turn


@rule("10.2.4.c")
def test_a_residence_adds_three_points_next_door() -> None:
    s = table()
    own(s, A, "salzburg", "tyrol")
    s.residence[st("salzburg")] = 1
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place carinthia", "use-residence salzburg")
    assert points(s, A, "carinthia") == 4
    s.used_residence[st("salzburg")] = 0
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place hessen", "place hessen")
    assert asked(s) == ""
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place salzburg")
    assert asked(s) == ""


@rule("10.2.4.c")
def test_a_rivals_residence_is_no_help() -> None:
    s = table()
    own(s, B, "salzburg")
    own(s, A, "bavaria")
    s.residence[st("salzburg")] = 1
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place tyrol")
    assert asked(s) == ""
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    assert asked(s) == "InfluenceTarget"
