"""Every lesson is playable, every text is there in three languages, and everything pointed at can be seen.

Reading a lesson plays it through the rules and looks for what it points at, so most faults show up as a LessonError.
"""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from typing import Any

import pytest

from ludoteca.i18n import LANGUAGES, Texts, catalogue
from ludoteca.registry import find, names
from ludoteca.teaching import Lesson, LessonError, lesson_of_seed, lessons_of

LESSONS = [(name, id) for name in names() for id in lessons_of(find(name))]
TAUGHT = sorted({name for name, _ in LESSONS})
PAX = find("pax_renaissance")
MIN_MOVES, MAX_MOVES = 12, 20


def lesson(name: str, id: str) -> Lesson:
    return lessons_of(find(name))[id]


def keys_of(taught: Lesson) -> list[str]:
    stem = f"lesson-{taught.id}"
    parts = [chapter.title for chapter in taught.chapters] + [step.say for step in taught.steps]
    return [stem, f"{stem}-about", f"{stem}-end", *(f"{stem}-{part}" for part in parts)]


@pytest.mark.parametrize(("name", "id"), LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(name: str, id: str, lang: str) -> None:
    taught = lesson(name, id)
    package = taught.game.package
    texts = Texts(lang, package, f"{package}.lessons", strict=True)
    for key in keys_of(taught):
        assert texts.say(key)


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(name: str, lang: str) -> None:
    used = {key for taught in lessons_of(find(name)).values() for key in keys_of(taught)}
    assert set(catalogue(f"{find(name).package}.lessons", lang)) == used


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_a_first_game_has_two_or_three_chapters(name: str, id: str) -> None:
    taught = lesson(name, id)
    moves = [step for step in taught.steps if step.do]
    assert MIN_MOVES <= len(moves) <= MAX_MOVES
    assert len(taught.chapters) in (2, 3)
    assert len({step.say for step in taught.steps}) == len(taught.steps)


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_every_step_points_at_something(name: str, id: str) -> None:
    assert [step.say for step in lesson(name, id).steps if not step.at] == []


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_the_script_answers_for_the_others_until_it_is_left(name: str, id: str) -> None:
    taught = lesson(name, id)
    for at, (seat, do) in enumerate(taught.moves):
        assert taught.next_move(taught.moves[:at], seat) == do
        assert taught.next_move(taught.moves[:at], seat + 1) == ""
    first = [(taught.moves[0][0], "another move"), *taught.moves[1:2]]
    assert taught.next_move(first, taught.moves[2][0]) == ""
    assert taught.next_move(taught.moves, taught.me) == ""


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_a_table_is_recognised_by_its_seed(name: str, id: str) -> None:
    taught = lesson(name, id)
    assert lesson_of_seed(taught.game, taught.seed) is taught
    assert lesson_of_seed(taught.game, taught.seed + 1) is None


def data() -> dict[str, Any]:
    text = (resources.files(f"{PAX.package}.lessons") / "first.toml").read_text(encoding="utf-8")
    return copy.deepcopy(tomllib.loads(text))


def test_a_move_that_is_not_possible_is_an_error() -> None:
    changed = data()
    changed["chapter"][0]["step"][2]["do"] = "buy 114 5"
    with pytest.raises(LessonError, match="not in the menu"):
        Lesson(PAX, "first", changed)


def test_a_move_of_the_others_that_is_not_possible_is_an_error() -> None:
    changed = data()
    changed["chapter"][0]["step"][-1]["then"] = ["B buy 114 1"]
    with pytest.raises(LessonError, match="B buy 114 1"):
        Lesson(PAX, "first", changed)


def test_pointing_at_something_unseen_is_an_error() -> None:
    changed = data()
    changed["chapter"][0]["step"][2]["at"] = ["card:1"]
    with pytest.raises(LessonError, match="cannot be seen"):
        Lesson(PAX, "first", changed)


def test_a_misspelt_key_is_an_error() -> None:
    changed = data()
    changed["chapter"][0]["step"][2]["says"] = "x"
    with pytest.raises(LessonError, match="says"):
        Lesson(PAX, "first", changed)
