"""Grids of major buildings for tests."""

from games.rio_de_la_plata.table import (
    major,
)
from ludoteca.games.rio_de_la_plata.data import GRID_CELLS
from ludoteca.games.rio_de_la_plata.state import Rio


def fill(s: Rio, name: str, owners: list[int], unpaid: tuple[int, ...] = ()) -> None:
    """Put workers on the open cells of a grid in order; `unpaid` are positions in that order."""
    cells = [c for c in GRID_CELLS[major(name)] if s.usable[c]]
    for i, who in enumerate(owners):
        s.hand[who] -= 1
        s.grid[cells[i]] = who
        s.placer[cells[i]] = who
        s.owing[cells[i]] = 1 if i in unpaid else 0
        s.closer[major(name)] = who
