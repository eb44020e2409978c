"""The war's beginning: points, roles, attackers."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    D,
    E,
    ask,
    can,
    consistent,
    do,
    edge,
    fresh,
    hut,
    link,
    men,
    no,
    seat,
    tile,
    told,
)
from games.rio_de_la_plata.war import at_war, begin, camp, foes, on, turn_of
from ludoteca.games.rio_de_la_plata.board import EDGES, at
from ludoteca.games.rio_de_la_plata.constants import BARRACKS, CATHEDRAL, CORSAIRS, FORT, HOUSE, INDIANS, MARKET, PALACE
from ludoteca.games.rio_de_la_plata.data import TRACK_BONUS
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar, bonus, next_attacker
from ludoteca.testing import rule

# --- points


@rule("war.1", "combat.20")
def test_points_of_the_attacker_for_destruction() -> None:
    for kind, vp in ((0, 2), (HOUSE, 4), (MARKET, 6), (BARRACKS, 6), (CATHEDRAL, 12), (PALACE, 12)):
        s = at_war()
        s.erect(at(5, 5), kind, A if kind <= HOUSE else -1)
        foes(s, 1, 5, 4)
        foes(s, 1, 0, 0)
        turn_of(s, C)
        do(s, "move", at(5, 4), at(5, 5))
        assert s.vp == [0, 0, vp]
        assert s.building[at(5, 5)] == -1
        assert s.violet == 1


@rule("war.1")
def test_the_attacker_may_destroy_own_buildings_and_scores() -> None:
    s = at_war()
    hut(s, C, (5, 5))
    foes(s, 1, 5, 4)
    foes(s, 1, 0, 0)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert s.vp[C] == 2
    assert s.homes[C] == 0


@rule("war.1", "war.2")
def test_a_defender_killed_in_the_open_scores_for_its_owner_only() -> None:
    s = at_war()
    men(s, A, 1, 5, 5)
    foes(s, 2, 5, 4)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert s.vp == [2, 0, 0]


@rule("war.2")
def test_an_undefended_hut_scores_nothing_for_defenders() -> None:
    s = at_war()
    hut(s, A, (5, 5))
    foes(s, 1, 5, 4)
    foes(s, 1, 0, 0)
    turn_of(s, C)
    do(s, "move", at(5, 4), at(5, 5))
    assert s.vp == [0, 0, 2]


@rule("war.2", "combat.15")
def test_sacrificed_pieces_score_nothing() -> None:
    s = at_war()
    men(s, A, 1, 5, 5)
    men(s, A, 1, 1, 1)
    foes(s, 1, 15, 0)
    turn_of(s, A)
    do(s, "boost", at(5, 5))
    do(s, "sacrifice", at(1, 1))
    assert s.vp[A] == 0
    assert s.hand[A] == 8


# --- roles


@rule("war.3", "war.22")
def test_the_five_steps() -> None:
    s = fresh()
    s.standing[FORT] = 1
    hut(s, A, (5, 5))
    hut(s, B, (6, 5))
    ask(s, StartWar(INDIANS))
    assert type(s.front[0]).__name__ == "PlaceAttackers"
    assert no(s, "deploy", at(5, 5))[0] == "not-in-menu"
    for _ in range(4):
        do(s, "camp", 0, 1)
    do(s, "confirm")
    assert type(s.front[0]).__name__ == "Bet"
    do(s, "hold")
    assert (type(s.front[0]).__name__, seat(s)) == ("Deploy", A)
    do(s, "deploy", at(5, 5))
    do(s, "deploy", at(5, 5))
    do(s, "confirm")
    assert (type(s.front[0]).__name__, seat(s)) == ("Deploy", B)
    do(s, "deploy", at(6, 5))
    do(s, "deploy", at(6, 5))
    do(s, "confirm")
    assert (type(s.front[0]).__name__, seat(s)) == ("WarTurn", C), "the attackers move first"


@rule("war.4", "war.4b")
@pytest.mark.parametrize(("marks", "who"), [([0, 0, 0, 0], D), ([0, 0, 0, 1], C), ([0, 0, 1, 1], B), ([1, 0, 1, 1], B)])
def test_the_last_in_order_who_has_not_attacked(marks: list[int], who: int) -> None:
    s = fresh(4)
    s.marks = marks
    assert next_attacker(s) == who


@rule("war.4b")
def test_the_mark_goes_with_the_player() -> None:
    s = fresh(4)
    begin(s)
    assert s.marks == [0, 0, 0, 1]
    s.order = [D, A, B, C]
    assert next_attacker(s) == C


@rule("war.5")
def test_the_printed_example_of_numbers() -> None:
    """3 workers in the city and 4 defending players: 3 + 8 = 11 before the bonus."""
    s = fresh(5)
    men(s, A, 2, 3, 9)
    men(s, B, 1, 3, 8)
    ask(s, StartWar(INDIANS))
    assert told(s, "attackers") == [(E, 11, 3, 0)]


@rule("war.5", "war.11", "faq.21")
def test_the_attackers_own_workers_do_not_count() -> None:
    s = fresh()
    men(s, A, 2, 3, 9)
    men(s, C, 3, 3, 8)
    s.foes = [3, 0]
    s.fields_of[B] = 4
    s.hand[B] -= 4
    ask(s, StartWar(INDIANS))
    assert told(s, "attackers") == [(C, 7, 2, 1)]
    s = fresh()
    ask(s, StartWar(INDIANS))
    assert told(s, "attackers") == [(C, 4, 0, 0)]


@rule("war.6", "war.7")
def test_the_bonus_of_the_track() -> None:
    assert TRACK_BONUS[2:] == [0, 1, 2, 3, 3, 4, 4, 5]
    s = fresh()
    s.foes = [5, 3]
    assert bonus(s, INDIANS) == 3
    assert bonus(s, CORSAIRS) == 1
    s.foes = [6, 8]
    assert (bonus(s, INDIANS), bonus(s, CORSAIRS)) == (3, 4)
    s.foes = [0, 0]
    assert bonus(s, CORSAIRS) == 0


@rule("war.8", "intro.4")
@pytest.mark.parametrize(
    ("level", "value", "expected"),
    [("expert", 7, 4), ("beginner", 7, 2), ("beginner", 4, 0), ("beginner", 3, 0), ("intermediate", 5, 2)],
)
def test_correction_for_experience(level: str, value: int, expected: int) -> None:
    s = fresh(3, level=level)
    s.foes = [value, 0]
    assert bonus(s, INDIANS) == expected


@rule("war.8")
def test_the_other_reading_for_beginners() -> None:
    s = fresh(3, level="beginner", beginner_correction="three")
    s.foes = [7, 4]
    assert bonus(s, INDIANS) == 1
    assert bonus(s, CORSAIRS) == 0


@rule("intro.4")
def test_mixed_levels_use_the_least_experienced_defender() -> None:
    s = fresh()
    s.attacker = C
    s.levels = [0, 2, 1]
    s.foes = [7, 0]
    assert bonus(s, INDIANS) == 2
    s.levels = [2, 2, 0]
    assert bonus(s, INDIANS) == 4


@rule("war.9")
@pytest.mark.parametrize(
    ("option", "seats", "expected"),
    [
        ("by_text", 5, 2), ("by_text", 4, 3), ("by_text", 3, 4), ("by_example", 3, 2), ("by_example", 5, 4),
        ("by_example", 4, 3), ("by_example", 2, 2), ("off", 5, 4),
    ],
)  # fmt: skip
def test_correction_for_the_number_of_players(option: str, seats: int, expected: int) -> None:
    s = fresh(seats, player_count_bonus=option)
    s.foes = [7, 0]
    assert bonus(s, INDIANS) == expected


@rule("war.10")
def test_corrections_add_up() -> None:
    s = fresh(5, level="beginner", player_count_bonus="by_text")
    s.foes = [9, 0]
    assert bonus(s, INDIANS) == 1
    for option in ("by_text", "by_example"):
        s = fresh(4, level="beginner", player_count_bonus=option)
        s.foes = [4, 0]
        assert bonus(s, INDIANS) == 0


@rule("war.11")
def test_inactive_workers_close_their_space() -> None:
    s = fresh()
    tile(s, MARKET, (5, 5))
    men(s, C, 1, 5, 5)
    men(s, A, 1, 5, 6)
    begin(s)
    foes(s, 1, 5, 4)
    turn_of(s, C)
    assert no(s, "move", at(5, 4), at(5, 5)) == ("inactive-there", "war.11")
    turn_of(s, A)
    assert no(s, "move", at(5, 6), at(5, 5)) == ("inactive-there", "war.11")


@rule("war.11")
def test_a_linked_building_shared_with_the_attacker() -> None:
    s = fresh()
    link(s, "f8_g8", "g8_g9")
    tile(s, MARKET, (5, 6))
    men(s, C, 1, 5, 6)
    men(s, B, 1, 5, 6)
    begin(s)
    foes(s, 1, 5, 4)
    assert on(s, 5, 6) == [B]
    turn_of(s, B)
    do(s, "move", at(5, 6), at(5, 7))
    assert no(s, "move", at(5, 7), at(5, 6)) == ("inactive-there", "war.11")
    consistent(s)


# --- placing the attackers


@rule("war.12", "war.13")
def test_all_pieces_in_groups_of_one_to_three() -> None:
    s = fresh()
    s.foes = [7, 0]
    s.lay_wall(edge("n_a1"))
    ask(s, StartWar(INDIANS))
    assert not can(s, "camp", edge("n_a1"), 1)
    assert not can(s, "camp", edge("n_b1"), 4)
    for size in (3, 2, 1, 1):
        assert not can(s, "confirm")
        do(s, "camp", edge("n_b1"), size)
    assert not can(s, "camp", edge("n_b1"), 2), "only one piece is left"
    do(s, "camp", edge("n_c1"), 1)
    assert s.violet == 8
    assert can(s, "confirm")


@rule("war.13")
def test_two_triples_on_one_edge() -> None:
    s = fresh()
    s.foes = [4, 0]
    ask(s, StartWar(INDIANS))
    do(s, "camp", edge("n_b1"), 3)
    do(s, "camp", edge("n_b1"), 3)
    assert s.camps[edge("n_b1") * 3 + 2] == 2
    assert GAME.check(s) == []


@rule("war.14")
def test_entering_costs_a_step() -> None:
    s = at_war()
    camp(s, edge("n_b1"), 3, 2)
    camp(s, edge("n_f1"), 1)
    turn_of(s, C)
    do(s, "enter", edge("n_b1"), 3)
    assert on(s, 1, 0) == [6, 6, 6]
    assert no(s, "move", at(1, 0), at(1, 1)) == ("no-steps-left", "combat.6")
    assert not can(s, "enter", edge("n_b1"), 3), "the first triple stands in the way"
    do(s, "enter", edge("n_f1"), 1)
    do(s, "move", at(5, 0), at(5, 1))
    do(s, "move", at(5, 1), at(5, 2))
    assert no(s, "move", at(5, 2), at(5, 3)) == ("no-steps-left", "combat.6")


@rule("war.14")
def test_a_hut_behind_the_edge_is_fought() -> None:
    s = at_war()
    hut(s, A, (1, 0))
    camp(s, edge("n_b1"), 2)
    turn_of(s, C)
    do(s, "enter", edge("n_b1"), 2)
    assert on(s, 1, 0) == [6]
    assert s.vp[C] == 2
    assert no(s, "move", at(1, 0), at(1, 1)) == ("has-fought", "combat.13")


@rule("war.14")
def test_groups_outside_wait_and_are_sacrificed_but_do_not_merge() -> None:
    s = at_war(attackers_entry="any_round")
    camp(s, edge("n_b1"), 1, 2)
    foes(s, 3, 5, 5)
    men(s, A, 1, 1, 0)
    turn_of(s, C)
    do(s, "move", at(5, 5), at(5, 6))
    do(s, "boost", at(5, 6))
    do(s, "sacrifice_camp", edge("n_b1"), 1)
    do(s, "move", at(5, 6), at(5, 7))
    assert s.violet == 4
    do(s, "done")
    do(s, "confirm")
    turn_of(s, A)
    assert not [a for a in s.menus[0] if a.verb == "enter"]


@rule("war.14", "combat.10")
def test_two_singles_of_one_edge_stack_behind_it() -> None:
    s = at_war()
    camp(s, edge("n_b1"), 1, 2)
    turn_of(s, C)
    do(s, "enter", edge("n_b1"), 1)
    do(s, "enter", edge("n_b1"), 1)
    assert on(s, 1, 0) == [6, 6]
    assert s.left[at(1, 0)] == 0


@rule("war.14b")
def test_no_entrance_no_war() -> None:
    s = fresh()
    s.foes = [6, 5]
    s.walls = [1] * EDGES
    s.sticks -= EDGES
    ask(s, StartWar(INDIANS))
    assert s.front == []
    assert s.marks == [0, 0, 1]
    assert s.wars == 1
    assert s.foes == [2, 0]
    assert s.vp == [0, 0, 0]


@rule("war.15", "faq.17")
def test_attackers_are_not_limited_by_discs() -> None:
    s = fresh()
    for i in range(5):
        men(s, A if i < 3 else B, 3, i, 9)
    s.foes = [7, 0]
    ask(s, StartWar(INDIANS))
    assert told(s, "attackers") == [(C, 23, 15, 4)]
    while can(s, "camp", 0, 1):
        do(s, "camp", 0, 3 if can(s, "camp", 0, 3) else 1)
    assert s.violet == 23
