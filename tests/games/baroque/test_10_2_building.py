"""Building armies and cities (10.2 to 10.2.2)."""

import pytest

from games.baroque.acting import acting
from games.baroque.hands import (
    A,
    B,
    C,
    army,
    ask,
    asked,
    do,
    draw,
    fill_armies,
    front,
    menu,
    own,
    points,
    refusal,
    st,
    table,
)
from games.helpers import key_of
from ludoteca.games.baroque.data import STATES
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.build import (
    ARMY_WORK,
    CITY_WORK,
    FORTIFIED_WORK,
    BuildTarget,
    cost,
    why_not_work,
)
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.rules.influence import BASE, POWER_CARD, InfluenceTarget
from ludoteca.games.baroque.rules.support import Upkeep
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


@rule("10.2.a")
def test_one_building_for_each_action() -> None:
    s = acting(table(), actions=1)
    s.florins[A] = 20
    do(s, "build-city", "build-in brandenburg")
    assert menu(s) == ["confirm"]
    s = table()
    army(s, A, "brandenburg")
    s.florins[A] = 20
    acting(s, actions=2)
    do(s, "build-city", "build-in brandenburg", "build-fortified", "build-in brandenburg")
    assert s.city[st("brandenburg")] == FORTIFIED


@rule("10.2.b", "card.barelli", "card.lurago", "card.martinelli", "card.zuccalli")
@pytest.mark.parametrize(
    ("word", "city", "fortified", "residence", "army_needed"),
    [
        ("barelli", 5, 8, 4, False),
        ("lurago", 4, 7, 3, True),
        ("martinelli", 3, 6, 5, True),
        ("zuccalli", 4, 6, 6, False),
    ],
)
def test_architects_change_the_prices(word: str, city: int, fortified: int, residence: int, army_needed: bool) -> None:
    s = table()
    assert [cost(s, A, work) for work in range(4)] == [3, 6, 8, 6]
    front(s, A, word)
    assert [cost(s, A, work) for work in range(4)] == [3, city, fortified, residence]
    s.city[st("brandenburg")] = CITY
    s.florins[A] = fortified
    if army_needed:
        assert key_of(why_not_work(s, A, FORTIFIED_WORK)) == "no-place-to-build"
        army(s, A, "brandenburg")
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in brandenburg")
    assert s.city[st("brandenburg")] == FORTIFIED
    assert s.florins[A] == 0
    assert s.armies[st("brandenburg")] == 0


@rule("10.2.b", "card.zuccalli")
def test_zuccalli_leaves_the_army() -> None:
    s = table()
    front(s, A, "zuccalli")
    army(s, A, "brandenburg")
    s.city[st("brandenburg")] = CITY
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in brandenburg")
    assert s.armies[st("brandenburg")] == 1


@rule("card.barelli", "card.lurago", "card.martinelli", "card.zuccalli")
@pytest.mark.parametrize(("word", "due"), [("barelli", 3), ("lurago", 3), ("martinelli", 4), ("zuccalli", 5)])
def test_architects_are_paid_at_the_end(word: str, due: int) -> None:
    s = table()
    front(s, A, word)
    s.florins[A] = 10
    ask(s, EndOfTurn())
    assert s.florins[A] == 10 - due
    s = table()
    front(s, A, word)
    s.florins[A] = 2
    ask(s, EndOfTurn())
    assert s.florins[A] == 0


@rule("card.martinelli")
def test_three_cities_for_nine_florins() -> None:
    s = table()
    front(s, A, "martinelli")
    own(s, A, "hessen", "saxony")
    s.florins[A] = 9
    acting(s)
    for word in ("hessen", "saxony", "brandenburg"):
        do(s, "build-city", f"build-in {word}")
    assert s.florins[A] == 0


@rule("10.2.c")
def test_no_building_beside_enemy_armies() -> None:
    s = table()
    own(s, B, "bohemia")
    army(s, A, "austria")
    ask(s, BuildTarget(B, ARMY_WORK))
    assert refusal(s, "build-in austria") == "enemy-army"
    assert refusal(s, "build-in bohemia") == ""
    s = table(enemy_army_works="refused")
    own(s, B, "styria")
    draw(s, A, "war", 5)
    ask(s, BuildTarget(B, CITY_WORK))
    assert refusal(s, "build-in styria") == "enemy-army"


@rule("10.2.c", "10.2.2.a")
def test_a_city_needs_only_control_but_an_army_no_enemy_army() -> None:
    s = table()
    own(s, B, "bohemia")
    army(s, A, "bohemia")
    army(s, A, "austria")
    ask(s, BuildTarget(B, CITY_WORK))
    assert refusal(s, "build-in bohemia") == ""
    assert refusal(s, "build-in austria") == "enemy-army"  # in a major state the army denies control
    s.agenda.clear()
    ask(s, BuildTarget(B, ARMY_WORK))
    assert s.front == []


