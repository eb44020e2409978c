"""How good a position is, in named terms, all of them roughly in Victory Points."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.ai.waste import wasted
from ludoteca.games.rio_de_la_plata.ai.workers import PER_TURN, PendingWork, cell_worth
from ludoteca.games.rio_de_la_plata.board import (
    CENTRES,
    COLUMNS,
    DISTRICT_OF,
    EDGE_SPACE,
    PLAZA_VERTICES,
    ROAD_ENDS,
    SEGMENTS,
    SPACES,
)
from ludoteca.games.rio_de_la_plata.camps import CAMP_EDGE, CAMP_SIZE, waiting
from ludoteca.games.rio_de_la_plata.constants import (
    FINE,
    HOUSE,
    HUT,
    NONE,
    SILVER,
    STONE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    MAJORS,
    OFFICES,
    SELL_VP,
    SILVER_PER_VP,
    UNPAID_VP,
)
from ludoteca.games.rio_de_la_plata.rules.scoring import houses_vp, office_vp, offices_vp
from ludoteca.games.rio_de_la_plata.rules.war_battle import DESTRUCTION_VP
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLET, count, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Action, Evaluator

TERMS: Final = [
    "track",
    "houses",
    "offices",
    "silver",
    "goods",
    "homes",
    "works",
    "workers",
    "reach",
    "cargo",
    "debts",
    "war",
]
HORIZON: Final = 6.0  # turns after which what is built up for later counts in full
PRIORS: Final = {
    "done": 0.6, "spare": 0.01, "queue": 0.2, "seize": 0.3, "shadow": 0.6, "work": 1.3, "dig": 1.6, "till": 0.8,
    "craft": 0.8, "dock": 1.5, "sail": 0.7, "build": 6.0, "use": 4.0, "gather": 5.0, "harvest": 5.0, "refine": 2.0,
    "load": 2.5, "buy": 9.0, "merchant": 5.0, "free_road": 3.0, "free_wall": 2.0, "settle": 4.0, "settle_wall": 4.0,
    "hire": 0.6, "boost": 0.1, "sacrifice": 0.5, "over": 0.3, "under": 0.3, "give": 0.3, "give_over": 0.1,
    "give_under": 0.1, "enter": 2.0, "recall": 0.8, "hold": 0.2, "disagree": 0.7, "command": 0.5,
}  # fmt: skip


class RioEvaluator(Evaluator[Rio]):
    def __init__(self) -> None:
        super().__init__()
        self.terms = TERMS
        self.styles = {
            "balanced": [1.0] * len(TERMS),
            "builder": [1.0, 1.2, 0.9, 0.8, 1.1, 1.3, 1.2, 1.0, 0.9, 0.7, 1.0, 0.8],
            "merchant": [1.0, 0.9, 1.2, 1.4, 1.0, 0.9, 0.9, 1.0, 1.3, 1.4, 1.0, 0.8],
            "warlike": [1.1, 0.8, 1.0, 1.0, 0.9, 1.0, 1.0, 1.0, 1.0, 0.8, 1.0, 1.8],
        }

    def measure(self, s: Rio, seat: int) -> list[float]:
        if s.over:
            return [float(s.vp[seat])] + [0.0] * (len(TERMS) - 1)
        left = s.last_turn - s.turn
        later = min(1.0, left / HORIZON)
        out = PendingWork(s, seat, later)
        return [
            float(s.vp[seat]),
            float(houses_vp(s, seat)),
            float(offices_vp(s, seat)) + offices_to_come(s, seat, left),
            out.silver * (1.0 / SILVER_PER_VP + 0.1 * later),
            (0.45 * (out.stone + out.wood) + 0.8 * out.fine) * later,
            homes(s, seat) * later,
            works(s, seat, left) + out.works * min(1.0, (left + 1) / 4.0),
            out.workers,
            reach(s, seat, out.silver, left) * min(1.0, left / 2.0),
            cargo(s, seat),
            -1.5 * UNPAID_VP * out.unpaid - 0.1 * (s.spare[STONE] + s.spare[WOOD]),
            war(s, seat) if s.at_war() else 0.0,
        ]

    def wasted(self, s: Rio, seat: int, options: list[Action]) -> list[Action]:
        return wasted(s, seat, options)

    def prior(self, s: Rio, seat: int, a: Action) -> float:
        if a.verb == "claim":
            office = OFFICES[a.args[0]]
            ready = s.silver(seat) >= office.cost and s.vp[seat] >= office.min_vp
            return 8.0 if ready else 0.02
        if a.verb == "work":
            return work_prior(s, seat, a.args[0])
        if a.verb == "place":
            return place_prior(s, seat, a.args[0])
        if a.verb == "road":
            for district in range(len(ROADS_TO_PLAZA)):
                if a.args[0] in ROADS_TO_PLAZA[district]:
                    return 6.0
        return PRIORS.get(a.verb, 1.0)


def work_prior(s: Rio, seat: int, cell: int) -> float:
    """A cell that cannot be paid is a mistake; dear cells come first."""
    major = MAJORS[CELL_MAJOR[cell]]
    goods = s.has(seat, STONE) + s.has(seat, WOOD) + s.silver(seat) // 2
    due = major.stone + major.wood + (1 if major.stone_or_wood else 0)
    for other in range(CELLS):
        if s.owing[other] and s.placer[other] == seat:
            due += 2
    if due > goods or major.fine > s.has(seat, FINE):
        return 0.03
    return 0.7 + 0.3 * CELL_VP[cell]


def place_prior(s: Rio, seat: int, space: int) -> float:
    """Houses on huts, pairs for huts, and buildings to activate; anywhere else is as good as elsewhere."""
    mine = s.workers(space, seat)
    if s.building[space] == NONE:
        return 4.0 if mine == 1 else 1.2 if mine == 0 else 0.3
    if s.building[space] == HUT:
        return 5.0 if mine == 0 else 0.1
    return 0.1 if s.building[space] == HOUSE else 3.0


def works(s: Rio, seat: int, left: int) -> float:
    total = 0.0
    for cell in range(CELLS):
        if s.grid[cell] == seat and not s.owing[cell]:
            total += cell_worth(s, seat, cell)
    return total * min(1.0, (left + 1) / 4.0)


def roads_to_plaza() -> list[list[int]]:
    """For each district the segments of one shortest way from its centre to the Plaza Mayor."""
    out: list[list[int]] = []
    for centre in CENTRES:
        way: dict[int, list[int]] = {centre: []}
        queue = [centre]
        for vertex in queue:
            if vertex in PLAZA_VERTICES:
                out.append(way[vertex])
                break
            for road in range(SEGMENTS):
                a, b = ROAD_ENDS[road]
                if vertex in (a, b) and a + b - vertex not in way:
                    way[a + b - vertex] = way[vertex] + [road]
                    queue.append(a + b - vertex)
    return out


ROADS_TO_PLAZA: Final = roads_to_plaza()


def homes(s: Rio, seat: int) -> float:
    """Huts become houses, houses open buildings; the first few matter most. Roads on the way to the plaza help."""
    huts = 0
    houses = 0
    paving = 0.0
    for space in range(SPACES):
        if s.owner[space] == seat:
            if s.building[space] == HUT:
                huts += 1
            else:
                houses += 1
                district = DISTRICT_OF[space]
                if not s.linked[district]:
                    way = ROADS_TO_PLAZA[district]
                    laid = len([road for road in way if s.roads[road]])
                    paving += 0.8 * laid / len(way)
    return 2.4 * huts + 1.6 * min(houses, 7) + paving


def offices_to_come(s: Rio, seat: int, left: int) -> float:
    total = 0.0
    for office in range(len(OFFICES)):
        if s.office_owner[office] == seat:
            total += PER_TURN.get(office, 0.3) * left
    return total


def reach(s: Rio, seat: int, silver: int, left: int) -> float:
    """advice.2: how near the best characters still for sale are, in score and in silver."""
    best = 0.0
    second = 0.0
    for office in range(len(OFFICES)):
        if s.office_owner[office] == NOBODY and s.claims[office] in (NOBODY, seat):
            cost = OFFICES[office].cost
            gain = office_vp(s, office) + PER_TURN.get(office, 0.3) * left - 0.5 * cost
            if gain > 0.0:
                near = min(1.0, silver / cost) * min(1.0, (s.vp[seat] + 4.0) / (OFFICES[office].min_vp + 4.0))
                hope = 0.6 * gain * max(0.0, near)
                if hope > best:
                    second = best
                    best = hope
                elif hope > second:
                    second = hope
    return best + 0.3 * second


def cargo(s: Rio, seat: int) -> float:
    hold = s.hold(seat)
    at_sea = s.ship_back > s.turn
    if (at_sea and s.ship_back > s.last_turn) or (not at_sea and s.turn + 2 > s.last_turn):
        return 0.0
    value = 0.65 * (hold[STONE] + hold[WOOD]) + hold[FINE] * (SELL_VP[FINE] + 1.2)
    leaving = at_sea or s.fee_payer != NOBODY
    return (value + 1.7 * min(hold)) * (0.95 if leaving else 0.85)


def distance(a: int, b: int) -> int:
    return abs(a % COLUMNS - b % COLUMNS) + abs(a // COLUMNS - b // COLUMNS)


def war(s: Rio, seat: int) -> float:
    """The attacker wants to be near buildings, the defenders near smaller groups of enemies."""
    groups: list[tuple[int, int]] = []
    for space in range(SPACES):
        if s.stack[space] and top(s.stack[space]) == VIOLET:
            groups.append((space, SIZE[s.stack[space]]))
    if seat == s.attacker:
        return attackers_hope(s, groups)
    total = 0.0
    for space in range(SPACES):
        stack = s.stack[space]
        if stack and top(stack) != VIOLET:
            mine = count(stack, seat)
            if mine:
                total += 0.3 * mine
                near = 0.0
                for place, size in groups:
                    if SIZE[stack] >= size:
                        near = max(near, 2.0 * size / (1 + distance(space, place)))
                total += near
    return total - 0.2 * s.violet


def attackers_hope(s: Rio, groups: list[tuple[int, int]]) -> float:
    targets = [space for space in range(SPACES) if s.building[space] != NONE and not s.idle[space]]
    total = 0.0
    for i in waiting(s.camps):
        total += s.camps[i] * CAMP_SIZE[i] * 0.9 * nearest(s, EDGE_SPACE[CAMP_EDGE[i]], targets)
    for place, size in groups:
        total += size * nearest(s, place, targets)
    return total


def nearest(s: Rio, place: int, targets: list[int]) -> float:
    best = 0.2
    for space in targets:
        guarded = 0.5 if s.stack[space] else 1.0
        best = max(best, guarded * DESTRUCTION_VP[s.building[space]] / (2.0 + distance(place, space)))
    return best


assert SILVER == 3
