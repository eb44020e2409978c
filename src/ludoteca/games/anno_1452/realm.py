"""The Estates on the map: who owns each place and what it carries, the supplies, and who holds each Principality."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import (
    CITIZENS_EACH,
    ESTATES_EACH,
    FULL_VALUE,
    LIMIT,
    N_REGIONS,
    PLACES,
    PLACES_IN,
    REGION_OF,
    REGIONS,
)
from ludoteca.kernel import NOBODY, Table

OTTOKAR: Final = 4  # the owner number of the passive prince, after the seats 0 to 3
OWNERS: Final = 5


class Realm(Table):
    """Lists by place (one point of a shield), by region, or by owner: the seats and Ottokar."""

    def __init__(self, seats: int, of: Realm | None = None) -> None:
        """An empty map with every supply full (setup.1, components.2), or the map of another state."""
        super().__init__(seats)
        self.supply: list[int] = of.supply.copy() if of else [ESTATES_EACH] * OWNERS
        self.cubes: list[int] = of.cubes.copy() if of else [CITIZENS_EACH] * OWNERS
        self.owner: list[int] = of.owner.copy() if of else [NOBODY] * PLACES
        self.value: list[int] = of.value.copy() if of else [0] * PLACES
        self.city: list[int] = of.city.copy() if of else [0] * PLACES
        self.citizens: list[int] = of.citizens.copy() if of else [0] * PLACES
        self.crowd: list[int] = of.crowd.copy() if of else [0] * N_REGIONS  # Estates in the region
        # who holds the Principality card (estate.9)
        self.holder: list[int] = of.holder.copy() if of else [NOBODY] * N_REGIONS
        # 0, or while a marriage gives it to its holder: see bind_card
        self.bound: list[int] = of.bound.copy() if of else [0] * N_REGIONS

    def estates(self, seat: int) -> int:
        return ESTATES_EACH - self.supply[seat]

    def citizens_of(self, seat: int) -> int:
        return CITIZENS_EACH - self.cubes[seat]

    def cities(self, seat: int) -> int:
        n = 0
        for p in range(PLACES):
            if self.city[p] and self.owner[p] == seat:
                n += 1
        return n

    def principalities(self, seat: int) -> int:
        return self.holder.count(seat)

    def estates_in(self, seat: int, region: int) -> int:
        n = 0
        for p in PLACES_IN[region]:
            if self.owner[p] == seat:
                n += 1
        return n

    def cities_in(self, region: int) -> int:
        n = 0
        for p in PLACES_IN[region]:
            n += self.city[p]
        return n

    def bind_card(self, region: int, majority: int) -> None:
        """A marriage holds the Principality card; remember who has the majority there now (marriage.8)."""
        self.bound[region] = majority + 2

    def majority_when_bound(self, region: int) -> int:
        return self.bound[region] - 2

    # Moving pieces. Majorities are checked by the rules that call these.

    def put_estate(self, seat: int, region: int) -> int:
        """An Estate of full value from the supply on the first free place; the place."""
        for p in PLACES_IN[region]:
            if self.owner[p] == NOBODY:
                self.owner[p] = seat
                self.value[p] = FULL_VALUE
                self.crowd[region] += 1
                self.supply[seat] -= 1
                return p
        raise ValueError(f"the shield of {REGIONS[region].id} is full ({LIMIT[region]})")

    def lift_estate(self, place: int) -> None:
        """The Estate and all on it leave the map for where they came from (components.12)."""
        seat = self.owner[place]
        self.supply[seat] += 1
        self.cubes[seat] += self.citizens[place]
        self.crowd[REGION_OF[place]] -= 1
        self.owner[place] = NOBODY
        self.value[place] = 0
        self.city[place] = 0
        self.citizens[place] = 0

    def put_citizen(self, place: int) -> None:
        self.cubes[self.owner[place]] -= 1
        self.citizens[place] += 1

    def lift_citizen(self, place: int) -> None:
        self.cubes[self.owner[place]] += 1
        self.citizens[place] -= 1
