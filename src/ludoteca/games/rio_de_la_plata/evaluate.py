"""How good a position is, in named terms, all of them roughly in Victory Points."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    CHURCH,
    FINE,
    GRID_CELLS,
    GUILD,
    HOUSE,
    HUT,
    MAJORS,
    MARKET,
    NONE,
    OFFICES,
    PITS,
    SELL_VP,
    SILVER_PER_VP,
    SQUARE,
    STONE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.rules.scoring import houses_vp, offices_vp
from ludoteca.games.rio_de_la_plata.state import SIZE, Rio, count
from ludoteca.kernel import NOBODY, Action, Evaluator

TERMS: Final = [
    "track", "houses", "offices", "silver", "goods", "homes", "works", "workers", "reach", "cargo", "debts", "war",
]  # fmt: skip
# advice.2: the scores at which characters can be bought
THRESHOLDS: Final = sorted({office.min_vp for office in OFFICES})
HORIZON: Final = 5.0  # turns after which what is built up for later counts in full
PRIORS: Final = {
    "done": 0.6, "spare": 0.02, "queue": 0.2, "seize": 0.3, "shadow": 0.6, "work": 1.3, "dig": 1.4, "till": 0.8,
    "craft": 0.8, "dock": 1.5, "sail": 0.7, "build": 6.0, "use": 4.0, "gather": 5.0, "harvest": 5.0, "refine": 2.0,
    "load": 2.5, "buy": 9.0, "merchant": 5.0, "free_road": 3.0, "free_wall": 2.0, "settle": 4.0, "settle_wall": 4.0,
    "hire": 0.6, "boost": 0.1, "sacrifice": 0.5, "over": 0.3, "under": 0.3, "give": 0.3, "give_over": 0.1,
    "give_under": 0.1, "enter": 2.0, "recall": 0.8, "hold": 0.2, "disagree": 0.7,
}  # fmt: skip


class RioEvaluator(Evaluator[Rio]):
    def __init__(self) -> None:
        super().__init__()
        self.terms = TERMS
        self.styles = {
            "balanced": [1.0] * len(TERMS),
            "builder": [1.0, 1.2, 0.9, 0.8, 1.2, 1.3, 1.3, 1.0, 0.9, 0.7, 1.0, 0.8],
            "merchant": [1.0, 0.9, 1.2, 1.4, 1.0, 0.9, 0.9, 1.0, 1.3, 1.4, 1.0, 0.8],
            "warlike": [1.1, 0.8, 1.0, 1.0, 0.8, 1.0, 1.0, 1.0, 1.0, 0.8, 1.0, 1.8],
        }

    def measure(self, s: Rio, seat: int) -> list[float]:
        if s.over:
            return [float(s.vp[seat])] + [0.0] * (len(TERMS) - 1)
        left = s.last_turn - s.turn
        later = min(1.0, left / HORIZON)
        return [
            float(s.vp[seat]),
            float(houses_vp(s, seat)),
            float(offices_vp(s, seat)) + 1.5 * s.office_owner.count(seat) * later,
            s.silver(seat) * (1.0 / SILVER_PER_VP + 0.25 * later),
            (0.5 * (s.has(seat, STONE) + s.has(seat, WOOD)) + 0.9 * s.has(seat, FINE)) * later,
            homes(s, seat) * later,
            works(s, seat) * min(1.0, (left + 1) / 3.0),
            workers(s, seat),
            reach(s, seat) * later,
            cargo(s, seat),
            -1.5 * debts(s, seat),
            war(s, seat),
        ]

    def prior(self, s: Rio, seat: int, a: Action) -> float:
        if a.verb == "claim":
            office = OFFICES[a.args[0]]
            ready = s.silver(seat) >= office.cost and s.vp[seat] >= office.min_vp
            return 6.0 if ready else 0.02
        return PRIORS.get(a.verb, 1.0)


def homes(s: Rio, seat: int) -> float:
    """Huts become houses, houses open buildings; the first few matter most."""
    huts = 0
    houses = 0
    for space in range(SPACES):
        if s.owner[space] == seat:
            if s.building[space] == HUT:
                huts += 1
            else:
                houses += 1
    return 1.3 * huts + 1.0 * min(houses, 4)


def works(s: Rio, seat: int) -> float:
    """Cells on major grids, worth more the fuller the grid."""
    total = 0.0
    for major in range(len(MAJORS)):
        mine = 0
        filled = 0
        cells = 0
        for cell in GRID_CELLS[major]:
            if s.usable[cell]:
                cells += 1
                if s.grid[cell] != NOBODY:
                    filled += 1
                    if s.grid[cell] == seat:
                        mine += CELL_VP[cell]
        if mine:
            share = filled / cells
            total += mine * (0.35 + 0.55 * share)
            if filled == cells and s.closer[major] == seat:
                total += MAJORS[major].closing_bonus + 0.5
    return total


def workers(s: Rio, seat: int) -> float:
    """What the workers on the board are about to bring."""
    total = 0.0
    for dig in range(PITS):
        if s.pits[dig] == seat:
            total += 0.7
    total += 0.25 * s.fields_of[seat]
    goods = s.has(seat, STONE) + s.has(seat, WOOD)
    total += 0.4 * min(s.artisans_of[seat], goods) + 0.5 * s.quay_of[seat]
    total += 0.15 * min(s.added[seat], 2)
    for space in range(SPACES):
        stack = s.stack[space]
        if stack and not s.at_war():
            mine = count(stack, seat)
            if mine:
                total += city_worker(s, seat, space, mine)
    for office in range(len(OFFICES)):
        if s.claims[office] == seat:
            ready = s.silver(seat) >= OFFICES[office].cost and s.vp[seat] >= OFFICES[office].min_vp
            total += 6.0 + OFFICES[office].end_vp * 0.3 if ready else -4.0
    return total


def city_worker(s: Rio, seat: int, space: int, mine: int) -> float:
    kind = s.building[space]
    goods = s.has(seat, STONE) + s.has(seat, WOOD)
    if kind == NONE:
        return 1.2 + 0.2 * (mine - 2) if mine >= 2 else 0.5
    if kind == HUT:
        return (2.2 if goods >= 2 else 1.2) + 0.1 * (mine - 1)
    if kind == HOUSE:
        return 0.1
    if kind == CHURCH:
        return 1.6 if s.silver(seat) else 0.2
    if kind in (MARKET, GUILD):
        return (0.8 if kind == MARKET else 1.5) * min(mine, goods + s.has(seat, FINE))
    if kind == SQUARE:
        return 2.0 if mine >= 2 and s.has(seat, FINE) else 0.3
    return 0.9 * mine


def reach(s: Rio, seat: int) -> float:
    """advice.2: how far the score and the silver go towards characters still for sale."""
    steps = len([vp for vp in THRESHOLDS if vp <= s.vp[seat]])
    affordable = 0
    for office in range(len(OFFICES)):
        if s.office_owner[office] == NOBODY and s.claims[office] == NOBODY:
            if s.vp[seat] >= OFFICES[office].min_vp and s.silver(seat) >= OFFICES[office].cost:
                affordable += 1
    return 0.4 * steps + 0.8 * min(affordable, 2)


def cargo(s: Rio, seat: int) -> float:
    hold = s.cargo[seat * 3 : seat * 3 + 3]
    at_sea = s.ship_back > s.turn
    if (at_sea and s.ship_back > s.last_turn) or (not at_sea and s.turn + 2 > s.last_turn):
        return 0.0
    value = (hold[STONE] + hold[WOOD]) / SILVER_PER_VP + hold[FINE] * (SELL_VP[FINE] + 2 / SILVER_PER_VP)
    return (value + 1.7 * min(hold)) * (0.95 if at_sea else 0.7)


def debts(s: Rio, seat: int) -> float:
    """Unpaid cells, dearer if the goods for them are not there."""
    owed = 0
    for cell in range(CELLS):
        if s.owing[cell] and s.placer[cell] == seat:
            owed += 2 if MAJORS[CELL_MAJOR[cell]].fine and s.has(seat, FINE) == 0 else 1
    goods = s.has(seat, STONE) + s.has(seat, WOOD) + s.silver(seat) // 2
    return owed * 0.5 if 2 * owed <= goods else owed * 1.2


def war(s: Rio, seat: int) -> float:
    """Pieces in a war: the attacker's are buildings to be destroyed, the defenders' protect and score."""
    if not s.at_war():
        return 0.0
    if seat == s.attacker:
        return 1.5 * s.violet
    pieces = 0
    for space in range(SPACES):
        stack = s.stack[space]
        if stack and SIZE[stack]:
            pieces += count(stack, seat)
    return 0.6 * pieces - 0.3 * s.violet
