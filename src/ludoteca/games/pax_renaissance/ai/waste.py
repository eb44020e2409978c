"""Choices that certainly throw something away."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import COMMERCE, EAST, WEST
from ludoteca.games.pax_renaissance.rules.operations import Operations
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, asked


def wasted(s: Pax, seat: int, options: list[Action]) -> list[Action]:
    """The end of the operations while a florin of the market can still be had for nothing."""
    if not isinstance(s.front[asked(s, seat)], Operations):
        return []
    if not any([a.verb == "use" and a.args[1] in (COMMERCE + WEST, COMMERCE + EAST) for a in options]):
        return []
    return [a for a in options if a.verb == "done"]
