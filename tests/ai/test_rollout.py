"""Rollouts: what is looked at, what is dropped, and that nothing hidden or late counts."""

from typing import Any

import pytest

from ai.positions import position, twins
from ai.test_budget import Ticking
from ludoteca import registry
from ludoteca.ai import ROLLOUT, Budget, make_bot, make_value_function
from ludoteca.ai.search.base import best_place, best_places
from ludoteca.ai.search.policy import find_policy
from ludoteca.ai.search.rollout import Rollouts, Stage, Tally, better_half, still_open
from ludoteca.kernel import Action, Game, Table, asked, write_action

WITH_ROLLOUTS = ["rio_de_la_plata", "baroque", "anno_1452", "pax_renaissance"]


def long_menu(game: Game[Any]) -> tuple[Table, int]:
    """A position in which a seat has more choices than are looked at."""
    for seed in range(20):
        s = position(game, 2, seed, 30)
        if s.front and len(s.menus[0]) > 6:
            return s, s.front[0].seat
    raise AssertionError("no such position")


def rollouts(game: Game[Any], depth: int = 6, confidence: float = 1.0) -> Rollouts:
    return Rollouts(game, make_value_function(game), 5, 4, depth, confidence)


@pytest.mark.parametrize("name", WITH_ROLLOUTS)
def test_only_what_the_policy_likes_best_is_looked_at(name: str) -> None:
    game = registry.find(name)
    s, seat = long_menu(game)
    options = s.menus[asked(s, seat)]
    weighed = rollouts(game).weigh(s, seat, Budget(None, 4))
    assert {w.action for w in weighed} == set(options)
    values = find_policy(game)(s, seat, options)
    assert {w.action for w in weighed[:4]} == {options[k] for k in best_places(values, 4)}
    assert [w.weight for w in weighed] == [1.0] * 4 + [0.0] * (len(options) - 4)
    assert all(0.0 < w.value < 1.0 for w in weighed[:4])


@pytest.mark.parametrize(("simulations", "weights"), [(3, [1, 1, 1, 0]), (7, [1, 1, 1, 1]), (12, [4, 4, 2, 2])])
def test_a_later_round_counts_only_when_it_is_whole(simulations: int, weights: list[int]) -> None:
    """Four choices: two rounds of four, then the better two go on."""
    game = registry.find("baroque")
    s, seat = long_menu(game)
    weighed = rollouts(game).weigh(s, seat, Budget(None, simulations))
    assert sorted([w.weight for w in weighed], reverse=True)[:4] == weights


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
            assert all(w.value == pytest.approx(whole[w.action]) for w in counted)
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


def told(kept: list[int], *rounds: list[float]) -> Tally:
    tally = Tally(4)
    for values in rounds:
        tally.add(kept, values)
    return tally


def test_best_places() -> None:
    assert best_place([1.0, 3.0, 3.0]) == 1
    assert best_places([1.0, 3.0, 2.0, 3.0], 3) == [1, 3, 2]


def test_the_choice_of_the_policy_is_never_dropped() -> None:
    tally = told([2, 0, 3, 1], [0.1, 0.5, 0.4, 0.9])
    assert better_half([2, 0, 3, 1], tally) == [2, 1]
    assert better_half([2, 1], tally) == [2, 1]


OPTIONS = [Action("a"), Action("b"), Action("c"), Action("d")]


def order(tally: Tally, confidence: float) -> list[str]:
    return [w.action.verb for w in tally.weighed(OPTIONS, 1, confidence)]


def test_another_choice_comes_first_only_when_it_is_surely_better() -> None:
    """Choice a gains as much as b loses in half of the rounds: the more confidence is asked for, the more
    the policy's choice b is kept."""
    doubtful = told([1, 0], [0.5, 0.8], [0.5, 0.3], [0.5, 0.8], [0.5, 0.3])
    assert order(doubtful, 0.0)[:2] == ["a", "b"]
    assert order(doubtful, 1.0)[:2] == ["b", "a"]
    clear = told([1, 0], [0.5, 0.8], [0.5, 0.7], [0.5, 0.8], [0.5, 0.7])
    assert order(clear, 2.0)[:2] == ["a", "b"]


def test_doubt_falls_with_the_rounds() -> None:
    doubts = [told([1, 0], *[[0.5, 0.6], [0.5, 0.4]] * n).standard_error(0) for n in (1, 2, 8)]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[2] < doubts[0] / 2


def test_values_are_chances_and_what_was_not_looked_at_comes_last() -> None:
    tally = told([1, 0], [0.5, 0.6], [0.7, 0.8])
    found = {w.action.verb: (w.value, w.weight) for w in tally.weighed(OPTIONS, 1, 1.0)}
    assert [found["b"][0], found["a"][0]] == pytest.approx([0.6, 0.7])
    assert (found["b"][1], found["a"][1]) == (2.0, 2.0)
    assert (found["c"], found["d"]) == ((0.0, 0.0), (0.0, 0.0))
    assert order(tally, 1.0)[2:] == ["c", "d"]


def test_a_rollout_ends_where_the_turn_passes_on() -> None:
    game = registry.find("pax_renaissance")
    s = position(game, 2, 3, 20)
    first = s.front[0].seat
    rollouts(game).play_on(s, 1, Budget(None, 1))
    assert s.over or s.front[0].seat != first


