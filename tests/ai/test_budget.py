"""Time and work are kept to. The clock is the tests' own: no test here looks at the time."""

from typing import Any

import pytest

from ai.positions import position
from ludoteca.ai import LEVELS, Budget, Clock, make_bot
from ludoteca.ai.levels import settings
from ludoteca.ai.search.ismcts import Tree
from ludoteca.kernel import Game, asked


class Ticking(Clock):
    """Every look at it takes a moment; the processor works for us a part of the time."""

    def __init__(self, tick: float, ours: float = 1.0) -> None:
        super().__init__()
        self.tick = tick
        self.ours = ours
        self.time = 0.0
        self.looks = 0

    def now(self) -> float:
        self.looks += 1
        self.time += self.tick
        return self.time

    def worked(self) -> float:
        return self.ours * self.time


class Stopped(Clock):
    def now(self) -> float:
        return 0.0

    def worked(self) -> float:
        return 0.0


def test_a_budget_counts_work() -> None:
    budget = Budget(None, 3, Stopped())
    assert [budget.more() for _ in range(5)] == [True, True, True, False, False]


def test_a_budget_ends_with_the_planned_part_of_the_time() -> None:
    budget = Budget(100, None, Ticking(0.010))
    units = 0
    while budget.more():
        units += 1
    assert units == 6  # the seventh look comes after 65 ms
    assert budget.last <= budget.start + 0.070 + 1e-9


def test_the_longest_unit_is_kept_in_reserve() -> None:
    clock = Ticking(0.0)
    budget = Budget(100, None, clock)
    assert budget.more()
    clock.time = 0.045  # the first unit took 45 ms
    assert budget.more()
    clock.time = 0.060  # 40 ms left, but a unit may take 45
    assert not budget.more()


def test_a_wait_inside_a_unit_is_kept_in_reserve() -> None:
    clock = Ticking(0.0)
    budget = Budget(100, None, clock)
    assert budget.more()
    clock.time = 0.050  # the machine was busy with something else
    assert not budget.late()
    clock.time = 0.055
    assert budget.late()  # another such wait would be too long


def test_waits_are_remembered_by_the_clock_and_forgotten_slowly() -> None:
    clock = Ticking(0.0)
    clock.learn(0.040, 0.040, 0.040)  # half as much again is kept for the next wait
    budget = Budget(100, None, clock)
    clock.time += 0.039
    assert budget.more()
    again = Budget(100, None, clock)
    clock.time += 0.041
    assert not again.more()
    for _ in range(100):
        clock.learn(0.001, 0.001, 0.001)
    assert clock.wait < 0.005


def test_on_a_busy_machine_less_of_the_time_is_planned_for() -> None:
    clock = Ticking(0.0)
    assert Budget(100, None, clock).planned == pytest.approx(0.065)
    for _ in range(50):
        clock.learn(0.0, 0.100, 0.010)  # the processor worked for us a tenth of the time
    assert clock.share == pytest.approx(0.1, abs=0.001)
    assert Budget(100, None, clock).planned == pytest.approx(0.065 * 0.46, abs=0.0001)
    for _ in range(50):
        clock.learn(0.0, 0.100, 0.100)
    assert Budget(100, None, clock).planned == pytest.approx(0.065, abs=0.0001)


def test_a_level_may_plan_for_less() -> None:
    assert Budget(100, None, Stopped(), 0.3).planned == pytest.approx(0.030)


def test_an_answer_that_took_no_time_teaches_nothing() -> None:
    clock = Stopped()
    clock.learn(0.0, 0.0, 0.0)
    assert clock.share == 1.0


def test_a_bot_teaches_its_clock(parley: Game[Any]) -> None:
    clock = Ticking(0.004, 0.5)
    s = position(parley, 3, 1, 8)
    make_bot(parley, "knight", clock=clock).choose(parley, s, s.front[0].seat, 100)
    assert clock.wait == pytest.approx(0.004)
    assert clock.share == pytest.approx(0.9)  # half of this answer's time was ours, and it counts a fifth


