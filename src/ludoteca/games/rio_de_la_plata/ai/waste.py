"""Choices that certainly throw something away."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.offices import claim_foreseen
from ludoteca.games.rio_de_la_plata.rules.works import settle_foreseen
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, asked

# They cost nothing, or less than what is lost without them.
DUE: Final = ("gather", "harvest", "buy", "settle_wall")
MAX_SILVER: Final = 6  # the VP of an unpaid debt are worth more


def wasted(s: Rio, seat: int, options: list[Action]) -> list[Action]:
    """Claims that cannot succeed, and the end of the Effects turn while a debt or an office can be paid or workers can
    bring in what they dug or grew. Nor does a bot gain by keeping goods back for the same turn."""
    ending = isinstance(s.front[asked(s, seat)], EffectsTurn) and any([due(s, seat, a) for a in options])
    out: list[Action] = []
    for a in options:
        if a.verb == "done":
            if ending:
                out.append(a)
        elif a.verb == "spare" or (a.verb == "claim" and any([f.loss for f in claim_foreseen(s, seat, a.args[0])])):
            out.append(a)
    return out


def due(s: Rio, seat: int, a: Action) -> bool:
    if a.verb == "settle":
        return sum([f.args[1] for f in settle_foreseen(s, seat, a.args[0])]) <= MAX_SILVER
    return a.verb in DUE
