"""Rules of thumb for Rio de la Plata, without any look ahead: one number for each choice, the highest is played.

The plan: many homes in one district, linked by road and adorned with a church, squares and what can be made of them.
Workers without a better use complete the roads, which cost no goods. Offices are bought as soon as they can be paid. In
war, attackers come alone and go for the nearest building; defenders meet every group they can destroy.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.ai.base_policy_household import Household
from ludoteca.games.rio_de_la_plata.ai.base_policy_war import prefer_in_war
from ludoteca.games.rio_de_la_plata.ai.value import ROADS_TO_PLAZA
from ludoteca.games.rio_de_la_plata.board import DISTRICT_OF, DISTRICTS
from ludoteca.games.rio_de_la_plata.constants import (
    CARPENTER,
    CHURCH,
    FINE,
    FOREST,
    GUILD,
    HUT,
    MARKET,
    NONE,
    ROADS,
    SILVER,
    STONE,
    STONECUTTER,
    WALLS,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    GENERAL,
    MAJORS,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    MINORS,
    OFFICES,
    ROAD_MASTER,
)
from ludoteca.games.rio_de_la_plata.rules.city import uses
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.scoring import office_vp
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action

NEVER: Final = -100.0
GOOD_VP: Final = 0.55  # what a stone or a piece of wood is worth
ENOUGH: Final = 7  # more stone or wood than this is not gathered
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


def prefer(s: Rio, seat: int, options: list[Action]) -> list[float]:
    """One number for each choice of the seat."""
    if s.at_war():
        return prefer_in_war(s, seat, options)
    step = s.front[0]
    house = Household(s, seat)
    if isinstance(step, PlaceTurn):
        return [placing(house, a) for a in options]
    if isinstance(step, EffectsTurn):
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
    if a.verb in ("recall", "confirm"):
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
