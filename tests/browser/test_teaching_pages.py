"""Lessons and puzzles at the table: axe finds nothing, and their texts can be read."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client, until
from browser.contrast import faint
from browser.test_contrast import drawn
from browser.test_lessons import AT, follow
from browser.test_pages import violations
from browser.test_puzzles import PAX, VERDICT, opened, play, puzzle
from long_run import long_but
from ludoteca.registry import find
from ludoteca.teaching import lessons_of, puzzles_of

pytestmark = pytest.mark.browser

TITLES = ("pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452")
SHORT = "anno_1452"  # whose lesson is in the short run
LOOKS = [{}, {"phone": True}, {"dark": True}, {"phone": True, "dark": True}]
LOOK_NAMES = ["desk", "phone", "dark-desk", "dark-phone"]
STRAYED = "() => document.querySelector('[data-act=lesson-again]')"


def untouched(page: Any) -> None:
    """Nothing is under the pointer, and no tooltip is open."""
    page.mouse.move(1, 1)
    page.wait_for_selector(".info", state="detached")
    drawn(page)


def begun(client: Client, name: str, **how: Any) -> Any:
    """The first step of the first lesson of a game."""
    page = client.open(f"/learn/{find(name).id}", **how)
    page.click('[data-lesson="first"]')
    page.wait_for_selector(".boardslot:not(.loading)")
    until(page, AT, "the first step", 1)
    drawn(page)
    return page


def to_first_move(page: Any, name: str) -> None:
    """Read on to the first step that asks for a move."""
    for number, step in enumerate(lessons_of(find(name))["first"].steps, 1):
        until(page, AT, f"step {number}", number)
        if step.do:
            return
        follow(page, number, step)


@pytest.mark.parametrize("name", long_but(TITLES, SHORT))
def test_axe_finds_nothing_in_a_lesson(client: Client, name: str) -> None:
    page = begun(client, name)
    assert violations(client, page) == []
    to_first_move(page, name)
    assert violations(client, page) == []


# Whether the buttons of the map lie over something that is pointed at.
OVER_POINTED = """() => {
  const tools = document.querySelector(".zoompan-tools").getBoundingClientRect();
  const pointed = [...document.querySelectorAll(".zoompan-in [data-pointed]")].map((el) => el.getBoundingClientRect());
  return pointed.some((r) =>
    r.left < tools.right && r.right > tools.left && r.top < tools.bottom && r.bottom > tools.top);
}"""


def test_the_buttons_of_a_map_leave_what_a_lesson_points_at(client: Client) -> None:
    page = begun(client, "anno_1452", phone=True)
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("[data-act=lesson-next]")
    until(page, AT, "the second step", 2)
    page.wait_for_selector(".zoompan-in [data-pointed]")
    until(page, f"() => !({OVER_POINTED})()", "buttons beside what is pointed at")


@pytest.mark.long
def test_axe_finds_nothing_after_another_move_than_the_lesson_asks_for(client: Client) -> None:
    page = begun(client, PAX)
    to_first_move(page, PAX)
    page.click('.chip[data-verb="pass"]')
    until(page, STRAYED, "the word that the lesson was left")
    assert violations(client, page) == []


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=LOOK_NAMES)
@pytest.mark.parametrize("name", TITLES)
def test_the_texts_of_a_lesson_can_be_read(client: Client, name: str, look: dict[str, Any]) -> None:
    page = begun(client, name, **look)
    untouched(page)
    assert faint(page) == []
    to_first_move(page, name)
    untouched(page)
    assert faint(page) == []


def first_puzzle(name: str) -> str:
    return next(iter(puzzles_of(find(name))))


def solve(page: Any, name: str, id: str) -> None:
    for number, do in enumerate(puzzle(name, id).solutions[0], 1):
        play(page, number, do)
    until(page, VERDICT, "the word that it is solved", "solved")


def readable_until_solved(client: Client, name: str, id: str, look: dict[str, Any]) -> None:
    """The texts of a puzzle can be read when it is opened, with its hint and when it is solved."""
    page = opened(client, name, id, **look)
    untouched(page)
    assert faint(page) == []
    page.click("[data-act=puzzle-hint]")
    page.wait_for_selector(".puzzle .hint")
    untouched(page)
    assert faint(page) == []
    solve(page, name, id)
    page.mouse.move(1, 1)
    page.wait_for_selector(".info", state="detached")
    assert faint(page) == []


def objections(client: Client, page: Any) -> list[str]:
    """What axe objects to besides colours: it does not see the shape that a text of a drawing lies on. Those are
    measured on the screen."""
    return [problem for problem in violations(client, page) if "color-contrast" not in problem]


@pytest.mark.long
@pytest.mark.parametrize("name", TITLES)
def test_axe_finds_nothing_in_a_puzzle(client: Client, name: str) -> None:
    page = opened(client, name, first_puzzle(name))
    drawn(page)
    assert objections(client, page) == []
    page.click("[data-act=puzzle-hint]")
    page.wait_for_selector(".puzzle .hint")
    assert objections(client, page) == []
    solve(page, name, first_puzzle(name))
    assert objections(client, page) == []


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=LOOK_NAMES)
@pytest.mark.parametrize("name", TITLES)
def test_the_texts_of_a_puzzle_can_be_read(client: Client, name: str, look: dict[str, Any]) -> None:
    readable_until_solved(client, name, first_puzzle(name), look)


OTHERS = [(name, id) for name in TITLES for id in puzzles_of(find(name)) if id != first_puzzle(name)]


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(OTHERS)), ids=[f"{name}-{id}" for name, id in OTHERS])
def test_the_texts_of_every_other_puzzle_can_be_read(client: Client, number: int) -> None:
    """In looks that take turns."""
    name, id = OTHERS[number]
    readable_until_solved(client, name, id, LOOKS[number % len(LOOKS)])
