"""Pieces: killing, repressing, placing, and what to do when the supply is empty
(piece.*, place.*, repression.*, shortage.*, discard.1, china.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.pax_renaissance.constants import (
    BISHOP,
    CUBE,
    EMPTY,
    PIRATE,
    RAGUSA,
    REPRESSIBLE,
)
from ludoteca.games.pax_renaissance.data import STOCK
from ludoteca.games.pax_renaissance.flat import repressed_at
from ludoteca.games.pax_renaissance.records import BORDERS, LANDS, NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import (
    LEAVE,
    LEVY_IN,
    REPRESS_TO,
    TAKE_BISHOP,
    TAKE_BORDER,
    TAKE_CITY,
    TAKE_REPRESSED,
    in_city,
    on_border,
)
from ludoteca.games.pax_renaissance.rules.board import (
    BORDER_LANDS,
    CITY_COUNT,
    CITY_LAND,
    FITS,
    LAND_CITIES,
    LEVY,
)
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.games.pax_renaissance.vocabulary import BORDER, CARD, CITY, LAND, PIECE
from ludoteca.kernel import Action, Step, Verb1, Verb2, Verbs, sig

EVERY_LAND: Final[tuple[int, ...]] = tuple(range(LANDS))


def is_cube(piece: int) -> bool:
    return CUBE <= piece < PIRATE


def is_pirate(piece: int) -> bool:
    return PIRATE <= piece < BISHOP


def kill(s: Pax, piece: int) -> None:
    """Back to the supply; a cube to its owner (discard.1)."""
    s.stock[STOCK[piece]] += 1


def pay(s: Pax, seat: int, cost: int, rule: str) -> None:
    """All payments go to China, but the price of a card (china.1)."""
    s.florins[seat] -= cost
    s.tell("paid", rule, (seat, cost))


def onto_empire(s: Pax, land: int, piece: int) -> bool:
    """A piece that left the map is repressed on the empire card, or killed if that is in the deck (repression.1).
    Returns whether it was repressed."""
    if s.holder[land] == NOWHERE:
        kill(s, piece)
        return False
    s.hold(land, piece, 1)
    return True


def repress_city(s: Pax, city: int, rule: str) -> None:
    piece, land = s.city[city], CITY_LAND[city]
    s.city[city] = EMPTY
    s.tell("repressed-city" if onto_empire(s, land, piece) else "killed-city", rule, (piece, city, land))


def protected(s: Pax, border: int) -> bool:
    """Ragusan immunity: pirates cannot kill this concession (card.x17, gap.ragusa)."""
    piece = s.border[border]
    return is_cube(piece) and s.has(s.seat_of(piece), RAGUSA)


def clear_for_pirate(s: Pax, border: int, rule: str) -> None:
    """A pirate kills what it finds, at no cost, another pirate too (play.7, corsair.2, piece.8)."""
    piece = s.border[border]
    if piece != EMPTY:
        s.border[border] = EMPTY
        kill(s, piece)
        s.tell("killed-by-pirate", rule, (piece, border))


def free_cities(s: Pax, land: int) -> list[int]:
    """Unsaturated cities and active emporia; a covered emporium does not exist (gap.emporium-city)."""
    # saturation.1, place.2
    return [city for city in LAND_CITIES[land] if s.city[city] == EMPTY]


def saturated(s: Pax, land: int) -> bool:
    """saturation.2"""
    for city in LAND_CITIES[land]:
        if s.city[city] == EMPTY:  # saturation.1
            return False
    return True


class RepressConcession(Step[Pax]):
    """Which of the two empires a repressed concession goes to, where the location fits both (gap.border-empire)."""

    rule = "repression.1"

    def __init__(self, seat: int, border: int, location: int) -> None:
        self.seat = seat
        self.border = border
        self.location = location

    def empires(self) -> list[int]:
        return [land for land in BORDER_LANDS[self.border] if FITS[land][self.location]]

    def options(self, s: Pax) -> list[Action]:
        lands = self.empires()
        if len(lands) == 2 and (s.holder[lands[0]] != NOWHERE or s.holder[lands[1]] != NOWHERE):
            return [REPRESS_TO[land] for land in lands]
        return []

    def take(self, s: Pax, a: Action) -> None:
        self.repress(s, a.args[0])

    def run(self, s: Pax) -> None:
        self.repress(s, self.empires()[0])

    def repress(self, s: Pax, land: int) -> None:
        piece = s.border[self.border]
        s.border[self.border] = EMPTY
        key = "repressed-border" if onto_empire(s, land, piece) else "killed-border"
        s.tell(key, self.rule, (piece, self.border, land))


# ---- placing ----


def deploy(s: Pax, put: Put) -> None:
    """Carry out a placement, or first find the piece elsewhere if the supply is empty (shortage.1)."""
    if s.stock[STOCK[put.piece]] > 0:
        put.run(s)
    else:
        s.then(Borrow(put.seat, put.piece, put))


class Put(Step[Pax]):
    """A piece comes into play; subclasses know where. `near` are the empire cards looked at first in a shortage."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def near(self) -> tuple[int, ...]:
        return ()

    def excludes(self, city: int, border: int) -> bool:
        """The place itself is no source for its own piece."""
        return False

    def excludes_card(self, card: int) -> bool:
        """The card itself is no source for its own bishop, which must be moved (bishop.4)."""
        return False


