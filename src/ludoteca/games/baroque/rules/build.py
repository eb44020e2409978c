"""Building (10.2): armies, cities, fortified cities, residences."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.constants import BISHOP
from ludoteca.games.baroque.data import (
    ARMY_COST,
    ARMY_LIMIT,
    BANNED,
    CITY_ALLOWED,
    CITY_COST,
    FORTIFIED_COST,
    IS_DIOCESE,
    OPPORTUNITIES,
    RESIDENCE_COST,
    N,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED
from ludoteca.games.baroque.state import Baroque
from ludoteca.games.baroque.vocabulary import FLORINS
from ludoteca.kernel import NOBODY, Action, Foresight, No, Step, Verb0, changed

ARMY_WORK: Final = 0
CITY_WORK: Final = 1
FORTIFIED_WORK: Final = 2
RESIDENCE_WORK: Final = 3
BUILD_VERBS: Final = ["build-army", "build-city", "build-fortified", "build-residence"]
MAX_PRICE: Final = 12  # no building costs as much
# By kind of building and price, which an architect may change.
BUILD: Final[list[list[Action]]] = [[Action(verb, (n,)) for n in range(MAX_PRICE)] for verb in BUILD_VERBS]
BUILD_IN: Final[list[Action]] = [Action("build-in", (state,)) for state in range(N)]


def cost(s: Baroque, seat: int, work: int) -> int:
    """Standard prices, or those of the architect in front of the player; an army is always the same (10.2.b)."""
    if work == ARMY_WORK:
        return ARMY_COST
    card = s.architect(seat)
    if work == CITY_WORK:
        return CITY_COST if card == NOBODY else OPPORTUNITIES[card].city
    if work == FORTIFIED_WORK:
        return FORTIFIED_COST if card == NOBODY else OPPORTUNITIES[card].fortified
    return RESIDENCE_COST if card == NOBODY else OPPORTUNITIES[card].residence


def needs_army(s: Baroque, seat: int) -> bool:
    """Whether fortifying takes an army: not with Barelli and Zuccalli."""
    card = s.architect(seat)
    return card == NOBODY or OPPORTUNITIES[card].needs_army


def why_not_work(s: Baroque, seat: int, work: int) -> No | None:
    """What bars a kind of building wherever it were. The price comes last: it is the reason only where florins would
    help."""
    if work == ARMY_WORK and s.army_count(seat) >= ARMY_LIMIT[s.seats]:
        return No("army-limit", "10.2.1.b", (ARMY_LIMIT[s.seats],))
    if work == RESIDENCE_WORK and s.character(seat, BISHOP) == NOBODY:
        return No("bishop-needed", "10.2.4.a")
    if not has_place(s, seat, work):
        return No("no-place-to-build", BUILD_RULES[work])
    price = cost(s, seat, work)
    return No("florins-needed", BUILD_RULES[work], (price,)) if s.florins[seat] < price else None


def has_place(s: Baroque, seat: int, work: int) -> bool:
    for state in range(N):
        if s.control[state] == seat and why_not_there(s, seat, work, state) is None:
            return True
    return False


BUILD_RULES: Final = ["10.2.1.a", "10.2.2.a", "10.2.3.a", "10.2.4.a"]


def why_not_there(s: Baroque, seat: int, work: int, state: int) -> No | None:
    """What bars a kind of building in one state."""
    if s.control[state] != seat:
        return No("not-controlled", BUILD_RULES[work], (state,))
    if s.enemy_at(state, seat) and (work == ARMY_WORK or not s.works_in(state)):
        return No("enemy-army", "10.2.c", (state,))
    if work == ARMY_WORK:
        if s.ban and BANNED[state]:
            return No("no-armies-near-mainz", "card.schonborn.b", (state,))
    elif work == CITY_WORK:
        if not CITY_ALLOWED[state]:
            return No("no-city-allowed", "6.2.b", (state,))
        if s.city[state]:
            return No("city-stands", "10.2.2.a", (state,))
    elif work == FORTIFIED_WORK:
        if s.city[state] != CITY:
            return No("city-needed", "10.2.3.a", (state,))
        if s.host[state] != seat and needs_army(s, seat):
            return No("army-needed", "10.2.3.a", (state,))
    else:
        if not IS_DIOCESE[state]:
            return No("not-a-diocese", "10.2.4.a", (state,))
        if s.residence[state]:
            return No("residence-stands", "10.2.4.a", (state,))
    return None


class Build(Verb0[Baroque]):
    """One kind of building, at the price of the moment (10.2.a, 10.2.b)."""

    args = FLORINS

    def __init__(self, work: int) -> None:
        self.work = work

    def candidates(self, s: Baroque, seat: int) -> list[Action]:
        return [BUILD[self.work][cost(s, seat, self.work)]]

    def allow(self, s: Baroque, seat: int, out: list[Action]) -> None:
        """Where the price cannot be paid no place is looked for."""
        price = cost(s, seat, self.work)
        if price <= s.florins[seat] and why_not_work(s, seat, self.work) is None:
            out.append(BUILD[self.work][price])

    def refuse(self, s: Baroque, seat: int) -> No | None:
        return why_not_work(s, seat, self.work)

    def apply(self, s: Baroque, seat: int) -> None:
        s.then(BuildTarget(seat, self.work))


class BuildArmy(Build):
    name = "build-army"


class BuildCity(Build):
    name = "build-city"


class Fortify(Build):
    name = "build-fortified"

    def foresee(self, s: Baroque, seat: int) -> list[Foresight]:
        return [Foresight("army-spent", "10.2.3.a")] if needs_army(s, seat) else []


class BuildResidence(Build):
    name = "build-residence"


BUILDINGS: Final[list[Build]] = [
    BuildArmy(ARMY_WORK),
    BuildCity(CITY_WORK),
    Fortify(FORTIFIED_WORK),
    BuildResidence(RESIDENCE_WORK),
]


class BuildTarget(Step[Baroque]):
    """One building for each build action (10.2.a). Markers do not run out, only armies do (10.2.d)."""

    rule = "10.2.a"

    def __init__(self, seat: int, work: int) -> None:
        self.seat = seat
        self.work = work

    def candidates(self, s: Baroque) -> list[Action]:
        return [BUILD_IN[state] for state in s.controlled(self.seat)]

    def refuse(self, s: Baroque, a: Action) -> No | None:
        return why_not_there(s, self.seat, self.work, a.args[0])

    def take(self, s: Baroque, a: Action) -> None:
        state = a.args[0]
        price = cost(s, self.seat, self.work)
        s.florins[self.seat] -= price
        if self.work == ARMY_WORK:
            s.add_armies(self.seat, state, 1)
            s.tell("built-army", "10.2.1.a", (self.seat, state, price))
        elif self.work == CITY_WORK:
            s.city[state] = CITY
            s.tell("built-city", "10.2.2.a", (self.seat, state, price))
        elif self.work == FORTIFIED_WORK:
            s.city[state] = FORTIFIED
            s.tell("built-fortified", "10.2.3.a", (self.seat, state, price))
            if needs_army(s, self.seat):
                s.lose_armies(state, 1)
        else:
            s.residence = changed(s.residence, state, 1)
            s.tell("built-residence", "10.2.4.a", (self.seat, state, price))