@rule("10.2.d")
def test_markers_do_not_run_out() -> None:
    s = table()
    free = [i for i in range(len(s.city)) if s.home[i] == NOBODY and s.in_play[i] and STATES[i].city_allowed][:16]
    for state in free:
        s.control[state] = A
        s.city[state] = CITY
    s.city[free[-1]] = 0
    ask(s, BuildTarget(A, CITY_WORK))
    do(s, f"build-in {STATES[free[-1]].id}")
    assert sum(s.city) == 16


@rule("10.2.1.a")
def test_building_an_army() -> None:
    s = table()
    own(s, B, "tyrol")
    s.florins[B] = 3
    acting(s, B)
    do(s, "build-army", "build-in tyrol")
    assert (s.florins[B], s.armies[st("tyrol")]) == (0, 1)
    assert "march tyrol" in menu(s)
    s.florins[B] = 2
    assert key_of(why_not_work(s, B, ARMY_WORK)) == "florins-needed"


@rule("10.2.2.a", "10.2.3.a")
def test_the_price_is_the_reason_only_where_florins_would_help() -> None:
    s = table()
    s.florins[A] = 0
    assert key_of(why_not_work(s, A, FORTIFIED_WORK)) == "no-place-to-build"
    assert key_of(why_not_work(s, A, CITY_WORK)) == "florins-needed"


@rule("10.2.1.a")
def test_influence_is_not_control() -> None:
    s = table()
    s.influence[st("hessen") * 3 + A] = 1
    ask(s, BuildTarget(A, ARMY_WORK))
    assert refusal(s, "build-in hessen") == "not-controlled"


@rule("10.2.1.b", "10.4.7.a")
@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 11), (4, 15)])
def test_the_army_limit(seats: int, limit: int) -> None:
    s = table(seats)
    fill_armies(s, A, "brandenburg")
    assert s.army_count(A) == limit
    assert key_of(why_not_work(s, A, ARMY_WORK)) == "army-limit"
    s.lose_armies(st("brandenburg"), 1)
    assert why_not_work(s, A, ARMY_WORK) is None


@rule("10.2.1.c")
def test_upkeep_is_due_besides_event_pay() -> None:
    s = table()
    army(s, A, "brandenburg", 2)
    draw(s, A, "army_pay")
    do(s, "pay-armies 2")
    assert s.florins[A] == 13
    ask(s, Upkeep(A, False))
    do(s, "pay 2")
    assert s.florins[A] == 11


@rule("10.2.2.a")
def test_building_a_city() -> None:
    s = table()
    own(s, A, "saxony")
    s.florins[A] = 6
    ask(s, BuildTarget(A, CITY_WORK))
    do(s, "build-in saxony")
    assert (s.florins[A], s.city[st("saxony")]) == (0, CITY)
    s.city[st("saxony")] = FORTIFIED
    s.florins[A] = 20
    own(s, B, "bohemia")
    army(s, A, "bohemia")
    ask(s, BuildTarget(A, CITY_WORK))
    assert refusal(s, "build-in saxony") == "city-stands"
    assert refusal(s, "build-in bohemia") == "not-controlled"


@rule("10.2.2.c", "10.3.c")
def test_a_city_adds_a_point_once_a_turn() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place anhalt", "use-city brandenburg")
    assert s.control[st("anhalt")] == A
    assert points(s, A, "anhalt") == 2
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place lusatia")
    assert s.front == []
    assert points(s, A, "lusatia") == 1
    ask(s, EndOfTurn())
    assert s.used_city[st("brandenburg")] == 0


@rule("10.2.2.c")
def test_a_used_city_stays_used_when_rebuilt_or_taken() -> None:
    s = table()
    own(s, A, "saxony")
    s.city[st("saxony")] = CITY
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place lusatia", "use-city saxony")
    s.city[st("saxony")] = 0
    s.florins[A] = 6
    ask(s, BuildTarget(A, CITY_WORK))
    do(s, "build-in saxony")
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place anhalt")
    assert asked(s) == ""
    own(s, B, "saxony")
    ask(s, InfluenceTarget(B, POWER_CARD))
    do(s, "place tyrol", "place hessen")
    assert asked(s) == ""


@rule("10.2.2.c")
def test_a_city_beside_an_enemy_army_is_no_help() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    army(s, B, "brandenburg")
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place anhalt")
    assert asked(s) == ""
    assert points(s, A, "anhalt") == 1


@rule("10.2.2.d")
def test_a_city_belongs_to_its_state() -> None:
    s = table()
    own(s, A, "saxony")
    s.city[st("saxony")] = CITY
    own(s, B, "saxony")
    assert income(s, B) == 4 + 6
    draw(s, C, "revolt", 6)
    do(s, "revolt-in saxony")
    assert s.city[st("saxony")] == CITY
    assert income(s, B) == 5
