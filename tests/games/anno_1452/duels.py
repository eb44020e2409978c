"""Battles between two Estates for tests."""

from games.anno_1452.board import (
    A,
    B,
    asking,
    battle,
    dice,
    do,
    put,
    settled,
    table,
)
from ludoteca.games.anno_1452.state import Anno


def duel(
    value: int = 3,
    citizens: int = 0,
    city: bool = False,
    other: int = 3,
    other_citizens: int = 0,
    other_city: bool = False,
    seats: int = 2,
) -> Anno:
    """A in Tyrol beside B in Bavaria."""
    s = table(seats)
    put(s, A, "tirol", value, city, citizens)
    put(s, B, "bayern", other, other_city, other_citizens)
    return settled(s)


def fight(s: Anno, *faces: int, commit: int | None = None) -> None:
    """A attacks from Tyrol; the first dice are given."""
    battle(s, A, "tirol-1", "bayern-1", commit)
    if asking(s) == "Commit":
        do(s, B, "commit 0")
    do(s, A, "pass")
    dice(s, *faces)
    do(s, B, "pass")
