"""A compact view of a state for small networks: some seventy numbers for each seat, and the table they share.

Everything in Rio de la Plata is open, so nothing here depends on who looks but the order of the seats.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.ai.value import ROADS_TO_PLAZA
from ludoteca.games.rio_de_la_plata.board import DISTRICT_EDGES, DISTRICT_OF, DISTRICTS, SPACES
from ludoteca.games.rio_de_la_plata.constants import GOODS, HOUSE, HUT, KINDS, NONE
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    GRID_CELLS,
    MAJORS,
    OFFICES,
    PIT_ROW,
    PITS,
    SILVER_PER_VP,
)
from ludoteca.games.rio_de_la_plata.rules.city import around
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects
from ludoteca.games.rio_de_la_plata.rules.placement import OpenPlacement
from ludoteca.games.rio_de_la_plata.rules.scoring import district_value, office_vp
from ludoteca.games.rio_de_la_plata.stacks import count
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY
from ludoteca.kernel.features import Block, computed

MAX_SEATS: Final = 5
N_DISTRICTS: Final = len(DISTRICTS)
N_OFFICES: Final = len(OFFICES)
N_MAJORS: Final = len(MAJORS)
RING: Final = 6  # empty spaces by how many buildings stand around them
TURN_MARKS: Final = 6  # the last turns, one slot each
LONE: Final = 4
STATE_OF_SEAT: Final = 24
SEAT_SIZE: Final = STATE_OF_SEAT + 2 * N_DISTRICTS + KINDS + LONE + RING + N_OFFICES + 3 * N_MAJORS
TABLE_SIZE: Final = 26 + 4 * N_DISTRICTS + 3 * N_OFFICES + 6 * N_MAJORS + KINDS + 2 * MAX_SEATS


def flag(x: bool) -> float:
    return 1.0 if x else 0.0


def seats_in_order(s: Rio, seat: int) -> list[float]:
    """The block of every seat, the observer's first."""
    values = [district_value(s, d) for d in range(N_DISTRICTS)]
    worths = [office_vp(s, o) for o in range(N_OFFICES)]
    out: list[float] = []
    for r in range(MAX_SEATS):
        if r < s.seats:
            out += one_seat(s, (seat + r) % s.seats, values, worths)
        else:
            out += [0.0] * SEAT_SIZE
    return out


