"""The state of a game. Its fields are in fields.py, the city and what changes in it are in town.py, stacks of discs in
stacks.py."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.games.rio_de_la_plata.constants import CARGO_GOODS, GOODS, GRID_BUILDING, PORT, SILVER, WALLS
from ludoteca.games.rio_de_la_plata.data import CAPACITY, CELLS, GRID_CELLS, MAJORS, OFFICES, PITS
from ludoteca.games.rio_de_la_plata.town import Town
from ludoteca.kernel import NOBODY


class Rio(Town):
    """The city, the players, the major buildings, the ship, the offices and the war."""

    derived: ClassVar[tuple[str, ...]] = ("linked", "reach", "counts", "local", "homes")

    def clear(self) -> None:
        """setup.4: everything empty and in the Bank, before the set-up deals anything out."""
        n = self.seats
        self.found_town()
        self.order = list(range(n))
        self.added = [0] * n
        self.marks = [0] * n
        self.foes = [0, 0]
        self.stock = [0] * (n * GOODS)
        self.vp = [0] * n
        self.swaps = [0] * n
        self.spare = [0, 0]
        self.usable = [0] * CELLS
        self.grid = [NOBODY] * CELLS
        self.owing = [0] * CELLS
        self.placer = [NOBODY] * CELLS
        self.closer = [NOBODY] * len(MAJORS)
        self.standing = [0] * len(MAJORS)
        self.pits = [NOBODY] * PITS
        self.fields_of = [0] * n
        self.artisans_of = [0] * n
        self.quay_of = [0] * n
        self.cargo = [0] * (n * CARGO_GOODS)
        self.office_owner = [NOBODY] * len(OFFICES)
        self.office_since = [0] * len(OFFICES)
        self.claims = [NOBODY] * len(OFFICES)
        self.power_used = [0] * len(OFFICES)
        self.refused = []

    def copy(self) -> Rio:
        o = Rio(self.seats, self)
        self.copy_base(o)
        return o

    # --- stocks and points

    def has(self, seat: int, good: int) -> int:
        return self.stock[seat * GOODS + good]

    def gain(self, seat: int, good: int, n: int) -> None:
        self.stock[seat * GOODS + good] += n

    def silver(self, seat: int) -> int:
        return self.stock[seat * GOODS + SILVER]

    def score(self, seat: int, n: int) -> None:
        self.vp[seat] += n

    # --- major buildings

    def free_cells(self, major: int) -> list[int]:
        return [c for c in GRID_CELLS[major] if self.grid[c] == NOBODY and self.usable[c] == 1]

    def grid_full(self, major: int) -> bool:
        for cell in GRID_CELLS[major]:
            if self.usable[cell] and self.grid[cell] == NOBODY:
                return False
        return True

    def grid_paid(self, major: int) -> bool:
        for cell in GRID_CELLS[major]:
            if self.owing[cell]:
                return False
        return True

    def is_built(self, major: int) -> bool:
        """Palace, Cathedral, Fort and Port exist once (major.13)."""
        if major < len(GRID_BUILDING):
            return self.counts[GRID_BUILDING[major]] > 0
        return self.standing[major] == 1

    def grid_useless(self, major: int) -> bool:
        """Walls and Roads need pieces and room (ruling G10)."""
        if major < WALLS:
            return False
        return self.sticks == 0 or (major == WALLS and self.open_edges() == 0)

    # --- ship and offices

    def capacity(self) -> int:
        """ship.9, faq.14: one hold for all."""
        return CAPACITY[self.seats]

    def hold(self, seat: int) -> list[int]:
        """The stone, wood and fine goods a seat has aboard."""
        return self.cargo[seat * CARGO_GOODS : (seat + 1) * CARGO_GOODS]

    def stow(self, seat: int, good: int) -> None:
        self.cargo[seat * CARGO_GOODS + good] += 1

    def aboard(self) -> int:
        return sum(self.cargo)

    def ship_here(self) -> bool:
        """ship.1, ship.10, faq.16: the Port stands and the ship neither is at sea nor returns this turn."""
        return self.standing[PORT] == 1 and self.turn > self.ship_back

    def has_claim(self, seat: int) -> bool:
        for claimant in self.claims:
            if claimant == seat:
                return True
        return False

    def wields(self, seat: int, office: int) -> bool:
        """office.5: powers work from the turn after the purchase."""
        return self.office_owner[office] == seat and self.office_since[office] < self.turn

    # --- war

    def at_war(self) -> bool:
        return self.attacker != NOBODY

    def defenders(self) -> list[int]:
        """The defending players in turn order."""
        return [seat for seat in self.order if seat != self.attacker]
