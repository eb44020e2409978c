"""What the bots expect of a battle, beside battles that are fought."""

import pytest

from games.anno_1452.board import A, B, C, battle, crown, place, put, settled, table, turn
from ludoteca.ai import LEVELS, make_bot
from ludoteca.games.anno_1452.ai.battle_outcomes import BattleEstimate, after_victory, outcomes
from ludoteca.games.anno_1452.ai.value import AnnoEvaluator
from ludoteca.games.anno_1452.constants import AMBUSH, BETRAY, HIRE, SIEGE, TRUCE
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, choose, state_hash

FIGHTS = 600
NEAR = 0.12  # of the share of so many fights; most are much nearer


def declared(attack: tuple[int, int], defence: tuple[int, int], city: bool = False, soldiers: int = 0) -> Anno:
    """A declares war from Tyrol on B in Bavaria: value and Citizens of each, and A's Soldiers, who all fight."""
    s = table(3)
    put(s, A, "tirol", attack[0], False, attack[1])
    put(s, B, "bayern", defence[0], city, defence[1])
    put(s, C, "toskana")
    if soldiers:
        crown(s, A, soldiers)
    settled(s)
    battle(s, A, "tirol-1", "bayern-1", soldiers if soldiers else None)
    return s


def fought(s: Anno, seed: int) -> Anno:
    """The battle to its end: a side that loses units loses points of its Estate first."""
    o = s.copy()
    o.seed = seed
    while o.attacker != NOBODY:
        points = [a for a in o.menus[0] if a.verb == "lose-point"]
        choose(GAME, o, 0, points[0] if points else o.menus[0][0])
    return o


@pytest.mark.parametrize(
    ("attack", "defence", "city", "soldiers"),
    [
        ((3, 0), (3, 0), False, 0),
        ((3, 3), (3, 0), False, 0),
        ((3, 3), (3, 3), False, 0),
        ((3, 1), (3, 3), False, 0),
        ((2, 2), (3, 1), False, 0),
        ((1, 0), (3, 0), False, 0),
        ((3, 3), (3, 1), True, 0),
        ((3, 3), (3, 3), True, 0),
        ((3, 0), (3, 3), False, 3),
        ((3, 1), (3, 3), True, 3),
    ],
)
def test_the_chance_is_near_the_share_of_battles_won(
    attack: tuple[int, int], defence: tuple[int, int], city: bool, soldiers: int
) -> None:
    s = declared(attack, defence, city, soldiers)
    target = place("bayern-1")
    won = sum(fought(s, seed).owner[target] == A for seed in range(FIGHTS))
    assert abs(BattleEstimate(s).victory() - won / FIGHTS) < NEAR


def test_the_price_of_a_victory_is_near_what_the_winner_loses() -> None:
    s = declared((3, 3), (3, 2))
    home = place("tirol-1")
    units = s.value[home] + s.citizens[home]
    lost = [
        units - o.value[home] - o.citizens[home] for o in (fought(s, n) for n in range(FIGHTS)) if o.owner[home] == A
    ]
    assert abs(BattleEstimate(s).price(0) - sum(lost) / len(lost)) < 1.0


@pytest.mark.parametrize("side", [0, 1])
def test_a_foreseen_end_is_a_sound_position_and_leaves_the_battle_alone(side: int) -> None:
    s = declared((3, 3), (3, 1), True, 2)
    before = state_hash(GAME, s)
    o = after_victory(s, side, 3)
    assert state_hash(GAME, s) == before
    assert o.attacker == NOBODY
    assert o.owner[place("bayern-1")] == (A if side == 0 else B)
    assert o.owner[place("tirol-1")] == (A if side == 0 else NOBODY)
    winner = place("tirol-1") if side == 0 else place("bayern-1")
    assert (o.value[winner], o.citizens[winner]) == ((1, 2) if side == 0 else (1, 0))
    assert sum(o.soldiers) == 0
    assert GAME.check(o) == []


def test_the_forecast_follows_the_battle() -> None:
    """Hits that wait to be taken count at once."""
    s = declared((3, 3), (3, 1))
    before = BattleEstimate(s).victory()
    s.hits[1] = 2
    assert BattleEstimate(s).victory() > before
    s.hits[1] = 0
    s.hits[0] = 2
    assert BattleEstimate(s).victory() < before


def test_hired_soldiers_and_traitors_are_counted_before_they_come() -> None:
    s = declared((3, 1), (3, 1))
    plain = BattleEstimate(s).victory()
    s.reaction[0] = HIRE
    assert BattleEstimate(s).victory() > plain
    s.reaction[0] = BETRAY
    assert BattleEstimate(s).victory() > plain
    s.reaction[0] = AMBUSH
    assert BattleEstimate(s).victory() > plain
    s.reaction[0] = NOBODY
    s.reaction[1] = HIRE
    assert BattleEstimate(s).victory() < plain


def test_siege_engines_take_the_walls_away() -> None:
    s = declared((3, 2), (3, 2), True)
    walls = BattleEstimate(s).victory()
    s.reaction[0] = SIEGE
    assert BattleEstimate(s).victory() > walls


def test_a_truce_ends_it_without_a_victor() -> None:
    s = declared((3, 1), (3, 1), False, 4)
    s.reaction[1] = TRUCE
    (only,) = outcomes(s)
    assert only.likely == 1.0
    assert only.state.soldiers[A] == 4
    assert only.state.owner[place("bayern-1")] == B


def test_the_terms_of_a_battle_lie_between_its_ends() -> None:
    s = declared((3, 3), (3, 3))
    won, lost = (AnnoEvaluator().peace(o.state, A) for o in outcomes(s))
    for term, high, low in zip(AnnoEvaluator().measure(s, A), won, lost, strict=True):
        assert min(high, low) - 1e-9 <= term <= max(high, low) + 1e-9


def neighbours(own: int, citizens: int) -> Anno:
    """A in Tyrol, without Gold to build, beside B in Bavaria: with so many Citizens."""
    s = table(2, "1440")
    put(s, A, "tirol", 3, False, own)
    put(s, B, "bayern", 3, False, citizens)
    s.gold = [0, 0]
    settled(s)
    turn(s, A)
    return s


def test_a_prince_makes_war_where_it_pays() -> None:
    s = neighbours(3, 0)
    bot = make_bot(GAME, "prince", seed=1, simulations=60)
    assert bot.choose(GAME, s, A).verb == "attack"


@pytest.mark.parametrize("level", [*LEVELS, "recipe"])
def test_no_level_attacks_the_stronger(level: str) -> None:
    s = neighbours(0, 3)
    bot = make_bot(GAME, level, seed=1, simulations=24)
    assert bot.choose(GAME, s, A).verb == "pass"
