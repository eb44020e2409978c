"""Cards and bishops in tableaux: entering, leaving, silencing (bishop.*, tableau.*, adjacency.2, adjacency.3,
discard.*)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import BISHOP, REPRESSIBLE
from ludoteca.games.pax_renaissance.data import EMPIRE, STOCK
from ludoteca.games.pax_renaissance.flat import section_seat, section_side
from ludoteca.games.pax_renaissance.records import LANDS, NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import LEAVE, PACIFY
from ludoteca.games.pax_renaissance.rules.board import CARD_LOCATION, FITS
from ludoteca.games.pax_renaissance.rules.pieces import Put, kill
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Step


def section_of(s: Pax, card: int) -> int:
    """The position in `tableaux` of the section that holds the card; NOWHERE if none does."""
    for i in range(len(s.tableaux)):
        if card in s.tableaux[i]:
            return i
    return NOWHERE


def section_with(s: Pax, card: int) -> list[int]:
    """The section that holds the card."""
    return s.tableaux[section_of(s, card)]


def owner_of(s: Pax, card: int) -> int:
    """The seat whose tableau holds the card; another number than any seat if none does."""
    return section_seat(section_of(s, card))


def side_of(s: Pax, card: int) -> int:
    """WEST or EAST, by the section that holds the card."""
    return section_side(section_of(s, card))


def vassals_of(s: Pax, land: int) -> list[int]:
    return [x for x in range(LANDS) if s.suzerain[x] == land]


def head_of(s: Pax, card: int) -> int:
    """The card whose place in the row counts: a vassal lies under its suzerain (vassal.1)."""
    if card >= EMPIRE and s.suzerain[card - EMPIRE] != NOWHERE:
        return EMPIRE + s.suzerain[card - EMPIRE]
    return card


def adjacent_cards(s: Pax, card: int) -> list[int]:
    """Side by side in the same section, the player card being a wall (adjacency.2, bishop.2). Suzerain and vassals are
    adjacent to one another and to the suzerain's neighbours (adjacency.3, bishop.7, gap.vassal-neighbours)."""
    row = section_with(s, card)
    heads = [c for c in row if head_of(s, c) == c]
    mine = head_of(s, card)
    at = heads.index(mine)
    out: list[int] = []
    for other in row:
        head = head_of(s, other)
        gap = heads.index(head) - at
        if other == card:
            continue
        if gap == 0 or (-1 <= gap <= 1 and (head == other or mine == card)):
            out.append(other)
    return out


# ---- leaving play ----


def remove_bishop(s: Pax, card: int) -> None:
    if card in s.bishop_cards:
        at = s.bishop_cards.index(card)
        s.stock[STOCK[BISHOP + s.bishop_colours[at]]] += 1
        del s.bishop_cards[at]
        del s.bishop_colours[at]


def discard_card(s: Pax, card: int, rule: str) -> None:
    """A trade card in a tableau leaves the game, its bishop goes to the supply; its agents stay (discard.2, ops.8)."""
    section = section_of(s, card)
    seat = section_seat(section)
    remove_bishop(s, card)
    s.tableaux[section].remove(card)
    s.gone.append(card)
    s.tell("card-discarded", rule, (seat, card))
    s.refresh(seat)


def discard_queen(s: Pax, land: int, rule: str) -> None:
    """The queen goes, the king stays with the bishop of the couple (discard.3)."""
    queen = s.consort[land]
    if queen != NOWHERE:
        s.consort[land] = NOWHERE
        s.gone.append(queen)
        s.tell("card-discarded", rule, (s.holder[land], queen))


def discard_maid(s: Pax, seat: int, card: int, rule: str) -> None:
    s.maids[seat].remove(card)
    s.gone.append(card)
    s.tell("card-discarded", rule, (seat, card))
    s.refresh(seat)


def discard_court(s: Pax, land: int, rule: str) -> None:
    """Queen and vassals go, with all pieces on them (change.2b, change.2c, coronation.7)."""
    discard_queen(s, land, rule)
    for vassal in vassals_of(s, land):
        discard_empire(s, vassal, rule)


def discard_empire(s: Pax, land: int, rule: str) -> None:
    """Back to the empire deck; queen, vassals and all pieces on these cards go too (discard.2, discard.3)."""
    seat = s.holder[land]
    discard_court(s, land, rule)
    remove_bishop(s, EMPIRE + land)
    for piece in range(REPRESSIBLE):
        count = s.held(land, piece)
        s.stock[piece] += count
        s.hold(land, piece, -count)
    section_with(s, EMPIRE + land).remove(EMPIRE + land)
    s.holder[land] = NOWHERE
    s.republic[land] = False
    s.suzerain[land] = NOWHERE
    s.tell("empire-returned", rule, (seat, land))
    s.refresh(seat)


def discard_any(s: Pax, card: int, rule: str) -> None:
    """A card of a section, whatever it is."""
    if card >= EMPIRE:
        discard_empire(s, card - EMPIRE, rule)
    else:
        discard_card(s, card, rule)


# ---- bishops ----


def bishop_places(s: Pax, location: int) -> list[int]:
    """Every card of any tableau whose location fits; queens and player cards never (play.5, bishop.1)."""
    fits = FITS[location]
    out: list[int] = []
    for row in s.tableaux:
        for card in row:
            if fits[CARD_LOCATION[card]]:
                out.append(card)
    return out


def arrive(s: Pax, seat: int, colour: int, card: int) -> None:
    """A bishop comes onto a card: Diet of Worms, else it silences the card and may pacify (bishop.3, bishop.4,
    inquisitor.4)."""
    if card in s.bishop_cards:
        remove_bishop(s, card)
        s.stock[STOCK[BISHOP + colour]] += 1
        s.tell("diet-of-worms", "bishop.3", (seat, card))
    else:
        s.bishop_cards.append(card)
        s.bishop_colours.append(colour)
        s.tell("bishop-arrived", "bishop.5", (seat, BISHOP + colour, card))
        if card >= EMPIRE and s.repressed_on(card - EMPIRE) > 0:
            s.then(Pacify(seat, card - EMPIRE))
    s.refresh(owner_of(s, card))


class PutBishop(Put):
    rule = "play.5"

    def __init__(self, seat: int, piece: int, card: int) -> None:
        self.seat = seat
        self.piece = piece
        self.card = card

    def excludes_card(self, card: int) -> bool:
        return card == self.card

    def run(self, s: Pax) -> None:
        s.stock[STOCK[self.piece]] -= 1
        arrive(s, self.seat, self.piece - BISHOP, self.card)


class Pacify(Step[Pax]):
    """A bishop that came onto an empire card may remove one repressed piece for free (bishop.4, inquisitor.5)."""

    rule = "bishop.4"

    def __init__(self, seat: int, land: int) -> None:
        self.seat = seat
        self.land = land

    def options(self, s: Pax) -> list[Action]:
        return [PACIFY[piece] for piece in range(REPRESSIBLE) if s.held(self.land, piece)] + [LEAVE]

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "pacify":
            s.hold(self.land, a.args[0], -1)
            kill(s, a.args[0])
            s.tell("pacified", self.rule, (self.seat, a.args[0], self.land))
