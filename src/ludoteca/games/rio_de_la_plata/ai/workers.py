"""What the workers on the board are about to bring, for the evaluation."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import (
    DISTRICT_OF,
    SPACES,
)
from ludoteca.games.rio_de_la_plata.constants import (
    CHURCH,
    FINE,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MINOR_KINDS,
    NONE,
    QUARRY,
    SQUARE,
    STONE,
    WALLS,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import (
    ARCHITECT,
    BISHOP,
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    DIG_PIT,
    FIELD_WORKERS,
    GENERAL,
    GOVERNOR,
    GRID_CELLS,
    GUNNER,
    HOUSE_VP,
    MAJORS,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    MINORS,
    OFFICES,
    PITS,
    ROAD_MASTER,
    SHIPOWNER,
)
from ludoteca.games.rio_de_la_plata.rules.city import ON_EMPTY, UPGRADES, around, tile_and_district_refusal, uses
from ludoteca.games.rio_de_la_plata.rules.scoring import district_value, office_vp
from ludoteca.games.rio_de_la_plata.stacks import count
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY

PENDING: Final = 0.1  # what is still to be done is worth a little less than what is done
HOPE: Final = 0.85  # of what workers on the board are about to bring
# What an office brings per turn besides its points at the end, in VP.
PER_TURN: Final[dict[int, float]] = {
    MASTER_STONECUTTER: 0.45, MASTER_CARPENTER: 0.45, MASTER_ARTISAN: 0.8, MASTER_MERCHANT: 0.85, SHIPOWNER: 0.4,
    ROAD_MASTER: 0.35, GENERAL: 0.3, GUNNER: 0.1, BISHOP: 0.25, ARCHITECT: 0.4, GOVERNOR: 0.3,
}  # fmt: skip
# The worth of a minor building to its builder, besides its printed points.
BUILDING_WORTH: Final = [2.4, 1.6, 1.2, 1.2, 2.2, 2.0, 0.8, 0.8, 0.8, 1.2, 2.0]


class PendingWork:
    """What the workers on the board will bring, as far as the goods reach: debts first, then constructions, then
    sales."""

    def __init__(self, s: Rio, seat: int, later: float) -> None:
        self.stone = s.has(seat, STONE)
        self.wood = s.has(seat, WOOD)
        self.fine = s.has(seat, FINE)
        self.silver = s.silver(seat)
        self.swaps = s.swaps[seat]
        self.works = 0.0
        self.workers = 0.0
        self.unpaid = 0
        self.singles = 0  # lone workers on empty spaces: one of them waits for a partner
        for dig in range(PITS):
            if s.pits[dig] == seat:
                self.workers -= PENDING
                if DIG_PIT[dig] == QUARRY:
                    self.stone += 1
                else:
                    self.wood += 1
        self.silver += s.fields_of[seat] // FIELD_WORKERS
        self.workers -= PENDING * (s.fields_of[seat] // FIELD_WORKERS)
        self.workers += 0.3 * (s.fields_of[seat] % FIELD_WORKERS) + 0.1 * min(s.added[seat], 2)
        self.buy(s, seat)
        self.pay_debts(s, seat)
        self.build(s, seat, later)
        refined = min(s.artisans_of[seat], self.stone + self.wood)
        self.workers += 0.3 * refined * later
        room = max(0, min(3 * s.quay_of[seat], s.capacity() - s.aboard()))
        loaded = min(room, self.fine)
        self.workers += 1.0 * loaded + 0.12 * min(room - loaded, self.stone + self.wood)

    def buy(self, s: Rio, seat: int) -> None:
        if seat in s.claims:
            office = s.claims.index(seat)
            if self.silver >= OFFICES[office].cost and s.vp[seat] >= OFFICES[office].min_vp:
                self.silver -= OFFICES[office].cost
                worth = office_vp(s, office) + PER_TURN.get(office, 0.3) * (s.last_turn - s.turn)
                self.workers += worth * 0.95
            else:
                self.workers -= 5.0

    def pay(self, stone: int, wood: int, fine: int) -> bool:
        """Take the goods if they are there, silver standing in for stone and wood."""
        units = max(0, stone - self.stone) + max(0, wood - self.wood)
        price = units * self.swaps + units * (units + 1) // 2
        if self.fine < fine or self.silver < price:
            return False
        self.stone = max(0, self.stone - stone)
        self.wood = max(0, self.wood - wood)
        self.fine -= fine
        self.silver -= price
        self.swaps += units
        return True

    def pay_debts(self, s: Rio, seat: int) -> None:
        for cell in range(CELLS):
            if s.owing[cell] and s.placer[cell] == seat:
                major = MAJORS[CELL_MAJOR[cell]]
                if CELL_MAJOR[cell] == WALLS:
                    paid = self.pay(0, 1, 0) if self.wood > self.stone else self.pay(1, 0, 0)
                else:
                    paid = self.pay(major.stone, major.wood, major.fine)
                if paid:
                    self.works += cell_worth(s, seat, cell) - PENDING
                else:
                    self.unpaid += 1

    def build(self, s: Rio, seat: int, later: float) -> None:
        for space in range(SPACES):
            stack = s.stack[space]
            if stack and not s.at_war():
                mine = count(stack, seat)
                if mine:
                    self.workers += self.city(s, seat, space, mine, later)

    def city(self, s: Rio, seat: int, space: int, mine: int, later: float) -> float:
        """The best use of the workers on one space."""
        here = s.building[space]
        worth = 0.0
        chosen = -1
        if space not in s.built and DISTRICT_OF[space] >= 0:
            for kind in ON_EMPTY if here == NONE else UPGRADES[here]:
                made = MINORS[kind]
                if mine < made.workers or tile_and_district_refusal(s, seat, space, kind) is not None:
                    continue
                if kind == SQUARE and around(s, space) < 5:
                    continue
                value = made.vp + BUILDING_WORTH[kind] * later
                if kind == HOUSE:
                    value += max(0, HOUSE_VP + district_value(s, DISTRICT_OF[space]))
                if value > worth and self.could_pay(made.stone, made.wood, made.fine):
                    worth = value
                    chosen = kind
        if chosen >= 0:
            made = MINORS[chosen]
            self.pay(made.stone, made.wood, made.fine)
            return worth * HOPE + 0.1 * (mine - made.workers)
        if here == NONE:
            self.singles += 1
            return (1.0 if self.singles == 1 else 0.1) * later
        if here == HUT:
            return 1.0 * later
        used = min(mine, uses(s, space))
        if used and here == CHURCH and self.silver >= used:
            self.silver -= used
            return 2.0 * used * HOPE
        if used and here in (MARKET, GUILD) and self.stone + self.wood >= used:
            self.silver += used * (1 if here == MARKET else 3)
            self.stone -= min(used, self.stone)
            return 0.05
        return 0.7 * used * later

    def could_pay(self, stone: int, wood: int, fine: int) -> bool:
        units = max(0, stone - self.stone) + max(0, wood - self.wood)
        return self.fine >= fine and self.silver >= units * self.swaps + units * (units + 1) // 2


def cell_worth(s: Rio, seat: int, cell: int) -> float:
    """A worker on a grid: its points weighed by how full the grid is, less what it costs to have the worker away."""
    major = CELL_MAJOR[cell]
    filled = 0
    cells = 0
    for other in GRID_CELLS[major]:
        if s.usable[other]:
            cells += 1
            if s.grid[other] != NOBODY:
                filled += 1
    share = filled / cells
    points = CELL_VP[cell] if s.grid[cell] == seat else 0.3
    closing = MAJORS[major].closing_bonus + 1.0 if filled == cells and s.closer[major] == seat else 0.0
    return points * (0.25 + 0.7 * share) + closing - 0.25 * (1.0 - share)


assert len(BUILDING_WORTH) == MINOR_KINDS
