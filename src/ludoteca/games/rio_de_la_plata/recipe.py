"""Rules of thumb for Rio de la Plata, without any look ahead: one number for each choice, the highest is played.

The plan: many homes in one district, linked by road and adorned with a church, squares and what can be made of them.
Workers without a better use complete the roads, which cost no goods. Offices are bought as soon as they can be paid. In
war, attackers come alone and go for the nearest building; defenders meet every group they can destroy.
"""

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
    ROADS,
    SILVER,
    SQUARE,
    STONE,
    STONECUTTER,
    WALLS,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    DIG_PIT,
    GENERAL,
    HOME_TILES,
    MAJORS,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    MINORS,
    OFFICES,
    PITS,
    PLACED_PER_TURN,
    ROAD_MASTER,
)
from ludoteca.games.rio_de_la_plata.evaluate import ROADS_TO_PLAZA
from ludoteca.games.rio_de_la_plata.recipe_war import prefer_in_war
from ludoteca.games.rio_de_la_plata.rules.city import around, tile_and_district_refusal, uses
from ludoteca.games.rio_de_la_plata.rules.scoring import PRODUCTIVE, district_value, office_vp
from ludoteca.games.rio_de_la_plata.stacks import count
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, Action

NEVER: Final = -100.0
SQUARE_NEEDS: Final = 5
GOOD_VP: Final = 0.55  # what a stone or a piece of wood is worth
ENOUGH: Final = 7  # more stone or wood than this is not gathered
GROWTH: Final = 2.5  # what a district is still expected to gain, early in the game
# Effects in this order; what is not named comes after them.
EFFECT_ORDER: Final = {
    "harvest": 60.0, "gather": 59.0, "merchant": 58.0, "free_road": 57.0, "free_wall": 56.0, "buy": 50.0,
    "settle": 46.0,
    "settle_wall": 45.0, "refine": 30.0, "load": 20.0, "done": 0.0, "spare": NEVER,
}  # fmt: skip
INCOME_VP: Final[dict[int, float]] = {
    MASTER_STONECUTTER: 0.6, MASTER_CARPENTER: 0.6, MASTER_ARTISAN: 0.9, MASTER_MERCHANT: 0.9, ROAD_MASTER: 0.5,
    GENERAL: 0.2,
}  # fmt: skip


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


def prefer(s: Rio, seat: int, options: list[Action]) -> list[float]:
    """One number for each choice of the seat."""
    if s.at_war():
        return prefer_in_war(s, seat, options)
    step = type(s.front[0]).__name__
    house = Household(s, seat)
    if step == "PlaceTurn":
        return [placing(house, a) for a in options]
    if step == "EffectsTurn":
        return [effect(house, a) for a in options]
    return [other_choice(house, a) for a in options]


# --- placing workers: VP for each worker, and nothing below the worth of a worker in hand


def placing(house: Household, a: Action) -> float:
    s, seat = house.s, house.seat
    verb = a.verb
    if verb == "claim":
        return claim(house, a.args[0])
    if verb == "place":
        return place(house, a.args[0])
    if verb == "work":
        return grid(house, a.args[0])
    if verb == "dig":
        have = house.stone if a.args[0] != FOREST else house.wood
        return good_worth(house, have) / a.args[1]
    if verb == "till":
        pairs = house.hands >= 2 or s.fields_of[seat] % 2 == 1
        return (0.45 if s.fields_of[seat] % 2 == 1 else 0.3) if pairs else 0.02
    if verb == "craft":
        goods = house.stone + house.wood
        return 0.9 if wants_fine(house) and goods >= 4 and house.fine < 2 else 0.01
    if verb in ("settle", "settle_wall"):
        return NEVER  # paid in the Effects phase
    return 0.0 if verb == "done" else NEVER


def good_worth(house: Household, have: int) -> float:
    """The first few goods are worth more than later ones, and at the end none is worth anything."""
    if house.left == 0 and have >= 2:
        return 0.05
    if have >= ENOUGH:
        return 0.1
    return GOOD_VP * (1.9 if have < 2 else 1.4 if have < 4 else 1.0)


def wants_fine(house: Household) -> bool:
    """Is there something to make of a fine good?"""
    if house.left < 1:
        return False
    for space in house.s.reach[house.seat]:
        for kind in house.possible(space):
            if MINORS[kind].fine and house.building_worth(space, kind) >= 4.0:
                return True
    return False


def claim(house: Household, office: int) -> float:
    s, seat = house.s, house.seat
    cost = OFFICES[office].cost
    if house.silver < cost or s.vp[seat] < OFFICES[office].min_vp:
        return NEVER
    worth = office_vp(s, office) + INCOME_VP.get(office, 0.0) * house.left - cost / 3.0
    return worth if worth >= 1.0 else NEVER


