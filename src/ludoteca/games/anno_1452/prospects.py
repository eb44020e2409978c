"""How near every player is to winning: points now, and what the next ones take (goal.1, end.5 to end.11)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.anno_1452.data import CITIZENS_PER_VICTORY, GOLD_PER_VICTORY
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.state import SPACES, Anno
from ludoteca.kernel import NOBODY, NUMBER, POINT_PROSPECTS, Prospect, Sig, point_race, sig

PROSPECTS: Final[dict[str, Sig]] = {
    **POINT_PROSPECTS,
    "rounds-left": sig(rounds=NUMBER),
    "next-gold": sig(gold=NUMBER),
    "next-citizens": sig(citizens=NUMBER),
    "wins-so": sig(points=NUMBER),
}


def outlook(s: Anno) -> list[Prospect]:
    left = max(0, s.last_row * SPACES - s.now())
    out = [Prospect(NOBODY, "rounds-left", "end.1", (left,))]
    scores = [victory_points(s, seat) for seat in range(s.seats)]
    for race in point_race(scores, "end.11"):
        seat = race.seat
        out.append(race)
        out.append(Prospect(seat, "next-gold", "end.9", (GOLD_PER_VICTORY - s.gold[seat] % GOLD_PER_VICTORY,)))
        short = CITIZENS_PER_VICTORY - s.citizens_of(seat) % CITIZENS_PER_VICTORY
        out.append(Prospect(seat, "next-citizens", "end.6", (short,)))
        if left <= 1 and race.key == "leads":
            out.append(Prospect(seat, "wins-so", "end.11", (scores[seat],), True))
    return out
