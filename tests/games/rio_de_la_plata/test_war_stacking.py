"""A group formed in a turn has no movement left in it (combat.11, combat.12, combat.15)."""

from games.rio_de_la_plata.table import A, B, C, can, consistent, do, men, no, seat
from games.rio_de_la_plata.war import at_war, camp, foes, on, turn_of, with_foe
from ludoteca.games.rio_de_la_plata.board import EDGE, at
from ludoteca.testing import rule


@rule("combat.11", "combat.12")
def test_combat_11_a_new_double_hands_nothing_on() -> None:
    s = with_foe()
    men(s, A, 1, 5, 2)
    men(s, A, 1, 5, 5)
    men(s, A, 2, 5, 6)
    turn_of(s, A)
    do(s, "move", at(5, 2), at(5, 3))
    do(s, "move", at(5, 3), at(5, 4))
    do(s, "move", at(5, 4), at(5, 5))
    assert on(s, 5, 5) == [A, A]
    assert no(s, "give", at(5, 5), at(5, 6)) == ("just-stacked", "combat.11")
    assert can(s, "give", at(5, 6), at(5, 5)), "the double that stood there may still act"
    consistent(s)


@rule("combat.11", "combat.12")
def test_combat_11_attackers_too() -> None:
    s = at_war()
    foes(s, 1, 5, 4)
    foes(s, 1, 5, 5)
    foes(s, 2, 5, 6)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert no(s, "give", at(5, 5), at(5, 6)) == ("just-stacked", "combat.11")


@rule("combat.11", "war.14")
def test_combat_11_attackers_that_enter_and_stack() -> None:
    s = at_war()
    edge = EDGE.number("n_f1")
    camp(s, edge, 1)
    foes(s, 1, 5, 0)
    foes(s, 2, 5, 1)
    turn_of(s, C)
    do(s, "enter", edge, 1)
    assert len(on(s, 5, 0)) == 2
    assert no(s, "give", at(5, 0), at(5, 1)) == ("just-stacked", "combat.11")


@rule("combat.11", "combat.4")
def test_combat_11_a_mixed_double_formed_by_agreement() -> None:
    s = with_foe()
    men(s, A, 1, 5, 4)
    men(s, B, 1, 5, 5)
    men(s, A, 2, 5, 6)
    turn_of(s, A)
    do(s, "over", at(5, 4), at(5, 5))
    assert seat(s) == B
    do(s, "agree")
    assert on(s, 5, 5) == [B, A]
    assert no(s, "give_over", at(5, 5), at(5, 6)) == ("just-stacked", "combat.11")


@rule("combat.12")
def test_combat_12_the_donor_may_have_walked_to_the_other_double() -> None:
    s = with_foe()
    men(s, A, 2, 5, 3)
    men(s, A, 2, 5, 6)
    turn_of(s, A)
    do(s, "move", at(5, 3), at(5, 4))
    do(s, "move", at(5, 4), at(5, 5))
    assert s.left[at(5, 5)] == 0
    do(s, "give", at(5, 5), at(5, 6))
    assert (on(s, 5, 5), on(s, 5, 6)) == ([A], [A, A, A])


@rule("combat.15", "combat.12")
def test_combat_15_extra_movement_lets_a_new_double_reach_and_give() -> None:
    s = with_foe()
    men(s, A, 1, 5, 3)
    men(s, A, 1, 5, 4)
    men(s, A, 2, 5, 6)
    men(s, A, 1, 0, 0)
    turn_of(s, A)
    do(s, "move", at(5, 3), at(5, 4))
    do(s, "boost", at(5, 4))
    do(s, "sacrifice", at(0, 0))
    do(s, "move", at(5, 4), at(5, 5))
    do(s, "give", at(5, 5), at(5, 6))
    assert (on(s, 5, 5), on(s, 5, 6)) == ([A], [A, A, A])


@rule("combat.12", "combat.15")
def test_combat_15_after_a_hand_over_each_group_that_had_no_extra_movement_may_get_it() -> None:
    s = with_foe()
    men(s, A, 2, 5, 3)
    men(s, A, 2, 5, 6)
    men(s, A, 1, 0, 0)
    men(s, A, 1, 2, 0)
    turn_of(s, A)
    do(s, "boost", at(5, 3))
    do(s, "sacrifice", at(0, 0))
    do(s, "move", at(5, 3), at(5, 4))
    do(s, "move", at(5, 4), at(5, 5))
    do(s, "give", at(5, 5), at(5, 6))
    assert no(s, "boost", at(5, 5)) == ("boosted-once", "combat.15"), "the single is what is left of the donor"
    do(s, "boost", at(5, 6))
    do(s, "sacrifice", at(2, 0))
    do(s, "move", at(5, 6), at(5, 7))
    assert on(s, 5, 7) == [A, A, A]
    consistent(s)


@rule("combat.11")
def test_combat_11_next_turn_the_group_is_fresh() -> None:
    s = with_foe()
    men(s, A, 1, 5, 4)
    men(s, A, 1, 5, 5)
    men(s, A, 2, 5, 6)
    turn_of(s, A)
    do(s, "move", at(5, 4), at(5, 5))
    turn_of(s, A)
    assert can(s, "give", at(5, 5), at(5, 6))
    assert can(s, "move", at(5, 5), at(5, 4))
