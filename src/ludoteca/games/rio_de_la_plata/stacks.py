"""Discs in the city: a stack of up to three is one number, so that states stay flat and copies cheap."""

from __future__ import annotations

from typing import Final

COLOURS: Final = 6  # five players and the shadow of the two-player game
SHADOW: Final = 5
VIOLET: Final = 6

# A stack of up to three discs is one number, its discs as digits in base 8 from bottom to top; digit = colour + 1.
BASE: Final = 8
SIZE: Final[list[int]] = [0] + [1] * 7 + [2] * 56 + [3] * 448
OF_EQUAL_DIGITS: Final[list[int]] = [1, 1, 9, 73]  # by size: a stack of one colour is its digit so many times
VIOLETS: Final = [0, 7, 63, 511]  # one, two or three enemy discs


def discs(stack: int) -> list[int]:
    """The colours of a stack, from the bottom."""
    out: list[int] = []
    while stack:
        out.insert(0, stack % BASE - 1)
        stack //= BASE
    return out


def top(stack: int) -> int:
    """The colour of the topmost disc, -1 of an empty stack."""
    return stack % BASE - 1


def push(stack: int, colour: int) -> int:
    """The stack with one more disc on top."""
    return stack * BASE + colour + 1


def pop(stack: int) -> int:
    """The stack without its topmost disc."""
    return stack // BASE


def count(stack: int, colour: int) -> int:
    n = 0
    while stack:
        if stack % BASE == colour + 1:
            n += 1
        stack //= BASE
    return n


def pile(colours: list[int]) -> int:
    stack = 0
    for colour in colours:
        stack = push(stack, colour)
    return stack


def uniform(stack: int) -> bool:
    """Whether all discs of the stack have one colour."""
    return stack % BASE * OF_EQUAL_DIGITS[SIZE[stack]] == stack
