"""A value function that predicts final points: measures of a position, weighted by how much of the game is left.

The weights are fitted to games of the base policy (`lab/records/arena/final_points.py`), because rollouts end in
positions from which the base policy would play on. A game that has them brings `ai/final_points.py`, and
`ai/final_points_SEATS.toml` for the numbers of seats that were fitted.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from math import exp
from typing import Any

from ludoteca.ai.search.base import ValueFunction
from ludoteca.ai.titles import find_file, find_module
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


class Fitted:
    """Weights of the measures, and the scale of their sum, for one number of seats."""

    def __init__(self, table: dict[str, Any], names: list[str]) -> None:
        knots = [float(x) for x in table["knots"]]
        columns: list[list[float]] = [table["weights"][name] for name in names]
        self.weights = Curve(knots, [[float(column[n]) for column in columns] for n in range(len(knots))])
        self.scales = Curve(knots, [[float(x)] for x in table["scales"]])


class FinalPoints(ValueFunction):
    """Chances to win from the points that each seat will probably have in the end."""

    def __init__(self, game: Game[Any], style: str, scale: float) -> None:
        super().__init__(game, style, scale)
        module = find_module(game, "final_points")
        if module is None:
            raise ValueError(f"{game.id} has no final_points")
        self.measures: Measures = module.measures
        self.time_left: TimeLeft = module.time_left
        self.fitted: dict[int, Fitted] = {}
        for seats in game.seats:
            table = read_fitted(game, seats)
            if table:
                self.fitted[seats] = Fitted(table, module.NAMES)
        balanced = self.evaluator.styles["balanced"]
        self.leaning: list[float] = [self.weights[i] - balanced[i] for i in range(len(balanced))]
        self.leans = any(self.leaning)

    def chances(self, s: Table) -> list[float]:
        if s.over or s.seats not in self.fitted:
            return super().chances(s)
        time = self.time_left(s)
        fitted = self.fitted[s.seats]
        weights = fitted.weights.at(time)
        scale = fitted.scales.at(time)[0]
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


def read_fitted(game: Game[Any], seats: int) -> dict[str, Any]:
    """The fit for so many seats; empty where there is none."""
    file = find_file(game.package, f"final_points_{seats}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}
