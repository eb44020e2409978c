"""`ludoteca train`: a value network for a game, learned from games of its policy and of the players it makes."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca.cli.common import Mistake, find_game, print_json
from ludoteca.i18n import Texts

DEVICES = ("cpu", "cuda")


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("train")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--first", type=int, default=50_000, metavar="N", help=texts.say("help-train-first"))
    one.add_argument("--games", type=int, default=2_000, metavar="N", help=texts.say("help-train-games"))
    one.add_argument("--generations", type=int, default=2, metavar="N", help=texts.say("help-train-generations"))
    one.add_argument("--minutes", type=float, metavar="N", help=texts.say("help-train-minutes"))
    one.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=texts.say("help-jobs"))
    one.add_argument("--device", choices=DEVICES, default="cpu", help=texts.say("help-train-device"))
    one.add_argument("--seed", type=int, default=0, metavar="N", help=texts.say("help-train-seed"))
    one.add_argument("--out", metavar="FOLDER", help=texts.say("help-train-out"))
    one.add_argument("--gate", type=int, default=0, metavar="N", help=texts.say("help-train-gate"))
    one.set_defaults(run=run)


def check(args: Namespace) -> None:
    """Refuses what cannot be trained."""
    least_one = [args.first, args.games, args.jobs, 1 if args.minutes is None else args.minutes]
    if min(least_one) <= 0 or min(args.generations, args.gate, args.seed) < 0:
        raise Mistake("cli-not-positive")
    if find_spec("torch") is None:
        raise Mistake("train-no-torch")
    if args.device == "cuda" and not import_module("torch").cuda.is_available():
        raise Mistake("train-no-cuda")


def run(args: Namespace, texts: Texts) -> int:
    game = find_game(args.game)
    check(args)
    from ludoteca.lab.training.run import Run, Settings, fit_with_torch

    folder = Path(args.out) if args.out else Path("build") / "learning" / game.id
    settings = Settings(
        seed=args.seed,
        first_games=args.first,
        games=args.games,
        generations=args.generations,
        minutes=args.minutes,
        jobs=args.jobs,
        device=args.device,
        gate_games=args.gate,
    )
    try:
        training = Run(game, folder, settings, fit_with_torch)
    except ValueError as error:
        raise Mistake("train-other-run", problem=str(error)) from None
    except OSError as error:
        raise Mistake("cli-cannot-write", file=str(folder), reason=error.strerror or str(error)) from None

    def report(found: dict[str, Any]) -> None:
        if not args.json and not args.quiet:
            print(texts.say("train-gate" if "against" in found else "train-generation", numbers(found)), flush=True)

    complete = training.train(report)
    if args.json:
        print_json(training.record)
    elif complete:
        print(texts.say("train-done", {"games": training.games, "file": str(folder / "lookahead.weights")}))
    else:
        print(texts.say("train-paused"))
    return 0


def numbers(found: dict[str, Any]) -> dict[str, object]:
    """What a line of the report names."""
    return {key: value for key, value in found.items() if isinstance(value, (int, float, str))}
