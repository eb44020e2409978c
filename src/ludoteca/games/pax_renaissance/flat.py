"""Where things lie in the flat lists of the state: sections of the tableaux, spaces of the market, repressed pieces,
prestige.

Flat lists are fast to copy. The arithmetic on their positions is here and in the methods of the state, nowhere else.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import EAST, ICONS, REPRESSIBLE, WEST
from ludoteca.games.pax_renaissance.data import COLUMNS

# The market: two rows of a fair card and the face-up cards. The column of a card is its price (buy.3).
SPACES: Final = 2 * COLUMNS
ROW_SPACES: Final[list[list[int]]] = [[row * COLUMNS + column for column in range(COLUMNS)] for row in (WEST, EAST)]
FAIR_SPACE: Final[list[int]] = [spaces[0] for spaces in ROW_SPACES]
SPACE_ROW: Final[list[int]] = [space // COLUMNS for space in range(SPACES)]
SPACE_COLUMN: Final[list[int]] = [space % COLUMNS for space in range(SPACES)]


def section(seat: int, side: int) -> int:
    """The position of a section among all sections of all tableaux."""
    return 2 * seat + side


def section_seat(position: int) -> int:
    return position // 2


def section_side(position: int) -> int:
    return position % 2


def repressed_at(land: int, piece: int) -> int:
    """The position of a kind of piece on an empire card."""
    return land * REPRESSIBLE + piece


def icon_at(seat: int, icon: int) -> int:
    """The position of a kind of prestige of a seat."""
    return seat * ICONS + icon
