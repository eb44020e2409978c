"""The clicks of a newcomer who clicks only on what is lit: to the first legal move, and through the first chapter of
the lesson. docs/lessons.md has the numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from browser.clicks import Offers
from browser.client import Client, until
from browser.test_lessons import AT, follow
from long_run import long_but
from ludoteca.registry import find, names
from ludoteca.teaching import Lesson, lessons_of

pytestmark = pytest.mark.browser

PAGE = Path(__file__).parents[2] / "docs" / "lessons.md"
PICK = 0.5  # of all that is lit, the one in the middle
MAX_CLICKS = 20  # to the first legal move: half a minute with a click every other second
TITLES = [name for name in names() if lessons_of(find(name))]
SHORT = "anno_1452"  # the one of which the first move and the first chapter are in the short run


def first_chapter(lesson: Lesson) -> int:
    """The number of steps of the first chapter."""
    return lesson.chapters[1].first if len(lesson.chapters) > 1 else len(lesson.steps)


def clicks_to_first_move(client: Client, name: str) -> int:
    """From the first page to the first move of the newcomer: the big button, then only what is lit on the board."""
    page = client.open("/", guided=[])
    page.click(f'.cv[data-game="{find(name).id}"] button.play')
    page.wait_for_selector(".boardslot:not(.loading)")
    clicks, offers = 1, Offers(page, pick=PICK, every=False)
    rev = page.evaluate("Number(document.body.dataset.rev)")
    while page.evaluate("Number(document.body.dataset.rev)") == rev and clicks < 2 * MAX_CLICKS:
        assert offers.at is not None, "a choice, but nothing on the board to click"
        page.mouse.click(*offers.at)
        clicks += 1
        offers = Offers(page, offers.stamp, PICK, every=False)
    return clicks


@pytest.mark.parametrize("name", long_but(TITLES, SHORT))
def test_a_newcomer_makes_a_legal_move_by_clicking_what_is_lit(client: Client, name: str, record_property: Any) -> None:
    clicks = clicks_to_first_move(client, name)
    record_property("clicks", clicks)
    print(f"{name}: {clicks} clicks")
    assert clicks <= MAX_CLICKS


@pytest.mark.parametrize("name", long_but(TITLES, SHORT))
def test_a_newcomer_ends_the_first_chapter_by_clicking_what_the_lesson_offers(client: Client, name: str) -> None:
    lesson = lessons_of(find(name))["first"]
    page = client.open("/")
    page.click(f'.cv[data-game="{lesson.game.id}"] a[href^="/learn/"]')
    page.click('[data-lesson="first"]')
    page.wait_for_selector(".boardslot:not(.loading)")
    clicks = 2
    for number, step in enumerate(lesson.steps[: first_chapter(lesson)], 1):
        follow(page, number, step)
        clicks += 1
    if first_chapter(lesson) < len(lesson.steps):
        until(page, AT, "the second chapter", first_chapter(lesson) + 1)
    assert clicks == told_clicks()[lesson.game.id][1]


def told_clicks() -> dict[str, tuple[int, int]]:
    """The clicks of each game as docs/lessons.md tells them: to the first move, and to the end of the first chapter."""
    rows = re.findall(r"^\| `([a-z0-9-]+)` \| (\d+) \| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {game: (int(move), int(chapter)) for game, move, chapter in rows}


def test_the_clicks_in_the_documentation_are_those_of_the_lessons() -> None:
    told = told_clicks()
    lessons = {find(name).id: lessons_of(find(name))["first"] for name in TITLES}
    assert set(told) == set(lessons)
    assert {game: chapter for game, (_, chapter) in told.items()} == {
        game: first_chapter(lesson) + 2 for game, lesson in lessons.items()
    }
    assert max(move for move, _ in told.values()) <= MAX_CLICKS
