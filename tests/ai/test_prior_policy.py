"""A tree with a prior policy: the rules of thumb of the game say what is plausible, and play on."""

from math import exp
from typing import Any

import pytest

from ai.positions import position
from ludoteca import registry
from ludoteca.ai import Budget, make_value_function
from ludoteca.ai.levels import make_search
from ludoteca.ai.search.by_seats import BySeats
from ludoteca.ai.search.ismcts import MIN_PRIOR, Choices, Tree
from ludoteca.ai.search.planner import Planner
from ludoteca.ai.search.policy import find_policy
from ludoteca.kernel import Action, Game, Table
from ludoteca.lab.yardsticks import settings

PAX = "pax_renaissance"


def by_place(s: Any, seat: int, options: list[Action]) -> list[float]:
    """A policy that likes the later choices of a menu better."""
    return [0.5 * k for k in range(len(options))]


def with_policy(game: Game[Any], turns: int = 1) -> Tree:
    return Tree(game, make_value_function(game), 5, None, 0, turns, 1.0, prior_policy=by_place)


def menu_of_many(game: Game[Any]) -> tuple[Table, int]:
    for seed in range(20):
        s = position(game, 2, seed, 20)
        if len(s.front) == 1 and len(s.menus[0]) > 4:
            return s, s.front[0].seat
    raise AssertionError("no such position")


def test_what_the_policy_likes_best_is_plausible() -> None:
    game = registry.find(PAX)
    s, seat = menu_of_many(game)
    assert with_policy(game).plausible(s, seat, s.menus[0], 3) == s.menus[0][:-4:-1]


def test_new_edges_are_as_plausible_as_the_policy_finds_them() -> None:
    game = registry.find(PAX)
    s, _ = menu_of_many(game)
    options = s.menus[0]
    choices = Choices()
    tree = with_policy(game)
    tree.low, tree.high = [0.0, 0.0], [1.0, 1.0]
    assert tree.select(choices, s, s.front[0], options) == options[-1]
    last = len(options) - 1
    for k, a in enumerate(options):
        assert choices.edges[a].prior == pytest.approx(MIN_PRIOR + exp(-0.5 * (last - k)))


@pytest.mark.parametrize("turns", [1, 2])
def test_positions_are_valued_where_a_turn_of_the_searching_seat_begins(turns: int) -> None:
    """From its own turn and from that of the other seat alike."""
    game = registry.find(PAX)
    policy = find_policy(game)
    asked = set()
    for seed in range(6):
        start = position(game, 2, seed, 12)
        for seat in (0, 1):
            s = start.copy()
            s.log = []
            tree = with_policy(game, turns)
            tree.prior_policy = policy
            tree.seat = seat
            tree.go_on(s, Budget(None, 1))
            if not s.over:
                asked.add(start.front[0].seat == seat)
                begun = [event.args[0] for event in s.log if event.key == "turn"]
                assert s.front[0].seat == seat and begun.count(seat) == turns
    assert asked == {True, False}


def test_the_prior_policy_of_a_level_is_that_of_its_plan_too() -> None:
    game = registry.find(PAX)
    for level in ("prince", "master"):
        search = make_search(game, level, "balanced", 1)
        assert isinstance(search, BySeats) and isinstance(search.duel, Tree)
        assert isinstance(search.duel.plan, Planner)
        assert search.duel.prior_policy is search.duel.plan.prior_policy is not None
        assert settings(game.id, "prince-1").prior_policy is None
