"""Leaving a table in a real terminal, by Ctrl-C too: the game can be kept, and how it goes on is said."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

from cli.conftest import Command
from ludoteca.cli.play import INTERRUPTED

CTRL_C = "\x03"
PLAY = ("-m", "ludoteca.cli.main", "play")
START = ("parley", "--seat", "A=human", "--seat", "B=random", "--seed", "desk", "--options", "storms=no")


def terminal() -> None:
    """Make the standard input of a new session its terminal, so that Ctrl-C reaches it. Who starts the tests in the
    background has it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.setsid()
    os.close(os.open(os.ttyname(0), os.O_RDWR))


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        env = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        env = {**env, "LC_ALL": "C", "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen(
            [sys.executable, *PLAY, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=env,
            preexec_fn=terminal,
        )
        os.close(theirs)
        self.said = ""

    def read(self) -> bool:
        try:
            more = os.read(self.ours, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            return False
        self.said += more.replace("\r\n", "\n")
        return bool(more)

    def until(self, text: str) -> None:
        """Wait for a text after what was waited for last."""
        while text not in self.said:
            assert self.read(), self.said
        self.said = self.said.split(text, 1)[1]

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def end(self) -> int:
        while self.read():
            pass
        os.close(self.ours)
        return self.process.wait()


def test_ctrl_c_offers_to_keep_the_game_and_says_how_it_goes_on(ludoteca: Command, tmp_path: Path) -> None:
    table = Terminal(tmp_path, *START)
    table.until("Type the number of a choice, or ? for help.")
    table.until("> ")
    table.type("1\n")
    table.until("> ")
    table.type(CTRL_C)
    table.until("type the name of a file")
    table.type("/nonexistent/x\n")
    table.until("cannot be written")
    table.until("type the name of a file")
    table.type("my game\n")
    table.until("Saved in my game.")
    table.until("ludoteca play --load 'my game' --seat A=human --seat B=random")
    assert table.end() == INTERRUPTED
    again = ludoteca("play", "--load", tmp_path / "my game", "--seat", "A=human", "--seat", "B=random", typed="quit\n")
    assert "end the turn, or take something back" in again.out


def test_ctrl_c_keeps_the_game_of_a_named_file(ludoteca: Command, tmp_path: Path) -> None:
    table = Terminal(tmp_path, *START, "--save", "x.journal")
    table.until("> ")
    table.type("1\n")
    table.until("> ")
    table.type(CTRL_C)
    table.until("Saved in x.journal.")
    assert table.end() == INTERRUPTED
    assert "after line 1 of 1" in ludoteca("show", tmp_path / "x.journal").out


def test_a_game_is_left_without_a_file(tmp_path: Path) -> None:
    table = Terminal(tmp_path, *START)
    table.until("> ")
    table.type("1\n")
    table.until("> ")
    table.type("quit\n")
    table.until("type the name of a file")
    table.type("\n")
    assert table.end() == 0
    assert "--load" not in table.said
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_a_move_is_not_worth_a_file(tmp_path: Path) -> None:
    table = Terminal(tmp_path, *START)
    table.until("> ")
    table.type("quit\n")
    table.until("You have left the table")
    assert table.end() == 0
    assert "name of a file" not in table.said
