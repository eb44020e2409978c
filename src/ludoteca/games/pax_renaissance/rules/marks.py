"""Marks: what a turn allows once (turn.3b), and which sections an operations action runs. One bit each."""

from __future__ import annotations

from typing import Final

# In `Pax.done`, by section, by row of the market, and for the one free fair of card.BGG05.
OPERATED: Final[list[int]] = [1, 2]
FAIR_HELD: Final[list[int]] = [4, 8]
FREE_FAIR_USED: Final = 16

# The sections of an operations action, as a set: the marks of `OPERATED`.
SIDE: Final[list[int]] = OPERATED
BOTH_SIDES: Final = 3
