"""`ludoteca arena`, `ludoteca hint`, `ludoteca review`: bots measured, and asked for advice."""

from __future__ import annotations

import os
import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.ai.advice.hint import hints, show_hint
from ludoteca.ai.advice.review import review
from ludoteca.ai.protocol.foreign import NoBot
from ludoteca.cli.common import (
    Mistake,
    complete_setup,
    counting,
    find_game,
    game_texts,
    open_journal,
    print_json,
    read_options,
    read_seat,
    write_file,
)
from ludoteca.i18n import Texts
from ludoteca.kernel import NOBODY, SEAT, opening_seed
from ludoteca.lab.arena.arena import ENDLESS, NotTheSame, Plan, run, summary
from ludoteca.lab.arena.page import budget_words, page, percent
from ludoteca.lab.arena.runner import make_runner


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("arena")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--bots", required=True, metavar="A,B,...", help=texts.say("help-arena-bots"))
    one.add_argument("--games", type=int, default=100, metavar="N", help=texts.say("help-arena-games"))
    one.add_argument("--seed", default="", metavar="S", help=texts.say("help-seed"))
    one.add_argument("--seats", type=int, metavar="K", help=texts.say("help-arena-seats"))
    limit = one.add_mutually_exclusive_group()
    limit.add_argument("--sims", type=int, metavar="N", help=texts.say("help-arena-sims"))
    limit.add_argument("--ms", type=int, metavar="N", help=texts.say("help-arena-ms"))
    one.add_argument("--options", nargs="*", default=[], metavar="O=V", help=texts.say("help-arena-options"))
    one.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=texts.say("help-jobs"))
    one.add_argument("--ray", metavar="ADDRESS", help=texts.say("help-arena-ray"))
    one.add_argument("--html", metavar="FILE", help=texts.say("help-arena-html"))
    one.add_argument("--resume", metavar="FILE", help=texts.say("help-arena-resume"))
    one.set_defaults(run=run_arena)
    advice = command("hint")
    advice.add_argument("file", metavar="FILE")
    advice.add_argument("--seat", metavar="A", help=texts.say("help-hint-seat"))
    advice.add_argument("--at", type=int, metavar="N", help=texts.say("help-hint-at"))
    advice.add_argument("--ms", type=int, metavar="N", help=texts.say("help-hint-ms"))
    advice.set_defaults(run=run_hint)
    look_back = command("review")
    look_back.add_argument("file", metavar="FILE")
    look_back.add_argument("--points", type=int, default=5, metavar="N", help=texts.say("help-review-points"))
    look_back.add_argument("--ms", type=int, metavar="N", help=texts.say("help-hint-ms"))
    look_back.set_defaults(run=run_review)


def plan_of(args: Namespace, texts: Texts) -> Plan:
    game = find_game(args.game)
    bots = [word.strip() for word in args.bots.split(",") if word.strip()]
    numbers = [n for n in (args.games, args.jobs, args.sims, args.ms) if n is not None]
    if not bots or min(numbers) < 1:
        raise Mistake("cli-not-positive")
    options = read_options(args.options)
    seats = args.seats if args.seats is not None else min(max(len(bots), game.seats[0]), game.seats[-1])
    complete_setup(game, texts, seats, options)
    try:
        return Plan(game, bots, args.games, args.seed or secrets.token_hex(4), seats, args.sims, args.ms, options)
    except ValueError as error:
        raise Mistake("arena-bad-bot", problem=str(error)) from None


