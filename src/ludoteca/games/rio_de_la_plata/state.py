"""The state of a game: flat lists of numbers, and the small changes everything else is made of."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.rio_de_la_plata.board import (
    BESIDE_PLAZA,
    DISTRICT_OF,
    DISTRICTS,
    EDGES,
    NEAR8,
    SEGMENTS,
    SPACES,
    START_LINE,
    linked_districts,
)
from ludoteca.games.rio_de_la_plata.data import (
    CAPACITY,
    CELLS,
    FORT,
    GOODS,
    GRID_CELLS,
    HOUSE,
    HUT,
    KINDS,
    MAJORS,
    NONE,
    OFFICES,
    PITS,
    PORT,
    SILVER,
    STICKS,
    WALLS,
)
from ludoteca.kernel import NOBODY, Table

COLOURS: Final = 6  # five players and the shadow of the two-player game
SHADOW: Final = 5
VIOLET: Final = 6

# A stack of up to three discs is one number, its discs as digits in base 8 from bottom to top; digit = colour + 1.
BASE: Final = 8
SIZE: Final[list[int]] = [0] + [1] * 7 + [2] * 56 + [3] * 448
VIOLETS: Final = [0, 7, 63, 511]  # one, two or three enemy discs


def discs(stack: int) -> list[int]:
    """The colours of a stack, from the bottom."""
    out: list[int] = []
    while stack:
        out.insert(0, stack % BASE - 1)
        stack //= BASE
    return out


def top(stack: int) -> int:
    return stack % BASE - 1


def count(stack: int, colour: int) -> int:
    n = 0
    while stack:
        if stack % BASE == colour + 1:
            n += 1
        stack //= BASE
    return n


def pile(colours: list[int]) -> int:
    stack = 0
    for colour in colours:
        stack = stack * BASE + colour + 1
    return stack


def uniform(stack: int) -> bool:
    """Whether all discs of the stack have one colour."""
    return stack % BASE * (1, 1, 9, 73)[SIZE[stack]] == stack


class Rio(Table):
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
        "round",
        "quiet",
        "struck",
        "refused",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # the table's agreements
        self.short = False
        self.last_turn = 0
        self.levels: list[int] = []  # per seat: 0 beginner, 1 intermediate, 2 expert
        self.count_bonus = 0  # 0 off, 1 as written, 2 as in the printed example
        self.beginner_correction = 0
        self.second_colour = 0  # two players, war: 0 the shadow, 1 the attacker's own colour
        self.simultaneous = False
        self.in_order = False  # somebody wants this Effects phase played in turn order
        # time and order
        self.turn = 0
        self.order: list[int] = []
        self.added: list[int] = []  # workers on top of each player's order disc
        self.marks: list[int] = []  # 1: has attacked in this cycle of wars
        self.wars = 0
        self.foes: list[int] = []  # Indians and Corsairs on the adversary track, 0 = off it
        # players
        self.stock: list[int] = []  # seat * GOODS + good; gold coins are counted as silver (trade.5)
        self.vp: list[int] = []
        self.hand: list[int] = []  # discs in hand per colour
        self.swaps: list[int] = []  # units of stone and wood paid in silver this turn
        self.spare: list[int] = []  # stone and wood the asked player wants to keep in the next payment
        self.placed = 0
        self.shadow_placed = False
        # the city
        self.stack: list[int] = []
        self.building: list[int] = []
        self.owner: list[int] = []
        self.built: list[int] = []  # spaces with a construction made this turn
        self.used: list[int] = []  # spaces activated this turn, once per activation
        self.walls: list[int] = []
        self.roads: list[int] = []
        self.sticks = 0
        self.linked: list[int] = []
        self.reach: list[list[int]] = []  # per seat: the Start Line and the spaces at own huts and houses
        self.counts: list[int] = []  # buildings on the map per kind
        self.local: list[int] = []  # district * KINDS + kind
        self.homes: list[int] = []  # hut and house tiles on the map per colour
        # major buildings
        self.usable: list[int] = []  # grid cells in play at this table
        self.grid: list[int] = []  # colour on each cell
        self.owing: list[int] = []  # 1: not yet paid
        self.placer: list[int] = []  # the player who put the disc there
        self.closer: list[int] = []  # per grid: who placed there last
        self.standing: list[int] = []  # Fort and Port, under their major number
        # other elements
        self.pits: list[int] = []
        self.fields_of: list[int] = []
        self.artisans_of: list[int] = []
        self.quay_of: list[int] = []
        self.cargo: list[int] = []  # seat * 3 + good
        self.ship_back = 0  # the turn of the return
        self.fee_payer = NOBODY
        self.loads = 0  # what the last quay worker used may still load
        self.office_owner: list[int] = []
        self.office_since: list[int] = []
        self.claims: list[int] = []
        self.power_used: list[int] = []  # the last turn an office's power of the turn was used
        # war
        self.attacker = NOBODY
        self.enemy = NOBODY
        self.camps: list[int] = []  # edge * 3 + size - 1: groups waiting outside
        self.violet = 0  # attacking discs left
        self.idle: list[int] = []  # inactive workers of the attacker per space
        self.lead: list[int] = []  # who leads the discs of each colour
        self.left: list[int] = []  # steps the group on a space may still make
        self.fought: list[int] = []
        self.boosted: list[int] = []
        self.round = 0
        self.quiet = 0  # rounds in a row without a battle started by the attacker
        self.struck = False
        self.refused: list[int] = []  # proposals denied in this war turn

    def clear(self) -> None:
        """setup.4: everything empty and in the Bank, before the set-up deals anything out."""
        n = self.seats
        self.order = list(range(n))
        self.added = [0] * n
        self.marks = [0] * n
        self.foes = [0, 0]
        self.stock = [0] * (n * GOODS)
        self.vp = [0] * n
        self.hand = [0] * COLOURS
        self.swaps = [0] * n
        self.spare = [0, 0]
        self.stack = [0] * SPACES
        self.building = [NONE] * SPACES
        self.owner = [NOBODY] * SPACES
        self.walls = [0] * EDGES
        self.roads = [0] * SEGMENTS
        self.sticks = STICKS
        self.linked = [0] * len(DISTRICTS)
        self.reach = [START_LINE.copy() for _ in range(n)]
        self.counts = [0] * KINDS
        self.local = [0] * (len(DISTRICTS) * KINDS)
        self.homes = [0] * COLOURS
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
        self.cargo = [0] * (n * 3)
        self.office_owner = [NOBODY] * len(OFFICES)
        self.office_since = [0] * len(OFFICES)
        self.claims = [NOBODY] * len(OFFICES)
        self.power_used = [0] * len(OFFICES)

    def copy(self) -> Rio:
        o = Rio(self.seats)
        self.copy_base(o)
        o.short = self.short
        o.last_turn = self.last_turn
        o.levels = self.levels
        o.count_bonus = self.count_bonus
        o.beginner_correction = self.beginner_correction
        o.second_colour = self.second_colour
        o.simultaneous = self.simultaneous
        o.in_order = self.in_order
        o.turn = self.turn
        o.order = self.order.copy()
        o.added = self.added.copy()
        o.marks = self.marks.copy()
        o.wars = self.wars
        o.foes = self.foes.copy()
        o.stock = self.stock.copy()
        o.vp = self.vp.copy()
        o.hand = self.hand.copy()
        o.swaps = self.swaps.copy()
        o.spare = self.spare.copy()
        o.placed = self.placed
        o.shadow_placed = self.shadow_placed
        o.stack = self.stack.copy()
        o.building = self.building.copy()
        o.owner = self.owner.copy()
        o.built = self.built.copy()
        o.used = self.used.copy()
        o.walls = self.walls.copy()
        o.roads = self.roads.copy()
        o.sticks = self.sticks
        o.linked = self.linked  # replaced as a whole, never written into
        o.reach = self.reach.copy()  # likewise its lists
        o.counts = self.counts.copy()
        o.local = self.local.copy()
        o.homes = self.homes.copy()
        o.usable = self.usable
        o.grid = self.grid.copy()
        o.owing = self.owing.copy()
        o.placer = self.placer.copy()
        o.closer = self.closer.copy()
        o.standing = self.standing.copy()
        o.pits = self.pits.copy()
        o.fields_of = self.fields_of.copy()
        o.artisans_of = self.artisans_of.copy()
        o.quay_of = self.quay_of.copy()
        o.cargo = self.cargo.copy()
        o.ship_back = self.ship_back
        o.fee_payer = self.fee_payer
        o.loads = self.loads
        o.office_owner = self.office_owner.copy()
        o.office_since = self.office_since.copy()
        o.claims = self.claims.copy()
        o.power_used = self.power_used.copy()
        o.attacker = self.attacker
        o.enemy = self.enemy
        o.camps = self.camps.copy()
        o.violet = self.violet
        o.idle = self.idle.copy()
        o.lead = self.lead
        o.left = self.left.copy()
        o.fought = self.fought.copy()
        o.boosted = self.boosted.copy()
        o.round = self.round
        o.quiet = self.quiet
        o.struck = self.struck
        o.refused = self.refused.copy()
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

    # --- discs in the city

    def workers(self, space: int, seat: int) -> int:
        stack = self.stack[space]
        return 0 if stack == 0 else count(stack, seat)

    def put_disc(self, space: int, colour: int) -> None:
        self.hand[colour] -= 1
        self.stack[space] = self.stack[space] * BASE + colour + 1

    def take_discs(self, space: int, colour: int, n: int) -> None:
        """Send n discs of a colour home, from the top of the stack."""
        colours = discs(self.stack[space])
        for i in range(len(colours) - 1, -1, -1):
            if n > 0 and colours[i] == colour:
                del colours[i]
                self.hand[colour] += 1
                n -= 1
        self.stack[space] = pile(colours)

    def send_home(self, stack: int) -> None:
        while stack:
            self.hand[top(stack)] += 1
            stack //= BASE

    # --- buildings

    def erect(self, space: int, kind: int, owner: int = NOBODY) -> None:
        """A tile comes on the map; an upgrade replaces the tile that was there."""
        self.raze(space)
        self.building[space] = kind
        self.owner[space] = owner
        self.counts[kind] += 1
        district = DISTRICT_OF[space]
        if district >= 0:
            self.local[district * KINDS + kind] += 1
        if kind in (HUT, HOUSE):
            self.homes[owner] += 1
            self.find_reach(owner)

    def raze(self, space: int) -> None:
        """The tile returns to the supply (combat.24). Roads and walls have no way back (combat.23)."""
        kind = self.building[space]
        if kind == NONE:
            return
        owner = self.owner[space]
        self.building[space] = NONE
        self.owner[space] = NOBODY
        self.counts[kind] -= 1
        district = DISTRICT_OF[space]
        if district >= 0:
            self.local[district * KINDS + kind] -= 1
        if kind in (HUT, HOUSE):
            self.homes[owner] -= 1
            self.find_reach(owner)

    def find_reach(self, seat: int) -> None:
        """city.2, faq.2: beside or on own huts and houses, or on the Start Line, all game long."""
        spaces = set(START_LINE)
        for space in range(SPACES):
            if self.owner[space] == seat:
                spaces.add(space)
                spaces.update(NEAR8[space])
        self.reach[seat] = sorted(spaces)

    def house_beside(self, space: int, seat: int) -> bool:
        """city.17: an own house touches the space, corners included."""
        for near in NEAR8[space]:
            if self.owner[near] == seat and self.building[near] == HOUSE:
                return True
        return False

    def is_linked(self, space: int) -> bool:
        district = DISTRICT_OF[space]
        return district >= 0 and self.linked[district] == 1

    def has_in_district(self, space: int, kind: int) -> bool:
        district = DISTRICT_OF[space]
        return district >= 0 and self.local[district * KINDS + kind] > 0

    def lay_road(self, road: int) -> None:
        self.roads[road] = 1
        self.sticks -= 1
        self.linked = linked_districts(self.roads)

    def lay_wall(self, edge: int) -> None:
        self.walls[edge] = 1
        self.sticks -= 1

    def open_edges(self) -> int:
        return EDGES - sum(self.walls)

    # --- major buildings

    def free_cells(self, major: int) -> list[int]:
        return [c for c in GRID_CELLS[major] if self.usable[c] and self.grid[c] == NOBODY]

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
        """Palace, Cathedral, Fort and Port exist once (major.13); Palace and Cathedral have the first two major numbers."""
        if major < FORT:
            return self.counts[KINDS - 2 + major] > 0
        return self.standing[major] == 1

    def grid_useless(self, major: int) -> bool:
        """Walls and Roads need pieces and room (ruling G10)."""
        if major < WALLS:
            return False
        return self.sticks == 0 or (major == WALLS and self.open_edges() == 0)

    def free_sites(self) -> list[int]:
        """Where Palace or Cathedral may go: a free space beside the plaza, else one with a minor building (ruling G9)."""
        free = [c for c in BESIDE_PLAZA if self.building[c] == NONE]
        if free:
            return free
        return [c for c in BESIDE_PLAZA if self.building[c] < KINDS - 2]

    # --- ship and offices

    def capacity(self) -> int:
        """ship.9, faq.14: one hold for all."""
        return CAPACITY[self.seats]

    def aboard(self) -> int:
        return sum(self.cargo)

    def ship_here(self) -> bool:
        """ship.1, ship.10, faq.16: the Port stands and the ship neither is at sea nor returns this turn."""
        return self.standing[PORT] == 1 and self.turn > self.ship_back

    def wields(self, seat: int, office: int) -> bool:
        """office.5: powers work from the turn after the purchase."""
        return self.office_owner[office] == seat and self.office_since[office] < self.turn

    # --- war

    def at_war(self) -> bool:
        return self.attacker != NOBODY

    def defenders(self) -> list[int]:
        """The defending players in turn order."""
        return [seat for seat in self.order if seat != self.attacker]
