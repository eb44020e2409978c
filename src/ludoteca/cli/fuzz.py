"""`ludoteca fuzz`: random games with the laws checked."""

from __future__ import annotations

import json
import secrets
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.cli.common import Mistake, counting, find_game, print_json, read_options, write_file
from ludoteca.conformance.fuzz import Plan, fuzz
from ludoteca.conformance.record import NotTheSameRun, Record
from ludoteca.conformance.tally import ENOUGH, FAULTS, Tally
from ludoteca.i18n import Texts
from ludoteca.kernel import SetupError

MANY = 1_000_000


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("fuzz")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--games", type=int, metavar="N", help=texts.say("help-fuzz-games"))
    one.add_argument("--minutes", type=float, metavar="N", help=texts.say("help-fuzz-minutes"))
    one.add_argument("--seats", type=int, metavar="K", help=texts.say("help-fuzz-seats"))
    one.add_argument("--seed", default="", metavar="S", help=texts.say("help-seed"))
    one.add_argument("--options", nargs="*", default=[], metavar="O=V", help=texts.say("help-fuzz-options"))
    one.add_argument("--every", type=int, default=24, metavar="N", help=texts.say("help-fuzz-every"))
    one.add_argument("--jobs", type=int, default=1, metavar="N", help=texts.say("help-jobs"))
    one.add_argument("--from", dest="first", type=int, default=0, metavar="N", help=texts.say("help-fuzz-from"))
    one.add_argument("--record", metavar="FILE", help=texts.say("help-fuzz-record"))
    one.add_argument("--report", metavar="FILE", help=texts.say("help-fuzz-report"))
    one.add_argument("--dump", default="crashes", metavar="DIR", help=texts.say("help-fuzz-dump"))
    one.set_defaults(run=run)


def plan_of(args: Namespace) -> Plan:
    game = find_game(args.game)
    games = args.games if args.games is not None else (MANY if args.minutes else 1000)
    if games < 1 or args.jobs < 1:
        raise Mistake("cli-not-positive")
    if args.every < 0 or args.first < 0:
        raise Mistake("fuzz-negative")
    if args.record and not args.seed:
        raise Mistake("fuzz-record-seed")
    everything = args.options == ["all"]
    options = {} if everything else read_options(args.options)
    seats = [args.seats] if args.seats is not None else list(game.seats)
    try:
        for k in seats:
            game.complete(k, options)
    except SetupError as error:
        raise Mistake(
            f"setup-{error.key}" if error.key in ("seats", "option", "value") else "cli-setup",
            reason=str(error),
            **error.words,
        ) from None
    seed = args.seed or secrets.token_hex(4)
    return Plan(args.game, seats, games, seed, args.every, options, everything, args.dump, first=args.first)


def described(plan: Plan) -> dict[str, Any]:
    """What is played, for a report or a record."""
    game = find_game(plan.game)
    return {"game": game.id, "rules_version": game.rules_version, "every": plan.every, "seed": plan.seed}


def record_of(plan: Plan, file: str) -> Record:
    """The record of the plan in this file. The numbers of the games are no part of it: a longer run may go on with
    it."""
    what = {**described(plan), "seats": plan.seats, "options": "all" if plan.all_options else plan.options}
    try:
        return Record(Path(file), what)
    except NotTheSameRun:
        raise Mistake("fuzz-not-the-same", file=file) from None
    except OSError as error:
        raise Mistake("cli-cannot-write", file=file, reason=error.strerror or str(error)) from None


def run(args: Namespace, texts: Texts) -> int:
    plan = plan_of(args)
    record = record_of(plan, args.record) if args.record else None
    start = time.monotonic()
    last = start + args.minutes * 60 if args.minutes else None
    with counting(texts.say("fuzz-title", {"game": plan.game}), plan.games, args) as counter:

        def progress(tally: Tally) -> bool:
            faults = sum(tally.faults.values())
            counter.show(tally.games, texts.say("fuzz-faults", {"count": faults}))
            return last is None or time.monotonic() < last

        tally = fuzz(plan, args.jobs, progress, record)
    seconds = round(time.monotonic() - start, 2)
    report = {**described(plan), **tally.report(), "seconds": seconds}
    if args.report:
        write_file(args.report, json.dumps(report, ensure_ascii=False, indent=2) + "\n")
    if args.json:
        print_json(
            {"games": tally.games, "decisions": tally.decisions}
            | {f: tally.faults[f] for f in FAULTS}
            | {"seconds": seconds, "seed": plan.seed, "too_rare": tally.too_rare(), "problems": tally.problems}
        )
    else:
        words = {"games": tally.games, "decisions": tally.decisions, "seconds": seconds, "seed": plan.seed}
        print(texts.say("fuzz-done", words))
        for fault in FAULTS:
            print(f"  {texts.say('fuzz-' + fault.replace('_', '-'))}: {tally.faults[fault]}")
        if tally.uses:
            rare = tally.too_rare()
            often = {"often": len(tally.uses) - len(rare), "all": len(tally.uses), "times": ENOUGH}
            print(texts.say("fuzz-uses", often))
            for line, times in rare.items():
                print(f"  {times} {line}")
        for problem in tally.problems:
            place = {
                "index": problem["game"],
                "decision": problem["decision"],
                "what": problem["what"],
                "file": problem.get("journal") or "-",
            }
            print(texts.say("fuzz-problem", place))
    return 1 if tally.faults.total() else 0
