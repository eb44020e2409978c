"""Operations behead, tax, repress, vote (behead.*, tax.*, repress.*, vote.*)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import EAST, GENOCIDE, ISLAMIC, RENOWN, ROOK
from ludoteca.games.pax_renaissance.data import EMPIRE
from ludoteca.games.pax_renaissance.records import LANDS, NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import (
    BEHEAD_CARD,
    PAY,
    REPRESS_BORDER,
    REPRESS_CITY,
    SUBMIT,
    TAX_BORDER,
    in_city,
    on_border,
)
from ludoteca.games.pax_renaissance.rules.board import (
    CARD_ABILITIES,
    CARD_LOCATION,
    FITS,
    LAND_BORDERS,
    LAND_REGION,
    LOC_BORDERS,
    LOC_CITIES,
    LOC_LANDS,
)
from ludoteca.games.pax_renaissance.rules.pieces import (
    RepressConcession,
    TaxLevy,
    is_cube,
    repress_city,
    saturated,
)
from ludoteca.games.pax_renaissance.rules.regime import Concession, Emancipate, change_regime
from ludoteca.games.pax_renaissance.rules.tableau import discard_any, section_of, side_of
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, No, Step

SHOWS_KNIGHTS: Final = 1
SHOWS_ROOKS: Final = 2
SHOWS_CUBES: Final = 4


# ---- behead ----


def behead_targets(s: Pax, card: int, location: int) -> list[Action]:
    """Cards of any tableau whose location fits; queens have none and are never taken (behead.1, behead.2, ruling
    N8a)."""
    out: list[Action] = []
    if CARD_ABILITIES[card] & GENOCIDE:  # card.x22, gap.x22
        for i in range(len(s.bishop_cards)):
            victim = s.bishop_cards[i]
            if s.bishop_colours[i] == ISLAMIC and side_of(s, victim) == EAST:
                out.append(BEHEAD_CARD[victim])
    else:
        fits = FITS[location]
        for row in s.tableaux:
            for victim in row:
                if fits[CARD_LOCATION[victim]]:
                    out.append(BEHEAD_CARD[victim])
    if not s.self_behead:
        out = [a for a in out if a.args[0] != card]
    return out


class Behead(Step[Pax]):
    """The victim is discarded with everything on it; an empire takes the card used along (behead.3, behead.4,
    gap.queen-behead)."""

    rule = "behead.1"

    def __init__(self, seat: int, card: int, location: int) -> None:
        self.seat = seat
        self.card = card
        self.location = location

    def options(self, s: Pax) -> list[Action]:
        return behead_targets(s, self.card, self.location)

    def take(self, s: Pax, a: Action) -> None:
        victim = a.args[0]
        s.tell("beheaded", self.rule, (self.seat, self.card, victim))
        discard_any(s, victim, "behead.4")
        # The only empire a queen reaches is her king's, who took her along (gap.queen-behead).
        if victim >= EMPIRE and section_of(s, self.card) != NOWHERE:
            discard_any(s, self.card, "behead.3")


# ---- tax ----


def tax_targets(s: Pax, location: int) -> list[Action]:
    """A concession on a border of an unsaturated map card of the location (tax.1, tax.2)."""
    out: list[Action] = []
    for land in LOC_LANDS[location]:
        if not saturated(s, land):
            for border in LAND_BORDERS[land]:
                if is_cube(s.border[border]):
                    out.append(TAX_BORDER[border * LANDS + land])
    return out


def tax_barred(s: Pax, location: int) -> No | None:
    """A concession that could be taxed if its map card were not saturated (tax.1)."""
    for land in LOC_LANDS[location]:
        if saturated(s, land) and any([is_cube(s.border[border]) for border in LAND_BORDERS[land]]):
            return No("saturated", "tax.1", (land,))
    return None


class Tax(Step[Pax]):
    rule = "tax.2"

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def options(self, s: Pax) -> list[Action]:
        return tax_targets(s, self.location)

    def take(self, s: Pax, a: Action) -> None:
        border, land = a.args
        owner = s.seat_of(s.border[border])
        s.tell("taxed", self.rule, (self.seat, owner, border))
        levier = self.seat if s.out[owner] else owner  # tax.3, gap.bankruptcy
        s.then(TaxDue(owner, border, land), TaxLevy(levier, land))


class TaxDue(Step[Pax]):
    """The owner pays 1 florin to China or lets the concession be repressed without florins (tax.2, repression.3d)."""

    rule = "tax.2"

    def __init__(self, seat: int, border: int, land: int) -> None:
        self.seat = seat
        self.border = border
        self.land = land

    def options(self, s: Pax) -> list[Action]:
        return [PAY, SUBMIT] if s.florins[self.seat] > 0 else []

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "pay":
            s.florins[self.seat] -= 1
            s.tell("tax-paid", self.rule, (self.seat, self.border))
        else:
            self.run(s)

    def run(self, s: Pax) -> None:
        s.then(RepressConcession(self.seat, self.border, self.land))


# ---- repress ----


def repress_targets(s: Pax, shown: int, location: int) -> list[Action]:
    """A piece of a kind shown on the icon: rook or knight in a city, concession on a border, never a pirate
    (repress.1, repression.2)."""
    out: list[Action] = []
    if shown & (SHOWS_KNIGHTS | SHOWS_ROOKS):
        for city in LOC_CITIES[location]:
            piece = s.city[city]
            if piece >= 0 and shown & (SHOWS_KNIGHTS if piece < ROOK else SHOWS_ROOKS):
                out.append(in_city(REPRESS_CITY, piece, city))
    if shown & SHOWS_CUBES:
        for border in LOC_BORDERS[location]:
            if is_cube(s.border[border]):
                out.append(on_border(REPRESS_BORDER, s.border[border], border))
    return out


class Repress(Step[Pax]):
    """The piece goes onto its empire card, or dies if that is in the deck; 1 florin either way
    (repress.2, repress.3, repression.3b)."""

    rule = "repress.1"

    def __init__(self, seat: int, shown: int, location: int) -> None:
        self.seat = seat
        self.shown = shown
        self.location = location

    def options(self, s: Pax) -> list[Action]:
        return repress_targets(s, self.shown, self.location)

    def take(self, s: Pax, a: Action) -> None:
        s.florins[self.seat] += 1
        s.tell("repress-gain", "repress.3", (self.seat,))
        if a.verb == "repress":
            repress_city(s, a.args[1], self.rule)
        else:
            s.then(RepressConcession(self.seat, a.args[1], self.location))


# ---- vote ----


def votes(s: Pax, seat: int, land: int) -> int:
    """Concessions on the borders of the map card; Patron's Renown doubles them (vote.2b, card.x35)."""
    cube = s.cube(seat)
    count = 0
    for border in LAND_BORDERS[land]:
        if s.border[border] == cube:
            count += 1
    return 2 * count if s.has(seat, RENOWN) else count


