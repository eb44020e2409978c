"""A judge that foretells final points: measures of a position, weighted by how much of the game is left.

The weights are fitted to games of the recipe (`docs/arena/foresight.py`), because rollouts end in positions from which
the recipe would play on. A game that has them brings `foresight.py` and `foresight.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import import_module, resources
from math import exp
from typing import Any

from ludoteca.bots.search.judge import Judge
from ludoteca.kernel.game import Game
from ludoteca.kernel.table import Table

Measures = Callable[[Any], list[list[float]]]
TimeLeft = Callable[[Any], float]


class Curve:
    """Numbers at some knots of the time left, and straight lines between them."""

    def __init__(self, knots: list[float], rows: list[list[float]]) -> None:
        self.knots = knots
        self.rows = rows

    def at(self, time: float) -> list[float]:
        last = len(self.knots) - 1
        if time <= self.knots[0]:
            return self.rows[0]
        if time >= self.knots[last]:
            return self.rows[last]
        n = 1
        while self.knots[n] < time:
            n += 1
        part = (time - self.knots[n - 1]) / (self.knots[n] - self.knots[n - 1])
        low = self.rows[n - 1]
        high = self.rows[n]
        return [low[i] + part * (high[i] - low[i]) for i in range(len(low))]


class Foresight(Judge):
    """Chances to win from the points that each seat will probably have in the end."""

    def __init__(self, game: Game[Any], style: str, scale: float) -> None:
        super().__init__(game, style, scale)
        module = import_module(game.package + ".foresight")
        self.measures: Measures = module.measures
        self.time_left: TimeLeft = module.time_left
        fitted = read_fitted(game)
        knots = [float(x) for x in fitted["knots"]]
        columns: list[list[float]] = [fitted["weights"][name] for name in module.NAMES]
        self.curve = Curve(knots, [[float(column[n]) for column in columns] for n in range(len(knots))])
        self.scales = Curve(knots, [[float(x)] for x in fitted["scales"]])
        balanced = self.evaluator.styles["balanced"]
        self.leaning: list[float] = [self.weights[i] - balanced[i] for i in range(len(balanced))]
        self.leans = any(self.leaning)

    def chances(self, s: Table) -> list[float]:
        if s.over:
            return super().chances(s)
        time = self.time_left(s)
        weights = self.curve.at(time)
        scale = self.scales.at(time)[0]
        points: list[float] = []
        measured = self.measures(s)
        for seat in range(s.seats):
            own = measured[seat]
            total = 0.0
            for i in range(len(weights)):
                total += weights[i] * own[i]
            points.append(total + self.lean(s, seat))
        best = max(points)
        shares = [exp((x - best) / scale) for x in points]
        whole = sum(shares)
        return [x / whole for x in shares]

    def lean(self, s: Table, seat: int) -> float:
        """What the style values more than a balanced player does."""
        if not self.leans:
            return 0.0
        measured = self.evaluator.measure(s, seat)
        total = 0.0
        for i in range(len(measured)):
            total += self.leaning[i] * measured[i]
        return total


def read_fitted(game: Game[Any]) -> dict[str, Any]:
    file = resources.files(game.package) / "foresight.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
