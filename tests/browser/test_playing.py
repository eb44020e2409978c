"""What a player meets while choosing: the map keeps its size, tokens tell what they are about, a phone shows what can
be chosen and what happened last."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import CHOICE, Client, bot, choose, over, wait, wait_turn

pytestmark = pytest.mark.browser

PAX, RIO = "pax-renaissance", "rio-de-la-plata"
SIZE = "(({ width, height }) => [width, height])(document.querySelector('.px-map').getBoundingClientRect())"
# Whether any of the lit things in the board's window is seen.
SEEN = """() => {
  const box = document.querySelector(".pxscroll").getBoundingClientRect();
  return [...document.querySelectorAll(".pxscroll .ent.lit")].some((el) => {
    const r = (el.closest(".zoompan") ?? el).getBoundingClientRect();
    return Math.min(r.bottom, box.bottom) - Math.max(r.top, box.top) >= r.height / 2;
  });
}"""


def seat(client: Client, game: str, **how: Any) -> Any:
    """A table at which the person begins: what a bot would have done before is not always the same."""
    page = client.sit(client.table([bot(), {"kind": "me"}], game=game), game=game, **how)
    page.wait_for_selector(".boardslot:not(.loading)")
    wait_turn(page)
    return page


def until(page: Any, verb: str, rather: tuple[str, ...] = ("done", "confirm")) -> None:
    """Go on until a choice of this verb is offered."""
    for _ in range(60):
        wait_turn(page)
        assert not over(page)
        if page.locator(f'{CHOICE}[data-verb="{verb}"]').count():
            return
        choose(page, next((v for v in rather if page.locator(f'{CHOICE}[data-verb="{v}"]').count()), ""))
    raise AssertionError(f"{verb} is never offered")


@pytest.mark.long
def test_the_map_of_pax_renaissance_keeps_its_size_while_choices_come_and_go(client: Client) -> None:
    page = seat(client, PAX)
    until(page, "buy")
    before = page.evaluate(SIZE)
    choose(page, "buy")
    page.wait_for_selector(".chit")  # the open sentence and the way back, which need room
    assert page.evaluate(SIZE) == before
    page.click(".chit.back")
    page.locator(".pxmarket .pxcard.lit").first.click()
    wait(page, lambda: page.locator(".own .pxcard.lit").count() > 0, "the bought card")
    before = page.evaluate(SIZE)
    page.locator(".own .pxcard.lit").click()
    page.wait_for_selector(".beside .chit")
    assert page.evaluate(SIZE) == before


def test_a_token_tells_what_a_building_costs_before_it_is_chosen(client: Client) -> None:
    page = seat(client, RIO)
    until(page, "place")
    space = page.locator('[data-ref^="space:"].lit').first.get_attribute("data-ref")
    for _ in range(2):
        page.locator(f'[data-ref="{space}"].lit').first.click()
        wait_turn(page)
    until(page, "build")
    page.locator(f'[data-ref="{space}"].lit').first.click()
    page.hover(".beside .chit.lit")
    page.wait_for_selector(".info:has-text('Cost')")
    box, tokens = page.locator(".info").bounding_box(), page.locator(".beside").bounding_box()
    assert box["y"] >= tokens["y"] + tokens["height"] or box["y"] + box["height"] <= tokens["y"]  # no token is covered


def test_a_price_is_shown_with_the_card(client: Client) -> None:
    page = seat(client, PAX)
    page.hover(".pxmarket .pxcard")
    page.wait_for_selector(".info:has-text('Costs 1 florin.')")


def test_the_tooltip_goes_with_the_entity_it_explains(client: Client) -> None:
    page = seat(client, PAX)
    until(page, "buy")
    card = page.locator(".pxmarket .pxcard.lit").first
    card.hover()
    page.wait_for_selector(".info")
    page.keyboard.press("1")
    page.keyboard.press("1")
    wait(page, lambda: page.locator(".info").count() == 0, "the end of the tooltip")


def test_the_board_of_a_phone_goes_to_what_can_be_chosen(client: Client) -> None:
    page = seat(client, PAX, phone=True)
    choose(page, "buy")
    choose(page, "buy", "for 3 florins")  # the dearest of the West: now the fair has the florins for levies
    page.evaluate("document.querySelector('.pxscroll').scrollTop = 9999")
    choose(page, "fair", "West")
    assert page.locator(f'{CHOICE}[data-verb="levy"]').count() > 0
    wait(page, lambda: bool(page.evaluate(SEEN)), "a lit city in the window")


def test_the_chronicle_of_a_phone_opens_at_its_end(client: Client) -> None:
    page = seat(client, PAX, phone=True)
    page.tap("#ptab-log")
    last = page.locator(".log .lines li").last
    wait(page, lambda: last.bounding_box()["y"] < 800, "the last line")
    assert last.bounding_box()["y"] > page.locator("#pane").bounding_box()["y"]
