"""Whoever vanishes, at whatever moment and in whatever way, the game goes on to its end; and the clock is what the rows make of it."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Quick
from ludoteca.registry import find, names
from ludoteca.server.errors import Problem
from ludoteca.server.tables import votes
from ludoteca.server.tables.clock import ClockRules
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.record import OVER
from server.tables.test_table import again, answer, make

CLOCK = ClockRules("async", 0, 50_000, increment=10_000, cap=90_000, grace=10_000)


def vanish(live: Live, seat: int, way: int, now: int) -> int:
    """A person leaves, resigns, or simply does not come any more; the moment afterwards."""
    if not live.seats[seat].active:
        return now
    if way == 0:
        votes.leave(live, f"p{seat}", now)
    elif way == 1:
        votes.resign(live, f"p{seat}", now)
    elif seat in live.front_seats():
        for _ in range(2):  # the warning, then the bot
            due = live.due()
            if due is not None and due > 0:
                now = max(now, due)
            votes.tick(live, now)
    return now


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", names())
def test_any_seats_may_vanish_at_any_moment(game: str, seed: int) -> None:
    """One seat goes at a moment drawn from the whole length of the game, then perhaps the others, until nobody is left."""
    g = find(game)
    seats = g.seats[-1]
    live = make(game, seats, CLOCK, seed=seed)
    quick = Quick(seed)
    now = 2000
    patience = 20 + quick.below(400)
    for step in range(g.longest):
        if live.state == OVER:
            break
        now += 100
        if step >= patience:
            now = vanish(live, quick.below(seats), quick.below(3), now)
            patience = step + 1 + quick.below(200)
        if live.state != OVER:
            answer(live, quick, now)
    assert live.state == OVER
    assert live.result is not None


@pytest.mark.parametrize("game", names())
def test_the_very_first_and_the_very_last_moment(game: str) -> None:
    g = find(game)
    seats = g.seats[0]
    live = make(game, seats, CLOCK, seed=11)
    for seat in range(seats):
        votes.leave(live, f"p{seat}", 2000)
    assert live.bots_asked() == live.front_seats()  # somebody always plays on
    quick = Quick(11)
    while live.state != OVER:
        answer(live, quick, 3000)
    with pytest.raises(Problem, match="table-over"):
        votes.leave(live, "p0", 4000)


@pytest.mark.parametrize("seed", range(4))
def test_the_clock_is_a_function_of_the_rows(seed: int) -> None:
    """Moves, undo, pauses, warnings, bots and returns in any order: the rows alone give the same clock, at every moment."""
    live = make("parley", 3, CLOCK, undo="friendly", seed=seed)
    quick = Quick(seed)
    now = 2000
    kinds = set()
    for _ in range(120):
        if live.state == OVER:
            break
        now += quick.below(30_000)
        seat = quick.below(3)
        try:
            one_event(live, quick, seat, now)
        except Problem:
            continue  # not now, or not he
        kinds |= {row.kind for row in live.rows}
        other = again(live, live.rows, [])
        assert other.clock == live.clock
        assert other.due() == live.due()
        for later in (0, 5_000, 200_000):
            assert [other.clock.left(s, now + later) for s in range(3)] == [
                live.clock.left(s, now + later) for s in range(3)
            ]
    assert len(kinds) >= 6, kinds


def one_event(live: Live, quick: Quick, seat: int, now: int) -> None:
    what = quick.below(10)
    if what < 5 and not live.clock.paused:
        answer(live, quick, now)
    elif what == 5:
        live.undo(seat, live.seen_rev(seat), None, now)
    elif what == 6:
        votes.pause(live, f"p{seat}", now)
        for player in [p for p in live.people() if p != f"p{seat}"]:
            votes.answer(live, player, live.requests[-1].id, True, now)
    elif what == 7:
        votes.resume(live, f"p{seat}", now)
    elif what == 8:
        votes.tick(live, now)
    else:
        votes.claim(live, f"p{seat}", now)
