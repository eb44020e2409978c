"""`ludoteca show` and `ludoteca replay`: a journal or a position from any seat, in any language."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

from ludoteca import render, sandbox
from ludoteca.cli import screen
from ludoteca.cli.common import (
    WAIT_S,
    Mistake,
    find_game,
    game_texts,
    open_journal,
    print_json,
    read_file,
    read_seat,
)
from ludoteca.i18n import Texts
from ludoteca.kernel import (
    NOBODY,
    SEAT,
    Game,
    Match,
    PositionError,
    Table,
    asked,
    read_position,
    view,
    write_action,
)
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.position import FIRST_LINE as POSITION
from ludoteca.kernel.view import show_event


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    show = command("show")
    show.add_argument("file", metavar="FILE")
    show.add_argument("--seat", metavar="A", help=texts.say("help-show-seat"))
    show.add_argument("--at", type=int, metavar="N", help=texts.say("help-show-at"))
    show.set_defaults(run=run_show)
    replay = command("replay")
    replay.add_argument("file", metavar="FILE", nargs="+")
    replay.add_argument("--seat", metavar="A", help=texts.say("help-show-seat"))
    replay.set_defaults(run=run_replay)


def seat_of(args: Namespace, seats: int) -> int:
    return read_seat(args.seat, seats) if args.seat else NOBODY


def open_position(path: str, text: str) -> tuple[Game[Any], Table]:
    """The game and the state of a position file; an error names the line."""
    game = find_game(sandbox.named_game(text))
    verdict = sandbox.check(sandbox.POSITION, text, WAIT_S)
    if verdict.key == sandbox.LIMITS:
        raise Mistake("journal-limits", file=path)
    if verdict.key:
        raise Mistake("cli-position", file=path, line=verdict.line, problem=verdict.detail)
    try:
        return game, read_position(game, text)
    except PositionError as error:
        raise Mistake("cli-position", file=path, line=error.line, problem=error.problem) from None


def state_at(m: Match, at: int | None) -> Table:
    if at is None:
        return m.state
    if not m.first <= at <= m.seq:
        raise Mistake("cli-no-such-line", line=at, first=m.first, last=m.seq)
    return m.state_at(at)


def run_show(args: Namespace, texts: Texts) -> int:
    text = read_file(args.file)
    if text.startswith(POSITION):
        game, s = open_position(args.file, text)
        moment: dict[str, int] = {}
    else:
        m = open_journal(args.file)
        game, s = m.game, state_at(m, args.at)
        moment = {"line": m.seq if args.at is None else args.at, "lines": m.seq}
    seat = seat_of(args, s.seats)
    shown = view(game, s, seat)
    if args.json:
        print_json({**moment, "view": shown})
        return 0
    words = game_texts(game, texts)
    painter = screen.Painter(sys.stdout)
    painter.print(f"{words.say('game-name')}, {words.say('show-line' if moment else 'show-position', moment)}")
    for line in screen.board_lines(words, painter, shown):
        painter.print(line)
    if s.over:
        painter.print(words.say("end-" + s.over))
        painter.print("\n".join(render.places_in_words(words, s.places, s.scores)))
    elif asked(s, seat) >= 0:
        painter.print(f"{words.seat(seat)}: {render.prompt_text(words, shown['prompt'])}")
        painter.print("\n".join(render.menu_lines(words, shown)))
    else:
        painter.print(render.waiting_line(words, shown))
    return 0


def story(m: Match, seat: int) -> list[dict[str, Any]]:
    """Every line of the match as a seat may know it: actions of other seats appear as their events only."""
    out = []
    for line in m.lines:
        entry: dict[str, Any] = {"line": line.seq, "seat": SEAT.word(line.seat), "auto": line.auto}
        if line.seat == seat:
            entry["do"] = write_action(m.game, line.action)
        entry["events"] = [show_event(m.game, event, seat) for event in line.events]
        out.append(entry)
    return out


def summary(m: Match, file: str) -> dict[str, Any]:
    s = m.state
    return {
        "file": file,
        "game": m.game.id,
        "rules": m.rules,
        "seats": m.setup.seats,
        "options": m.game.options_under(m.rules, m.setup),
        "lines": m.seq,
        "hash": m.hash(),
        "over": s.over or None,
        "places": s.places,
        "scores": s.scores,
    }


def run_replay(args: Namespace, texts: Texts) -> int:
    matches = [(file, open_journal(file)) for file in args.file]
    if args.json:
        found = [{**summary(m, file), "story": story(m, seat_of(args, m.setup.seats))} for file, m in matches]
        print_json(found[0] if len(found) == 1 else found)
        return 0
    painter = screen.Painter(sys.stdout)
    for file, m in matches:
        words = game_texts(m.game, texts)
        seat = seat_of(args, m.setup.seats)
        painter.print(f"{file}: {words.say('game-name')}")
        for event in m.opening_events:
            painter.print("  " + render.log_line(m.game, words, event, seat))
        for line in m.lines:
            for number, event in enumerate(line.events):
                head = f"{line.seq:>5} {SEAT.word(line.seat)} " if number == 0 else " " * 8
                painter.print(head + render.log_line(m.game, words, event, seat))
        if m.state.over:
            painter.print(words.say("end-" + m.state.over))
            painter.print("\n".join(render.places_in_words(words, m.state.places, m.state.scores)))
        else:
            painter.print(render.waiting_line(words, view(m.game, m.state, Viewer(m.state, NOBODY).seat)))
        painter.print(words.say("replay-good", {"lines": m.seq, "hash": m.hash()}))
    return 0
