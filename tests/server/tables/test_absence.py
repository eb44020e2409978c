"""Players who disappear at any moment and in any way: the game goes on to its end. The clock follows from the stored
rows alone."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Quick
from ludoteca.registry import find, names
from ludoteca.rooms import play, votes
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.events import kind_of
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, LiveTable
from server.tables.changes import at, written
from server.tables.test_table import again, answer, make

CLOCK = ClockRules("async", 0, 50_000, increment=10_000, cap=90_000, grace=10_000)


def vanish(live: LiveTable, seat: int, way: int, now: int) -> int:
    """A person leaves, resigns, or simply does not come any more; the moment afterwards."""
    if not live.seats[seat].active:
        return now
    if way == 0:
        votes.leave(live, at(live, now), f"p{seat}")
    elif way == 1:
        votes.resign(live, at(live, now), f"p{seat}")
    elif seat in live.front_seats():
        for _ in range(2):  # the warning, then the bot
            due = live.due()
            if due is not None and due > 0:
                now = max(now, due)
            votes.tick(live, at(live, now))
    return now


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", names())
def test_any_seats_may_vanish_at_any_moment(game: str, seed: int) -> None:
    """One seat goes at a moment drawn from the whole length of the game, then perhaps the others, until nobody is
    left."""
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
        votes.leave(live, at(live, 2000), f"p{seat}")
    assert live.bots_asked() == live.front_seats()  # somebody always plays on
    quick = Quick(11)
    while live.state != OVER:
        answer(live, quick, 3000)
    with pytest.raises(Problem, match="table-over"):
        votes.leave(live, at(live, 4000), "p0")


@pytest.mark.parametrize("seed", range(4))
def test_the_clock_is_a_function_of_the_rows(seed: int) -> None:
    """Moves, undo, pauses, warnings, bots and returns in any order: the rows alone give the same clock, at every
    moment."""
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
            continue  # not possible now, or not for this player
        kinds |= {kind_of(row.event) for row in written(live).rows}
        other = again(live, written(live).rows, [])
        assert other.clock == live.clock
        assert other.due() == live.due()
        for later in (0, 5_000, 200_000):
            assert [other.clock.left(s, now + later) for s in range(3)] == [
                live.clock.left(s, now + later) for s in range(3)
            ]
    assert len(kinds) >= 6, kinds


def one_event(live: LiveTable, quick: Quick, seat: int, now: int) -> None:
    what = quick.below(10)
    if what < 5 and not live.clock.paused:
        answer(live, quick, now)
    elif what == 5:
        play.undo(live, at(live, now), seat, live.history.seen_rev(seat), None)
    elif what == 6:
        votes.pause(live, at(live, now), f"p{seat}")
        for player in [p for p in live.people() if p != f"p{seat}"]:
            votes.answer(live, at(live, now), player, live.requests[-1].id, True)
    elif what == 7:
        votes.resume(live, at(live, now), f"p{seat}")
    elif what == 8:
        votes.tick(live, at(live, now))
    else:
        votes.claim(live, at(live, now), f"p{seat}")
