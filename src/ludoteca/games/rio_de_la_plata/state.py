"""The state of a game: flat lists of numbers. The city and what changes in it are in town.py, stacks of discs in
stacks.py."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.games.rio_de_la_plata.constants import CARGO_GOODS, GOODS, GRID_BUILDING, PORT, SILVER, WALLS
from ludoteca.games.rio_de_la_plata.data import CAPACITY, CELLS, GRID_CELLS, MAJORS, OFFICES, PITS
from ludoteca.games.rio_de_la_plata.town import Town
from ludoteca.kernel import NO_NUMBERS, NOBODY


class Rio(Town):
    """The city, the players, the major buildings, the ship, the offices and the war."""

    fields: ClassVar[tuple[str, ...]] = (
        "turn",
        "last_turn",
        "short",
        "levels",
        "count_bonus",
        "beginner_correction",
        "second_colour",
        "simultaneous",
        "in_order",
        "entry_any_round",
        "artisan_silver",
        "new_house_at_once",
        "order",
        "added",
        "marks",
        "wars",
        "stock",
        "vp",
        "hand",
        "stack",
        "building",
        "owner",
        "built",
        "used",
        "walls",
        "roads",
        "sticks",
        "linked",
        "usable",
        "grid",
        "owing",
        "placer",
        "closer",
        "standing",
        "pits",
        "fields_of",
        "artisans_of",
        "quay_of",
        "cargo",
        "ship_back",
        "fee_payer",
        "loads",
        "office_owner",
        "office_since",
        "claims",
        "power_used",
        "foes",
        "swaps",
        "spare",
        "placed",
        "shadow_placed",
        "reach",
        "counts",
        "local",
        "homes",
        "attacker",
        "enemy",
        "camps",
        "violet",
        "idle",
        "lead",
        "left",
        "fought",
        "boosted",
        "stacked",
        "round",
        "quiet",
        "struck",
        "refused",
    )
    derived: ClassVar[tuple[str, ...]] = ("linked", "reach", "counts", "local", "homes")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # the table's agreements
        self.short = False
        self.last_turn = 0
        self.levels: list[int] = NO_NUMBERS  # per seat: 0 beginner, 1 intermediate, 2 expert
        self.count_bonus = 0  # 0 off, 1 as written, 2 as in the printed example
        self.beginner_correction = 0
        self.second_colour = 0  # two players, war: 0 the shadow, 1 the attacker's own colour
        self.simultaneous = False
        self.entry_any_round = False  # war.14: attackers may wait outside from the first round on
        self.artisan_silver = False  # other.5: silver in place of stone or wood
        self.new_house_at_once = False  # faq.7: a house of this turn opens new buildings beside it
        self.in_order = False  # somebody wants this Effects phase played in turn order
        # time and order
        self.turn = 0
        self.order: list[int] = NO_NUMBERS
        self.added: list[int] = NO_NUMBERS  # workers on top of each player's order disc
        self.marks: list[int] = NO_NUMBERS  # 1: has attacked in this cycle of wars
        self.wars = 0
        self.foes: list[int] = NO_NUMBERS  # Indians and Corsairs on the adversary track, 0 = off it
        # players
        self.stock: list[int] = NO_NUMBERS  # seat * GOODS + good; gold coins are counted as silver (trade.5)
        self.vp: list[int] = NO_NUMBERS
        self.swaps: list[int] = NO_NUMBERS  # units of stone and wood paid in silver this turn
        self.spare: list[int] = NO_NUMBERS  # stone and wood the asked player wants to keep in the next payment
        self.placed = 0
        self.shadow_placed = False
        # major buildings
        self.usable: list[int] = NO_NUMBERS  # grid cells in play at this table
        self.grid: list[int] = NO_NUMBERS  # colour on each cell
        self.owing: list[int] = NO_NUMBERS  # 1: not yet paid
        self.placer: list[int] = NO_NUMBERS  # the player who put the disc there
        self.closer: list[int] = NO_NUMBERS  # per grid: who placed there last
        self.standing: list[int] = NO_NUMBERS  # Fort and Port, under their major number
        # other elements
        self.pits: list[int] = NO_NUMBERS
        self.fields_of: list[int] = NO_NUMBERS
        self.artisans_of: list[int] = NO_NUMBERS
        self.quay_of: list[int] = NO_NUMBERS
        self.cargo: list[int] = NO_NUMBERS  # per seat stone, wood and fine goods, see hold and stow
        self.ship_back = 0  # the turn of the return
        self.fee_payer = NOBODY
        self.loads = 0  # what the last quay worker used may still load
        self.office_owner: list[int] = NO_NUMBERS
        self.office_since: list[int] = NO_NUMBERS
        self.claims: list[int] = NO_NUMBERS
        self.power_used: list[int] = NO_NUMBERS  # the last turn an office's power of the turn was used
        # war
        self.attacker = NOBODY
        self.enemy = NOBODY
        self.camps: list[int] = NO_NUMBERS  # groups of attackers outside, see camps.py
        self.violet = 0  # attacking discs left
        self.lead: list[int] = NO_NUMBERS  # who leads the discs of each colour
        self.round = 0
        self.quiet = 0  # rounds in a row without a battle started by the attacker
        self.struck = False
        self.refused: list[int] = NO_NUMBERS  # proposals denied in this war turn

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
        o = Rio(self.seats)
        self.copy_base(o)
        self.copy_town(o)
        o.short = self.short
        o.last_turn = self.last_turn
        o.levels = self.levels
        o.count_bonus = self.count_bonus
        o.beginner_correction = self.beginner_correction
        o.second_colour = self.second_colour
        o.simultaneous = self.simultaneous
        o.in_order = self.in_order
        o.entry_any_round = self.entry_any_round
        o.artisan_silver = self.artisan_silver
        o.new_house_at_once = self.new_house_at_once
        o.turn = self.turn
        o.order = self.order.copy()
        o.added = self.added.copy()
        o.wars = self.wars
        o.stock = self.stock.copy()
        o.vp = self.vp.copy()
        o.swaps = self.swaps.copy()
        o.spare = self.spare.copy()
        o.placed = self.placed
        o.shadow_placed = self.shadow_placed
        o.grid = self.grid.copy()
        o.owing = self.owing.copy()
        o.placer = self.placer.copy()
        o.closer = self.closer.copy()
        o.pits = self.pits.copy()
        o.fields_of = self.fields_of.copy()
        o.artisans_of = self.artisans_of.copy()
        o.quay_of = self.quay_of.copy()
        o.cargo = self.cargo.copy()
        o.ship_back = self.ship_back
        o.fee_payer = self.fee_payer
        o.loads = self.loads
        o.claims = self.claims.copy()
        o.attacker = self.attacker
        o.enemy = self.enemy
        o.violet = self.violet
        o.round = self.round
        o.quiet = self.quiet
        o.struck = self.struck
        # Shared, because they change seldom: replaced as a whole, never written into.
        o.marks = self.marks
        o.foes = self.foes
        o.usable = self.usable
        o.standing = self.standing
        o.office_owner = self.office_owner
        o.office_since = self.office_since
        o.power_used = self.power_used
        o.lead = self.lead
        if self.at_war():  # in peace these lists are empty
            self.copy_war(o)
        return o

    def copy_war(self, o: Rio) -> None:
        o.idle = self.idle.copy()
        o.left = self.left.copy()
        o.fought = self.fought.copy()
        o.boosted = self.boosted.copy()
        o.stacked = self.stacked.copy()
        o.camps = self.camps.copy()
        o.refused = self.refused.copy()

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
