"""`ludoteca train`: a value network for a game, learned by self-play."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca.cli.common import Mistake, find_game, print_json
from ludoteca.i18n import Texts

DEVICES = ("cpu", "cuda")


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("train")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--minutes", type=float, default=30.0, metavar="N", help=texts.say("help-train-minutes"))
    one.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=texts.say("help-jobs"))
    one.add_argument("--device", choices=DEVICES, default="cpu", help=texts.say("help-train-device"))
    one.add_argument("--seed", type=int, default=0, metavar="N", help=texts.say("help-train-seed"))
    one.add_argument("--out", metavar="FOLDER", help=texts.say("help-train-out"))
    one.add_argument("--gate", type=int, default=0, metavar="N", help=texts.say("help-train-gate"))
    one.set_defaults(run=run)


def run(args: Namespace, texts: Texts) -> int:
    from ludoteca.lab.selfplay.train import Run, Settings

    game = find_game(args.game)
    if args.minutes <= 0 or args.jobs < 1 or args.gate < 0 or args.seed < 0:
        raise Mistake("cli-not-positive")
    if args.device == "cuda" and find_spec("cupy") is None:
        raise Mistake("train-no-cuda")
    folder = Path(args.out) if args.out else Path("build") / "learning" / game.id
    settings = Settings(args.minutes, args.jobs, args.seed, args.device, gate_games=args.gate)
    try:
        training = Run(game, folder, settings)
    except ValueError as error:
        raise Mistake("train-other-run", problem=str(error)) from None
    except OSError as error:
        raise Mistake("cli-cannot-write", file=str(folder), reason=error.strerror or str(error)) from None

    def report(found: dict[str, Any]) -> None:
        if not args.json and not args.quiet:
            print(texts.say("train-gate" if "against" in found else "train-generation", numbers(found)), flush=True)

    training.train(report)
    if args.json:
        print_json(training.record)
    else:
        print(texts.say("train-done", {"games": training.games, "file": str(folder / "value.weights")}))
    return 0


def numbers(found: dict[str, Any]) -> dict[str, object]:
    """What a line of the report names."""
    return {key: value for key, value in found.items() if isinstance(value, (int, float, str))}
