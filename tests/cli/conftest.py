"""Running the command line inside the test."""

import io
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.cli.main import main


class Said:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> Any:
        return json.loads(self.out)


Command = Callable[..., Said]


@pytest.fixture
def ludoteca(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`ludoteca("play", "parley", typed="1\\n")` runs the command as a person would in English."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("COLUMNS", raising=False)  # pytest tells its workers a width

    def run(*words: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run
