"""Bots in any language: a program that reads lines on its standard input and answers on its standard output.

Every line is a word, and for most of them a JSON value after it. From us: `hello`, `options`, `newgame`, `observe`,
`choices`, `go movetime N`, `stop`, `quit`; from the bot: `hello` and `bestchoice`. The bot is sent what its seat sees,
never the state. See docs/bots.md.
"""

from __future__ import annotations

import json
import selectors
import shlex
import subprocess
import time
from typing import Any, Final

from ludoteca.kernel import SEAT, Action, Game, Quick, Table, menu, view, write_action

COMMAND: Final = "cmd:"
PROTOCOL: Final = 1
GREETING_S: Final = 10.0  # a program may be slow to start
GRACE_S: Final = 0.25  # a late answer is still taken so long after `stop`


class NoBot(RuntimeError):
    """The program does not speak the protocol: it said no hello."""


class ForeignBot:
    """Asks a program. An answer that is late or not in the menu is counted and replaced by a random choice; a dead
    program is not asked again."""

    def __init__(self, command: str, seed: int, budget_ms: int) -> None:
        self.name = COMMAND + command
        self.quick = Quick(seed)
        self.budget_ms = budget_ms
        self.failures = 0
        self.buffer = b""
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.selector = selectors.DefaultSelector()
        assert self.process.stdout is not None
        self.selector.register(self.process.stdout, selectors.EVENT_READ)
        self.send("hello", {"protocol": PROTOCOL})
        if self.answer("hello", GREETING_S) is None:
            self.close()
            raise NoBot(command)

    def send(self, word: str, value: Any = None) -> None:
        assert self.process.stdin is not None
        line = word if value is None else f"{word} {json.dumps(value, separators=(',', ':'))}"
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except OSError:  # it has gone; `answer` will notice
            return

    def answer(self, word: str, seconds: float) -> Any:
        """The JSON value after the word; None when nothing sensible came in time."""
        end = time.monotonic() + seconds
        while True:
            line, newline, rest = self.buffer.partition(b"\n")
            if newline:
                self.buffer = rest
                head, _, value = line.decode(errors="replace").strip().partition(" ")
                if head != word:
                    continue
                try:
                    return json.loads(value) if value else {}
                except json.JSONDecodeError:
                    return None
            left = end - time.monotonic()
            if left <= 0 or not self.selector.select(left):
                return None
            assert self.process.stdout is not None
            data = self.process.stdout.raw.read(65536)  # type: ignore[attr-defined]
            if not data:
                return None
            self.buffer += data

    def new_game(self, game: Game[Any], seats: int, seat: int) -> None:
        self.send("options", {"movetime": self.budget_ms})
        self.send("newgame", {"game": game.id, "rules": game.rules_version, "seats": seats, "seat": SEAT.word(seat)})

    def choose(self, game: Game[Any], state: Table, seat: int, budget_ms: int | None = None) -> Action:
        options = menu(state, seat)
        if len(options) == 1:
            return options[0]
        ms = self.budget_ms if budget_ms is None else budget_ms
        words = [write_action(game, a) for a in options]
        self.buffer = b""
        self.send("observe", view(game, state, seat))
        self.send("choices", words)
        self.send(f"go movetime {ms}")
        choice = self.answer("bestchoice", ms / 1000)
        if choice is None and self.process.poll() is None:
            self.send("stop")
            choice = self.answer("bestchoice", GRACE_S)
        if isinstance(choice, str) and choice in words:
            return options[words.index(choice)]
        self.failures += 1
        return options[self.quick.below(len(options))]

    def deal(self, game: Game[Any], state: Table, seat: int) -> Action | None:
        """The protocol knows no deals: offers are declined."""
        for o in state.offers:
            if o.to == seat:
                return Action("decline", (o.number,))
        return None

    def close(self) -> None:
        self.send("quit")
        self.selector.close()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:  # what was still to be sent has no reader any more
                    continue
        try:
            self.process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
