"""Evaluations in which cards are played, for tests."""

from games.anno_1452.board import (
    table,
)
from ludoteca.games.anno_1452.state import Anno

INCOME, AFTER, BEFORE_PRESTIGE, BEFORE_CORONATION, BEFORE_ORDER = range(5)


def evaluation(seats: int = 3, year: str = "1298") -> Anno:
    """A position inside an Evaluation."""
    s = table(seats, year, 0)
    s.phase = 2
    return s
