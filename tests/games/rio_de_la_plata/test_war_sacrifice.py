"""Two doubles, pieces that fought and sacrifice in a war (combat.12 to combat.16)."""

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    can,
    consistent,
    do,
    men,
    no,
    seat,
    tile,
    verbs,
)
from games.rio_de_la_plata.war import V, at_war, fight_in, foes, on, put, turn_of, with_foe
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import BARRACKS
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule

# --- two doubles


@rule("combat.12")
def test_the_printed_example_of_two_doubles() -> None:
    green, yellow = A, B
    s = with_foe()
    men(s, green, 2, 5, 3)
    men(s, yellow, 2, 5, 6)
    turn_of(s, green)
    do(s, "move", at(5, 3), at(5, 4))
    do(s, "move", at(5, 4), at(5, 5))
    do(s, "give_over", at(5, 5), at(5, 6))
    assert seat(s) == yellow
    do(s, "agree")
    assert on(s, 5, 6) == [yellow, yellow, green]
    assert on(s, 5, 5) == [green]
    assert s.left[at(5, 5)] == s.left[at(5, 6)] == 0
    consistent(s)


@rule("combat.12")
def test_the_receiver_may_keep_the_command() -> None:
    s = with_foe()
    men(s, A, 2, 5, 5)
    men(s, B, 2, 5, 6)
    turn_of(s, A)
    do(s, "give_over", at(5, 5), at(5, 6))
    do(s, "disagree")
    assert not can(s, "give_over", at(5, 5), at(5, 6))
    do(s, "give_under", at(5, 5), at(5, 6))
    do(s, "agree")
    assert on(s, 5, 6) == [A, B, B]


@rule("combat.12")
def test_joining_doubles_of_one_colour_diagonals_and_full_moves() -> None:
    s = with_foe()
    men(s, A, 2, 5, 5)
    men(s, A, 2, 6, 6)
    turn_of(s, A)
    assert "give" not in verbs(s), "diagonal doubles are not adjacent"
    do(s, "move", at(5, 5), at(5, 6))
    assert no(s, "move", at(5, 6), at(6, 6)) == ("three-in-group", "combat.2")
    do(s, "give", at(5, 6), at(6, 6))
    assert (on(s, 5, 6), on(s, 6, 6)) == ([A], [A, A, A])


@rule("combat.12", "combat.13")
def test_a_double_that_fought_does_not_join() -> None:
    s = with_foe()
    men(s, A, 2, 5, 5)
    men(s, A, 2, 7, 5)
    foes(s, 1, 6, 5)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(6, 5))
    assert on(s, 6, 5) == [A, A]
    assert "give" not in verbs(s)


@rule("combat.12")
def test_attackers_join_doubles_too() -> None:
    s = at_war()
    foes(s, 2, 5, 5)
    foes(s, 2, 5, 6)
    turn_of(s, C)
    do(s, "give", at(5, 5), at(5, 6))
    assert (on(s, 5, 5), on(s, 5, 6)) == ([V], [V, V, V])


# --- pieces that fought, optional movement, sacrifice


@rule("combat.13", "faq.22", "faq.25")
def test_pieces_that_fought_are_done() -> None:
    s = with_foe()
    men(s, A, 2, 5, 5)
    men(s, A, 1, 6, 6)
    men(s, A, 1, 0, 0)
    foes(s, 1, 5, 6)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    assert no(s, "move", at(5, 6), at(5, 7)) == ("has-fought", "combat.13")
    assert no(s, "move", at(6, 6), at(5, 6)) == ("has-fought", "combat.13")
    assert not can(s, "boost", at(5, 6))
    do(s, "boost", at(6, 6))
    assert not can(s, "sacrifice", at(5, 6))
    assert can(s, "sacrifice", at(0, 0))
    do(s, "sacrifice", at(0, 0))
    turn_of(s, A)
    assert can(s, "move", at(5, 6), at(5, 7)), "free again in the next turn"


@rule("combat.13")
def test_a_piece_attacked_in_the_enemys_turn_may_move() -> None:
    s = at_war()
    men(s, A, 2, 5, 5)
    foes(s, 1, 5, 4)
    foes(s, 1, 15, 0)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert on(s, 5, 5) == [A, A]
    turn_of(s, A)
    assert can(s, "move", at(5, 5), at(5, 6))


