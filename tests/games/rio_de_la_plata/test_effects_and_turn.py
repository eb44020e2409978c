"""Effects and end-of-turn checks."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    can,
    consistent,
    do,
    force,
    fresh,
    goods,
    hut,
    men,
    no,
    opened,
    seat,
    stock,
    tile,
    told,
    verbs,
)
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    CARPENTER,
    CHURCH,
    CORSAIRS,
    HOUSE,
    HUT,
    INDIANS,
    STONE,
)
from ludoteca.games.rio_de_la_plata.data import GAPS
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn, EndTurn, PassTurn, WarCheck
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.plans import AgreePlan, ChooseEffects
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.kernel import Action, act
from ludoteca.testing import rule

# --- effects


@rule("effects.1", "faq.8")
def test_a_worker_left_from_last_turn_is_used_now() -> None:
    s = fresh()
    s.hand[A] -= 1
    s.artisans_of[A] = 1
    stock(s, A, 1)
    ask(s, EffectsTurn(A))
    do(s, "refine", STONE)
    assert goods(s, A) == (0, 0, 1, 0)


@rule("effects.1")
def test_the_effects_phase_goes_in_turn_order() -> None:
    s = fresh()
    s.order = [C, A, B]
    for player in (A, B, C):
        s.hand[player] -= 2
        s.fields_of[player] = 2
    ask(s, ChooseEffects())
    for player in (C, A, B):
        assert seat(s) == player
        do(s, "harvest")
        do(s, "done")
        do(s, "confirm")
        assert s.silver(player) == 1


@rule("effects.4")
def test_a_stock_below_zero_is_noticed() -> None:
    s = fresh()
    stock(s, A, stone=-1)
    assert GAME.check(s) == ["nobody owes goods (effects.4)"]


@rule("effects.2")
def test_a_used_worker_waits_for_the_next_placement() -> None:
    s = fresh()
    men(s, A, 2, 3, 9)
    ask(s, EffectsTurn(A))
    do(s, "build", at(3, 9), HUT)
    assert s.hand[A] == 9
    assert verbs(s) == {"done"}


@rule("effects.3", "faq.13")
def test_an_unused_worker_stays() -> None:
    s = fresh()
    s.hand[A] -= 3
    s.fields_of[A] = 3
    men(s, A, 1, 3, 9)
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "harvest")
    assert no(s, "recall", at(3, 9))[0] == "not-in-menu"
    do(s, "done")
    do(s, "confirm")
    assert s.fields_of[A] == 1
    assert s.workers(at(3, 9), A) == 1


@rule("effects.4")
def test_the_stock_covers_only_one_of_two_wishes() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    men(s, A, 1, 5, 6)
    stock(s, A, 2, 1)
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(5, 5), HOUSE)
    do(s, "build", at(5, 6), CARPENTER)
    assert no(s, "build", at(5, 5), HOUSE) == ("too-few-goods", "city.10")


@rule("effects.5", "city.9")
def test_the_printed_example_produce_then_build() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    s.pits[0] = s.pits[6] = A
    s.hand[A] -= 2
    ask(s, EffectsTurn(A))
    do(s, "gather", 0)
    do(s, "gather", 6)
    do(s, "build", at(5, 5), HOUSE)
    assert s.building[at(5, 5)] == HOUSE


@rule("effects.6", "advice.3")
def test_all_at_once_if_all_agree() -> None:
    s = fresh(simultaneous_effects="ask")
    s.hand[A] -= 2
    s.fields_of[A] = 2
    ask(s, AgreePlan(A), AgreePlan(B), AgreePlan(C), ChooseEffects())
    assert [step.seat for step in s.front] == [A, B, C]
    for player in (C, A, B):
        act(GAME, s, player, Action("agree"))
    assert {type(step).__name__ for step in s.front} == {"Plan"}
    assert [step.seat for step in s.front] == [A, B, C]
    act(GAME, s, A, Action("harvest"))
    act(GAME, s, C, Action("done"))
    act(GAME, s, B, Action("done"))
    assert s.silver(A) == 0
    act(GAME, s, A, Action("done"))
    assert s.silver(A) == 1


@rule("effects.6")
def test_one_objection_means_turn_order() -> None:
    s = fresh(simultaneous_effects="ask")
    ask(s, AgreePlan(A), AgreePlan(B), AgreePlan(C), ChooseEffects())
    for player, answer in ((A, "agree"), (B, "disagree"), (C, "agree")):
        act(GAME, s, player, Action(answer))
    assert [type(step).__name__ for step in s.front] == ["EffectsTurn"]
    assert seat(s) == A


@rule("effects.6")
def test_the_earlier_in_order_gets_the_last_tile() -> None:
    s = fresh(simultaneous_effects="ask")
    s.order = [B, A, C]
    tile(s, CHURCH, (1, 1), (5, 1), (9, 1), (13, 1))
    men(s, A, 2, 3, 9)
    men(s, B, 2, 12, 9)
    for player in (A, B):
        stock(s, player, 1, 2, 1)
    ask(s, ChooseEffects())
    act(GAME, s, A, Action("build", (at(3, 9), CHURCH)))
    act(GAME, s, A, Action("done"))
    act(GAME, s, B, Action("build", (at(12, 9), CHURCH)))
    act(GAME, s, C, Action("done"))
    act(GAME, s, B, Action("done"))
    assert s.building[at(12, 9)] == CHURCH
    assert s.building[at(3, 9)] == -1
    assert told(s, "plan-dropped-build") == [(A, CHURCH, at(3, 9))]
    consistent(s)


# --- end of the turn


@rule("endturn.1", "phases.1")
def test_war_order_time() -> None:
    s = opened(3)
    ask(s, BeginTurn())
    names = [type(step).__name__ for step in reversed(s.agenda)]
    assert names[-5:] == ["StartEffects", "ChooseEffects", "EndEffects", "WarCheck", "EndTurn"]


@rule("endturn.2", "faq.23")
def test_no_check_when_all_have_attacked() -> None:
    s = fresh()
    s.wars = 3
    s.foes = [9, 9]
    force(s, 1, 1)
    ask(s, WarCheck())
    assert s.front == []
    assert s.forced == [0, 0], "no dice are rolled"
    s = fresh(2)
    s.wars = 3
    s.foes = [9, 9]
    force(s, 1, 1)
    ask(s, WarCheck())
    assert s.attacker >= 0


@rule("endturn.3", "variant.3e")
@pytest.mark.parametrize(
    ("foes", "enemy"), [((5, 7), CORSAIRS), ((6, 6), CORSAIRS), ((0, 0), CORSAIRS), ((7, 5), INDIANS)]
)
def test_the_forced_war_of_the_last_turn(foes: tuple[int, int], enemy: int) -> None:
    s = fresh(4, turn=20)
    s.wars = 3
    s.marks = [1, 0, 1, 1]
    s.foes = list(foes)
    ask(s, WarCheck())
    assert s.attacker == B
    assert s.enemy == enemy
    assert s.draws == 3, "only the set-up has drawn (a shuffle of four)"


@rule("endturn.3", "variant.3e")
def test_only_one_forced_war() -> None:
    s = fresh(5, turn=15, length="short")
    s.wars = 3
    s.marks = [1, 1, 1, 0, 0]
    for e in range(len(s.walls)):
        s.walls[e] = 1
    s.sticks -= 36
    ask(s, WarCheck(), EndTurn())
    assert s.wars == 4
    assert s.over == "points"


@rule("endturn.4", "faq.1")
@pytest.mark.parametrize(
    ("indians", "corsairs", "dice", "enemy"),
    [
        (5, 3, (1, 1), CORSAIRS),
        (5, 3, (1, 2), CORSAIRS),
        (5, 3, (2, 2), INDIANS),
        (5, 3, (2, 3), INDIANS),
        (5, 3, (3, 3), None),
        (2, 0, (1, 1), INDIANS),
        (4, 7, (2, 2), CORSAIRS),
    ],
)
def test_the_war_check(indians: int, corsairs: int, dice: tuple[int, int], enemy: int | None) -> None:
    s = fresh()
    s.foes = [indians, corsairs]
    force(s, *dice)
    ask(s, WarCheck())
    if enemy is None:
        assert s.attacker == -1
        assert told(s, "war-check") == [(6,)]
    else:
        assert s.enemy == enemy


@rule("endturn.5")
@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [(4, [6, 4], [3, 0]), (5, [7, 5], [5, 3]), (3, [6, 5], [2, 0]), (2, [9, 6], [5, 2])],
)
def test_both_markers_move_back(seats: int, before: list[int], after: list[int]) -> None:
    s = fresh(seats)
    s.foes = before.copy()
    for e in range(len(s.walls)):
        s.walls[e] = 1
    s.sticks -= 36
    ask(s, StartWar(INDIANS))
    assert s.foes == after
    assert s.attacker == -1


@rule("endturn.6", "combat.22")
def test_war_pieces_are_violet_for_both_enemies() -> None:
    for enemy in (INDIANS, CORSAIRS):
        s = fresh()
        ask(s, StartWar(enemy))
        n = 4
        for _ in range(n):
            do(s, "camp", 0, 1)
        assert s.violet == n
        assert s.enemy == enemy


@rule("endturn.7", "order.6")
def test_the_order_is_updated_after_the_war_check() -> None:
    s = fresh()
    ask(s, EndTurn())
    assert s.turn == 6
    assert isinstance(s.front[0], PlaceTurn)


@rule("endturn.8", "intro.3")
def test_passing_the_turn() -> None:
    s = fresh(turn=2)
    s.foes = [2, 0]
    ask(s, PassTurn())
    assert (s.turn, s.foes) == (3, [3, 0])
    assert told(s, "enemy-rises") == [(INDIANS, 3)], "the feather between 1581 and 1582"
    s = fresh(turn=3)
    s.foes = [3, 9]
    ask(s, PassTurn())
    assert s.foes == [4, 9], "the track ends at 9"
    s = fresh(turn=3)
    ask(s, PassTurn())
    assert s.foes == [2, 2]
    assert len(GAPS) == 19
