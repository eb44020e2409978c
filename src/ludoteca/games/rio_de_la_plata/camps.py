"""Groups of attackers at the perimeter edges: how many of each size wait at each edge, in one flat list."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import EDGES
from ludoteca.games.rio_de_la_plata.data import MAX_GROUP

CAMPS: Final = EDGES * MAX_GROUP
# edge and size of each entry of the list
CAMP_EDGE: Final[list[int]] = [e for e in range(EDGES) for _ in range(MAX_GROUP)]
CAMP_SIZE: Final[list[int]] = [n + 1 for _ in range(EDGES) for n in range(MAX_GROUP)]


def camp(edge: int, size: int) -> int:
    """The entry for groups of this size at this edge."""
    return edge * MAX_GROUP + size - 1


def waiting(camps: list[int]) -> list[int]:
    """The entries with at least one group."""
    return [i for i, groups in enumerate(camps) if groups]
