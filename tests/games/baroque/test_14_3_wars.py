"""Wars and revolts (chapters 14.3, 14.4)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    army,
    ask,
    card,
    do,
    draw,
    general,
    keys,
    menu,
    own,
    points,
    put,
    refusal,
    st,
    table,
    told,
)
from ludoteca.games.baroque.data import VALUE
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.income import income
from ludoteca.games.baroque.rules.influence import POWER_CARD, InfluenceTarget
from ludoteca.games.baroque.rules.wars import Attack
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


@rule("14.3.a")
@pytest.mark.parametrize(
    ("roll", "war"), [(1, "denmark"), (2, "dutch"), (3, "france"), (4, "ottoman"), (5, "ottoman"), (6, "sweden")]
)
def test_the_war_table(roll: int, war: str) -> None:
    s = table()
    draw(s, A, "war", roll)
    assert s.wars[["denmark", "dutch", "france", "ottoman", "sweden"].index(war)] == 1
    assert sum(s.wars) == 1


@rule("14.3.b", "card.peace.a")
def test_wars_last_until_peace() -> None:
    s = table()
    draw(s, A, "war", 1)
    draw(s, A, "war_2", 3)
    do(s, "french-target lorraine")
    assert s.no_income[st("lorraine")] == 1
    draw(s, A, "peace")
    assert s.active_wars() == 0
    assert sorted(s.event_discard) == sorted([card("war"), card("war_2"), card("peace")])
    assert s.events_in_play == []
    assert s.no_income[st("lorraine")] == 0


@rule("14.3.b")
def test_beating_the_ottomans_does_not_end_their_war() -> None:
    s = table()
    draw(s, A, "war", 4)
    s.host[st("styria")] = NOBODY
    assert s.active_wars() == 1
    draw(s, A, "war_2", 5, 4, 6)
    assert [args[1] for args in told(s, "war-roll")] == [4, 5, 4, 6]


@rule("14.3.1.a", "card.maritime_trade")
def test_the_danish_war_closes_the_baltic() -> None:
    s = table()
    own(s, A, "mecklenburg", "hamburg")
    draw(s, B, "war", 1)
    before = s.florins[A]
    draw(s, B, "maritime_trade")
    assert s.florins[A] == before + 3


@rule("14.3.1.a", "14.3.2.a")
def test_the_readings_of_the_naval_wars() -> None:
    for option, roll, gain in (("own-sea", 2, 3), ("all-ports", 1, 0), ("as-printed", 2, 0), ("own-sea", 1, 3)):
        s = table(naval_wars=option)
        own(s, A, "mecklenburg", "hamburg")
        draw(s, B, "war", roll)
        before = s.florins[A]
        draw(s, B, "maritime_trade")
        assert s.florins[A] == before + gain


@rule("14.3.1.b", "card.denmark_sells_holstein")
def test_no_sale_of_holstein_in_the_danish_war() -> None:
    s = table()
    draw(s, B, "war", 1)
    draw(s, B, "denmark_sells_holstein")
    assert s.front == []
    assert card("denmark_sells_holstein") in s.event_discard
    assert not s.in_play[st("holstein")]


@rule("14.3.2.a", "card.maritime_trade")
def test_the_dutch_war_voids_maritime_trade() -> None:
    s = table()
    own(s, A, "mecklenburg")
    draw(s, B, "war", 2)
    before = s.florins.copy()
    draw(s, B, "maritime_trade")
    assert s.florins == before
    assert "event-void" in keys(s)


@rule("14.3.3.a")
def test_what_france_may_attack() -> None:
    s = table()
    draw(s, A, "war", 3)
    assert menu(s) == ["french-target lorraine"]
    assert refusal(s, "french-target franche_comte") == "not-in-play"
    do(s, "french-target lorraine")
    assert s.no_income[st("lorraine")] == 1
    s = table(4)
    draw(s, A, "war", 3)
    assert len(menu(s)) == 3


def french_attack(armies: int, city: int) -> tuple[int, int, int]:
    """Armies, city and No Income marker of Lorraine after the attack."""
    s = table()
    own(s, A, "lorraine")
    if armies:
        army(s, A, "lorraine", armies)
    s.city[st("lorraine")] = city
    draw(s, A, "war", 3)
    do(s, "french-target lorraine")
    return s.armies[st("lorraine")], s.city[st("lorraine")], s.no_income[st("lorraine")]


@rule("14.3.3.b", "14.3.3.c", "14.3.3.d", "14.3.3.e")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((4, 0), (3, 0, 0)),
        ((3, CITY), (2, CITY, 0)),
        ((2, FORTIFIED), (1, FORTIFIED, 0)),
        ((2, CITY), (0, CITY, 0)),
        ((1, FORTIFIED), (0, FORTIFIED, 0)),
        ((1, CITY), (0, 0, 1)),
        ((0, FORTIFIED), (0, CITY, 1)),
        ((0, 0), (0, 0, 1)),
    ],
)
def test_what_a_french_attack_does(before: tuple[int, int], after: tuple[int, int, int]) -> None:
    assert french_attack(*before) == after


@rule("14.3.3.b", "14.3.3.c", "14.3.3.d", "14.3.4.b")
@pytest.mark.parametrize(("armies", "cited"), [(3, "14.3.3.b"), (2, "14.3.3.c"), (0, "14.3.3.d")])
def test_each_attack_is_told_with_its_own_rule(armies: int, cited: str) -> None:
    s = table()
    if armies:
        army(s, A, "lorraine", armies)
    s.city[st("lorraine")] = CITY
    ask(s, Attack(st("lorraine"), card("war")))
    assert {event.rule for event in s.log or []} == {cited}
    s = table()
    s.city[st("austria")] = CITY
    ask(s, Attack(st("austria"), card("war")))
    assert {event.rule for event in s.log or []} == {"14.3.4.b"}
    assert keys(s) == ["attacked", "city-lost", "no-income"]


@rule("14.3.3.d")
def test_the_marker_stops_income_not_points() -> None:
    s = table()
    own(s, A, "lorraine")
    draw(s, A, "war", 3)
    do(s, "french-target lorraine")
    assert income(s, A) == 5
    assert turn_points(s, A) == 4 + 3
    draw(s, A, "peace")
    assert income(s, A) == 7


@rule("14.3.3.f", "card.spain_sells_franche_comte", "card.spain_sells_spanish_netherlands")
@pytest.mark.parametrize("word", ["spain_sells_franche_comte", "spain_sells_spanish_netherlands"])
def test_no_spanish_sale_while_france_attacks(word: str) -> None:
    s = table()
    draw(s, A, "war", 3)
    do(s, "french-target lorraine")
    draw(s, A, word)
    assert s.front == []
    assert card(word) in s.event_discard


@rule("14.3.4.a")
def test_the_ottomans_take_styria() -> None:
    s = table()
    own(s, B, "styria")
    army(s, B, "styria", 3)
    put(s, B, "styria", 1)
    s.city[st("styria")] = CITY
    draw(s, A, "war", 4)
    assert s.host[st("styria")] == OTTOMANS
    assert s.army_count(B) == 0
    assert told(s, "armies-lost") == [(B, 3, st("styria"))]
    assert points(s, B, "styria") == 0
    assert s.control[st("styria")] == B
    assert s.city[st("styria")] == CITY
    assert turn_points(s, B) == 4 + VALUE[st("styria")] + 1
    assert s.yields(st("styria"))
    ask(s, InfluenceTarget(A, POWER_CARD))
    assert refusal(s, "place styria") == "enemy-army"
    s.agenda.clear()
    draw(s, A, "peace")
    assert s.host[st("styria")] == OTTOMANS


@rule("14.3.4.a", "14.4.d")
def test_styria_may_revolt_under_the_ottomans() -> None:
    s = table()
    own(s, B, "styria")
    draw(s, A, "war", 4)
    draw(s, A, "revolt", 5)
    assert "revolt-in styria" in menu(s)
    do(s, "revolt-in styria")
    assert s.control[st("styria")] == NOBODY
    assert s.host[st("styria")] == OTTOMANS


@rule("14.3.4.b", "14.3.4.c")
@pytest.mark.parametrize(
    ("armies", "city", "after"),
    [(2, CITY, (0, CITY, 0)), (0, CITY, (0, 0, 1)), (2, FORTIFIED, (1, FORTIFIED, 0)), (3, 0, (2, 0, 0))],
)
def test_the_ottomans_attack_austria(armies: int, city: int, after: tuple[int, int, int]) -> None:
    s = table()
    draw(s, A, "war", 4)
    draw(s, A, "peace")
    if armies:
        army(s, B, "austria", armies)
    s.city[st("austria")] = city
    draw(s, A, "war_2", 5)
    assert (s.armies[st("austria")], s.city[st("austria")], s.no_income[st("austria")]) == after


@rule("14.3.4.b")
def test_an_occupier_suffers_in_austria_too() -> None:
    s = table()
    draw(s, A, "war", 4)
    draw(s, A, "peace")
    army(s, A, "austria", 1)
    draw(s, A, "war", 4)
    assert s.army_count(A) == 0
    assert s.no_income[st("austria")] == 1


@rule("14.3.5.a", "card.polish_permission.a")
def test_the_war_with_sweden() -> None:
    s = table()
    draw(s, A, "polish_permission")
    assert st("prussia") in s.near(st("brandenburg"))
    draw(s, A, "war", 6)
    assert card("polish_permission") in s.event_discard
    assert st("prussia") not in s.near(st("brandenburg"))
    draw(s, A, "sweden_sells_western_pomerania")
    assert s.front == []
    draw(s, A, "polish_permission")
    assert s.permission == 0
    assert card("polish_permission") in s.event_discard


@rule("14.3.5.a")
def test_a_sold_pomerania_is_kept_in_the_swedish_war() -> None:
    s = table()
    s.in_play[st("western_pomerania")] = 1
    own(s, A, "western_pomerania")
    draw(s, A, "war", 6)
    assert s.control[st("western_pomerania")] == A


@rule("14.4.a")
@pytest.mark.parametrize(
    ("roll", "offered"), [(2, {"carinthia"}), (4, {"carinthia", "tyrol"}), (6, {"carinthia", "tyrol", "bohemia"})]
)
def test_the_revolt_table(roll: int, offered: set[str]) -> None:
    s = table()
    own(s, B, "carinthia", "tyrol", "bohemia")
    draw(s, A, "revolt", roll, 1, 2, 3)
    assert set(menu(s)) == {f"revolt-in {word}" for word in offered}
    assert refusal(s, "revolt-in austria") == "major-state"


@rule("14.4.b", "card.revolt")
def test_the_player_with_fewest_points_picks() -> None:
    s = table()
    s.vp = [9, 8, 2]
    own(s, A, "hessen")
    draw(s, B, "revolt", 6)
    assert s.front[0].seat == C
    do(s, "revolt-in hessen")
    assert s.control[st("hessen")] == NOBODY
    assert s.event_discard == [card("revolt")]


@rule("14.4.b")
def test_revolt_ties_go_to_less_support_then_to_the_lower_die() -> None:
    s = table()
    own(s, A, "saxony")
    own(s, B, "bohemia", "carinthia")
    draw(s, A, "revolt", 1, 5, 2)
    assert s.front[0].seat == C
    assert told(s, "tie-roll") == [(B, 5), (C, 2)]


@rule("14.4.c")
def test_limits_of_a_revolt() -> None:
    s = table()
    own(s, B, "carinthia")
    army(s, B, "carinthia", 2)
    draw(s, A, "revolt", 1)
    assert "no-revolt" in keys(s)
    assert "tie-roll" not in keys(s)
    assert s.event_discard == [card("revolt")]
    s = table()
    own(s, B, "carinthia", "carniola")
    army(s, B, "carinthia", 2)
    s.vp = [1, 0, 1]
    draw(s, A, "revolt", 1)
    assert s.front[0].seat == B
    assert menu(s) == ["revolt-in carniola"]
    assert refusal(s, "revolt-in carinthia") == "too-many-armies"
    assert refusal(s, "revolt-in nassau") == "neutral-state"


@rule("14.4.d")
def test_effects_of_a_revolt() -> None:
    s = table()
    own(s, B, "oldenburg")
    put(s, B, "oldenburg", 2)
    army(s, B, "oldenburg")
    general(s, B, "caprara", "oldenburg")
    s.city[st("oldenburg")] = CITY
    draw(s, A, "revolt", 1)
    do(s, "revolt-in oldenburg")
    assert s.control[st("oldenburg")] == NOBODY
    assert s.host[st("oldenburg")] == NOBODY
    assert told(s, "armies-lost") == [(B, 1, st("oldenburg"))]
    assert points(s, B, "oldenburg") == 0
    assert s.city[st("oldenburg")] == CITY
    assert s.general_at[B] == NOBODY


@rule("4.6.b")
def test_a_revolt_lowers_support_at_once() -> None:
    s = table()
    own(s, B, "cologne")
    assert s.support(B) == 4
    draw(s, A, "revolt", 6, 1, 2)
    do(s, "revolt-in cologne")
    assert s.support(B) == 0
