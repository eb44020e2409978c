"""What a learning program sees of a state, and the bounds of its actions."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import ICONS, REPRESSIBLE
from ludoteca.games.pax_renaissance.data import ALL_CARDS, COLUMNS
from ludoteca.games.pax_renaissance.records import BORDERS, CITY, LANDS
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel.features import (
    Block,
    cards,
    cards_per_seat,
    computed,
    one_hot,
    owners,
    per_seat,
    scalar,
    seat_number,
    values,
)

NUMBER_BOUNDS: Final[dict[str, int]] = {"buy": 5, "sell": 6, "vote": 88, "campaign": 6}
PIECES: Final = 16


def pieces_on_cities(s: Pax, seat: int) -> list[float]:
    """Each city's piece; pieces of families by relative seat come after the other kinds."""
    return pieces(s, seat, s.city)


def pieces_on_borders(s: Pax, seat: int) -> list[float]:
    return pieces(s, seat, s.border)


def pieces(s: Pax, seat: int, places: list[int]) -> list[float]:
    out = [0.0] * (len(places) * PIECES)
    families = {s.cube(k): (k - seat) % s.seats for k in range(s.seats)}
    for i in range(len(places)):
        piece = places[i]
        if piece >= 0:
            out[i * PIECES + (PIECES - 4 + families[piece] if piece in families else piece)] = 1.0
    return out


def blocks() -> list[Block]:
    return [
        seat_number("turn"),
        scalar("actions", 1 / 2),
        per_seat("florins", scale=1 / 8),
        cards_per_seat("hands", ALL_CARDS),
        cards_per_seat("tableaux", ALL_CARDS, lists=2),
        cards_per_seat("maids", ALL_CARDS),
        per_seat("out"),
        owners("holder", LANDS),
        values("republic", LANDS),
        one_hot("suzerain", LANDS, LANDS),
        cards("consort", ALL_CARDS),
        values("repressed", LANDS * REPRESSIBLE),
        cards("bishop_cards", ALL_CARDS),
        computed("city", len(CITY) * PIECES, pieces_on_cities),
        computed("border", BORDERS * PIECES, pieces_on_borders),
        one_hot("face", LANDS, 4),
        one_hot("emporia", 2, len(CITY)),
        values("stock", 13, 1 / 6),
        one_hot("market", 2 * COLUMNS, ALL_CARDS),
        values("purse", 2 * COLUMNS, 1 / 4),
        values("tops", 2, 1 / 10),
        values("active", 4),
        per_seat("icons", ICONS, 1 / 3),
    ]
