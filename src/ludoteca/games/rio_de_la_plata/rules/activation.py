"""Activating minor buildings (activation.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.constants import (
    CARPENTER,
    CATHEDRAL,
    CHURCH,
    FINE,
    GUILD,
    KINDS,
    MARKET,
    SILVER,
    STONE,
    STONECUTTER,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import MINORS
from ludoteca.games.rio_de_la_plata.rules.city import uses
from ludoteca.games.rio_de_la_plata.rules.payment import one_good_refusal, pay_one_good, price_of
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, No

# What may be handed over at each building. Silver may stand in at stonecutter and carpenter, never in a sale (ruling G5).
INPUTS: Final[list[list[int]]] = [[] for _ in range(KINDS)]
INPUTS[STONECUTTER] = [STONE, SILVER]
INPUTS[CARPENTER] = [WOOD, SILVER]
INPUTS[MARKET] = [STONE, WOOD, FINE]
INPUTS[GUILD] = [STONE, WOOD, FINE]
INPUTS[CHURCH] = [SILVER]


def use_action(s: Rio, seat: int, space: int, good: int) -> Action:
    """The activation of a building, with what it costs and brings."""
    kind = s.building[space]
    building = MINORS[kind]
    price = price_of(s, seat, good) if kind in (STONECUTTER, CARPENTER) else 1
    if kind == CHURCH:
        gain = blessing(s)
    else:
        gain = building.sells[good] if kind in (MARKET, GUILD) else building.grows
    return Action("use", (space, good, kind, price, gain))


def blessing(s: Rio) -> int:
    """activation.church: the VP for 1 silver, more with the Cathedral."""
    church = MINORS[CHURCH]
    return church.blessing_with_cathedral if s.counts[CATHEDRAL] else church.blessing


def use_refusal(s: Rio, seat: int, space: int, good: int) -> No | None:
    """May a worker of the seat on this space activate the building, handing over this good?"""
    if s.workers(space, seat) == 0:
        return No("no-worker-there", "activation.1", (space,))
    kind = s.building[space]
    if good not in INPUTS[kind]:
        return No("nothing-to-do-there", "activation.6", (space,))
    if s.used.count(space) >= uses(s, space):
        return No("used-up", "activation.2", (space,))
    if not s.new_house_at_once and not s.older_house_beside(space, seat):
        return No("house-too-new", "faq.7", (space,))  # ruling G6
    if kind == CHURCH:
        if s.silver(seat) < 1:
            return No("too-little-silver", "activation.church", (1, s.silver(seat)))
        return None
    if kind in (MARKET, GUILD):
        if s.has(seat, good) < 1:
            return No("good-missing", "activation.market", (good,))
        return None
    return one_good_refusal(s, seat, good, "activation." + MINORS[kind].id)


def use(s: Rio, seat: int, space: int, good: int) -> None:
    kind = s.building[space]
    building = MINORS[kind]
    s.take_discs(space, seat, 1)  # faq.8, faq.12: the worker is removed and goes home
    s.used.append(space)
    if kind == CHURCH:
        vp = blessing(s)
        s.gain(seat, SILVER, -1)
        s.score(seat, vp)
        s.tell("used-church", "activation.church", (seat, space, vp))
    elif kind in (MARKET, GUILD):
        s.gain(seat, good, -1)
        s.gain(seat, SILVER, building.sells[good])
        s.tell("sold", "activation." + building.id, (seat, good, building.sells[good], space))
    else:
        made = STONE if kind == STONECUTTER else WOOD
        pay_one_good(s, seat, good)
        s.gain(seat, made, building.grows)
        s.tell("produced", "activation." + building.id, (seat, building.grows, made, space))
