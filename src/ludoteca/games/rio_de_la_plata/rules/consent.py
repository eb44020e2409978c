"""Asking other players for their agreement (combat.4)."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Step


class Proposal(Step[Rio]):
    """All of `asked` must agree, one after another. A subclass says what follows."""

    def __init__(self, asked: tuple[int, ...]) -> None:
        self.asked = asked
        self.seat = asked[0]

    def again(self, asked: tuple[int, ...]) -> Proposal:
        """The same proposal to those not yet asked."""
        raise NotImplementedError

    def agreed(self, s: Rio) -> None:
        raise NotImplementedError

    def denied(self, s: Rio) -> None:
        raise NotImplementedError

    def options(self, s: Rio) -> list[Action]:
        return [Action("agree"), Action("disagree")]

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "disagree":
            self.denied(s)
        elif len(self.asked) > 1:
            s.then(self.again(self.asked[1:]))
        else:
            self.agreed(s)
