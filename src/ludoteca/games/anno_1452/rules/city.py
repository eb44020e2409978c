"""Building a City with a tower card (city.1 to city.8)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import CITY_COST, PLACES, PLACES_IN, TOWER_OF, TOWERS
from ludoteca.games.anno_1452.rules.promises import refuse_region
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Action, No, Step

UNDER: Final[list[Action]] = [Action("city-under", (p,)) for p in range(PLACES)]


def sites(s: Anno, seat: int, region: int) -> list[int]:
    """Own Estates of the region without a City, if a tower is free (city.2 to city.4)."""
    if s.cities_in(region) >= TOWERS[region] or refuse_region(s, seat, region) is not None:
        return []
    return [p for p in PLACES_IN[region] if s.owner[p] == seat and not s.city[p]]


def refuse_city(s: Anno, seat: int, card: int) -> No | None:
    """city.1: the card shows a tower, and here is why it builds no City now."""
    region = TOWER_OF[card]
    if s.estates_in(seat, region) == 0:
        return No("no-estate-there", "city.2", (region,))
    if s.cities_in(region) >= TOWERS[region]:  # city.7: only the number counts
        return No("towers-full", "city.4", (region, TOWERS[region]))
    no = refuse_region(s, seat, region)
    if no is not None:
        return no
    if not sites(s, seat, region):
        return No("city-under-each", "city.3", (region,))
    if s.gold[seat] < CITY_COST:
        return No("gold-short", "city.5", (CITY_COST, s.gold[seat]))
    return None


def build_city(s: Anno, seat: int, card: int) -> None:
    """city.5, city.6: six Gold, and the card is discarded whatever kind it is."""
    s.hands[seat].remove(card)
    s.discard(card)
    s.gold[seat] -= CITY_COST
    s.tell("city-card", "city.1", (seat, card))
    s.then(LayCity(seat, TOWER_OF[card]))


class LayCity(Step[Anno]):
    """city.3: the player chooses which of their Estates there receives it."""

    rule = "city.3"

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Anno) -> list[Action]:
        return [UNDER[p] for p in sites(s, self.seat, self.region)]

    def take(self, s: Anno, a: Action) -> None:
        s.city[a.args[0]] = 1
        s.tell("city", self.rule, (self.seat, a.args[0]))
