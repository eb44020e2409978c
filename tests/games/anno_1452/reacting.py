"""Reactions in battles and Evaluations for tests."""

from games.anno_1452.board import (
    A,
    B,
    battle,
    dice,
    do,
    put,
    settled,
    table,
)
from ludoteca.games.anno_1452.state import Anno


def evaluation(seats: int = 2, year: str = "1298") -> Anno:
    s = table(seats, year, 0)
    s.phase = 1
    return s


def duel(
    seats: int = 2,
    value: int = 3,
    other: int = 3,
    citizens: int = 0,
    other_citizens: int = 0,
    city: bool = False,
    other_city: bool = False,
) -> Anno:
    """A in Tyrol beside B in Bavaria."""
    s = table(seats)
    put(s, A, "tirol", value, city, citizens)
    put(s, B, "bayern", other, other_city, other_citizens)
    return settled(s)


def react(s: Anno, mine: str = "pass", theirs: str = "pass", *faces: int, commit: int | None = None) -> None:
    """A attacks from Tyrol; both play or decline."""
    battle(s, A, "tirol-1", "bayern-1", commit)
    do(s, A, mine)
    dice(s, *faces)
    do(s, B, theirs)
