"""What a learning program sees of a state, and the bounds of its actions."""

from __future__ import annotations

from typing import Final

from ludoteca.games.parley.data import HARBOURS, LETTERS
from ludoteca.kernel.features import Block, cards, cards_per_seat, one_hot, owners, per_seat, scalar

NUMBER_BOUNDS: Final[dict[str, int]] = {"bid": 31}


def blocks() -> list[Block]:
    return [
        scalar("rounds", 1 / 6),
        scalar("storms"),
        scalar("round", 1 / 6),
        one_hot("ship", 4, HARBOURS),
        per_seat("coins", scale=1 / 5),
        per_seat("privileges", scale=1 / 3),
        owners("owner", HARBOURS),
        cards("deck", LETTERS),
        cards("discard", LETTERS),
        cards_per_seat("hands", LETTERS),
        per_seat("stakes", scale=1 / 4),
        scalar("stopped"),
    ]
