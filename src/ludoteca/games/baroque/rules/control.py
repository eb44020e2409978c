"""Control of a state (chapter 11)."""

from __future__ import annotations

from ludoteca.games.baroque.data import MARGIN, MARKER, N
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY


def take_control(s: Baroque, seat: int, state: int, rule: str) -> None:
    """Control by any peaceful way: the influence of the others goes, the new controller's own stays (11.0.d)."""
    was_neutral = s.control[state] == NOBODY
    s.control[state] = seat
    own = s.influence_of(state, seat) if s.own_kept else 0
    if was_neutral or s.rivals_discarded:
        s.clear_influence(state)
    s.set_influence(state, seat, own)
    s.tell("control", rule, (seat, state))
    if not s.rivals_discarded:
        settle_influence(s, state, seat)


def take_by_arms(s: Baroque, seat: int, state: int, rule: str) -> None:
    """Military control leaves no influence at all, not even one's own (11.0.e)."""
    s.control[state] = seat
    s.clear_influence(state)
    s.tell("conquered", rule, (seat, state))


def lose_influence(s: Baroque, seat: int, state: int, rule: str) -> None:
    """An event removes the influence of one player from a state."""
    points = s.influence_of(state, seat)
    if points:
        s.set_influence(state, seat, 0)
        s.tell("influence-lost", rule, (seat, points, state))


def settle_influence(s: Baroque, state: int, acting: int) -> None:
    """Somebody may have the margin now."""
    if s.control[state] == NOBODY:
        settle_neutral(s, state)
    else:
        settle_controlled(s, state, acting)


def settle_neutral(s: Baroque, state: int) -> None:
    """11.0.b: two points more than every other player."""
    points_in = s.influence_in(state)
    first = 0
    second = 0
    leader = NOBODY
    for seat in range(s.seats):
        points = points_in[seat]
        if points > first:
            second = first
            first = points
            leader = seat
        elif points > second:
            second = points
    if first >= second + MARGIN:
        take_control(s, leader, state, "11.0.b")


def settle_controlled(s: Baroque, state: int, acting: int) -> None:
    """11.0.c: two points more than the controller, whose marker counts as one. 11.0.g decides between two such
    rivals."""
    points_in = s.influence_in(state)
    owner = s.control[state]
    needed = points_in[owner] + MARKER + MARGIN
    best = 0
    takers: list[int] = []
    for seat in range(s.seats):
        points = points_in[seat]
        if seat == owner or points < needed:
            continue
        if points > best:
            best = points
            takers = [seat]
        elif points == best:
            takers.append(seat)
    if len(takers) == 1:
        take_control(s, takers[0], state, "11.0.c")
    elif acting in takers:
        take_control(s, acting, state, "11.0.g")


def armies_take_control(s: Baroque, seat: int, rule: str) -> None:
    """Armies in neutral or rival states that are no major states win them (11.0.e, 11.1.a)."""
    for state in range(N):
        if s.host[state] == seat and s.control[state] != seat and s.home[state] == NOBODY:
            take_by_arms(s, seat, state, rule)
