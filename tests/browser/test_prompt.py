"""The bar that says what is to be done keeps its height: the board below it never jumps."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import CHOICE, Client, bot, choose, over, wait_turn

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
