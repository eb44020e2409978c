"""What a seat has in the base policy of Rio de la Plata, and what a building on a space is worth to it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import DISTRICT_OF, DISTRICTS, EDGES_OF_SPACE, NEAR8, SPACES
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CARPENTER,
    CHURCH,
    FINE,
    FOREST,
    GARDEN,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MONUMENT,
    NONE,
    SQUARE,
    STONE,
    STONECUTTER,
    WALLS,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    CELLS,
    DIG_PIT,
    HOME_TILES,
    MAJORS,
    MASTER_CARPENTER,
    MASTER_STONECUTTER,
    MINORS,
    OFFICES,
    PITS,
    PLACED_PER_TURN,
)
from ludoteca.games.rio_de_la_plata.rules.city import around, tile_and_district_refusal, uses
from ludoteca.games.rio_de_la_plata.rules.scoring import PRODUCTIVE, district_value
from ludoteca.games.rio_de_la_plata.stacks import count
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY

SQUARE_NEEDS: Final = 5
GROWTH: Final = 2.5  # what a district is still expected to gain, early in the game


class Household:
    """What a seat has, and what is left of its goods once the workers already placed have been paid for."""

    def __init__(self, s: Rio, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = s.last_turn - s.turn
        self.hands = min(PLACED_PER_TURN - s.placed, s.hand[seat])
        self.stone = s.has(seat, STONE)
        self.wood = s.has(seat, WOOD)
        self.fine = s.has(seat, FINE)
        self.silver = s.silver(seat)
        self.homes_in = [0] * len(DISTRICTS)
        self.huts = 0
        self.homes = 0
        self.pair_at = -1  # an empty space with one own worker
        self.own: list[int] = []  # spaces with own workers
        for space in range(SPACES):
            if s.owner[space] == seat:
                self.homes += 1
                self.homes_in[DISTRICT_OF[space]] += 1
                if s.building[space] == HUT:
                    self.huts += 1
            if s.stack[space] and count(s.stack[space], seat):
                self.own.append(space)
        self.district = self.best_district()
        self.count_income()
        self.reserve()

    def best_district(self) -> int:
        """The district with the most own homes; before there is one, the one with the fewest homes of others."""
        s = self.s
        if self.homes:
            return self.homes_in.index(max(self.homes_in))
        taken = [0] * len(DISTRICTS)
        for space in range(SPACES):
            if DISTRICT_OF[space] >= 0 and (s.owner[space] != NOBODY or s.stack[space]):
                taken[DISTRICT_OF[space]] += 1
        inner = [d for d in range(len(DISTRICTS)) if not DISTRICTS[d].perimeter]
        return min(inner, key=lambda d: taken[d])

    def count_income(self) -> None:
        s, seat = self.s, self.seat
        for dig in range(PITS):
            if s.pits[dig] == seat:
                if DIG_PIT[dig] == FOREST:
                    self.wood += 1
                else:
                    self.stone += 1
        self.stone += 1 if s.wields(seat, MASTER_STONECUTTER) else 0
        self.wood += 1 if s.wields(seat, MASTER_CARPENTER) else 0
        for space in self.own:
            n = count(s.stack[space], seat)
            if s.building[space] == STONECUTTER:
                self.stone += 2 * min(n, uses(s, space)) if self.stone else 0
            elif s.building[space] == CARPENTER:
                self.wood += 2 * min(n, uses(s, space)) if self.wood else 0

    def reserve(self) -> None:
        s, seat = self.s, self.seat
        for cell in range(CELLS):
            if s.owing[cell] and s.placer[cell] == seat:
                major = MAJORS[CELL_MAJOR[cell]]
                if CELL_MAJOR[cell] == WALLS:
                    if self.stone > self.wood:
                        self.stone -= 1
                    else:
                        self.wood -= 1
                self.stone -= major.stone
                self.wood -= major.wood
                self.fine -= major.fine
        for space in self.own:
            n = count(s.stack[space], seat)
            kind = self.purpose(space, n)
            if kind >= 0:
                self.spend(kind)
            elif s.building[space] == NONE and n == 1:
                self.pair_at = space
        crafted = min(s.artisans_of[seat], max(0, self.stone) + max(0, self.wood))
        self.fine += crafted
        for _ in range(crafted):
            if self.stone > self.wood:
                self.stone -= 1
            else:
                self.wood -= 1
        if seat in s.claims:
            self.silver -= OFFICES[s.claims.index(seat)].cost

    def spend(self, kind: int) -> None:
        self.stone -= MINORS[kind].stone
        self.wood -= MINORS[kind].wood
        self.fine -= MINORS[kind].fine

    def can_pay(self, kind: int) -> bool:
        made = MINORS[kind]
        return self.stone >= made.stone and self.wood >= made.wood and self.fine >= made.fine

    def purpose(self, space: int, workers: int) -> int:
        """The best building that so many workers can make here with the goods that are left, -1: none."""
        best, worth = -1, 0.0
        for kind in self.possible(space):
            if MINORS[kind].workers <= workers and self.can_pay(kind):
                value = self.building_worth(space, kind)
                if value > worth:
                    best, worth = kind, value
        return best

    def possible(self, space: int) -> list[int]:
        """What may stand here, goods and workers aside."""
        s = self.s
        here = s.building[space]
        if space in s.built or DISTRICT_OF[space] < 0:
            return []
        if here == NONE:
            kinds = [HUT, STONECUTTER, CARPENTER, MARKET, CHURCH, BARRACKS]
            if around(s, space) >= SQUARE_NEEDS:
                kinds.append(SQUARE)
        elif here == HUT:
            kinds = [HOUSE] if s.owner[space] == self.seat else []
        elif here == SQUARE:
            kinds = [MONUMENT, GARDEN]
        elif here == MARKET:
            kinds = [GUILD]
        else:
            kinds = []
        return [k for k in kinds if tile_and_district_refusal(s, self.seat, space, k) is None]

    def building_worth(self, space: int, kind: int) -> float:
        """In VP, without what it costs."""
        s = self.s
        district = DISTRICT_OF[space]
        mine = self.homes_in[district]
        late = self.left / max(1, s.last_turn)
        if kind == HOUSE:
            return max(0.0, 2.0 + district_value(s, district) + GROWTH * late * (1.0 if mine > 2 else 0.3)) + 0.8 * late
        if kind == HUT:
            return self.hut_worth(space)
        if kind in (STONECUTTER, CARPENTER):
            return self.factory_worth(space, kind)
        if kind == MARKET:
            return 0.35 * self.left - self.spoils(district) - 2.0 if not self.has_near(kind, GUILD) else 0.0
        if kind == GUILD:
            return 0.9 * self.left
        if kind == CHURCH and self.near_home(space):
            return 3.0 + mine + 0.4 * self.left
        return MINORS[kind].vp + (mine if kind != SQUARE else 1.0 + 0.5 * late * mine)

    def hut_worth(self, space: int) -> float:
        """A hut is half a house; huts that close a ring around an empty space make room for a square."""
        s = self.s
        if self.left < 2 or self.homes >= HOME_TILES or s.homes[self.seat] >= HOME_TILES:
            return 0.0
        late = self.left / max(1, s.last_turn)
        district = DISTRICT_OF[space]
        worth = 1.2 + 0.5 * district_value(s, district) + 1.6 * late
        worth += 0.7 if district == self.district else -0.8
        if around(s, space) >= 4:
            worth -= 1.5  # better kept free for a square
        ring = 0
        for near in NEAR8[space]:
            if s.building[near] == NONE and DISTRICT_OF[near] >= 0:
                ring = max(ring, around(s, near))
        worth += 0.15 * min(ring, SQUARE_NEEDS - 1)
        return worth - 0.3 * len([e for e in EDGES_OF_SPACE[space] if not s.walls[e]])

    def factory_worth(self, space: int, kind: int) -> float:
        if self.has_near(kind, kind) or not self.near_home(space):
            return 0.0
        return 0.7 * self.left - self.spoils(DISTRICT_OF[space])

    def spoils(self, district: int) -> float:
        """What a further productive building takes from the houses of the district."""
        productive = 0
        for kind in PRODUCTIVE:
            productive += self.s.in_district(district, kind)
        return float(max(self.homes_in[district], 5 if district == self.district else 0)) if productive else 0.0

    def has_near(self, kind: int, other: int) -> bool:
        """Does a building of either kind stand where an own house opens it?"""
        s = self.s
        for space in range(SPACES):
            if s.building[space] in (kind, other) and s.house_beside(space, self.seat):
                return True
        return False

    def near_home(self, space: int) -> bool:
        for near in NEAR8[space]:
            if self.s.owner[near] == self.seat:
                return True
        return False
