"""How good a position is, in named terms."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Evaluator


class PaxEvaluator(Evaluator[Pax]):
    pass