class PutCity(Put):
    """A rook or knight in a city; the piece in the way is repressed for 1 florin (play.6, play.11, repression.3c)."""

    rule = "play.6"

    def __init__(self, seat: int, piece: int, city: int, region: tuple[int, ...]) -> None:
        self.seat = seat
        self.piece = piece
        self.city = city
        self.region = region

    def near(self) -> tuple[int, ...]:
        return self.region

    def excludes(self, city: int, border: int) -> bool:
        return city == self.city

    def run(self, s: Pax) -> None:
        if s.city[self.city] != EMPTY:
            pay(s, self.seat, 1, "repression.3c")
            repress_city(s, self.city, "repression.3c")
        s.stock[STOCK[self.piece]] -= 1
        s.city[self.city] = self.piece
        s.tell("placed", self.rule, (self.seat, self.piece, self.city))


class PutBorder(Put):
    """A cube or a pirate on a border: the cube represses a concession for 1 florin, the pirate kills (play.7,
    play.8)."""

    rule = "play.8"
    charge: ClassVar[str] = "repression.3c"

    def __init__(self, seat: int, piece: int, border: int, location: int, region: tuple[int, ...]) -> None:
        self.seat = seat
        self.piece = piece
        self.border = border
        self.location = location
        self.region = region

    def near(self) -> tuple[int, ...]:
        return self.region

    def excludes(self, city: int, border: int) -> bool:
        return border == self.border

    def run(self, s: Pax) -> None:
        if is_pirate(self.piece):
            clear_for_pirate(s, self.border, "play.7")
        elif s.border[self.border] != EMPTY:
            pay(s, self.seat, 1, self.charge)
            s.then(RepressConcession(self.seat, self.border, self.location), self)
            return
        s.stock[STOCK[self.piece]] -= 1
        s.border[self.border] = self.piece
        s.tell("laid", "play.7" if is_pirate(self.piece) else self.rule, (self.seat, self.piece, self.border))


class PutConcession(PutBorder):
    """The cube of a regime change (change.4)."""

    rule = "change.4"
    charge: ClassVar[str] = "repression.3a"


class TakeFromCity(Verb2[Pax]):
    name = "take_city"
    args = sig(piece=PIECE, city=CITY)

    def apply(self, s: Pax, seat: int, piece: int, city: int) -> None:
        s.city[city] = EMPTY
        s.stock[STOCK[piece]] += 1
        s.tell("borrowed-city", "shortage.2", (seat, piece, city))


class TakeFromBorder(Verb2[Pax]):
    name = "take_border"
    args = sig(piece=PIECE, border=BORDER)

    def apply(self, s: Pax, seat: int, piece: int, border: int) -> None:
        s.border[border] = EMPTY
        s.stock[STOCK[piece]] += 1
        s.tell("borrowed-border", "shortage.2", (seat, piece, border))


class TakeRepressed(Verb2[Pax]):
    name = "take_repressed"
    args = sig(land=LAND, piece=PIECE)

    def apply(self, s: Pax, seat: int, land: int, piece: int) -> None:
        s.hold(land, piece, -1)
        s.stock[STOCK[piece]] += 1
        s.tell("borrowed-repressed", "shortage.2", (seat, piece, land))


