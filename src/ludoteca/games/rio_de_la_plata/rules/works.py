"""Major buildings: their grids, debts, completion and sites (major.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import EDGES, SEGMENTS, SPACES
from ludoteca.games.rio_de_la_plata.constants import FORT, GRID_BUILDING, NONE, ROADS, SILVER, STONE, WALLS, WOOD
from ludoteca.games.rio_de_la_plata.data import (
    CELL_DROPPED,
    CELL_MAJOR,
    CELL_PLAYERS,
    CELL_VP,
    CELLS,
    EQUAL_BEFORE,
    GRID_CELLS,
    MAJORS,
    UNPAID_VP,
)
from ludoteca.games.rio_de_la_plata.rules.city import send_homeless_home
from ludoteca.games.rio_de_la_plata.rules.payment import one_good_refusal, pay, pay_one_good, payment_refusal, price_of
from ludoteca.games.rio_de_la_plata.stacks import SHADOW
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Action, No, Step, changed

SITE_ACTIONS: Final = [Action("site", (c,)) for c in range(SPACES)]
WALL_ACTIONS: Final = [Action("wall", (e,)) for e in range(EDGES)]
ROAD_ACTIONS: Final = [Action("road", (r,)) for r in range(SEGMENTS)]
SETTLE: Final = [Action("settle", (c, CELL_MAJOR[c])) for c in range(CELLS)]


def grid_refusal(s: Rio, cell: int) -> No | None:
    """May any disc be placed on this cell?"""
    major = CELL_MAJOR[cell]
    if s.is_built(major):
        return No("already-built", "major.13", (major,))
    if not s.usable[cell]:
        if s.short and CELL_DROPPED[cell]:
            return No("cell-removed", "variant.3b", (cell,))
        return No("cell-reserved", "major.3", (cell, CELL_PLAYERS[cell]))
    if s.grid[cell] != NOBODY:
        return No("cell-taken", "major.2", (cell,))
    if s.grid_useless(major):
        return No("nothing-left-to-build", "major." + MAJORS[major].id, (major,))
    for other in EQUAL_BEFORE[cell]:  # of free cells with equal value the first stands for all
        if s.usable[other] and s.grid[other] == NOBODY:
            return No("equal-cell", "major.2", (other,))
    return None


def open_cells(s: Rio) -> list[int]:
    """The cells a disc may be placed on: of free cells with equal value the first stands for all."""
    out: list[int] = []
    grid = s.grid
    for major in range(len(MAJORS)):
        if s.is_built(major) or s.grid_useless(major):
            continue
        last = -1
        for cell in GRID_CELLS[major]:
            if grid[cell] == NOBODY and CELL_VP[cell] != last and s.usable[cell]:
                last = CELL_VP[cell]
                out.append(cell)
    return out


def put_on_grid(s: Rio, seat: int, cell: int, colour: int) -> None:
    """A disc on a cell; its cost may be settled at once or put off (major.6, log.1)."""
    major = CELL_MAJOR[cell]
    s.hand[colour] -= 1
    s.grid[cell] = colour
    s.placer[cell] = seat
    s.owing[cell] = 0 if major == ROADS else 1
    s.closer[major] = seat  # major.10: order of placing decides, not order of paying
    s.placed += 1
    if colour == SHADOW:
        s.shadow_placed = True
        s.tell("worked-shadow", "variant.2b", (seat, cell))
    else:
        s.tell("worked", "major.2", (seat, cell))


def debt_refusal(s: Rio, seat: int, cell: int) -> No | None:
    """Is there a debt of the seat on this cell? Of equal cells of a grid with equal discs the first stands for all
    (ruling E9)."""
    if not s.owing[cell] or s.placer[cell] != seat:
        return No("no-debt", "major.6", (cell,))
    for other in EQUAL_BEFORE[cell]:
        alike = s.grid[other] == s.grid[cell]  # a shadow disc is another matter
        if alike and s.owing[other] and s.placer[other] == seat:
            return No("equal-cell", "major.6", (other,))
    return None


def settle_refusal(s: Rio, seat: int, cell: int) -> No | None:
    """May the debt of this cell be paid with the goods the grid asks for (major.5)?"""
    no = debt_refusal(s, seat, cell)
    if no is not None:
        return no
    major = MAJORS[CELL_MAJOR[cell]]
    return payment_refusal(s, seat, major.stone, major.wood, major.fine, "major.5")


def settle(s: Rio, seat: int, cell: int) -> None:
    major = MAJORS[CELL_MAJOR[cell]]
    pay(s, seat, major.stone, major.wood, major.fine)
    s.owing[cell] = 0
    s.tell("settled", "major.6", (seat, cell))


def settle_wall_refusal(s: Rio, seat: int, cell: int, good: int) -> No | None:
    """major.5: a cell of the Walls costs 1 stone or 1 wood, or silver in its place."""
    no = debt_refusal(s, seat, cell)
    if no is not None:
        return no
    return one_good_refusal(s, seat, good, "major.5")


def settle_wall(s: Rio, seat: int, cell: int, good: int) -> None:
    pay_one_good(s, seat, good)
    s.owing[cell] = 0
    s.tell("settled", "major.6", (seat, cell))


def debt_explained(a: Action) -> bool:
    """Payments for cells without a debt, which are too many to list."""
    if a.verb == "settle":
        return len(a.args) == 2 and 0 <= a.args[0] < CELLS
    return (
        a.verb == "settle_wall" and len(a.args) == 3 and 0 <= a.args[0] < CELLS and a.args[1] in (STONE, WOOD, SILVER)
    )


def debt_candidates(s: Rio, seat: int) -> list[Action]:
    """Every way to pay every debt of the seat, affordable or not."""
    out: list[Action] = []
    for cell, owing in enumerate(s.owing):
        if owing and s.placer[cell] == seat:
            if CELL_MAJOR[cell] == WALLS:
                for good in (STONE, WOOD, SILVER):
                    out.append(Action("settle_wall", (cell, good, price_of(s, seat, good))))
            else:
                out.append(SETTLE[cell])
    return out


def owed(s: Rio, seat: int) -> int:
    n = 0
    for cell in range(CELLS):
        if s.owing[cell] and s.placer[cell] == seat:
            n += 1
    return n


def default_on_debts(s: Rio, seat: int) -> None:
    """major.7: a worker not paid for goes home, its cell is free again and its placer loses 3 VP."""
    for cell in range(CELLS):
        if s.owing[cell] and s.placer[cell] == seat:
            s.hand[s.grid[cell]] += 1
            s.grid[cell] = NOBODY
            s.owing[cell] = 0
            s.placer[cell] = NOBODY
            s.score(seat, -UNPAID_VP)
            s.tell("defaulted", "major.7", (seat, cell, UNPAID_VP))


def close_useless_grids(s: Rio) -> None:
    """parts.1: workers on a grid that can place nothing any more come home, without points or penalty (ruling G10).

    A full grid stays: it still scores when its last debt is paid.
    """
    for major in (WALLS, ROADS):
        if not s.grid_useless(major) or s.grid_full(major):
            continue
        n = 0
        for cell in GRID_CELLS[major]:
            if s.grid[cell] != NOBODY:
                s.hand[s.grid[cell]] += 1
                s.grid[cell] = NOBODY
                s.owing[cell] = 0
                s.placer[cell] = NOBODY
                n += 1
        if n:
            s.closer[major] = NOBODY
            s.tell("grid-closed", "parts.1", (major, n))


def is_complete(s: Rio, major: int) -> bool:
    """major.4: every open cell filled and paid."""
    return not s.is_built(major) and s.grid_full(major) and s.grid_paid(major)


def completions(s: Rio) -> list[Step[Rio]]:
    """major.12: what is completed now, in turn order of the completers."""
    done = [m for m in range(len(MAJORS)) if is_complete(s, m)]
    return [Complete(m) for seat in s.order for m in done if s.closer[m] == seat]


class Complete(Step[Rio]):
    """major.9: cells score, discs go home, the completer sites the building."""

    rule = "major.9"

    def __init__(self, major: int) -> None:
        self.major = major

    def run(self, s: Rio) -> None:
        major = MAJORS[self.major]
        seat = s.closer[self.major]
        s.tell("completed", "major.4", (seat, self.major))
        points = [0] * s.seats
        for cell in GRID_CELLS[self.major]:
            colour = s.grid[cell]
            if colour == NOBODY:
                continue
            if colour != SHADOW:  # variant.2c: shadow discs score nothing
                points[colour] += CELL_VP[cell]
            s.hand[colour] += 1
            s.grid[cell] = NOBODY
            s.placer[cell] = NOBODY
        for other in s.order:
            if points[other]:
                s.score(other, points[other])
                s.tell("completion-vp", self.rule, (other, points[other], self.major))
        if major.closing_bonus:  # major.11
            s.score(seat, major.closing_bonus)
            s.tell("closing-bonus", "major.11", (seat, major.closing_bonus, self.major))
        s.closer[self.major] = NOBODY
        if self.major == WALLS:
            s.then(LayWall(seat, major.pieces))
        elif self.major == ROADS:
            s.then(LayRoad(seat, major.pieces))
        elif self.major < FORT:
            s.then(SiteMajor(seat, self.major))
        else:
            s.standing = changed(s.standing, self.major, 1)  # major.fort, major.port: a fixed place


class SiteMajor(Step[Rio]):
    """Palace and Cathedral go beside the Plaza Mayor, where the completer chooses."""

    rule = "major.palace"

    def __init__(self, seat: int, major: int) -> None:
        self.seat = seat
        self.major = major

    def options(self, s: Rio) -> list[Action]:
        return [SITE_ACTIONS[c] for c in s.free_sites()]

    def take(self, s: Rio, a: Action) -> None:
        space = a.args[0]
        kind = GRID_BUILDING[self.major]
        if s.building[space] != NONE:
            s.tell("discarded", self.rule, (self.seat, s.building[space], space))
        s.send_home(s.stack[space])
        s.stack[space] = 0
        s.erect(space, kind)
        s.tell("sited", "major." + MAJORS[self.major].id, (self.seat, kind, space))
        send_homeless_home(s)


class LayWall(Step[Rio]):
    """Wall pieces on open perimeter edges, one at a time."""

    rule = "major.walls"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Rio) -> list[Action]:
        if self.n == 0 or s.sticks == 0:
            return []
        return [WALL_ACTIONS[e] for e in range(EDGES) if not s.walls[e]]

    def take(self, s: Rio, a: Action) -> None:
        s.lay_wall(a.args[0])
        s.tell("walled", self.rule, (self.seat, a.args[0]))
        close_useless_grids(s)
        s.then(LayWall(self.seat, self.n - 1))

    def run(self, s: Rio) -> None:
        if self.n:
            s.tell("none-to-lay", "parts.1", (self.seat, self.n, WALLS))


class LayRoad(Step[Rio]):
    """Road segments on borders between spaces, one at a time."""

    rule = "major.roads"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Rio) -> list[Action]:
        if self.n == 0 or s.sticks == 0:
            return []
        return [ROAD_ACTIONS[r] for r in range(SEGMENTS) if not s.roads[r]]

    def take(self, s: Rio, a: Action) -> None:
        before = s.linked
        s.lay_road(a.args[0])
        s.tell("paved", self.rule, (self.seat, a.args[0]))
        for district in range(len(before)):
            if s.linked[district] != before[district]:
                s.tell("linked", "major.roads_b", (district,))
        close_useless_grids(s)
        s.then(LayRoad(self.seat, self.n - 1))

    def run(self, s: Rio) -> None:
        if self.n:
            s.tell("none-to-lay", "parts.1", (self.seat, self.n, ROADS))
