"""Operation inquisitor: one bishop moves (inquisitor.*, bishop.2)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.flat import section_seat, section_side
from ludoteca.games.pax_renaissance.rules.board import CARD_LOCATION, FITS
from ludoteca.games.pax_renaissance.rules.tableau import adjacent_cards, arrive, owner_of, side_of
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Step


def bishop_steps(s: Pax, card: int) -> list[int]:
    """To an adjacent card, or to a card of fitting location in the same section of another tableau
    (inquisitor.2, inquisitor.3, inquisitor.6; ruling two.inquisitor)."""
    owner, side = owner_of(s, card), side_of(s, card)
    out = adjacent_cards(s, card)
    fits = FITS[CARD_LOCATION[card]]
    for i in range(len(s.tableaux)):
        elsewhere = section_seat(i) != owner and section_side(i) == side
        if elsewhere or s.inquisitor_jump:
            for other in s.tableaux[i]:
                if fits[CARD_LOCATION[other]] and other != card and other not in out:
                    out.append(other)
    return out


def inquisitor_targets(s: Pax, colour: int) -> list[Action]:
    out: list[Action] = []
    for i in range(len(s.bishop_cards)):
        if s.bishop_colours[i] == colour:
            card = s.bishop_cards[i]
            out += [Action("move_bishop", (card, to)) for to in bishop_steps(s, card)]
    return out


class Inquisitor(Step[Pax]):
    """Move one bishop of the colour shown, in any tableau; Diet of Worms or pacification follow (inquisitor.1 to
    inquisitor.5)."""

    rule = "inquisitor.1"

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def options(self, s: Pax) -> list[Action]:
        return inquisitor_targets(s, self.colour)

    def take(self, s: Pax, a: Action) -> None:
        frm, to = a.args
        at = s.bishop_cards.index(frm)
        del s.bishop_cards[at]
        del s.bishop_colours[at]
        s.tell("bishop-moved", self.rule, (self.seat, frm, to))
        s.refresh(owner_of(s, frm))
        arrive(s, self.seat, self.colour, to)
