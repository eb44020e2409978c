"""Rollouts: what is looked at, what is dropped, and that nothing hidden or late counts."""

from typing import Any

import pytest

from bots.positions import position, twins
from bots.test_budget import Ticking
from ludoteca import registry
from ludoteca.bots import ROLLOUT, Budget, make_bot, make_judge
from ludoteca.bots.search.recipe import find_recipe
from ludoteca.bots.search.rollout import Rollouts, best_place, best_places, better_half, by_rounds
from ludoteca.kernel import Action, Game, Table, asked, write_action

WITH_ROLLOUTS = ["rio_de_la_plata", "baroque"]


def long_menu(game: Game[Any]) -> tuple[Table, int]:
    """A position in which a seat has more choices than are looked at."""
    for seed in range(20):
        s = position(game, 2, seed, 30)
        if s.front and len(s.menus[0]) > 6:
            return s, s.front[0].seat
    raise AssertionError("no such position")


def rollouts(game: Game[Any], depth: int = 6, stray: float = 0.0) -> Rollouts:
    return Rollouts(game, make_judge(game), 5, 4, depth, stray)


@pytest.mark.parametrize("name", WITH_ROLLOUTS)
def test_only_what_the_recipe_likes_best_is_looked_at(name: str) -> None:
    game = registry.find(name)
    s, seat = long_menu(game)
    options = s.menus[asked(s, seat)]
    weighed = rollouts(game).weigh(s, seat, Budget(None, 4))
    assert {w.action for w in weighed} == set(options)
    values = find_recipe(game)(s, seat, options)
    assert {w.action for w in weighed[:4]} == {options[k] for k in best_places(values, 4)}
    assert [w.weight for w in weighed] == [1.0] * 4 + [0.0] * (len(options) - 4)
    assert all(0.0 < w.value < 1.0 for w in weighed[:4])
    assert [w.value for w in weighed[:4]] == sorted([w.value for w in weighed[:4]], reverse=True)


@pytest.mark.parametrize(("simulations", "weights"), [(3, [1, 1, 1, 0]), (7, [1, 1, 1, 1]), (12, [4, 4, 2, 2])])
def test_a_later_round_counts_only_when_it_is_whole(simulations: int, weights: list[int]) -> None:
    """Four choices: two rounds of four, then the better two go on."""
    game = registry.find("baroque")
    s, seat = long_menu(game)
    weighed = rollouts(game).weigh(s, seat, Budget(None, simulations))
    assert [w.weight for w in weighed[:4]] == weights


def test_a_rollout_cut_short_by_the_time_counts_for_nothing() -> None:
    """However short the time, what counts beside the first choice is the value of a whole rollout."""
    game = registry.find("baroque")
    s, seat = long_menu(game)
    whole = {w.action: w.value for w in rollouts(game).weigh(s, seat, Budget(None, 4))[:4]}
    looked_at = set()
    for ms in range(100, 700, 20):
        counted = [w for w in rollouts(game).weigh(s, seat, Budget(ms, 4, Ticking(0.01))) if w.weight]
        looked_at.add(len(counted))
        if len(counted) > 1:
            assert all(w.value == whole[w.action] for w in counted)
    assert looked_at == {1, 2, 3, 4}


def test_a_rollout_changes_neither_the_state_nor_its_menu() -> None:
    game = registry.find("rio_de_la_plata")
    s, seat = long_menu(game)
    before = s.copy()
    rollouts(game, 30, 0.5).weigh(s, seat, Budget(None, 8))
    assert [getattr(s, field) for field in s.fields] == [getattr(before, field) for field in s.fields]
    assert s.menus == before.menus


def test_a_longer_rollout_looks_further() -> None:
    game = registry.find("rio_de_la_plata")
    s, seat = long_menu(game)
    values = [[w.value for w in rollouts(game, depth).weigh(s, seat, Budget(None, 4))[:4]] for depth in (0, 30)]
    assert values[0] != values[1]


@pytest.mark.parametrize("name", WITH_ROLLOUTS)
def test_hidden_facts_change_nothing(name: str) -> None:
    game = registry.find(name)
    for seed, decisions in ((0, 7), (1, 30), (2, 53)):
        s = position(game, 2, seed, decisions)
        for seat in [step.seat for step in s.front]:
            answers = set()
            for twin in (s, *twins(game, s, seat)):
                bot = make_bot(game, ROLLOUT, seed=seed, simulations=6)
                bot.strict = True
                answers.add(write_action(game, bot.choose(game, twin, seat)))
            assert len(answers) == 1, (seed, seat, answers)


def test_best_places_and_halves() -> None:
    assert best_place([1.0, 3.0, 3.0]) == 1
    assert best_places([1.0, 3.0, 2.0, 3.0], 3) == [1, 3, 2]
    assert better_half([0, 1, 2, 3, 4], [0.1, 0.5, 0.4, 0.9, 0.2]) == [3, 1, 2]
    assert better_half([1, 3], [0.0, 0.5, 0.0, 0.9]) == [3, 1]


def test_what_was_kept_longer_comes_before_what_looked_better_at_first() -> None:
    options = [Action("a"), Action("b"), Action("c")]
    found = by_rounds(options, [1.8, 2.0, 0.0], [2, 4, 0])
    assert [w.action.verb for w in found] == ["b", "a", "c"]
    assert [(w.value, w.weight) for w in found] == [(0.5, 4.0), (0.9, 2.0), (0.0, 0.0)]


def test_a_game_without_a_recipe_has_no_rollouts(parley: Game[Any]) -> None:
    with pytest.raises(ValueError, match="has no recipe"):
        make_bot(parley, ROLLOUT)