class TakeBishop(Verb1[Pax]):
    name = "take_bishop"
    args = sig(card=CARD)

    def apply(self, s: Pax, seat: int, card: int) -> None:
        at = s.bishop_cards.index(card)
        piece = BISHOP + s.bishop_colours[at]
        del s.bishop_cards[at]
        del s.bishop_colours[at]
        s.stock[STOCK[piece]] += 1
        s.refresh_all()
        s.tell("borrowed-bishop", "shortage.2", (seat, piece, card))


BORROWING: Final[Verbs[Pax]] = Verbs(TakeFromCity(), TakeFromBorder(), TakeRepressed(), TakeBishop())


class Borrow(Step[Pax]):
    """The supply is empty: take an identical piece in play or leave it. Pieces repressed on the empire cards concerned
    come first, then those repressed anywhere, then any place (shortage.2, gap.shortage-order,
    gap.shortage-optional)."""

    rule = "shortage.2"

    def __init__(self, seat: int, piece: int, put: Put) -> None:
        self.seat = seat
        self.piece = piece
        self.put = put

    def options(self, s: Pax) -> list[Action]:
        stock = STOCK[self.piece]
        if stock >= REPRESSIBLE:
            return self.bishops(s, stock - REPRESSIBLE) + [LEAVE]
        out = self.repressed(s, stock, self.put.near())
        if not out and not s.shortage_anywhere:
            out = self.repressed(s, stock, EVERY_LAND)
        if not out:
            out = self.on_map(s, stock) + self.repressed(s, stock, EVERY_LAND)
        return out + [LEAVE]

    def bishops(self, s: Pax, colour: int) -> list[Action]:
        """Bishops of the colour on other cards than the one the new bishop goes to."""
        out: list[Action] = []
        for i in range(len(s.bishop_cards)):
            if s.bishop_colours[i] == colour and not self.put.excludes_card(s.bishop_cards[i]):
                out.append(TAKE_BISHOP[s.bishop_cards[i]])
        return out

    def repressed(self, s: Pax, stock: int, lands: tuple[int, ...]) -> list[Action]:
        return [TAKE_REPRESSED[repressed_at(land, stock)] for land in lands if s.held(land, stock)]

    def on_map(self, s: Pax, stock: int) -> list[Action]:
        out: list[Action] = []
        for city in range(CITY_COUNT):  # a knight or rook has the number of its supply
            if s.city[city] == stock and not self.put.excludes(city, NOWHERE):
                out.append(in_city(TAKE_CITY, stock, city))
        for border in range(BORDERS):
            piece = s.border[border]
            if piece != EMPTY and STOCK[piece] == stock and not self.put.excludes(NOWHERE, border):
                out.append(on_border(TAKE_BORDER, piece, border))
        return out

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "leave":
            s.tell("shortage-left", "shortage.1", (self.seat, self.piece))
            return
        BORROWING.take(s, self.seat, a)
        s.then(self.put)


class Levy(Step[Pax]):
    """The printed piece comes to an unsaturated city of the map card, the asked player choosing which (map.3)."""

    rule = "map.3"

    def __init__(self, seat: int, land: int) -> None:
        self.seat = seat
        self.land = land

    def options(self, s: Pax) -> list[Action]:
        free = free_cities(s, self.land)
        face = s.face[self.land]
        return [in_city(LEVY_IN, LEVY[city][face], city) for city in free] if len(free) > 1 else []

    def take(self, s: Pax, a: Action) -> None:
        self.levy(s, a.args[1])

    def run(self, s: Pax) -> None:
        free = free_cities(s, self.land)
        if free:
            self.levy(s, free[0])

    def levy(self, s: Pax, city: int) -> None:
        deploy(s, PutLevy(self.seat, LEVY[city][s.face[self.land]], city, self.land, self.rule))


class FairLevy(Levy):
    """The player who holds the fair levies along the route (fair.5a)."""

    rule = "fair.5a"


class TaxLevy(Levy):
    """The taxed owner levies (tax.3)."""

    rule = "tax.3"


class PutLevy(Put):
    rule = "map.3"

    def __init__(self, seat: int, piece: int, city: int, land: int, cause: str) -> None:
        self.seat = seat
        self.piece = piece
        self.city = city
        self.land = land
        self.cause = cause

    def near(self) -> tuple[int, ...]:
        return (self.land,)

    def run(self, s: Pax) -> None:
        s.stock[STOCK[self.piece]] -= 1
        s.city[self.city] = self.piece
        s.tell("levied", self.cause, (self.seat, self.piece, self.city))
