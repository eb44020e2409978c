"""`ludoteca puzzles`: the puzzles of a game, and one of them solved in the terminal."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

from ludoteca import render
from ludoteca.cli import screen
from ludoteca.cli.common import Mistake, find_game, game_texts, print_json
from ludoteca.cli.menu import Menu
from ludoteca.i18n import Texts
from ludoteca.kernel import CodecError, read_action, show_event, view
from ludoteca.kernel.trial import REFUSED
from ludoteca.teaching import Puzzle, find_puzzle, puzzles_of
from ludoteca.teaching.puzzles import FOLDER, HINTS, ON, SOLVED, Judgement


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    one = command("puzzles")
    one.add_argument("game", metavar="GAME")
    one.add_argument("puzzle", metavar="NAME", nargs="?", help=texts.say("help-puzzles-name"))
    one.set_defaults(run=run)


class Solver:
    """One puzzle, solved from one keyboard."""

    def __init__(self, puzzle: Puzzle, texts: Texts) -> None:
        self.puzzle = puzzle
        self.game = puzzle.game
        self.texts = game_texts(puzzle.game, texts)
        self.words = Texts(texts.lang, puzzle.game.package, f"{puzzle.game.package}.{FOLDER}")
        self.painter = screen.Painter(sys.stdout)
        self.moves: list[str] = []
        self.hints = 0

    def told(self, part: str) -> str:
        return self.words.say(f"puzzle-{self.puzzle.id}{part}")

    def judged(self, moves: list[str]) -> Judgement:
        return self.puzzle.judge(self.puzzle.read(moves))

    def play(self) -> bool:
        """Until the puzzle is solved or the person leaves. Returns whether it is solved."""
        self.painter.print(self.painter.bold(self.told("")))
        self.painter.print(self.told("-task"))
        self.painter.print()
        judged = self.judged([])
        for line in screen.board_lines(self.texts, self.painter, self.shown(judged)):
            self.painter.print(line)
        self.ask(judged)
        while True:
            line = sys.stdin.readline()
            if not line or line.strip() == "quit":
                return False
            if self.obey(line.strip()):
                return True

    def shown(self, judged: Judgement) -> dict[str, Any]:
        return view(self.game, judged.trial.worlds[0], self.puzzle.me)

    def ask(self, judged: Judgement) -> None:
        shown = self.shown(judged)
        if judged.verdict != ON or not shown["prompt"]:
            return
        self.painter.print(self.painter.bold(render.prompt_text(self.texts, shown["prompt"])))
        table = judged.trial.worlds[0]
        for line in Menu(self.texts, self.painter, self.game, table, self.puzzle.me, shown).lines():
            self.painter.print(line)
        self.painter.print(self.texts.say("puzzles-help"))

    def obey(self, line: str) -> bool:
        """One line from the keyboard. Returns whether it solves the puzzle."""
        if line == "hint":
            self.hint()
        elif line in ("back", "again"):
            self.moves = self.moves[:-1] if line == "back" else []
            self.ask(self.judged(self.moves))
        elif line == "solution":
            self.solution()
        elif line:
            return self.move(line)
        return False

    def hint(self) -> None:
        self.hints = min(self.hints + 1, HINTS)
        for number in range(1, self.hints + 1):
            self.painter.print(self.told(f"-hint-{number}"))

    def solution(self) -> None:
        moves = self.puzzle.solutions[0]
        for made, move in enumerate(moves):
            menu = self.shown(self.judged(moves[:made]))["menu"]
            choice = next(choice for choice in menu if choice["do"] == move)
            self.painter.print(f"  {render.action_text(self.texts, choice)} ({move})")
        self.painter.print(self.told("-why"))

    def move(self, line: str) -> bool:
        before = self.judged(self.moves)
        choices = render.choices(self.shown(before))
        if line.isdigit():
            if not 1 <= int(line) <= len(choices):
                self.painter.print(self.texts.say("table-choose", {"count": len(choices)}))
                return False
            line = choices[int(line) - 1]["do"]
        try:
            read_action(self.game, line)
        except CodecError:
            self.painter.print(self.texts.say("table-not-understood", {"line": line}))
            return False
        judged = self.judged([*self.moves, line])
        if judged.trial.end == REFUSED:
            self.painter.print(self.texts.say("ui-trial-end-refused"))
            return False
        self.tell(before, judged)
        self.moves = [*self.moves, line][: judged.trial.made]
        if judged.verdict == SOLVED:
            self.painter.print(self.painter.bold(self.texts.say("ui-puzzle-solved")))
            self.painter.print(self.told("-why"))
            return True
        if judged.verdict != ON:
            self.painter.print(self.painter.bold(self.texts.say(f"ui-puzzle-failed-{judged.why}")))
        self.ask(judged)
        return False

    def tell(self, before: Judgement, after: Judgement) -> None:
        """The log of the last move."""
        for event in after.trial.events[len(before.trial.events) :]:
            shown = show_event(self.game, event, self.puzzle.me)
            if shown:
                self.painter.print(
                    "  " + self.painter.cited(render.log_line(self.game, self.texts, event, self.puzzle.me))
                )


def listed(game_name: str, texts: Texts) -> list[dict[str, Any]]:
    game = find_game(game_name)
    found = puzzles_of(game).values()
    words = Texts(texts.lang, game.package, f"{game.package}.{FOLDER}") if found else texts
    return [
        {
            "id": puzzle.id,
            "level": puzzle.level,
            "title": words.say(f"puzzle-{puzzle.id}"),
            "task": words.say(f"puzzle-{puzzle.id}-task"),
        }
        for puzzle in found
    ]


def run(args: Namespace, texts: Texts) -> int:
    game = find_game(args.game)
    if args.puzzle is None:
        found = listed(args.game, texts)
        if args.json:
            print_json(found)
            return 0
        painter = screen.Painter(sys.stdout)
        for each in found:
            level = texts.say(f"ui-puzzle-level-{each['level']}")
            painter.print(f"{each['id']}: {each['title']} ({level})")
            painter.print(f"    {each['task']}")
        return 0
    puzzle = find_puzzle(game, args.puzzle)
    if puzzle is None:
        raise Mistake("cli-unknown-puzzle", puzzle=args.puzzle, puzzles=", ".join(puzzles_of(game)))
    return 0 if Solver(puzzle, texts).play() else 1
