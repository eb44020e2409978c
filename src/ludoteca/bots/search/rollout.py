"""Rollouts: after each promising choice the recipe plays on for all seats, then the judge evaluates the position.

A choice is worth the mean of its rollouts. All choices of a round share one imagined deal. The weaker half is dropped
after 2, 4, 8, ... rounds.
"""

from __future__ import annotations

from typing import Any

from ludoteca.bots.search.budget import Budget
from ludoteca.bots.search.judge import Judge, Search, Weighed, imagine
from ludoteca.bots.search.recipe import find_recipe
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked, choose
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Action

MIN_KEPT = 2  # choices that are never dropped
STRAY_AMONG = 3  # a decision that strays is one of the best so many


class Rollouts(Search):
    def __init__(
        self,
        game: Game[Any],
        judge: Judge,
        seed: int,
        candidates: int,
        depth: int,
        stray: float,
    ) -> None:
        super().__init__(game, judge, seed)
        self.prefer = find_recipe(game)
        self.candidates = candidates  # of a longer menu, the choices that the recipe likes best
        self.depth = depth  # decisions of one rollout
        self.stray = int(stray * 65536)  # how often a decision of a rollout is not the best, of 65536 times

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        options = s.menus[asked(s, seat)]
        kept = best_places(self.prefer(s, seat, options), self.candidates)
        totals = [0.0] * len(options)
        counts = [0] * len(options)
        rounds = 0
        while self.one_round(s, seat, options, kept, totals, counts, budget):
            rounds += 1
            if rounds & (rounds - 1) == 0 and rounds > 1:
                kept = better_half(kept, totals)
        return by_rounds(options, totals, counts)

    def one_round(
        self,
        s: Table,
        seat: int,
        options: list[Action],
        kept: list[int],
        totals: list[float],
        counts: list[int],
        budget: Budget,
    ) -> bool:
        """One rollout of each choice on the same imagined deal; False if the budget ended before. A round half played
        counts for nothing, unless it is the first."""
        deal = imagine(self.game, s, seat, self.quick)
        i = asked(deal, seat)
        values: list[float] = []
        for k in kept:
            if not budget.more():
                break
            child = deal.copy()
            choose(self.game, child, i, options[k])
            self.play_on(child, budget)
            if values and budget.late():
                break  # this one was cut short
            values.append(self.judge.chances(child)[seat])
        whole = len(values) == len(kept)
        if whole or counts[kept[0]] == 0:
            for n in range(len(values)):
                totals[kept[n]] += values[n]
                counts[kept[n]] += 1
        return whole

    def play_on(self, s: Table, budget: Budget) -> None:
        """The recipe decides for everybody."""
        for _ in range(self.depth):
            if not s.front or budget.late():
                return
            options = s.menus[0]
            k = 0
            if len(options) > 1:
                values = self.prefer(s, s.front[0].seat, options)
                if self.quick.below(65536) < self.stray:
                    k = best_places(values, STRAY_AMONG)[self.quick.below(min(STRAY_AMONG, len(options)))]
                else:
                    k = best_place(values)
            choose(self.game, s, 0, options[k])


def best_place(values: list[float]) -> int:
    """The place of the highest value, the first of equal ones."""
    best = 0
    for k in range(1, len(values)):
        if values[k] > values[best]:
            best = k
    return best


def best_places(values: list[float], count: int) -> list[int]:
    """The places of the highest values, the best first."""
    keyed = [(-values[k], k) for k in range(len(values))]
    keyed.sort()
    return [k for _, k in keyed[:count]]


def better_half(kept: list[int], totals: list[float]) -> list[int]:
    """All of them have the same number of rounds."""
    keyed = [(-totals[k], k) for k in kept]
    keyed.sort()
    return [k for _, k in keyed[: max(MIN_KEPT, (len(keyed) + 1) // 2)]]


def by_rounds(options: list[Action], totals: list[float], counts: list[int]) -> list[Weighed]:
    """The choices kept longest come first, and of those the best."""
    keyed: list[tuple[int, float, int]] = []
    for k in range(len(options)):
        keyed.append((-counts[k], -totals[k] / max(1, counts[k]), k))
    keyed.sort()
    return [Weighed(options[k], -value, float(-count)) for count, value, k in keyed]
