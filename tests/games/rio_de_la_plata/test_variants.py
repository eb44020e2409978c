"""Two players and the short game."""

import pytest

from games.helpers import front_step
from games.rio_de_la_plata.table import (
    A,
    B,
    ask,
    can,
    cell,
    consistent,
    do,
    edge,
    fresh,
    goods,
    hut,
    major,
    men,
    no,
    opened,
    own,
    seat,
    stock,
    told,
)
from games.rio_de_la_plata.war import at_war, begin, camp, foes, on, turn_of
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    INDIANS,
)
from ludoteca.games.rio_de_la_plata.data import CELL_VP, GRID_CELLS
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn, StartEffects
from ludoteca.games.rio_de_la_plata.rules.end_turn import EndTurn, WarCheck
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import offices_vp
from ludoteca.games.rio_de_la_plata.rules.war_deploy import Deploy, Hire, OpenDeploy
from ludoteca.games.rio_de_la_plata.rules.war_end import EndWar
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar, next_attacker
from ludoteca.games.rio_de_la_plata.stacks import SHADOW, pile
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.testing import rule

# --- two players


@rule("variant.2a")
def test_two_play_as_three() -> None:
    s = opened(2)
    assert len([c for c in GRID_CELLS[major("fort")] if s.usable[c]]) == 10
    assert s.capacity() == 21
    assert len(s.order) == 2
    assert len(s.vp) == 2


@rule("variant.2b")
def test_a_shadow_disc_on_a_major_grid() -> None:
    s = fresh(2)
    ask(s, PlaceTurn(A))
    assert {a.args[0] for a in s.menus[0] if a.verb == "shadow"} <= set(range(60))
    do(s, "shadow", cell("fort_1"))
    assert no(s, "shadow", cell("fort_2")) == ("one-shadow", "variant.2b")
    for _ in range(4):
        do(s, "till")
    assert no(s, "till") == ("five-per-turn", "placement.2")
    assert s.hand[SHADOW] == 9
    assert s.owing[cell("fort_1")] == 1
    consistent(s)
    s = fresh(3)
    ask(s, PlaceTurn(A))
    assert no(s, "shadow", cell("fort_1")) == ("no-shadow", "variant.2b")


@rule("variant.2b")
def test_ten_shadow_discs_in_all() -> None:
    s = fresh(2)
    for i in range(10):
        s.hand[SHADOW] -= 1
        s.grid[GRID_CELLS[0][i]] = SHADOW
    ask(s, PlaceTurn(A))
    assert no(s, "shadow", cell("fort_1")) == ("no-shadow-left", "variant.2b")


@rule("variant.2b")
def test_an_unpaid_shadow_disc_costs_its_placer() -> None:
    s = fresh(2)
    ask(s, PlaceTurn(B))
    do(s, "shadow", cell("fort_1"))
    ask(s, EffectsTurn(B), CloseEffects(B))
    do(s, "done")
    do(s, "confirm")
    assert s.vp == [0, -3]
    assert s.hand[SHADOW] == 10
    stock(s, A, 1, 1)
    ask(s, PlaceTurn(A))
    s.shadow_placed = False
    ask(s, PlaceTurn(A))
    do(s, "shadow", cell("fort_1"))
    do(s, "settle", cell("fort_1"))
    assert goods(s, A) == (0, 0, 0, 0)


@rule("variant.2b", "major.6")
def test_an_own_worker_may_be_paid_before_the_shadow_on_an_equal_cell() -> None:
    s = fresh(2)
    stock(s, A, 1, 1)
    ask(s, PlaceTurn(A))
    do(s, "shadow", cell("fort_2"))
    do(s, "work", cell("fort_3"))
    assert can(s, "settle", cell("fort_2")), "4 VP each, but only one of the discs scores them"
    do(s, "settle", cell("fort_3"))
    assert (s.owing[cell("fort_2")], s.owing[cell("fort_3")]) == (1, 0)


@rule("variant.2c")
def test_shadow_discs_score_nothing_but_complete() -> None:
    s = fresh(2)
    cells = [c for c in GRID_CELLS[major("fort")] if s.usable[c]]
    for i, spot in enumerate(cells):
        who = SHADOW if i < 3 else A
        s.hand[who] -= 1
        s.grid[spot] = who
        s.placer[spot] = B if i < 3 else A
    s.closer[major("fort")] = B
    ask(s, StartEffects())
    shadow = sum(CELL_VP[c] for c in cells[:3])
    assert shadow == 13
    assert s.vp == [25 - shadow, 4], "the shadow's points go to nobody; its placer completes"
    assert s.hand[SHADOW] == 10


