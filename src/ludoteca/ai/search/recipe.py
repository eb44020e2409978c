"""A recipe: rules of thumb of one game, without any look ahead. It is a yardstick for the bots that search."""

from __future__ import annotations

from typing import Any

from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.judge import Judge, Prefer, Search, Weighed, by_value
from ludoteca.ai.titles import find_module
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked
from ludoteca.kernel.table import Table


def find_recipe(game: Game[Any], module: str = "base_policy") -> Prefer:
    """The function `prefer(s, seat, options)` in `ai/base_policy.py` of a game, or in another module like it: one
    number for each choice, the highest is played."""
    found = find_module(game, module)
    if found is None:
        raise ValueError(f"{game.id} has no {module}")
    prefer: Prefer = found.prefer
    return prefer


class Recipe(Search):
    """Weighs choices by the game's recipe. The values are preferences and not chances to win."""

    def __init__(self, game: Game[Any], judge: Judge, seed: int) -> None:
        super().__init__(game, judge, seed)
        self.prefer = find_recipe(game)

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        budget.done += 1  # a recipe answers at once, whatever the budget
        options = s.menus[asked(s, seat)]
        values = self.prefer(s, seat, options)
        return by_value([Weighed(options[k], values[k], 1.0) for k in self.random_order(len(options))])
