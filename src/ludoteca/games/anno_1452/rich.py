"""A beginning in which much can be paid for: full treasuries, and any standing between nobody and the Emperor."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import MOST_PRESTIGE
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Quick

MOST_GOLD = 80


def enrich(s: Anno, quick: Quick) -> None:
    for seat in range(s.seats):
        s.gold[seat] += quick.below(MOST_GOLD)
        s.prestige[seat] = quick.below(MOST_PRESTIGE + 1)