def one_seat(s: Rio, p: int, values: list[int], worths: list[int]) -> list[float]:
    city, house_points = in_the_city(s, p, values)
    offices, end = in_office(s, p, worths)
    stock = s.stock[p * GOODS : p * GOODS + GOODS]
    place = s.order.index(p)
    out = [1.0, s.vp[p] / 40.0, house_points / 20.0, end / 15.0]
    out.append((s.vp[p] + house_points + end + stock[3] // SILVER_PER_VP) / 40.0)
    for have in stock:
        out += [min(have, 12) / 6.0, flag(have > 0)]
    out += [s.hand[p] / 5.0, s.added[p] / 2.0, place / (s.seats - 1.0), flag(place == s.seats - 1), float(s.marks[p])]
    out += [s.fields_of[p] / 2.0, float(s.artisans_of[p]), float(s.quay_of[p])]
    hold = s.hold(p)
    out += [hold[0] / 3.0, hold[1] / 3.0, hold[2] / 3.0]
    return out + city + offices + on_grids(s, p)


def in_the_city(s: Rio, p: int, values: list[int]) -> tuple[list[float], int]:
    """Houses and huts by district, own workers by what they stand on, and room for squares in reach; the points of the
    houses."""
    houses = [0.0] * N_DISTRICTS
    huts = [0.0] * N_DISTRICTS
    busy = [0.0] * KINDS
    lone = [0.0] * LONE
    ring = [0.0] * RING
    points = 0
    building, owner, stack = s.building, s.owner, s.stack
    for space in range(SPACES):
        kind = building[space]
        if owner[space] == p:
            if kind == HUT:
                huts[DISTRICT_OF[space]] += 0.5
            elif kind == HOUSE:
                houses[DISTRICT_OF[space]] += 0.5
                points += max(0, 2 + values[DISTRICT_OF[space]])
        if stack[space]:
            mine = count(stack[space], p)
            if mine and kind == NONE:
                lone[min(mine, LONE - 1)] += 1.0
            elif mine:
                busy[kind] += float(mine)
    for space in s.reach[p]:
        if building[space] == NONE and DISTRICT_OF[space] >= 0:
            near = around(s, space)
            if near > 2:
                ring[min(near, RING - 1)] += 0.5
    return houses + huts + busy + lone + ring, points


def in_office(s: Rio, p: int, worths: list[int]) -> tuple[list[float], int]:
    """Offices owned (1) or claimed (0.5), and the points of those owned."""
    out = [0.0] * N_OFFICES
    end = 0
    for o in range(N_OFFICES):
        if s.office_owner[o] == p:
            out[o] = 1.0
            end += worths[o]
        elif s.claims[o] == p:
            out[o] = 0.5 if s.silver(p) >= OFFICES[o].cost and s.vp[p] >= OFFICES[o].min_vp else -0.5
    return out, end


def on_grids(s: Rio, p: int) -> list[float]:
    """For each grid own discs, their points, and debts."""
    out = [0.0] * (3 * N_MAJORS)
    for cell in range(CELLS):
        major = CELL_MAJOR[cell]
        if s.grid[cell] == p:
            out[3 * major] += 0.5
            out[3 * major + 1] += CELL_VP[cell] / 4.0
        if s.owing[cell] and s.placer[cell] == p:
            out[3 * major + 2] += 1.0
    return out


def table(s: Rio, seat: int) -> list[float]:
    """What the seats share: time, districts, offices for sale, grids, buildings, war and ship."""
    left = s.last_turn - s.turn
    out = [left / 20.0, min(left, TURN_MARKS) / TURN_MARKS]
    out += [flag(left == k) for k in range(TURN_MARKS)]
    for d in range(N_DISTRICTS):
        way = ROADS_TO_PLAZA[d]
        laid = len([r for r in way if s.roads[r]])
        edges = DISTRICT_EDGES[d]
        open_edges = len([e for e in edges if not s.walls[e]])
        out += [float(s.linked[d]), laid / len(way), district_value(s, d) / 4.0, open_edges / max(1, len(edges))]
    for o in range(N_OFFICES):
        free = s.office_owner[o] == NOBODY
        ready = s.silver(seat) >= OFFICES[o].cost and s.vp[seat] >= OFFICES[o].min_vp
        out += [flag(free), office_vp(s, o) / 10.0, flag(free and ready)]
    for m in range(N_MAJORS):
        out += one_grid(s, seat, m)
    out += [s.counts[kind] / 4.0 for kind in range(KINDS)]
    return out + pits(s, seat) + war_and_ship(s, seat)


def one_grid(s: Rio, seat: int, major: int) -> list[float]:
    cells = [c for c in GRID_CELLS[major] if s.usable[c]]
    free = [c for c in cells if s.grid[c] == NOBODY]
    top = max([CELL_VP[c] for c in free]) if free else 0
    owed = sum([s.owing[c] for c in cells])
    full = len(cells) - len(free)
    mine = flag(s.closer[major] == seat)
    return [full / max(1, len(cells)), min(len(free), 6) / 6.0, top / 3.0, float(owed), mine, flag(s.is_built(major))]


def pits(s: Rio, seat: int) -> list[float]:
    """Places taken in the two rows, and own ones."""
    out = [0.0] * 4
    for i in range(PITS):
        if s.pits[i] != NOBODY:
            out[i // PIT_ROW] += 0.2
        if s.pits[i] == seat:
            out[2 + i // PIT_ROW] += 0.5
    return out


def war_and_ship(s: Rio, seat: int) -> list[float]:
    war = s.at_war()
    away = s.ship_back - s.turn
    out = [s.foes[0] / 8.0, s.foes[1] / 8.0, s.wars / (2.0 * s.seats), flag(war), flag(s.attacker == seat)]
    out += [s.violet / 8.0, s.round / 5.0, s.quiet / 3.0] if war else [0.0, 0.0, 0.0]
    out += [s.aboard() / 10.0, flag(s.ship_back > s.turn), max(0, away) / 3.0, s.sticks / 60.0]
    out += [s.placed / 5.0, flag(s.fee_payer == seat)]
    order = [0.0] * (2 * MAX_SEATS)
    for step in s.agenda:
        if isinstance(step, OpenPlacement):
            order[(step.player - seat) % s.seats] = 1.0
        elif isinstance(step, CloseEffects):
            order[MAX_SEATS + (step.player - seat) % s.seats] = 1.0
    return out + order


def blocks() -> list[Block]:
    return [computed("seats", MAX_SEATS * SEAT_SIZE, seats_in_order), computed("table", TABLE_SIZE, table)]
