"""The clock: a pure function of what happened, whatever happens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.errors import Problem
from ludoteca.server.tables.clock import Clock, ClockRules, read_rules

SEATS = 3
rules = st.one_of(
    st.builds(ClockRules, st.just("live"), st.integers(0, 60_000), st.integers(1000, 600_000), grace=st.just(30_000)),
    st.builds(
        ClockRules,
        st.just("async"),
        st.just(0),
        st.integers(1000, 600_000),
        st.integers(0, 60_000),
        st.integers(60_000, 900_000),
        st.just(30_000),
    ),
)
# what happens (a new set of asked seats, a pause, a resumption), and how long after the last thing
happenings = st.lists(
    st.tuples(st.one_of(st.integers(0, 7), st.sampled_from(["pause", "resume"])), st.integers(0, 100_000)), max_size=30
)


def after(clock: Clock, events: list[tuple[int | str, int]], now: int = 0) -> tuple[Clock, int]:
    for what, passed in events:
        now += passed
        if what == "pause":
            clock = clock.pause(now)
        elif what == "resume":
            clock = clock.resume(now)
        else:
            clock = clock.ask(now, int(what))
    return clock, now


@given(rules, happenings)
def test_the_same_log_gives_the_same_clock(r: ClockRules, events: list[tuple[int | str, int]]) -> None:
    assert after(Clock.fresh(r, SEATS), events) == after(Clock.fresh(r, SEATS), events)


@given(rules, happenings)
def test_it_goes_on_from_any_point_as_if_never_interrupted(r: ClockRules, events: list[tuple[int | str, int]]) -> None:
    whole, _ = after(Clock.fresh(r, SEATS), events)
    half, now = after(Clock.fresh(r, SEATS), events[: len(events) // 2])
    assert after(half, events[len(events) // 2 :], now)[0] == whole


@given(rules, happenings, st.integers(0, 1_000_000))
def test_time_is_never_negative_and_only_those_asked_lose_any(
    r: ClockRules, events: list[tuple[int | str, int]], wait: int
) -> None:
    clock, now = after(Clock.fresh(r, SEATS), events)
    for seat in range(SEATS):
        before = clock.left(seat, now)
        later = clock.left(seat, now + wait)
        assert later[0] >= 0 and later[1] >= 0
        assert later[0] <= before[0] and later[1] <= before[1]
        if clock.paused or not clock.asked >> seat & 1:
            assert later == before
            assert clock.expires(seat) is None


@given(rules, happenings)
def test_it_runs_out_exactly_when_it_says_so(r: ClockRules, events: list[tuple[int | str, int]]) -> None:
    clock, now = after(Clock.fresh(r, SEATS), events)
    for seat in range(SEATS):
        moment = clock.expires(seat)
        if moment is not None and moment > now:
            assert clock.left(seat, moment) == (0, 0)
            assert sum(clock.left(seat, moment - 1)) > 0
        running = clock.asked >> seat & 1 == 1 and not clock.paused
        assert (moment is not None) == running  # a clock that runs always ends


@given(rules, st.integers(1, 500_000), st.integers(0, 10**9), st.integers(1, 100_000))
def test_a_pause_costs_nobody_anything(r: ClockRules, played: int, paused: int, more: int) -> None:
    started = Clock.fresh(r, SEATS).ask(0, 1)
    with_pause = started.pause(played).resume(played + paused)
    assert with_pause.left(0, played + paused + more) == started.left(0, played + more)


@given(rules, st.integers(0, 10_000_000))
def test_the_reserve_is_spent_only_beyond_the_free_time(r: ClockRules, used: int) -> None:
    clock = Clock.fresh(r, SEATS).ask(0, 1).ask(used, 2)
    left = max(0, r.start - max(0, used - r.move)) + r.increment
    if r.kind == "async":
        left = min(left, max(r.cap, r.start))
    assert clock.hands[0].left == left


def test_a_time_source_that_steps_back_gives_no_time() -> None:
    clock = Clock.fresh(ClockRules("live", 0, 60_000), 2).ask(50_000, 1)
    assert clock.left(0, 10_000) == (0, 60_000)
    assert clock.ask(10_000, 2).hands[0].left == 60_000


def test_first_a_warning_then_the_bot() -> None:
    clock = Clock.fresh(ClockRules("live", 10_000, 20_000, grace=5_000), 2).ask(0, 1)
    assert clock.due(0) == 30_000
    warned = clock.warn(0, 30_100)
    assert warned.due(0) == 35_100
    assert warned.ask(31_000, 2).ask(32_000, 1).hands[0].warned is None  # he moved after all


def test_who_comes_back_has_time_to_move() -> None:
    clock = Clock.fresh(ClockRules("live", 0, 60_000), 2).ask(0, 1).refill(0, 90_000)
    assert clock.left(0, 90_000) == (0, 6_000)
    assert clock.expires(0) == 96_000


@pytest.mark.parametrize(
    "given",
    [
        {"kind": "sand"},
        {"kind": "live", "move": 5},
        {"kind": "live", "move": 0, "reserve": 0},
        {"kind": "live", "move": -1, "reserve": 60},
        {"kind": "live", "move": "5", "reserve": 60},
        {"kind": "live", "move": True, "reserve": 60},
        {"kind": "async", "bank": 60, "increment": 60, "cap": 10},
        {"kind": "async", "bank": 60, "increment": 1, "cap": 1e99},
        {"kind": "none", "move": 3},
        {"kind": "live", "move": 5, "reserve": float("nan")},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(Problem):
        read_rules(given)


def test_seconds_become_milliseconds() -> None:
    assert read_rules({"kind": "live", "move": 60, "reserve": 600}) == ClockRules("live", 60_000, 600_000, 0, 0, 30_000)
    assert read_rules({}) == ClockRules()
