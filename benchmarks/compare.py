"""Steps per second of processor time in random play: our games beside catanatron, OpenSpiel's Python games and
PettingZoo's classics.

make benchmarks
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from ludoteca import registry
from ludoteca.cli.bench import decisions_per_second, is_compiled
from ludoteca.research import pettingzoo

ROUNDS = 3
Measure = Callable[[float], float]


def rate(play_once: Callable[[int], int], seconds: float) -> float:
    """Steps per second of processor time; `play_once` plays one game with a seed and returns its steps."""
    steps, seed, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += play_once(seed)
        seed += 1
    return steps / (time.process_time() - began)


def engine(name: str) -> Measure:
    game = registry.find(name)
    return lambda seconds: decisions_per_second(game, min(3, game.seats[-1]), seconds)


def environment(make: Callable[[], Any]) -> Measure:
    env = make()
    rng = np.random.default_rng(1)

    def play_once(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps

    return lambda seconds: rate(play_once, seconds)


def openspiel(name: str) -> Measure:
    import open_spiel.python.games  # noqa: F401 - registers the Python games
    import pyspiel

    game = pyspiel.load_game(name)
    rnd = random.Random(1)

    def play_once(seed: int) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.apply_action(rnd.choice(state.legal_actions()))
            steps += 1
        return steps

    return lambda seconds: rate(play_once, seconds)


def catan(seconds: float) -> float:
    from catanatron import Color, Game, RandomPlayer

    def play_once(seed: int) -> int:
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE)], seed=seed)
        game.play()
        return len(game.state.actions)

    return rate(play_once, seconds)


def measures() -> Iterator[tuple[str, Measure]]:
    for name in registry.names():
        game = registry.find(name)
        kind = "compiled" if is_compiled(game) else "interpreted"
        yield f"{game.id}, engine, {kind}", engine(name)
        yield f"{game.id}, PettingZoo with features, {kind}", environment(partial(pettingzoo.raw_env, game.id, 3))
    yield "Catan, catanatron", catan
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker"):
        yield f"{name}, OpenSpiel", openspiel(name)
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    yield "tic-tac-toe, PettingZoo", environment(tictactoe_v3.raw_env)
    yield "connect four, PettingZoo", environment(connect_four_v3.raw_env)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor seconds for each measure and round")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    table: dict[str, list[int]] = {name: [] for name, _ in measures()}
    for _ in range(ROUNDS):
        for name, measure in measures():
            table[name].append(round(measure(args.seconds)))
    if args.json:
        print(json.dumps(table))
        return
    print("| what | steps per CPU second, three rounds |\n|---|---|")
    for name, rates in table.items():
        print(f"| {name} | {', '.join(f'{r:,}' for r in rates)} |")


if __name__ == "__main__":
    main()
