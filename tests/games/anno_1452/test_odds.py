"""What players see of a battle, compared with battles that are fought, and what the buttons of an attack say."""

from __future__ import annotations

from typing import Any

import pytest

from games.anno_1452.board import A, B, C, crown, do, options, place, put, settled, table, turn
from games.anno_1452.test_battle_outcomes import declared, fought
from ludoteca.games.anno_1452.constants import AMBUSH, BETRAY, HIRE, SIEGE
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.odds import Force, force, judge, prospects
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, view

FIGHTS = 900
NEAR = 0.05  # of the share of so many fights: three times what chance brings
HALF_UNIT = 0.35


def reckoned(s: Anno) -> Any:
    return prospects(s, force(s, 0), force(s, 1))


def check(s: Anno) -> None:
    """The shares of battles won by either side, and what the winner loses, are those of battles that are fought."""
    verdict = reckoned(s)
    home, target = place("tirol-1"), place("bayern-1")
    ends = [fought(s, seed) for seed in range(FIGHTS)]
    won = [o for o in ends if o.owner[target] == A]
    held = [o for o in ends if o.owner[target] == B]
    assert abs(verdict.attack - len(won) / FIGHTS) < NEAR
    assert abs(verdict.defence - len(held) / FIGHTS) < NEAR
    units = s.value[target] + s.citizens[target]
    if len(held) > FIGHTS / 4:
        spent = [units - o.value[target] - o.citizens[target] for o in held]
        assert abs(verdict.spent - sum(spent) / len(spent)) < HALF_UNIT
    units = s.value[home] + s.citizens[home]
    if len(won) > FIGHTS / 4 and not s.troops[0]:
        lost = [units - o.value[home] - o.citizens[home] for o in won]
        assert abs(verdict.lost - sum(lost) / len(lost)) < HALF_UNIT


@pytest.mark.parametrize(
    ("attack", "defence", "city", "soldiers"),
    [
        ((3, 0), (3, 0), False, 0),
        ((3, 3), (3, 0), False, 0),
        ((3, 1), (3, 3), False, 0),
        ((1, 0), (3, 0), False, 0),
        ((3, 3), (3, 1), True, 0),
        ((3, 0), (3, 3), False, 3),
        ((3, 1), (3, 3), True, 3),
    ],
)
def test_the_odds_are_the_shares_of_battles_fought(
    attack: tuple[int, int], defence: tuple[int, int], city: bool, soldiers: int
) -> None:
    check(declared(attack, defence, city, soldiers))


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("reaction", [AMBUSH, HIRE, BETRAY])
def test_the_odds_count_a_reaction_that_lies_on_the_table(reaction: int, side: int) -> None:
    s = declared((3, 2), (3, 2), True)
    s.reaction[side] = reaction
    check(s)


def test_siege_engines_take_the_walls_away() -> None:
    s = declared((3, 2), (3, 2), True)
    behind_walls = reckoned(s).attack
    s.reaction[0] = SIEGE
    assert reckoned(s).attack > behind_walls
    check(s)


def test_the_odds_of_a_simple_battle_are_exact() -> None:
    """One point against one: a round ends with 5/36 for either side alone and 1/36 for both, of 11/36."""
    verdict = judge(Force(1, 0, 0), Force(1, 0, 0), False)
    assert verdict.attack == pytest.approx(5 / 11)
    assert verdict.defence == pytest.approx(5 / 11)
    assert verdict.in_hundred() == [45, 46, 9]
    assert (verdict.lost, verdict.spent) == (0, 0)


def test_a_winner_never_loses_more_than_it_has() -> None:
    for citizens in range(7):
        for soldiers in (0, 6):
            verdict = judge(Force(3, citizens, soldiers), Force(3, 0, 0), True)
            assert 0 <= verdict.lost < 3 + citizens + soldiers
            assert 0 <= verdict.spent < 3
            assert sum(verdict.in_hundred()) == 100
            assert min(verdict.in_hundred()[:2]) >= 1


def test_a_side_that_has_fallen_cannot_win() -> None:
    assert judge(Force(3, 0, 0), Force(2, 0, 0).less(2), False).in_hundred() == [100, 0, 0]
    assert judge(Force(2, 0, 0).less(2), Force(3, 0, 0), False).in_hundred() == [0, 100, 0]


def told(s: Anno, seat: int) -> dict[str, list[Any]]:
    """What the choices of a seat are said to bring."""
    shown = view(GAME, s, seat)
    out: dict[str, list[Any]] = {}
    for fact in shown.get("foreseen", []):
        choice = shown["menu"][fact["at"]]["do"]
        out.setdefault(choice, []).append((fact["key"], *fact["args"].values()))
    return out


def test_each_attack_says_its_strengths_and_chance_before_it_is_declared() -> None:
    s = table(3)
    put(s, A, "tirol", 3, False, 0)
    put(s, A, "schwaben", 3, False, 3)
    put(s, B, "bayern", 3, False, 1)
    put(s, C, "toskana")
    settled(s)
    turn(s, A)
    facts = told(s, A)
    best = judge(Force(3, 3, 0), Force(3, 1, 0), False).in_hundred()[0]
    assert facts["attack bayern-1"] == [("attack", 6, 4, best)]


def test_each_number_of_soldiers_says_what_it_changes() -> None:
    s = table(3)
    put(s, A, "tirol", 3, False, 0)
    put(s, B, "bayern", 3, False, 0)
    put(s, C, "toskana")
    crown(s, A, 4)
    settled(s)
    turn(s, A)
    do(s, A, "attack bayern-1")
    assert "soldiers-alone" in options(s, A)
    assert told(s, A)["soldiers-alone"][0][:3] == ("attack", 4, 3)
    do(s, A, "from tirol-1")
    facts = told(s, A)
    chances = [facts[f"commit {n}"][0][3] for n in range(5)]
    assert chances == sorted(chances)
    assert chances[0] == judge(Force(3, 0, 0), Force(3, 0, 0), False).in_hundred()[0]
    assert facts["commit 4"] == [("attack", 7, 3, chances[4])]
    assert s.attacker != NOBODY


@pytest.mark.parametrize(("attack", "defence"), [((3, 3), (3, 1)), ((1, 0), (3, 3))])
def test_the_board_shows_units_odds_and_losses_of_the_battle(attack: tuple[int, int], defence: tuple[int, int]) -> None:
    shown = GAME.show(declared(attack, defence))["battle"]
    verdict = judge(Force(*attack, 0), Force(*defence, 0), False)
    assert shown["units"] == [sum(attack), sum(defence)]
    assert shown["odds"] == verdict.in_hundred()
    assert (shown["odds"][0] > shown["odds"][1]) == (sum(attack) > sum(defence))
    assert shown["losses"] == [round(verdict.lost), round(verdict.spent)]
