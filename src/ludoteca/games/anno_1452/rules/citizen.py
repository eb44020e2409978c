"""Placing Citizens (citizen.1 to citizen.8)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import CITIZEN_COST, CITIZENS_PER_ACTION, PLACES, REGION_OF, ROOM
from ludoteca.games.anno_1452.rules.promises import refuse_region
from ludoteca.games.anno_1452.state import Anno
from ludoteca.games.anno_1452.vocabulary import PLACE
from ludoteca.kernel import NOBODY, Action, No, Step, Verb1, sig

CITIZEN: Final[list[Action]] = [Action("citizen", (p,)) for p in range(PLACES)]
DONE: Final = Action("done")

# A turn asks about every Estate on the map: the answers that depend on the place alone are made once.
NOT_YOURS: Final[list[No]] = [No("not-your-estate", "citizen.3", (p,)) for p in range(PLACES)]


def refuse_stand(s: Anno, seat: int, place: int) -> No | None:
    """Why no Citizen can stand there by any means; citizen.8: a reduced Estate takes as many as a full one."""
    if s.owner[place] != seat:
        return NOT_YOURS[place]
    room = ROOM[s.city[place]]
    if s.citizens[place] >= room:
        return No("citizens-full", "citizen.4", (place, room))
    if s.cubes[seat] == 0:
        return No("no-citizen-left", "citizen.6")
    return refuse_region(s, seat, REGION_OF[place]) if s.agreements else None


def refuse_citizen(s: Anno, seat: int, place: int) -> No | None:
    if s.owner[place] != seat:
        return NOT_YOURS[place]
    no = refuse_stand(s, seat, place)
    if no is None and s.gold[seat] < CITIZEN_COST:
        return No("gold-short", "citizen.2", (CITIZEN_COST, s.gold[seat]))
    return no


def stands(s: Anno, seat: int, region: int) -> list[Action]:
    """Own Estates with room for a Citizen, in one region or (-1) anywhere; citizen.8: whatever their value is."""
    if s.cubes[seat] == 0:
        return []
    places = [
        p
        for p, owner in enumerate(s.owner)
        if owner == seat and s.citizens[p] < ROOM[s.city[p]] and (region < 0 or REGION_OF[p] == region)
    ]
    if s.agreements:
        places = [p for p in places if refuse_region(s, seat, REGION_OF[p]) is None]
    return [CITIZEN[p] for p in places]


def settle_citizen(s: Anno, seat: int, place: int) -> None:
    """citizen.2: three Gold each."""
    s.gold[seat] -= CITIZEN_COST
    s.put_citizen(place)
    s.tell("citizen", "citizen.1", (seat, place))


class MoreCitizens(Step[Anno]):
    """citizen.1, citizen.5: up to three in one action, at any own Estates."""

    rule = "citizen.1"
    exact = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, s: Anno) -> list[Action]:
        if s.gold[self.seat] < CITIZEN_COST or not stands(s, self.seat, -1):
            return []
        return [CITIZEN[p] for p in range(PLACES) if s.owner[p] >= 0] + [DONE]

    def shortlist(self, s: Anno) -> list[Action]:
        places = stands(s, self.seat, -1) if s.gold[self.seat] >= CITIZEN_COST else []
        return places + [DONE] if places else []

    def refuse(self, s: Anno, a: Action) -> No | None:
        return None if a.verb == "done" else refuse_citizen(s, self.seat, a.args[0])

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "done":
            return
        settle_citizen(s, self.seat, a.args[0])
        if self.left > 1:
            s.then(MoreCitizens(self.seat, self.left - 1))


def after_first(seat: int) -> MoreCitizens:
    return MoreCitizens(seat, CITIZENS_PER_ACTION - 1)


class FreeCitizens(Step[Anno]):
    """Citizens granted by a card: the usual limits, what does not fit is lost (card.effect-citizens, card.ansiedlung).

    The first must be placed if it can, the others may be left.
    """

    rule = "card.effect-citizens"

    def __init__(self, seat: int, region: int, left: int, placed: int) -> None:
        self.seat = seat
        self.region = region
        self.left = left
        self.placed = placed

    def options(self, s: Anno) -> list[Action]:
        if self.left == 0:
            return []
        places = stands(s, self.seat, self.region)
        if places and self.placed:
            places.append(DONE)
        return places

    def take(self, s: Anno, a: Action) -> None:
        if a.verb == "done":
            return
        s.put_citizen(a.args[0])
        s.tell("citizen-free", self.rule, (self.seat, a.args[0]))
        s.then(FreeCitizens(self.seat, self.region, self.left - 1, self.placed + 1))


class PlaceCitizen(Verb1[Anno]):
    """actions.8: the first of up to three Citizens."""

    name = "citizen"
    args = sig(estate=PLACE)

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        return [CITIZEN[p] for p, owner in enumerate(s.owner) if owner != NOBODY]

    def allow(self, s: Anno, seat: int, out: list[Action]) -> None:
        if s.gold[seat] >= CITIZEN_COST:
            out += stands(s, seat, -1)

    def refuse(self, s: Anno, seat: int, place: int) -> No | None:
        return refuse_citizen(s, seat, place)

    def apply(self, s: Anno, seat: int, place: int) -> None:
        settle_citizen(s, seat, place)
        s.then(after_first(seat))
