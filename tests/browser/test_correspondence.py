"""Correspondence play in the browser: prepared answers, a clock of one's own, vacations, delayed spectators."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client, asked, bot, choose, wait
from browser.test_hosting import open_menu

pytestmark = pytest.mark.browser
DAYS = {"kind": "async", "bank": 259_200, "increment": 86_400, "cap": 604_800}


def prepared(page: Any) -> Any:
    """The dialog with the prepared answers."""
    open_menu(page)
    page.click("[data-act=prepared]")
    page.wait_for_selector("#prepared-answer")
    return page.locator("dialog")


def prepare(page: Any, answer: str, when: str = "any") -> None:
    """Prepare an answer by keyboard and wait until the server has it."""
    count = page.locator(".prepared li").count()
    page.select_option("#prepared-when", when)
    page.select_option("#prepared-answer", answer)
    page.focus("[data-act=prepare]")
    page.keyboard.press("Enter")
    wait(page, lambda: page.locator(".prepared li").count() == count + 1, "the prepared answer")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_answers_are_prepared_edited_and_removed(client: Client, phone: bool) -> None:
    made = client.table([{"kind": "me"}, bot()], clock=DAYS)
    page = client.sit(made, lang="it-IT", phone=phone)
    wait(page, lambda: asked(page), "the turn")
    dialog = prepared(page)
    prepare(page, "draw")
    prepare(page, "draw", "question")
    assert "Qualunque cosa accada" in page.locator(".prepared li").first.inner_text()
    page.click(".prepared li:nth-child(2) [data-act=earlier]")
    wait(page, lambda: "Se mi si chiede" in page.locator(".prepared li").first.inner_text(), "the new order")
    page.click(".prepared li:nth-child(1) [data-act=edit]")
    page.select_option("#prepared-when", "seat")
    page.click("[data-act=prepare]")
    wait(page, lambda: "muove" in page.locator(".prepared li").first.inner_text(), "the change")
    page.click(".prepared li:nth-child(1) [data-act=remove]")
    wait(page, lambda: page.locator(".prepared li").count() == 1, "one answer less")
    found = client.get(f"/api/tables/{made['table']}/prepared", made["token"])
    assert [(move["do"]["do"], move["seat"], move["question"]) for move in found["moves"]] == [("draw", None, "")]
    assert dialog.evaluate("window => window.scrollWidth <= window.clientWidth")  # nothing scrolls sideways


@pytest.mark.long
def test_a_prepared_answer_is_played_and_the_page_says_so(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()])
    page = client.sit(made)
    wait(page, lambda: asked(page), "the turn")
    body = {"moves": [{"do": "pass"}, {"do": "draw"}]}
    client.call("PUT", f"/api/tables/{made['table']}/prepared", body, made["token"])
    choose(page, "draw")
    choose(page, "confirm")
    page.wait_for_selector("[data-act=prepared-news]")
    page.click("[data-act=prepared-news]")
    page.wait_for_selector("dialog [data-act=seen]")
    assert "Played for you" in page.locator("dialog").inner_text()
    page.click("[data-act=seen]")
    wait(page, lambda: page.locator("[data-act=seen]").count() == 0, "the outcomes were read")


@pytest.mark.long
def test_a_table_with_a_clock_of_ones_own_and_delayed_spectators(client: Client) -> None:
    page = client.open("/new/parley")
    page.wait_for_selector("#seat1")
    page.select_option("#seat1", "bot")
    page.locator("details:has(#clock) > summary").click()
    page.select_option("#clock", "own")
    page.fill("#clock-bank", "5")
    page.fill("#clock-more", "2")
    page.select_option("#delay", "moves-3")
    page.click("form.setup button[type=submit]")
    page.wait_for_url("**/t/*")
    table = client.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["delay"] == {"moves": 3} and table["clock"]["kind"] == "async"
    assert {seat["left"] for seat in table["clock"]["seats"]} == {5 * 86_400_000}
    watching = client.open(f"/t/{table['id']}")
    watching.wait_for_selector(".request[role=note]")
    assert "3 moves late" in watching.locator(".request[role=note]").inner_text()


@pytest.mark.long
def test_a_vacation_and_a_vote_on_the_clock(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "open"}], clock=DAYS)
    joined = client.post(f"/api/join/{made['invite']}", {"name": "Bruno"})
    page = client.sit(made)
    wait(page, lambda: asked(page), "the turn")
    open_menu(page)
    page.wait_for_selector("[data-act=vacation]")
    page.fill("#vacation-days", "2")
    page.click("[data-act=vacation]")
    page.wait_for_selector("[data-act=vacation-end]")
    assert "on vacation until" in page.locator("dialog").inner_text()
    page.click("[data-act=vacation-end]")
    page.wait_for_selector("[data-act=vacation]")
    assert client.get(f"/api/tables/{made['table']}/vacation", made["token"])["left"] == 29
    page.click("[data-act=other-clock]")
    page.select_option("#clock-kind", "live")
    page.click("[data-act=ask-clock]")
    page.wait_for_selector(".request:has-text('live (minutes each: 20')")
    other = client.sit(joined)
    other.wait_for_selector("[data-answer=yes]")
    other.click("[data-answer=yes]")
    wait(page, lambda: page.locator(".request").count() == 0, "the vote")
    assert client.get(f"/api/tables/{made['table']}", made["token"])["clock"]["kind"] == "live"
