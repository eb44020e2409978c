"""Ending the game early (end.13, end.14): only if the table allowed it, all must agree (L6)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import MIN_EPOCHS
from ludoteca.games.anno_1452.rules.binding import bring_forward
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Action, Consent, No, Step

PROPOSE: Final = Action("propose-end")


def refuse_propose(s: Anno, seat: int) -> No | None:
    """The next Evaluation must close at least the sixth Epoch; one proposal per player and Epoch."""
    if s.row + 1 < MIN_EPOCHS:
        return No("too-early-to-end", "end.14", (MIN_EPOCHS,))
    if s.row + 1 >= s.last_row:
        return No("ends-anyway", "end.1")
    if s.has_proposed(seat):
        return No("proposed-already", "end.13")
    return None


def propose(s: Anno, seat: int) -> None:
    """All other players are asked, in turn order."""
    s.proposed |= 1 << seat
    s.tell("end-proposed", "end.13", (seat,))
    s.then(Consent(tuple(s.after(seat)), EndEarly(), PlayOn()))


class EndEarly(Step[Anno]):
    """The Evaluation that comes next is the final one: of this Epoch, or of the following one inside an Evaluation."""

    rule = "end.13"

    def run(self, s: Anno) -> None:
        s.last_row = s.row + 1
        s.tell("end-agreed", self.rule, (s.last_row,))
        bring_forward(s)


class PlayOn(Step[Anno]):
    rule = "end.13"

    def run(self, s: Anno) -> None:
        s.tell("end-refused", self.rule)
