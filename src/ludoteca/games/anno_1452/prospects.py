"""How near every player is to winning: points now, and what the next ones take (goal.1, end.5 to end.11)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import CITIZENS_PER_VICTORY, GOLD_PER_VICTORY
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.marriage import EndMarriages
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.kernel import NOBODY, NUMBER, POINT_PROSPECTS, Prospect, Sig, point_race, sig

PROSPECTS: Final[dict[str, Sig]] = {
    **POINT_PROSPECTS,
    "rounds-left": sig(rounds=NUMBER),
    "next-gold": sig(gold=NUMBER),
    "next-citizens": sig(citizens=NUMBER),
    "final": sig(points=NUMBER, income=NUMBER, prestige=NUMBER),
    "wins-so": sig(points=NUMBER),
}


def counted(s: Anno) -> Anno:
    """A copy on which the final Evaluation has come, as far as it is still to come, and nobody has played a card."""
    o = s.copy()
    o.log = None
    begun = s.row == s.last_row
    due = [type(step).__name__ for step in s.agenda]
    if not begun:
        o.spared = [0] * s.seats
        if s.marriages_early:
            EndMarriages().run(o)
    if not begun or "Income" in due:
        Income().run(o)
    if not begun or "PrestigePhase" in due:
        PrestigePhase().run(o)
    if not begun or "EndMarriages" in due:
        EndMarriages().run(o)
    return o


def outlook(s: Anno) -> list[Prospect]:
    left = max(0, s.last_row * SPACES - s.now())
    out = [Prospect(NOBODY, "rounds-left", "end.1", (left,))]
    scores = [victory_points(s, seat) for seat in range(s.seats)]
    end = counted(s)
    finals = [(victory_points(end, seat), end.prestige[seat], end.gold[seat]) for seat in range(s.seats)]
    for race in point_race(scores, "end.11"):
        seat = race.seat
        out.append(race)
        out.append(Prospect(seat, "next-gold", "end.9", (GOLD_PER_VICTORY - s.gold[seat] % GOLD_PER_VICTORY,)))
        short = CITIZENS_PER_VICTORY - s.citizens_of(seat) % CITIZENS_PER_VICTORY
        out.append(Prospect(seat, "next-citizens", "end.6", (short,)))
        gold = end.gold[seat] - s.gold[seat]
        out.append(Prospect(seat, "final", "end.3", (finals[seat][0], gold, end.prestige[seat] - s.prestige[seat])))
        if left <= 1 and finals[seat] == max(finals) and finals.count(finals[seat]) == 1:
            out.append(Prospect(seat, "wins-so", "end.11", (finals[seat][0],), True))
    return out
