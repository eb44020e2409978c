"""What a table can do: languages, replay, undo, consent, hotseat, take-over, report, deals, chat, notes, a lost
connection."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from browser.client import CHOICE, Client, asked, bot, choose, over, until, wait, wait_turn
from browser.conftest import Server

pytestmark = pytest.mark.browser


def seated(client: Client, *seats: dict[str, Any], **how: Any) -> Any:
    page = client.sit(client.table([{"kind": "me"}, *(seats or (bot(),))]), **how)
    wait_turn(page)
    return page


def test_the_language_changes_in_mid_game(client: Client) -> None:
    page = seated(client)
    choose(page, "trade")
    page.wait_for_selector(".lines > li")
    for lang, must, name in (("it", "Devi:", "Italiano"), ("pt", "Deve:", "Português"), ("en", "You must:", "English")):
        page.click("[data-act=settings]")
        page.get_by_label(name, exact=True).check()
        page.keyboard.press("Escape")
        until(page, "(must) => document.querySelector('.prompt .must').innerText.startsWith(must)", must, must)
        assert page.evaluate("document.documentElement.lang") == lang
        assert not re.search(r"\b(ui|log|do|ask|zone|counter)-[a-z]", page.locator("body").inner_text())
    page.reload()
    wait_turn(page)
    assert page.evaluate("document.documentElement.lang") == "en"


def test_undo_takes_back_and_redo_does_again(client: Client) -> None:
    page = seated(client)
    before = page.locator(".lines > li").count()
    assert page.locator("[data-act=undo]").is_disabled()
    choose(page, "trade")
    after = page.locator(".lines > li").count()
    assert after == before + 1
    page.click("[data-act=undo]")
    wait(page, lambda: page.locator(".lines > li").count() == before, "the line to go")
    page.click("[data-act=redo]")
    wait(page, lambda: page.locator(".lines > li").count() == after, "the line to come back")
    page.keyboard.press("u")
    wait(page, lambda: page.locator(".lines > li").count() == before, "the line to go again")


def test_what_was_drawn_cannot_be_undone(client: Client) -> None:
    page = seated(client)
    choose(page, "draw")
    assert page.locator("[data-act=undo]").is_disabled()
    assert page.locator(".undo-to").count() == 0


def test_replay_with_slider_and_permalink(client: Client) -> None:
    page = seated(client)
    for _ in range(3):
        choose(page)
        wait_turn(page)
    page.click("[data-act=replay]")
    page.wait_for_selector(".replay")
    slider = page.locator(".replay input[type=range]")
    last = int(slider.get_attribute("max"))
    slider.fill("0")
    wait(page, lambda: "at=0" in page.url, "the address of the beginning")
    assert page.locator(CHOICE).count() == 0
    page.get_by_role("button", name="One action on", exact=True).click()
    wait(page, lambda: "at=1" in page.url, "the address of the first action")
    assert page.locator(".replay .said").inner_text()
    link = page.url
    page.get_by_role("button", name="To the present").click()
    wait(page, lambda: page.locator(".replay").count() == 0, "the present")
    wait(page, lambda: "at=" not in page.url, "the address of the present")
    wait_turn(page)

    page.goto(link)
    page.wait_for_selector(".replay")
    wait(page, lambda: page.locator(".replay .where").inner_text() == f"1 / {last}", "the action of the link")
    page.keyboard.press("]")
    wait(page, lambda: "at=2" in page.url, "the next action")


def test_going_back_beyond_the_barrier_needs_consent(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "open"}], undo="consent")
    joined = client.post(f"/api/join/{made['invite']}", {"name": "Bruno"})
    anna, bruno = client.sit(made), client.sit(joined)
    wait(anna, lambda: asked(anna) or asked(bruno), "a turn")
    first, second = (anna, bruno) if asked(anna) else (bruno, anna)
    choose(first, "draw")
    wait_turn(first)
    choose(first, "confirm")
    wait_turn(second)
    lines = first.locator(".lines > li").count()
    first.click("[data-act=replay]")
    first.locator(".replay input[type=range]").fill("0")
    wait(first, lambda: "at=0" in first.url, "the beginning")
    first.get_by_role("button", name="Ask to go back here").click()
    second.wait_for_selector("[data-answer=no]")
    second.click("[data-answer=no]")
    wait(second, lambda: second.locator(".request [data-answer]").count() == 0, "the refusal")
    assert first.locator(".lines > li").count() == lines

    first.click("[data-act=replay]")
    first.locator(".replay input[type=range]").fill("0")
    wait(first, lambda: "at=0" in first.url, "the beginning")
    first.get_by_role("button", name="Ask to go back here").click()
    second.click("[data-answer=yes]")
    wait(first, lambda: first.locator(".lines > li").count() < lines and asked(first), "the way back")
    wait(second, lambda: not asked(second), "the other to wait")
    assert "back to action 0" in second.locator(".notices").inner_text()
    for page in (first, second):
        assert "back to action 0" in page.locator(".backmark").inner_text()


def test_hotseat_covers_the_hand_until_its_owner_is_there(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}])
    page = client.sit(made)
    seen: set[str] = set()
    for _ in range(8):
        wait(page, lambda: asked(page) or page.locator(".cover").count() > 0, "a turn or the cover")
        if page.locator(".cover").count():
            assert page.locator(".hand, .board, .log").count() == 0
            seen.add(page.locator(".cover h1").inner_text())
            page.click("[data-act=uncover]")
            wait(page, lambda: asked(page), "the turn of the owner")
        choose(page)
    assert len(seen) == 2


def test_a_bot_takes_over_and_the_player_returns(client: Client) -> None:
    _, anna, bruno = client.pair()
    bruno.click("[data-act=menu]")
    bruno.click("[data-act=leave]")
    bruno.click("[data-act=leave]")
    wait(anna, lambda: anna.locator(".seat", has_text="a bot plays for this seat").count() == 1, "the stand-in")
    for _ in range(4):
        wait_turn(anna)
        choose(anna)
    bruno.click("[data-act=claim]")
    wait(anna, lambda: anna.locator(".seat", has_text="a bot plays for this seat").count() == 0, "the return")
    for _ in range(12):
        wait(anna, lambda: asked(anna) or asked(bruno) or over(anna), "somebody's turn")
        if asked(bruno) or over(anna):
            break
        choose(anna)
    assert asked(bruno) or over(bruno)


def test_a_report_is_a_file_without_secrets(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()])
    page = client.sit(made)
    wait_turn(page)
    page.click("[data-act=menu]")
    page.fill("#problem", "The harbour looks at me")
    with page.expect_download() as waiting:
        page.click("[data-act=report]")
    path = waiting.value.path()
    text = path.read_text(encoding="utf-8")
    assert "The harbour looks at me" in text
    assert made["token"] not in text
    assert made["recovery"] not in text


def test_an_offer_is_made_and_accepted(client: Client) -> None:
    _, anna, bruno = client.pair()
    for page in (anna, bruno):
        page.click("#tab-deals")
    anna.click(".compose summary")
    anna.locator(".compose fieldset").nth(0).get_by_role("button", name="coins").click()
    anna.locator(".compose fieldset").nth(0).locator("input[type=number]").fill("2")
    anna.locator(".compose fieldset").nth(2).get_by_role("button").first.click()
    anna.get_by_role("button", name="Make this offer").click()
    bruno.wait_for_selector(".offer [data-verb=accept]")
    assert "2 coins" in bruno.locator(".offer").inner_text()
    coins = bruno.locator(".seat", has_text="Bruno").locator(".cn .num").first
    had = int(coins.inner_text())
    bruno.click(".offer [data-verb=accept]")
    wait(bruno, lambda: int(coins.inner_text()) == had + 2, "the coins")
    wait(anna, lambda: anna.locator(".offer").count() == 0, "the offer to be gone")


def test_chat_phrases_are_read_in_each_reader_s_language(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "open"}])
    joined = client.post(f"/api/join/{made['invite']}", {"name": "Bruno"})
    anna, bruno = client.sit(made), client.sit(joined, lang="it-IT")
    watcher = client.open(f"/t/{made['table']}")
    for page in (anna, bruno, watcher):
        page.wait_for_selector(".boardslot:not(.loading)")
        page.click("#tab-chat")
    phrase = anna.locator(".phrases button").first
    phrase.wait_for()
    english = phrase.inner_text()
    phrase.click()
    bruno.wait_for_selector(".messages li:not(.none)")
    italian = bruno.locator(".messages li").first.inner_text()
    assert english not in italian
    anna.fill("#say", "ciao <b>Bruno</b>")
    anna.press("#say", "Enter")
    wait(
        bruno,
        lambda: bruno.locator(".messages li", has_text="ciao <b>Bruno</b>").count() == 1,
        "the message as it was typed",
    )
    watcher.wait_for_timeout(400)
    assert watcher.locator(".messages li:not(.none)").count() == 0
    assert watcher.locator(CHOICE).count() == 0
    assert watcher.locator(".hand").count() == 0


def test_notes_are_kept(client: Client) -> None:
    page = seated(client)
    page.click("#tab-notes")
    page.wait_for_selector("#notes:not([disabled])")
    page.fill("#notes", "Bot B has the envoy")
    wait(page, lambda: page.locator(".notes small").inner_text() == "Saved", "saved")
    page.reload()
    wait_turn(page)
    page.click("#tab-notes")
    wait(page, lambda: page.locator("#notes").input_value() == "Bot B has the envoy", "the note")


def test_the_moves_of_others_are_shown_one_by_one_and_can_be_skipped(client: Client) -> None:
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
