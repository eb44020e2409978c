"""Rounds, groups and movement in a war (combat.1 to combat.11)."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    D,
    ask,
    can,
    do,
    house,
    hut,
    men,
    no,
    own,
    seat,
    tile,
)
from games.rio_de_la_plata.war import V, at_war, foes, on, put, turn_of, with_foe
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import BARRACKS, HUT
from ludoteca.games.rio_de_la_plata.rules.war_battle import award
from ludoteca.games.rio_de_la_plata.rules.war_turn import Round
from ludoteca.games.rio_de_la_plata.stacks import pile
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule

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