def vote_refused(s: Pax, seat: int, region: int, land: int) -> No | None:
    if LAND_REGION[land] != region:
        return No("other-region", "vote.1", (land,))
    if s.holder[land] == NOWHERE:
        return No("empire-in-deck", "vote.2a", (land,))
    if s.suzerain[land] != NOWHERE:
        return No("is-vassal", "vote.2a", (land,))
    mine = votes(s, seat, land)
    for other in range(s.seats):
        if other != seat and votes(s, other, land) >= mine:
            return No("no-majority", "vote.2b", (land,))
    cost = s.repressed_on(land)
    if cost > s.florins[seat]:
        return No("vote-price", "vote.3", (land, cost, s.florins[seat]))
    return None


def ballot(s: Pax, land: int) -> Action:
    """A vote on an empire, with its price: 1 florin for each repressed piece (vote.3)."""
    return Action("vote", (land, s.repressed_on(land)))


def vote_targets(s: Pax, seat: int, region: int) -> list[Action]:
    cube = s.cube(seat)
    if cube not in s.border:
        return []
    out: list[Action] = []
    for land in range(LANDS):
        if s.holder[land] != NOWHERE and LAND_REGION[land] == region:
            if vote_refused(s, seat, region, land) is None:
                out.append(ballot(s, land))
    return out


def vote_barred(s: Pax, seat: int, region: int) -> No:
    """Why no empire of the region can be voted on: the price first, then the majority, then the empires (vote.2a,
    vote.2b, vote.3)."""
    majority = False
    for land in range(LANDS):
        no = vote_refused(s, seat, region, land)
        if no is not None and no.key == "vote-price":
            return no
        if no is not None and no.key == "no-majority":
            majority = True
    if majority:
        return No("no-majority-in", "vote.2b", (region,))
    return No("no-empire-in", "vote.2a", (region,))


class Vote(Step[Pax]):
    """A regime change in one empire of the region on the icon, wherever the voting card is located (vote.1, vote.3,
    vote.4)."""

    rule = "vote.1"

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def candidates(self, s: Pax) -> list[Action]:
        return [ballot(s, land) for land in range(LANDS)]

    def refuse(self, s: Pax, a: Action) -> No | None:
        return vote_refused(s, self.seat, self.region, a.args[0])

    def take(self, s: Pax, a: Action) -> None:
        land, cost = a.args
        s.florins[self.seat] -= cost
        s.tell("voted", self.rule, (self.seat, land, cost))
        s.trigger(self.seat, RENOWN)
        change_regime(s, self.seat, land)
        s.then(Concession(self.seat, land), Emancipate(self.seat, land))
