"""Running the operations of one section of the tableau (ops.*, opkind.1, active.*, card.x34)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.pax_renaissance.constants import (
    BEHEAD,
    CAMPAIGN,
    CIPHERS,
    COMMERCE,
    CORSAIR,
    EAST,
    INQUISITOR,
    OPERATIONS,
    POLITICAL,
    REPRESS,
    SIEGE,
    SYNCRETISM,
    TAX,
    VOTE,
    WEST,
)
from ludoteca.games.pax_renaissance.data import EMPIRE
from ludoteca.games.pax_renaissance.records import NOWHERE
from ludoteca.games.pax_renaissance.rules.actions import CIPHER, DONE, USE
from ludoteca.games.pax_renaissance.rules.marks import BOTH_SIDES, SIDE
from ludoteca.games.pax_renaissance.rules.ops_economic import Commerce, commerce_targets
from ludoteca.games.pax_renaissance.rules.ops_military import (
    Campaign,
    Corsair,
    Siege,
    campaign_barred,
    campaign_targets,
    corsair_targets,
    siege_targets,
)
from ludoteca.games.pax_renaissance.rules.ops_political import (
    Behead,
    Repress,
    Tax,
    Vote,
    behead_targets,
    repress_targets,
    tax_barred,
    tax_targets,
    vote_barred,
    vote_targets,
)
from ludoteca.games.pax_renaissance.rules.ops_religious import Inquisitor, inquisitor_targets
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, No, Step

OPS: Final = len(OPERATIONS)


def actors(s: Pax, seat: int, sides: int) -> list[int]:
    """The cards that may act: the section's own, its vassals and the queens of its kings (ops.1, coronation.5,
    vassal.1)."""
    out: list[int] = []
    for side in range(len(SIDE)):
        if sides & SIDE[side]:
            for card in s.section(seat, side):
                out.append(card)
                if card >= EMPIRE and s.consort[card - EMPIRE] != NOWHERE:
                    out.append(s.consort[card - EMPIRE])
    return out


def targets(s: Pax, seat: int, card: int, op: int) -> list[Action]:
    """What the operation of the card that is now active can do, in its location or its own area (active.1, active.2,
    ops.4, ops.5, location.5)."""
    if op < COMMERCE:
        return inquisitor_targets(s, op - INQUISITOR)
    if op < BEHEAD:
        return commerce_targets(s, op - COMMERCE)
    if VOTE <= op < CORSAIR:
        return vote_targets(s, seat, op - VOTE)
    location = s.location(card)
    if op == SIEGE:
        return siege_targets(s, location)
    if op == TAX:
        return tax_targets(s, location)
    if op == REPRESS:
        return repress_targets(s, s.face_of(card).repress, location)
    if op == BEHEAD:
        return behead_targets(s, card, location)
    if op == CAMPAIGN:
        return campaign_targets(s, seat, location)
    return corsair_targets(s, op - CORSAIR, location)


def operation(s: Pax, seat: int, card: int, op: int) -> Step[Pax]:
    """The question which target the operation takes."""
    if op < COMMERCE:
        return Inquisitor(seat, op - INQUISITOR)
    if op < BEHEAD:
        return Commerce(seat, op - COMMERCE)
    if VOTE <= op < CORSAIR:
        return Vote(seat, op - VOTE)
    location = s.location(card)
    if op == SIEGE:
        return Siege(seat, location)
    if op == TAX:
        return Tax(seat, location)
    if op == REPRESS:
        return Repress(seat, s.face_of(card).repress, location)
    if op == BEHEAD:
        return Behead(seat, card, location)
    if op == CAMPAIGN:
        return Campaign(seat, location)
    return Corsair(seat, op - CORSAIR, location)


def usable(s: Pax, seat: int, card: int, op: int, silenced: bool) -> bool:
    """Silenced cards keep only the blue operation (ops.3); an operation needs a target (ops.4)."""
    if silenced and op >= COMMERCE:
        return False
    return len(targets(s, seat, card, op)) > 0


def untargeted(s: Pax, seat: int, card: int, op: int) -> No:
    """Why the operation of a card has no target (ops.4)."""
    no: No | None = None
    if op == CAMPAIGN:
        no = campaign_barred(s, seat, s.location(card))
    elif op == TAX:
        no = tax_barred(s, s.location(card))
    elif VOTE <= op < CORSAIR:
        no = vote_barred(s, seat, op - VOTE)
    return no if no is not None else No("no-target", "ops.4", (op,))


def idle(s: Pax, seat: int, sides: int) -> No | None:
    """Why no card of these sections can act: what a florin more would allow first, then saturation, then silence."""
    if uses(s, seat, sides, True):
        return None
    spoken, saturation = False, No("nothing-to-operate", "ops.4")
    cards = [card for card in actors(s, seat, sides) if s.face_of(card).operations]
    for card in cards:
        if s.silenced(seat, card):
            continue
        spoken = True
        for op in s.face_of(card).operations:
            if op in (CAMPAIGN, TAX) or VOTE <= op < CORSAIR:
                no = untargeted(s, seat, card, op)
                if no.key in ("campaign-price", "vote-price"):
                    return no
                if no.key == "saturated":
                    saturation = no
    if cards and not spoken:
        return No("all-silenced", "ops.3")
    return saturation


def uses(s: Pax, seat: int, sides: int, first_only: bool) -> list[Action]:
    """Every operation of a card that has not acted yet; with `first_only` one is enough."""
    out: list[Action] = []
    for card in actors(s, seat, sides):
        operations = s.face_of(card).operations
        if not operations or card in s.acted:
            continue
        silenced = s.silenced(seat, card)
        for op in operations:
            if usable(s, seat, card, op, silenced):
                out.append(USE[card * OPS + op])
                if first_only:
                    return out
    if may_cipher(s, seat, sides):
        out += cipher_uses(s, seat)
    return out


def may_cipher(s: Pax, seat: int, sides: int) -> bool:
    """Once in each western operations action (card.x34)."""
    return sides & SIDE[WEST] != 0 and not s.ciphered and s.has(seat, CIPHERS)


def cipher_uses(s: Pax, seat: int) -> list[Action]:
    """One political operation of an opponent's unsilenced card, from that card's location (card.x34, gap.x34)."""
    out: list[Action] = []
    for other in range(s.seats):
        if other != seat:
            for card in s.cards_of(other):
                if not s.silenced(other, card):
                    for op in s.face_of(card).operations:
                        if op in POLITICAL and targets(s, seat, card, op):
                            out.append(CIPHER[card * OPS + op])
    return out


class Operations(Step[Pax]):
    """At most one operation of each card, in any order; cards gained on the way may act too (ops.1, ops.2, ops.6,
    ops.7)."""

    rule = "ops.1"

    def __init__(self, seat: int, sides: int) -> None:
        self.seat = seat
        self.sides = sides

    def candidates(self, s: Pax) -> list[Action]:
        if not uses(s, self.seat, self.sides, True):
            return []
        out: list[Action] = []
        for card in actors(s, self.seat, self.sides):
            out += [USE[card * OPS + op] for op in s.face_of(card).operations]
        if may_cipher(s, self.seat, self.sides):
            out += cipher_uses(s, self.seat)
        out.append(DONE)
        return out

    def refuse(self, s: Pax, a: Action) -> No | None:
        if a.verb != "use":
            return None
        card, op = a.args
        if card in s.acted:
            return No("card-acted", "ops.1", (card,))
        if op >= COMMERCE and s.silenced(self.seat, card):
            return No("silenced", "ops.3", (card,))
        return None if targets(s, self.seat, card, op) else untargeted(s, self.seat, card, op)

    def take(self, s: Pax, a: Action) -> None:
        if a.verb == "done":
            self.run(s)
            return
        card, op = a.args
        s.then(self)
        if a.verb == "cipher":
            s.ciphered = True
            s.tell("ciphered", "card.x34", (self.seat, card, op))
            s.trigger(self.seat, CIPHERS)
        else:
            s.tell("used", self.rule, (self.seat, card, op))
            if op >= COMMERCE and s.bishop_on(card):
                s.trigger(self.seat, SYNCRETISM)
        s.acted.append(card)  # also after a change of owner (gap.reused-card)
        s.then(operation(s, self.seat, card, op))

    def run(self, s: Pax) -> None:
        s.acted.clear()
        s.ciphered = False


def start_operations(s: Pax, seat: int, sides: int) -> None:
    s.done |= sides
    if sides == BOTH_SIDES:
        s.tell("operated-both", "card.x14", (seat,))
    else:
        side = WEST if sides == SIDE[WEST] else EAST
        s.tell("operated", "ops.1" if side == WEST else "ops.7", (seat, side))
    s.then(Operations(seat, sides))