@rule("variant.2c", "major.11")
def test_a_shadow_disc_on_the_last_cell_completes_for_its_placer() -> None:
    s = fresh(2)
    cells = [c for c in GRID_CELLS[major("port")] if s.usable[c]]
    for spot in cells[:-1]:
        s.hand[B] -= 1
        s.grid[spot] = B
        s.placer[spot] = B
    stock(s, A, 1, 1)
    ask(s, PlaceTurn(A))
    do(s, "shadow", cells[-1])
    do(s, "settle", cells[-1])
    ask(s, StartEffects())
    assert s.vp[A] == 2


@rule("variant.2d", "war.5")
def test_attackers_count_two_defending_colours() -> None:
    s = fresh(2)
    ask(s, StartWar(INDIANS))
    assert told(s, "attackers") == [(B, 4, 0, 0)]


def mustering(**options: str) -> Rio:
    s = at_war(2, INDIANS, **options)
    camp(s, edge("n_b1"), 1, 3)
    return s


@rule("variant.2d")
def test_the_shadow_starts_in_the_defenders_homes() -> None:
    s = mustering()
    hut(s, A, (5, 5), (5, 6))
    hut(s, B, (9, 1))
    ask(s, OpenDeploy(A))
    do(s, "deploy", at(5, 5))
    do(s, "deploy", at(5, 5))
    assert front_step(s, Deploy).colour == SHADOW
    assert not can(s, "deploy", at(9, 1))
    do(s, "deploy_over", at(5, 5))
    do(s, "deploy", at(5, 6))
    assert on(s, 5, 5) == [A, A, SHADOW]
    assert s.hand[SHADOW] == 8
    assert s.lead[SHADOW] == A
    consistent(s)


@rule("variant.2d", "combat.5")
def test_points_go_by_colour() -> None:
    s = mustering()
    foes(s, 2, 5, 5)
    s.hand[SHADOW] -= 2
    s.stack[at(5, 6)] = pile([SHADOW, SHADOW])
    turn_of(s, A)
    do(s, "move", at(5, 6), at(5, 5))
    assert s.vp == [0, 0]
    s = mustering()
    foes(s, 1, 5, 5)
    s.hand[SHADOW] -= 1
    s.hand[A] -= 1
    s.stack[at(5, 6)] = pile([A, SHADOW])
    turn_of(s, A)
    do(s, "move", at(5, 6), at(5, 5))
    assert s.vp == [1, 0]


@rule("variant.2d", "combat.4")
def test_both_colours_stack_without_anybodys_consent() -> None:
    s = mustering()
    men(s, A, 1, 5, 5)
    s.hand[SHADOW] -= 1
    s.stack[at(5, 6)] = pile([SHADOW])
    turn_of(s, A)
    do(s, "over", at(5, 5), at(5, 6))
    assert on(s, 5, 6) == [SHADOW, A]
    assert seat(s) == A


@rule("variant.2d")
def test_the_other_reading_the_attackers_own_colour_defends() -> None:
    s = mustering(second_colour="attacker")
    hut(s, A, (5, 5))
    hut(s, B, (9, 1))
    ask(s, OpenDeploy(A))
    do(s, "deploy", at(5, 5))
    do(s, "deploy", at(5, 5))
    assert front_step(s, Deploy).colour == B
    do(s, "deploy", at(9, 1))
    do(s, "deploy", at(9, 1))
    assert on(s, 9, 1) == [B, B]
    foes(s, 1, 9, 2)
    turn_of(s, A)
    do(s, "move", at(9, 1), at(9, 2))
    assert s.vp == [0, 2], "points go to the colour's owner"
    consistent(s)


@rule("variant.2h", "combat.28")
def test_the_shadow_leaves_the_map() -> None:
    s = mustering()
    s.hand[SHADOW] -= 3
    s.hand[A] -= 1
    s.stack[at(5, 6)] = pile([SHADOW, SHADOW])
    s.stack[at(9, 6)] = pile([A, SHADOW])
    ask(s, EndWar())
    assert s.hand[SHADOW] == 10
    assert s.hand[A] == 9
    s.marks = [0, 0]
    ask(s, StartWar(INDIANS))
    assert told(s, "attackers")[-1][2] == 0


