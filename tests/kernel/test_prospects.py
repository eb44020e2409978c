"""Prospects: every sentence is declared and can be told in every language, and points are compared fairly."""

import pytest

from ai.positions import position
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import point_race, show_prospects
from ludoteca.registry import find, names
from ludoteca.rulebook import rulebook

MOMENTS = (0, 20, 90, 300)


@pytest.mark.parametrize("name", names())
def test_prospects_are_declared_told_and_rest_on_a_rule(name: str) -> None:
    game = find(name)
    rules = rulebook(game.package)
    told = 0
    for seats in (game.seats[0], game.seats[-1]):
        for decisions in MOMENTS:
            s = position(game, seats, 3, decisions)
            for shown in show_prospects(game, s):
                assert shown["rule"] in rules, shown
                for lang in LANGUAGES:
                    assert Texts(lang, game.package, strict=True).tell("near-" + shown["key"], shown["args"])
                told += 1
    assert told > 0


@pytest.mark.parametrize("name", names())
def test_a_finished_game_has_no_prospects(name: str) -> None:
    game = find(name)
    s = position(game, game.seats[0], 3, 10)
    s.over = game.reasons[0]
    assert show_prospects(game, s) == []


@pytest.mark.parametrize(
    ("scores", "keys"),
    [
        ([5, 3], [("leads", (5, 2)), ("behind", (3, 2))]),
        ([4, 4, 1], [("level", (4,)), ("level", (4,)), ("behind", (1, 3))]),
        ([-2, 0], [("behind", (-2, 2)), ("leads", (0, 2))]),
    ],
)
def test_a_race_for_points_compares_with_the_best_other_seat(
    scores: list[int], keys: list[tuple[str, tuple[int, ...]]]
) -> None:
    assert [(p.key, p.args) for p in point_race(scores, "1")] == keys
