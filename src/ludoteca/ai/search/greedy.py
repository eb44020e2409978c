"""Greedy: one decision ahead, over several imagined deals."""

from __future__ import annotations

from typing import Any

from ludoteca.ai.search.base import Search, ValueFunction, Weighed, by_value, imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked, choose
from ludoteca.kernel.table import Table


class Greedy(Search):
    def __init__(self, game: Game[Any], value_function: ValueFunction, seed: int, samples: int) -> None:
        super().__init__(game, value_function, seed)
        self.samples = samples

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        options = s.menus[asked(s, seat)]
        totals = [0.0] * len(options)
        counts = [0] * len(options)
        for _ in range(self.samples):
            o = imagine(self.game, s, seat, self.quick)
            i = asked(o, seat)
            for k in self.random_order(len(options)):
                if not budget.more():
                    break
                child = o.copy()
                choose(self.game, child, i, options[k])
                totals[k] += self.value_function.chances(child)[seat]
                counts[k] += 1
        out = []
        for k in self.random_order(len(options)):
            value = totals[k] / counts[k] if counts[k] else 0.0
            out.append(Weighed(options[k], value, float(counts[k])))
        return by_value(out)
