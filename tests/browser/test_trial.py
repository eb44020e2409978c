"""Trying a turn before it is made, asking to undo, and reading what is missing to win."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import CHOICE, Client, bot, choose, until, wait, wait_turn
from browser.test_pages import violations
from long_run import long_but

pytestmark = pytest.mark.browser
PAX = "pax-renaissance"
WINDOWS = {"laptop": (1366, 650), "low": (1180, 600), "tablet": (820, 1180), "phone": (360, 640)}
# What the strip of the trial lies over.
BENEATH = """() => {
  const strip = document.querySelector(".trial").getBoundingClientRect();
  const parts = [".board", ".bottom", ".prompt", ".side > .seats", ".side > .radar", ".tabbed", ".pane",
    ".bar", ".tabs"];
  const over = (r) => r.width && r.height && r.left < strip.right - 1 && r.right > strip.left + 1 &&
    r.top < strip.bottom - 1 && r.bottom > strip.top + 1;
  return parts.filter((part) => [...document.querySelectorAll(part)].some((e) => over(e.getBoundingClientRect())));
}"""


def revision(page: Any) -> str:
    return str(page.evaluate("document.body.dataset.rev"))


def tried(page: Any, count: str) -> None:
    until(page, "(n) => document.querySelector('.trial b')?.textContent.includes(n)", "the trial", count)


def buy(page: Any) -> None:
    """Choose a card of the market in the list: the group of purchases, then its first."""
    page.locator(f'{CHOICE}[data-verb="buy"]').first.click()
    page.locator(f'{CHOICE}[data-verb="buy"][data-do]').first.click()


def test_moves_are_tried_in_private_then_discarded_or_kept(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game=PAX), game=PAX)
    page.wait_for_selector(".desk.drawn")
    wait_turn(page)
    rev, lines = revision(page), page.locator(".lines > li").count()
    page.click("[data-act=try]")
    page.wait_for_selector(".trial")
    assert violations(client, page) == []
    buy(page)
    tried(page, "One")
    assert revision(page) == rev and page.locator(".lines > li").count() == lines
    page.click("[data-act=trial-discard]")
    page.wait_for_selector(".trial", state="detached")
    assert revision(page) == rev
    page.click("[data-act=try]")
    page.wait_for_selector(".trial")
    buy(page)
    tried(page, "One")
    page.click("[data-act=trial-keep]")
    wait(page, lambda: revision(page) != rev, "the move that was kept")
    wait(page, lambda: page.locator(".lines > li").count() > lines, "its line of the log")
    assert page.locator(".trial").count() == 0


@pytest.mark.parametrize("window", long_but(tuple(WINDOWS), "laptop"))
def test_the_strip_of_a_trial_covers_nothing_and_its_sentences_stand_apart(client: Client, window: str) -> None:
    phone = window == "phone"
    page = client.sit(client.table([{"kind": "me"}, bot()], game=PAX), game=PAX, phone=phone)
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_selector(".boardslot:not(.loading)")
    wait_turn(page)
    page.locator("[data-act=try]").click()
    page.wait_for_selector(".trial")
    assert page.evaluate(BENEATH) == []
    page.locator(f'{CHOICE}[data-verb="pass"]').click()
    tried(page, "One")
    assert page.evaluate(BENEATH) == []
    assert ". Only you see this." in page.inner_text(".trial p")


@pytest.mark.long
def test_a_trial_without_a_connection_says_so_and_goes_on_later(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game=PAX), game=PAX, fresh=True)
    page.wait_for_selector(".desk.drawn")
    wait_turn(page)
    page.click("[data-act=try]")
    page.wait_for_selector(".trial")
    page.context.set_offline(True)
    page.locator(f'{CHOICE}[data-verb="pass"]').click()
    assert page.wait_for_selector(".notice span").inner_text().strip() == "The server cannot be reached."
    page.context.set_offline(False)
    page.locator(f'{CHOICE}[data-verb="pass"]').click()
    tried(page, "One")
    client.complaints.clear()  # the browser complains of the request that failed


@pytest.mark.long
def test_undo_asks_the_others_where_one_cannot_undo_alone(client: Client) -> None:
    _, anna, bruno = client.pair()
    mover, other = (anna, bruno) if anna.locator(CHOICE).count() else (bruno, anna)
    choose(mover, "trade")
    while mover.locator(CHOICE).count():
        choose(mover)
    wait_turn(other)
    choose(other, "trade")
    undo = mover.locator("[data-act=undo]")
    wait(mover, lambda: undo.is_enabled(), "the undo button")
    assert undo.inner_text().strip() == "Ask to undo"
    undo.click()
    other.wait_for_selector("[data-answer=yes]")
    undoes = other.locator(".request .undoes").inner_text()
    assert undoes.startswith("This undoes: ")
    assert other.locator(".request [data-answer=yes]").count() == 1 and mover.locator(".request .undoes").count() == 1
    other.click("[data-answer=yes]")
    wait_turn(mover)
    wait(other, lambda: not other.locator(CHOICE).count(), "the end of the other's turn")


def test_what_is_missing_to_win_is_one_click_away(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game=PAX), game=PAX)
    page.wait_for_selector(".desk.drawn")
    page.click("[data-act=near]")
    page.wait_for_selector("dialog .near-words")
    said = page.inner_text("dialog .near-words")
    assert "The Imperial victory is inactive: a player who buys a comet may activate it." in said
    assert "Imperial victory: " in said and "Anna" in said and "Bot B" in said
