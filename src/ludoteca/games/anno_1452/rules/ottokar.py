"""The Ottokar scenario (ottokar.1 to ottokar.14): his layout, and layouts of the players' own."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import (
    LAYOUT_MOVES,
    LIMIT,
    N_REGIONS,
    NEAR,
    PLACES,
    REGION_OF,
    ROOM,
    SCENARIOS,
    TOWERS,
)
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.citizen import DONE
from ludoteca.games.anno_1452.state import Anno, contains
from ludoteca.games.anno_1452.vocabulary import PLACE
from ludoteca.kernel import Action, Choice, Confirm, Mixed, No, Step, Verb0, Verb1, Verbs, sig

SHIFT_ESTATE: Final[list[Action]] = [Action("shift-estate", (p,)) for p in range(PLACES)]
SHIFT_CITIZEN: Final[list[Action]] = [Action("shift-citizen", (p,)) for p in range(PLACES)]
ADD_CITY: Final[list[Action]] = [Action("add-city", (p,)) for p in range(PLACES)]
DROP_CITY: Final[list[Action]] = [Action("drop-city", (p,)) for p in range(PLACES)]
TO_REGION: Final[list[Action]] = [Action("to-region", (r,)) for r in range(N_REGIONS)]
TO_ESTATE: Final[list[Action]] = [Action("to-estate", (p,)) for p in range(PLACES)]

_pairs_left: dict[tuple[int, int], bool] = {}


def pairs_for_all(free: int, players: int) -> bool:
    """Whether, however they choose, so many players one after the other find two adjacent free regions (mask
    `free`)."""
    if players == 0:
        return True
    key = (free, players)
    if key not in _pairs_left:
        found = False
        fits = True
        for a in range(N_REGIONS):
            for b in NEAR[a]:
                if a < b and contains(free, a) and contains(free, b):
                    found = True
                    fits = fits and pairs_for_all(free & ~(1 << a | 1 << b), players - 1)
        _pairs_left[key] = found and fits
    return _pairs_left[key]


def lay_ottokar(s: Anno, number: int) -> None:
    """ottokar.2: all his pieces are on the map, his Estates at full value; ottokar.3 and ottokar.4 are layouts A and
    B."""
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


def refuse_region(s: Anno, place: int, region: int) -> No | None:
    """Why this Estate of Ottokar cannot go there with all that is on it."""
    home = REGION_OF[place]
    if s.crowd[region] >= LIMIT[region]:
        return No("shield-full", "ottokar.5", (region, LIMIT[region]))
    if s.city[place] and s.cities_in(region) >= TOWERS[region]:
        return No("towers-full", "ottokar.5", (region, TOWERS[region]))
    free = free_mask(s) & ~(1 << region)
    if s.crowd[home] == 1:
        free |= 1 << home
    return None if pairs_for_all(free, s.seats) else No("layout-no-start", "ottokar.5", (s.seats,))


def destinations(s: Anno, place: int) -> list[int]:
    """Regions to which this Estate of Ottokar can go."""
    home = REGION_OF[place]
    return [r for r in range(N_REGIONS) if r != home and refuse_region(s, place, r) is None]


def rooms(s: Anno, place: int) -> list[int]:
    """Other Estates of Ottokar with room for a Citizen of this one."""
    return [p for p in range(PLACES) if p != place and s.owner[p] == OTTOKAR and s.citizens[p] < ROOM[s.city[p]]]


class FinishLayout(Verb0[Anno]):
    """The layout stays as it is."""

    name = "done"

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        return [DONE]

    def apply(self, s: Anno, seat: int) -> None:
        finish_layout(s, seat)


class ShiftEstate(Verb1[Anno]):
    """One of his Estates goes to another region with all that is on it."""

    name = "shift-estate"
    args = sig(estate=PLACE)

    def refuse(self, s: Anno, seat: int, place: int) -> No | None:
        return None if destinations(s, place) else No("layout-no-start", "ottokar.5", (s.seats,))

    def apply(self, s: Anno, seat: int, place: int) -> None:
        s.then(ArrangeTo(seat, place, True))


class DropCity(Verb1[Anno]):
    """A City goes back to the bank."""

    name = "drop-city"
    args = sig(estate=PLACE)

    def refuse(self, s: Anno, seat: int, place: int) -> No | None:
        full = s.citizens[place] > ROOM[0]
        return No("layout-room", "ottokar.5", (REGION_OF[place],)) if full else None

    def apply(self, s: Anno, seat: int, place: int) -> None:
        s.city[place] = 0
        s.tell("layout-no-city", "ottokar.5", (place,))


class AddCity(Verb1[Anno]):
    """A City from the bank."""

    name = "add-city"
    args = sig(estate=PLACE)

    def refuse(self, s: Anno, seat: int, place: int) -> No | None:
        region = REGION_OF[place]
        full = s.cities_in(region) >= TOWERS[region]
        return No("towers-full", "ottokar.5", (region, TOWERS[region])) if full else None

    def apply(self, s: Anno, seat: int, place: int) -> None:
        s.city[place] = 1
        s.tell("layout-city", "ottokar.5", (place,))


class ShiftCitizen(Verb1[Anno]):
    """A Citizen goes to another of his Estates."""

    name = "shift-citizen"
    args = sig(estate=PLACE)

    def refuse(self, s: Anno, seat: int, place: int) -> No | None:
        return None if rooms(s, place) else No("layout-room", "ottokar.5", (REGION_OF[place],))

    def apply(self, s: Anno, seat: int, place: int) -> None:
        s.then(ArrangeTo(seat, place, False))


class LayoutMoves(Mixed[Anno]):
    """What can be moved, Estate by Estate."""

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        out: list[Action] = []
        for p in range(PLACES):
            if s.owner[p] == OTTOKAR:
                out += [SHIFT_ESTATE[p], DROP_CITY[p] if s.city[p] else ADD_CITY[p]]
                if s.citizens[p]:
                    out.append(SHIFT_CITIZEN[p])
        return out


def finish_layout(s: Anno, seat: int) -> None:
    s.tell("layout-done", "ottokar.5", (seat,))
    s.then(Confirm(seat))


class Arrange(Choice[Anno]):
    """ottokar.5, L1: the first player changes the layout piece by piece; no move leads outside the limits."""

    rule = "ottokar.5"
    verbs = Verbs(FinishLayout(), LayoutMoves(ShiftEstate(), DropCity(), AddCity(), ShiftCitizen()))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, s: Anno) -> list[Action]:
        return super().candidates(s) if self.left else []

    def shortlist(self, s: Anno) -> list[Action]:
        return super().shortlist(s) if self.left else []

    def run(self, s: Anno) -> None:
        """All moves are made."""
        finish_layout(s, self.seat)

    def take(self, s: Anno, a: Action) -> None:
        if a.verb != "done":
            s.then(Arrange(self.seat, self.left - 1))
        super().take(s, a)


class ArrangeTo(Step[Anno]):
    """Where the Estate or the Citizen goes."""

    rule = "ottokar.5"

    def __init__(self, seat: int, place: int, whole: bool) -> None:
        self.seat = seat
        self.place = place
        self.whole = whole

    def candidates(self, s: Anno) -> list[Action]:
        if self.whole:
            return [TO_REGION[r] for r in range(N_REGIONS) if r != REGION_OF[self.place]]
        return [TO_ESTATE[p] for p in range(PLACES) if s.owner[p] == OTTOKAR and p != self.place]

    def refuse(self, s: Anno, a: Action) -> No | None:
        to = a.args[0]
        if self.whole:
            return refuse_region(s, self.place, to)
        room = ROOM[s.city[to]]
        return No("citizens-full", "ottokar.5", (to, room)) if s.citizens[to] >= room else None

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
