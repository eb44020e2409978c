"""The bar that says what is to be done keeps its height: the board below it never jumps."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import CHOICE, Client, bot, choose, over, until, wait_turn
from browser.gallery.positions import GOLDEN
from ludoteca.kernel import read_journal, write_journal
from ludoteca.registry import find

pytestmark = pytest.mark.browser

TOP = "document.querySelector('.board').getBoundingClientRect().top"
LONG = "word ".join([""] * 60)  # longer than any question, in any language


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "it"])
def test_the_board_stays_where_it_is_whatever_is_asked(client: Client, lang: str) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game="pax-renaissance"), game="pax-renaissance", lang=lang)
    page.wait_for_selector(".desk.drawn")
    tops, choices = set(), set()
    for _ in range(8):
        wait_turn(page)
        if over(page):
            break
        tops.add(page.evaluate(TOP))
        choices.add(page.locator(CHOICE).count())
        choose(page)
    assert len(choices) > 1
    assert len(tops) == 1


def test_neither_a_long_question_nor_the_whole_list_moves_the_board(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game="pax-renaissance"), game="pax-renaissance")
    page.wait_for_selector(".desk.drawn")
    wait_turn(page)
    before = page.evaluate(TOP)
    lengthen(page, ".must p")
    assert page.evaluate(TOP) == before
    page.evaluate("document.querySelector('.prompt .choices').classList.add('all')")
    lengthen(page, ".chip span:last-child")
    assert page.evaluate(TOP) == before


def with_a_list_behind_a_step(client: Client) -> Any:
    """The whole list of choices is open, behind the first step of one."""
    page = client.sit(client.table([{"kind": "me"}, bot()], game="rio-de-la-plata"), game="rio-de-la-plata")
    page.wait_for_selector(".desk.drawn")
    wait_turn(page)
    page.locator(f'{CHOICE}[data-verb="place"]').first.click()
    page.wait_for_selector(".chip.back")
    page.evaluate("document.querySelector('.choices .rest').click()")
    page.wait_for_selector(".choices.all")
    return page


def test_escape_closes_the_list_of_reasons_and_then_takes_back_a_step(client: Client) -> None:
    page = with_a_list_behind_a_step(client)
    page.keyboard.press("Escape")
    page.wait_for_selector(".choices:not(.all)")
    assert page.locator(".chip.back").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".chip.back", state="detached")


PRESSED_WHEN_CLOSED = """() => new MutationObserver((_, seen) => {
  if (!document.querySelector(".choices:not(.all)")) return;
  seen.disconnect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""


def test_the_next_escape_takes_back_a_step_however_early_it_comes(client: Client) -> None:
    """It is pressed as soon as the list has gone from the page, before anything is painted."""
    page = with_a_list_behind_a_step(client)
    page.evaluate(PRESSED_WHEN_CLOSED)
    page.keyboard.press("Escape")
    page.wait_for_selector(".choices:not(.all)")
    page.wait_for_selector(".chip.back", state="detached")


@pytest.mark.long
def test_the_sentences_of_a_replayed_action_do_not_move_the_board(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game="baroque"), game="baroque")
    page.wait_for_selector(".desk.drawn")
    wait_turn(page)
    choose(page)
    page.click("[data-act=replay]")
    said = page.wait_for_selector(".replay .said")
    before = page.evaluate(TOP)
    said.evaluate("(el, text) => { el.textContent = text; }", LONG)
    assert page.evaluate(TOP) == before
    said.evaluate("(el) => { el.textContent = ''; }")
    assert page.evaluate(TOP) == before


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_buttons_of_a_battle_say_its_strengths_without_being_pointed_at(client: Client, phone: bool) -> None:
    match = read_journal(find("baroque"), (GOLDEN / "baroque/v2_four_open_end.game").read_text(encoding="utf-8"))
    asked = [line.seq - 1 for line in match.lines if line.asked == [0] and not line.auto]
    match.rewind(next(seq for seq in asked if type(match.state_at(seq).front[0]).__name__ == "Stake"))
    made = client.post("/api/import", {"journal": write_journal(match), "name": "Anna", "bots": True})
    page = client.sit(made, game="baroque", phone=phone)
    page.wait_for_selector(".boardslot:not(.loading)")
    power = page.locator(f'{CHOICE}[data-do="stake power"]')
    power.wait_for()
    said = " ".join(power.inner_text().split())
    assert ("4 against 2 + at most 2" in said) is not phone
    assert ("Your points then: 4." in said) is phone


def test_a_list_begins_at_its_top_when_the_one_before_was_scrolled(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game="rio-de-la-plata"), game="rio-de-la-plata")
    page.set_viewport_size({"width": 820, "height": 1180})
    page.wait_for_selector(".desk.drawn")
    wait_turn(page)
    page.evaluate("document.querySelector('.choices .chips').scrollTo(0, 30)")
    assert page.evaluate("document.querySelector('.choices .chips').scrollTop") > 0
    page.evaluate("document.querySelector('.choices .chip[data-verb=place]').click()")
    page.wait_for_selector(".chip.back")
    until(page, "() => document.querySelector('.choices .chips').scrollTop === 0", "the top of the list")


def lengthen(page: Any, selector: str) -> None:
    page.evaluate("([at, text]) => { document.querySelector('.prompt ' + at).textContent = text; }", [selector, LONG])


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "it", "pt"])
def test_what_may_be_promised_is_described_in_words_alone(client: Client, lang: str) -> None:
    made = client.table([{"kind": "me"}, bot()], game="anno-1452", options={"game": "expert"})
    page = client.sit(made, game="anno-1452", lang=lang)
    page.click("#tab-deals")
    page.click(".compose summary")
    told = page.locator(".compose fieldset").last.inner_text()
    assert "…" in told
    assert "$" not in told
