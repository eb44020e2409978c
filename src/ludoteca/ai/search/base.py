"""What all searches share: the value of a state, the weighed choices, plausible moves for others.

A search only sees states that `imagine` has sampled for its seat; bot.py is the only entry point.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from ludoteca.ai.search.budget import Budget
from ludoteca.kernel.evaluate import Evaluator
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import choose, determinise
from ludoteca.kernel.rng import Quick
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Action

SEEDS = 1 << 29
END_BLEND = 0.03  # how much the standing still counts when the game is over: a bot that cannot win plays on sensibly
DECIDED = 1e6  # beyond the worth of any state
FEW = 6  # of a long menu, an improvised move looks at so many

# The rules of thumb of a game: one number for each choice of a seat, the highest is played.
Policy = Callable[[Any, int, list[Action]], list[float]]


class Weighed:
    """A choice, the chance to win that the search gives it (0 to 1), and how much of the search went into it."""

    def __init__(self, action: Action, value: float, weight: float) -> None:
        self.action = action
        self.value = value
        self.weight = weight


class ValueFunction:
    """A game's evaluator in one style: turns the terms of every seat into chances to win."""

    def __init__(self, game: Game[Any], style: str, scale: float) -> None:
        self.evaluator: Evaluator[Any] = game.evaluator()
        if style not in self.evaluator.styles:
            raise ValueError(f"{game.id} has no style {style!r}")
        self.weights: list[float] = self.evaluator.styles[style]
        self.scale = scale

    def worth(self, s: Table, seat: int) -> float:
        measured = self.evaluator.measure(s, seat)
        total = 0.0
        for i in range(len(measured)):
            total += self.weights[i] * measured[i]
        return total

    def promise(self, s: Table, seat: int) -> float:
        """A quick look at one seat alone, to compare what may follow one state; an ended game counts as it ended."""
        if s.over:
            return DECIDED / s.places.count(1) if s.places[seat] == 1 else -DECIDED
        return self.worth(s, seat)

    def chances(self, s: Table) -> list[float]:
        """The likeness of each seat to win; together they make 1."""
        worths = [self.worth(s, seat) for seat in range(s.seats)]
        best = max(worths)
        total = 0.0
        out: list[float] = []
        for worth in worths:
            x = exp((worth - best) / self.scale)
            out.append(x)
            total += x
        for i in range(len(out)):
            out[i] /= total
        if s.over:
            winners = s.places.count(1)
            for i in range(len(out)):
                won = 1.0 / winners if s.places[i] == 1 else 0.0
                out[i] = (1.0 - END_BLEND) * won + END_BLEND * out[i]
        return out


def imagine(game: Game[Any], s: Table, seat: int, quick: Quick) -> Table:
    """A copy sampled from what the seat knows: hidden cards and future chance are random."""
    o = s.copy()
    o.offers = []
    determinise(game, o, seat, quick.below(4194304) * 128 + quick.below(128))
    return o


class Search:
    """Weighs the choices of a seat. A subclass says how."""

    def __init__(self, game: Game[Any], value_function: ValueFunction, seed: int) -> None:
        self.game = game
        self.value_function = value_function
        self.quick = Quick(seed)
        self.prior_policy: Policy | None = None  # says which choices are plausible, instead of the evaluator

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        """All choices of the seat in the imagined state `s`, the best first."""
        raise NotImplementedError

    def remember(self, s: Table, seat: int, a: Action) -> None:
        """`a` will be done in (the imagined) `s`: a search may keep what it learnt about the decisions behind it."""

    def likely(self, s: Table, i: int) -> Action:
        """A move for the i-th waiting step, drawn by how plausible each is."""
        options = s.menus[i]
        if len(options) == 1:
            return options[0]
        seat = s.front[i].seat
        looked_at: list[Action] = options
        if len(options) > FEW:
            looked_at = [options[self.quick.below(len(options))] for _ in range(FEW)]
        priors: list[float] = []
        total = 0.0
        for a in looked_at:
            p = self.value_function.evaluator.prior(s, seat, a)
            priors.append(p)
            total += p
        at = total * self.quick.below(65536) / 65536.0
        for k in range(len(looked_at)):
            at -= priors[k]
            if at < 0.0:
                return looked_at[k]
        return looked_at[len(looked_at) - 1]

    def best_reply(self, s: Table, i: int, most: int, budget: Budget) -> Action:
        """What the seat of the i-th waiting step would do if it looked one decision ahead."""
        options = s.menus[i]
        if len(options) == 1 or s.front[i].sealed:
            return self.likely(s, i)
        seat = s.front[i].seat
        best = options[0]
        best_value = -2.0 * DECIDED
        for a in self.plausible(s, seat, options, most):
            if budget.late():
                break
            o = s.copy()
            choose(self.game, o, i, a)
            value = self.value_function.promise(o, seat)
            if value > best_value:
                best_value = value
                best = a
        return best

    def plausible(self, s: Table, seat: int, options: list[Action], most: int) -> list[Action]:
        """The menu, or its most plausible part when it is long."""
        if len(options) <= most:
            return options
        if self.prior_policy is not None:
            return [options[k] for k in best_places(self.prior_policy(s, seat, options), most)]
        ranked: list[tuple[float, int, int]] = []
        for k in range(len(options)):
            prior = self.value_function.evaluator.prior(s, seat, options[k])
            ranked.append((-prior, self.quick.below(65536), k))
        ranked.sort()
        return [options[ranked[k][2]] for k in range(most)]

    def random_order(self, count: int) -> list[int]:
        order = list(range(count))
        self.quick.shuffle(order)
        return order


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


def by_value(weighed: list[Weighed]) -> list[Weighed]:
    """Best value first; equal ones in the order they came."""
    keyed = [(-weighed[i].value, i) for i in range(len(weighed))]
    keyed.sort()
    return [weighed[i] for _, i in keyed]
