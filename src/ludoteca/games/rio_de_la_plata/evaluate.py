"""How good a position is, in named terms."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Evaluator


class RioEvaluator(Evaluator[Rio]):
    def __init__(self) -> None:
        super().__init__()
        self.terms = ["track"]
        self.styles = {"balanced": [1.0]}

    def measure(self, s: Rio, seat: int) -> list[float]:
        return [float(s.vp[seat])]
