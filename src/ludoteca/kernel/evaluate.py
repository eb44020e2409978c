"""Evaluation of a position in named terms, so that a hint can give its reasons."""

from __future__ import annotations

from typing import Generic

from ludoteca.kernel.native import mypyc_attr
from ludoteca.kernel.table import S
from ludoteca.kernel.words import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """The evaluation function of a game. The value of a seat is the sum of its terms, each times the weight of the
    playing style."""

    def __init__(self) -> None:
        self.terms: list[str] = []
        self.styles: dict[str, list[float]] = {"balanced": []}

    def measure(self, s: S, seat: int) -> list[float]:
        """One number per term. It is called on determinised copies, so it may look at every card there."""
        return []

    def prior(self, s: S, seat: int, a: Action) -> float:
        """How plausible the action is before any search; 1 is ordinary. Must be cheap."""
        return 1.0

    def wasted(self, s: S, seat: int, options: list[Action]) -> list[Action]:
        """The choices that certainly throw away what others of the same menu keep: an unpaid debt, a card without
        effect. Never all of them."""
        return []

    def value(self, s: S, seat: int, style: str = "balanced") -> float:
        weights = self.styles[style]
        total = 0.0
        measured = self.measure(s, seat)
        for i in range(len(measured)):
            total += weights[i] * measured[i]
        return total
