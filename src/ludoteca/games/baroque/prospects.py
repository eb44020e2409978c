"""How near every player is to winning: all electors at once (13.1.a) or most points at the end (15.0.a)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.baroque.data import OPPORTUNITIES, STATE
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.support import ChangeOfControl, Throne, throne_points
from ludoteca.games.baroque.rules.victory import electors_held, holds, needed_electors
from ludoteca.games.baroque.state import END, SUPPORT, Baroque
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


def points_at_end(s: Baroque) -> list[int]:
    """The points of all seats after this turn if map and support stay as they are: the throne, the scoring, and what
    the cards in front bring at a table where they still act. Favours are not foreseen."""
    totals = s.vp.copy()
    if s.phase < SUPPORT or any([isinstance(step, Throne) for step in s.agenda]):
        totals = added(totals, throne_points(s))
    if s.phase < END:
        totals = added(totals, [turn_points(s, seat) for seat in range(s.seats)])
    if not s.end_texts_idle():
        totals = added(totals, [sum([OPPORTUNITIES[card].gain_vp for card in front]) for front in s.tableau])
    return totals


def added(points: list[int], more: list[int]) -> list[int]:
    return [a + b for a, b in zip(points, more, strict=True)]


def winner_so(s: Baroque) -> tuple[int, int]:
    """Who would win by points in the last turn, and with how many; NOBODY if it is another turn, if points do not
    decide, or if somebody holds all electors (13.1.a). Armies win their states before the throne (12.2.a)."""
    if not s.is_last_turn():
        return NOBODY, 0
    after = s.copy()
    if s.phase < SUPPORT or any([isinstance(step, ChangeOfControl) for step in s.agenda]):
        ChangeOfControl().run(after)
    if any([electors_held(after, seat) == len(needed_electors(after)) for seat in range(s.seats)]):
        return NOBODY, 0
    totals = points_at_end(after)
    most = max(totals)
    return (totals.index(most), most) if totals.count(most) == 1 else (NOBODY, 0)


def outlook(s: Baroque) -> list[Prospect]:
    out = [end_of_game(s)]
    scored = s.phase == END
    winner, points = winner_so(s)
    for race in point_race(s.vp, "15.0.a"):
        seat = race.seat
        out.append(race)
        if not scored:
            out.append(Prospect(seat, "turn-points", "13.0.a", (turn_points(s, seat),)))
        out.append(electors(s, seat))
        if seat == winner:
            out.append(Prospect(seat, "wins-so", "15.0.a", (points,), True))
    return out
