"""Ratings: OpenSkill by title and number of seats, from the places in which finished games end.

A ladder is the list of all rated games of one title with one number of seats, in the order in which they ended. The
points of a ladder are the ratings after each of its games. They follow from the games alone, so that they can be
recomputed, and a ladder whose games have changed is corrected from the first difference on.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

import msgspec

from ludoteca.ai.strength import Rating, rate_named

MIN_GAMES = 10  # before which a rating is provisional
MAX_SIGMA = 6.5  # above which it still is
SCALE = 40  # points shown to people per unit: a new rating is shown as 1000

Key = tuple[int, str, int]


class Outcome(msgspec.Struct, frozen=True):
    """A finished rated game: who sat at it, by seat, and in which places they ended."""

    at: int
    table: str
    rev: int
    who: tuple[str, ...]
    places: tuple[int, ...]

    @property
    def key(self) -> Key:
        """The order of ending. A game that was reopened and ended once more is another game."""
        return (self.at, self.table, self.rev)


class Point(msgspec.Struct, frozen=True):
    """The rating of one participant after one game."""

    at: int
    table: str
    rev: int
    who: str
    place: int  # the best one, if they held several seats
    mu: float
    sigma: float
    games: int

    @property
    def key(self) -> Key:
        return (self.at, self.table, self.rev)

    @property
    def provisional(self) -> bool:
        return self.games < MIN_GAMES or self.sigma > MAX_SIGMA

    @property
    def shown(self) -> int:
        return round(SCALE * self.mu)

    @property
    def order(self) -> tuple[bool, float, str]:
        """The order of a leaderboard: settled ratings first, then what a participant is surely worth."""
        return (self.provisional, -Rating(self.mu, self.sigma).ordinal, self.who)


class Correction(msgspec.Struct, frozen=True):
    """What has to be changed so that the stored points are those of the games."""

    wrong: list[Key]  # games whose points are to be deleted
    new: list[Point]


BOT = "bot:"  # before the level: how a bot is named among accounts


def counts(who: Iterable[str], places: Iterable[int] | None) -> bool:
    """Whether a result can be rated: it has places, everybody has a name, two of them differ, and nobody is a bot: a
    person alone decides how often, and how, a game against bots ends."""
    names = list(who)
    return places is not None and all(names) and len(set(names)) > 1 and not any(one.startswith(BOT) for one in names)


def points(outcomes: Iterable[Outcome]) -> list[Point]:
    """All points of a ladder."""
    return corrected([], outcomes).new


def corrected(stored: Iterable[Point], outcomes: Iterable[Outcome]) -> Correction:
    """Keep the points of the games before the first difference, and rate all later games again."""
    games = sorted(outcomes, key=lambda outcome: outcome.key)
    known = [
        (key, list(group))
        for key, group in groupby(sorted(stored, key=lambda point: point.key), lambda point: point.key)
    ]
    latest: dict[str, Point] = {}
    same = 0
    for (key, group), game in zip(known, games, strict=False):
        if key != game.key or {point.who: (point.place, point.games) for point in group} != expected(latest, game):
            break
        latest.update({point.who: point for point in group})
        same += 1
    new: list[Point] = []
    for game in games[same:]:
        after = after_game(latest, game)
        latest.update({point.who: point for point in after})
        new += after
    return Correction([key for key, _ in known[same:]], new)


def best_places(game: Outcome) -> dict[str, int]:
    """The place of everybody in a game, the best one of those who held several seats."""
    found: dict[str, int] = {}
    for who, place in zip(game.who, game.places, strict=True):
        found[who] = min(place, found.get(who, place))
    return found


def expected(latest: dict[str, Point], game: Outcome) -> dict[str, tuple[int, int]]:
    """The place of everybody in a game, and the number of their games with it: points that were made from other games
    before it differ in these."""
    return {who: (place, game_number(latest, who)) for who, place in best_places(game).items()}


def game_number(latest: dict[str, Point], who: str) -> int:
    return latest[who].games + 1 if who in latest else 1


def after_game(latest: dict[str, Point], game: Outcome) -> list[Point]:
    """The points of one game, from the latest ones of its participants."""
    before = {who: Rating(latest[who].mu, latest[who].sigma) for who in game.who if who in latest}
    after = rate_named(before, list(game.who), list(game.places))
    best = best_places(game)
    return [
        Point(
            *game.key,
            who=who,
            place=best[who],
            mu=rating.mu,
            sigma=rating.sigma,
            games=game_number(latest, who),
        )
        for who, rating in after.items()
    ]


def leaderboard(ladder: Iterable[Point]) -> list[Point]:
    """The latest point of everybody, best first."""
    latest = {point.who: point for point in sorted(ladder, key=lambda point: point.key)}
    return sorted(latest.values(), key=lambda point: point.order)
