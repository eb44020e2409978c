"""Ratings follow from the games alone: however they were stored, a correction makes them equal to a recomputation."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.server.club.ratings import (
    MIN_GAMES,
    Outcome,
    Point,
    corrected,
    counts,
    leaderboard,
    points,
)

NAMES = ["anna", "bruno", "carla", "dario", "bot:squire"]


@st.composite
def outcomes(draw: st.DrawFn) -> list[Outcome]:
    """Games of four seats; some end at the same moment."""
    out = []
    for number in range(draw(st.integers(0, 8))):
        who = draw(st.lists(st.sampled_from(NAMES), min_size=4, max_size=4).filter(lambda names: len(set(names)) > 1))
        places = draw(st.lists(st.integers(1, 4), min_size=4, max_size=4))
        out.append(Outcome(draw(st.integers(0, 5)), f"t{number}", 7, tuple(who), tuple(places)))
    return out


def applied(stored: list[Point], games: list[Outcome]) -> list[Point]:
    """What a database holds after a correction."""
    found = corrected(stored, games)
    kept = [point for point in stored if point.key not in found.wrong]
    assert len({(p.table, p.who) for p in [*kept, *found.new]}) == len(kept) + len(found.new)
    return sorted([*kept, *found.new], key=lambda point: (point.key, point.who))


def recomputed(games: list[Outcome]) -> list[Point]:
    return sorted(points(games), key=lambda point: (point.key, point.who))


@settings(max_examples=50)
@given(outcomes(), st.integers(0, 10**6))
def test_ratings_in_any_batches_equal_the_recomputed_ones(games: list[Outcome], seed: int) -> None:
    """Games arrive in any order and number at a time, as from several nodes."""
    random = Random(seed)
    arriving = games.copy()
    random.shuffle(arriving)
    stored: list[Point] = []
    known: list[Outcome] = []
    while arriving:
        size = random.randint(1, len(arriving))
        known, arriving = known + arriving[:size], arriving[size:]
        stored = applied(stored, known)
    assert stored == recomputed(games)


@settings(max_examples=50)
@given(outcomes(), st.integers(0, 10**6))
def test_interrupted_updates_and_changed_games_are_corrected(before: list[Outcome], seed: int) -> None:
    """Some points were lost, some games were deleted, and some were reopened and ended once more in another way."""
    random = Random(seed)
    stored = [point for point in points(before) if random.random() < 0.8]
    after = []
    for game in before:
        fate = random.choice(["kept", "kept", "deleted", "reopened"])
        if fate == "kept":
            after.append(game)
        elif fate == "reopened":
            places = tuple(random.sample(game.places, len(game.places)))
            after.append(Outcome(game.at + random.randint(0, 3), game.table, game.rev + 1, game.who, places))
    assert applied(stored, after) == recomputed(after)


@settings(max_examples=50)
@given(outcomes())
def test_nothing_is_written_when_nothing_has_changed(games: list[Outcome]) -> None:
    found = corrected(points(games), games)
    assert (found.wrong, found.new) == ([], [])


def test_winners_rise_and_losers_fall() -> None:
    first = Outcome(1, "t1", 9, ("anna", "bot:squire"), (1, 2))
    after = {point.who: point for point in points([first])}
    assert after["anna"].shown > 1000 > after["bot:squire"].shown
    assert [point.who for point in leaderboard(points([first]))] == ["anna", "bot:squire"]


def test_a_bot_at_two_seats_is_rated_once() -> None:
    found = points([Outcome(1, "t1", 9, ("bot:squire", "anna", "bot:squire"), (1, 2, 3))])
    assert [(point.who, point.place, point.games) for point in found] == [("bot:squire", 1, 1), ("anna", 2, 1)]


def test_a_rating_is_provisional_until_enough_games() -> None:
    games = [Outcome(n, f"t{n}", 9, ("anna", "bruno"), (1 + n % 2, 2 - n % 2)) for n in range(MIN_GAMES)]
    latest = leaderboard(points(games))
    assert [point.provisional for point in latest] == [False, False]
    assert [point.provisional for point in leaderboard(points(games[:-1]))] == [True, True]


def test_a_settled_rating_comes_before_a_provisional_one() -> None:
    def point(who: str, mu: float, sigma: float, games: int) -> Point:
        return Point(1, who, 9, who, 1, mu, sigma, games)

    ladder = [point("anna", 22.0, 3.0, 30), point("bruno", 40.0, 3.0, 9), point("carla", 40.0, 8.0, 30)]
    assert [one.who for one in leaderboard(ladder)] == ["anna", "bruno", "carla"]


def test_which_results_count() -> None:
    assert counts(["anna", "bruno"], [1, 2])
    assert not counts(["anna", "bot:squire"], [1, 2])  # a person alone decides how such a game ends
    assert not counts(["anna", ""], [1, 2])
    assert not counts(["bot:squire", "bot:squire"], [1, 2])
    assert not counts(["anna", "bruno"], None)
