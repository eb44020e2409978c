"""Tables whose past does not replay under the present rules, refused moves, and restarts."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Quick, Refused
from ludoteca.rooms import model as kinds
from ludoteca.rooms import play
from ludoteca.rooms.model import Row
from ludoteca.rooms.problem import Problem
from server.tables.changes import at, written
from server.tables.test_table import again, answer, make, picture, ship


def test_a_game_of_older_rules_goes_on_from_its_snapshot() -> None:
    live = make(seed=4)
    quick = Quick(4)
    while live.seq < 40:
        answer(live, quick, 2000)
    assert written(live).snapshots and live.match is not None
    live.facts.rules = 0  # as if the rules had been changed since
    back = again(live, written(live).rows, written(live).snapshots)
    assert back.match is not None
    assert back.match.first == written(live).snapshots[-1][1] > 0
    assert back.match.hash() == live.match.hash() and back.seq == live.seq
    assert [(x.seq, x.do) for x in back.history.log] == [(x.seq, x.do) for x in live.history.log]
    with pytest.raises(Problem, match="older-rules"):
        back.state_at(0)
    answer(back, quick, 3000)


def test_a_past_that_no_longer_replays_does_not_stop_the_game() -> None:
    live = make(seed=4)
    quick = Quick(4)
    while live.seq < 40:
        answer(live, quick, 2000)
    damaged = [Row(**{f: getattr(r, f) for f in r.__struct_fields__}) for r in written(live).rows]
    line = next(r for r in damaged if r.kind == kinds.ACT)
    line.text = "claim nowhere"
    back = again(live, damaged, written(live).snapshots)
    assert back.match is not None and live.match is not None
    assert back.match.hash() == live.match.hash()


def test_last_moves_that_newer_rules_do_not_allow_do_not_stop_the_game() -> None:
    """The power failed, so there is no snapshot of them, and then the rules were mended: it goes on from the last one,
    and everybody sees it."""
    live = make(seed=4)
    quick = Quick(4)
    while live.seq < 45:
        answer(live, quick, 2000)
    rev, seq, _ = written(live).snapshots[-1]
    assert seq < live.seq
    rows = [Row(**{f: getattr(r, f) for f in r.__struct_fields__}) for r in written(live).rows]
    next(r for r in rows if r.rev > rev and r.kind == kinds.ACT).text = "claim nowhere"
    live.facts.rules = 0
    back = again(live, rows, written(live).snapshots)
    assert back.match is not None and back.match.first == back.seq == seq and back.state == "playing"
    assert [x.seq for x in back.history.log] == list(range(seq + 1))
    assert [(by, to) for by, to, _ in back.history.backs] == [(-1, seq)]
    assert [r.kind for r in written(back).rows] == [kinds.REWIND] and back.rev == live.rev + 1
    for _ in range(6):
        answer(back, quick, 3000)
    later = again(live, rows + written(back).rows, written(live).snapshots)  # and so it does ever after
    assert written(later).rows == [] and (later.rev, later.seq) == (back.rev, back.seq)
    assert later.match is not None and later.match.hash() == back.match.hash()
    assert [(x.seq, x.do) for x in later.history.log] == [
        (x.seq, x.do) for x in back.history.log
    ] and later.history.backs == back.history.backs


def test_refused_moves_leave_no_trace() -> None:
    live = make()
    before = picture(live)
    with pytest.raises(Refused):
        play.act(live, at(live, 2000), 1, live.rev, "draw", "x")
    with pytest.raises(Problem):
        play.act(live, at(live, 2000), 0, live.rev, "fly moon", "x")
    assert picture(live) == before and ("x" not in [k for _, k in live.history.keys])


def test_a_restart_in_the_middle_of_a_simultaneous_choice_asks_nobody_twice() -> None:
    live = make()
    play.act(live, at(live, 2000), 0, live.rev, "claim " + ship(live, 0), "a")
    play.act(live, at(live, 2000), 1, live.rev, "pass", "b")
    back = again(live, written(live).rows, written(live).snapshots)
    assert back.front_seats() == [2]
    assert back.seen_seq(2) == live.seen_seq(2) < back.seq  # and B's answer is still a secret
    play.act(back, at(back, 3000), 2, back.history.seen_rev(2), "pass", "c")
    assert back.history.group_start is None