def place(house: Household, space: int) -> float:
    s, seat = house.s, house.seat
    mine = s.workers(space, seat)
    here = s.building[space]
    best = 0.0
    if house.purpose(space, mine) < 0 or here == NONE:
        for kind in house.possible(space):
            need = MINORS[kind].workers - mine
            if need < 1 or need > house.hands or not house.can_pay(kind):
                continue
            worth = house.building_worth(space, kind)
            goods = GOOD_VP * (MINORS[kind].stone + MINORS[kind].wood) + 1.2 * MINORS[kind].fine
            if house.pair_at >= 0 and house.pair_at != space and kind == HUT:
                worth -= 3.0  # finish the pair first
            best = max(best, (worth - goods) / need)
    if mine < uses(s, space) and here in (STONECUTTER, CARPENTER):
        have = house.stone if here == STONECUTTER else house.wood
        if have >= 1:
            best = max(best, 2.0 * good_worth(house, have + 1))
    if mine < uses(s, space) and here == CHURCH and house.silver > mine:
        best = max(best, 1.7)
    if mine < uses(s, space) and here in (MARKET, GUILD) and house.stone + house.wood > 3:
        best = max(best, 0.3 if here == MARKET else 1.6)
    return best if best > 0.0 else NEVER


def grid(house: Household, cell: int) -> float:
    """A grid is worth its workers when it can be completed at once; roads cost nothing."""
    s = house.s
    major = CELL_MAJOR[cell]
    free = s.free_cells(major)
    need = len(free)
    if need > house.hands or s.grid_useless(major):
        return NEVER
    kind = MAJORS[major]
    goods = need if major == WALLS else 0
    if goods > house.stone + house.wood - 2 or kind.stone * need > house.stone or kind.wood * need > house.wood:
        return NEVER
    if kind.fine * need > house.fine:
        return NEVER
    total = sum([CELL_VP[c] for c in free]) + kind.closing_bonus + 1.0
    total += sum([CELL_VP[c] for c in range(CELLS) if CELL_MAJOR[c] == major and s.grid[c] == house.seat])
    if major == ROADS:
        total += 0.4 * house.homes if not s.linked[house.district] else 0.2
    cost = GOOD_VP * (goods + need * (kind.stone + kind.wood)) + 1.2 * need * kind.fine
    return (total - cost) / need + 0.01 * CELL_VP[cell]


# --- effects


def effect(house: Household, a: Action) -> float:
    s, seat = house.s, house.seat
    verb = a.verb
    if verb == "use":
        here = s.building[a.args[0]]
        if here in (STONECUTTER, CARPENTER):
            return 55.0
        if here == CHURCH:
            return 35.0 if s.silver(seat) > 0 else NEVER
        return 25.0 if a.args[1] != FINE else 10.0
    if verb == "build":
        best = house_plan(s, seat, a.args[0])
        return 40.0 + 0.1 * house.building_worth(a.args[0], a.args[1]) if a.args[1] == best else NEVER
    if verb == "merchant":
        return EFFECT_ORDER["merchant"] + (0.5 if a.args[0] == scarcest(s, seat) else 0.0)
    if verb == "refine":
        if a.args[0] == SILVER:
            return NEVER
        return EFFECT_ORDER["refine"] + 0.1 * s.has(seat, a.args[0])
    if verb == "load":
        return EFFECT_ORDER["load"] if s.has(seat, a.args[0]) > 2 else NEVER
    return EFFECT_ORDER.get(verb, 1.0)


def house_plan(s: Rio, seat: int, space: int) -> int:
    """What the workers on this space are for, with the goods the seat has now."""
    house = Household(s, seat)
    house.stone, house.wood, house.fine = s.has(seat, STONE), s.has(seat, WOOD), s.has(seat, FINE)
    return house.purpose(space, s.workers(space, seat))


def scarcest(s: Rio, seat: int) -> int:
    have = [s.has(seat, good) for good in (STONE, WOOD)]
    return STONE if have[0] <= have[1] else WOOD


# --- everything else


def other_choice(house: Household, a: Action) -> float:
    s = house.s
    if a.verb == "road":
        return road(house, a.args[0])
    if a.verb == "wall":
        return 0.0
    if a.verb == "site":
        district = DISTRICT_OF[a.args[0]]
        lost = 3.0 if s.building[a.args[0]] != NONE and s.owner[a.args[0]] == house.seat else 0.0
        return house.homes_in[district] - lost
    if a.verb == "recall":
        return 1.0
    if a.verb in ("disagree", "keep"):
        return 0.5
    if a.verb == "level":
        return -float(a.args[0])
    return 0.0


def road(house: Household, segment: int) -> float:
    """Towards the plaza from the district with the most own homes that is not linked yet."""
    s = house.s
    best = 0.0
    for district in range(len(DISTRICTS)):
        way = ROADS_TO_PLAZA[district]
        if segment in way and not s.linked[district] and not s.roads[segment]:
            missing = len([r for r in way if not s.roads[r]])
            owner = 2.0 if s.office_owner[ROAD_MASTER] == house.seat else 0.0
            best = max(best, (house.homes_in[district] + owner + 0.2) / missing)
    return best
