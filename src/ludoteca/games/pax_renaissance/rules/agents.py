"""The agents of a played card: where they are placed (play.3a to play.11)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import BISHOP, COVERED, CUBE, EMPTY, PIRATE
from ludoteca.games.pax_renaissance.data import ALL_CARDS, CARDS
from ludoteca.games.pax_renaissance.records import NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import (
    DONE,
    INSTALL,
    LAY,
    OUST,
    OUST_BORDER,
    PLACE,
    RAID,
    in_city,
    on_border,
)
from ludoteca.games.pax_renaissance.rules.board import LOC_BORDERS, LOC_CITIES, LOC_LANDS, LOC_SEA, LOCATIONS
from ludoteca.games.pax_renaissance.rules.pieces import PutBorder, PutCity, deploy, protected
from ludoteca.games.pax_renaissance.rules.tableau import PutBishop, bishop_places
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.games.pax_renaissance.vocabulary import BORDER, CARD, CITY, PIECE
from ludoteca.kernel import Action, No, Step, Verb2, Verbs, sig


class Placement(Verb2[Pax]):
    """A place for an agent. `location` is that of its card."""

    def __init__(self, location: int) -> None:
        self.location = location


class PlaceInCity(Placement):
    name = "place"
    args = sig(piece=PIECE, city=CITY)

    def apply(self, s: Pax, seat: int, piece: int, city: int) -> None:
        deploy(s, PutCity(seat, piece, city, LOC_LANDS[self.location]))


class Oust(PlaceInCity):
    """The piece in the way is repressed for 1 florin (repression.3c)."""

    name = "oust"

    def refuse(self, s: Pax, seat: int, piece: int, city: int) -> No | None:
        return No("cannot-pay", "repression.3c", (1,)) if s.florins[seat] < 1 else None


class PlaceOnBorder(Placement):
    name = "lay"
    args = sig(piece=PIECE, border=BORDER)

    def apply(self, s: Pax, seat: int, piece: int, border: int) -> None:
        deploy(s, PutBorder(seat, piece, border, self.location, LOC_LANDS[self.location]))


class OustBorder(PlaceOnBorder):
    """A cube represses a concession for 1 florin (repression.3c), but no pirate (piece.7)."""

    name = "oust_border"

    def refuse(self, s: Pax, seat: int, piece: int, border: int) -> No | None:
        if s.border[border] >= PIRATE:
            return No("pirate-bars", "piece.7", (border,))
        return No("cannot-pay", "repression.3c", (1,)) if s.florins[seat] < 1 else None


class Raid(PlaceOnBorder):
    """A pirate kills what it finds, unless that is protected (card.x17)."""

    name = "raid"

    def refuse(self, s: Pax, seat: int, piece: int, border: int) -> No | None:
        return No("protected", "card.x17", (border,)) if protected(s, border) else None


class Install(Placement):
    """A bishop goes on a card (play.5)."""

    name = "install"
    args = sig(piece=PIECE, card=CARD)

    def apply(self, s: Pax, seat: int, piece: int, card: int) -> None:
        deploy(s, PutBishop(seat, piece, card))


def places(location: int) -> Verbs[Pax]:
    return Verbs(
        PlaceInCity(location),
        Oust(location),
        PlaceOnBorder(location),
        OustBorder(location),
        Raid(location),
        Install(location),
    )


PLACES: Final[list[Verbs[Pax]]] = [places(location) for location in range(LOCATIONS)]


class Placing(Step[Pax]):
    """The agents of a played card are placed one by one in its location (play.5 to play.8)."""

    def __init__(self, seat: int, card: int, pieces: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.pieces = pieces

    def placements(self, s: Pax) -> list[Action]:
        """Every place in the location for each kind of agent that is left, occupied or not."""
        location = CARDS[self.card].location
        out: list[Action] = []
        last = NOWHERE
        for piece in self.pieces:
            if piece == last:
                continue
            last = piece
            if piece < CUBE:
                for city in LOC_CITIES[location]:
                    if s.city[city] != COVERED:  # place.2
                        out.append(in_city(PLACE if s.city[city] == EMPTY else OUST, piece, city))
            elif piece == CUBE:
                cube = s.cube(self.seat)
                for border in LOC_BORDERS[location]:
                    out.append(on_border(LAY if s.border[border] == EMPTY else OUST_BORDER, cube, border))
            elif piece < BISHOP:
                for border in LOC_SEA[location]:
                    out.append(on_border(LAY if s.border[border] == EMPTY else RAID, piece, border))
            else:
                out += [INSTALL[piece * ALL_CARDS + card] for card in bishop_places(s, location)]
        return out

    def places(self) -> Verbs[Pax]:
        return PLACES[CARDS[self.card].location]

    def rest(self, pieces: tuple[int, ...]) -> Placing:
        """The question about the agents that are left."""
        raise NotImplementedError

    def put(self, s: Pax, a: Action) -> None:
        piece = a.args[0]
        at = self.pieces.index(CUBE if CUBE <= piece < PIRATE else piece)
        s.then(self.rest(self.pieces[:at] + self.pieces[at + 1 :]))
        self.places().take(s, self.seat, a)

    def run(self, s: Pax) -> None:
        if self.pieces:
            s.tell("agents-no-place", self.rule, (self.seat, self.card))


class Agents(Placing):
    """All, some or none of the agents are placed (play.4)."""

    rule = "play.4"

    def candidates(self, s: Pax) -> list[Action]:
        out = self.placements(s)
        if out:
            out.append(DONE)
        return out

    def refuse(self, s: Pax, a: Action) -> No | None:
        return None if a.verb == "done" else self.places().refusal(s, self.seat, a)

    def rest(self, pieces: tuple[int, ...]) -> Placing:
        return Agents(self.seat, self.card, pieces)

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "done":
            s.tell("agents-unused", self.rule, (self.seat, self.card))
        else:
            self.put(s, a)


class RequiredAgents(Placing):
    """The one-shot is used: every agent that has a place must be placed (play.3a, gap.agents-forced)."""

    rule = "play.3a"

    def candidates(self, s: Pax) -> list[Action]:
        out = self.placements(s)
        if all([self.places().refusal(s, self.seat, a) is not None for a in out]):
            return []
        out.append(DONE)
        return out

    def refuse(self, s: Pax, a: Action) -> No | None:
        if a.verb == "done":
            return No("agents-required", self.rule)
        return self.places().refusal(s, self.seat, a)

    def rest(self, pieces: tuple[int, ...]) -> Placing:
        return RequiredAgents(self.seat, self.card, pieces)

    def take(self, s: Pax, a: Action) -> None:
        self.put(s, a)


def used_agents(s: Pax, seat: int, card: int, pieces: tuple[int, ...]) -> Placing:
    """The agents of a one-shot that is used (gap.agents-forced, gap.bishop-in-war)."""
    return Agents(seat, card, pieces) if s.agents_optional else RequiredAgents(seat, card, pieces)
