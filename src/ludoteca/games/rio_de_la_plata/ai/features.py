"""What a learning program sees of a state, and the bounds of its actions."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.stacks import SHADOW, VIOLET, discs
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel.features import Block, computed, one_hot, owners, per_seat, scalar, seat_number, values

NUMBER_BOUNDS: Final[dict[str, int]] = {
    "enter": 7,
    "camp": 7,
    "sacrifice_camp": 7,
    "shift": 15,
    "hire": 15,
    "use": 9,  # the tenth swap of a turn would be paid after 45 silver for the others
}
SPACES: Final = 160
PARTIES: Final = 7  # five players, the shadow, the enemies


def discs_in_city(s: Rio, seat: int) -> list[float]:
    """For each space how many discs of each party it holds, players by relative seat."""
    out = [0.0] * (SPACES * PARTIES)
    for i in range(SPACES):
        if s.stack[i]:
            for colour in discs(s.stack[i]):
                party = colour if colour in (SHADOW, VIOLET) else (colour - seat) % s.seats
                out[i * PARTIES + party] += 0.5
    return out


def blocks() -> list[Block]:
    return [
        scalar("turn", 1 / 20),
        scalar("last_turn", 1 / 20),
        owners("order", 5),
        per_seat("added", scale=1 / 3),
        per_seat("marks"),
        scalar("wars", 1 / 5),
        per_seat("stock", 4, 1 / 6),
        per_seat("vp", scale=1 / 40),
        values("hand", 6, 1 / 10),
        computed("stack", SPACES * PARTIES, discs_in_city),
        one_hot("building", SPACES, 13),
        owners("owner", SPACES),
        values("walls", 36),
        scalar("sticks", 1 / 60),
        values("usable", 60),
        owners("placer", 60),
        values("owing", 60),
        owners("closer", 6),
        owners("pits", 12),
        per_seat("fields_of", scale=1 / 3),
        per_seat("artisans_of", scale=1 / 3),
        per_seat("quay_of", scale=1 / 3),
        per_seat("cargo", 3, 1 / 3),
        owners("office_owner", 12),
        owners("claims", 12),
        values("power_used", 12),
        values("foes", 2, 1 / 5),
        values("counts", 13, 1 / 5),
        seat_number("attacker"),
        scalar("round", 1 / 7),
        scalar("quiet", 1 / 3),
    ]
