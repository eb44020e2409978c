"""Everything the terminal shows fits its width, in every game and language, and words stay whole."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from cli.conftest import Command
from long_run import long_but
from ludoteca.cli.screen import Painter, fold
from ludoteca.i18n import LANGUAGES
from ludoteca.registry import find, names
from ludoteca.render import WIDTH
from ludoteca.teaching import puzzles_of

TITLES = [name.replace("_", "-") for name in names()]
WIDTHS = (60, 80)
LOOKS = "near\nwhy\n?\n? 1\nboard\n"
EVENING = LOOKS + "".join(f"{n % 3 + 1}\n" for n in range(60)) + LOOKS + "log\nquit\n"
ESCAPE = re.compile(r"\033\[[\d;?]*[A-Za-z]")


def too_wide(out: str, width: int) -> list[str]:
    return [line for line in ESCAPE.sub("", out).splitlines() if len(line) > width]


def words(out: str) -> set[str]:
    return {word.rstrip(":") for word in out.split()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_an_evening_fits_the_width(ludoteca: Command, monkeypatch: pytest.MonkeyPatch, title: str, lang: str) -> None:
    seats = find(title).seats[-1]
    others = [word for seat in "BCDE"[: seats - 1] for word in ("--seat", f"{seat}=random")]
    typed = ("play", title, "--seats", seats, "--seat", "A=human", *others, "--seed", "width", "--lang", lang)
    wide = ludoteca(*typed, typed=EVENING).out
    for width in (*WIDTHS, WIDTH):
        monkeypatch.setenv("COLUMNS", str(width))
        out = ludoteca(*typed, typed=EVENING).out
        assert not too_wide(out, width)
        assert words(out) <= words(wide)


@pytest.mark.parametrize("title", long_but([title for title in TITLES if puzzles_of(find(title))], "baroque"))
def test_puzzles_fit_the_width(ludoteca: Command, monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert not too_wide(ludoteca("puzzles", title).out, 60)
    for name in puzzles_of(find(title)):
        for lang in LANGUAGES:
            out = ludoteca("puzzles", title, name, "--lang", lang, typed="hint\nhint\nsolution\n1\nquit\n").out
            assert not too_wide(out, 60)


def test_a_journal_shown_and_replayed_fits_the_width(
    ludoteca: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = str(tmp_path / "x")
    ludoteca("play", "anno-1452", "--seed", "width", "--seats", 4, "--save", file, typed="1\n" * 9)
    monkeypatch.setenv("COLUMNS", "60")
    for command in (("show", file), ("show", file, "--seat", "A"), ("replay", file)):
        shown = [line for line in ludoteca(*command, "--lang", "it").out.splitlines() if file not in line]
        assert not too_wide("\n".join(shown), 60)


def test_a_terminal_gives_its_own_width() -> None:
    """A real terminal of 60 columns, with colours."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
    env = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    started = [sys.executable, "-m", "ludoteca.cli.main", "play", "pax-renaissance", "--seats", "4", "--seed", "x"]
    process = subprocess.Popen(
        [*started, "--seat", "A=human", "--seat", "B=random"],
        stdin=subprocess.PIPE,
        stdout=theirs,
        env={**env, "TERM": "xterm", "LC_ALL": "C"},
        text=True,
    )
    os.close(theirs)
    assert process.stdin is not None
    process.stdin.write("board\nnear\nquit\n")
    process.stdin.close()
    out = b""
    while True:
        try:
            out += os.read(ours, 65536)
        except OSError:  # the other end is closed
            break
    os.close(ours)
    assert process.wait() == 0
    said = out.decode()
    assert "You have left the table" in said and "\033[" in said
    assert not too_wide(said, 60)


def test_a_line_is_folded_between_words_and_below_its_text() -> None:
    assert fold("   1  Buy the anti-king for gold", 20) == ["   1  Buy the", "      anti-king for", "      gold"]
    assert fold("  Hand: one, two, three", 14) == ["  Hand: one,", "      two,", "      three"]
    assert fold("undo       take the last choice back", 28) == ["undo       take the last", "           choice back"]
    assert fold("Unbreakable", 5) == ["Unbreakable"]
    assert fold("", 5) == [""]


def test_colours_take_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    painter = Painter(sys.stdout)
    assert fold(painter.bold("one two"), 7) == [painter.bold("one two")]
    assert [ESCAPE.sub("", line) for line in fold(painter.bold("one two six"), 8)] == ["one two", "    six"]


@pytest.mark.parametrize("columns", ["", "0", "many", "-5"])
def test_a_pipe_without_a_width_gets_each_sentence_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    painter = Painter(sys.stdout)
    assert painter.width == WIDTH
    painter.print("word " * WIDTH)
    assert capsys.readouterr().out == "word " * WIDTH + "\n"
