"""Winning: all electors (13.1) or most victory points (chapter 15)."""

from __future__ import annotations

from ludoteca.games.baroque.data import BRUNSWICK, ELECTORS, POWERS
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY


def needed_electors(s: Baroque) -> list[int]:
    """2.1.f: eight, and Brunswick while Chaos makes it the ninth."""
    return [*ELECTORS, BRUNSWICK] if s.ninth else ELECTORS


def holds(s: Baroque, seat: int, state: int) -> bool:
    """Controlled, or a rival's major state where an army of the seat stands."""
    if s.control[state] == seat:
        return not s.silenced(state)
    return bool(s.occupied_electors) and s.home[state] != NOBODY and s.host[state] == seat


def electors_held(s: Baroque, seat: int) -> int:
    n = 0
    for state in needed_electors(s):
        if holds(s, seat, state):
            n += 1
    return n


def check_electors(s: Baroque) -> None:
    """13.1.a: who holds all electors wins at once, whatever the points."""
    for seat in range(s.seats):
        if electors_held(s, seat) == len(needed_electors(s)):
            places = [2] * s.seats
            others = ranking(s)
            others.remove(seat)
            places[seat] = 1
            for i in range(len(others)):
                places[others[i]] = i + 2
            s.tell("all-electors", "13.1.a", (seat,))
            s.finish("electors", places, s.vp.copy())
            return


def better(s: Baroque, a: int, b: int) -> str:
    """How seat a stands better than seat b: the first of points, support, florins and power that says so; "" if it does
    not (15.0.a, 15.0.b)."""
    if s.vp[a] != s.vp[b]:
        return "points" if s.vp[a] > s.vp[b] else ""
    if s.support(a) != s.support(b):
        return "support" if s.support(a) > s.support(b) else ""
    if s.florins[a] != s.florins[b]:
        return "florins" if s.florins[a] > s.florins[b] else ""
    return "power" if POWERS[s.powers[a]].tie_rank < POWERS[s.powers[b]].tie_rank else ""


def ranking(s: Baroque) -> list[int]:
    ranked: list[int] = []
    for seat in range(s.seats):
        at = len(ranked)
        while at > 0 and better(s, seat, ranked[at - 1]):
            at -= 1
        ranked.insert(at, seat)
    return ranked


def most_points_win(s: Baroque) -> None:
    """15.0.a; the reason of the end tells which tie-break was needed."""
    ranked = ranking(s)
    places = [0] * s.seats
    for i in range(s.seats):
        places[ranked[i]] = i + 1
    reason = better(s, ranked[0], ranked[1])
    s.tell("final-points", "15.0.a" if reason == "points" else "15.0.b", (ranked[0], s.vp[ranked[0]]))
    s.finish(reason, places, s.vp.copy())
