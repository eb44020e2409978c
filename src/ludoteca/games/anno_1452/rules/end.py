"""The end of the game (end.1 to end.12, goal.1, goal.2)."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import CITIZENS_PER_VICTORY, GOLD_PER_VICTORY
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Step


def victory_points(s: Anno, seat: int) -> int:
    """end.5 to end.10; hand cards, Titles, crowns and Soldiers count nothing (goal.2)."""
    return (
        s.estates(seat)
        + s.citizens_of(seat) // CITIZENS_PER_VICTORY
        + s.cities(seat)
        + s.principalities(seat)
        + s.gold[seat] // GOLD_PER_VICTORY
        + s.prestige[seat]
    )


class FinalCount(Step[Anno]):
    """end.11: most Victory Points; end.12: then Prestige, then Gold, else the victory is shared."""

    rule = "end.11"

    def run(self, s: Anno) -> None:
        scores = [victory_points(s, seat) for seat in range(s.seats)]
        for seat in s.order:
            s.tell("victory-points", self.rule, (seat, scores[seat]))
        keys = [(scores[seat], s.prestige[seat], s.gold[seat]) for seat in range(s.seats)]
        places = [1 + len([k for k in keys if k > key]) for key in keys]
        s.finish("emperor", places, scores)
