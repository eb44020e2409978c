"""Random play of our games beside catanatron (`pip install 'ludoteca[bench]'`), interleaved in one run so that both meet the same machine.

make bench-catanatron            or
python benchmarks/against_catanatron.py [--rounds 5] [--seconds 1] [--json]
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from ludoteca import registry
from ludoteca.cli.bench import is_compiled
from ludoteca.kernel import new, opening_seed, playout

try:
    from catanatron import Color, Game, RandomPlayer
except ImportError:
    sys.exit("catanatron is missing. Install it with: .venv/bin/pip install 'catanatron==3.2.1'")

Measure = Callable[[int], tuple[int, Any]]  # plays game number n; how many decisions, and a state to copy


def catanatron_game(number: int) -> tuple[int, Any]:
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
    game.play()
    return len(game.state.actions), game


def our_game(name: str) -> Measure:
    game = registry.find(name)
    setup = game.complete(game.seats[-1])

    def play(number: int) -> tuple[int, Any]:
        seed = opening_seed(f"catanatron {number}")
        state = new(game, setup, seed)
        return playout(game, state, seed & 0xFFFFFF, game.longest), state

    return play


def decisions_per_second(play: Measure, first: int, seconds: float) -> tuple[float, int, Any]:
    decisions = number = 0
    state: Any = None
    start = time.process_time()
    while time.process_time() - start < seconds:
        done, state = play(first + number)
        decisions += done
        number += 1
    return decisions / (time.process_time() - start), number, state


def copy_microseconds(state: Any) -> float:
    copies = 300
    start = time.process_time()
    for _ in range(copies):
        state.copy()
    return (time.process_time() - start) / copies * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    plays: dict[str, Measure] = {"catanatron 3.2.1": catanatron_game}
    for name in registry.names():
        kind = "compiled" if is_compiled(registry.find(name)) else "interpreted"
        plays[f"{name}, {kind}"] = our_game(name)
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    copies: dict[str, list[float]] = {name: [] for name in plays}
    played = dict.fromkeys(plays, 0)
    for _ in range(args.rounds):
        for name, play in plays.items():
            speed, games, state = decisions_per_second(play, played[name], args.seconds)
            played[name] += games
            speeds[name].append(speed)
            copies[name].append(copy_microseconds(state))
    rows = [
        {
            "name": name,
            "decisions_per_cpu_s": round(statistics.median(speeds[name])),
            "lowest": round(min(speeds[name])),
            "highest": round(max(speeds[name])),
            "copy_us": round(statistics.median(copies[name]), 2),
            "games": played[name],
        }
        for name in plays
    ]
    if args.json:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'random play, all seats taken':32} {'decisions/s':>12} {'(lowest-highest)':>22} {'copy µs':>9}")
    for row in rows:
        span = f"({row['lowest']:,}-{row['highest']:,})"
        print(f"{row['name']:32} {row['decisions_per_cpu_s']:>12,} {span:>22} {row['copy_us']:>9}")


if __name__ == "__main__":
    main()
