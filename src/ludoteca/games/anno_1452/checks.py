"""The invariants of Anno 1452: what holds in every position that can be reached."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import (
    CITIZENS_EACH,
    ESTATES_EACH,
    FULL_VALUE,
    MAX_PRESTIGE,
    N_CARDS,
    N_REGIONS,
    PLACES,
    PLACES_IN,
    ROOM,
    SOLDIERS,
    TOWERS,
)
from ludoteca.games.anno_1452.realm import OTTOKAR, OWNERS
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY


def pieces(s: Anno) -> list[str]:
    """Estates and Citizens: nobody has more than there are, and nobody else has any."""
    out = []
    for seat in range(OWNERS):
        mine = [p for p in range(PLACES) if s.owner[p] == seat]
        away = ESTATES_EACH - len(mine)
        if s.supply[seat] != away:
            out.append("components.2: Estates on the map and in supply do not add up")
        if s.cubes[seat] != CITIZENS_EACH - sum([s.citizens[p] for p in mine]):
            out.append("components.2: Citizens on the map and in supply do not add up")
    if min(s.supply) < 0 or min(s.cubes) < 0:
        out.append("components.2: more Estates or Citizens than there are")
    if any([owner not in (NOBODY, *range(s.seats), OTTOKAR) for owner in s.owner]):
        out.append("components.1: an Estate of nobody who plays")
    return out


def faults(s: Anno) -> list[str]:
    """Every broken invariant by name."""
    out = pieces(s)
    cards: list[int] = []
    for zone in s.zones():
        cards += zone
    if sorted(cards) != list(range(N_CARDS)):
        out.append("components.7: the Action cards are not all in exactly one place")
    for region in range(N_REGIONS):
        if not NOBODY <= s.holder[region] < s.seats:
            out.append("ottokar.7: a Principality card is held by nobody who plays")
        places = PLACES_IN[region]
        if s.crowd[region] != len([p for p in places if s.owner[p] != NOBODY]):
            out.append("components.5: the count of Estates of a region is wrong")
        if s.cities_in(region) > TOWERS[region]:
            out.append("components.6: more Cities than towers")
        if s.bound[region] and s.holder[region] == NOBODY:
            out.append("card.kind-principality: a card bound by marriage has no holder")
    for p in range(PLACES):
        if s.owner[p] == NOBODY and (s.value[p] or s.city[p] or s.citizens[p]):
            out.append("attack.23: pieces stand without an Estate")
        if s.owner[p] != NOBODY and not (0 <= s.value[p] <= FULL_VALUE and s.city[p] in (0, 1)):
            out.append("estate.17: a value out of range")
        if s.owner[p] != NOBODY and s.value[p] == 0 and p not in (s.origin, s.target):
            out.append("attack.22: an Estate without value stands outside a battle")
        if s.citizens[p] > ROOM[s.city[p]] or s.citizens[p] < 0:
            out.append("citizen.4: too many Citizens at an Estate")
    if sum(s.soldiers) + sum(s.committed) > SOLDIERS or min(s.soldiers) < 0:
        out.append("components.3: more Soldiers than there are")
    for seat in range(s.seats):
        if s.gold[seat] < 0:
            out.append("estate.4: Gold below nothing")
        if not 0 <= s.prestige[seat] <= MAX_PRESTIGE:
            out.append("components.8: Prestige out of range")
        if s.soldiers[seat] and not s.crowned_seat(seat):
            out.append("card.king: Soldiers without a crown")
        if len(s.married[seat]) > 1:
            out.append("marriage.10: two marriages")
    if s.antiking != NOBODY and s.king in (NOBODY, s.antiking):
        out.append("card.antiking: an Anti-king without a King")
    if sorted(s.order) != list(range(s.seats)):
        out.append("actions.7: the turn order is not one of all players")
    return out
