"""What a learning program sees of a state, and the bounds of its actions."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.data import STATES
from ludoteca.kernel.features import (
    Block,
    cards,
    cards_per_seat,
    choice,
    one_hot,
    owners,
    per_seat,
    scalar,
    seat_minor,
    seat_number,
    values,
)

NUMBER_BOUNDS: Final[dict[str, int]] = {"bid": 255, "invest": 40, "pay": 60}
CARDS: Final = 77
PHASES: Final = 8


def blocks() -> list[Block]:
    n = len(STATES)
    return [
        one_hot("powers", 4, 4),
        values("in_play", n),
        owners("home", n),
        owners("control", n),
        one_hot("host", n, 5),
        values("armies", n, 1 / 4),
        values("moved", n),
        seat_minor("influence", n, 1 / 4),
        one_hot("city", n, 2, base=1),
        values("residence", n),
        values("used_city", n),
        values("used_residence", n),
        values("no_income", n),
        per_seat("florins", scale=1 / 20),
        per_seat("vp", scale=1 / 40),
        owners("order", 4),
        scalar("turn", 1 / 5),
        scalar("turns", 1 / 5),
        choice("phase", PHASES),
        seat_number("active"),
        scalar("actions", 1 / 3),
        scalar("bad_weather"),
        scalar("confused"),
        values("wars", 5),
        scalar("chaos_now"),
        per_seat("halved"),
        per_seat("starved"),
        cards("deck", CARDS),
        cards("discard", CARDS),
        cards_per_seat("hands", CARDS),
        cards_per_seat("tableau", CARDS),
        cards("event_deck", CARDS),
        cards("event_discard", CARDS),
        cards("event_now", CARDS),
        cards("events_in_play", CARDS),
    ]