def test_a_game_without_a_base_policy_has_no_rollouts(parley: Game[Any]) -> None:
    with pytest.raises(ValueError, match="has no base_policy"):
        make_bot(parley, ROLLOUT)


def test_an_unknown_policy_is_named() -> None:
    with pytest.raises(ValueError, match="has no tactics"):
        Rollouts(registry.find("baroque"), make_value_function(registry.find("baroque")), 5, 4, 6, 1.0, "tactics")


def test_what_is_clearly_worse_is_dropped_and_what_is_open_stays() -> None:
    """Choice 0 loses much each time; choice 3 gains in one round and loses in the next."""
    tally = told([1, 0, 3], *[[0.5, 0.2, 0.7], [0.5, 0.2, 0.3]] * 3)
    assert still_open([1, 0, 3], tally, 2.0) == [1, 3]
    assert still_open([1, 0], tally, 2.0) == [1]


def test_a_race_ends_when_one_choice_has_won() -> None:
    tally = told([1, 0, 3], *[[0.5, 0.8, 0.55]] * 6)
    assert still_open([1, 0, 3], tally, 2.0) == [1]
    assert order(tally, 1.0)[0] == "a"


def test_a_race_goes_on_between_two_good_choices() -> None:
    tally = told([1, 0, 3], *[[0.5, 0.8, 0.75], [0.5, 0.75, 0.8]] * 3)
    assert still_open([1, 0, 3], tally, 2.0) == [1, 0, 3]


def test_choices_that_lead_to_the_same_are_not_raced_for_ever() -> None:
    tally = told([1, 0], *[[0.5, 0.5]] * 40)
    assert still_open([1, 0], tally, 2.0) == [1]


def test_a_race_uses_less_than_its_budget_where_the_choice_is_clear() -> None:
    """Over some positions a racing search asks for fewer rollouts than one that halves, and never for more."""
    game = registry.find("baroque")
    used = []
    for racing in (0.0, 2.0):
        total = 0
        for seed in range(6):
            s = position(game, 2, seed, 45)
            budget = Budget(None, 40)
            search = Rollouts(game, make_value_function(game), 5, 4, 6, 1.0, racing=racing)
            search.weigh(s, s.front[0].seat, budget)
            assert budget.done <= 40
            total += budget.done
        used.append(total)
    assert used[1] < used[0]


def two_stages(game: Game[Any], simulations: int, depth: int = 12) -> list[tuple[Action, float, float]]:
    """Four choices, looked at for six decisions, and after twelve simulations six choices."""
    s, seat = long_menu(game)
    search = Rollouts(game, make_value_function(game), 5, 4, 6, 1.0, second_stage=Stage(6, depth, after=12))
    return [(w.action, w.value, w.weight) for w in search.weigh(s, seat, Budget(None, simulations))]


def one_stage(game: Game[Any], simulations: int) -> list[tuple[Action, float, float]]:
    s, seat = long_menu(game)
    return [(w.action, w.value, w.weight) for w in rollouts(game).weigh(s, seat, Budget(None, simulations))]


def test_a_second_stage_looks_at_more_choices() -> None:
    """Six choices, twice each; then three of them."""
    weights = sorted([weight for _, _, weight in two_stages(registry.find("baroque"), 27)], reverse=True)
    assert weights[:7] == [3, 3, 3, 2, 2, 2, 0]


@pytest.mark.parametrize("simulations", [5, 12, 17])
def test_a_second_stage_counts_only_when_it_has_seen_all_its_choices(simulations: int) -> None:
    game = registry.find("baroque")
    assert two_stages(game, simulations) == one_stage(game, min(12, simulations))


def test_a_second_stage_of_the_same_depth_adds_to_the_first() -> None:
    """Six choices twice, the better three of them once more, beside what the first stage had."""
    game = registry.find("baroque")
    before = {action: weight for action, _, weight in one_stage(game, 12)}
    after = {action: weight for action, _, weight in two_stages(game, 27, depth=6)}
    assert sorted([after[action] - before[action] for action in after], reverse=True)[:7] == [3, 3, 3, 2, 2, 2, 0]


@pytest.mark.parametrize("simulations", [5, 12, 17])
def test_a_second_stage_of_the_same_depth_keeps_the_first_one(simulations: int) -> None:
    """Whatever it did not come to, the choices of the first stage have its figures."""
    game = registry.find("baroque")
    assert two_stages(game, simulations, depth=6) == one_stage(game, min(12, simulations))


def test_prince_of_anno_looks_at_more_choices_with_more_simulations() -> None:
    game = registry.find("anno_1452")
    s, seat = next(
        (s, s.front[0].seat) for s in (position(game, 2, seed, 30) for seed in range(20)) if len(s.menus[0]) > 24
    )
    looked_at = []
    for simulations in (240, 1200):
        weighed = make_bot(game, "prince", simulations=simulations).weigh(game, s, seat)
        looked_at.append(len([w for w in weighed if w.weight]))
    assert looked_at == [8, 24]


def test_prince_of_rio_looks_further_with_more_simulations() -> None:
    """Little is left to chance there, so that the same rollouts again would tell nothing."""
    game = registry.find("rio_de_la_plata")
    s, seat = long_menu(game)
    looked_at = []
    for simulations in (24, 120):
        weighed = make_bot(game, "prince", simulations=simulations).weigh(game, s, seat)
        looked_at.append(len([w for w in weighed if w.weight]))
    assert looked_at == [6, min(8, len(s.menus[asked(s, seat)]))]
