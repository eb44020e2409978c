"""What a learning program sees of a state, and the bounds of its actions."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.features import (
    Block,
    cards,
    cards_per_seat,
    choice,
    owners,
    per_seat,
    scalar,
    seat_number,
    values,
)

NUMBER_BOUNDS: Final[dict[str, int]] = {"commit": 31, "place": 15}
CARDS: Final = 89
ESTATES: Final = 64
REGIONS: Final = 16
OWNERS: Final = 5


def blocks() -> list[Block]:
    return [
        scalar("expert"),
        scalar("ottokar"),
        choice("row", 14),
        choice("last_row", 14),
        choice("column", 4),
        choice("phase", 8),
        owners("order", 4),
        per_seat("gold", scale=1 / 200),
        per_seat("prestige", scale=1 / 20),
        values("supply", OWNERS, 1 / 10),
        values("cubes", OWNERS, 1 / 10),
        per_seat("supply", scale=1 / 10),
        per_seat("cubes", scale=1 / 10),
        per_seat("soldiers", scale=1 / 6),
        seat_number("king"),
        seat_number("antiking"),
        owners("owner", ESTATES),
        values("value", ESTATES, 1 / 3),
        values("city", ESTATES),
        values("citizens", ESTATES, 1 / 3),
        values("crowd", REGIONS, 1 / 4),
        owners("holder", REGIONS),
        values("bound", REGIONS),
        cards("deck", CARDS),
        cards("discards", CARDS),
        cards("aside", CARDS),
        cards("market", CARDS),
        cards_per_seat("hands", CARDS),
        cards_per_seat("married", CARDS),
        cards_per_seat("titles", CARDS),
        scalar("vacant"),
        scalar("crowned"),
        seat_number("attacker"),
        seat_number("defender"),
        choice("origin", ESTATES),
        choice("target", ESTATES),
        values("troops", 2, 1 / 6),
        values("hits", 2, 1 / 3),
    ]
