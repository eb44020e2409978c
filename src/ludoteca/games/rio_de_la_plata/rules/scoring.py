"""The end of the game: final Victory Points and the winner (end.*, score.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import DISTRICT_EDGES, DISTRICT_OF, DISTRICTS, SPACES
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CATHEDRAL,
    CHURCH,
    FINE,
    FORT,
    GARDEN,
    HOUSE,
    MONUMENT,
    PALACE,
    PORT,
    STONE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import (
    ARCHITECT,
    BISHOP,
    DEFENDER,
    GOVERNOR,
    HOUSE_VP,
    MINORS,
    OFFICES,
    ROAD_MASTER,
    SHORT_OFFICE_VP,
    SILVER_PER_VP,
    VALUES,
)
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Step

NOBLE: Final = [k for k in range(len(MINORS)) if MINORS[k].noble]
PRODUCTIVE: Final = [k for k in range(len(MINORS)) if MINORS[k].productive]
NOBLE_KINDS_NEEDED: Final = 4


def silver_vp(s: Rio, seat: int) -> int:
    """score.1: 1 VP for every 3 silver."""
    return s.silver(seat) // SILVER_PER_VP


def district_value(s: Rio, district: int) -> int:
    """score.4: what the buildings of a district add to each of its houses."""
    value = (
        VALUES["garden"] * s.in_district(district, GARDEN)
        + VALUES["monument"] * s.in_district(district, MONUMENT)
        + VALUES["church"] * s.in_district(district, CHURCH)
        + VALUES["barracks"] * s.in_district(district, BARRACKS)
        + VALUES["cathedral"] * s.in_district(district, CATHEDRAL)
        + VALUES["palace"] * s.in_district(district, PALACE)
        + VALUES["road_link"] * s.linked[district]  # score.4c, major.roads_c
    )
    productive = 0
    for kind in PRODUCTIVE:
        productive += s.in_district(district, kind)
    if productive > VALUES["productive_free"]:
        value += VALUES["productive_each_further"] * (productive - VALUES["productive_free"])
    return value


def houses_vp(s: Rio, seat: int) -> int:
    """score.3, score.4b: 2 VP per house plus the value of its district, never below 0."""
    total = 0
    for space in range(SPACES):
        if s.building[space] == HOUSE and s.owner[space] == seat:
            total += max(0, HOUSE_VP + district_value(s, DISTRICT_OF[space]))
    return total


def walled_districts(s: Rio) -> int:
    """office.defender, faq.18: perimeter districts whose outer edges, the south side apart, are all walled."""
    n = 0
    for district in range(len(DISTRICTS)):
        edges = DISTRICT_EDGES[district]
        if edges and sum(s.walls[e] for e in edges) == len(edges):
            n += 1
    return n


def noble_districts(s: Rio) -> int:
    """office.governor: districts with at least 4 of the 5 kinds of noble buildings."""
    n = 0
    for district in range(len(DISTRICTS)):
        kinds = len([k for k in NOBLE if s.in_district(district, k)])
        if kinds >= NOBLE_KINDS_NEEDED:
            n += 1
    return n


def office_vp(s: Rio, office: int) -> int:
    """score.2: what an office is worth to its owner at the end."""
    counted = 0
    if office == ROAD_MASTER:
        counted = sum(s.linked)
    elif office == DEFENDER:
        counted = walled_districts(s)
    elif office == BISHOP:  # office.bishop
        counted = s.counts[CHURCH] + s.counts[CATHEDRAL]
    elif office == ARCHITECT:  # office.architect
        counted = s.standing[PORT] + s.standing[FORT] + s.counts[CATHEDRAL] + s.counts[PALACE]
    elif office == GOVERNOR:
        counted = noble_districts(s)
    extra = SHORT_OFFICE_VP if s.short else 0  # variant.3d
    return OFFICES[office].end_vp + OFFICES[office].end_per * counted + extra


def offices_vp(s: Rio, seat: int) -> int:
    return sum(office_vp(s, o) for o in range(len(OFFICES)) if s.office_owner[o] == seat)


class FinalScoring(Step[Rio]):
    """end.1, end.3: silver, characters, houses; then the winner (score.5, intro.1) and ties (score.6).

    Cargo (ship.13) and workers on unfinished grids (major.8) count for nothing; what was scored in play (end.2) stays.
    """

    rule = "end.1"

    def run(self, s: Rio) -> None:
        keys: list[tuple[int, int, int, int]] = []
        for seat in range(s.seats):
            for_silver = silver_vp(s, seat)
            for_offices = offices_vp(s, seat)
            for_houses = houses_vp(s, seat)
            s.tell("final", "end.3", (seat, s.vp[seat], for_silver, for_offices, for_houses))
            s.score(seat, for_silver + for_offices + for_houses)
            left = s.silver(seat) - for_silver * SILVER_PER_VP
            goods = s.has(seat, STONE) + s.has(seat, WOOD)
            keys.append((s.vp[seat], left, s.has(seat, FINE), goods))  # score.6
        places = [1 + len([other for other in keys if other > key]) for key in keys]
        for seat in range(s.seats):
            if places[seat] == 1:
                s.tell("won", "score.5", (seat, s.vp[seat]))
        s.finish("points", places, s.vp.copy())
