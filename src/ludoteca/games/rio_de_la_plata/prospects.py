"""How near every player is to winning: points so far, and points that do not count yet (end.1 to score.5)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.data import (
    CELL_VP,
    GRID_CELLS,
    MAJOR,
    MAJORS,
    OFFICES,
    SILVER_PER_VP,
    YEAR,
)
from ludoteca.games.rio_de_la_plata.rules.scoring import houses_vp, offices_vp, silver_vp
from ludoteca.games.rio_de_la_plata.rules.ship import worth_in_spain
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import NOBODY, NUMBER, POINT_PROSPECTS, Prospect, Sig, point_race, sig

PROSPECTS: Final[dict[str, Sig]] = {
    **POINT_PROSPECTS,
    "turns-left": sig(turns=NUMBER),
    "last-turn": (),
    "work-waits": sig(points=NUMBER, major=MAJOR, cells=NUMBER),
    "cargo-comes": sig(points=NUMBER, year=YEAR),
    "cargo-late": sig(year=YEAR),
    "offices-free": sig(offices=NUMBER),
    "wins-so": sig(points=NUMBER),
}


def works(s: Rio, seat: int) -> list[Prospect]:
    """major.8: work on a grid counts when the grid is full."""
    out: list[Prospect] = []
    for major in range(len(MAJORS)):
        cells = [c for c in GRID_CELLS[major] if s.usable[c]]
        mine = sum([CELL_VP[c] for c in cells if s.grid[c] == seat and not s.owing[c]])
        free = len([c for c in cells if s.grid[c] == NOBODY])
        if mine and free:
            out.append(Prospect(seat, "work-waits", "major.8", (mine, major, free)))
    return out


def cargo(s: Rio, seat: int) -> list[Prospect]:
    """ship.8: cargo is paid for when the ship comes home; ship.13: after the end it counts for nothing."""
    silver, vp = worth_in_spain(s.hold(seat))
    points = vp + silver // SILVER_PER_VP
    if points == 0 or s.ship_back < s.turn:
        return []
    if s.ship_back > s.last_turn:
        return [Prospect(seat, "cargo-late", "ship.13", (s.ship_back - 1,))]
    return [Prospect(seat, "cargo-comes", "ship.8", (points, s.ship_back - 1))]


def outlook(s: Rio) -> list[Prospect]:
    left = s.last_turn - s.turn
    out = [Prospect(NOBODY, "turns-left", "end.1", (left,)) if left > 0 else Prospect(NOBODY, "last-turn", "end.1")]
    free = len([o for o in range(len(OFFICES)) if s.office_owner[o] == NOBODY])
    if free:
        out.append(Prospect(NOBODY, "offices-free", "score.2", (free,)))
    scores = [s.vp[seat] + silver_vp(s, seat) + offices_vp(s, seat) + houses_vp(s, seat) for seat in range(s.seats)]
    for race in point_race(scores, "score.5"):
        out.append(race)
        out += works(s, race.seat)
        out += cargo(s, race.seat)
        if left <= 0 and race.key == "leads":
            out.append(Prospect(race.seat, "wins-so", "score.5", (scores[race.seat],), True))
    return out
