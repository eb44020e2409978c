"""How good a position is, in named terms."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.ai.waste import wasted
from ludoteca.games.pax_renaissance.constants import (
    CONSPIRACY,
    CRUSADE,
    EAST,
    GLOBALIZATION,
    IMPERIAL,
    PATRON,
    RELIGIONS,
    RENAISSANCE,
    VICTORIES,
    WEST,
)
from ludoteca.games.pax_renaissance.data import CARDS
from ludoteca.games.pax_renaissance.flat import icon_at
from ludoteca.games.pax_renaissance.rules.board import ROUTE_BORDERS
from ludoteca.games.pax_renaissance.rules.victory import (
    CONCESSIONS_LEAD,
    DISCOVERY_LEAD,
    LAW_LEAD,
    REPUBLICS_LEAD,
    Counts,
    bishop_majority,
    kings_needed,
    lead,
    majorities,
    prestige,
    unmet,
)
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Evaluator

ASLEEP: Final = 0.4  # what an inactive victory card is worth beside an active one


class VictoryCounts(Counts):
    """What the victories count, and what each religion still lacks."""

    def __init__(self, s: Pax) -> None:
        super().__init__(s)
        self.supremacy = [missing_for_supremacy(s, religion) for religion in range(len(RELIGIONS))]


def missing_for_supremacy(s: Pax, religion: int) -> int:
    """Bishops and believers the religion still lacks."""
    missing = max(0, 1 - bishop_majority(s, religion))
    found = majorities(s, religion)
    for majority in found:
        missing += max(0, 1 - majority)
    return missing if found else missing + 2


def missing(s: Pax, c: VictoryCounts, seat: int, victory: int) -> int:
    """How many steps the seat is away from meeting a victory card."""
    if victory == RENAISSANCE:
        return max(0, REPUBLICS_LEAD - lead(c.republics, seat)) * 2 + max(0, LAW_LEAD - lead(c.laws, seat))
    if victory == IMPERIAL:
        return max(0, kings_needed(s) - lead(c.kings, seat))
    if victory == GLOBALIZATION:
        return max(0, CONCESSIONS_LEAD - lead(c.posts, seat)) + max(0, DISCOVERY_LEAD - lead(c.discovery, seat))
    best = 99
    for religion in range(len(RELIGIONS)):
        best = min(best, c.supremacy[religion] + max(0, 1 - lead(prestige(s, religion), seat)))
    return best


def nearness(s: Pax, c: VictoryCounts, seat: int) -> float:
    """1 when a victory could be declared, less the further the nearest one is."""
    best = 0.0
    for victory in range(len(VICTORIES)):
        near = 1.0 / (1 + missing(s, c, seat, victory))
        if not s.active[victory]:
            near *= ASLEEP
        if near > best:
            best = near
    return best


class PaxEvaluator(Evaluator[Pax]):
    def __init__(self) -> None:
        super().__init__()
        self.terms = [
            "victory", "rivals", "kings", "republics", "faith", "law", "discovery", "patron", "trade", "florins",
            "cards", "hand",
        ]  # fmt: skip
        self.styles = {
            "balanced": [6.0, -3.0, 1.0, 0.9, 0.4, 0.5, 0.5, 0.8, 0.6, 0.25, 0.5, 0.35],
            "conqueror": [6.0, -3.0, 1.8, 0.5, 0.3, 0.3, 0.3, 0.5, 0.4, 0.25, 0.5, 0.35],
            "merchant": [6.0, -3.0, 0.7, 0.7, 0.2, 0.5, 1.0, 0.8, 1.2, 0.35, 0.5, 0.35],
            "zealot": [6.0, -3.0, 0.8, 0.5, 1.2, 0.3, 0.3, 0.6, 0.4, 0.25, 0.5, 0.35],
            "patron": [5.0, -3.0, 0.8, 0.8, 0.3, 0.8, 0.4, 1.6, 0.5, 0.35, 0.5, 0.35],
        }

    def measure(self, s: Pax, seat: int) -> list[float]:
        if s.over:
            won = 10.0 if s.places[seat] == 1 else 0.0
            return [won, 10.0 - won] + [0.0] * (len(self.terms) - 2)
        c = VictoryCounts(s)
        rivals = 0.0
        for other in range(s.seats):
            if other != seat and not s.out[other]:
                rivals = max(rivals, nearness(s, c, other))
        at = icon_at(seat, 0)
        return [
            nearness(s, c, seat),
            rivals,
            float(c.kings[seat]),
            float(c.republics[seat]),
            float(max(s.icons[at : at + len(RELIGIONS)])),
            float(c.laws[seat]),
            float(c.discovery[seat]),
            float(s.icon(seat, PATRON)),
            self.trade(s, seat),
            float(min(s.florins[seat], 12)),
            float(len(s.section(seat, WEST)) + len(s.section(seat, EAST))),
            float(len(s.hands[seat])),
        ]

    def trade(self, s: Pax, seat: int) -> float:
        """Concessions, more for each route that crosses them."""
        cube = s.cube(seat)
        total = 0.0
        for border in range(len(s.border)):
            if s.border[border] == cube:
                total += 0.6
        for emporium in s.emporia:
            for border in ROUTE_BORDERS[emporium]:
                if s.border[border] == cube:
                    total += 0.5
        return total

    def wasted(self, s: Pax, seat: int, options: list[Action]) -> list[Action]:
        return wasted(s, seat, options)

    def prior(self, s: Pax, seat: int, a: Action) -> float:
        verb = a.verb
        if verb == "declare":
            return 100.0
        if verb == "pass":
            return 0.1
        if verb == "play":
            return 3.0
        if verb == "sell":
            return 0.3 if a.args[0] in s.hands[seat] else 0.1
        if verb == "done" or verb == "forgo" or verb == "leave":
            return 0.4
        if verb == "buy":
            card = CARDS[a.args[0]]
            return 1.5 + 0.5 * len(card.prestige) + (0.5 if CONSPIRACY <= card.shot <= CRUSADE + 2 else 0.0)
        if verb == "operations":
            return 2.0
        if verb == "activate":
            return 3.0 if unmet(s, seat, a.args[0]) is None else 1.0
        return 1.0
