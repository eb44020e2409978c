"""Operation commerce: 1 florin out of the market (commerce.1)."""

from __future__ import annotations

from ludoteca.games.pax_renaissance.constants import EMPTY
from ludoteca.games.pax_renaissance.flat import ROW_SPACES
from ludoteca.games.pax_renaissance.rules.actions import COLLECT
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import Action, Step


def commerce_targets(s: Pax, row: int) -> list[Action]:
    """The row decides, not the back of the card (gap.commerce-row); florins waiting in a gap lie on no card
    (gap.both-missing)."""
    out: list[Action] = []
    for space in ROW_SPACES[row]:
        if s.purse[space] and s.market[space] != EMPTY:
            out.append(COLLECT[s.market[space]])
    return out


class Commerce(Step[Pax]):
    rule = "commerce.1"

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def options(self, s: Pax) -> list[Action]:
        return commerce_targets(s, self.row)

    def take(self, s: Pax, a: Action) -> None:
        s.purse[s.space_of(a.args[0])] -= 1
        s.florins[self.seat] += 1
        s.tell("commerce", self.rule, (self.seat, a.args[0]))
