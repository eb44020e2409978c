"""Generals, and what stops or expels armies."""

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
    menu,
    own,
    phase,
    refusal,
    st,
    table,
    told,
)
from games.baroque.marches import fight, march
from games.helpers import key_of
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.actions import EndActionPhase
from ludoteca.games.baroque.rules.armies import Muster, why_not_enter, why_not_march
from ludoteca.games.baroque.rules.build import ARMY_WORK, FORTIFIED_WORK, BuildTarget
from ludoteca.games.baroque.rules.cards import play
from ludoteca.games.baroque.rules.influence import BASE, targets
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import advance
from ludoteca.testing import rule


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
