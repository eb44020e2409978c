"""Trying a turn before it is made, asking to undo, and reading what is missing to win."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import CHOICE, Client, bot, choose, until, wait, wait_turn

pytestmark = pytest.mark.browser
PAX = "pax-renaissance"


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


def test_what_is_missing_to_win_is_one_click_away(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game=PAX), game=PAX)
    page.wait_for_selector(".desk.drawn")
    page.click("[data-act=near]")
    page.wait_for_selector("dialog .near-words")
    said = page.inner_text("dialog .near-words")
    assert "The Imperial victory is inactive: a player who buys a comet may activate it." in said
    assert "Imperial victory: " in said and "Anna" in said and "Bot B" in said
