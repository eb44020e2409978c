"""Regime change: who gets the empire card, the concession, emancipation (change.*, regime.*, emancipation.*, vassal.*,
tchange.*)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import CUBE, EMPTY, REPRESSIBLE
from ludoteca.games.pax_renaissance.data import EMPIRE
from ludoteca.games.pax_renaissance.records import BORDERS, NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import CONCESSION, DECLINE, DONE, LAY, PLACE, TAKEOVER
from ludoteca.games.pax_renaissance.rules.board import CITY_COUNT, LAND_BORDERS, LAND_REGION, SEA
from ludoteca.games.pax_renaissance.rules.pieces import PutConcession, deploy, free_cities, is_cube, is_pirate, kill
from ludoteca.games.pax_renaissance.rules.tableau import discard_court, remove_bishop, section_with, vassals_of
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, No, Step


def crown(s: Pax, seat: int, land: int, rule: str) -> None:
    """An empire card enters a tableau as an independent monarchy, at the outer end of its region's section
    (change.2a, empire.3, gap.empire-side)."""
    s.holder[land] = seat
    s.republic[land] = False
    s.suzerain[land] = NOWHERE
    s.section(seat, LAND_REGION[land]).append(EMPIRE + land)
    s.tell("empire-taken", rule, (seat, land))
    s.refresh(seat)


def change_regime(s: Pax, seat: int, land: int) -> None:
    """Vote, civil war or religious war won in this empire: only its empire card is touched (change.1, change.6,
    tchange.1, tchange.2). An own monarchy becomes a republic and back (regime.5, regime.6, tchange.3, strawman.1,
    play.3b)."""
    owner = s.holder[land]
    if owner == NOWHERE:
        crown(s, seat, land, "change.2a")
        return
    discard_court(s, land, "change.2b" if owner != seat else "change.2c")
    if owner != seat:
        section_with(s, EMPIRE + land).remove(EMPIRE + land)
        s.refresh(owner)
        crown(s, seat, land, "change.2b")
        return
    if s.suzerain[land] != NOWHERE:
        section_with(s, EMPIRE + land).remove(EMPIRE + land)
        s.suzerain[land] = NOWHERE
        s.section(seat, LAND_REGION[land]).append(EMPIRE + land)
    s.republic[land] = not s.republic[land]  # strawman.2
    s.tell("became-republic" if s.republic[land] else "became-monarchy", "change.2c", (seat, land))
    s.refresh(seat)


def overlord(s: Pax, land: int) -> int:
    """The suzerain of a vassal, or the empire itself."""
    return s.suzerain[land] if s.suzerain[land] != NOWHERE else land


def conquest_changes(s: Pax, seat: int, attacker: int, land: int) -> bool:
    """Does winning a campaign change the regime? Not against the attacker's own fellows (vassal.2, vassal.4,
    campaign.9)."""
    if s.holder[land] != seat:
        return True
    return s.own_campaign and overlord(s, land) != overlord(s, attacker)


def conquer(s: Pax, seat: int, attacker: int, land: int) -> None:
    """The beaten empire lies, king face up, under the winner or the winner's suzerain (change.3, campaign.6, vassal.3,
    campaign.10)."""
    lord = overlord(s, attacker)
    owner = s.holder[land]
    if owner != NOWHERE:
        discard_court(s, land, "campaign.7")
        section_with(s, EMPIRE + land).remove(EMPIRE + land)
        s.refresh(owner)
        if s.conquered_bishops:  # vassal.5, ruling N8c
            remove_bishop(s, EMPIRE + land)
    row = section_with(s, EMPIRE + lord)
    row.insert(row.index(EMPIRE + lord) + 1 + len(vassals_of(s, lord)), EMPIRE + land)
    s.holder[land] = seat
    s.republic[land] = False
    s.suzerain[land] = lord
    s.tell("became-vassal", "change.3", (seat, land, lord))
    s.refresh(seat)


class Concession(Step[Pax]):
    """One cube on a border of the empire, if the player likes; a concession there is repressed for 1 florin
    (change.4, empire.4, repression.3a)."""

    rule = "change.4"

    def __init__(self, seat: int, land: int) -> None:
        self.seat = seat
        self.land = land

    def candidates(self, s: Pax) -> list[Action]:
        borders = [(CONCESSION if s.border[b] == EMPTY else TAKEOVER)[b] for b in LAND_BORDERS[self.land]]
        if all([self.refuse(s, a) is not None for a in borders]):
            return []
        return borders + [DECLINE]

    def refuse(self, s: Pax, a: Action) -> No | None:
        if a.verb != "takeover":
            return None
        if is_pirate(s.border[a.args[0]]):
            return No("pirate-bars", "piece.7", a.args)
        if s.florins[self.seat] < 1:
            return No("cannot-pay", "repression.3a", (1,))
        return None

    def take(self, s: Pax, a: Action) -> None:
        if a.verb != "forgo":
            deploy(s, PutConcession(self.seat, s.cube(self.seat), a.args[0], self.land, (self.land,)))

    def run(self, s: Pax) -> None:
        s.tell("no-border", self.rule, (self.seat, self.land))


def homes(s: Pax, land: int, piece: int) -> list[Action]:
    """Free room on the map card for a piece: cities, or empty borders for cubes (emancipation.1)."""
    if piece < CUBE:
        return [PLACE[piece * CITY_COUNT + city] for city in free_cities(s, land)]
    # map.7: a border with any piece on it is saturated
    out: list[Action] = []
    for border in LAND_BORDERS[land]:
        if s.border[border] == EMPTY and (is_cube(piece) or SEA[border]):
            out.append(LAY[piece * BORDERS + border])
    return out


class Emancipate(Step[Pax]):
    """Any number of repressed pieces may go back to free room on their map card (emancipation.1, change.5,
    battle.5b)."""

    rule = "emancipation.1"

    def __init__(self, seat: int, land: int) -> None:
        self.seat = seat
        self.land = land

    def options(self, s: Pax) -> list[Action]:
        out: list[Action] = []
        for piece in range(REPRESSIBLE):
            if s.held(self.land, piece):
                out += homes(s, self.land, piece)
        if out:
            out.append(DONE)
        return out

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "done":
            return
        leave_card(s, self.land, a)
        s.tell("freed-city" if a.verb == "place" else "freed-border", self.rule, (self.seat, a.args[0], a.args[1]))
        s.then(self)


def leave_card(s: Pax, land: int, a: Action) -> None:
    """A repressed piece goes to the city or border of the action."""
    piece = a.args[0]
    s.hold(land, piece, -1)
    if a.verb == "place":
        s.city[a.args[1]] = piece
    else:
        s.border[a.args[1]] = piece


class March(Step[Pax]):
    """Winners that must be put on the conquered map card while there is room; the rest stays repressed at no cost,
    pirates die (battle.5a, battle.6, tbattle.6). Pirates wait in the band, the others already lie on the empire
    card."""

    rule = "battle.5a"

    def __init__(self, seat: int, land: int, pieces: tuple[int, ...]) -> None:
        self.seat = seat
        self.land = land
        self.pieces = pieces

    def options(self, s: Pax) -> list[Action]:
        out: list[Action] = []
        last = NOWHERE
        for piece in self.pieces:
            if piece != last:
                out += homes(s, self.land, piece)
            last = piece
        return out

    def take(self, s: Pax, a: Action) -> None:
        piece = a.args[0]
        if is_pirate(piece):
            s.band.remove(piece)
            s.border[a.args[1]] = piece
        else:
            leave_card(s, self.land, a)
        s.tell("marched-city" if a.verb == "place" else "marched-border", self.rule, (self.seat, piece, a.args[1]))
        at = self.pieces.index(piece)
        s.then(March(self.seat, self.land, self.pieces[:at] + self.pieces[at + 1 :]))

    def run(self, s: Pax) -> None:
        for piece in s.band:  # battle.6, repression.2
            kill(s, piece)
            s.tell("no-room", "battle.6", (piece, self.land))
        s.band.clear()
