"""Points of influence for tests."""

from games.baroque.hands import (
    A,
    ask,
    do,
)
from ludoteca.games.baroque.rules.influence import POWER_CARD, InfluenceTarget
from ludoteca.games.baroque.state import Baroque


def power(s: Baroque, *texts: str, seat: int = A) -> Baroque:
    ask(s, InfluenceTarget(seat, POWER_CARD))
    do(s, *texts)
    return s
