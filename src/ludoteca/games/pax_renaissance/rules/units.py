"""Units: the pieces in a battle, numbered by where they stand so that each side is a sorted tuple of numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import EMPTY
from ludoteca.games.pax_renaissance.rules import actions
from ludoteca.games.pax_renaissance.rules.actions import LOSE_AGENT, LOSE_BORDER, LOSE_CITY, LOSE_REPRESSED, in_city
from ludoteca.games.pax_renaissance.rules.pieces import kill
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action

# A city has its own number, the others start here.
ON_BORDER: Final = 100
IN_BAND: Final = 200
ON_CARD: Final = 300


def on_border(border: int) -> int:
    return ON_BORDER + border


def in_band(piece: int) -> int:
    """An agent of the played card."""
    return IN_BAND + piece


def on_card(piece: int) -> int:
    """A piece repressed on the empire card."""
    return ON_CARD + piece


def loss(s: Pax, unit: int) -> Action:
    """The choice of this unit as a loss."""
    if unit < ON_BORDER:
        return in_city(LOSE_CITY, s.city[unit], unit)
    if unit < IN_BAND:
        border = unit - ON_BORDER
        return actions.on_border(LOSE_BORDER, s.border[border], border)
    if unit < ON_CARD:
        return LOSE_AGENT[unit - IN_BAND]
    return LOSE_REPRESSED[unit - ON_CARD]


def chosen(a: Action) -> int:
    """The unit that a choice of a loss names."""
    if a.verb == "lose_city":
        return a.args[1]
    if a.verb == "lose_border":
        return on_border(a.args[1])
    if a.verb == "lose_agent":
        return in_band(a.args[0])
    return on_card(a.args[0])


def fall(s: Pax, land: int, unit: int) -> None:
    """A unit of a battle in this empire dies where it stands, which may be on another map card (battle.2,
    holywar.3)."""
    if unit < ON_BORDER:
        piece = s.city[unit]
        s.city[unit] = EMPTY
        s.tell("fell-city", "battle.2", (piece, unit))
    elif unit < IN_BAND:
        border = unit - ON_BORDER
        piece = s.border[border]
        s.border[border] = EMPTY
        s.tell("fell-border", "battle.2", (piece, border))
    elif unit < ON_CARD:
        piece = unit - IN_BAND
        s.band.remove(piece)
        s.tell("fell-agent", "battle.2", (piece, land))
    else:
        piece = unit - ON_CARD
        s.hold(land, piece, -1)
        s.tell("fell-repressed", "battle.2", (piece, land))
    kill(s, piece)
