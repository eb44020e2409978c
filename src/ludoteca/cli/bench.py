"""`ludoteca bench`: how fast the rules are."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ludoteca.cli.common import Mistake, counting, find_game, print_json
from ludoteca.cli.games import all_games
from ludoteca.i18n import Texts
from ludoteca.kernel import Game, Table, new, opening_seed, pack, playout
from ludoteca.lab.bench import simulations_per_second


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("bench")
    one.add_argument("game", metavar="GAME", nargs="?")
    one.add_argument("--seconds", type=float, default=1.0, metavar="N", help=texts.say("help-bench-seconds"))
    one.add_argument("--seats", type=int, metavar="K", help=texts.say("help-fuzz-seats"))
    one.set_defaults(run=run)


def is_compiled(game: Game[Any]) -> bool:
    parts = (import_module("ludoteca.kernel.loop"), import_module(game.package + ".game"))
    return all(str(part.__file__).endswith((".so", ".pyd")) for part in parts)


def decisions_per_second(game: Game[Any], seats: int, seconds: float) -> float:
    """Whole random games, their set-up included, per second of the processor."""
    setup = game.complete(seats)
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        seed = opening_seed(f"bench {games}")
        start = time.process_time()
        decisions += playout(game, new(game, setup, seed), seed & 0xFFFFFF, game.longest)
        spent += time.process_time() - start
        games += 1
    return decisions / spent


def middle_states(game: Game[Any], seats: int) -> list[Table]:
    """States from the middle of some games."""
    states = []
    for number in range(5):
        seed = opening_seed(f"bench {number}")
        length = playout(game, new(game, game.complete(seats), seed), seed & 0xFFFFFF, game.longest)
        s = new(game, game.complete(seats), seed)
        playout(game, s, seed & 0xFFFFFF, length // 2)
        states.append(s)
    return states


def copy_microseconds(states: list[Table], seconds: float) -> float:
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for s in states:
            for _ in range(200):
                s.copy()
        copies += 200 * len(states)
    return (time.process_time() - start) / copies * 1e6


def measure(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    states = middle_states(game, seats)
    return {
        "game": game.id,
        "seats": seats,
        "decisions_per_cpu_s": round(decisions_per_second(game, seats, seconds)),
        "simulations_per_cpu_s": round(simulations_per_second(game, states, seconds / 2)),
        "copy_us": round(copy_microseconds(states, seconds / 4), 3),
        "state_bytes": sum(len(pack(game, s)) for s in states) // len(states),
        "compiled": is_compiled(game),
    }


def run(args: Namespace, texts: Texts) -> int:
    if args.seconds <= 0:
        raise Mistake("cli-not-positive")
    wanted = [find_game(args.game)] if args.game else all_games(texts)
    jobs = [(game, k) for game in wanted for k in game.seats if args.seats in (None, k)]
    if not jobs:
        raise Mistake("setup-seats", least=wanted[0].seats[0], most=wanted[0].seats[-1])
    rows = []
    with counting(texts.say("bench-title"), len(jobs), args) as counter:
        for game, seats in jobs:
            rows.append(measure(game, seats, args.seconds))
            counter.show(len(rows), game.id)
    if args.json:
        print_json(rows)
        return 0
    print(texts.say("bench-head"))
    for row in rows:
        compiled = texts.say("bench-compiled" if row["compiled"] else "bench-plain")
        speeds = f"{row['decisions_per_cpu_s']:>12,} {row['simulations_per_cpu_s']:>12,}"
        sizes = f"{row['copy_us']:>10.2f} {row['state_bytes']:>8,}"
        print(f"{row['game']:18} {row['seats']:>3} {speeds} {sizes}  {compiled}")
    return 0
