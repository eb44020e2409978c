"""Influence (10.3)."""

from games.baroque.hands import (
    A,
    B,
    C,
    army,
    ask,
    asked,
    card,
    do,
    front,
    give,
    keys,
    menu,
    own,
    points,
    put,
    refusal,
    st,
    table,
)
from games.baroque.influencing import power
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY
from ludoteca.games.baroque.rules.armies import Advance
from ludoteca.games.baroque.rules.build import ARMY_WORK, BuildTarget
from ludoteca.games.baroque.rules.cards import play
from ludoteca.games.baroque.rules.influence import BASE, BY_BISHOP, BY_POLITICIAN, POWER_CARD, InfluenceTarget, targets
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, advance
from ludoteca.testing import rule


def base(s: Baroque, *texts: str, seat: int = A) -> Baroque:
    ask(s, InfluenceTarget(seat, BASE))
    do(s, *texts)
    return s


@rule("10.3.a")
def test_an_action_places_or_removes() -> None:
    s = table()
    put(s, B, "hessen", 1)
    put(s, B, "tyrol", 1)
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place berg")
    assert all(text.startswith("place") for text in menu(s))
    do(s, "place berg")
    power(s, "remove hessen")
    assert all(text.startswith("remove") for text in menu(s))


@rule("10.3.b")
def test_points_of_each_way() -> None:
    s = table()
    base(s, "place anhalt")
    assert points(s, A, "anhalt") == 1
    power(s, "place tyrol", "place tyrol")
    assert points(s, A, "tyrol") == 2
    front(s, A, "john_george_ii", "galen")
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    do(s, "place berg")
    assert points(s, A, "berg") == 1
    ask(s, InfluenceTarget(A, BY_BISHOP))
    do(s, "place liege")
    assert points(s, A, "liege") == 1


@rule("10.3.b", "10.3.6.a")
def test_points_to_remove_beyond_what_is_there_are_lost() -> None:
    s = table()
    put(s, B, "hessen", 1)
    power(s, "remove hessen", "remove hessen")
    assert points(s, B, "hessen") == 0
    assert asked(s) == ""


@rule("10.3.c")
def test_one_structure_of_a_kind_for_each_action() -> None:
    s = table(structures="one")
    own(s, A, "saxony", "bohemia")
    s.city[st("bohemia")] = 2
    base(s, "place anhalt", "use-fortified bohemia")
    assert asked(s) == ""
    s = table()
    own(s, A, "saxony")
    s.city[st("brandenburg")] = CITY
    s.city[st("saxony")] = CITY
    base(s, "place anhalt", "use-city saxony")
    assert asked(s) == ""
    assert points(s, A, "anhalt") == 2
    base(s, "place lusatia", "use-city brandenburg")
    assert points(s, A, "lusatia") == 2


@rule("10.3.c")
def test_one_of_each_kind() -> None:
    s = table()
    own(s, A, "saxony", "salzburg", "austria")
    s.home[st("austria")] = A
    s.city[st("brandenburg")] = CITY
    s.city[st("saxony")] = 2
    s.residence[st("salzburg")] = 1
    base(s, "place tyrol", "use-city brandenburg", "use-fortified saxony", "use-residence salzburg")
    assert asked(s) == ""
    assert points(s, A, "tyrol") == 1 + 1 + 2 + 3


@rule("10.3.d")
def test_only_power_may_be_divided() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    base(s, "place anhalt")
    assert sorted(menu(s)) == ["no-structure", "use-city brandenburg"]
    do(s, "use-city brandenburg")
    assert points(s, A, "anhalt") == 2


@rule("10.3.d")
def test_extra_points_of_a_divided_power_card() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    power(s, "place hessen", "place mainz", "use-city brandenburg")
    assert sorted(menu(s)) == ["extra-point hessen", "extra-point mainz"]
    do(s, "extra-point mainz")
    assert [points(s, A, "hessen"), points(s, A, "mainz")] == [1, 2]


@rule("10.3.d", "card.frederick_william.a")
def test_a_bonus_goes_only_where_it_qualifies() -> None:
    s = table()
    front(s, A, "frederick_william")
    power(s, "place anhalt", "place hessen")
    assert asked(s) == ""
    assert [points(s, A, "anhalt"), points(s, A, "hessen")] == [2, 1]


@rule("10.3.d")
def test_a_residence_point_goes_only_next_door() -> None:
    s = table()
    own(s, A, "salzburg")
    s.residence[st("salzburg")] = 1
    power(s, "place tyrol", "place hessen", "use-residence salzburg")
    assert [points(s, A, "tyrol"), points(s, A, "hessen")] == [4, 1]


@rule("10.3.e")
def test_influence_of_several_players_lies_together() -> None:
    s = table()
    put(s, A, "hessen", 1)
    put(s, B, "hessen", 1)
    own(s, C, "mainz")
    base(s, "place hessen", seat=C)
    assert [points(s, seat, "hessen") for seat in (A, B, C)] == [1, 1, 1]
    assert s.control[st("hessen")] == NOBODY


