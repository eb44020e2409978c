"""How near every player is to winning: all electors at once (13.1.a) or most points at the end (15.0.a)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.data import STATE
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.victory import holds, needed_electors
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, NUMBER, POINT_PROSPECTS, Prospect, Sig, point_race, sig

PROSPECTS: Final[dict[str, Sig]] = {
    **POINT_PROSPECTS,
    "turns-left": sig(turns=NUMBER),
    "last-turn": (),
    "open-end": (),
    "turn-points": sig(points=NUMBER),
    "electors": sig(electors=NUMBER, needed=NUMBER),
    "last-elector": sig(state=STATE),
    "all-electors": (),
    "wins-so": sig(points=NUMBER),
}


def end_of_game(s: Baroque) -> Prospect:
    if s.turns == 0:
        return Prospect(NOBODY, "open-end", "15.0.a")
    if s.is_last_turn():
        return Prospect(NOBODY, "last-turn", "15.0.a")
    return Prospect(NOBODY, "turns-left", "15.0.a", (s.turns - s.turn,))


def electors(s: Baroque, seat: int) -> Prospect:
    needed = needed_electors(s)
    missing = [state for state in needed if not holds(s, seat, state)]
    if not missing:
        return Prospect(seat, "all-electors", "13.1.a", (), True)
    if len(missing) == 1:
        return Prospect(seat, "last-elector", "13.1.a", (missing[0],), True)
    return Prospect(seat, "electors", "13.1.a", (len(needed) - len(missing), len(needed)))


def outlook(s: Baroque) -> list[Prospect]:
    if not s.home:
        return []
    out = [end_of_game(s)]
    coming = [turn_points(s, seat) for seat in range(s.seats)]
    totals = [s.vp[seat] + coming[seat] for seat in range(s.seats)]
    for race in point_race(s.vp, "15.0.a"):
        seat = race.seat
        out.append(race)
        out.append(Prospect(seat, "turn-points", "13.0.a", (coming[seat],)))
        out.append(electors(s, seat))
        if s.is_last_turn() and totals.count(max(totals)) == 1 and totals[seat] == max(totals):
            out.append(Prospect(seat, "wins-so", "15.0.a", (totals[seat],), True))
    return out
