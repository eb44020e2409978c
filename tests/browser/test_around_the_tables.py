"""Around the tables: one's own tables, the list of open ones, what is shown of bots and clocks before joining, saved
games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from browser.client import DESKTOP, Client, asked, bot, choose, wait, wait_turn
from ludoteca.i18n import LANGUAGES

pytestmark = pytest.mark.browser


def held(client: Client, count: int) -> dict[str, Any]:
    """So many running tables of one browser."""
    made = [client.table([{"kind": "me"}, bot()]) for _ in range(count)]
    return {m["table"]: {"token": m["token"], "seat": "A", "game": "parley", "when": 1} for m in made}


def test_every_own_table_can_be_reached_from_the_first_page_the_finished_ones_too(client: Client) -> None:
    seats = held(client, 6)
    first = next(iter(seats))
    client.post(f"/api/tables/{first}/resign", {}, seats[first]["token"])
    page = client.open("/", held=seats)
    page.wait_for_selector(".controw")
    links = "[...document.querySelectorAll('.controw a')].map((a) => a.getAttribute('href').slice(3))"
    assert set(page.evaluate(links)) == set(seats)
    assert page.locator(".contlist > .controw:visible").count() == 4
    one_more, ended = page.locator(".contlist > details").all()
    assert one_more.locator(".controw").count() == 1 and ended.locator(f'a[href="/t/{first}"]').count() == 1
    ended.locator("summary").click()
    ended.locator("a").click()
    page.wait_for_selector(".ending")


def test_own_tables_come_first_and_can_be_distinguished(client: Client) -> None:
    seats = held(client, 1)
    made = client.table([{"kind": "me"}, {"kind": "open"}])
    joined = client.post(f"/api/join/{made['invite']}", {"name": "Bruno"})
    seats[made["table"]] = {"token": joined["token"], "seat": "B", "game": "parley", "when": 1}
    page = client.open("/", held=seats)
    row = page.locator(f'[data-table="{made["table"]}"]')
    row.wait_for()
    assert "Parley with Anna" in row.inner_text()
    assert "Waiting for Anna · Turn 1 · now" in row.inner_text()
    assert "It is your turn" in page.locator(".controw").first.inner_text()
    page.wait_for_selector(".cv")
    tops = "['.own', '.covers'].map((s) => document.querySelector(s).getBoundingClientRect().top)"
    own, covers = page.evaluate(tops)
    assert own < covers


BROKEN = """() => [...document.querySelectorAll("button, a.button, .small")].filter((e) => {
  const words = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    if (lines.some((line) => line.top > lines[0].top + lines[0].height / 2)) return true;
  }
  return e.scrollWidth > e.clientWidth + 1;
}).map((e) => e.innerText)"""
WIDTHS = (360, 820, 1024, 1180, 1280, 1366, 1440, 1600)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/?tables=1", "/learn/pax-renaissance", "/settings"])
def test_no_button_breaks_its_words_in_any_window(client: Client, path: str, lang: str) -> None:
    page = client.open(path, lang=lang)
    page.wait_for_selector({"/": ".cv", "/learn/pax-renaissance": ".lessoncard"}.get(path, "main h1"))
    page.evaluate("document.fonts.ready.then(() => true)")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("new Promise(requestAnimationFrame)")
        assert page.evaluate(BROKEN) == [], width
    page.set_viewport_size(DESKTOP)


LAPTOPS = ((1180, 600), (1366, 650))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_low_window_shows_how_to_begin_and_where_else_to_go(client: Client, lang: str) -> None:
    page = client.open("/", lang=lang)
    page.wait_for_selector(".cv .play")
    at_hand = [*page.locator(".cv .play").all(), *page.locator(".quick a").all()]
    assert len(at_hand) == 4 + 3
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        assert [one.inner_text() for one in at_hand if one.bounding_box()["y"] + 20 > height] == []
    phone = client.open("/", lang=lang, phone=True)
    phone.wait_for_selector(".quick a")
    assert phone.locator(".quick").bounding_box()["height"] <= 44


@pytest.mark.long
def test_open_tables_are_filtered_and_lead_home(client: Client) -> None:
    for game in ("parley", "baroque"):
        client.table([{"kind": "me"}, {"kind": "open"}], game=game, public=True)
    page = client.open("/", lang="pt-PT")
    page.click('.quick a[href="/?tables=1"]')
    page.wait_for_selector("#filter-game")
    page.select_option("#filter-game", "baroque")
    names = page.locator(".tablelist li:not(.none) b").all_inner_texts()
    assert names and set(names) == {"Baroque"}
    page.select_option("#filter-clock", "none")
    assert page.locator(".tablelist li:not(.none)").count() >= 1
    page.click("header .logo")
    page.wait_for_selector(".covers")


def test_an_impossible_set_up_is_refused_with_the_game_s_reason(client: Client) -> None:
    page = client.open("/new/anno-1452", lang="it-IT")
    page.click('.segments label:has-text("4")')
    page.select_option("#o-scenario", "ottokar-a")
    page.select_option("#seat1", "bot")
    page.click("button[type=submit]")
    said = page.locator(".notice.bad")
    said.wait_for()
    assert "Ottokar" in said.inner_text(), said.inner_text()
    assert [c for c in client.complaints if "400 (Bad Request)" not in c] == []
    client.complaints.clear()


@pytest.mark.long
def test_bots_and_clock_are_described_before_one_sits_down(client: Client) -> None:
    page = client.open("/new/baroque", lang="pt-BR")
    page.wait_for_selector(".character")
    before = page.locator(".character").first.inner_text()
    page.select_option("#level2", "prince")
    page.select_option("#style2", "conqueror")
    after = page.locator(".character").first.inner_text()
    assert before != after and after.count(".") >= 2
    page.locator("summary").last.click()
    page.select_option("#clock", "days")
    page.locator("label.switch").last.click()
    page.click("button[type=submit]")
    page.wait_for_selector(".lobby")
    assert after in page.locator(".lobby").inner_text() and "3 dias" in page.locator(".lobby").inner_text()
    guest = client.open("/?tables=1", lang="en-GB")
    row = guest.locator('.tablelist li:has(a[href^="/join/"])', has_text="3 days").first
    assert "one seat free" in row.inner_text()
    row.locator("a").click()
    guest.wait_for_selector(".setup")
    assert (
        "3 days" in guest.locator(".setup").inner_text()
        and "Thinks long, sees far" in guest.locator(".setup").inner_text()
    )


@pytest.mark.long
def test_a_table_may_be_closed_to_spectators(client: Client) -> None:
    page = client.open("/new/parley")
    page.wait_for_selector("#seat1")
    page.select_option("#seat1", "bot")
    page.locator("summary").last.click()
    page.locator("label.switch", has_text="Others may watch").click()
    page.click("button[type=submit]")
    page.wait_for_selector(".boardslot:not(.loading)")
    stranger = client.open(page.url.removeprefix(client.url))
    stranger.wait_for_selector("a[href='/recover']")
    assert stranger.locator(".boardslot").count() == 0


def test_a_saved_game_is_opened_from_its_file(client: Client) -> None:
    page = client.open("/?tables=1")
    file = Path(__file__).parents[1] / "golden" / "anno_1452" / "two_basic_normal_1378_v3.journal"
    page.set_input_files("input[type=file]", str(file))
    wait(page, lambda: len(page.input_value("#journal")) > 1000, "the text of the file")
    page.click("form button[type=submit]")
    page.wait_for_selector(".boardslot:not(.loading)")


def test_while_one_waits_another_table_that_waits_is_one_click_away(client: Client) -> None:
    waiting = client.table([{"kind": "me"}, bot()])
    made = client.table([{"kind": "me"}, {"kind": "open"}])
    joined = client.post(f"/api/join/{made['invite']}", {"name": "Bruno"})
    seats = {m["table"]: {"token": m["token"], "seat": m["seat"], "game": "parley", "when": 1} for m in (waiting, made)}
    page = client.open(f"/t/{made['table']}", held=seats)
    page.wait_for_selector(".boardslot:not(.loading)")
    while asked(page):  # until it is Bruno's turn
        assert page.locator("[data-act=next-table]").count() == 0
        choose(page)
    page.wait_for_selector("[data-act=next-table]")
    page.click("[data-act=next-table]")
    page.wait_for_url(f"**/t/{waiting['table']}")
    wait_turn(page)
    assert page.locator("[data-act=next-table]").count() == 0
    assert joined["table"] == made["table"]


@pytest.mark.long
def test_a_player_downloads_all_their_data(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()])
    client.call("PUT", f"/api/tables/{made['table']}/notes", {"text": "beware of the bot"}, made["token"])
    kept = {key: made[key] for key in ("token", "seat", "recovery")}
    seats = {made["table"]: {**kept, "game": "parley", "when": 1}}
    table = client.open(f"/t/{made['table']}", held=seats)
    wait_turn(table)
    table.click("#tab-chat")
    table.fill("#say", "my very own words")
    table.keyboard.press("Enter")
    table.wait_for_selector(".messages li:has-text('my very own words')")
    page = client.open("/settings", held=seats, lang="it-IT")
    with page.expect_download() as saved:
        page.click("[data-act=my-data]")
    data = json.loads(Path(saved.value.path()).read_text())
    (one,) = data["tables"]
    assert data["settings"]["pace"] == "off" and one["held"]["recovery"] == made["recovery"]
    assert one["facts"]["game"] == "parley" and one["notes"] == "beware of the bot"
    assert [m["text"] for m in one["chat"]] == ["my very own words"]
    assert one["journal"].startswith("ludoteca")
