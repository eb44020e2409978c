"""Inputs of the value network for Rio de la Plata: everything is open, so only the order of the seats depends on who
looks."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.ai.compact_features import MAX_SEATS, SEAT_SIZE, TABLE_SIZE, seats_in_order, table
from ludoteca.games.rio_de_la_plata.ai.value import TERMS, RioEvaluator
from ludoteca.games.rio_de_la_plata.rules.placement import OpenPlacement, PlaceTurn
from ludoteca.games.rio_de_la_plata.state import Rio

VERSION: Final = 1  # raised whenever an input changes its meaning: weights are for one version
POINTS: Final = 40.0  # a margin of so many points counts as 1
WORTHS_AT: Final = MAX_SEATS * SEAT_SIZE + TABLE_SIZE
PER_WORTH: Final = len(TERMS) + 2
SEATS_AT: Final = WORTHS_AT + MAX_SEATS * PER_WORTH
SIZE: Final = SEATS_AT + MAX_SEATS
TERM_SCALE: Final = 0.1
WHOLE_SCALE: Final = 0.02

EVALUATOR: Final = RioEvaluator()


def at_clean_point(s: Rio) -> bool:
    """A turn begins: no worker is placed yet, and no war is fought."""
    if not s.front or s.at_war():
        return False
    step = s.front[0]
    if not isinstance(step, PlaceTurn) or s.placed or s.shadow_placed or step.acted:
        return False
    waiting = 0
    for later in s.agenda:
        if isinstance(later, OpenPlacement):
            waiting += 1
    return waiting == s.seats - 1


def inputs(s: Rio, seat: int) -> list[float]:
    out = seats_in_order(s, seat) + table(s, seat)
    weights = EVALUATOR.styles["balanced"]
    totals: list[float] = []
    for r in range(s.seats):
        measured = EVALUATOR.measure(s, (seat + r) % s.seats)
        total = 0.0
        for i in range(len(measured)):
            worth = weights[i] * measured[i]
            total += worth
            out.append(TERM_SCALE * worth)
        out.append(WHOLE_SCALE * total)
        out.append(0.0)
        totals.append(total)
    for r in range(s.seats):
        best = max([totals[other] for other in range(s.seats) if other != r])
        out[WORTHS_AT + r * PER_WORTH + PER_WORTH - 1] = (totals[r] - best) / POINTS
    out += [0.0] * (SIZE - len(out))
    out[SEATS_AT + s.seats - 1] = 1.0
    return out
