"""Movement, stacking, battles and the end of a war."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    D,
    ask,
    can,
    consistent,
    do,
    edge,
    force,
    fresh,
    house,
    hut,
    link,
    men,
    no,
    own,
    seat,
    tile,
    told,
    verbs,
)
from games.rio_de_la_plata.war import at_war, begin, camp, foes, on, turn_of
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.data import (
    BARRACKS,
    CATHEDRAL,
    CHURCH,
    CORSAIRS,
    FORT,
    HOUSE,
    HUT,
    INDIANS,
    MARKET,
    MONUMENT,
    PALACE,
    STONECUTTER,
)
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.war_battle import award, fight
from ludoteca.games.rio_de_la_plata.rules.war_end import EndWar
from ludoteca.games.rio_de_la_plata.rules.war_moves import EndRound, OpenWarTurn, Round
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.games.rio_de_la_plata.stacks import SIZE, pile
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule

V = 6  # an enemy disc


def with_foe(seats: int = 3, enemy: int = INDIANS) -> Rio:
    """A war with one enemy far away, so that it does not end at once."""
    s = at_war(seats, enemy)
    foes(s, 1, 15, 0)
    return s


def put(s: Rio, column: int, row: int, *colours: int) -> None:
    """A mixed group, from the bottom."""
    for colour in colours:
        s.hand[colour] -= 1
    s.stack[at(column, row)] = pile(list(colours))


# --- rounds and groups


@rule("combat.1", "war.22")
def test_the_attacker_then_the_defenders_in_order() -> None:
    s = at_war(4)
    foes(s, 1, 15, 0)
    men(s, A, 1, 1, 1)
    men(s, C, 1, 8, 1)
    ask(s, Round())
    seen = []
    for _ in range(3):
        seen.append(seat(s))
        do(s, "done")
    assert seen == [D, A, C], "B has no piece and is skipped"


@rule("combat.2")
def test_groups_of_three_at_most() -> None:
    s = with_foe()
    men(s, A, 3, 5, 5)
    men(s, A, 1, 5, 6)
    men(s, A, 2, 5, 4)
    turn_of(s, A)
    assert no(s, "move", at(5, 6), at(5, 5)) == ("three-in-group", "combat.2")
    assert no(s, "move", at(5, 5), at(5, 4)) == ("three-in-group", "combat.2")


@rule("combat.3")
def test_stacks_never_split() -> None:
    s = with_foe()
    men(s, A, 2, 5, 5)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    assert on(s, 5, 6) == [A, A]
    assert on(s, 5, 5) == []
    s = at_war()
    hut(s, A, (5, 5))
    foes(s, 3, 5, 4)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert on(s, 5, 5) == [V, V]


# --- mixed stacks


def neighbours() -> Rio:
    s = with_foe()
    men(s, A, 1, 5, 5)
    men(s, B, 1, 5, 6)
    turn_of(s, A)
    return s


@rule("combat.4", "faq.20")
def test_without_consent_the_move_is_not_made() -> None:
    s = neighbours()
    assert no(s, "move", at(5, 5), at(5, 6)) == ("mixed-needs-choice", "combat.4")
    do(s, "over", at(5, 5), at(5, 6))
    assert seat(s) == B
    do(s, "disagree")
    assert (on(s, 5, 5), on(s, 5, 6)) == ([A], [B])
    assert s.left[at(5, 5)] == 3, "movement is not spent"
    assert not can(s, "over", at(5, 5), at(5, 6)), "the same proposal is not repeated"
    do(s, "under", at(5, 5), at(5, 6))
    do(s, "agree")
    assert on(s, 5, 6) == [A, B]


@rule("combat.4", "combat.4b")
def test_the_top_piece_commands() -> None:
    s = neighbours()
    do(s, "under", at(5, 5), at(5, 6))
    do(s, "agree")
    assert not [a for a in s.menus[0] if a.args and a.args[0] == at(5, 6)], "Yellow moves it from Yellow's next turn"
    turn_of(s, B)
    assert can(s, "move", at(5, 6), at(5, 7))
    turn_of(s, A)
    assert s.front == []


@rule("combat.4")
def test_three_colours_need_three_agreements() -> None:
    s = with_foe(4)
    put(s, 5, 6, B, C)
    men(s, A, 1, 5, 5)
    turn_of(s, A)
    do(s, "over", at(5, 5), at(5, 6))
    assert seat(s) == B
    do(s, "agree")
    assert seat(s) == C
    do(s, "agree")
    assert on(s, 5, 6) == [B, C, A]


@rule("combat.4b", "combat.20c")
def test_when_the_top_piece_is_lost_the_next_commands() -> None:
    s = at_war()
    tile(s, BARRACKS, (1, 1))
    put(s, 2, 2, B, A)
    foes(s, 2, 2, 1)
    turn_of(s, C)
    do(s, "move", at(2, 1), at(2, 2))
    assert on(s, 2, 2) == [B]
    assert s.hand[A] == 9
    foes(s, 1, 15, 0)
    turn_of(s, B)
    assert can(s, "move", at(2, 2), at(2, 3))


@rule("combat.5")
@pytest.mark.parametrize(
    ("stack", "enemies", "losses", "vp"),
    [
        ([A, A, B], 2, 0, [3, 1]),
        ([A, B], 2, 2, [4, 4]),
        ([A, B, D], 1, 0, [1, 1]),
    ],
)
def test_points_of_a_mixed_group(stack: list[int], enemies: int, losses: int, vp: list[int]) -> None:
    s = at_war(5)
    award(s, pile(stack), enemies, losses)
    assert s.vp[:2] == vp
    if D in stack:
        assert s.vp[D] == 1


@rule("combat.5", "office.general")
def test_the_general_in_a_mixed_group() -> None:
    s = at_war()
    own(s, "general", A)
    award(s, pile([A, B]), 1, 0)
    assert s.vp[:2] == [2, 1]


@rule("office.general", "combat.18")
def test_the_general_scores_one_more_per_enemy() -> None:
    s = at_war()
    own(s, "general", A)
    men(s, A, 2, 5, 5)
    foes(s, 1, 5, 6)
    foes(s, 1, 15, 0)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    assert s.vp[A] == 3
    s = at_war()
    own(s, "general", C)
    award(s, pile([C]), 1, 0)
    assert s.vp[C] == 2, "idle when its owner attacks"


# --- movement


@rule("combat.6")
@pytest.mark.parametrize(("n", "steps"), [(1, 3), (2, 2), (3, 1)])
def test_movement_allowance(n: int, steps: int) -> None:
    s = with_foe()
    men(s, A, n, 5, 1)
    turn_of(s, A)
    for i in range(steps):
        do(s, "move", at(5, 1 + i), at(5, 2 + i))
    assert no(s, "move", at(5, 1 + steps), at(5, 2 + steps)) == ("no-steps-left", "combat.6")


@rule("combat.7")
def test_no_diagonal_moves() -> None:
    s = with_foe()
    men(s, A, 1, 4, 4)
    turn_of(s, A)
    targets = {a.args[1] for a in s.menus[0] if a.verb == "move"}
    assert targets == {at(3, 4), at(5, 4), at(4, 3), at(4, 5)}


@rule("combat.8", "combat.17", "faq.20")
def test_no_passing_over_enemies() -> None:
    s = at_war()
    men(s, A, 1, 5, 5)
    hut(s, A, (5, 6))
    foes(s, 1, 5, 4)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert on(s, 5, 5) == []
    assert s.building[at(5, 6)] == HUT
    assert s.violet == 0


@rule("combat.9")
def test_attackers_stop_at_the_first_building() -> None:
    s = at_war()
    hut(s, A, (5, 5), (5, 6))
    foes(s, 2, 5, 4)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert on(s, 5, 5) == [V]
    assert no(s, "move", at(5, 5), at(5, 6)) == ("has-fought", "combat.13")


@rule("combat.9", "faq.20")
def test_defenders_cross_all_buildings() -> None:
    s = with_foe()
    house(s, B, (5, 6))
    house(s, C, (5, 7))
    men(s, A, 1, 5, 5)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    do(s, "move", at(5, 6), at(5, 7))
    do(s, "move", at(5, 7), at(5, 8))
    assert on(s, 5, 8) == [A]


@rule("combat.10")
def test_a_friendly_space_is_entered_only_by_stacking() -> None:
    s = with_foe()
    men(s, A, 1, 5, 5)
    men(s, A, 2, 5, 6)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    assert on(s, 5, 6) == [A, A, A]
    assert no(s, "move", at(5, 6), at(5, 7)) == ("no-steps-left", "combat.6")
    s = with_foe()
    men(s, A, 1, 5, 5)
    men(s, A, 3, 5, 6)
    turn_of(s, A)
    assert no(s, "move", at(5, 5), at(5, 6)) == ("three-in-group", "combat.2")


@rule("combat.11", "combat.15", "faq.26")
def test_stacking_ends_movement_but_extra_movement_is_possible() -> None:
    s = with_foe()
    men(s, A, 2, 5, 5)
    men(s, A, 1, 5, 6)
    men(s, A, 1, 0, 0)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    assert s.left[at(5, 6)] == 0, "the piece stacked upon had not moved: it cannot either"
    do(s, "boost", at(5, 6))
    do(s, "sacrifice", at(0, 0))
    do(s, "move", at(5, 6), at(5, 7))
    assert on(s, 5, 7) == [A, A, A]
    assert s.hand[A] == 6


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


def fight_in(s: Rio, place: tuple[int, int], violets: int = 1, ours: int = 1) -> tuple[int, int]:
    """What is left of enemies and of A's pieces."""
    s.violet += violets
    s.hand[A] -= ours
    left, stack = fight(s, violets, pile([A] * ours), at(*place))
    return left, SIZE[stack]


