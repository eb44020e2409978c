"""A table that goes on: moves of others, a lost connection, two windows, a recovered seat, pauses, spectators,
messages, erasure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.client import CHOICE, Client, asked, bot, choose, over, wait, wait_turn
from browser.conftest import Server, visiting
from browser.test_table import seated

pytestmark = pytest.mark.browser


def test_the_moves_of_others_are_shown_one_by_one_and_can_be_skipped(chromium: Any, tmp_path: Path) -> None:
    # Bots that wait for nobody move within the pause after which a server counts as idle: one state for all of them.
    with Server(tmp_path, LUDOTECA_PACE="0.1") as server, visiting(server, chromium) as client:
        page = seated(client, bot(), bot(), bot(), pace="slow")
        choose(page, "trade")
        wait_turn(page)
        choose(page, "confirm")
        wait(page, lambda: page.locator(".must", has_text="You see how the others moved").count() == 1, "the playback")
        assert not asked(page)
        shown = page.locator(".lines > li").count()
        page.get_by_role("button", name="Skip to the present").click()
        wait(page, lambda: page.locator(".lines > li").count() > shown, "the moves that were skipped")


def test_the_server_dies_and_comes_back_and_nothing_is_lost(chromium: Any, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    client = Client(server.url, chromium)
    page = seated(client)
    choose(page, "trade")
    lines = page.locator(".lines > li").count()
    assert server.process is not None
    server.process.kill()
    server.process.wait()
    wait(page, lambda: page.locator(".conn.lost").count() == 1, "the sign of the lost connection")
    server.start()
    wait(page, lambda: page.locator(".conn.open").count() == 1, "the connection")
    assert page.locator(".lines > li").count() == lines
    wait_turn(page)
    choose(page, "confirm")
    page.reload()
    wait_turn(page)
    assert page.locator(".lines > li").count() >= lines
    client.close()
    server.stop()


def test_two_windows_of_one_seat_stay_together(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()])
    page, other = client.sit(made), client.sit(made)
    wait_turn(page)
    wait_turn(other)
    choose(page, "trade")
    wait(other, lambda: other.locator(".lines > li").count() == page.locator(".lines > li").count(), "the same log")


def test_the_seat_is_recovered_with_its_code(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()])
    page = client.open("/recover")
    page.fill("#code", made["recovery"])
    page.click("button[type=submit]")
    page.wait_for_url(f"**/t/{made['table']}")
    wait_turn(page)
    assert page.locator(".hand .pc").count() > 0


def test_settings_are_remembered(client: Client) -> None:
    page = client.open("/settings")
    page.get_by_label("Candle-light").check()
    page.get_by_label("130 %").check()
    page.get_by_label("Italiano").check()
    wait(page, lambda: page.evaluate("document.documentElement.lang") == "it", "Italian")
    page.goto(client.url + "/")
    page.wait_for_selector(".cv")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.dataset.text") == "130"
    assert page.evaluate("document.documentElement.lang") == "it"


@pytest.mark.long
def test_a_pause_is_agreed_on_and_ended(client: Client) -> None:
    made, anna, bruno = client.pair()
    anna.click("[data-act=menu]")
    anna.click("[data-act=pause]")
    bruno.click("[data-answer=yes]")
    wait(anna, lambda: bool(client.get(f"/api/tables/{made['table']}")["paused"]), "the pause")
    wait(anna, lambda: not asked(anna), "a table without choices")
    assert "The game is paused" in anna.locator(".must").inner_text()
    anna.click("[data-act=menu]")
    anna.get_by_role("button", name="Go on", exact=True).click()
    wait(anna, lambda: not client.get(f"/api/tables/{made['table']}")["paused"], "the end of the pause")
    wait(anna, lambda: asked(anna) or asked(bruno), "the turn")


def test_resigning_against_one_player_gives_them_the_game(client: Client) -> None:
    _, anna, bruno = client.pair()
    anna.click("[data-act=menu]")
    anna.click("[data-act=resign]")
    assert not over(anna)
    anna.click("[data-act=resign]")
    wait(bruno, lambda: over(bruno), "the end")
    assert bruno.locator(".ending h2").inner_text().startswith("Bruno wins")


def test_a_spectator_sees_no_hand_and_cannot_act(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()])
    player = client.sit(made)
    wait_turn(player)
    watcher = client.open(f"/t/{made['table']}")
    watcher.wait_for_selector(".boardslot:not(.loading)")
    own = player.locator(".hand .pc").all_inner_texts()
    assert own
    text = watcher.locator("body").inner_text()
    assert not any(card in text for card in own)
    assert watcher.locator(CHOICE).count() == 0
    assert watcher.locator("[data-act=undo]").count() == 0
    choose(player, "trade")
    wait(
        watcher, lambda: watcher.locator(".lines > li").count() == player.locator(".lines > li").count(), "the same log"
    )


def test_a_message_comes_only_to_who_must_act_and_looks_elsewhere(client: Client) -> None:
    """The browser's own messages, replaced by a list: one for each time the turn comes, and none while the page is
    looked at."""
    made, anna, bruno = client.pair(notify=True)
    for page in (anna, bruno):
        page.evaluate(
            """() => { window.told = []; window.away = false;
            Object.defineProperty(document, 'hidden', { get: () => window.away });
            window.Notification = class { static permission = 'granted'; constructor(title, more) {
              window.told.push([title, more.body, more.tag]); } }; }"""
        )
    wait(anna, lambda: asked(anna) or asked(bruno), "a turn")
    first, second = (anna, bruno) if asked(anna) else (bruno, anna)
    first.evaluate("window.away = true")
    second.evaluate("window.away = true")
    choose(first, "draw")
    wait_turn(first)
    choose(first, "confirm")
    wait_turn(second)
    told = second.evaluate("window.told")
    assert len(told) == 1
    assert told[0][0] == "Parley" and told[0][1].startswith("You must:") and made["table"] in told[0][2]
    assert first.evaluate("window.told") == []
    first.evaluate("window.away = false")
    choose(second, "draw")
    wait_turn(second)
    choose(second, "confirm")
    wait_turn(first)
    assert first.evaluate("window.told") == []


def test_messages_are_asked_of_the_browser_only_when_switched_on(client: Client) -> None:
    page = client.open("/settings")
    page.evaluate(
        "() => { window.Notification = class { static requestPermission() { window.wanted = true; return "
        "'denied'; } }; }"
    )
    assert page.evaluate("window.wanted ?? false") is False
    page.get_by_label("Message when it is my turn").click()
    wait(page, lambda: "does not allow" in page.locator(".settings").inner_text(), "the refusal")
    assert not page.get_by_label("Message when it is my turn").is_checked()


@pytest.mark.long
def test_a_player_erases_himself_and_the_other_keeps_the_game(client: Client) -> None:
    _, anna, bruno = client.pair()
    bruno.click("[data-act=menu]")
    bruno.click("[data-act=forget]")
    bruno.click("[data-act=forget]")
    bruno.wait_for_selector(".cv")
    assert bruno.evaluate("localStorage.getItem('ludoteca.seats')") == "{}"
    wait(anna, lambda: anna.locator(".seat", has_text="a bot plays for this seat").count() == 1, "the stand-in")
    assert "Bruno" not in anna.locator(".seats").inner_text()
    wait_turn(anna)


def test_what_happened_since_my_last_action_is_listed_and_can_be_watched(client: Client) -> None:
    page = seated(client, bot(), bot(), phone=True)
    wait_turn(page)
    while page.locator("[data-act=watch]").count() == 0:  # until the others have done something in answer
        choose(page)
        wait_turn(page)
        page.click("[data-act=menu]")
        page.click("dialog [data-act=recap]")
        page.wait_for_selector("dialog .plainlog li")
        if page.locator("[data-act=watch]").count() == 0:
            page.keyboard.press("Escape")
    told = page.locator("dialog .plainlog ul li").all_inner_texts()
    mine = page.locator("dialog .plainlog .tome").all_inner_texts()
    assert told and all(("Anna" in line) == (line in mine) for line in told), (told, mine)
    page.click("[data-act=watch]")
    page.wait_for_selector(".replay")
    where = page.locator(".replay .where").inner_text()
    wait(page, lambda: page.locator(".replay .where").all_inner_texts() != [where], "the next action")
    page.wait_for_selector(".replay", state="detached")  # it ends in the present
    assert page.locator(CHOICE).count() > 0


def test_what_was_taken_back_on_a_phone_is_done_again_from_its_menu(client: Client) -> None:
    page = seated(client, phone=True)
    choose(page, "trade")
    page.click(".pbar [data-act=undo]")
    wait(page, lambda: page.locator(".pbar [data-act=undo]").is_disabled(), "the step back")
    page.click("[data-act=menu]")
    page.click("dialog [data-act=redo]")
    wait(page, lambda: page.locator(".pbar [data-act=undo]").is_enabled(), "the step again")


@pytest.mark.long
def test_the_phone_s_menu_takes_back_to_any_own_step(client: Client) -> None:
    game = "pax-renaissance"
    page = client.sit(client.table([{"kind": "me"}, bot()], game=game), game=game, phone=True)
    wait_turn(page)
    while page.locator("#undoto").count() == 0:
        choose(page)
        page.click("[data-act=menu]")
        page.wait_for_selector("dialog .menugrid")
        if page.locator("#undoto").count() == 0:
            page.keyboard.press("Escape")
    texts = page.locator("#undoto option").all_inner_texts()[1:]
    assert len(texts) == 2 and all("Anna" in text for text in texts)
    page.select_option("#undoto", index=2)
    wait(page, lambda: page.locator(".pbar [data-act=undo]").is_disabled(), "both steps back")


def test_the_text_view_has_chat_notes_deals_and_the_standing(client: Client) -> None:
    page = seated(client, bot(), view="text")
    wait_turn(page)
    for heading in ("Standing", "Deals", "Chat", "Notes"):
        assert page.get_by_role("heading", name=heading, exact=True).count() == 1, heading
    page.fill("#say", "hello")
    page.keyboard.press("Enter")
    page.wait_for_selector(".messages li:has-text('hello')")
