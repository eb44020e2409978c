"""One search for games of two and another for more players, where each is the stronger one."""

from __future__ import annotations

from typing import Any

from ludoteca.ai.search.base import Search, ValueFunction, Weighed
from ludoteca.ai.search.budget import Budget
from ludoteca.kernel.game import Game
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Action


class BySeats(Search):
    def __init__(
        self, game: Game[Any], value_function: ValueFunction, seed: int, duel: Search, company: Search
    ) -> None:
        super().__init__(game, value_function, seed)
        self.duel = duel
        self.company = company

    def search_for(self, s: Table) -> Search:
        return self.duel if s.seats == 2 else self.company

    def weigh(self, s: Table, seat: int, budget: Budget) -> list[Weighed]:
        return self.search_for(s).weigh(s, seat, budget)

    def remember(self, s: Table, seat: int, a: Action) -> None:
        self.search_for(s).remember(s, seat, a)