# --- battles


@rule("combat.17")
def test_defenders_start_battles_too_and_adjacency_is_no_battle() -> None:
    s = with_foe()
    men(s, A, 1, 5, 5)
    foes(s, 1, 5, 6)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    assert on(s, 5, 6) == []
    assert s.vp[A] == 4
    s = at_war()
    men(s, A, 1, 5, 5)
    foes(s, 1, 5, 3)
    turn_of(s, C)
    do(s, "move", at(5, 3), at(5, 4))
    assert told(s, "battle") == []


@rule("combat.18")
@pytest.mark.parametrize(("violets", "ours", "left"), [(2, 1, (2, 0)), (3, 2, (3, 0)), (3, 1, (3, 0)), (1, 2, (0, 2))])
def test_the_larger_group_wins_without_loss(violets: int, ours: int, left: tuple[int, int]) -> None:
    assert fight_in(at_war(), (5, 5), violets, ours) == left


@rule("combat.18", "combat.22")
def test_a_triple_beats_a_corsair_double() -> None:
    s = at_war(enemy=CORSAIRS)
    men(s, A, 3, 5, 5)
    foes(s, 2, 5, 6)
    foes(s, 1, 15, 0)
    turn_of(s, A)
    do(s, "move", at(5, 5), at(5, 6))
    assert s.vp[A] == 4
    assert on(s, 5, 6) == [A, A, A]
    assert s.fought[at(5, 6)] == 1


