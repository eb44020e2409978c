"""`ludoteca report`: summarise a player's problem report, or write a failing test from it."""

from __future__ import annotations

import json
import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ludoteca.cli.common import Mistake, find_game, game_texts, print_json, read_checked, read_file, write_file
from ludoteca.i18n import Texts
from ludoteca.kernel import (
    NOBODY,
    SEAT,
    Table,
    asked,
    read_action,
    state_hash,
    why,
    write_action,
)

FORMAT = "ludoteca report 1"

TEST = '''"""A report about {name}, action {line}, seat {seat}, Ludoteca {version}, rules {rules}:

{quoted}

Written by `ludoteca report`. It plays to the reported moment and fails there until the last line is replaced
by what the rules demand.
"""

from pathlib import Path

import pytest

from ludoteca import registry
from ludoteca.kernel import asked, read_action, read_journal, state_hash, why, write_action

JOURNAL = Path(__file__).with_suffix(".journal")


def test_report_{test}() -> None:
    game = registry.find({game!r})
    table = read_journal(game, JOURNAL.read_text(encoding="utf-8")).state_at({line})
    assert state_hash(game, table) == {hash!r}
    seat = {number}
{seen}{tried}    pytest.fail({note!r})
'''
SEEN = """    assert [write_action(game, action) for action in table.menus[asked(table, seat)]] == {menu}
"""
NOT_ASKED = """    assert asked(table, seat) < 0
"""
TRIED = """    refusal = why(game, table, seat, read_action(game, {tried!r}))
    assert (refusal.key, refusal.rule) == {refusal!r}
"""


def add_commands(command: Callable[[str], ArgumentParser], texts: Texts) -> None:
    report = command("report")
    report.add_argument("file", metavar="FILE")
    report.add_argument("--test", metavar="FOLDER", help=texts.say("help-report-test"))
    report.add_argument("--at", type=int, metavar="N", help=texts.say("help-report-at"))
    report.set_defaults(run=run_report)


class Report:
    """A report file and the state it refers to."""

    def __init__(self, path: str, at: int | None) -> None:
        self.data = read_report(path)
        self.journal = str(self.data.get("journal", ""))
        self.game = find_game(str(self.data["game"]))
        self.match = read_checked(self.journal, path)
        if self.match.game.id != self.game.id:
            raise Mistake("journal-other-game", file=path, line=2, detail=self.match.game.id)
        self.line = self.match.seq if at is None else at
        if not self.match.first <= self.line <= self.match.seq:
            raise Mistake("cli-no-such-line", line=self.line, first=self.match.first, last=self.match.seq)
        self.table: Table = self.match.state_at(self.line)
        word = self.data.get("seat")
        self.seat = SEAT.number(word) if word in SEAT.ids[: self.match.setup.seats] else NOBODY
        self.note = plain(self.data.get("note", ""))
        self.tried = plain(self.data.get("tried", ""))

    def menu(self) -> list[str] | None:
        """The menu of the seat; None if it is not asked."""
        i = asked(self.table, self.seat) if self.seat >= 0 else -1
        return [write_action(self.game, action) for action in self.table.menus[i]] if i >= 0 else None

    def as_seen(self) -> bool:
        """Whether the menu is still the one that the reporter saw."""
        view = self.data.get("view")
        if self.line != self.match.seq:
            return True
        menu = view.get("menu") if isinstance(view, dict) else None
        seen = [choice.get("do") for choice in menu or [] if isinstance(choice, dict)] if isinstance(menu, list) else []
        return seen == (self.menu() or [])

    def refusal(self) -> tuple[str, str] | None:
        """The refusal of the action that the reporter tried; None if there was none, or it is possible."""
        if not self.tried or self.seat < 0:
            return None
        try:
            action = read_action(self.game, self.tried)
        except ValueError:
            return None
        if self.tried in (self.menu() or []):
            return None
        no = why(self.game, self.table, self.seat, action)
        return no.key, no.rule

    def stem(self) -> str:
        mark = blake2b((self.journal + self.note + self.tried).encode(), digest_size=3).hexdigest()
        return f"{self.game.id.replace('-', '_')}_{self.line}_{mark}"

    def test(self, name: str) -> str:
        menu = self.menu()
        lines = "[\n" + "".join(f"        {choice!r},\n" for choice in menu) + "    ]" if menu else "[]"
        refusal = self.refusal()
        words = self.note or name
        return TEST.format(
            name=name,
            line=self.line,
            seat=SEAT.word(self.seat) if self.seat >= 0 else "–",
            version=quoted(plain(self.data.get("ludoteca", "?"))[:20]),
            rules=quoted(plain(self.data.get("rules", "?"))[:20]),
            quoted=textwrap.indent(quoted(words), "    "),
            test=self.stem(),
            game=self.game.id,
            hash=state_hash(self.game, self.table),
            number=self.seat,
            seen=NOT_ASKED if menu is None else SEEN.format(menu=lines),
            tried=TRIED.format(tried=self.tried, refusal=refusal) if refusal is not None else "",
            note=words,
        )


def plain(value: Any) -> str:
    """Untrusted text reduced to printable characters and line breaks."""
    return "".join(c for c in str(value) if c == "\n" or c.isprintable()).strip()


def quoted(words: str) -> str:
    """Text that cannot end a string literal of the written test."""
    return words.replace("\\", "/").replace('"', "'")


def read_report(path: str) -> dict[str, Any]:
    text = read_file(path)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise Mistake("cli-no-report", file=path) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT or not {"journal", "game"} <= set(found):
        raise Mistake("cli-no-report", file=path)
    return found


def run_report(args: Namespace, texts: Texts) -> int:
    report = Report(args.file, args.at)
    words = game_texts(report.game, texts)
    name = words.say("game-name")
    written = ""
    if args.test:
        folder = Path(args.test)
        if not folder.is_dir():
            raise Mistake("cli-no-folder", folder=args.test)
        file = folder / f"test_report_{report.stem()}.py"
        write_file(str(file.with_suffix(".journal")), report.journal)
        write_file(str(file), report.test(name))
        written = str(file)
    if args.json:
        print_json(
            {
                "game": report.game.id,
                "line": report.line,
                "seat": SEAT.word(report.seat) if report.seat >= 0 else None,
                "note": report.note,
                "tried": report.tried or None,
                "refusal": report.refusal(),
                "hash": state_hash(report.game, report.table),
                "as_seen": report.as_seen(),
                "test": written or None,
            }
        )
        return 0
    print(words.say("report-about", {"game": name, "line": report.line, "rules": report.match.rules}))
    if report.note:
        print(textwrap.indent(report.note, "  "))
    refusal = report.refusal()
    if refusal is not None:
        print(words.say("report-refused", {"tried": report.tried, "key": refusal[0], "rule": refusal[1]}))
    print(words.say("report-as-seen" if report.as_seen() else "report-not-as-seen"))
    if written:
        print(words.say("report-test", {"file": written}))
    return 0
