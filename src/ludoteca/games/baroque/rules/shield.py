"""Divine Intervention: its owner may escape the effect of an event."""

from __future__ import annotations

from typing import Any

from ludoteca.games.baroque.constants import DIVINE
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action, Step


class Shield(Step[Baroque]):
    """Put before a harmful effect of an event on a player, who decides once the effect is known: with more dioceses
    than each other player they may discard the card, and `effect` does not happen. The others are still affected."""

    rule = "card.divine_intervention.b"

    def __init__(self, seat: int, card: int, effect: Step[Any]) -> None:
        self.seat = seat
        self.card = card
        self.effect = effect

    def options(self, s: Baroque) -> list[Action]:
        return [Action("suffer"), Action("intervene")] if s.can_shield(self.seat) else []

    def take(self, s: Baroque, a: Action) -> None:
        if a.verb == "suffer":
            self.run(s)
            return
        card = s.character(self.seat, DIVINE)
        s.discard_front(self.seat, card)
        s.tell("divine", self.rule, (self.seat, self.card))

    def run(self, s: Baroque) -> None:
        s.then(self.effect)


def concerned(s: Baroque, state: int) -> list[int]:
    """The players with something to lose in a state: control, armies or influence. In turn order from the drawer of the
    event, who is the active player (9.1.c)."""
    seats = s.order if s.active < 0 else s.from_seat(s.active)
    return [seat for seat in seats if s.control[state] == seat or s.host[state] == seat or s.influence_of(state, seat)]
