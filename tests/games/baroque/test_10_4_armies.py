"""Moving armies (10.4)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    all_armies,
    army,
    ask,
    asked,
    card,
    dice,
    do,
    draw,
    general,
    give,
    keys,
    menu,
    own,
    phase,
    put,
    refusal,
    st,
    table,
    told,
)
from games.baroque.marches import march
from games.helpers import key_of
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.rules.armies import Muster, why_not_march
from ludoteca.kernel import NOBODY, view
from ludoteca.testing import rule


@rule("10.4.a")
def test_armies_of_one_state_go_to_different_places() -> None:
    s = table()
    army(s, B, "austria", 3)
    march(s, B, "austria", "muster 1", "enter bohemia", "halt", "muster 2", "enter styria", "halt")
    assert all_armies(s, B) == {"bohemia": 1, "styria": 2}
    assert asked(s) == ""


@rule("10.4.a")
def test_some_armies_may_stay() -> None:
    s = table()
    army(s, B, "austria", 2)
    army(s, B, "tyrol", 1)
    march(s, B, "austria", "muster 1", "enter bohemia", "halt")
    assert menu(s) == ["muster 1", "done-moving"]
    do(s, "done-moving")
    assert all_armies(s, B) == {"austria": 1, "bohemia": 1, "tyrol": 1}


@rule("10.4.a")
def test_a_state_without_own_armies_has_none_to_move() -> None:
    s = table()
    army(s, A, "brandenburg", 1)
    army(s, B, "bohemia", 1)
    give(s, A, "baroque", "traitor")
    phase(s, A)
    do(s, "play baroque")
    assert "march brandenburg" in menu(s)
    assert refusal(s, "march bohemia") == "no-army-there"


@rule("10.4.b")
def test_the_owner_says_whether_the_general_goes_along() -> None:
    s = table()
    army(s, A, "brandenburg", 3)
    general(s, A, "caprara", "brandenburg")
    ask(s, Muster(A, st("brandenburg"), True))
    assert "muster 3" not in menu(s)
    assert {"muster 2", "muster-with-general 2", "muster-with-general 3"} <= set(menu(s))
    do(s, "muster-with-general 2", "enter saxony", "halt")
    assert s.general_at[A] == st("saxony")


@rule("10.4.b")
def test_a_general_moves_once_in_an_action_phase() -> None:
    s = table()
    army(s, A, "brandenburg", 1)
    army(s, A, "saxony", 1)
    general(s, A, "caprara", "brandenburg")
    march(s, A, "brandenburg", "muster-with-general 1", "enter saxony", "halt")
    ask(s, Muster(A, st("saxony"), True))
    assert menu(s) == ["muster 1"]
    do(s, "muster 1", "enter thuringia", "halt")
    assert s.general_at[A] == st("saxony")


@rule("10.4.b")
def test_a_general_who_moved_is_not_left_alone() -> None:
    s = table()
    army(s, A, "saxony", 1)
    general(s, A, "caprara", "saxony")
    s.general_moved = 1
    assert key_of(why_not_march(s, A, st("saxony"))) == "general-alone"


@rule("10.4.b")
def test_a_general_without_armies_is_discarded() -> None:
    s = table()
    army(s, A, "saxony", 1)
    general(s, A, "caprara", "saxony")
    army(s, B, "bohemia", 2)
    march(s, A, "saxony", "muster-with-general 1", "enter bohemia")
    assert s.general_at[A] == NOBODY
    assert card("caprara") in s.discard
    assert all_armies(s, A) == {}


@rule("10.4.1.a")
def test_two_states_and_no_more() -> None:
    s = table()
    army(s, B, "austria")
    march(s, B, "austria", "muster 1", "enter bohemia", "enter saxony")
    assert refusal(s, "enter thuringia") == "not-in-menu"
    do(s, "halt")
    assert all_armies(s, B) == {"saxony": 1}


@rule("10.4.1.a")
def test_prussia_has_no_open_border() -> None:
    s = table()
    army(s, A, "prussia")
    assert key_of(why_not_march(s, A, st("prussia"))) == "no-open-border"
    army(s, B, "austria")
    march(s, B, "austria", "muster 1")
    assert "enter bohemia" in menu(s)
    assert refusal(s, "enter saxony") == "not-in-menu"


@rule("10.4.1.a", "10.4.2.a")
def test_the_question_changes_with_the_states_moved() -> None:
    s = table()
    army(s, B, "austria")
    march(s, B, "austria", "muster 1")
    for steps, answer in enumerate(("enter salzburg", "enter tyrol")):
        assert view(GAME, s, B)["prompt"]["args"]["steps"] == steps
        assert ("halt" in menu(s)) == (steps > 0)
        do(s, answer)
    assert view(GAME, s, B)["prompt"]["args"]["steps"] == 2
    assert menu(s) == ["force-march", "halt"]


@rule("10.4.2.a")
@pytest.mark.parametrize(("roll", "goes"), [(4, False), (5, True), (6, True)])
def test_a_forced_march(roll: int, goes: bool) -> None:
    s = table()
    army(s, B, "austria", 3)
    march(s, B, "austria", "muster 3", "enter bohemia", "enter saxony")
    dice(s, roll)
    do(s, "force-march")
    assert told(s, "march-roll") == [(B, roll, 5)]
    assert (asked(s) == "ForcedStep") == goes
    if goes:
        do(s, "enter thuringia")
        assert all_armies(s, B) == {"thuringia": 3}
    else:
        assert all_armies(s, B) == {"saxony": 3}


@rule("10.4.2.a")
def test_a_forced_march_needs_two_states_and_may_end_in_battle() -> None:
    s = table()
    army(s, B, "austria", 2)
    army(s, A, "thuringia")
    march(s, B, "austria", "muster 2", "enter bohemia")
    assert refusal(s, "force-march") == "not-in-menu"
    do(s, "enter saxony")
    dice(s, 6)
    do(s, "force-march")
    assert "halt" in menu(s)
    do(s, "enter thuringia")
    assert "battle" in keys(s)
    assert s.control[st("thuringia")] == B


@rule("10.4.2.a", "card.hatzfeldt", "card.montecuccoli")
@pytest.mark.parametrize(
    ("word", "needed"), [("hatzfeldt", 4), ("montecuccoli", 3), ("caprara", 5), ("charles_v_lorraine", 5)]
)
def test_generals_help_a_forced_march(word: str, needed: int) -> None:
    s = table()
    army(s, A, "brandenburg", 1)
    general(s, A, word, "brandenburg")
    march(s, A, "brandenburg", "muster-with-general 1", "enter saxony", "enter thuringia")
    dice(s, needed)
    do(s, "force-march")
    assert told(s, "march-roll") == [(A, needed, needed)]
    assert asked(s) == "ForcedStep"


@rule("10.4.3.a")
def test_a_rivals_state_stops_the_group() -> None:
    s = table()
    own(s, A, "bohemia")
    army(s, B, "austria")
    march(s, B, "austria", "muster 1", "enter bohemia")
    assert asked(s) == ""
    s = table()
    own(s, A, "saxony")
    put(s, A, "bohemia", 1)
    army(s, B, "austria")
    march(s, B, "austria", "muster 1", "enter bohemia")
    assert asked(s) == "Advance"
    do(s, "enter saxony")
    assert asked(s) == ""


@rule("10.4.3.a", "14.3.4.d")
def test_the_ottoman_marker_stops_and_fights() -> None:
    s = table()
    draw(s, A, "war", 4)
    army(s, B, "austria", 3)
    march(s, B, "austria", "muster 3", "enter styria")
    assert told(s, "battle-points-ottomans") == [(B, 6, 5, st("styria"))]
    assert s.host[st("styria")] == B
    assert s.control[st("styria")] == B


@rule("10.4.4.a")
def test_an_army_moves_once_in_an_action_phase() -> None:
    s = table()
    army(s, A, "brandenburg", 1)
    army(s, A, "saxony", 1)
    march(s, A, "brandenburg", "muster 1", "enter saxony", "halt")
    ask(s, Muster(A, st("saxony"), True))
    assert menu(s) == ["muster 1"]
    do(s, "muster 1", "enter thuringia", "halt")
    assert key_of(why_not_march(s, A, st("saxony"))) == "already-moved"
    give(s, A, "power")
    phase(s, A)
    assert why_not_march(s, A, st("saxony")) is None
