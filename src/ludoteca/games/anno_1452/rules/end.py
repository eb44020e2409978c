"""The end of the game (end.1 to end.12, goal.1, goal.2)."""

from __future__ import annotations

from ludoteca.games.anno_1452.data import CITIZENS_PER_VICTORY, GOLD_PER_VICTORY
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import Step


def victory_points(s: Anno, seat: int) -> int:
    """Six things count; hand cards, Titles, crowns and Soldiers nothing (goal.2)."""
    return (
        s.estates(seat)  # end.5
        + s.citizens_of(seat) // CITIZENS_PER_VICTORY  # end.6
        + s.cities(seat)  # end.7
        + s.principalities(seat)  # end.8
        + s.gold[seat] // GOLD_PER_VICTORY  # end.9
        + s.prestige[seat]  # end.10
    )


class FinalCount(Step[Anno]):
    """goal.1, end.11: most Victory Points; end.12: then Prestige, then Gold, else the victory is shared."""

    rule = "end.11"

    def run(self, s: Anno) -> None:
        scores = [victory_points(s, seat) for seat in range(s.seats)]
        for seat in s.order:
            s.tell("victory-points", self.rule, (seat, scores[seat]))
        keys = [(scores[seat], s.prestige[seat], s.gold[seat]) for seat in range(s.seats)]
        places = [1 + len([k for k in keys if k > key]) for key in keys]
        s.finish("emperor", places, scores)
