"""The clock: a pure function of what happened, whatever happens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.rooms.clock import Clock, ClockRules, read_rules
from ludoteca.rooms.problem import Problem

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
    assert warned.ask(31_000, 2).ask(32_000, 1).hands[0].warned is None  # the player moved after all


def test_a_player_whose_turn_the_bot_played_comes_back_with_a_tenth() -> None:
    clock = Clock.fresh(ClockRules("live", 0, 60_000, grace=1000), 2).ask(0, 1).warn(0, 60_000)
    away = clock.stand_in(0, 61_000).ask(61_000, 0).move_of_standin(0).ask(62_000, 2)
    assert away.come_back(0, 63_000).left(0, 63_000) == (0, 6_000)


def test_coming_back_before_the_bot_has_moved_changes_nothing() -> None:
    clock = Clock.fresh(ClockRules("live", 5_000, 60_000, grace=1000), 2).ask(0, 1)
    back = clock.stand_in(0, 4_000).ask(4_000, 0).ask(900_000, 1).come_back(0, 900_000)
    assert back.left(0, 900_000) == (1_000, 60_000)
    late = clock.warn(0, 65_000).stand_in(0, 66_000).ask(66_000, 0).ask(70_000, 1).come_back(0, 70_000)
    assert late.left(0, 70_000) == (0, 0) and late.due(0) == 66_000


@given(rules, st.lists(st.integers(0, 50_000), min_size=1, max_size=8))
def test_leaving_and_claiming_never_gives_time(r: ClockRules, waits: list[int]) -> None:
    clock, now = Clock.fresh(r, 2).ask(0, 1), 0
    free, left = clock.left(0, now)
    for wait in waits:
        now += wait
        clock = clock.stand_in(0, now).ask(now, 0)
        now += wait
        clock = clock.ask(now, 1).come_back(0, now)
        after_free, after_left = clock.left(0, now)
        assert after_free <= free and after_left <= left
        free, left = after_free, after_left


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