def run_arena(args: Namespace, texts: Texts) -> int:
    plan = plan_of(args, texts)
    words = game_texts(plan.game, texts)
    total = plan.games * len(plan.line_ups())
    with counting(words.say("game-name"), total, args) as counter:
        try:
            runner = make_runner(min(args.jobs, total), args.ray)
            records = run(plan, runner, Path(args.resume) if args.resume else None, counter.show)
        except NotTheSame as error:
            raise Mistake("arena-not-the-same", file=str(error)) from None
        except NoBot as error:
            raise Mistake("arena-no-bot", command=str(error)) from None
        except ModuleNotFoundError as error:
            raise Mistake("arena-no-ray", module=error.name or "") from None
    figures = summary(plan, records)

    def ending(reason: str) -> str:
        return words.say("arena-endless" if reason == ENDLESS else "end-" + reason)

    if args.html:
        write_file(
            args.html, page(figures, words.say("arena-title", {"game": words.say("game-name")}), words.say, ending)
        )
    if args.json:
        print_json(figures)
        return 0
    about = {"games": figures["games"], "seats": figures["seats"], "seed": figures["seed"]}
    print(words.say("arena-title", {"game": words.say("game-name")}))
    print(words.say("arena-about", about))
    print(budget_words(figures, words.say))
    print("\n".join(arena_lines(figures, words)))
    print(words.say("arena-equal", {"percent": percent(figures["equal"])}))
    print(words.say("arena-length", {"decisions": figures["length"], "deals": figures["deals"]}))
    for reason, count in figures["endings"].items():
        print(f"  {percent(count / figures['games']):>8}  {ending(reason)}")
    print(words.say("arena-places"))
    for seat, place in enumerate(figures["starting_places"]):
        low, high = place["interval"]
        print(f"  {percent(place['share']):>8}  {SEAT.word(seat)}  {percent(low)} – {percent(high)}")
    return 0


def arena_lines(figures: dict[str, Any], words: Texts) -> list[str]:
    names = [words.say("arena-head-bot"), *(b["name"] for b in figures["bots"])]
    width = max(len(name) for name in names) + 2
    heads = [words.say(f"arena-head-{h}") for h in ("wins", "share", "interval", "rating", "time")]
    out = [f"{names[0]:{width}}{heads[0]:>12}{heads[1]:>10}{heads[2]:>20}{heads[3]:>14}{heads[4]:>12}"]
    for b in figures["bots"]:
        interval = f"{percent(b['interval'][0])} – {percent(b['interval'][1])}"
        wins = f"{b['wins']:g}/{b['games']}"
        out.append(
            f"{b['name']:{width}}{wins:>12}{percent(b['share']):>10}{interval:>20}"
            f"{b['rating']:>8.1f} ± {b['sigma']:<4.1f}{1000 * b['seconds_per_move']:>9.1f} ms"
        )
        if b["failures"]:
            out.append("  " + words.say("arena-failures", {"bot": b["name"], "count": b["failures"]}))
    return out


def run_hint(args: Namespace, texts: Texts) -> int:
    m = open_journal(args.file)
    if args.at is not None and not m.first <= args.at <= m.seq:
        raise Mistake("cli-no-such-line", line=args.at, first=m.first, last=m.seq)
    s = m.state if args.at is None else m.state_at(args.at)
    seat = read_seat(args.seat, m.setup.seats) if args.seat else (s.front[0].seat if s.front else NOBODY)
    found = hints(m.game, s, seat, opening_seed("hint") & 0xFFFFFF, args.ms)
    shown = [show_hint(m.game, s, seat, hint) for hint in found]
    if args.json:
        print_json({"seat": SEAT.word(seat), "hints": shown})
        return 0
    words = game_texts(m.game, texts)
    if not shown:
        print(words.say("hint-none"))
    for hint in shown:
        print(hint_line(words, hint))
    return 0


def hint_line(words: Texts, hint: dict[str, Any]) -> str:
    """A choice, its chance and its reasons, as one line of text."""
    do = words.tell("do-" + hint["verb"], hint["args"])
    reasons = "; ".join(words.tell(reason["key"], reason["args"]) for reason in hint["reasons"])
    return f"{words.say('hint-chance', {'percent': hint['chance']}):>8}  {do}: {reasons}"


def run_review(args: Namespace, texts: Texts) -> int:
    m = open_journal(args.file)
    with counting(texts.say("review-title"), args.points, args) as counter:
        found = review(m, args.points, 1, args.ms, None, counter.show)
    if args.json:
        print_json(found)
        return 0
    words = game_texts(m.game, texts)
    print(words.say("review-title"))
    for point in found["points"]:
        seat = SEAT.number(point["seat"])
        print(
            words.say(
                "review-point",
                {
                    "line": point["line"],
                    "seat": words.seat(seat),
                    "choice": words.tell("do-" + point["choice"]["verb"], point["choice"]["args"]),
                    "before": round(point["before"][seat] / 10),
                    "after": round(point["after"][seat] / 10),
                },
            )
        )
        if point["better"] is not None:
            print("  " + words.say("review-better") + " " + hint_line(words, point["better"]).strip())
    return 0