@rule("combat.18b", "combat.19", "war.2")
def test_the_printed_battle_1() -> None:
    s = at_war()
    men(s, A, 2, 5, 5)
    foes(s, 2, 5, 4)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert on(s, 5, 5) == []
    assert s.vp == [8, 0, 0]
    s = at_war(enemy=CORSAIRS)
    men(s, A, 2, 5, 5)
    foes(s, 2, 5, 4)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert on(s, 5, 5) == [V]


@rule("combat.18b", "combat.20b", "war.2")
def test_the_printed_battle_2() -> None:
    s = at_war()
    hut(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    foes(s, 2, 5, 4)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert s.vp == [2, 0, 2]
    assert on(s, 5, 5) == [V]
    assert s.building[at(5, 5)] == -1


@rule("combat.18b", "combat.20", "war.1")
def test_the_printed_battle_3() -> None:
    s = at_war()
    tile(s, STONECUTTER, (5, 5))
    foes(s, 1, 5, 4)
    foes(s, 1, 15, 0)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert s.vp == [0, 0, 6]
    assert on(s, 5, 5) == []
    assert s.violet == 1


@rule("combat.19")
@pytest.mark.parametrize(("n", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_equal_groups_destroy_each_other(n: int, vp: int) -> None:
    s = at_war()
    assert fight_in(s, (5, 5), n, n) == (0, 0)
    assert s.vp[A] == vp


@rule("combat.20")
@pytest.mark.parametrize(
    ("kind", "n", "left", "vp"), [(HOUSE, 3, 2, 4), (HUT, 1, 0, 2), (PALACE, 1, 0, 12), (CATHEDRAL, 2, 1, 12)]
)
def test_a_building_costs_one_piece(kind: int, n: int, left: int, vp: int) -> None:
    s = at_war(enemy=CORSAIRS)
    s.erect(at(6, 7), kind, A if kind <= HOUSE else -1)
    foes(s, n, 6, 6)
    foes(s, 1, 15, 0)
    turn_of(s, C)
    do(s, "move", at(6, 6), at(6, 7))
    assert on(s, 6, 7) == [V] * left
    assert s.vp[C] == vp


@rule("combat.20b")
@pytest.mark.parametrize(
    ("enemy", "n", "kind", "stands"),
    [(INDIANS, 1, HUT, True), (CORSAIRS, 1, HUT, False), (INDIANS, 2, CHURCH, True)],
)
def test_pieces_first_then_the_building(enemy: int, n: int, kind: int, stands: bool) -> None:
    s = at_war(enemy=enemy)
    s.erect(at(5, 5), kind, A if kind == HUT else -1)
    men(s, A, n, 5, 5)
    foes(s, n, 5, 4)
    foes(s, 1, 15, 0)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert on(s, 5, 5) == []
    assert (s.building[at(5, 5)] == kind) == stands
    consistent(s)


@rule("combat.20c")
def test_the_bottom_piece_survives() -> None:
    s = at_war()
    tile(s, BARRACKS, (1, 1))
    put(s, 2, 2, B, B, A)
    foes(s, 3, 2, 1)
    turn_of(s, C)
    do(s, "move", at(2, 1), at(2, 2))
    assert on(s, 2, 2) == [B]


@rule("combat.21", "activation.barracks")
def test_barracks_give_prevalence_in_their_district() -> None:
    s = at_war()
    tile(s, BARRACKS, (1, 1))
    assert fight_in(s, (2, 2)) == (0, 1)
    assert s.vp[A] == 2
    assert fight_in(s, (4, 2)) == (0, 0), "another district"
    s.raze(at(1, 1))
    assert fight_in(s, (2, 2)) == (0, 0)


@rule("combat.22", "endturn.6")
@pytest.mark.parametrize(
    ("enemy", "barracks", "n", "left", "vp"),
    [
        (CORSAIRS, False, 2, (1, 0), 6),
        (CORSAIRS, False, 1, (1, 0), 2),
        (CORSAIRS, True, 3, (0, 0), 12),
        (INDIANS, True, 3, (0, 1), 10),
    ],
)
def test_prevalence(enemy: int, barracks: bool, n: int, left: tuple[int, int], vp: int) -> None:
    s = at_war(enemy=enemy)
    if barracks:
        tile(s, BARRACKS, (1, 1))
    assert fight_in(s, (2, 2), n, n) == left
    assert s.vp[A] == vp


@rule("combat.23", "major.roads_b")
def test_roads_and_walls_are_safe() -> None:
    s = at_war()
    link(s, "f8_g8", "g8_g9")
    s.lay_wall(edge("n_a1"))
    hut(s, A, (5, 7))
    foes(s, 1, 5, 6)
    turn_of(s, C)
    do(s, "move", at(5, 6), at(5, 7))
    assert sum(s.linked) == 1
    assert sum(s.walls) == 1


@rule("combat.24")
def test_destroyed_tiles_and_lost_pieces_come_back() -> None:
    s = at_war()
    house(s, A, (5, 5))
    tile(s, MARKET, (9, 5))
    men(s, A, 2, 5, 5)
    foes(s, 3, 5, 4)
    foes(s, 1, 9, 4)
    foes(s, 1, 15, 0)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    do(s, "move", at(9, 4), at(9, 5))
    assert s.homes[A] == 0
    assert s.counts[MARKET] == 0
    assert s.hand[A] == 9
    turn_of(s, A)
    assert s.front == [], "not in this war again"


# --- the end of a war


@rule("combat.25")
def test_three_rounds_without_a_battle_end_the_war() -> None:
    s = with_foe()
    s.round = 0
    men(s, A, 1, 1, 1)
    ask(s, Round(), EndWar())
    for _ in range(3):
        do(s, "done")
        do(s, "done")
    assert s.attacker == -1
    assert told(s, "war-fades") == [(3,)]


@rule("combat.25")
def test_only_the_attackers_battles_count() -> None:
    s = with_foe()
    s.quiet = 2
    men(s, A, 2, 5, 5)
    foes(s, 1, 5, 6)
    ask(s, OpenWarTurn(A), EndRound(), EndWar())
    do(s, "move", at(5, 5), at(5, 6))
    do(s, "done")
    do(s, "confirm")
    assert s.attacker == -1
    s = with_foe()
    s.quiet = 2
    hut(s, A, (15, 1))
    foes(s, 1, 0, 0)
    ask(s, OpenWarTurn(C), EndRound(), EndWar())
    do(s, "move", at(15, 0), at(15, 1))
    do(s, "done")
    do(s, "confirm")
    assert s.attacker == C
    assert s.quiet == 0


@rule("combat.26")
def test_the_war_ends_with_the_last_attacker() -> None:
    s = at_war()
    men(s, A, 2, 5, 5)
    men(s, B, 1, 9, 9)
    foes(s, 1, 5, 6)
    ask(s, OpenWarTurn(A), OpenWarTurn(B), EndRound(), EndWar())
    do(s, "move", at(5, 5), at(5, 6))
    assert type(s.front[0]).__name__ == "Withdraw"
    assert seat(s) == A
    assert s.attacker == -1


@rule("combat.26", "combat.28")
def test_attackers_left_inside_and_outside_are_removed() -> None:
    s = at_war()
    camp(s, edge("n_b1"), 2)
    foes(s, 3, 5, 5)
    ask(s, EndWar())
    assert s.violet == 0
    assert sum(s.stack) == 0
    assert s.vp == [0, 0, 0]
    assert s.front == []


@rule("combat.27", "faq.13")
def test_free_withdrawal_of_whole_groups() -> None:
    s = fresh()
    hut(s, C, (3, 3))
    men(s, A, 3, 5, 5)
    men(s, C, 2, 3, 3)
    begin(s)
    ask(s, EndWar())
    assert seat(s) == A
    do(s, "recall", at(5, 5))
    assert s.hand[A] == 9
    do(s, "done")
    do(s, "confirm")
    assert seat(s) == C, "the attacker too"
    do(s, "recall", at(3, 3))
    assert s.hand[C] == 9


@rule("combat.27", "combat.29")
def test_nothing_taken_back_all_stay() -> None:
    s = fresh()
    men(s, A, 3, 5, 5)
    begin(s)
    ask(s, EndWar())
    do(s, "done")
    assert on(s, 5, 5) == [A, A, A]


@rule("combat.28")
def test_mixed_groups_go_home() -> None:
    s = at_war()
    put(s, 5, 5, A, B)
    ask(s, EndWar())
    assert s.hand[:2] == [9, 9]


@rule("combat.29", "faq.19")
def test_survivors_build_where_they_stand() -> None:
    s = at_war()
    men(s, A, 3, 9, 1)
    ask(s, EndWar())
    do(s, "done")
    ask(s, PlaceTurn(A))
    assert no(s, "place", at(9, 1)) == ("not-beside-home", "city.2"), "no second worker joins them"
    ask(s, EffectsTurn(A))
    do(s, "build", at(9, 1), HUT)
    assert s.workers(at(9, 1), A) == 1
    s.built = []
    s.stock[0:2] = [1, 1]
    ask(s, EffectsTurn(A))
    do(s, "build", at(9, 1), HOUSE)


@rule("combat.29", "activation.4")
def test_survivors_who_may_not_stand_there_go_home() -> None:
    s = at_war()
    house(s, B, (1, 1))
    house(s, A, (5, 5))
    tile(s, CATHEDRAL, (6, 7))
    tile(s, MARKET, (9, 1))
    tile(s, MARKET, (5, 6))
    tile(s, MONUMENT, (4, 5))
    for place in ((1, 1), (6, 7), (9, 1), (5, 6), (4, 5)):
        men(s, A, 1, *place)
    ask(s, EndWar())
    assert s.hand[A] == 8
    assert on(s, 5, 6) == [A], "beside an own house it stays"


@rule("combat.29")
def test_the_attackers_worker_whose_house_was_lost_goes_home() -> None:
    s = fresh()
    house(s, C, (5, 5))
    tile(s, MARKET, (5, 6))
    men(s, C, 1, 5, 6)
    begin(s)
    s.raze(at(5, 5))
    ask(s, EndWar())
    assert s.hand[C] == 9


@rule("war.19c")
def test_the_command_of_a_shared_building_may_be_asked_for() -> None:
    s = fresh()
    link(s, "f8_g8", "g8_g9")
    tile(s, MARKET, (5, 6))
    men(s, A, 1, 5, 6)
    men(s, B, 1, 5, 6)
    ask(s, StartWar(INDIANS))
    for _ in range(6):
        do(s, "camp", 0, 1)
    do(s, "confirm")
    assert (type(s.front[0]).__name__, seat(s)) == ("ClaimCommand", A)
    do(s, "command", at(5, 6))
    assert seat(s) == B
    do(s, "agree")
    assert on(s, 5, 6) == [B, A]


@rule("war.19c")
def test_nobody_asks_for_a_command_when_the_cannons_have_ended_the_war() -> None:
    s = fresh()
    s.standing[FORT] = 1
    own(s, "gunner", A)
    link(s, "f8_g8", "g8_g9")
    tile(s, MARKET, (5, 6))
    men(s, A, 1, 5, 6)
    men(s, B, 1, 5, 6)
    ask(s, StartWar(INDIANS))
    for _ in range(6):
        do(s, "camp", 0, 1)
    do(s, "confirm")
    force(s, 6, 6)
    do(s, "bet", 6)
    for _ in range(6):
        do(s, "hit", 0, 1)
    do(s, "confirm")
    assert not s.at_war()
