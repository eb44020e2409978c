"""Choices that certainly throw something away."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.rules.actions import Act
from ludoteca.games.baroque.rules.cards import told_idle
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action, asked

BID_NOTHING: Final = Action("bid", (0,))
FREE: Final = ("influence", "influence-politician", "influence-bishop")


def wasted(s: Baroque, seat: int, options: list[Action]) -> list[Action]:
    """An action for a card without effect, actions forgone while influence costs nothing, and a state left to others
    for nothing. The card that must be played first may be one without effect: the others are kept for later."""
    if BID_NOTHING in options:
        return [a for a in options if a.verb == "pass"]
    if not isinstance(s.front[asked(s, seat)], Act):
        return []
    free = any([a.verb in FREE for a in options])
    out: list[Action] = []
    for a in options:
        if a.verb == "end-phase":
            if free:
                out.append(a)
        elif a.verb == "play" and told_idle(s, seat, a.args[0]):
            out.append(a)
    return out
