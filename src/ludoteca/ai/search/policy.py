"""The policies of a title: rules of thumb without any look ahead. Rollouts follow them, and a tree takes its priors
from them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.ai.search.base import Policy, Search, ValueFunction, Weighed, by_value
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.titles import find_module
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked
from ludoteca.kernel.table import Table

BASE_POLICY: Final = "base_policy"


def find_policy(game: Game[Any], module: str = BASE_POLICY) -> Policy:
    """The function `prefer(s, seat, options)` in `ai/base_policy.py` of a game, or in another module like it: one
    number for each choice, the highest is played."""
    found = find_module(game, module)
    if found is None:
        raise ValueError(f"{game.id} has no {module}")
    prefer: Policy = found.prefer
    return prefer


class FollowPolicy(Search):
    """Weighs choices by the base policy of a title. The values are preferences and not chances to win."""

    def __init__(self, game: Game[Any], value_function: ValueFunction, seed: int) -> None:
        super().__init__(game, value_function, seed)
        self.prefer = find_policy(game)

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        budget.done += 1  # it answers at once, whatever the budget
        options = s.menus[asked(s, seat)]
        values = self.prefer(s, seat, options)
        return by_value([Weighed(options[k], values[k], 1.0) for k in self.random_order(len(options))])
