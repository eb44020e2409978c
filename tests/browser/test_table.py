"""What a table can do: languages, replay, undo, consent, hotseat, take-over, report, deals, chat, notes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.client import CHOICE, Client, asked, bot, choose, over, until, wait, wait_turn

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


def ask_to_go_back(page: Any) -> None:
    """Ask the others to go back to the beginning."""
    page.click("[data-act=replay]")
    page.locator(".replay input[type=range]").fill("0")
    wait(page, lambda: "at=0" in page.url, "the beginning")
    page.get_by_role("button", name="Ask to go back here").click()


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
    ask_to_go_back(first)
    second.wait_for_selector("[data-answer=no]")
    second.click("[data-answer=no]")
    wait(second, lambda: second.locator(".request [data-answer]").count() == 0, "the refusal")
    assert first.locator(".lines > li").count() == lines
    ask_to_go_back(first)
    second.wait_for_selector("[data-answer=no]")
    assert second.locator("[data-answer=withdraw]").count() == 0
    first.click("[data-answer=withdraw]")
    wait(second, lambda: second.locator(".request [data-answer]").count() == 0, "the end of the request")
    ask_to_go_back(first)
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


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
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
