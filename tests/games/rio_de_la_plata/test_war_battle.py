"""Battles of a war (combat.17 to combat.24)."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    consistent,
    do,
    edge,
    house,
    hut,
    link,
    men,
    tile,
    told,
)
from games.rio_de_la_plata.war import V, at_war, fight_in, foes, on, put, turn_of, with_foe
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CATHEDRAL,
    CHURCH,
    CORSAIRS,
    HOUSE,
    HUT,
    INDIANS,
    MARKET,
    PALACE,
    STONECUTTER,
)
from ludoteca.testing import rule

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
