"""How near every player is to winning: points, and the harbours that end the game at once (end.1, end.2)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.parley.data import HARBOURS_TO_WIN
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import NOBODY, NUMBER, POINT_PROSPECTS, Prospect, Sig, point_race, sig

PROSPECTS: Final[dict[str, Sig]] = {
    **POINT_PROSPECTS,
    "rounds-left": sig(rounds=NUMBER),
    "harbours": sig(harbours=NUMBER),
}


def outlook(s: Parley) -> list[Prospect]:
    out = [Prospect(NOBODY, "rounds-left", "end.1", (s.rounds - s.round,))]
    for race in point_race([s.score(seat) for seat in range(s.seats)], "end.2"):
        missing = HARBOURS_TO_WIN - s.harbours_of(race.seat)
        out.append(race)
        out.append(Prospect(race.seat, "harbours", "end.1", (missing,), missing == 1))
    return out