@rule("10.3.1.a")
def test_the_base_action_reaches_neighbours_of_own_states() -> None:
    s = table()
    own(s, B, "tyrol")
    ask(s, InfluenceTarget(B, BASE))
    assert refusal(s, "place salzburg") == ""
    assert refusal(s, "place hessen") == "not-in-menu"
    s.agenda.clear()
    army(s, A, "salzburg")
    own(s, B, "bavaria")
    ask(s, InfluenceTarget(B, BASE))
    assert refusal(s, "place salzburg") == "enemy-army"
    assert refusal(s, "place upper_palatinate") == "major-state"


@rule("10.3.1.a")
def test_an_isolated_own_state_needs_power_or_the_option() -> None:
    s = table()
    own(s, A, "lorraine")
    assert st("lorraine") not in targets(s, A, BASE)
    assert st("lorraine") in targets(s, A, POWER_CARD)
    own(s, A, "trier")
    assert st("lorraine") in targets(s, A, BASE)
    s = table(isolated_states="open")
    own(s, A, "lorraine")
    assert st("lorraine") in targets(s, A, BASE)


@rule("10.3.1.b")
def test_removing_can_give_control() -> None:
    s = table()
    put(s, A, "anhalt", 2)
    put(s, B, "anhalt", 1)
    ask(s, InfluenceTarget(A, BASE))
    assert refusal(s, "remove saxony") == "not-in-menu"
    do(s, "remove anhalt", "remove-of B")
    assert s.control[st("anhalt")] == A


@rule("10.3.1.b")
def test_a_third_player_can_give_control_away() -> None:
    s = table()
    own(s, C, "mainz")
    put(s, A, "hessen", 3)
    put(s, B, "hessen", 2)
    put(s, C, "hessen", 1)
    base(s, "remove hessen", "remove-of B", seat=C)
    assert s.control[st("hessen")] == A
    assert [points(s, seat, "hessen") for seat in (A, B, C)] == [3, 0, 0]


@rule("10.3.1.b")
def test_points_of_different_players_may_go() -> None:
    s = table()
    put(s, B, "hessen", 1)
    put(s, C, "hessen", 1)
    power(s, "remove hessen", "remove hessen", "remove-of B")
    assert [points(s, B, "hessen"), points(s, C, "hessen")] == [0, 0]


@rule("10.3.1.b")
def test_the_margin_is_checked_after_each_point_removed() -> None:
    s = table()
    put(s, A, "hessen", 3)
    put(s, B, "hessen", 2)
    put(s, C, "hessen", 1)
    power(s, "remove hessen", "remove hessen", "remove-of B", seat=C)
    assert s.control[st("hessen")] == A  # A leads by 2: the others lose their influence before the second point goes
    assert [points(s, seat, "hessen") for seat in (A, B, C)] == [2, 0, 0]
    assert keys(s)[-3:] == ["removed", "control", "removed"]


@rule("11.0.b")
def test_the_order_in_which_points_go_decides_about_control() -> None:
    s = table()
    put(s, A, "hessen", 2)
    put(s, B, "hessen", 1)
    power(s, "remove hessen", "remove hessen", "remove-of A", "remove-of A", seat=C)
    assert s.control[st("hessen")] == NOBODY
    s = table()
    put(s, A, "hessen", 2)
    put(s, B, "hessen", 1)
    power(s, "remove hessen", "remove hessen", "remove-of B", seat=C)
    assert s.control[st("hessen")] == A


@rule("11.0.b", "11.0.d")
def test_the_margin_is_checked_after_each_point_placed() -> None:
    s = table(own_influence="removed")
    own(s, A, "saxony")
    s.city[st("saxony")] = CITY
    power(s, "place hessen", "place hessen", "use-city saxony")
    assert s.control[st("hessen")] == A
    assert points(s, A, "hessen") == 1  # the third point comes after control


@rule("10.3.2.a", "card.power")
def test_power_works_anywhere_in_one_or_two_states() -> None:
    s = table()
    give(s, A, "power")
    play(s, A, card("power"))
    advance(GAME, s)
    do(s, "place tyrol", "place tyrol")
    assert s.control[st("tyrol")] == A
    power(s, "place liege", "place styria")
    assert [points(s, A, "liege"), points(s, A, "styria")] == [1, 1]
    army(s, B, "hessen")
    ask(s, InfluenceTarget(A, POWER_CARD))
    assert refusal(s, "place hessen") == "enemy-army"


@rule("card.power", "9.2.a")
def test_power_without_any_target_has_no_effect() -> None:
    s = table()
    give(s, A, "power")
    for state in range(len(s.host)):
        s.host[state] = B
        s.armies[state] = 1
    play(s, A, card("power"))
    advance(GAME, s)
    assert s.front == []
    assert s.discard == [card("power")]