def test_a_bot_that_counts_simulations_teaches_nothing(parley: Game[Any]) -> None:
    clock = Ticking(0.004, 0.5)
    s = position(parley, 3, 1, 8)
    make_bot(parley, "knight", simulations=5, clock=clock).choose(parley, s, s.front[0].seat)
    assert (clock.wait, clock.share) == (0.0, 1.0)


def test_a_reserve_leaves_some_of_the_time() -> None:
    clock = Stopped()
    clock.learn(9.0, 0.0, 0.0)
    budget = Budget(100, None, clock)
    assert budget.reserve == pytest.approx(0.08)
    assert budget.more()


def test_a_part_takes_its_share_and_is_counted() -> None:
    budget = Budget(None, 100, Stopped())
    piece = budget.part(0.25)
    while piece.more():
        pass
    budget.spent(piece)
    left = 0
    while budget.more():
        left += 1
    assert (piece.done, left) == (25, 75)


def test_without_any_limit_there_is_no_budget() -> None:
    with pytest.raises(ValueError, match="milliseconds or simulations"):
        Budget()


def test_simulations_are_counted_exactly(parley: Game[Any]) -> None:
    s = position(parley, 3, 1, 8)
    seat = s.front[0].seat
    bot = make_bot(parley, "tree", simulations=50)
    assert isinstance(bot.search, Tree)
    weighed = bot.weigh(parley, s, seat)
    assert bot.search.simulations == 50
    assert sum(w.weight for w in weighed) == 50


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_stops_when_its_clock_says_so(any_game: Game[Any], level: str) -> None:
    """The clock advances 2 ms a look and is looked at before every unit of work: 100 ms allow some fifty looks,
    whatever the game."""
    for decisions in (0, 30, 90):
        s = position(any_game, any_game.seats[0], 2, decisions)
        if not s.front:
            continue
        seat = s.front[0].seat
        clock = Ticking(0.002)
        bot = make_bot(any_game, level, seed=1, clock=clock)
        bot.strict = True
        a = bot.choose(any_game, s, seat, 100)
        assert a in s.menus[asked(s, seat)]
        assert clock.time <= 0.110, (decisions, clock.looks)


def test_a_budget_of_nothing_still_gives_an_answer(any_game: Game[Any]) -> None:
    for level in LEVELS:
        s = position(any_game, any_game.seats[0], 4, 25)
        seat = s.front[0].seat
        assert make_bot(any_game, level).choose(any_game, s, seat, 0) in s.menus[asked(s, seat)]


def test_without_time_the_most_plausible_choice_is_taken(any_game: Game[Any]) -> None:
    value_function = any_game.evaluator()
    for decisions in (5, 25, 60):
        s = position(any_game, any_game.seats[0], 4, decisions)
        if not s.front:
            continue
        seat = s.front[0].seat
        options = s.menus[asked(s, seat)]
        best = max(value_function.prior(s, seat, a) for a in options)
        for level in LEVELS:
            a = make_bot(any_game, level, seed=3).choose(any_game, s, seat, 0)
            assert value_function.prior(s, seat, a) == best


def test_default_times() -> None:
    from ludoteca import registry

    for name in registry.names():
        times = [settings(name, level).ms for level in LEVELS]
        assert times == sorted(times)
        assert times[0] < 200 and times[1] < 200 and times[3] <= 1500 and times[4] <= 3000


def test_a_bounded_level_works_no_more_at_a_table_than_in_the_arena(any_game: Game[Any]) -> None:
    """How much it sees is the level's, not that of a fast machine."""
    s = position(any_game, any_game.seats[0], 2, 30)
    seat = s.front[0].seat
    for level in ("novice", "squire"):
        bot = make_bot(any_game, level, seed=1, clock=Ticking(0.0))
        budget = bot.budget(1000)
        assert bot.search is not None
        bot.search.weigh(s, seat, budget)
        assert 0 < budget.done <= settings(any_game.id, level).simulations
    assert make_bot(any_game, "prince").simulations is None
    assert make_bot(any_game, "master").simulations is None
