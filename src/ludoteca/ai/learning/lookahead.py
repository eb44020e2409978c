"""A search one decision ahead that judges by a value network, and only at clean points.

For each of the choices that the policy likes best, a deal is imagined, the choice is made, and the policy decides for
everybody until the game comes to a clean point: a question at which nothing is half done. There the network judges for
the searching seat. The network was trained on such positions only. All choices of a round share one imagined deal. A
choice that is worse than the best by some standard errors is dropped.

A game takes part with a module `ai.inputs`: `inputs(s, seat)`, `at_clean_point(s)`, their VERSION and SIZE, and the
POINTS that a margin is measured in.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from ludoteca.ai.learning.net import Net
from ludoteca.ai.learning.value import MARGIN_SHARE, outcome
from ludoteca.ai.search.base import Policy, Search, ValueFunction, Weighed, best_place, best_places, imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.policy import find_policy
from ludoteca.ai.titles import find_module
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import asked, choose
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Action

MAX_DECISIONS = 400  # until the clean point
SPREAD = 0.03  # how far two looks at one choice may differ, before any is seen

Fill = Callable[[Any, int], list[float]]
Clean = Callable[[Any], bool]
Heads = Callable[[list[list[float]]], list[list[float]]]  # rows of inputs to rows of the three heads


class Inputs:
    """The module `ai.inputs` of a game."""

    def __init__(self, game: Game[Any]) -> None:
        module = find_module(game, "inputs")
        if module is None:
            raise ValueError(f"{game.id} has no inputs of a value network")
        self.fill: Fill = module.inputs
        self.at_clean_point: Clean = module.at_clean_point
        self.version: int = module.VERSION
        self.size: int = module.SIZE
        self.points: float = module.POINTS


class Look:
    """What the search found of one choice: the place of the choice in the menu, its worth, the chance to win, and in
    how many deals it was looked at."""

    def __init__(self, place: int, worth: float, chance: float, deals: int) -> None:
        self.place = place
        self.worth = worth
        self.chance = chance
        self.deals = deals


def check_net(game: Game[Any], inputs: Inputs, net: Net) -> None:
    """Refuses a network that was made for another game, other inputs or other rules.

    `rules` of the file lists the versions that the network is good for, each with the reason.
    """
    about = net.about
    versions = [entry["version"] for entry in about["rules"]]
    if about["game"] != game.id:
        raise ValueError(f"the network is for {about['game']}, not for {game.id}")
    if about["inputs"] != inputs.version or about["sizes"][0] != inputs.size:
        raise ValueError(f"the network of {game.id} is for other inputs")
    if game.rules_version not in versions:
        raise ValueError(
            f"the network of {game.id} is for the rules {versions}, not for {game.rules_version}; "
            f"if its inputs still mean the same, say so with ludoteca.lab.training.good_for"
        )


def heads_of(net: Net) -> Heads:
    """The network of the product as a function of many rows."""

    def heads(rows: list[list[float]]) -> list[list[float]]:
        return [net.values(row) for row in rows]

    return heads


class Lookahead(Search):
    def __init__(
        self,
        game: Game[Any],
        value_function: ValueFunction,
        seed: int,
        heads: Heads,
        candidates: int,
        deals: int,
        racing: float,
        policy: str,
    ) -> None:
        super().__init__(game, value_function, seed)
        self.inputs = Inputs(game)
        self.heads = heads
        self.candidates = candidates  # of a longer menu, the choices that the policy likes best
        self.deals = deals  # imagined deals for each of them
        self.racing = racing  # standard errors by which a choice must be worse than the best to be dropped
        self.prefer: Policy = find_policy(game, policy)

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        """All choices; those looked at come first, by their worth."""
        options = s.menus[asked(s, seat)]
        looks = self.examine(s, seat, budget)
        keyed = [(-looks[n].worth, n) for n in range(len(looks))]
        keyed.sort()
        out: list[Weighed] = []
        seen = [False] * len(options)
        for _, n in keyed:
            look = looks[n]
            seen[look.place] = True
            out.append(Weighed(options[look.place], look.chance, float(look.deals)))
        return out + [Weighed(options[k], 0.0, 0.0) for k in range(len(options)) if not seen[k]]

    def examine(self, s: Table, seat: int, budget: Budget) -> list[Look]:
        """A look at each of the choices that the policy likes best, its favourite first."""
        options = s.menus[asked(s, seat)]
        places = self.liked(s, seat, options)
        looks = [Look(k, 0.0, 0.0, 0) for k in places]
        if len(places) == 1:
            budget.done += 1
            return looks
        kept = list(range(len(places)))
        rounds: list[list[float]] = []  # the worths of each deal; what was dropped keeps its last one
        while len(rounds) < self.deals and len(kept) > 1:
            last = rounds[len(rounds) - 1].copy() if rounds else [0.0] * len(places)
            if not self.one_deal(s, seat, options, looks, kept, last, budget):
                break
            rounds.append(last)
            kept = self.still_open(kept, rounds)
        # A choice that was dropped stays behind those that were not.
        for n in range(len(looks)):
            looks[n].worth = mean_of(rounds, n, looks[n].deals) - (0.0 if n in kept else 10.0)
            looks[n].chance /= max(1, looks[n].deals)
        return looks

    def liked(self, s: Table, seat: int, options: list[Action]) -> list[int]:
        """The places of the choices to look at, the policy's favourite first."""
        values = self.prefer(s, seat, options)
        wasted = self.value_function.evaluator.wasted(s, seat, options)
        if wasted and len(wasted) < len(options):
            lowest = min(values) - 1.0
            sensible = 0
            for k in range(len(options)):
                if options[k] in wasted:
                    values[k] = lowest
                else:
                    sensible += 1
            return best_places(values, min(self.candidates, sensible))
        return best_places(values, self.candidates)

    def one_deal(
        self,
        s: Table,
        seat: int,
        options: list[Action],
        looks: list[Look],
        kept: list[int],
        worths: list[float],
        budget: Budget,
    ) -> bool:
        """Each choice still open on one imagined deal; False if the time was up before, and then nothing counts."""
        deal = imagine(self.game, s, seat, self.quick)
        i = asked(deal, seat)
        rows: list[list[float]] = []
        ended: list[list[float]] = []
        for n in kept:
            if not budget.more():
                return False
            child = deal.copy()
            choose(self.game, child, i, options[looks[n].place])
            self.play_on(child)
            ended.append(outcome(child, seat, self.inputs.points) if child.over else [])
            rows.append(self.inputs.fill(child, seat))
        heads = self.heads(rows)
        for m in range(len(kept)):
            found = ended[m] if ended[m] else heads[m]
            look = looks[kept[m]]
            look.chance += found[0]
            look.deals += 1
            worths[kept[m]] = found[0] + MARGIN_SHARE * found[1]
        return True

    def play_on(self, s: Table) -> None:
        """The policy decides for everybody until the clean point or the end of the game."""
        for _ in range(MAX_DECISIONS):
            if not s.front or self.inputs.at_clean_point(s):
                return
            options = s.menus[0]
            k = best_place(self.prefer(s, s.front[0].seat, options)) if len(options) > 1 else 0
            choose(self.game, s, 0, options[k])

    def still_open(self, kept: list[int], rounds: list[list[float]]) -> list[int]:
        """The choices that may still prove the best."""
        count = len(rounds)
        best = kept[0]
        for n in kept:
            if mean_of(rounds, n, count) > mean_of(rounds, best, count):
                best = n
        out: list[int] = []
        for n in kept:
            gap = mean_of(rounds, n, count) - mean_of(rounds, best, count)
            spread = 0.0
            for worths in rounds:
                off = worths[n] - worths[best] - gap
                spread += off * off
            doubt = sqrt((spread + SPREAD * SPREAD) / (count + 1) / count)
            if n == best or gap + self.racing * doubt >= 0.0:
                out.append(n)
        return out


def mean_of(rounds: list[list[float]], n: int, count: int) -> float:
    """The mean worth of a choice in its first deals."""
    total = 0.0
    for k in range(count):
        total += rounds[k][n]
    return total / max(1, count)
