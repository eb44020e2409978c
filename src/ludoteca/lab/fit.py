"""Fits an evaluator to played games: `python -m ludoteca.lab.fit ludoteca.games.parley --games 60`.

Bots play; positions on the way are kept with who won in the end. The chance of a seat is taken as exp(value / scale)
over the sum of all seats'. Printed are the scale that explains the results best with the weights as they are (for
levels.toml), and weights that explain them better (for ai/value.py), for a person to judge: few games fit badly, and
bots learn only what bots do.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from math import exp, log
from typing import Any

from ludoteca.ai.levels import make_bot, settings
from ludoteca.kernel import Game, Table, act, new, opening_seed, playout

STRAY = 12  # a game begins with up to so many random decisions, to see more of the game


class Sample:
    """A position: the terms of every seat, and each seat's share of the win in the end."""

    def __init__(self, terms: list[list[float]], won: list[float]) -> None:
        self.terms = terms
        self.won = won


def collect(game: Game[Any], seats: int, games: int, seed: str, level: str, simulations: int) -> list[Sample]:
    """Positions out of games of equal bots, one whenever another seat is asked."""
    samples: list[Sample] = []
    evaluator = game.evaluator()
    for number in range(games):
        start = opening_seed(f"{seed} {number}")
        s: Table = new(game, game.complete(seats), start)
        playout(game, s, start & 0xFFFFFF, number % STRAY)
        bots = [make_bot(game, level, "balanced", (start + seat) & 0xFFFFFF, simulations) for seat in range(seats)]
        seen: list[list[list[float]]] = []
        last = -1
        decisions = 0
        while not s.over and decisions < game.longest:
            seat = s.front[0].seat
            if seat != last:
                seen.append([evaluator.measure(s, k) for k in range(seats)])
                last = seat
            act(game, s, seat, bots[seat].choose(game, s, seat))
            decisions += 1
        if s.over:
            won = [1.0 / s.places.count(1) if place == 1 else 0.0 for place in s.places]
            samples += [Sample(terms, won) for terms in seen]
    return samples


def chances(terms: list[list[float]], weights: list[float]) -> list[float]:
    worths = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in terms]
    best = max(worths)
    parts = [exp(worth - best) for worth in worths]
    return [part / sum(parts) for part in parts]


def cross_entropy(samples: list[Sample], weights: list[float]) -> float:
    """How badly the weights foresee the winners: the mean of -log(chance given to the winner)."""
    total = 0.0
    for sample in samples:
        given = chances(sample.terms, weights)
        total -= sum(won * log(max(p, 1e-9)) for won, p in zip(sample.won, given, strict=True))
    return total / len(samples)


def fit_scale(samples: list[Sample], weights: list[float]) -> float:
    """The scale with the least surprise, among steps of a tenth from 0.2 to some hundreds."""
    scales = [0.2 * 1.1**k for k in range(80)]
    return min(scales, key=lambda scale: cross_entropy(samples, [w / scale for w in weights]))


def fit_weights(samples: list[Sample], weights: list[float], rounds: int, ridge: float) -> list[float]:
    """Better weights by steps along the gradient, each term in units of its own spread, held back towards where they
    began."""
    count = len(weights)
    spread = []
    for t in range(count):
        gaps = [abs(row[t] - sample.terms[0][t]) for sample in samples for row in sample.terms[1:]]
        spread.append(max(sum(gaps) / len(gaps), 1e-6))
    first = [w * x for w, x in zip(weights, spread, strict=True)]
    now = first.copy()
    for _ in range(rounds):
        slope = [-ridge * (a - b) for a, b in zip(now, first, strict=True)]
        actual = [w / x for w, x in zip(now, spread, strict=True)]
        for sample in samples:
            given = chances(sample.terms, actual)
            for row, won, p in zip(sample.terms, sample.won, given, strict=True):
                for t in range(count):
                    slope[t] += (won - p) * row[t] / spread[t] / len(samples)
        now = [w + 0.5 * d for w, d in zip(now, slope, strict=True)]
    return [w / x for w, x in zip(now, spread, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="squire")
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--ridge", type=float, default=0.02)
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args()
    game: Game[Any] = import_module(args.package + ".game").GAME
    evaluator = game.evaluator()
    weights = evaluator.styles["balanced"]
    samples = collect(game, args.seats, args.games, args.seed, args.level, args.simulations)
    scale = fit_scale(samples, weights)
    before = [w / scale for w in weights]
    after = fit_weights(samples, before, args.rounds, args.ridge)
    present = settings(game.id, args.level).scale
    found = {
        "positions": len(samples),
        "scale": round(scale, 2),
        "cross_entropy": {
            "equal": round(log(args.seats), 4),
            "present scale": round(cross_entropy(samples, [w / present for w in weights]), 4),
            "scale": round(cross_entropy(samples, before), 4),
            "weights": round(cross_entropy(samples, after), 4),
        },
        "weights": {t: [w, round(x * scale, 3)] for t, w, x in zip(evaluator.terms, weights, after, strict=True)},
    }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