@rule("combat.14")
def test_movement_is_optional_and_may_be_interrupted() -> None:
    s = with_foe()
    men(s, A, 1, 5, 5)
    men(s, A, 1, 9, 5)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    do(s, "move", at(9, 5), at(9, 6))
    do(s, "move", at(5, 6), at(5, 7))
    do(s, "move", at(5, 7), at(5, 8))
    do(s, "done")
    assert can(s, "confirm")
    turn_of(s, A)
    do(s, "done")
    assert s.front == [], "nobody has to move"


@rule("combat.15")
def test_extra_movement() -> None:
    s = with_foe()
    men(s, A, 3, 5, 5)
    men(s, A, 1, 0, 0)
    men(s, A, 2, 0, 2)
    foes(s, 2, 5, 7)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    do(s, "boost", at(5, 6))
    do(s, "sacrifice", at(0, 0))
    assert not can(s, "boost", at(5, 6)), "+1 at most"
    do(s, "move", at(5, 6), at(5, 7))
    assert s.vp[A] == 4, "the extra step brings battle"


@rule("combat.15")
def test_a_triple_may_be_sacrificed_for_a_single() -> None:
    s = with_foe()
    men(s, A, 1, 5, 1)
    men(s, A, 3, 0, 0)
    turn_of(s, A)
    do(s, "boost", at(5, 1))
    do(s, "sacrifice", at(0, 0))
    assert s.hand[A] == 8
    for row in range(1, 5):
        do(s, "move", at(5, row), at(5, row + 1))
    assert no(s, "move", at(5, 5), at(5, 6)) == ("no-steps-left", "combat.6")


@rule("combat.15")
def test_sacrificed_attackers_go_to_the_bank() -> None:
    s = at_war()
    foes(s, 1, 5, 1)
    foes(s, 2, 0, 0)
    turn_of(s, C)
    do(s, "boost", at(5, 1))
    do(s, "sacrifice", at(0, 0))
    assert s.violet == 1


def common_group(helper: int, column: int, row: int) -> Rio:
    """Green asks for an extra step of the group it shares with Yellow, who has a piece elsewhere, as has the helper."""
    s = with_foe(4)
    put(s, 5, 5, B, A)
    men(s, B, 1, 0, 0)
    men(s, helper, 1, column, row)
    turn_of(s, A)
    do(s, "boost", at(5, 5))
    return s


@rule("combat.15b")
def test_an_ally_helps_the_common_group() -> None:
    s = common_group(C, 9, 9)
    assert [a.args[0] for a in s.menus[0]] == [at(0, 0)], "Red, who has no piece in it, cannot help"
    do(s, "sacrifice", at(0, 0))
    assert (type(s.front[0]).__name__, seat(s)) == ("SacrificeProposal", B)
    do(s, "agree")
    assert s.left[at(5, 5)] == 3
    assert s.hand[B] == 8


@rule("combat.15b")
def test_a_mixed_group_is_sacrificed_only_by_consent() -> None:
    s = with_foe()
    put(s, 5, 5, B, A)
    men(s, A, 1, 9, 9)
    turn_of(s, A)
    do(s, "boost", at(9, 9))
    do(s, "sacrifice", at(5, 5))
    assert seat(s) == B
    do(s, "disagree")
    assert on(s, 5, 5) == [B, A]
    assert seat(s) == A
    assert not can(s, "boost", at(9, 9)), "the only victim was denied"


@rule("combat.15b")
def test_a_refused_sacrifice_leaves_the_other_groups_to_ask_for() -> None:
    s = common_group(B, 2, 0)
    do(s, "sacrifice", at(0, 0))
    do(s, "disagree")
    do(s, "boost", at(5, 5))
    assert [a.args[0] for a in s.menus[0]] == [at(2, 0)], "ruling G47: not the same again, but another one"
    do(s, "sacrifice", at(2, 0))
    do(s, "agree")
    assert on(s, 0, 0) == [B]
    assert s.left[at(5, 5)] == 3


@rule("combat.16")
def test_the_plaza_is_crossed_and_nobody_leaves_the_city() -> None:
    s = at_war()
    foes(s, 1, 7, 8)
    turn_of(s, C)
    assert can(s, "move", at(7, 8), at(8, 8))
    s = with_foe()
    men(s, A, 1, 0, 0)
    turn_of(s, A)
    assert {a.args[1] for a in s.menus[0] if a.verb == "move"} == {at(1, 0), at(0, 1)}
    s = at_war()
    tile(s, BARRACKS, (6, 7))
    assert fight_in(s, (7, 8)) == (0, 0), "no barracks prevalence in the plaza"
    assert fight_in(s, (6, 8)) == (0, 1)
