"""What all commands share: mistakes said in one sentence, games found by name, progress on the error stream."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca import registry, sandbox
from ludoteca.i18n import Texts
from ludoteca.kernel import SEAT, Game, JournalError, Match, Setup, SetupError, journal_game, read_journal

MAX_FILE = 10_000_000  # characters
WAIT_S = 30.0  # for the check of a file, on a machine that is busy; its processor time is limited separately


class Mistake(Exception):
    """Something the person at the keyboard can put right: the key of a sentence and its words."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


def printable(value: object) -> object:
    """A value for a sentence on the terminal: text from files may contain control characters, which could rewrite the
    screen."""
    if not isinstance(value, str):
        return value
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in value)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def find_game(name: str) -> Game[Any]:
    try:
        return registry.find(name)
    except registry.UnknownGame as error:
        raise Mistake("cli-unknown-game", game=name, games=", ".join(error.known)) from None


def read_options(words: list[str]) -> dict[str, str]:
    """`length=long` as the command line gives it."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Mistake("cli-option-form", word=word)
        options[name] = value
    return options


def read_seat(word: str, seats: int) -> int:
    if word.upper() not in SEAT.ids[:seats]:
        raise Mistake("cli-unknown-seat", seat=word, seats=", ".join(SEAT.ids[:seats]))
    return SEAT.number(word.upper())


def complete_setup(game: Game[Any], texts: Texts, seats: int, options: dict[str, str]) -> Setup:
    try:
        return game.complete(seats, options)
    except SetupError as error:
        key = f"setup-{error.key}"
        if texts.has(key):
            raise Mistake(key, **error.words) from None
        raise Mistake("cli-setup", reason=game_texts(game, texts).say(f"no-{error.key}", error.words)) from None


def game_texts(game: Game[Any], texts: Texts, names: list[str] | None = None) -> Texts:
    return texts.of(game.package, names or [])


def read_file(path: str) -> str:
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(MAX_FILE + 1)
        if len(text) > MAX_FILE:
            raise Mistake("cli-too-large", file=path)
        return text
    except UnicodeDecodeError:
        raise Mistake("cli-not-text", file=path) from None
    except OSError as error:
        raise Mistake("cli-cannot-read", file=path, reason=error.strerror or str(error)) from None


def write_file(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Mistake("cli-cannot-write", file=path, reason=error.strerror or str(error)) from None


def journal_of_report(text: str) -> str:
    """A problem report of the server is a JSON file with a journal in it; anything else is taken as the journal
    itself."""
    if not text.startswith("{"):
        return text
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return str(found.get("journal", text)) if isinstance(found, dict) else text


def open_journal(path: str) -> Match:
    """The match of a journal file; any damage is a sentence that names the line."""
    return read_checked(journal_of_report(read_file(path)), path)


def read_checked(text: str, path: str) -> Match:
    """The match of a journal from an untrusted source: executed in a worker process with limits before it is executed
    here."""
    verdict = sandbox.check(sandbox.JOURNAL, text, WAIT_S)
    if verdict.key == "unknown-game":
        find_game(journal_game(text))
    if verdict.key:
        raise Mistake(f"journal-{verdict.key}", file=path, line=verdict.line, detail=verdict.detail)
    try:
        return read_journal(find_game(journal_game(text)), text)
    except JournalError as error:
        raise Mistake(f"journal-{error.key}", file=path, line=error.line, detail=error.detail) from None


class Counter:
    """The progress output of a long job."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=total, note="") if progress is not None else None

    def show(self, done: int, note: str = "") -> None:
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=done, note=note)


@contextmanager
def counting(title: str, total: int, args: Namespace) -> Iterator[Counter]:
    """A progress bar on the error stream, where there is somebody to see it."""
    console = Console(file=sys.stderr)
    if args.quiet or not console.is_terminal:
        yield Counter(None, total)
        return
    columns = (
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        yield Counter(progress, total)


def words_of(value: Mapping[str, str]) -> str:
    return ", ".join(f"{k}={v}" for k, v in value.items())