@rule("variant.2e", "war.20")
def test_silver_buys_for_both_colours() -> None:
    s = mustering()
    hut(s, A, (5, 5), (5, 6), (5, 7))
    stock(s, A, silver=3)
    ask(s, Hire(A, 0))
    do(s, "hire", 1)
    do(s, "deploy", at(5, 5))
    do(s, "deploy", at(5, 6))
    do(s, "hire", 2)
    do(s, "deploy", at(5, 5))
    do(s, "deploy", at(5, 6))
    assert (on(s, 5, 5), on(s, 5, 6)) == ([A, A], [SHADOW, SHADOW])
    assert s.silver(A) == 0


@rule("variant.2e")
def test_without_own_workers_only_shadow_pieces_are_bought() -> None:
    s = mustering()
    hut(s, A, (5, 5))
    stock(s, A, silver=1)
    s.hand[A] = 0
    s.fields_of[A] = 9
    ask(s, Hire(A, 0))
    do(s, "hire", 1)
    do(s, "deploy", at(5, 5))
    assert on(s, 5, 5) == [SHADOW]


@rule("variant.2f", "war.11")
@pytest.mark.parametrize(("owner", "more"), [(A, 1), (B, 0)])
def test_the_general_with_two_players(owner: int, more: int) -> None:
    s = mustering()
    own(s, "general", owner)
    hut(s, A, (5, 5), (5, 6))
    ask(s, OpenDeploy(A))
    assert (front_step(s, Deploy).colour, front_step(s, Deploy).n) == (A, 2)
    for _ in range(2 + more):
        do(s, "deploy", at(5, 5))
    assert (front_step(s, Deploy).colour, front_step(s, Deploy).n) == (SHADOW, 2)


@rule("variant.2g", "faq.23", "war.4")
def test_two_wars_each_in_two_cycles() -> None:
    s = fresh(2)
    begin(s)
    assert s.attacker == B
    ask(s, EndWar())
    assert next_attacker(s) == A, "B is last but has attacked"
    begin(s)
    assert s.attacker == A
    ask(s, EndWar())
    assert s.marks == [0, 0]
    assert next_attacker(s) == B
    s.wars = 4
    s.foes = [9, 9]
    ask(s, WarCheck())
    assert s.attacker == -1


# --- the short game


@rule("variant.3a", "end.1")
def test_fifteen_turns() -> None:
    s = fresh(length="short", turn=15)
    s.wars = 3
    ask(s, EndTurn())
    assert s.over == "points"
    s = fresh(length="short", turn=14)
    ask(s, EndTurn())
    assert not s.over


@rule("variant.3a", "ship.13")
def test_a_ship_leaving_in_1593_is_lost() -> None:
    s = fresh(length="short", turn=14)
    s.standing[major("port")] = 1
    s.cargo[0] = 3
    s.ship_back = 16
    s.wars = 3
    s.turn = 15
    ask(s, StartEffects(), EndTurn())
    assert s.scores == [0, 0, 0]


@rule("variant.3b")
def test_fewer_cells() -> None:
    s = fresh(length="short")
    cells = {m: [CELL_VP[c] for c in GRID_CELLS[major(m)] if s.usable[c]] for m in ("fort", "roads", "walls", "port")}
    assert cells["fort"] == [5, 4, 4, 3, 3, 2, 2, 1]
    assert cells["roads"] == [2, 1, 1]
    assert len(cells["walls"]) == 3
    assert len(cells["port"]) == 7
    ask(s, PlaceTurn(A))
    assert no(s, "work", cell("fort_14")) == ("cell-removed", "variant.3b")
    for i in (1, 2, 3):
        do(s, "work", cell(f"roads_{i}"))
    ask(s, StartEffects())
    assert s.vp[A] == 4


@rule("variant.3c", "setup.6")
def test_a_richer_start() -> None:
    s = opened(3, level="expert", length="short")
    assert goods(s, s.order[0]) == (3, 3, 0, 3)
    assert goods(s, s.order[2]) == (4, 4, 0, 3)


@rule("variant.3d")
def test_characters_give_three_more() -> None:
    s = fresh(length="short")
    own(s, "general", A)
    own(s, "gunner", A)
    own(s, "governor", B)
    assert offices_vp(s, A) == 11
    assert offices_vp(s, B) == 15


@rule("variant.3e", "endturn.3")
def test_in_the_short_game_somebody_may_never_attack() -> None:
    s = fresh(5, length="short", turn=15)
    s.wars = 3
    s.marks = [0, 0, 1, 1, 1]
    s.walls = [1] * len(s.walls)
    s.sticks -= 36
    ask(s, WarCheck(), EndTurn())
    assert s.marks == [0, 1, 1, 1, 1]
    assert s.over == "points"
    assert GAME.check(s) == []
