"""Flat tables over the components, made once for the rules to look things up."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import EAST, RELIGIONS, WEST
from ludoteca.games.pax_renaissance.data import BORDER, CARDS, LAND, PIECE_IDS, ROUTES
from ludoteca.games.pax_renaissance.records import CITY, CITY_IDS, LAND_IDS, LANDS, NOWHERE


def of_land(values: list[int], land: int) -> tuple[int, ...]:
    return tuple([i for i in range(len(values)) if values[i] == land])


def faith_of(piece: str) -> int:
    """The religion of a kind of piece; NOWHERE for the cubes of the families (colour.1, colour.2)."""
    religion = piece.split("_")[0]
    return RELIGIONS.index(religion) if religion in RELIGIONS else NOWHERE


def merged(parts: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sorted({x for part in parts for x in part}))


FAITH: Final[list[int]] = [faith_of(piece) for piece in PIECE_IDS]
CITY_LAND: Final[list[int]] = [city.land for city in CITY]
CITY_COUNT: Final = len(CITY)
LAND_CITIES: Final[list[tuple[int, ...]]] = [of_land(CITY_LAND, land) for land in range(LANDS)]
LAND_BORDERS: Final[list[tuple[int, ...]]] = [land.borders for land in LAND]
LAND_SEA: Final[list[tuple[int, ...]]] = [tuple([b for b in land.borders if BORDER[b].sea]) for land in LAND]
LAND_NEAR: Final[list[tuple[int, ...]]] = [land.near for land in LAND]
LAND_REGION: Final[list[int]] = [land.region for land in LAND]
SIDE_NEAR: Final[list[tuple[int, ...]]] = [
    tuple([x for b in land.borders for x in BORDER[b].lands if x != i]) for i, land in enumerate(LAND)
]
BORDER_LANDS: Final[list[tuple[int, ...]]] = [border.lands for border in BORDER]
SEA: Final[list[bool]] = [border.sea for border in BORDER]
LEVY: Final[list[tuple[int, ...]]] = [city.levy for city in CITY]

LOCATIONS: Final = LANDS + 2
LOC_LANDS: Final[list[tuple[int, ...]]] = [(land,) for land in range(LANDS)] + [
    of_land(LAND_REGION, region) for region in (WEST, EAST)
]
LOC_CITIES: Final[list[tuple[int, ...]]] = [merged([LAND_CITIES[x] for x in lands]) for lands in LOC_LANDS]
LOC_BORDERS: Final[list[tuple[int, ...]]] = [merged([LAND_BORDERS[x] for x in lands]) for lands in LOC_LANDS]
LOC_SEA: Final[list[tuple[int, ...]]] = [merged([LAND_SEA[x] for x in lands]) for lands in LOC_LANDS]
# location.2: two locations fit when they share a map card. location.3, location.4, piece.6: a region means all its map
# cards, a border belongs to both of its map cards.
FITS: Final[list[list[bool]]] = [
    [len([x for x in a if x in b]) > 0 for b in LOC_LANDS] + [False] for a in LOC_LANDS
] + [[False] * (LOCATIONS + 1)]

# Corsair (corsair.1): the sea borders in reach of a map card: its own, those of its neighbours by side, or corners too.
REACH_OWN: Final[list[tuple[int, ...]]] = LAND_SEA
REACH_SIDES: Final[list[tuple[int, ...]]] = [
    merged([LAND_SEA[i]] + [LAND_SEA[x] for x in SIDE_NEAR[i]]) for i in range(LANDS)
]
REACH_CORNERS: Final[list[tuple[int, ...]]] = [
    merged([LAND_SEA[i]] + [LAND_SEA[x] for x in LAND_NEAR[i]]) for i in range(LANDS)
]
PORTUGAL: Final = LAND_IDS.index("portugal")
FRANCE: Final = LAND_IDS.index("france")
REACH_PARTED: Final[list[tuple[int, ...]]] = [
    merged([LAND_SEA[i]] + [LAND_SEA[x] for x in LAND_NEAR[i] if {i, x} != {PORTUGAL, FRANCE}]) for i in range(LANDS)
]  # while card.x55 works

# All cards by number; an empire card's face is looked up in KINGS and REPUBLICS.
CARD_DECK: Final[list[int]] = [card.deck for card in CARDS]
# empire.6: an empire card is located in its own map card
CARD_LOCATION: Final[list[int]] = [card.location for card in CARDS] + list(range(LANDS))
CARD_ABILITIES: Final[list[int]] = [card.abilities for card in CARDS] + [0] * LANDS
IS_QUEEN: Final[list[bool]] = [card.kind == "queen" for card in CARDS] + [False] * LANDS
IS_COMET: Final[list[bool]] = [card.kind == "comet" for card in CARDS] + [False] * LANDS

VENICE_CITY: Final = CITY_IDS.index("venice")
SPICE_ISLANDS: Final = CITY_IDS.index("spice_islands")
RHODES_LANDS: Final = (LAND_IDS.index("ottoman"), LAND_IDS.index("papal_states"))
EMPORIUM_ROW: Final[list[int]] = [NOWHERE] * CITY_COUNT
ROUTE_LANDS: Final[list[tuple[int, ...]]] = [()] * CITY_COUNT
ROUTE_BORDERS: Final[list[tuple[int, ...]]] = [()] * CITY_COUNT
for _route in ROUTES:
    EMPORIUM_ROW[_route.city] = _route.row
    ROUTE_LANDS[_route.city] = _route.lands
    ROUTE_BORDERS[_route.city] = _route.borders
