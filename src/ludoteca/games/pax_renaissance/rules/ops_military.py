"""Operations corsair, siege, campaign (corsair.*, siege.1, campaign.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import BUFFER, CAMPAIGN_WAR, EMPTY, PIRATE, ROOK
from ludoteca.games.pax_renaissance.records import BORDERS
from ludoteca.games.pax_renaissance.rules.actions import SAIL, SIEGE_BORDER, SIEGE_CITY, in_city, on_border
from ludoteca.games.pax_renaissance.rules.battle import Fight, foreseen, near
from ludoteca.games.pax_renaissance.rules.board import (
    LAND_CITIES,
    LAND_NEAR,
    LAND_SEA,
    LOC_CITIES,
    LOC_LANDS,
    LOC_SEA,
    REACH_CORNERS,
    REACH_OWN,
    REACH_PARTED,
    REACH_SIDES,
)
from ludoteca.games.pax_renaissance.rules.pieces import clear_for_pirate, is_pirate, kill, protected
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Foresight, No, Step

# ---- corsair ----

REACH: Final[list[list[tuple[int, ...]]]] = [
    REACH_SIDES,
    REACH_OWN,
    REACH_CORNERS,
]  # rulings N8b, gap.corsair-reach: the option corsair_reach


def reach(s: Pax, land: int) -> tuple[int, ...]:
    """The buffer state parts Portugal and France, which touch at a corner only (card.x55)."""
    found = REACH[s.corsair_reach]
    return (REACH_PARTED if found is REACH_CORNERS and s.anyone(BUFFER) else found)[land]


def sail_refused(s: Pax, colour: int, to: int) -> No | None:
    """corsair.2"""
    if s.border[to] == PIRATE + colour:
        return No("same-pirate", "corsair.2", (to,))
    if protected(s, to):
        return No("protected", "card.x17", (to,))
    return None


def corsair_targets(s: Pax, colour: int, location: int) -> list[Action]:
    """A pirate on a sea border of the location sails within reach (corsair.1)."""
    out: list[Action] = []
    if PIRATE + colour not in s.border:
        return out
    for land in LOC_LANDS[location]:
        for frm in LAND_SEA[land]:
            if s.border[frm] == PIRATE + colour:
                for to in reach(s, land):
                    if to != frm and sail_refused(s, colour, to) is None:
                        a = SAIL[frm * BORDERS + to]
                        if a not in out:
                            out.append(a)
    return out


class Corsair(Step[Pax]):
    rule = "corsair.1"

    def __init__(self, seat: int, colour: int, location: int) -> None:
        self.seat = seat
        self.colour = colour
        self.location = location

    def options(self, s: Pax) -> list[Action]:
        return corsair_targets(s, self.colour, self.location)

    def explains(self, a: Action) -> bool:
        return a in SAIL

    def refuse(self, s: Pax, a: Action) -> No | None:
        return sail_refused(s, self.colour, a.args[1])

    def take(self, s: Pax, a: Action) -> None:
        frm, to = a.args
        clear_for_pirate(s, to, "corsair.2")
        s.border[frm] = EMPTY
        s.border[to] = PIRATE + self.colour
        s.tell("sailed", self.rule, (self.seat, PIRATE + self.colour, frm, to))


# ---- siege ----


def siege_targets(s: Pax, location: int) -> list[Action]:
    """One rook, knight or pirate of the location (siege.1)."""
    # emancipation.2: the ruling class, and pirates
    out = [in_city(SIEGE_CITY, s.city[city], city) for city in LOC_CITIES[location] if s.city[city] >= 0]
    for border in LOC_SEA[location]:
        if is_pirate(s.border[border]):
            out.append(on_border(SIEGE_BORDER, s.border[border], border))
    return out


class Siege(Step[Pax]):
    rule = "siege.1"

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def options(self, s: Pax) -> list[Action]:
        return siege_targets(s, self.location)

    def take(self, s: Pax, a: Action) -> None:
        piece, at = a.args
        if a.verb == "siege":
            s.city[at] = EMPTY
            s.tell("besieged", self.rule, (self.seat, piece, at))
        else:
            s.border[at] = EMPTY
            s.tell("pirate-besieged", self.rule, (self.seat, piece, at))
        kill(s, piece)


# ---- campaign ----


def knights(s: Pax, land: int) -> int:
    count = 0
    for city in LAND_CITIES[land]:
        if 0 <= s.city[city] < ROOK:
            count += 1
    return count


def campaign_barred(s: Pax, seat: int, land: int) -> No | None:
    """All knights must attack, 1 florin each (campaign.3)."""
    count = knights(s, land)
    if count == 0:
        return No("no-knights", "campaign.3", (land,))
    if count > s.florins[seat]:
        return No("campaign-price", "campaign.3", (land, count, s.florins[seat]))
    return None


def march_refused(s: Pax, land: int, to: int) -> No | None:
    """Adjacent by side or corner, not the own suzerain (campaign.2, vassal.2, card.x55)."""
    if not near(s, land, to):
        return No("not-adjacent", "card.x55", (to,))
    if s.suzerain[land] == to:
        return No("own-suzerain", "vassal.2", (to,))
    return None


def campaign_targets(s: Pax, seat: int, land: int) -> list[Action]:
    if campaign_barred(s, seat, land) is not None:
        return []
    return [a for a in campaigns(s, land) if march_refused(s, land, a.args[0]) is None]


def campaigns(s: Pax, land: int) -> list[Action]:
    """A campaign against each neighbour, with its price."""
    cost = knights(s, land)
    return [Action("campaign", (to, cost)) for to in LAND_NEAR[land]]


class Campaign(Step[Pax]):
    """The king's knights attack an adjacent empire, in any tableau or in the deck (campaign.2, campaign.5)."""

    rule = "campaign.2"

    def __init__(self, seat: int, land: int) -> None:
        self.seat = seat
        self.land = land

    def candidates(self, s: Pax) -> list[Action]:
        return campaigns(s, self.land)

    def refuse(self, s: Pax, a: Action) -> No | None:
        return march_refused(s, self.land, a.args[0])

    def foresee(self, s: Pax, a: Action) -> list[Foresight]:
        return foreseen(s, self.seat, CAMPAIGN_WAR, a.args[0], self.land, False, 0)

    def take(self, s: Pax, a: Action) -> None:
        to, cost = a.args
        s.florins[self.seat] -= cost
        s.tell("campaign", self.rule, (self.seat, self.land, to, cost))
        s.then(Fight(self.seat, CAMPAIGN_WAR, to, self.land, False))
