"""What predicts the final points of a game of Anno 1452; the weights are in final_points_SEATS.toml."""

from __future__ import annotations

from math import tanh
from typing import Final

from ludoteca.games.anno_1452.ai.base_policy_view import CITIES, CITIZENS, ESTATES, PRINCIPALITIES, View
from ludoteca.games.anno_1452.ai.battle_outcomes import outcomes
from ludoteca.games.anno_1452.rules.income import incomes
from ludoteca.games.anno_1452.rules.prestige import category_points
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.kernel import NOBODY

NAMES: Final = [
    "estates",
    "citizens",
    "cities",
    "principalities",
    "gold",
    "prestige",
    "categories",
    "income",
    "soldiers",
    "crown",
    "fewer",
]
CLEAR_LEAD: Final = 2.0  # Estates fewer than the rivals': the crown is no longer close


def time_left(s: Anno) -> float:
    """Epochs until the end, with the part of the present one."""
    return (s.last_row * SPACES - s.now()) / SPACES


def measures(s: Anno) -> list[list[float]]:
    """One number for each name and seat; in an attack, the mean over its outcomes."""
    if s.attacker == NOBODY:
        return in_peace(s)
    out = [[0.0] * len(NAMES) for _ in range(s.seats)]
    for outcome in outcomes(s):
        after = in_peace(outcome.state)
        for seat in range(s.seats):
            for i in range(len(NAMES)):
                out[seat][i] += outcome.likely * after[seat][i]
    return out


def in_peace(s: Anno) -> list[list[float]]:
    income = incomes(s)
    out: list[list[float]] = []
    for seat in range(s.seats):
        v = View(s, seat)
        estates = v.counts[ESTATES]
        points = 0
        for counts in v.counts:
            points += category_points(counts)[seat]
        fewest = min([estates[other] for other in range(s.seats) if other != seat])
        out.append(
            [
                float(estates[seat]),
                float(v.counts[CITIZENS][seat]),
                float(v.counts[CITIES][seat]),
                float(v.counts[PRINCIPALITIES][seat]),
                float(s.gold[seat]),
                float(s.prestige[seat]),
                float(points),
                float(income[seat]),
                float(s.soldiers[seat]),
                v.crowned(estates),
                tanh((fewest - estates[seat]) / CLEAR_LEAD),
            ]
        )
    return out
