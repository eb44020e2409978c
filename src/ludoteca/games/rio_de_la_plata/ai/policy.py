"""The rules of thumb of base_policy.py with other numbers and some more rules: how stronger levels expect all seats to
play on. It is stronger than the base policy, which stays as it is because it is a yardstick.

It fights for the first place in turn order: from there the Roads are completed and the cheap cells of the Quarry and
the Forest are taken before anybody else. Workers on Roads and Walls come before huts, and markets count for less. A
ship that lies there is loaded and sent, but the Port is built only where `port` is above 0;
lab/records/arena/ships.py measures what that brings.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.ai.base_policy import GOOD_VP, NEVER, effect, other_choice, placing
from ludoteca.games.rio_de_la_plata.ai.base_policy_household import Household
from ludoteca.games.rio_de_la_plata.ai.base_policy_war import prefer_in_war
from ludoteca.games.rio_de_la_plata.constants import (
    CARPENTER,
    FINE,
    HUT,
    MARKET,
    PORT,
    ROADS,
    STONE,
    STONECUTTER,
    WALLS,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import (
    CELL_MAJOR,
    CELL_VP,
    CELLS,
    LOADS_PER_WORKER,
    MAJORS,
    SHIP_FEE,
    VOYAGE,
)
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.ship import worth_in_spain
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action

FINE_VP: Final = 1.2
SILVER_VP: Final = 0.4  # a coin in Spain: a third of a point, and it may buy an office
LAST_QUEUE: Final = 2  # so many turns before the end the turn order no longer matters
WORTH_SAILING: Final = 2.5  # VP aboard for which the fee is paid, when there is time for a later voyage
CRAFTED: Final = 1.2  # fine goods for a set in the hold
BEGUN: Final = 1.5  # a Port with own workers comes before all else
BEGIN_WITH: Final = 4  # cells of the Port taken at once at the beginning
SAVING: Final = 1.5  # how much more goods are gathered that the Port needs; more still when it is begun


class Weights:
    """Numbers that differ between tables, and between the players of lab/records/arena/ships.py."""

    def __init__(self, hire: int, roads: float, walls: float, dig: float, hut: float, market: float) -> None:
        self.queue = 2.5  # VP for every place gained in turn order
        self.hire = hire  # the dearest defender
        self.roads = roads  # factors of what the base policy thinks a worker there is worth
        self.walls = walls
        self.dig = dig
        self.hut = hut  # added to the worth of a building
        self.market = market
        self.workshop = -0.15  # for each turn left
        self.ships = 1.0  # factor of the worth of a worker on the Quay; 0: no ship is used
        self.port = 0.0  # factor of the worth of a worker on the Port; 0: it is not built
        self.port_from = 3  # the turn from which goods are saved for it


def for_table(seats: int) -> Weights:
    """The numbers for so many seats."""
    if seats == 2:
        return Weights(hire=2, roads=2.3, walls=1.25, dig=1.5, hut=-0.86, market=-2.3)
    return Weights(hire=2, roads=2.3, walls=1.25, dig=1.2, hut=-0.93, market=-1.9)


TWO: Final = for_table(2)
MORE: Final = for_table(4)


class Steward(Household):
    """A household that takes other buildings for useful than the base policy does."""

    def __init__(self, w: Weights, s: Rio, seat: int) -> None:
        self.w = w
        super().__init__(s, seat)

    def building_worth(self, space: int, kind: int) -> float:
        worth = super().building_worth(space, kind)
        if worth <= 0.0:
            return worth
        if kind == HUT:
            return worth + self.w.hut
        if kind == MARKET:
            return worth + self.w.market
        if kind in (STONECUTTER, CARPENTER):
            return worth + self.w.workshop * self.left
        return worth


def prefer(s: Rio, seat: int, options: list[Action]) -> list[float]:
    """One number for each choice of the seat."""
    return prefer_by(TWO if s.seats == 2 else MORE, s, seat, options)


def prefer_by(w: Weights, s: Rio, seat: int, options: list[Action]) -> list[float]:
    if s.at_war():
        return in_war(w, s, seat, options)
    step = s.front[0]
    house = Steward(w, s, seat)
    if isinstance(step, PlaceTurn):
        return [place(house, a) for a in options]
    if isinstance(step, EffectsTurn):
        return [carry_out(house, a) for a in options]
    return [other(house, a) for a in options]


def in_war(w: Weights, s: Rio, seat: int, options: list[Action]) -> list[float]:
    values = prefer_in_war(s, seat, options)
    for k in range(len(options)):
        if options[k].verb == "hire":
            values[k] = 1.0 if options[k].args[0] <= w.hire else NEVER
    return values


def place(house: Steward, a: Action) -> float:
    """What a worker is worth there."""
    w = house.w
    verb = a.verb
    if verb == "queue":
        return queue(w, house.s, house.seat)
    if verb == "dock":
        return dock(w, house)
    if verb == "sail":
        return sail(w, house)
    worth = placing(house, a)
    if verb == "craft":
        return max(worth, craft(w, house))
    if verb == "dig":
        return worth * w.dig * saving(w, house.s, house.seat)
    if verb == "work":
        major = CELL_MAJOR[a.args[0]]
        if major == PORT and w.port > 0.0:
            return build_port(w, house, a.args[0])
        if worth > 0.0:
            return worth * (w.roads if major == ROADS else w.walls if major == WALLS else 1.0)
    return worth


def carry_out(house: Steward, a: Action) -> float:
    s, seat = house.s, house.seat
    if a.verb == "load":
        return load(house.w, s, seat, a.args[0])
    if a.verb == "build":
        meant = a.args[1] == plan(house, a.args[0])
        return 40.0 + 0.1 * house.building_worth(a.args[0], a.args[1]) if meant else NEVER
    return effect(house, a)


def plan(house: Steward, space: int) -> int:
    """What the workers on this space are for, with the goods the seat has now."""
    s, seat = house.s, house.seat
    now = Steward(house.w, s, seat)
    now.stone, now.wood, now.fine = s.has(seat, STONE), s.has(seat, WOOD), s.has(seat, FINE)
    return now.purpose(space, s.workers(space, seat))


def other(house: Steward, a: Action) -> float:
    """The first place in turn order, and else as the base policy."""
    return float(house.s.seats + 1 - a.args[0]) if a.verb == "shift" else other_choice(house, a)


# --- turn order


def queue(w: Weights, s: Rio, seat: int) -> float:
    """One worker, and only for a better place: those further to the front who queue as well move later and
    come to stand before this seat."""
    if s.added[seat] or s.last_turn - s.turn < LAST_QUEUE:
        return NEVER
    here = s.order.index(seat)
    ahead = len([other for other in s.order[:here] if s.added[other]])
    return w.queue * (here - ahead) if here > ahead else NEVER


# --- the Port


def own_cells(s: Rio, seat: int) -> int:
    n = 0
    for cell in range(CELLS):
        if CELL_MAJOR[cell] == PORT and s.grid[cell] == seat:
            n += 1
    return n


def saving(w: Weights, s: Rio, seat: int) -> float:
    """How much more a good is worth that the Port needs."""
    if w.port == 0.0 or s.standing[PORT] or s.last_turn - s.turn <= VOYAGE or s.turn + 2 < w.port_from:
        return 1.0
    return SAVING * SAVING if own_cells(s, seat) else SAVING


def build_port(w: Weights, house: Household, cell: int) -> float:
    """Begun with some workers when there are goods for them, and then continued with whatever goods there are."""
    s, seat = house.s, house.seat
    free = s.free_cells(PORT)
    need = len(free)
    payable = min(house.stone, house.wood)
    if payable < 1 or need > s.hand[seat] or house.left < (1 if need <= house.hands else VOYAGE + 1):
        return NEVER
    begun = own_cells(s, seat) > 0
    if not begun and (s.turn < w.port_from or min(house.hands, payable) < min(BEGIN_WITH, need)):
        return NEVER
    total = MAJORS[PORT].closing_bonus + sum([CELL_VP[c] for c in free]) + 0.4 * max(0, house.left - VOYAGE - 1)
    return w.port * (total / need - 2.0 * GOOD_VP) + (BEGUN if begun else 0.0) + 0.01 * CELL_VP[cell]


# --- the ship


def in_time(s: Rio) -> bool:
    """Does a ship that leaves this turn come back before the end?"""
    return s.turn + VOYAGE <= s.last_turn


def paid(hold: list[int]) -> float:
    """What Spain pays for a cargo, in VP."""
    silver, vp = worth_in_spain(hold)
    return vp + SILVER_VP * silver


def hold_after(house: Household, workers: int) -> list[int]:
    """The own cargo when so many workers on the Quay have loaded goods not spoken for, in sets if possible."""
    s = house.s
    hold = s.hold(house.seat)
    stock = [max(0, house.stone), max(0, house.wood), max(0, house.fine)]
    for _ in range(min(LOADS_PER_WORKER * workers, s.capacity() - s.aboard())):
        best = -1
        for good in (FINE, STONE, WOOD):
            if stock[good] > 0 and (best < 0 or hold[good] < hold[best]):
                best = good
        if best < 0:
            break
        stock[best] -= 1
        hold[best] += 1
    return hold


def cost(before: list[int], after: list[int]) -> float:
    raw = after[STONE] - before[STONE] + after[WOOD] - before[WOOD]
    return GOOD_VP * raw + FINE_VP * (after[FINE] - before[FINE])


def dock(w: Weights, house: Household) -> float:
    """What a further worker loads is sold for more than it is worth here."""
    s = house.s
    if not in_time(s):
        return NEVER
    there = s.quay_of[house.seat]
    before, after = hold_after(house, there), hold_after(house, there + 1)
    gain = w.ships * (paid(after) - paid(before) - cost(before, after))
    return gain if gain > 0.0 else NEVER


def sail(w: Weights, house: Household) -> float:
    """After all workers: the fee, unless the ship leaves for nothing."""
    s, seat = house.s, house.seat
    if w.ships == 0.0 or not in_time(s):
        return NEVER
    hold = hold_after(house, s.quay_of[seat])
    if s.aboard() + sum(hold) - sum(s.hold(seat)) >= s.capacity():
        return NEVER
    least = WORTH_SAILING if in_time(s) and s.turn + VOYAGE < s.last_turn else 0.0
    return 0.4 if paid(hold) - SILVER_VP * SHIP_FEE > least else NEVER


def craft(w: Weights, house: Household) -> float:
    """Fine goods for a set, when stone and wood for it are there."""
    s, seat = house.s, house.seat
    if w.ships == 0.0 or not s.standing[PORT] or house.left < VOYAGE:
        return NEVER
    hold = s.hold(seat)
    raw = min(hold[STONE] + house.stone, hold[WOOD] + house.wood) - 1
    return CRAFTED * w.ships if hold[FINE] + house.fine < raw else NEVER


def load(w: Weights, s: Rio, seat: int, good: int) -> float:
    """Fine goods first, then what makes up the set."""
    if w.ships == 0.0 or not in_time(s):
        return NEVER
    return 21.0 if good == FINE else 20.0 + 0.1 * s.has(seat, good) - 0.2 * s.hold(seat)[good]
