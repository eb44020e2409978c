"""Fits the foresight of a game to games of its policy or recipe and writes its ai/final_points_SEATS.toml.

    python lab/records/arena/final_points.py anno_1452 [--games 6000] [--seats 2] [--module policy]

Run it on the compiled build; it needs NumPy (the extra `research`). The module that rollouts follow plays all seats,
in some games with random choices, so that positions differ. A least-squares fit of the difference in final points
gives the weights of the measures at each knot of the time left, with straight lines between. A tenth of the games is
left out of the fit and gives the printed figures. The scale at a knot is the one of a logistic curve with the spread
of the errors there.
"""

import argparse
import random
from importlib import import_module
from math import pi, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca import registry
from ludoteca.ai.search.base import best_place
from ludoteca.ai.search.policy import find_policy
from ludoteca.kernel import Game, choose, new, opening_seed

KNOTS = [0.0, 1.0, 2.0, 4.0, 7.0, 13.0]
STRAYING = [0.0, 0.03, 0.1, 0.25]  # parts of random choices in a game
SAMPLED = 0.1  # of the changes of turn
HELD_BACK = 10  # one game in so many
RIDGE = 30.0
SEED = "foresight"

Array = Any


class Samples:
    """Differences of measures and of final points between a seat and the mean of its rivals."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.times: list[float] = []
        self.measures: list[Array] = []
        self.points: list[float] = []

    def add(self, number: int, seen: list[tuple[float, Array]], scores: list[int]) -> None:
        seats = len(scores)
        for time, measured in seen:
            rows = 1 if seats == 2 else seats
            for seat in range(rows):
                others = [other for other in range(seats) if other != seat]
                self.games.append(number)
                self.times.append(time)
                self.measures.append(measured[seat] - measured[others].mean(0))
                self.points.append(scores[seat] - sum(scores[other] for other in others) / len(others))


def collect(game: Game[Any], module: Any, seats: int, games: int, player: str) -> Samples:
    samples = Samples()
    prefer = find_policy(game, player)
    for number in range(games):
        seed = opening_seed(f"{SEED} {number}")
        luck = random.Random(seed)
        straying = luck.choice(STRAYING)
        s = new(game, game.complete(seats), seed)
        seen: list[tuple[float, Array]] = []
        last = -1
        decisions = 0
        while not s.over and decisions < game.longest:
            seat = s.front[0].seat
            options = s.menus[0]
            if seat != last and luck.random() < SAMPLED:
                seen.append((module.time_left(s), np.array(module.measures(s))))
            last = seat
            stray = luck.random() < straying
            k = luck.randrange(len(options)) if stray else best_place(prefer(s, seat, options))
            choose(game, s, 0, options[k])
            decisions += 1
        if s.over:
            samples.add(number, seen, s.scores)
    return samples


def hats(times: Array) -> Array:
    """How much each knot counts at each time."""
    return np.stack([np.interp(times, KNOTS, row) for row in np.eye(len(KNOTS))], 1)


def fit(samples: Samples) -> tuple[Array, Array]:
    """Weights and scales at each knot."""
    at = hats(np.array(samples.times))
    measured = np.array(samples.measures)
    points = np.array(samples.points)
    used = np.array(samples.games) % HELD_BACK != 0
    design = (at[:, :, None] * measured[:, None, :]).reshape(len(points), -1)
    size = design[used].std(0) + 1e-9
    scaled = design / size
    square = scaled[used].T @ scaled[used] + RIDGE * np.eye(scaled.shape[1])
    weights = np.linalg.solve(square, scaled[used].T @ points[used]) / size
    errors = points - design @ weights
    held = ~used
    explained = 1 - (errors[held] ** 2).sum() / (points[held] ** 2).sum()
    right = ((design @ weights)[held] * points[held] > 0).mean()
    print(f"{len(points):,} positions; held back: {100 * explained:.1f} % of the variance, winner right {right:.3f}")
    spread = np.linalg.lstsq(at[used], errors[used] ** 2, rcond=None)[0]
    return weights.reshape(len(KNOTS), -1), np.sqrt(np.maximum(1.0, spread)) * sqrt(3) / pi


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--module", default="policy", help="who plays the games: base_policy or policy")
    args = parser.parse_args()
    game = registry.find(args.name)
    module = import_module(game.package + ".ai.final_points")
    weights, scales = fit(collect(game, module, args.seats, args.games, args.module))
    games = f"{args.games} games of the {args.module} with {args.seats} seats"
    out = f"# Written by lab/records/arena/final_points.py from {games}.\n"
    out += f"knots = {KNOTS}\nscales = {[round(float(x), 2) for x in scales]}\n\n[weights]\n"
    for i, measure in enumerate(module.NAMES):
        out += f"{measure} = {[round(float(x), 3) for x in weights[:, i]]}\n"
    Path(f"src/ludoteca/games/{args.name}/ai/final_points_{args.seats}.toml").write_text(out, encoding="utf-8")


if __name__ == "__main__":
    main()
