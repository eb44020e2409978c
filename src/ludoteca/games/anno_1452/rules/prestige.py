"""Prestige points: the track and its Gold (prestige.5 to prestige.10), and phase 4 (prestige.1 to prestige.4)."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import FEWEST_POINT, GOLD_PER_POINT, MAX_PRESTIGE, MOST_POINT
from ludoteca.games.anno_1452.state import PRESTIGE_PHASE, Anno
from ludoteca.kernel import Step


def shift(s: Anno, seat: int, points: int, rule: str) -> None:
    """Points are gained or lost at once, at any time, with the Gold beyond the ends of the track (prestige.8)."""
    debt = move_marker(s, seat, points, rule)
    if debt:
        compensate(s, seat, debt)


def move_marker(s: Anno, seat: int, points: int, rule: str) -> int:
    """Move one marker and settle its Gold with the bank; what could not be paid."""
    level = s.prestige[seat] + points
    s.tell("prestige-up" if points >= 0 else "prestige-down", rule, (seat, abs(points)))
    if level > MAX_PRESTIGE:  # prestige.6
        gold = (level - MAX_PRESTIGE) * GOLD_PER_POINT
        s.gold[seat] += gold
        s.prestige[seat] = MAX_PRESTIGE
        s.tell("prestige-gold", "prestige.6", (seat, gold))
        return 0
    if level < 0:  # prestige.7: the marker stays on 0, the points are paid
        owed = -level * GOLD_PER_POINT
        paid = min(owed, s.gold[seat])
        s.gold[seat] -= paid
        s.prestige[seat] = 0
        s.tell("prestige-debt", "prestige.7", (seat, paid))
        return owed - paid
    s.prestige[seat] = level
    return 0


def compensate(s: Anno, debtor: int, debt: int) -> None:
    """prestige.9: each other player receives the whole unpaid sum from the bank; Ottokar is no player."""
    s.tell("insolvent", "prestige.9", (debtor, debt))
    for seat in range(s.seats):
        if seat != debtor:
            s.gold[seat] += debt


def category_points(counts: list[int]) -> list[int]:
    """The most gain (prestige.1), the fewest lose (prestige.2), all tied alike (prestige.3); all equal: nothing
    (prestige.4)."""
    most = max(counts)
    fewest = min(counts)
    if most == fewest:
        return [0] * len(counts)
    return [MOST_POINT if n == most else FEWEST_POINT if n == fewest else 0 for n in counts]


def category_counts(s: Anno) -> list[list[int]]:
    """Estates, Citizens, Cities and Principality cards of every player; Ottokar is left out (ottokar.12)."""
    seats = range(s.seats)
    return [
        [s.estates(seat) for seat in seats],
        [s.citizens_of(seat) for seat in seats],
        [s.cities(seat) for seat in seats],
        [s.principalities(seat) for seat in seats],
    ]


class PrestigePhase(Step[Anno]):
    """Phase 4: the points of the four categories are added up and every marker moves once (prestige.5)."""

    rule = "prestige.1"

    def run(self, s: Anno) -> None:
        s.phase = PRESTIGE_PHASE
        total = [0] * s.seats
        spared = [0] * s.seats
        for category, counts in enumerate(category_counts(s)):
            points = category_points(counts)
            for seat in range(s.seats):
                n = points[seat]
                if n < 0 and s.spared[seat]:  # card.landfriede
                    s.tell("category-spared", "card.landfriede", (seat, category))
                    spared[seat] = 1
                    n = 0
                if n > 0:
                    s.tell("category-most", "prestige.1", (seat, category))
                elif n < 0:
                    s.tell("category-fewest", "prestige.2", (seat, category))
                total[seat] += n
        for seat in s.order:
            if s.spared[seat] and not spared[seat]:
                s.tell("spared-nothing", "card.landfriede", (seat,))
        debts = [0] * s.seats
        for seat in s.order:
            if total[seat]:
                debts[seat] = move_marker(s, seat, total[seat], "prestige.5")
        for seat in s.order:  # prestige.9: all have paid with what they had before anyone is compensated
            if debts[seat]:
                compensate(s, seat, debts[seat])
