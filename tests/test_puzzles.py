"""Every puzzle is a legal position with a solution that works, and the search through its turn shows that it is one:
some ends of the turn reach the goal, most do not, and nothing is better than what it calls best."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from ludoteca.i18n import LANGUAGES, Texts, catalogue
from ludoteca.kernel import Quick, read_action
from ludoteca.registry import find, names
from ludoteca.teaching import Puzzle, PuzzleError, puzzles_of
from ludoteca.teaching.puzzle_search import random_line, tally
from ludoteca.teaching.puzzles import FAILED, FOLDER, HINTS, ON, SOLVED, amount

TITLES = ("pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452")
PUZZLES = [(name, id) for name in names() for id in puzzles_of(find(name))]
PER_TITLE = 10
LEVELS = {1, 2, 3}
PARTS = ("", "-task", *(f"-hint-{n}" for n in range(1, HINTS + 1)), "-why")

MAX_NODES = 60_000  # actions that the search through one turn looks at
MAX_SHARE = 0.1  # of the ends of the turn that reach the goal
RANDOM_LINES = 60
MAX_LUCKY = 12  # of them
SOME = ("pax_renaissance", "comet")
JUDGED = 5  # lines of the search that are judged again


def puzzle(name: str, id: str) -> Puzzle:
    return puzzles_of(find(name))[id]


def keys_of(name: str) -> set[str]:
    return {f"puzzle-{id}{part}" for id in puzzles_of(find(name)) for part in PARTS}


@pytest.mark.parametrize("name", TITLES)
def test_a_title_has_ten_puzzles_from_easy_to_hard(name: str) -> None:
    found = list(puzzles_of(find(name)).values())
    assert len(found) == PER_TITLE
    assert {each.level for each in found} == LEVELS
    assert [each.level for each in found] == sorted(each.level for each in found)


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_none_is_left_over(name: str, lang: str) -> None:
    package = find(name).package
    texts = Texts(lang, package, f"{package}.{FOLDER}", strict=True)
    for key in keys_of(name):
        assert texts.say(key)
    assert set(catalogue(f"{package}.{FOLDER}", lang)) == keys_of(name)


@pytest.mark.parametrize(("name", "id"), PUZZLES)
def test_the_position_is_legal_and_asks_the_solver(name: str, id: str) -> None:
    asked = puzzle(name, id)
    s = asked.start()
    assert asked.game.check(s) == []
    assert s.rules == asked.game.rules_version
    assert [step.seat for step in s.front] == [asked.me]
    assert not s.front[0].sealed and len(s.menus[0]) > 1
    asked.game.complete(s.seats, asked.options)
    assert not asked.goal.reached(asked.game, s)


@pytest.mark.parametrize(("name", "id"), PUZZLES)
def test_every_solution_reaches_the_goal_with_its_last_move(name: str, id: str) -> None:
    asked = puzzle(name, id)
    assert asked.solutions
    for line in asked.solutions:
        for made in range(len(line)):
            assert asked.judge(asked.read(line[:made])).verdict == ON, (id, line[:made])
        judged = asked.judge(asked.read(line))
        assert (judged.verdict, judged.trial.made) == (SOLVED, len(line)), (id, judged.why)


@pytest.mark.parametrize(("name", "id"), PUZZLES)
def test_choices_at_random_seldom_reach_the_goal(name: str, id: str) -> None:
    asked, quick = puzzle(name, id), Quick(len(id))
    assert sum(random_line(asked, quick) for _ in range(RANDOM_LINES)) <= MAX_LUCKY


@pytest.mark.long
@pytest.mark.parametrize(("name", "id"), PUZZLES)
def test_few_turns_reach_the_goal_and_none_is_better(name: str, id: str) -> None:
    asked, found = puzzle(name, id), tally(puzzle(name, id), MAX_NODES)
    assert 0 < found.reached <= MAX_SHARE * found.ends, (found.reached, found.ends)
    assert len(asked.solutions[0]) >= len(found.solutions[0])
    for line in found.solutions[:: max(1, len(found.solutions) // JUDGED)]:
        assert asked.judge(line).verdict == SOLVED, line
    if asked.goal.best:
        (limit,) = [c.least for c in asked.goal.have if c.id == asked.goal.best and c.seat == asked.me]
        assert found.best == limit


def data(name: str, id: str) -> dict[str, Any]:
    text = (resources.files(f"{find(name).package}.{FOLDER}") / f"{id}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("colour", "red", "colour"),
        ("goal", {"wins": True, "score": 3}, "score"),
        ("goal", {}, "either"),
        ("goal", {"have": [{"id": "florins"}]}, "no limit"),
        ("goal", {"have": [{"id": "florins", "above": 3}]}, "above"),
    ],
)
def test_a_puzzle_that_makes_no_sense_is_an_error(key: str, value: Any, message: str) -> None:
    name, id = SOME
    with pytest.raises(PuzzleError, match=message):
        Puzzle(find(name), id, {**data(name, id), key: value})


def test_an_unknown_counter_is_an_error() -> None:
    name, id = SOME
    asked = puzzle(name, id)
    with pytest.raises(PuzzleError, match="happiness"):
        amount(asked.game, asked.start(), "happiness", asked.me)


def test_moves_beyond_the_end_of_the_turn_change_nothing() -> None:
    name, id = SOME
    asked = puzzle(name, id)
    line = asked.read(asked.solutions[0])
    judged = asked.judge([*line, read_action(asked.game, "confirm")])
    assert (judged.verdict, judged.trial.made) == (SOLVED, len(line))


def test_a_line_that_is_too_long_fails() -> None:
    name, id = SOME
    asked = Puzzle(find(name), id, {**data(name, id), "goal": {**data(name, id)["goal"], "decisions": 1}})
    judged = asked.judge(asked.read(asked.solutions[0][:2]))
    assert (judged.verdict, judged.why) == (FAILED, "decisions")
