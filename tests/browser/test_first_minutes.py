"""The first five minutes of a newcomer, step by step, with the time each took."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from browser.client import CHOICE, Client, asked, choose, over, until, wait, wait_turn
from browser.conftest import Server

pytestmark = pytest.mark.browser


class Stopwatch:
    """Writes how long each step took into the report of the tests (`pytest -rP`, or `--junitxml`)."""

    def __init__(self, record: Any) -> None:
        self.record = record
        self.last = time.monotonic()

    def step(self, name: str) -> None:
        took = f"{time.monotonic() - self.last:.2f} s"
        self.record(name, took)
        print(f"{took:>8}  {name}")
        self.last = time.monotonic()


def test_the_first_five_minutes(client: Client, record_property: Any) -> None:
    watch = Stopwatch(record_property)
    page = client.open("/", lang="it-IT")
    page.wait_for_selector(".cv button.play")
    watch.step("page opens in the visitor's language")
    assert page.evaluate("document.documentElement.lang") == "it"
    assert page.locator(".cv").count() == 4
    for cover in page.locator(".cv").all():
        assert cover.locator("h2").inner_text()
        assert cover.locator(".ln").inner_text()
        assert cover.locator(".art > svg").count() == 1
        assert cover.locator(".facts li").count() == 3
        assert cover.locator("button.play, .sec a").count() == 3
    assert page.locator("input[type=password], input[type=email]").count() == 0

    page.click("[data-game=pax-renaissance] button.play")
    page.wait_for_selector(".boardslot:not(.loading)")
    watch.step("one click seats the visitor against bots")
    assert page.locator(".seat").count() >= 2

    wait_turn(page)
    watch.step("the bar says what to do")
    bar = page.locator(".prompt .must").inner_text()
    assert bar.startswith("Devi:")
    assert page.title().startswith("● ")
    assert "favicon-turn" in page.locator("link[rel=icon]").get_attribute("href")

    # What may be done is lit; what may not be done tells why, with the rule.
    assert page.locator(CHOICE).count() > 0
    closed = page.locator(".chip.off[aria-expanded]")
    if closed.count():
        closed.click()
    reasons = page.locator(".chip.off small:not(.names)")
    assert reasons.count() > 0
    reasons.first.locator(".rule").click()
    page.wait_for_selector("dialog .ruletext")
    page.keyboard.press("Escape")
    watch.step("what is not possible tells why")

    before = page.locator(".lines > li").count()
    choose(page)
    wait(page, lambda: asked(page) or over(page), "the next question")
    while page.locator(".crumbs").count():
        choose(page)
        wait_turn(page)
    wait(page, lambda: page.locator(".lines > li").count() != before, "a line of the log")
    watch.step("a click does it, and the log tells it")
    assert page.locator(".lines .rule").count() > 0
    assert page.locator(".lines .ob").count() > 0

    # Closing the tab loses nothing.
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".boardslot:not(.loading)")
    assert page.locator(".lines > li").count() > 0
    watch.step("the tab is closed and opened again")


@pytest.mark.long
def test_a_host_and_a_friend_from_the_command_to_the_first_moves(
    chromium: Any, tmp_path: Path, record_property: Any
) -> None:
    """A server that was never visited, so everything is done for the first time; the times are in docs/client.md."""
    watch = Stopwatch(record_property)
    server = Server(tmp_path)
    server.start()
    watch.step("the server answers after the command")
    client = Client(server.url, chromium)
    page = client.open("/", lang="pt-PT", pace="normal")
    page.wait_for_selector(".cv button.play")
    watch.step("the first page of a new server, with its covers")
    assert page.evaluate("document.documentElement.lang") == "pt"

    page.click("[data-game=pax-renaissance] button.play")
    page.wait_for_selector(".boardslot:not(.loading)")
    wait_turn(page)
    watch.step("seated against bots, the board drawn, the bar asks")

    before = page.locator(".lines > li").count()
    page.locator(CHOICE + '[data-verb="pass"]').click()
    wait(page, lambda: page.locator(".lines > li").count() != before, "the line of the log")
    watch.step("a choice made and told")
    if page.locator("[data-act=undo]").is_enabled():
        page.click("[data-act=undo]")
        wait(page, lambda: page.locator(".lines > li").count() == before, "the line to go")
        watch.step("undo")
        page.locator(CHOICE + '[data-verb="pass"]').click()
        wait(page, lambda: page.locator(".lines > li").count() != before, "the line of the log")
    while asked(page):
        choose(page)
    watch.last = time.monotonic()
    wait(page, lambda: page.locator(".lines > li").filter(has_text="Bot B").count() > 0, "the bot's move")
    watch.step("the first bot has answered")

    made = client.table([{"kind": "me"}, {"kind": "open"}], game="anno-1452")
    watch.last = time.monotonic()
    friend = client.open(f"/join/{made['invite']}", phone=True, lang="it-IT")
    friend.fill("#myname", "Bruno")
    friend.tap("button[type=submit]")
    friend.wait_for_selector(".phone .boardslot:not(.loading)")
    watch.step("a friend's phone: the link, a name, the board")

    address = page.url
    page.goto("about:blank")
    watch.last = time.monotonic()
    page.goto(address)
    page.wait_for_selector(".boardslot:not(.loading)")
    watch.step("a closed tab opened again")
    assert page.locator(".lines > li").count() > 0
    client.close()
    server.stop()
    assert client.complaints == []


def test_bots_answer_while_one_watches(client: Client, record_property: Any) -> None:
    page = client.open("/")
    page.click("[data-play=parley]")
    wait_turn(page)
    choose(page, "trade")
    wait_turn(page)
    start = time.monotonic()
    choose(page, "confirm")
    wait(page, lambda: page.locator(".lines > li").filter(has_text="Bot B").count() > 0, "the bot's move")
    record_property("a bot's answer", f"{time.monotonic() - start:.2f} s")


def test_a_guide_is_offered_once_and_walks_through_the_aim_and_the_table(client: Client) -> None:
    page = client.open("/", lang="it-IT", guided=[])
    page.click("[data-play=parley]")
    wait_turn(page)
    page.click("[data-act=guide]")
    page.wait_for_selector("[data-act=guide-next]")
    told = []
    while page.locator("[data-act=guide-next]").count():
        told.append(page.locator(".guide p").inner_text())
        page.click("[data-act=guide-next]")
    assert "tre porti" in told[0]
    assert len(told) >= 6
    assert page.locator(".pointed").count() == 1
    page.click("[data-act=guide-leave]")
    assert page.locator(".guide").count() == 0
    page.wait_for_selector(".pointed", state="detached")  # with the next frame nothing is pointed at any more
    choose(page)
    page.reload()
    wait_turn(page)
    assert page.locator(".guide").count() == 0


# Pax Renaissance is opened in the first five minutes above.
@pytest.mark.parametrize(
    "game",
    [
        "anno-1452",
        *(pytest.param(game, marks=pytest.mark.long) for game in ("pax-renaissance", "baroque", "rio-de-la-plata")),
    ],
)
def test_a_game_opens_from_the_first_page_and_takes_a_move(client: Client, game: str) -> None:
    page = client.open("/")
    page.click(f"[data-game={game}] button.play")
    page.wait_for_selector(".boardslot:not(.loading)")
    wait_turn(page)
    lines = page.locator(".lines > li").count()
    choose(page)
    while page.locator(".crumbs").count():
        choose(page)
    until(
        page,
        f"(lines) => document.querySelectorAll('.lines > li').length !== lines || document.querySelector('{CHOICE}')",
        "what follows",
        lines,
    )
    assert "ui-" not in page.locator("body").inner_text()


@pytest.mark.long
def test_the_guide_comes_again_from_the_rules_and_from_the_menu(client: Client) -> None:
    page = client.open("/rules/anno-1452", lang="pt-BR")  # a browser in which every guide has been left
    page.click("[data-act=learn]")
    page.wait_for_selector("[data-act=guide]")
    page.click("[data-act=no-guide]")
    page.wait_for_selector("[data-act=guide]", state="detached")
    page.click("[data-act=menu]")
    page.click("[data-act=guide-again]")
    page.click("[data-act=guide]")
    page.wait_for_selector("[data-act=guide-next]")
