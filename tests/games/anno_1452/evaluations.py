"""Evaluations for tests."""

from collections.abc import Iterable

from games.anno_1452.board import (
    asked_seat,
    do,
    options,
    table,
)
from ludoteca.games.anno_1452.state import Anno


def evaluation(seats: int = 3, year: str = "1298") -> Anno:
    s = table(seats, year, 0)
    s.phase = 2
    return s


def names(steps: Iterable[object]) -> list[str]:
    return [type(step).__name__ for step in steps]


def pass_all(s: Anno, *verbs: str) -> None:
    """Answer with the first of these verbs (or pass, done, confirm) until the agenda is empty."""
    while s.front:
        texts = options(s, asked_seat(s))
        for verb in (*verbs, "pass", "done", "confirm"):
            if verb in texts:
                do(s, asked_seat(s), verb)
                break
        else:
            return