@rule("10.3.3.a")
def test_politicians_place_or_remove_anywhere_but_in_majors() -> None:
    s = table()
    front(s, A, "john_george_ii")
    put(s, B, "styria", 1)
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    assert refusal(s, "place austria") == "major-state"
    do(s, "remove styria")
    assert points(s, B, "styria") == 0


@rule("10.3.4.a", "card.galen.a")
def test_bishops_only_place_and_only_near_their_see_if_the_table_plays_so() -> None:
    s = table(bishops="place-only")
    front(s, A, "galen")
    put(s, B, "liege", 1)
    ask(s, InfluenceTarget(A, BY_BISHOP))
    assert refusal(s, "remove liege") == "bishops-only-place"
    assert refusal(s, "place westphalia") == ""
    assert refusal(s, "place berg") == "not-in-menu"
    do(s, "place salzburg")
    assert points(s, A, "salzburg") == 1


@rule("10.3.4.a")
def test_bishops_place_or_remove() -> None:
    s = table()
    front(s, A, "galen")
    put(s, B, "liege", 1)
    put(s, B, "hessen", 1)
    ask(s, InfluenceTarget(A, BY_BISHOP))
    assert refusal(s, "remove hessen") == "not-in-menu"
    do(s, "remove liege")
    assert points(s, B, "liege") == 0


@rule("10.3.4.b", "card.leopold_wilhelm.a")
def test_bishops_reach_no_majors_and_no_armies() -> None:
    s = table()
    front(s, A, "leopold_wilhelm")
    army(s, B, "liege")
    ask(s, InfluenceTarget(A, BY_BISHOP))
    assert refusal(s, "place lower_palatinate") == "major-state"
    assert refusal(s, "place liege") == "enemy-army"
    assert refusal(s, "place wurttemberg") == ""
    assert refusal(s, "place hessen") == "not-in-menu"
    assert refusal(s, "place bremen") == ""


@rule("card.schonborn.a", "card.maximilian_henry.a")
def test_the_bishops_of_mainz_and_cologne() -> None:
    s = table(4)
    front(s, A, "schonborn")
    ask(s, InfluenceTarget(A, BY_BISHOP))
    assert refusal(s, "place nassau") == ""
    assert refusal(s, "place westphalia") == "not-in-menu"
    s.agenda.clear()
    front(s, B, "maximilian_henry")
    ask(s, InfluenceTarget(B, BY_BISHOP))
    assert refusal(s, "place cleves") == ""
    assert refusal(s, "place spanish_netherlands") == "major-state"


@rule("10.3.5.a")
def test_entering_armies_sweep_all_influence() -> None:
    s = table()
    put(s, A, "hessen", 1)
    put(s, B, "hessen", 1)
    army(s, A, "thuringia")
    ask(s, Advance(A, st("thuringia"), 1, False, 0))
    do(s, "enter hessen")
    assert [points(s, A, "hessen"), points(s, B, "hessen")] == [0, 0]
    do(s, "enter nassau", "halt")
    assert s.host[st("nassau")] == A


@rule("10.3.5.a")
def test_own_influence_goes_and_the_marker_stays_but_building_sweeps_nothing() -> None:
    s = table()
    own(s, A, "hessen")
    put(s, A, "hessen", 2)
    put(s, B, "hessen", 1)
    ask(s, BuildTarget(A, ARMY_WORK))
    do(s, "build-in hessen")
    assert [points(s, A, "hessen"), points(s, B, "hessen")] == [2, 1]
    army(s, A, "thuringia")
    ask(s, Advance(A, st("thuringia"), 1, False, 0))
    do(s, "enter hessen", "halt")
    assert [points(s, A, "hessen"), points(s, B, "hessen")] == [0, 0]
    assert s.control[st("hessen")] == A


@rule("10.3.5.a")
def test_a_beaten_attack_sweeps_all_the_same() -> None:
    s = table()
    own(s, B, "bohemia")
    put(s, B, "bohemia", 2)
    army(s, B, "bohemia", 3)
    army(s, A, "saxony", 2)
    ask(s, Advance(A, st("saxony"), 2, False, 0))
    do(s, "enter bohemia")
    assert s.armies[st("saxony")] == 1
    assert points(s, B, "bohemia") == 0
    assert s.control[st("bohemia")] == B


@rule("10.3.6.a")
def test_removal_never_takes_the_marker() -> None:
    s = table()
    own(s, B, "hessen")
    ask(s, InfluenceTarget(A, POWER_CARD))
    assert refusal(s, "remove hessen") == "not-in-menu"
    s.agenda.clear()
    put(s, B, "hessen", 1)
    power(s, "remove hessen", "remove hessen")
    assert points(s, B, "hessen") == 0
    assert s.control[st("hessen")] == B
