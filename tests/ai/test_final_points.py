"""The value function that predicts final points: its table, what it reads, and who uses it."""

from typing import Any

import pytest

from ai.positions import position
from ludoteca import registry
from ludoteca.ai.levels import make_search
from ludoteca.ai.search.base import ValueFunction
from ludoteca.ai.search.final_points import Curve, FinalPoints, read_fitted
from ludoteca.ai.search.rollout import Rollouts
from ludoteca.games.anno_1452.ai.final_points import NAMES, measures, time_left
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY
from ludoteca.lab.yardsticks import settings as yardstick_settings
from scripts import script

GAME = registry.find("anno_1452")


def in_peace(decisions: int) -> Anno:
    """A position with two seats in which nobody attacks."""
    for seed in range(20):
        s = position(GAME, 2, seed, decisions)
        if isinstance(s, Anno) and s.front and s.attacker == NOBODY:
            return s
    raise AssertionError("no such position")


def final_points(style: str = "balanced") -> FinalPoints:
    return FinalPoints(GAME, style, 8.0)


def test_a_curve_goes_straight_from_knot_to_knot() -> None:
    curve = Curve([0.0, 1.0, 3.0], [[0.0, 5.0], [2.0, 5.0], [6.0, 1.0]])
    assert [curve.at(time) for time in (-1.0, 0.0, 0.5, 1.0)] == [[0.0, 5.0], [0.0, 5.0], [1.0, 5.0], [2.0, 5.0]]
    assert [curve.at(time) for time in (2.0, 3.0, 9.0)] == [[4.0, 3.0], [6.0, 1.0], [6.0, 1.0]]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_has_a_number_for_each_measure_and_knot(seats: int) -> None:
    fitted = read_fitted(GAME, seats)
    knots = fitted["knots"]
    assert list(fitted["weights"]) == NAMES
    assert knots == sorted(knots) and len(fitted["scales"]) == len(knots)
    assert all(len(row) == len(knots) for row in fitted["weights"].values())
    assert all(scale > 0 for scale in fitted["scales"])


def test_a_number_of_seats_without_a_fit_is_valued_by_the_evaluator() -> None:
    value_function = final_points()
    s = in_peace(60)
    predicted = value_function.chances(s)
    del value_function.fitted[2]
    assert value_function.chances(s) == ValueFunction(GAME, "balanced", 8.0).chances(s) != predicted


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_add_up_to_one(seats: int) -> None:
    for decisions in (5, 60, 150):
        s = position(GAME, seats, 4, decisions)
        chances = final_points().chances(s)
        assert len(chances) == seats and sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)


def test_gold_counts_for_its_owner() -> None:
    s = in_peace(60)
    before = final_points().chances(s)[1]
    s.gold[1] += 50
    assert final_points().chances(s)[1] > before + 0.01


def test_the_same_lead_is_surer_near_the_end() -> None:
    s = in_peace(60)
    s.prestige[0], s.prestige[1] = 15, 2
    s.row = 2
    early = final_points().chances(s)[0]
    s.row = s.last_row - 1
    assert final_points().chances(s)[0] > early
    assert time_left(s) <= 1.0


def test_the_fewest_estates_have_the_crown_before_them() -> None:
    s = in_peace(80)
    at = NAMES.index("crown")
    s.supply[0], s.supply[1] = s.supply[0] + 3, s.supply[1] - 3
    few, many = measures(s)
    assert few[at] == 1.0 and many[at] < few[at]
    assert few[NAMES.index("fewer")] > 0.0 > many[NAMES.index("fewer")]


def test_an_attack_counts_as_the_mean_of_its_outcomes() -> None:
    """Whichever side wins, one Estate is lost, so the mean lies between the two."""
    found = 0
    for seed in range(6):
        for decisions in range(60, 200, 5):
            s = position(GAME, 2, seed, decisions)
            if isinstance(s, Anno) and s.front and s.attacker != NOBODY:
                found += 1
                estates = [row[0] for row in measures(s)]
                assert all(abs(estates[seat] - s.estates(seat)) <= 1.0 for seat in range(2))
                assert sum(final_points().chances(s)) == pytest.approx(1.0)
    assert found


def test_an_ended_game_counts_as_it_ended() -> None:
    s = position(GAME, 2, 1, 20000)
    assert s.over
    winner = s.places.index(1)
    assert final_points().chances(s)[winner] > 0.9


def test_a_style_leans_towards_what_it_values() -> None:
    s = in_peace(60)
    s.soldiers[0] = 12
    s.soldiers[1] = 0
    assert final_points("warrior").chances(s) != final_points().chances(s)
    assert final_points("warrior").lean(s, 0) != 0.0 == final_points().lean(s, 0)


@pytest.mark.parametrize("level", ["prince", "master"])
def test_the_levels_that_search_longest_use_it(level: str) -> None:
    search = make_search(GAME, level, "balanced", 3)
    assert isinstance(search, Rollouts) and isinstance(search.value_function, FinalPoints)
    assert set(search.value_function.fitted) == set(GAME.seats)


def test_yardsticks_do_not_use_it() -> None:
    for level in ("recipe", "prince-1"):
        assert not yardstick_settings(GAME.id, level).final_points


def test_the_fit_finds_weights_that_change_with_the_time() -> None:
    """Points are 2 × the first measure at the end of the game, 5 × it four units before, and never the second."""
    fitting: Any = script("lab/records/arena/final_points.py")
    samples = fitting.Samples()
    for number in range(4000):
        time = (number % 41) / 10
        first, second = (number * 7) % 19 - 9.0, (number * 5) % 13 - 6.0
        weight = 2.0 + 0.75 * time
        samples.games.append(number)
        samples.times.append(time)
        samples.measures.append(fitting.np.array([first, second]))
        samples.points.append(weight * first + (3.0 if number % 2 else -3.0))
    weights, scales = fitting.fit(samples)
    assert weights[:4, 0] == pytest.approx([2.0, 2.75, 3.5, 5.0], abs=0.3)
    assert weights[:4, 1] == pytest.approx([0.0] * 4, abs=0.3)
    assert scales[:4] == pytest.approx([3.0 * 3**0.5 / 3.14159] * 4, rel=0.15)


def owners(*changes: tuple[int, int]) -> list[int]:
    """Four places of seat 0, some of others."""
    out = [0, 0, 0, NOBODY]
    for place, owner in changes:
        out[place] = owner
    return out


def test_a_conquest_is_lost_again_only_in_its_epoch() -> None:
    counted = script("lab/records/arena/conquests.py").Conquests()
    counted.attack(3, owners(), owners((0, 1)))
    counted.attack(3, owners((0, 1)), owners((0, 0)))  # retaken at once: a conquest, too
    assert (counted.taken, counted.lost_again) == (2, 1)
    counted.attack(4, owners(), owners((0, 1)))  # in the next Epoch nothing is fresh
    assert (counted.taken, counted.lost_again) == (3, 1)
    counted.attack(4, owners((0, 1)), owners((0, NOBODY)))  # razed
    assert (counted.taken, counted.lost_again) == (3, 2)
    counted.attack(4, owners((0, NOBODY)), owners((0, 1)))  # no owner before: nothing is conquered
    assert (counted.taken, counted.lost_again) == (3, 2)


@pytest.mark.parametrize("module", ["", "base_policy"])
def test_conquests_are_counted_in_whole_games(module: str) -> None:
    conquests: Any = script("lab/records/arena/conquests.py")
    found = conquests.play(0, 2, "recipe", module, "test")
    assert found.taken > 0 and 0 <= found.lost_again <= found.taken
