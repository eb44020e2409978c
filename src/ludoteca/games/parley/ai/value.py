"""How good a position of Parley is."""

from __future__ import annotations

from ludoteca.games.parley.data import STRENGTH
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import Action, Evaluator


class ParleyEvaluator(Evaluator[Parley]):
    def __init__(self) -> None:
        super().__init__()
        self.terms = ["harbours", "privileges", "coins", "letters"]
        self.styles = {
            "balanced": [2.0, 1.0, 0.25, 0.08],
            "warlike": [2.4, 0.8, 0.2, 0.14],
            "merchant": [1.8, 1.1, 0.35, 0.05],
        }

    def measure(self, s: Parley, seat: int) -> list[float]:
        letters = 0
        for card in s.hands[seat]:
            letters += STRENGTH[card]
        return [float(s.harbours_of(seat)), float(s.privileges[seat]), float(s.coins[seat]), float(letters)]

    def prior(self, s: Parley, seat: int, a: Action) -> float:
        if a.verb == "claim":
            return 3.0
        return 0.5 if a.verb == "draw" else 1.0
