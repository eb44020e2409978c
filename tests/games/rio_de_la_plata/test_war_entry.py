"""Attackers come in with their first move; the General's piece is optional (war.14, war.21)."""

from games.rio_de_la_plata.table import A, C, ask, can, consistent, do, hut, men, no, own, told, verbs
from games.rio_de_la_plata.war import at_war, begin, camp, foes, turn_of
from ludoteca.games.rio_de_la_plata.board import EDGE, at
from ludoteca.games.rio_de_la_plata.rules.war_deploy import OpenDeploy
from ludoteca.testing import rule

NORTH = EDGE.number("n_f1")


@rule("war.14")
def test_war_14_every_group_that_can_comes_in_with_the_first_move() -> None:
    s = at_war()
    camp(s, NORTH, 1)
    camp(s, EDGE.number("n_k1"), 2)
    turn_of(s, C)
    assert no(s, "done") == ("must-enter", "war.14")
    do(s, "enter", NORTH, 1)
    assert no(s, "done") == ("must-enter", "war.14")
    do(s, "enter", EDGE.number("n_k1"), 2)
    assert can(s, "done")
    consistent(s)


@rule("war.14")
def test_war_14_a_group_without_room_waits_outside() -> None:
    s = at_war()
    camp(s, NORTH, 3, 2)
    turn_of(s, C)
    do(s, "enter", NORTH, 3)
    assert not can(s, "enter", NORTH, 3)
    assert can(s, "done"), "the second triple has no room, so it may stay"


@rule("war.14")
def test_war_14_only_the_first_round_obliges() -> None:
    s = at_war()
    s.round = 2
    camp(s, NORTH, 1)
    foes(s, 1, 15, 0)
    turn_of(s, C)
    assert can(s, "done")


@rule("war.14")
def test_war_14_the_other_reading_lets_them_wait() -> None:
    s = at_war(attackers_entry="any_round")
    camp(s, NORTH, 1)
    turn_of(s, C)
    assert can(s, "done")


@rule("war.14", "combat.15")
def test_war_14_a_group_outside_may_still_be_sacrificed() -> None:
    s = at_war()
    camp(s, NORTH, 1)
    foes(s, 1, 5, 5)
    turn_of(s, C)
    do(s, "boost", at(5, 5))
    do(s, "sacrifice_camp", NORTH, 1)
    assert can(s, "done")


@rule("war.21", "office.general")
def test_war_21_the_generals_piece_may_be_declined() -> None:
    s = at_war()
    own(s, "general", A)
    hut(s, A, (5, 5))
    camp(s, NORTH, 1)
    ask(s, OpenDeploy(A))
    do(s, "deploy", at(5, 5))
    assert no(s, "done")[0] == "not-in-menu", "the two free pieces are placed"
    do(s, "deploy", at(5, 5))
    assert verbs(s) == {"deploy", "done"}
    do(s, "done")
    assert s.hand[A] == 7
    assert told(s, "general-declined") == [(A,)]


@rule("war.19", "war.19b")
def test_war_19_the_log_tells_of_pieces_without_room() -> None:
    s = at_war()
    hut(s, A, (5, 5))
    men(s, A, 2, 5, 5)
    camp(s, NORTH, 1)
    ask(s, OpenDeploy(A))
    do(s, "deploy", at(5, 5))
    assert told(s, "deploy-short") == [(A, 1)]


@rule("war.14")
def test_war_14_a_war_begun_earlier_continues_in_its_own_reading() -> None:
    s = at_war(attackers_entry="any_round")
    begin(s)
    assert s.copy().entry_any_round
