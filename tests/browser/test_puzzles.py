"""Each puzzle, solved in a browser by choosing what its solution says; failing, going back, and asking for help."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client, until
from ludoteca.registry import find, names
from ludoteca.teaching import Puzzle, puzzles_of

pytestmark = pytest.mark.browser

SHORT = "baroque"  # of whose puzzles one is in the short run
PUZZLES = [
    pytest.param(name, id, marks=[] if (name, number) == (SHORT, 0) else [pytest.mark.long])
    for name in names()
    for number, id in enumerate(puzzles_of(find(name)))
]
PAX, COMET = "pax_renaissance", "comet"
VERDICT = "(verdict) => document.querySelector('.puzzle .verdict')?.dataset.verdict === verdict"
MOVES = "(count) => document.querySelector('.puzzle')?.dataset.moves === String(count)"
GROUPS = ".choices button.chip:not(.off):not(.back):not([data-do])"
REST = ".choices .rest[aria-expanded=false]"
BACK = ".choices button.chip.back"
# The words on the chips: they change with every group that opens.
CHIPS = "() => [...document.querySelectorAll('.choices .chip')].map((e) => e.innerText).join('|')"
OTHERS = f"(before) => ({CHIPS})() !== before"


def puzzle(name: str, id: str) -> Puzzle:
    return puzzles_of(find(name))[id]


def opened(client: Client, name: str, id: str, **how: Any) -> Any:
    """The page of a puzzle, reached from the list of its game."""
    page = client.open(f"/puzzles/{find(name).id}", **how)
    page.click(f'[data-puzzle="{id}"]')
    page.wait_for_selector(".puzzle")
    page.wait_for_selector(".choices .chip")
    return page


def leaf(do: str) -> str:
    return f'.choices button.chip[data-do="{do}"]'


def unfold(page: Any) -> None:
    """Show the choices for which the bar has no space."""
    if page.locator(REST).count():
        page.click(REST)


def press(page: Any, chip: Any) -> None:
    """Open or close a group of choices."""
    unfold(page)
    before = page.evaluate(CHIPS)
    chip.click()
    until(page, OTHERS, "the group of choices", before)


def found(page: Any, do: str) -> bool:
    """Open groups of choices until the one that is looked for is listed."""
    if page.locator(leaf(do)).count():
        return True
    verb = do.split()[0]
    for number in range(page.locator(f'{GROUPS}[data-verb="{verb}"]').count()):
        press(page, page.locator(f'{GROUPS}[data-verb="{verb}"]').nth(number))
        if found(page, do):
            return True
        press(page, page.locator(BACK).first)
    return False


def play(page: Any, number: int, do: str) -> None:
    """Make the move with this number."""
    assert found(page, do), do
    unfold(page)
    page.click(leaf(do))
    until(page, MOVES, f"move {number}, {do}", number)


@pytest.mark.parametrize(("name", "id"), PUZZLES)
def test_a_puzzle_is_solved_by_its_solution(client: Client, name: str, id: str) -> None:
    asked = puzzle(name, id)
    page = opened(client, name, id)
    for number, do in enumerate(asked.solutions[0], 1):
        play(page, number, do)
    until(page, VERDICT, "the word that it is solved", "solved")
    assert page.inner_text(".puzzle .why").strip()
    page.click("[data-act=puzzle-list]")
    page.wait_for_selector('.puzzlerow[data-solved="yes"]')
    assert page.locator('.puzzlerow[data-solved="yes"]').count() == 1


@pytest.mark.long
def test_a_failed_line_is_taken_back_and_the_puzzle_solved(client: Client) -> None:
    page = opened(client, PAX, COMET)
    first = puzzle(PAX, COMET).solutions[0]
    play(page, 1, first[0])
    play(page, 2, "activate holy")
    play(page, 3, "pass")
    page.click('.choices button.chip[data-verb="confirm"]')
    until(page, VERDICT, "the word that it failed", "failed")
    for left in (2, 1):
        page.click("[data-act=puzzle-back]")
        until(page, MOVES, "one move less", left)
    until(page, VERDICT, "no word any more", "")
    for number, do in enumerate(first[1:], 2):
        play(page, number, do)
    until(page, VERDICT, "the word that it is solved", "solved")
    page.click("[data-act=puzzle-again]")
    until(page, MOVES, "the beginning", 0)


@pytest.mark.long
def test_hints_come_one_by_one_and_the_solution_move_by_move(client: Client) -> None:
    page = opened(client, PAX, COMET, lang="it-IT")
    assert "cometa" in page.inner_text(".puzzle")
    for count in (1, 2):
        page.click("[data-act=puzzle-hint]")
        until(page, "(n) => document.querySelectorAll('.puzzle .hint').length === n", "a hint", count)
    assert page.locator("[data-act=puzzle-hint]").count() == 0
    for number in range(1, len(puzzle(PAX, COMET).solutions[0]) + 1):
        page.click("[data-act=puzzle-show]")
        until(page, MOVES, "a move of the solution", number)
    until(page, VERDICT, "the end of the solution", "solved")
    page.click("[data-act=puzzle-list]")
    page.wait_for_selector(".puzzlerow")
    assert page.locator('.puzzlerow[data-solved="yes"]').count() == 0  # it was shown, not solved


@pytest.mark.long
def test_a_puzzle_is_solved_by_keyboard_in_the_text_view(client: Client) -> None:
    page = opened(client, PAX, COMET, view="text")
    for number, do in enumerate(puzzle(PAX, COMET).solutions[0], 1):
        assert found(page, do), do
        page.locator(leaf(do)).focus()
        page.keyboard.press("Enter")
        until(page, MOVES, f"move {number}", number)
    until(page, VERDICT, "the word that it is solved", "solved")
    page.keyboard.press("u")
    until(page, MOVES, "one move less", len(puzzle(PAX, COMET).solutions[0]) - 1)


@pytest.mark.long
def test_the_longest_names_of_cards_fit_into_the_closed_drawer(client: Client) -> None:
    page = opened(client, "baroque", "chancellor", lang="it-IT")
    page.set_viewport_size({"width": 1366, "height": 650})
    page.mouse.move(5, 5)
    cards = page.locator(".bottom .bacard")
    assert any("Lobkowitz" in name for name in cards.all_inner_texts())
    for card in cards.all():
        assert card.locator("strong").bounding_box()["height"] <= card.bounding_box()["height"]


@pytest.mark.long
def test_a_puzzle_whose_title_asks_has_no_other_stop(client: Client) -> None:
    page = opened(client, PAX, "vote")
    assert page.inner_text(".puzzle b") == "Which parliament?"


@pytest.mark.long
def test_a_puzzle_is_solved_on_a_phone(client: Client) -> None:
    page = opened(client, PAX, COMET, phone=True)
    for number, do in enumerate(puzzle(PAX, COMET).solutions[0], 1):
        play(page, number, do)
    until(page, VERDICT, "the word that it is solved", "solved")


@pytest.mark.long
def test_all_puzzles_are_listed_and_reached_from_home_and_the_learning_page(client: Client) -> None:
    page = client.open("/", lang="pt-BR")
    page.click('a[href="/puzzles"]')
    total = sum(len(puzzles_of(find(name))) for name in names())
    until(page, "(n) => document.querySelectorAll('.puzzlerow').length === n", "all puzzles", total)
    assert "fácil" in page.inner_text(".puzzlerow small")
    page.goto(client.url + "/learn/pax-renaissance")
    page.click("[data-act=puzzles]")
    until(page, "(n) => document.querySelectorAll('.puzzlerow').length === n", "those of the game", 10)
    page.click('[data-puzzle="comet"]')
    page.wait_for_selector(".puzzle")
    page.go_back()
    page.click('[data-puzzle="comet"]')
    page.wait_for_selector(".puzzle")
    held = page.evaluate("Object.values(JSON.parse(localStorage['ludoteca.seats'])).filter((s) => s.puzzle).length")
    assert held == 1  # the same table again
