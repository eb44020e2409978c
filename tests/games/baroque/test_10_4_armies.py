"""Moving armies, battles, retreats and generals (10.4)."""

import pytest

from games.baroque.hands import (
    A,
    B,
    C,
    action,
    all_armies,
    army,
    ask,
    asked,
    card,
    dice,
    do,
    draw,
    front,
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
from games.helpers import key_of
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.actions import EndActionPhase
from ludoteca.games.baroque.rules.armies import Muster, why_not_enter, why_not_march
from ludoteca.games.baroque.rules.build import ARMY_WORK, FORTIFIED_WORK, BuildTarget
from ludoteca.games.baroque.rules.cards import play
from ludoteca.games.baroque.rules.influence import BASE, targets
from ludoteca.games.baroque.rules.support import ChangeOfControl
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, advance, view
from ludoteca.testing import rule


def march(s: Baroque, seat: int, origin: str, *texts: str) -> Baroque:
    """An action that moves armies: `texts` from the first muster on."""
    s.active = seat
    ask(s, Muster(seat, st(origin), True))
    do(s, *texts)
    return s


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


@rule("10.4.5.a")
def test_entering_enemy_armies_is_a_battle() -> None:
    s = table()
    army(s, A, "saxony", 1)
    army(s, B, "bohemia", 2)
    march(s, A, "saxony", "muster 1", "enter bohemia")
    assert told(s, "battle") == [(A, B, st("bohemia"))]
    s = table()
    own(s, B, "bohemia")
    army(s, A, "saxony", 1)
    march(s, A, "saxony", "muster 1", "enter bohemia")
    assert told(s, "battle") == []
    assert s.control[st("bohemia")] == B


@rule("10.4.5.b")
def test_armies_of_two_players_never_share_a_state() -> None:
    s = table()
    army(s, A, "saxony", 3)
    army(s, B, "bohemia", 2)
    own(s, B, "moravia")
    march(s, A, "saxony", "muster 3", "enter bohemia")
    assert all_armies(s, B) == {"bohemia": 1}
    assert "armies-without-owner" not in GAME.check(s)
    do(s, "retreat moravia")
    assert all_armies(s, A) == {"bohemia": 3}
    assert all_armies(s, B) == {"moravia": 1}
    s.host[st("tyrol")] = A
    assert "armies-without-owner" in GAME.check(s)


@rule("10.4.5.c")
def test_the_mover_attacks_and_the_other_side_defends() -> None:
    s = table()
    own(s, C, "bohemia")
    army(s, A, "saxony", 2)
    army(s, B, "bohemia", 1)
    give(s, A, "power")
    give(s, B, "power")
    give(s, C, "power")
    march(s, A, "saxony", "muster 2", "enter bohemia")
    assert sorted(step.seat for step in s.front) == [A, B]


def fight(s: Baroque, attackers: int, defenders: int, where: str = "bohemia", origin: str = "saxony") -> Baroque:
    """A attacks B."""
    army(s, A, origin, attackers)
    army(s, B, where, defenders)
    with_general = s.general_at[A] == st(origin)
    return march(
        s, A, origin, f"muster-with-general {attackers}" if with_general else f"muster {attackers}", f"enter {where}"
    )


@rule("10.4.5.d", "10.4.5.h", "10.4.5.i")
def test_two_points_for_each_army() -> None:
    s = table()
    own(s, B, "bohemia", "moravia")
    fight(s, 3, 2)
    assert told(s, "battle-points") == [(A, 6, B, 4, st("bohemia"))]
    do(s, "retreat moravia")
    assert all_armies(s, B) == {"moravia": 1}
    assert s.control[st("bohemia")] == A


@rule("10.2.3.d", "10.4.5.e")
def test_a_fortified_city_doubles_the_defending_armies() -> None:
    s = table()
    s.city[st("bohemia")] = FORTIFIED
    s.city[st("saxony")] = FORTIFIED
    general(s, B, "caprara", "bohemia")
    fight(s, 3, 2)
    assert told(s, "battle-points") == [(A, 6, B, 9, st("bohemia"))]
    s = table()
    s.city[st("bohemia")] = FORTIFIED
    own(s, C, "bohemia")
    fight(s, 2, 3)
    assert told(s, "battle-points") == [(A, 4, B, 12, st("bohemia"))]


@rule("10.4.5.f", "card.montecuccoli")
def test_generals_add_their_bonus() -> None:
    s = table()
    general(s, A, "montecuccoli", "saxony")
    fight(s, 2, 3)
    assert told(s, "battle-points") == [(A, 6, B, 6, st("bohemia"))]
    s = table()
    general(s, A, "montecuccoli", "brandenburg")
    army(s, A, "brandenburg")
    fight(s, 2, 3)
    assert told(s, "battle-points") == [(A, 4, B, 6, st("bohemia"))]


@rule("10.4.5.g", "card.power")
def test_cards_are_staked_in_secret() -> None:
    s = table()
    give(s, A, "power", "baroque", "traitor", "assassin")
    give(s, B, "capitalism", "roos")
    fight(s, 1, 1)
    assert [step.seat for step in s.front] == [A, B]
    do(s, "stake power", "stake baroque", "stake traitor", "stake assassin")
    assert [step.seat for step in s.front] == [B]
    shown = view(GAME, s, B)
    assert [len(z["cards"]) for z in shown["board"]["zones"] if z["id"] == "hand" and z["seat"] == "A"] == [4]
    assert "staked" not in keys(s)
    do(s, "stake roos", "commit")
    assert told(s, "battle-points") == [(A, 2 + 5, B, 2 + 1, st("bohemia"))]
    assert len(s.discard) == 5
    assert s.hands[B] == [card("capitalism")]
    assert all(s.known[c] == -1 for c in s.discard)


@rule("10.4.5.g")
def test_empty_hands_are_not_asked() -> None:
    s = table()
    fight(s, 2, 1)
    assert asked(s) == ""
    assert told(s, "battle-points") == [(A, 4, B, 2, st("bohemia"))]


@rule("10.4.5.i")
def test_a_single_defender_is_gone_and_majors_are_only_occupied() -> None:
    s = table()
    fight(s, 2, 1, "austria", "bohemia")
    assert all_armies(s, B) == {}
    assert all_armies(s, A) == {"austria": 2}
    assert s.control[st("austria")] == B


@rule("10.4.5.i")
def test_control_is_taken_from_a_third_player() -> None:
    s = table()
    own(s, C, "bohemia")
    fight(s, 2, 1)
    assert s.control[st("bohemia")] == A


@rule("10.4.5.i")
def test_winning_back_an_own_state_changes_no_marker() -> None:
    s = table()
    own(s, A, "bohemia")
    fight(s, 2, 1)
    assert s.control[st("bohemia")] == A
    assert told(s, "conquered") == []


@rule("10.4.5.j")
def test_beaten_attackers_go_back_to_where_they_came_from() -> None:
    s = table()
    army(s, A, "tyrol", 2)
    army(s, B, "bohemia", 3)
    march(s, A, "tyrol", "muster 2", "enter bavaria", "enter bohemia")
    assert all_armies(s, A) == {"bavaria": 1}
    s = table()
    fight(s, 1, 3)
    assert all_armies(s, A) == {}


@rule("10.4.5.k")
def test_a_tie_costs_the_attacker_nothing() -> None:
    s = table()
    fight(s, 2, 2)
    assert all_armies(s, A) == {"saxony": 2}
    assert all_armies(s, B) == {"bohemia": 2}


@rule("10.4.5.k", "card.hatzfeldt")
def test_hatzfeldt_wins_ties() -> None:
    s = table()
    own(s, B, "moravia")
    general(s, A, "hatzfeldt", "saxony")
    fight(s, 1, 2)
    do(s, "retreat moravia")
    assert all_armies(s, A) == {"bohemia": 1}
    assert all_armies(s, B) == {"moravia": 1}
    s = table()
    general(s, B, "hatzfeldt", "bohemia")
    fight(s, 2, 1)
    assert all_armies(s, A) == {"saxony": 1}


@rule("10.4.5.l")
def test_a_winning_defender_takes_control() -> None:
    s = table()
    fight(s, 2, 3, "hessen", "thuringia")
    assert s.control[st("hessen")] == B
    s = table()
    fight(s, 2, 2, "hessen", "thuringia")
    assert s.control[st("hessen")] == B
    s = table()
    army(s, A, "austria", 3)
    army(s, B, "bohemia", 1)
    march(s, B, "bohemia", "muster 1", "enter austria")
    assert s.control[st("austria")] == B
    assert all_armies(s, A) == {"austria": 3}


@rule("10.4.6.a")
def test_a_retreat_goes_to_an_own_state() -> None:
    s = table()
    own(s, B, "tyrol", "bavaria")
    army(s, B, "bavaria", 2)
    army(s, A, "bohemia", 3)
    march(s, A, "bohemia", "muster 3", "enter bavaria")
    assert s.front[0].seat == B
    assert sorted(menu(s)) == ["retreat austria", "retreat tyrol"]
    do(s, "retreat tyrol")
    assert all_armies(s, B) == {"tyrol": 1}


@rule("10.4.6.a")
def test_an_own_state_with_enemy_armies_is_no_refuge() -> None:
    s = table()
    own(s, B, "bavaria", "tyrol")
    army(s, B, "bavaria", 2)
    army(s, A, "bohemia", 3)
    army(s, C, "tyrol")
    army(s, C, "austria")
    march(s, A, "bohemia", "muster 3", "enter bavaria")
    assert "retreat tyrol" not in menu(s)
    assert "retreat bohemia" in menu(s)


@rule("10.4.6.b")
def test_a_neutral_refuge_costs_an_army() -> None:
    s = table()
    put(s, A, "hessen", 1)
    own(s, A, "nassau", "brunswick", "westphalia", "thuringia")
    fight(s, 4, 3, "mainz", "trier")
    assert sorted(menu(s)) == ["retreat franconia", "retreat hessen", "retreat trier"]
    do(s, "retreat hessen")
    assert all_armies(s, B) == {"hessen": 1}
    assert s.influence[st("hessen") * 3 + A] == 0
    s = table()
    fight(s, 3, 2, "mainz", "trier")
    do(s, "retreat hessen")
    assert all_armies(s, B) == {}


@rule("10.4.6.c")
def test_without_a_refuge_all_are_lost() -> None:
    s = table()
    own(s, A, "luneburg", "mecklenburg", "bremen")
    fight(s, 5, 4, "hamburg", "luneburg")
    assert asked(s) == ""
    assert all_armies(s, B) == {}
    assert all_armies(s, A) == {"hamburg": 5}
    assert told(s, "no-retreat") == [(B, 3, st("hamburg"))]


@rule("10.4.7.a")
def test_lost_armies_can_be_built_again() -> None:
    s = table(2)
    army(s, A, "brandenburg", 9)
    fight(s, 1, 2)
    assert s.army_count(A) == 9
    ask(s, BuildTarget(A, ARMY_WORK))
    do(s, "build-in brandenburg")
    assert s.army_count(A) == 10
    s = table(2)
    own(s, B, "moravia")
    army(s, B, "austria", 8)
    fight(s, 5, 2)
    do(s, "retreat moravia")
    assert s.army_count(B) == 9
    ask(s, BuildTarget(B, ARMY_WORK))
    do(s, "build-in moravia")
    assert s.army_count(B) == 10


@rule("10.4.8.a")
def test_buildings_survive_a_conquest() -> None:
    s = table()
    s.city[st("cologne")] = FORTIFIED
    s.residence[st("cologne")] = 1
    fight(s, 3, 1, "cologne", "berg")
    assert (s.city[st("cologne")], s.residence[st("cologne")]) == (CITY, 1)
    s = table()
    s.city[st("cologne")] = FORTIFIED
    fight(s, 1, 1, "cologne", "berg")
    assert s.city[st("cologne")] == FORTIFIED


@rule("10.4.8.a")
def test_an_empty_fortified_city_is_taken_whole() -> None:
    s = table()
    own(s, B, "cologne")
    s.city[st("cologne")] = FORTIFIED
    army(s, A, "cologne")
    ask(s, ChangeOfControl())
    assert (s.control[st("cologne")], s.city[st("cologne")]) == (A, FORTIFIED)


@rule("card.charles_v_lorraine")
@pytest.mark.parametrize(("roll", "left"), [(6, 1), (5, 2)])
def test_charles_of_lorraine_may_cost_one_more_army(roll: int, left: int) -> None:
    s = table()
    own(s, B, "moravia")
    general(s, A, "charles_v_lorraine", "saxony")
    army(s, A, "saxony", 4)
    army(s, B, "bohemia", 3)
    ask(s, Muster(A, st("saxony"), True))
    dice(s, roll)
    do(s, "muster-with-general 4", "enter bohemia", "retreat moravia")
    assert all_armies(s, B) == {"moravia": left}
    assert told(s, "armies-lost") == [(B, 3 - left, st("bohemia"))]


@rule("card.charles_v_lorraine")
def test_charles_also_rolls_when_he_holds_a_tie() -> None:
    s = table()
    general(s, B, "charles_v_lorraine", "bohemia")
    army(s, A, "saxony", 2)
    army(s, B, "bohemia", 1)
    give(s, B, "baroque")
    s.active = A
    ask(s, Muster(A, st("saxony"), True))
    dice(s, 6)
    do(s, "muster 2", "enter bohemia", "stake baroque")
    assert told(s, "battle-points") == [(A, 4, B, 4, st("bohemia"))]
    assert all_armies(s, A) == {"saxony": 1}


@rule("card.charles_v_lorraine", "10.4.b", "9.2.a")
def test_a_general_is_paid_and_needs_an_army() -> None:
    s = table()
    give(s, A, "charles_v_lorraine")
    s.florins[A] = 2
    army(s, A, "brandenburg")
    play(s, A, card("charles_v_lorraine"))
    assert s.discard == [card("charles_v_lorraine")]
    s = table()
    give(s, A, "charles_v_lorraine")
    play(s, A, card("charles_v_lorraine"))
    assert s.tableau[A] == []
    s = table()
    give(s, A, "charles_v_lorraine")
    army(s, A, "brandenburg")
    play(s, A, card("charles_v_lorraine"))
    advance(GAME, s)
    do(s, "place-general brandenburg")
    assert (s.florins[A], s.general_at[A]) == (12, st("brandenburg"))


@rule("card.caprara")
def test_caprara_moves_on_after_a_battle() -> None:
    s = table()
    general(s, A, "caprara", "brandenburg")
    army(s, C, "bohemia", 1)
    fight(s, 3, 1, "saxony", "brandenburg")
    assert asked(s) == "MoveOn"
    assert "move-on bohemia" not in menu(s)
    do(s, "move-on lusatia", "muster-with-general 2")
    assert all_armies(s, A) == {"saxony": 1, "lusatia": 2}
    assert s.control[st("saxony")] == A
    assert s.general_at[A] == st("lusatia")


@rule("card.caprara")
def test_caprara_may_stay_and_moves_after_a_defeat_unless_the_table_says_otherwise() -> None:
    s = table()
    general(s, A, "caprara", "saxony")
    fight(s, 2, 4)
    assert all_armies(s, A) == {"saxony": 1}
    do(s, "stay")
    assert s.general_at[A] == st("saxony")
    s = table(caprara="won-battle")
    general(s, A, "caprara", "saxony")
    fight(s, 2, 4)
    assert asked(s) == ""


@rule("card.caprara", "10.4.4.a")
def test_only_the_armies_that_fought_move_on() -> None:
    s = table()
    army(s, A, "saxony", 3)
    general(s, A, "caprara", "saxony")
    army(s, B, "bohemia", 4)
    march(s, A, "saxony", "muster-with-general 2", "enter bohemia")
    assert all_armies(s, A) == {"saxony": 2}  # one of the two that fought is left, one stayed behind
    do(s, "move-on thuringia")
    assert menu(s) == ["muster-with-general 1"]
    do(s, "muster-with-general 1")
    assert s.moved[st("thuringia")] == 1
    assert s.moved[st("saxony")] == 0


@rule("card.caprara")
def test_armies_that_did_not_fight_stay_when_caprara_retreats_to_them() -> None:
    s = table()
    own(s, B, "bohemia", "moravia")
    army(s, B, "bohemia", 2)
    army(s, B, "moravia", 2)
    general(s, B, "caprara", "bohemia")
    army(s, A, "saxony", 4)
    march(s, A, "saxony", "muster 4", "enter bohemia", "retreat moravia")
    assert s.control[st("bohemia")] == A  # the battle is over before Caprara moves on
    assert "move-on bohemia" not in menu(s)
    do(s, "move-on silesia")
    assert menu(s) == ["muster-with-general 1"]


@rule("card.hatzfeldt", "card.montecuccoli")
@pytest.mark.parametrize(("word", "price"), [("hatzfeldt", 4), ("montecuccoli", 5), ("caprara", 3)])
def test_what_generals_cost(word: str, price: int) -> None:
    s = table()
    army(s, A, "brandenburg")
    give(s, A, word)
    s.florins[A] = price - 1
    play(s, A, card(word))
    assert (s.florins[A], s.discard) == (price - 1, [card(word)])


def end_phase(s: Baroque) -> None:
    """The action phase of A ends, the last one of the turn."""
    s.last_phase = 1
    ask(s, EndActionPhase(A, 0))


@rule("card.montecuccoli")
def test_montecuccoli_takes_what_he_entered() -> None:
    s = table()
    own(s, B, "tyrol")
    army(s, A, "swabia")
    general(s, A, "montecuccoli", "swabia")
    march(s, A, "swabia", "muster-with-general 1", "enter tyrol")
    assert s.control[st("tyrol")] == B
    end_phase(s)
    assert s.control[st("tyrol")] == A


@rule("card.montecuccoli")
@pytest.mark.parametrize("where", ["austria", "bavaria"])
def test_montecuccoli_takes_no_major_and_no_neutral_state(where: str) -> None:
    s = table()
    army(s, A, "bohemia")
    general(s, A, "montecuccoli", "bohemia")
    march(s, A, "bohemia", "muster-with-general 1", f"enter {where}")
    if asked(s):
        do(s, "halt")
    before = s.control[st(where)]
    end_phase(s)
    assert s.control[st(where)] == before
    assert s.general_at[A] == st(where)


@rule("card.montecuccoli")
def test_montecuccoli_does_not_take_what_he_only_stands_in() -> None:
    s = table()
    own(s, B, "tyrol")
    army(s, A, "tyrol")
    general(s, A, "montecuccoli", "tyrol")
    end_phase(s)
    assert s.control[st("tyrol")] == B


@rule("card.montecuccoli")
def test_montecuccoli_beaten_back_has_entered_nothing() -> None:
    s = table()
    own(s, B, "tyrol")
    army(s, A, "tyrol", 2)
    army(s, B, "salzburg", 4)
    general(s, A, "montecuccoli", "tyrol")
    march(s, A, "tyrol", "muster-with-general 2", "enter salzburg")
    assert (s.general_at[A], s.armies[st("tyrol")]) == (st("tyrol"), 1)
    end_phase(s)
    assert s.control[st("tyrol")] == B


@rule("10.4.4.a", "10.2.3.a")
def test_of_moved_and_unmoved_armies_a_moved_one_is_given_up() -> None:
    s = table()
    own(s, A, "saxony")
    s.city[st("saxony")] = CITY
    army(s, A, "saxony", 1)
    army(s, A, "anhalt", 1)
    march(s, A, "anhalt", "muster 1", "enter saxony", "halt")
    assert (s.armies[st("saxony")], s.moved[st("saxony")]) == (2, 1)
    ask(s, BuildTarget(A, FORTIFIED_WORK))
    do(s, "build-in saxony")
    assert (s.armies[st("saxony")], s.moved[st("saxony")]) == (1, 0)
    assert why_not_march(s, A, st("saxony")) is None


@rule("card.caprara")
def test_caprara_may_move_on_into_a_rivals_empty_state() -> None:
    s = table()
    own(s, C, "anhalt")
    own(s, B, "bohemia")
    general(s, A, "caprara", "lusatia")
    army(s, A, "lusatia", 3)
    army(s, B, "saxony", 1)
    army(s, C, "thuringia", 1)
    march(s, A, "lusatia", "muster-with-general 3", "enter saxony")
    assert "move-on anhalt" in menu(s)
    assert "move-on thuringia" not in menu(s)
    do(s, "move-on anhalt", "muster-with-general 2")
    assert all_armies(s, A) == {"saxony": 1, "anhalt": 2}
    assert (s.control[st("saxony")], s.control[st("anhalt")]) == (A, C)


@rule("14.3.4.d")
@pytest.mark.parametrize(("attackers", "stake", "left"), [(2, True, 2), (2, False, 1), (3, False, 3)])
def test_fighting_the_ottomans(attackers: int, stake: bool, left: int) -> None:
    s = table()
    s.city[st("styria")] = FORTIFIED
    draw(s, A, "war", 4)
    army(s, B, "austria", attackers)
    if stake:
        give(s, B, "baroque")
    march(s, B, "austria", f"muster {attackers}", "enter styria")
    if stake:
        do(s, "stake baroque")
    beaten = attackers == 3
    assert all_armies(s, B) == ({"styria": 3} if beaten else {"austria": left})
    assert (s.host[st("styria")] == OTTOMANS) == (not beaten)
    assert s.city[st("styria")] == (CITY if beaten else FORTIFIED)


@rule("card.polish_permission.a")
def test_permission_opens_prussia_to_armies_only() -> None:
    s = table()
    own(s, B, "prussia")
    army(s, A, "brandenburg", 2)
    assert st("prussia") not in s.near(st("brandenburg"))
    draw(s, C, "polish_permission")
    assert st("prussia") not in targets(s, A, BASE)
    march(s, A, "brandenburg", "muster 1", "enter prussia")
    assert all_armies(s, A) == {"brandenburg": 1, "prussia": 1}


@rule("card.polish_permission.a")
def test_a_retreat_from_prussia_under_permission() -> None:
    s = table()
    draw(s, C, "polish_permission")
    army(s, A, "prussia", 2)
    army(s, B, "east_pomerania", 3)
    s.active = B
    ask(s, Muster(B, st("east_pomerania"), True))
    do(s, "muster 3", "enter prussia")
    assert menu(s) == ["retreat brandenburg"]


@rule("card.bad_weather")
def test_bad_weather_lasts_an_action_phase() -> None:
    s = table()
    army(s, A, "brandenburg")
    give(s, A, "baroque", "traitor")
    give(s, B, "power")
    phase(s, A, "bad_weather")
    do(s, "play baroque")
    assert refusal(s, "march brandenburg") == "bad-weather"
    assert "build-army 3" in menu(s)
    do(s, "end-phase")
    assert s.active == B
    assert s.bad_weather == 0


@rule("card.schonborn.b")
def test_no_army_enters_or_is_built_around_mainz() -> None:
    s = table()
    front(s, A, "schonborn")
    army(s, B, "berg")
    assert key_of(why_not_enter(s, st("nassau"))) == "no-armies-near-mainz"
    own(s, A, "trier")
    ask(s, BuildTarget(A, ARMY_WORK))
    assert refusal(s, "build-in trier") == "no-armies-near-mainz"
    assert BuildTarget(A, 1).refuse(s, action("build-in trier")) is None
    s.discard_front(A, card("schonborn"))
    assert why_not_enter(s, st("nassau")) is None


@rule("card.schonborn.c")
def test_armies_leave_mainz_when_schonborn_comes() -> None:
    s = table()
    army(s, B, "hessen", 2)
    army(s, C, "lower_palatinate", 1)
    give(s, A, "schonborn")
    play(s, A, card("schonborn"))
    advance(GAME, s)
    assert s.front[0].seat == B
    assert sorted(menu(s)) == [
        "withdraw-to austria",
        "withdraw-to brunswick",
        "withdraw-to thuringia",
        "withdraw-to westphalia",
    ]
    do(s, "withdraw-to thuringia")
    assert s.front[0].seat == C
    assert "withdraw-to upper_palatinate" in menu(s)
    do(s, "withdraw-to upper_palatinate")
    assert all_armies(s, B) == {"thuringia": 2}
    assert all_armies(s, C) == {"upper_palatinate": 1}


@rule("card.schonborn.c")
def test_expelled_armies_without_a_place_are_lost() -> None:
    s = table()
    army(s, B, "hessen", 2)
    army(s, A, "austria")
    own(s, A, "brunswick", "thuringia", "westphalia")
    give(s, A, "schonborn")
    play(s, A, card("schonborn"))
    advance(GAME, s)
    assert all_armies(s, B) == {}
