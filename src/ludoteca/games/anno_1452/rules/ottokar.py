"""The Ottokar scenario (ottokar.1 to ottokar.14): his layout, and layouts of the players' own."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import (
    CITIZENS_EACH,
    ESTATES_EACH,
    LAYOUT_MOVES,
    LIMIT,
    N_REGIONS,
    NEAR,
    PLACES,
    REGION_OF,
    ROOM,
    SCENARIOS,
    TOWERS,
    LaidEstate,
)
from ludoteca.games.anno_1452.rules.citizen import DONE
from ludoteca.games.anno_1452.state import OTTOKAR, Anno
from ludoteca.kernel import Action, Confirm, No, Step

SHIFT_ESTATE: Final[list[Action]] = [Action("shift-estate", (p,)) for p in range(PLACES)]
SHIFT_CITIZEN: Final[list[Action]] = [Action("shift-citizen", (p,)) for p in range(PLACES)]
ADD_CITY: Final[list[Action]] = [Action("add-city", (p,)) for p in range(PLACES)]
DROP_CITY: Final[list[Action]] = [Action("drop-city", (p,)) for p in range(PLACES)]
TO_REGION: Final[list[Action]] = [Action("to-region", (r,)) for r in range(N_REGIONS)]
TO_ESTATE: Final[list[Action]] = [Action("to-estate", (p,)) for p in range(PLACES)]

_pairs_left: dict[tuple[int, int], bool] = {}


def pairs_for_all(free: int, players: int) -> bool:
    """Whether, however they choose, so many players one after the other find two adjacent free regions (mask `free`)."""
    if players == 0:
        return True
    key = (free, players)
    if key not in _pairs_left:
        found = False
        fits = True
        for a in range(N_REGIONS):
            for b in NEAR[a]:
                if a < b and free >> a & 1 and free >> b & 1:
                    found = True
                    fits = fits and pairs_for_all(free & ~(1 << a | 1 << b), players - 1)
        _pairs_left[key] = found and fits
    return _pairs_left[key]


def layout_fault(estates: list[LaidEstate], players: int) -> No | None:
    """ottokar.5: why a layout cannot be played."""
    if len(estates) != ESTATES_EACH:
        return No("layout-estates", "ottokar.5", (ESTATES_EACH, len(estates)))
    if sum([e.citizens for e in estates]) != CITIZENS_EACH:
        return No("layout-citizens", "ottokar.5", (CITIZENS_EACH,))
    free = 0
    for r in range(N_REGIONS):
        here = [e for e in estates if e.region == r]
        if len(here) > LIMIT[r]:
            return No("shield-full", "ottokar.5", (r, LIMIT[r]))
        if len([e for e in here if e.city]) > TOWERS[r]:
            return No("towers-full", "ottokar.5", (r, TOWERS[r]))
        if not here:
            free |= 1 << r
    for e in estates:
        if not 0 <= e.citizens <= ROOM[1 if e.city else 0]:
            return No("layout-room", "ottokar.5", (e.region,))
    return None if pairs_for_all(free, players) else No("layout-no-start", "ottokar.5", (players,))


def lay_ottokar(s: Anno, number: int) -> None:
    """ottokar.2: all his pieces are on the map, his Estates at full value; ottokar.3 and ottokar.4 are layouts A and B."""
    s.ottokar = True
    for e in SCENARIOS[number].estates:
        place = s.put_estate(OTTOKAR, e.region)
        s.city[place] = 1 if e.city else 0
        s.citizens[place] = e.citizens
        s.cubes[OTTOKAR] -= e.citizens


def free_mask(s: Anno) -> int:
    mask = 0
    for r in range(N_REGIONS):
        if s.crowd[r] == 0:
            mask |= 1 << r
    return mask


def destinations(s: Anno, place: int) -> list[int]:
    """Regions to which this Estate of Ottokar can go with all that is on it."""
    home = REGION_OF[place]
    mask = free_mask(s)
    if s.crowd[home] == 1:
        mask |= 1 << home
    out = []
    for r in range(N_REGIONS):
        if r == home or s.crowd[r] >= LIMIT[r] or (s.city[place] and s.cities_in(r) >= TOWERS[r]):
            continue
        if pairs_for_all(mask & ~(1 << r), s.seats):
            out.append(r)
    return out


class Arrange(Step[Anno]):
    """ottokar.5, L1: the first player changes the layout piece by piece; no move leads outside the limits."""

    rule = "ottokar.5"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Anno) -> list[Action]:
        if self.left == 0:
            return []
        out = [DONE]
        mine = [p for p in range(PLACES) if s.owner[p] == OTTOKAR]
        room = [p for p in mine if s.citizens[p] < ROOM[s.city[p]]]
        for p in mine:
            if destinations(s, p):
                out.append(SHIFT_ESTATE[p])
            if s.city[p]:
                if s.citizens[p] <= ROOM[0]:
                    out.append(DROP_CITY[p])
            elif s.cities_in(REGION_OF[p]) < TOWERS[REGION_OF[p]]:
                out.append(ADD_CITY[p])
            if s.citizens[p] and (len(room) > 1 or (room and room[0] != p)):
                out.append(SHIFT_CITIZEN[p])
        return out

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "done":
            s.tell("layout-done", self.rule, (self.seat,))
            s.then(Confirm(self.seat))
            return
        s.then(Arrange(self.seat, self.left - 1))
        place = a.args[0]
        if a.verb == "add-city":
            s.city[place] = 1
            s.tell("layout-city", self.rule, (place,))
        elif a.verb == "drop-city":
            s.city[place] = 0
            s.tell("layout-no-city", self.rule, (place,))
        else:
            s.then(ArrangeTo(self.seat, place, a.verb == "shift-estate"))


class ArrangeTo(Step[Anno]):
    """Where the Estate or the Citizen goes."""

    rule = "ottokar.5"

    def __init__(self, seat: int, place: int, whole: bool) -> None:
        self.seat = seat
        self.place = place
        self.whole = whole

    def options(self, s: Anno) -> list[Action]:
        if self.whole:
            return [TO_REGION[r] for r in destinations(s, self.place)]
        return [
            TO_ESTATE[p]
            for p in range(PLACES)
            if s.owner[p] == OTTOKAR and p != self.place and s.citizens[p] < ROOM[s.city[p]]
        ]

    def take(self, s: Anno, a: Action) -> None:
        if self.whole:
            city = s.city[self.place]
            citizens = s.citizens[self.place]
            s.lift_estate(self.place)
            place = s.put_estate(OTTOKAR, a.args[0])
            s.city[place] = city
            s.citizens[place] = citizens
            s.cubes[OTTOKAR] -= citizens
            s.tell("layout-estate", self.rule, (REGION_OF[self.place], a.args[0]))
        else:
            s.lift_citizen(self.place)
            s.put_citizen(a.args[0])
            s.tell("layout-citizen", self.rule, (self.place, a.args[0]))


def arrange(seat: int) -> Arrange:
    return Arrange(seat, LAYOUT_MOVES)
