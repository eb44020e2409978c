"""Ending the game early (end.13, end.14): only if the table allowed it, all must agree (L6)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import MIN_EPOCHS
from ludoteca.games.anno_1452.rules.binding import bring_forward
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Action, Consent, No, Step, Verb0

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


class ProposeEnd(Verb0[Anno]):
    """L6: on a table that allows it."""

    name = "propose-end"

    def candidates(self, s: Anno, seat: int) -> list[Action]:
        return [PROPOSE] if s.early_end else []

    def refuse(self, s: Anno, seat: int) -> No | None:
        return refuse_propose(s, seat)

    def apply(self, s: Anno, seat: int) -> None:
        propose(s, seat)


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
