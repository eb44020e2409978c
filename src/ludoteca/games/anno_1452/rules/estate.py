"""Building an Estate (estate.1 to estate.8) and who holds a principality (estate.9 to estate.15)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import (
    ESTATE_STEP,
    FIRST_ESTATE_COST,
    LIMIT,
    N_REGIONS,
    PLACES_IN,
    PRINCIPALITY_POINT,
)
from ludoteca.games.anno_1452.realm import OTTOKAR, OWNERS
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.promises import refuse_region
from ludoteca.games.anno_1452.state import Anno
from ludoteca.games.anno_1452.vocabulary import REGION
from ludoteca.kernel import NOBODY, Action, No, Verb1, sig

BUILD: Final[list[Action]] = [Action("build", (r,)) for r in range(N_REGIONS)]


def price(s: Anno, region: int) -> int:
    """estate.2, estate.3: 4 Gold, and 1 more for every Estate already there, of any owner (ottokar.11)."""
    return FIRST_ESTATE_COST + ESTATE_STEP * s.crowd[region]


def refuse_place(s: Anno, seat: int, region: int) -> No | None:
    """Why no Estate can be put there by any means."""
    if s.crowd[region] >= LIMIT[region]:
        return No("shield-full", "estate.6", (region, LIMIT[region]))
    if s.supply[seat] == 0:
        return No("no-estate-left", "estate.7")
    return refuse_region(s, seat, region) if s.agreements else None


def refuse_build(s: Anno, seat: int, region: int) -> No | None:
    no = refuse_place(s, seat, region)
    if no is not None:
        return no
    if s.gold[seat] < price(s, region):
        return No("gold-short", "estate.4", (price(s, region), s.gold[seat]))
    return None


def builds(s: Anno, seat: int) -> list[Action]:
    """Every region in which the seat can build now; estate.8: no own piece in or beside it is needed."""
    if s.supply[seat] == 0:
        return []
    rich = (s.gold[seat] - FIRST_ESTATE_COST) // ESTATE_STEP
    crowd = s.crowd
    regions = [r for r in range(N_REGIONS) if crowd[r] <= rich and crowd[r] < LIMIT[r]]
    if s.agreements:
        regions = [r for r in regions if refuse_region(s, seat, r) is None]
    return [BUILD[r] for r in regions]


def build(s: Anno, seat: int, region: int) -> None:
    """estate.1, estate.5: one Estate of full value against payment."""
    cost = price(s, region)
    s.gold[seat] -= cost
    s.put_estate(seat, region)
    s.tell("built", "estate.1", (seat, region, cost))
    recheck(s, region)


class Build(Verb1[Anno]):
    """actions.8: an Estate in any region with room."""

    name = "build"
    args = sig(region=REGION)

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        return BUILD

    def allow(self, s: Anno, seat: int, out: list[Action]) -> None:
        out += builds(s, seat)

    def refuse(self, s: Anno, seat: int, region: int) -> No | None:
        return refuse_build(s, seat, region)

    def apply(self, s: Anno, seat: int, region: int) -> None:
        build(s, seat, region)


def place_free(s: Anno, seat: int, region: int, rule: str) -> None:
    """An Estate granted by a card (inheritance.2, card.effect-estate)."""
    s.put_estate(seat, region)
    s.tell("estate-free", rule, (seat, region))
    recheck(s, region)


def majority(s: Anno, region: int) -> int:
    """Who has the majority: strictly more Estates than each other owner (estate.10) and than the free places
    (estate.11)."""
    counts = [0] * OWNERS
    owner = s.owner
    for p in PLACES_IN[region]:
        if owner[p] >= 0:
            counts[owner[p]] += 1
    most = LIMIT[region] - s.crowd[region]  # the free places, one imaginary player; Ottokar is another (ottokar.11)
    best = NOBODY
    for seat in range(OWNERS):
        if counts[seat] > most:
            most = counts[seat]
            best = seat
        elif counts[seat] == most:
            best = NOBODY
    return NOBODY if best == OTTOKAR else best  # ottokar.7: he holds no card


def recheck(s: Anno, region: int) -> None:
    """estate.14: after a change the card follows the majority at once, losses before gains (G10)."""
    now = majority(s, region)
    before = s.holder[region]
    if s.bound[region]:
        if s.marriage_guard or now == s.majority_when_bound(region):  # marriage.8
            return
        if now in (NOBODY, before):  # ruling 16: only who gains the majority takes the card
            s.bind_card(region, now)
            return
        s.bound[region] = 0
    if now == before:
        return
    if before != NOBODY:
        give_back(s, before, region)
    if now != NOBODY:
        receive(s, now, region)


def recheck_all(s: Anno, regions: list[int]) -> None:
    """attack.36, trade.12: of several regions changed together, all cards are lost first, then all gained."""
    for seat in s.order:
        for region in regions:
            if s.holder[region] == seat and not s.bound[region] and majority(s, region) != seat:
                give_back(s, seat, region)
    for region in regions:
        recheck(s, region)


def give_back(s: Anno, seat: int, region: int) -> None:
    """estate.13, estate.15"""
    s.holder[region] = NOBODY
    s.tell("principality-lost", "estate.13", (seat, region))
    shift(s, seat, -PRINCIPALITY_POINT, "estate.13")


def receive(s: Anno, seat: int, region: int) -> None:
    """estate.12: also outside the own turn."""
    s.holder[region] = seat
    s.tell("principality-won", "estate.12", (seat, region))
    shift(s, seat, PRINCIPALITY_POINT, "estate.12")
