"""The kinds of things in Rio de la Plata as numbers: goods, buildings, grids, enemies, levels."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import Kind

STONE: Final = 0
WOOD: Final = 1
FINE: Final = 2
SILVER: Final = 3
GOODS: Final = 4
CARGO_GOODS: Final = 3  # all but silver go aboard
# faq.6: silver has its own word and symbol
GOOD: Final = Kind("good", ["stone", "wood", "fine", "silver"])

# What may stand on a space: the minor buildings in the order of their data file, then Palace and Cathedral.
NONE: Final = -1
HUT: Final = 0
HOUSE: Final = 1
STONECUTTER: Final = 2
CARPENTER: Final = 3
MARKET: Final = 4
GUILD: Final = 5
SQUARE: Final = 6
MONUMENT: Final = 7
GARDEN: Final = 8
BARRACKS: Final = 9
CHURCH: Final = 10
PALACE: Final = 11
CATHEDRAL: Final = 12
KINDS: Final = 13
MINOR_KINDS: Final = 11

# The grids of the major buildings (major.1), in the order of their data file.
PALACE_GRID: Final = 0
CATHEDRAL_GRID: Final = 1
FORT: Final = 2
PORT: Final = 3
WALLS: Final = 4
ROADS: Final = 5

# Palace and Cathedral come on the map as buildings; Fort and Port have places of their own.
GRID_BUILDING: Final = [PALACE, CATHEDRAL]

LEVELS: Final = ["beginner", "intermediate", "expert"]
INDIANS: Final = 0
CORSAIRS: Final = 1
QUARRY: Final = 0
FOREST: Final = 1
