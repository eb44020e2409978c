"""Battles and retreats (10.4.5 to 10.4.8)."""

from games.baroque.hands import (
    A,
    B,
    C,
    all_armies,
    army,
    ask,
    asked,
    card,
    do,
    general,
    give,
    keys,
    menu,
    own,
    put,
    st,
    table,
    told,
)
from games.baroque.marches import fight, march
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.rules.build import ARMY_WORK, BuildTarget
from ludoteca.games.baroque.rules.support import ChangeOfControl
from ludoteca.kernel import view
from ludoteca.testing import rule


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
