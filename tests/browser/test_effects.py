"""Before a choice is made its cost and effect are shown beside the list and on the board, and announced to screen
readers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.client import CHOICE, Client, bot, choose, until, wait_turn
from browser.test_pages import violations

pytestmark = pytest.mark.browser


def at_the_action(client: Client, **how: Any) -> Any:
    """A table of Anno 1452 at the first action: an Estate may be built."""
    page = client.sit(client.table([{"kind": "me"}, bot()], game="anno-1452"), game="anno-1452", **how)
    wait_turn(page)
    while page.locator(f'{CHOICE}[data-verb="build"]').count() == 0:
        choose(page)
        wait_turn(page)
    return page


def test_a_place_on_the_board_tells_what_building_there_costs(client: Client) -> None:
    page = at_the_action(client)
    region = page.locator('.board [data-ref^="region:"].lit').first
    page.mouse.move(2, 2)
    region.hover()
    told = page.locator(".info .may .effect").first
    told.wait_for()
    before, after = map(int, re.search(r"Gold (\d+) → (\d+)", told.inner_text()).groups())  # type: ignore[union-attr]
    assert 4 <= before - after <= 8


@pytest.mark.long
def test_a_choice_of_the_list_tells_its_effect_to_the_eye_and_to_the_ear(client: Client) -> None:
    page = at_the_action(client, view="text", lang="it-IT")
    page.locator(f'{CHOICE}[data-verb="build"]').first.click()  # the group of all regions
    one = page.locator(f'{CHOICE}[data-verb="build"][data-do]').first
    page.mouse.move(2, 2)
    one.hover()
    told = page.locator(".info.effect")
    told.wait_for()
    assert re.search(r"Oro \d+ → \d+", told.inner_text())
    assert page.locator("[role=status] .info.effect").count() == 0
    assert violations(client, page) == []
    page.mouse.move(2, 2)
    told.wait_for(state="detached")
    page.keyboard.press("Tab")
    one.focus()
    page.wait_for_selector("[role=status] .info.effect")
    one.press("Enter")
    told.wait_for(state="detached")


def test_a_choice_that_loses_points_is_flagged_and_asked_about_once(client: Client) -> None:
    game = "rio-de-la-plata"
    page = client.sit(client.table([{"kind": "me"}, bot()], game=game), game=game)
    wait_turn(page)
    while page.locator(f'{CHOICE}[data-verb="claim"]').count() == 0:
        choose(page)
        wait_turn(page)
    governor = page.locator(f'{CHOICE}[data-do="claim governor"]')
    page.locator(f'{CHOICE}[data-verb="claim"]').first.click()
    governor.and_(page.locator(".caution")).click()
    asked = page.locator(".must", has_text="cannot get there this turn")
    asked.wait_for()
    assert violations(client, page) == []
    page.keyboard.press("Escape")
    asked.wait_for(state="detached")
    assert page.locator(f"{CHOICE}.caution").count() > 1
    rev = page.evaluate("document.body.dataset.rev")
    governor.click()
    asked.wait_for()
    assert page.locator(CHOICE).count() == 1 and page.evaluate("document.body.dataset.rev") == rev
    governor.click()
    until(page, "(rev) => document.body.dataset.rev !== rev", "the claim", rev)
    wait_turn(page)
    assert page.locator(f'{CHOICE}[data-verb="claim"]').count() == 0  # one office in a turn
