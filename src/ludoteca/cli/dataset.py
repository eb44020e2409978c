"""`ludoteca dataset`: bot games as data for learning programs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from ludoteca.ai.levels import settings
from ludoteca.cli.common import Mistake, complete_setup, counting, find_game, print_json
from ludoteca.i18n import Texts

SIMULATIONS = 48


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("dataset")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--games", type=int, default=10_000, metavar="N", help=texts.say("help-dataset-games"))
    one.add_argument("--out", required=True, metavar="FILE", help=texts.say("help-dataset-out"))
    one.add_argument("--bots", default="knight,squire", metavar="B", help=texts.say("help-dataset-bots"))
    one.add_argument("--seats", type=int, metavar="K", help=texts.say("help-fuzz-seats"))
    one.add_argument("--sims", type=int, default=SIMULATIONS, metavar="N", help=texts.say("help-arena-sims"))
    one.add_argument("--seed", default="dataset", metavar="S", help=texts.say("help-seed"))
    one.set_defaults(run=run)


def run(args: Namespace, texts: Texts) -> int:
    from ludoteca.research.dataset import DatasetPlan, write_dataset
    from ludoteca.research.spec import Spec

    game = find_game(args.game)
    bots = [word.strip() for word in args.bots.split(",") if word.strip()]
    if not bots or min(args.games, args.sims) < 1:
        raise Mistake("cli-not-positive")
    try:
        for level in bots:
            settings(game.id, level)
    except ValueError as error:
        raise Mistake("arena-bad-bot", problem=str(error)) from None
    if args.seats is not None:
        complete_setup(game, texts, args.seats, {})
    plan = DatasetPlan(Spec(game), bots, args.games, args.seed, args.sims, args.seats)
    with counting(game.id, args.games, args) as counter:
        try:
            rows = write_dataset(plan, Path(args.out), counter.show)
        except OSError as error:
            raise Mistake("cli-cannot-write", file=args.out, reason=error.strerror or str(error)) from None
    figures = {"game": game.id, "games": args.games, "rows": rows, "file": args.out}
    if args.json:
        print_json(figures)
    else:
        print(texts.say("dataset-done", {"rows": rows, "games": args.games, "file": args.out}))
    return 0
