"""The city as it stands: discs, buildings, walls and roads, and the small changes everything else is made of."""

from __future__ import annotations

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
from ludoteca.games.rio_de_la_plata.constants import HOUSE, HUT, KINDS, NONE
from ludoteca.games.rio_de_la_plata.data import STICKS
from ludoteca.games.rio_de_la_plata.fields import Fields
from ludoteca.games.rio_de_la_plata.stacks import COLOURS, count, discs, pile, pop, push, top
from ludoteca.kernel import NOBODY, changed


def place_in_count(district: int, kind: int) -> int:
    """Where `Town.local` counts the buildings of a kind in a district."""
    return district * KINDS + kind


class Town(Fields):
    """What the city is asked and how it changes."""

    def found_town(self) -> None:
        """setup.4: no building, no disc on the map or in a hand."""
        self.stack = [0] * SPACES
        self.hand = [0] * COLOURS
        self.building = [NONE] * SPACES
        self.owner = [NOBODY] * SPACES
        self.built = []
        self.used = []
        self.walls = [0] * EDGES
        self.roads = [0] * SEGMENTS
        self.sticks = STICKS
        self.linked = [0] * len(DISTRICTS)
        self.reach = [START_LINE.copy() for _ in range(self.seats)]
        self.counts = [0] * KINDS
        self.local = [0] * (len(DISTRICTS) * KINDS)
        self.homes = [0] * COLOURS

    # --- discs in the city

    def workers(self, space: int, seat: int) -> int:
        stack = self.stack[space]
        return 0 if stack == 0 else count(stack, seat)

    def put_disc(self, space: int, colour: int) -> None:
        self.hand[colour] -= 1
        self.stack[space] = push(self.stack[space], colour)

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
            stack = pop(stack)

    # --- buildings

    def replace_tiles(self) -> None:
        """Copies share the lists of buildings: they are replaced before they are changed."""
        self.building = self.building.copy()
        self.owner = self.owner.copy()
        self.counts = self.counts.copy()
        self.local = self.local.copy()
        self.homes = self.homes.copy()

    def erect(self, space: int, kind: int, owner: int = NOBODY) -> None:
        """A tile comes on the map; an upgrade replaces the tile that was there."""
        self.raze(space)
        self.replace_tiles()
        self.building[space] = kind
        self.owner[space] = owner
        self.counts[kind] += 1
        district = DISTRICT_OF[space]
        if district >= 0:
            self.local[place_in_count(district, kind)] += 1
        if kind in (HUT, HOUSE):
            self.homes[owner] += 1
            self.find_reach(owner)

    def raze(self, space: int) -> None:
        """The tile returns to the supply (combat.24). Roads and walls have no way back (combat.23)."""
        kind = self.building[space]
        if kind == NONE:
            return
        self.replace_tiles()
        owner = self.owner[space]
        self.building[space] = NONE
        self.owner[space] = NOBODY
        self.counts[kind] -= 1
        district = DISTRICT_OF[space]
        if district >= 0:
            self.local[place_in_count(district, kind)] -= 1
        if kind in (HUT, HOUSE):
            self.homes[owner] -= 1
            self.find_reach(owner)

    def find_reach(self, seat: int) -> None:
        """city.2, faq.2: beside or on own huts and houses, or on the Start Line, all game long."""
        spaces = set(START_LINE)
        for space, owner in enumerate(self.owner):
            if owner == seat:
                spaces.add(space)
                spaces.update(NEAR8[space])
        self.reach = self.reach.copy()  # copies share it
        self.reach[seat] = sorted(spaces)

    def derive(self) -> None:
        """What `erect`, `raze` and `lay_road` keep up to date."""
        self.counts = [0] * KINDS
        self.local = [0] * (len(DISTRICTS) * KINDS)
        self.homes = [0] * COLOURS
        for space, kind in enumerate(self.building):
            if kind != NONE:
                self.counts[kind] += 1
                if DISTRICT_OF[space] >= 0:
                    self.local[place_in_count(DISTRICT_OF[space], kind)] += 1
                if kind in (HUT, HOUSE):
                    self.homes[self.owner[space]] += 1
        self.linked = linked_districts(self.roads)
        self.reach = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            self.find_reach(seat)

    def house_beside(self, space: int, seat: int) -> bool:
        """city.17: an own house touches the space, corners included."""
        for near in NEAR8[space]:
            if self.owner[near] == seat and self.building[near] == HOUSE:
                return True
        return False

    def older_house_beside(self, space: int, seat: int) -> bool:
        """faq.7: an own house that was not built this turn touches the space."""
        for near in NEAR8[space]:
            if self.owner[near] == seat and self.building[near] == HOUSE and near not in self.built:
                return True
        return False

    def is_linked(self, space: int) -> bool:
        district = DISTRICT_OF[space]
        return district >= 0 and self.linked[district] == 1

    def in_district(self, district: int, kind: int) -> int:
        """How many buildings of a kind the district has."""
        return self.local[place_in_count(district, kind)]

    def has_in_district(self, space: int, kind: int) -> bool:
        district = DISTRICT_OF[space]
        return district >= 0 and self.in_district(district, kind) > 0

    def lay_road(self, road: int) -> None:
        self.roads = changed(self.roads, road, 1)
        self.sticks -= 1
        self.linked = linked_districts(self.roads)

    def lay_wall(self, edge: int) -> None:
        self.walls = changed(self.walls, edge, 1)
        self.sticks -= 1

    def open_edges(self) -> int:
        return EDGES - sum(self.walls)

    def free_sites(self) -> list[int]:
        """Where Palace or Cathedral may go: a free space beside the plaza, else in the place of any building there
        (ruling G9)."""
        free = [c for c in BESIDE_PLAZA if self.building[c] == NONE]
        return free if free else list(BESIDE_PLAZA)
