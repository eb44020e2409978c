"""Phase 2: Income (income.1 to income.4)."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import CITIZEN_INCOME, CITY_INCOME, FULL_VALUE, PLACES
from ludoteca.games.anno_1452.state import INCOME_PHASE, Anno
from ludoteca.kernel import Step


def incomes(s: Anno) -> list[int]:
    """Value of each Estate (estate.16, income.2), 1 per City (city.8), 1 per Citizen (citizen.7)."""
    out = [0] * s.seats
    for p in range(PLACES):
        seat = s.owner[p]
        if 0 <= seat < s.seats:
            out[seat] += s.value[p] + CITY_INCOME * s.city[p] + CITIZEN_INCOME * s.citizens[p]
    return out


class Income(Step[Anno]):
    """income.1, income.4: the bank pays all at once; income.3: then every reduction is lifted, Ottokar's too."""

    rule = "income.1"

    def run(self, s: Anno) -> None:
        s.phase = INCOME_PHASE
        paid = incomes(s)
        for seat in s.order:
            s.gold[seat] += paid[seat]
            s.tell("income", self.rule, (seat, paid[seat]))
        for p in range(PLACES):
            if s.value[p]:
                s.value[p] = FULL_VALUE
