"""Building sites for tests."""

from games.rio_de_la_plata.table import (
    A,
    B,
    fresh,
    house,
)
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    GARDEN,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MONUMENT,
    SQUARE,
)
from ludoteca.games.rio_de_la_plata.state import Rio

BASES = {HOUSE: HUT, GUILD: MARKET, MONUMENT: SQUARE, GARDEN: SQUARE}


def ready_to_build(kind: int) -> Rio:
    """A space where the building could be built if workers and goods were there."""
    s = fresh()
    house(s, A, (5, 5))
    if kind in BASES:
        s.erect(at(5, 6), BASES[kind], A if BASES[kind] == HUT else -1)
    if kind == SQUARE:
        house(s, B, (4, 5), (6, 5), (4, 6), (6, 6))
    return s
