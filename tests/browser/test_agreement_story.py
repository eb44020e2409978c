"""A four-player game of Anno 1452 played in four browsers to its end: a pact of three, a payment that falls due, a
breach that is refused, a promise that is forfeited."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from browser.client import CHOICE, Client, asked, choose, over, until, wait
from ludoteca import registry
from ludoteca.games.anno_1452.clauses import CLAUSES
from ludoteca.kernel import Match, write_journal
from ludoteca.testing import rule

pytestmark = pytest.mark.browser

NAMES = ["Anna", "Bruno", "Clara", "Dario"]
# What a player prefers who wants neither to spend nor to fight, so that the payments can be made and the game is short.
QUIET = ("finished", "done", "pass", "confirm")
CLAUSE = {clause.name: i for i, clause in enumerate(c for c in CLAUSES if c.name != "agreed")}
MAX_MOVES = 1500
Term = tuple[str, list[str]]


def four_players(client: Client) -> list[Any]:
    """The browsers of four people at a new table of the expert game with the short track."""
    game = registry.find("anno_1452")
    journal = write_journal(Match(game, game.complete(4, {"game": "expert", "end": "short"}), 1452))
    made = client.post("/api/import", {"journal": journal, "name": NAMES[0]})
    admitted = [made, *(client.post(f"/api/join/{made['invite']}", {"name": name}) for name in NAMES[1:])]
    pages = [client.sit(one, game="anno-1452") for one in admitted]
    for page in pages:
        page.wait_for_selector(".boardslot:not(.loading)")
    return pages


def preferred(page: Any) -> str:
    """The verb of the quietest choice; none of them: the empty word."""
    verbs = page.locator(CHOICE).evaluate_all("(chips) => chips.map((chip) => chip.dataset.verb)")
    return next((verb for verb in QUIET if verb in verbs), "")


def whose_turn(pages: list[Any]) -> Any:
    """The page of the player who is asked. At the end of the game: the first page."""
    wait(pages[0], lambda: over(pages[0]) or any(asked(page) for page in pages), "somebody's turn")
    return pages[0] if over(pages[0]) else next(page for page in pages if asked(page))


def add(page: Any, column: int, number: int, values: list[str]) -> None:
    """Press the button of a thing or clause in a column of the new offer and fill in its values."""
    fieldset = page.locator(".compose fieldset").nth(column)
    fieldset.locator("> .row").last.locator("button").nth(number).click()
    row = fieldset.locator("> .row").nth(-2)
    for field, value in zip(row.locator("input, select").all(), values, strict=True):
        if field.evaluate("(e) => e.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)


def agree(pages: list[Any], proposer: int, others: list[int], gold: int, terms: list[Term]) -> None:
    """The proposer makes an offer, asking for so much gold, and the others accept it one after the other."""
    page = pages[proposer]
    page.locator(".compose").evaluate("(details) => { details.open = true; }")
    page.locator("#dealto").select_option("ABCD"[others[0]])
    if gold:
        add(page, 1, 0, [str(gold)])
    for name, values in terms:
        add(page, 2, CLAUSE[name], values)
    page.get_by_role("button", name="Make this offer").click()
    for other in others:
        pages[other].click(".deals .offer [data-verb=accept]")
    for one in pages:
        until(one, "() => !document.querySelector('.deals .offer')", "the end of the offer")


def make_the_agreements(pages: list[Any]) -> None:
    for page in pages:
        page.click("#tab-deals")
    pact: list[Term] = [
        ("peace", ["1273"]),
        ("with", ["C"]),
        ("pay", ["A", "B", "3", "interregnum-2"]),
        ("forfeit-prestige", ["1"]),
    ]
    agree(pages, 0, [1, 2], 0, pact)
    agree(pages, 3, [0], 2, [("pay", ["D", "A", "300", "interregnum-2"]), ("forfeit-gold", ["1"])])
    agree(pages, 1, [3], 1, [("stay-out", ["B", "sachsen", "1273"]), ("note", ["I will not forget it", "1273"])])


def agreements_of(page: Any) -> str:
    return " ".join(page.inner_text(".agreements").split())


def refusals(page: Any) -> list[str]:
    """What cannot be chosen now, each with its reason, as the page lists it."""
    page.click(".choices .chips .chip.off[aria-expanded]")
    found = [str(chip.inner_text()) for chip in page.locator(".choices .chip.off:has(small)").all()]
    page.click(".choices .chips .chip.off[aria-expanded]")
    return [" ".join(words.split()) for words in found]


def play_until(pages: list[Any], there: Callable[[Any], bool]) -> Any:
    """Play on quietly until this holds for the page that is asked, and return that page. At the end of the game it is
    the first page."""
    for _ in range(MAX_MOVES):
        page = whose_turn(pages)
        if over(page) or there(page):
            return page
        choose(page, preferred(page))
    raise AssertionError("the game does not come so far")


def offers(page: Any, verb: str) -> bool:
    return bool(page.locator(f'{CHOICE}[data-verb="{verb}"]').count())


def tells(page: Any, words: str) -> bool:
    return words in str(page.inner_text("body"))


@pytest.mark.long
@pytest.mark.timeout(3600)
@rule("trade.3", "trade.6", "trade.7", "trade.8")
def test_a_whole_game_with_its_agreements(client: Client) -> None:
    pages = four_players(client)
    anna, bruno = pages[:2]
    play_until(pages, lambda page: offers(page, "finished"))
    make_the_agreements(pages)
    for page in pages:
        said = agreements_of(page)
        assert "Agreement 1" in said and "peace until the Evaluation of 1273" in said
        assert "Agreement 3" in said and "I will not forget it" in said
    # Bruno may build elsewhere, but not in Saxony: the page names the agreement that forbids it.
    play_until(pages, lambda page: page is bruno and offers(page, "build"))
    breach = [words for words in refusals(bruno) if "Saxony" in words and "Agreement 3" in words]
    assert breach and "you stay out of Saxony until the Evaluation of 1273" in breach[0]
    anna.click("#tab-log")
    play_until(pages, lambda _: tells(anna, "still owes"))
    said = " ".join(anna.inner_text("body").split())
    assert "falls due: Anna pays Bruno 3 Gold." in said
    assert "Dario cannot keep" in said and "Dario still owes Anna 1 Gold, due in the Evaluation of 1273." in said
    play_until(pages, over)
    for page in pages:
        wait(page, partial(over, page), "the end")
    assert len({page.locator(".ending h2").inner_text() for page in pages}) == 1
