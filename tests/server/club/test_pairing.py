"""Pairings: nobody is left out, nobody meets again while that can be avoided, at most one bye each."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.server.club.formats import KNOCK_OUT, ROUND_ROBIN, SWISS, Field, Plan, next_round, round_count, table_of
from ludoteca.server.club.pairing import (
    balanced,
    grouped,
    in_rounds,
    met_before,
    repeats,
    round_robin,
    seated,
    survivors,
    table_sizes,
)
from ludoteca.server.club.standings import Meeting

SIZES = {2: [2], 3: [2, 3], 4: [2, 3, 4], 5: [2, 3, 4, 5]}


def played(plan: Plan, entrants: int, seed: int, withdraw: float = 0.0) -> Field:
    """A whole tournament with random results."""
    random = Random(seed)
    field = Field(list(range(entrants)), set(), [])
    while groups := next_round(plan, field):
        number = field.round + 1
        present = [n for n in field.entrants if n not in field.withdrawn]
        if plan.format == SWISS or (plan.format == ROUND_ROBIN and len(plan.sizes) == 1):
            assert sorted(n for group in groups for n in group) == present
        ended = [Meeting(number, g, tuple(random.choices(range(1, len(g) + 1), k=len(g)))) for g in groups]
        gone = {n for n in present if random.random() < withdraw}
        field = Field(field.entrants, field.withdrawn | gone, [*field.meetings, *ended])
        assert number <= 60
    return field


def byes(field: Field) -> Counter[int]:
    return Counter(meeting.entrants[0] for meeting in field.meetings if meeting.bye)


@given(st.integers(2, 40), st.sampled_from(list(SIZES)))
def test_everybody_has_a_place_at_a_table_or_a_bye(count: int, size: int) -> None:
    tables = table_sizes(count, SIZES[size])
    assert set(tables) <= set(SIZES[size])
    assert count - sum(tables) == (count % 2 if size == 2 else 0)
    assert len(tables) == -(-count // size) or size == 2


def test_tables_are_as_equal_as_possible() -> None:
    assert table_sizes(6, [2, 3, 4, 5]) == [3, 3]
    assert table_sizes(11, [2, 3, 4, 5]) == [4, 4, 3]
    assert table_sizes(7, [3, 4]) == [4, 3]
    assert table_sizes(5, [3, 4]) == [4]  # one bye


@settings(max_examples=50)
@given(st.integers(2, 20), st.integers(0, 10**6), st.data())
def test_two_players_never_meet_again_in_a_swiss_tournament(count: int, seed: int, data: st.DataObject) -> None:
    """Half as many rounds as entrants can always be paired (Dirac)."""
    rounds = data.draw(st.integers(1, max(1, count // 2)))
    field = played(Plan(SWISS, [2], rounds), count, seed)
    assert field.round == rounds
    assert max(met_before(field.meetings).values()) == 1
    assert max(byes(field).values(), default=0) <= 1
    assert sum(byes(field).values()) == (rounds if count % 2 else 0)


@settings(max_examples=50)
@given(st.integers(4, 12), st.integers(0, 10**6))
def test_rematches_come_only_when_everybody_has_met(count: int, seed: int) -> None:
    """In a tournament that is too long a pair meets for the second time only if the others left no new rival."""
    field = played(Plan(SWISS, [2], count), count, seed)
    for number in range(1, field.round + 1):
        before = met_before(m for m in field.meetings if m.round < number)
        again = [set(m.entrants) for m in field.meetings if m.round == number and repeats(m.entrants, before)]
        for one, other in combinations(again, 2):  # two rematches could not have exchanged rivals for two new pairs
            (a, b), (c, d) = sorted(one), sorted(other)
            assert before[frozenset((a, c))] or before[frozenset((b, d))]
            assert before[frozenset((a, d))] or before[frozenset((b, c))]


@settings(max_examples=50)
@given(st.sampled_from([3, 4, 5]), st.integers(2, 25), st.integers(1, 6), st.integers(0, 10**6))
def test_larger_tables_have_no_exchange_that_lowers_the_rematches(
    size: int, count: int, rounds: int, seed: int
) -> None:
    field = played(Plan(SWISS, SIZES[size], rounds), count, seed)
    assert not byes(field)
    for number in range(1, field.round + 1):
        before = met_before(m for m in field.meetings if m.round < number)
        groups = [list(m.entrants) for m in field.meetings if m.round == number]
        for one, other in combinations(groups, 2):
            together = repeats(one, before) + repeats(other, before)
            for i in range(len(one)):
                for j in range(len(other)):
                    left = [*one[:i], other[j], *one[i + 1 :]]
                    right = [*other[:j], one[i], *other[j + 1 :]]
                    assert repeats(left, before) + repeats(right, before) >= together


def test_sixteen_at_tables_of_four_meet_nobody_twice_in_two_rounds() -> None:
    first = [Meeting(1, tuple(range(at, at + 4)), (1, 2, 3, 4)) for at in range(0, 16, 4)]
    second = grouped(range(16), [4, 4, 4, 4], met_before(first))
    assert sum(repeats(group, met_before(first)) for group in second) == 0


@settings(max_examples=50)
@given(st.sampled_from([2, 4]), st.integers(3, 16), st.integers(0, 10**6))
def test_a_swiss_tournament_goes_on_when_people_withdraw(size: int, count: int, seed: int) -> None:
    field = played(Plan(SWISS, SIZES[size], 4), count, seed, withdraw=0.15)
    for number in range(1, field.round + 1):
        here = [n for m in field.meetings if m.round == number for n in m.entrants]
        assert len(here) == len(set(here))


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@pytest.mark.parametrize("count", range(2, 10))
def test_in_a_round_robin_all_meet_equally_often(size: int, count: int) -> None:
    if count < size:
        return
    rounds = round_robin(range(count), size)
    met = Counter(frozenset(pair) for one in rounds for group in one for pair in combinations(group, 2))
    assert len(met) == count * (count - 1) // 2
    assert len(set(met.values())) == 1
    rests = Counter(group[0] for one in rounds for group in one if len(group) == 1)
    assert set(rests.values()) == ({1} if size == 2 and count % 2 else set())
    for one in rounds:
        here = [number for group in one for number in group]
        assert len(here) == len(set(here))


def test_the_plane_of_seven_points_is_found() -> None:
    assert len(balanced(7, 3)) == 7
    assert len(balanced(13, 4)) == 13


def test_a_round_robin_of_too_many_tables_is_refused() -> None:
    assert round_robin(range(30), 4) == []
    assert round_count(Plan(ROUND_ROBIN, [4], 0), 30) == 0


def test_tables_that_share_nobody_are_in_one_round() -> None:
    assert in_rounds([(0, 1), (1, 2), (2, 3)]) == [[(0, 1), (2, 3)], [(1, 2)]]


@settings(max_examples=50)
@given(st.sampled_from(list(SIZES)), st.integers(2, 40), st.integers(0, 10**6), st.sampled_from([0.0, 0.1]))
def test_a_knock_out_ends_with_one_winner(size: int, count: int, seed: int, withdraw: float) -> None:
    plan = Plan(KNOCK_OUT, SIZES[size], 0)
    field = played(plan, count, seed, withdraw)
    alive = survivors(field.entrants, field.withdrawn, field.meetings)
    if not withdraw:
        assert len(alive) == 1
        assert table_of(plan, field)[0].entrant == alive[0]
        assert field.round == round_count(plan, count)
        assert max(byes(field).values(), default=0) <= 1
    assert len(alive) <= 1 or len(set(field.entrants) - field.withdrawn) < 2


def test_whom_a_knock_out_lets_rest() -> None:
    groups = next_round(Plan(KNOCK_OUT, [2], 0), Field(list(range(6)), set(), []))
    assert sorted(map(sorted, groups)) == [[0], [1], [2, 5], [3, 4]]


def test_seats_change() -> None:
    first = Meeting(1, (0, 1, 2), (1, 2, 3))
    second = Meeting(2, seated((0, 1, 2), [first]), (1, 2, 3))
    third = seated((0, 1, 2), [first, second])
    assert all(len({a, b, c}) == 3 for a, b, c in zip(first.entrants, second.entrants, third, strict=True))
