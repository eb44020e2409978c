"""The arena's arithmetic."""

import pytest

from ludoteca.ai.strength import MU, SIGMA, Rating, rate, wilson

NEW = (MU, SIGMA)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (98, 100, 0.9300, 0.9945),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (2.5, 10, 0.0809, 0.5578),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert list(found) == pytest.approx([low, high], abs=5e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


# Expected values: the Plackett-Luce model of OpenSkill 6.2 with its own settings.
@pytest.mark.parametrize(
    ("before", "places", "after"),
    [
        ([NEW, NEW], [1, 2], [(27.635389, 8.065901), (22.364611, 8.065901)]),
        (
            [NEW] * 4,
            [1, 2, 3, 4],
            [(27.795253, 8.263572), (26.552918, 8.179618), (24.689416, 8.084128), (20.962413, 8.084128)],
        ),
        (
            [(30.0, 3.0), (20.0, 5.0), (25.0, 4.0)],
            [2, 1, 2],
            [(29.442061, 2.982017), (22.010521, 4.954291), (24.704623, 3.944806)],
        ),
        ([(28.0, 2.0), (27.0, 2.0)], [1, 1], [(27.976606, 1.994581), (27.023394, 1.994581)]),
    ],
)
def test_ratings_are_those_of_openskill(
    before: list[tuple[float, float]], places: list[int], after: list[tuple[float, float]]
) -> None:
    found = rate([Rating(mu, sigma) for mu, sigma in before], places)
    assert [r.mu for r in found] == pytest.approx([mu for mu, _ in after], abs=1e-6)
    assert [r.sigma for r in found] == pytest.approx([sigma for _, sigma in after], abs=1e-6)


def test_what_a_bot_is_surely_worth() -> None:
    assert Rating(30.0, 2.0).ordinal == 24.0
