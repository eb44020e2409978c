"""Each guided first game, played through in a browser: every step speaks, points at something to be seen, and leads to
the next."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import DESKTOP, PHONE, Client, bot, choose, until, wait_turn
from browser.pointing import check_seen, check_shown
from long_run import long_but
from ludoteca.registry import find, names
from ludoteca.rulebook import overview
from ludoteca.teaching import Step, lessons_of

pytestmark = pytest.mark.browser

WINDOWS = {"desktop": DESKTOP, "laptop": {"width": 1366, "height": 650}, "phone": PHONE}
SHORT = (("rio_de_la_plata", "phone"), ("baroque", "laptop"))  # the others are in the long run
LESSONS = [
    pytest.param(name, id, window, marks=[] if (name, window) in SHORT else [pytest.mark.long])
    for name in names()
    for id in lessons_of(find(name))
    for window in WINDOWS
]
MAX_CLICKS = 4  # for one move: what it names, and what is to be done there
# Presses what is marked: on the way to a move what leads on, otherwise the thing on the board, otherwise the button.
PRESS = """() => {
  const way = [".leads", "[data-pointed]:not(.chip)", ".chip[data-pointed]"];
  const found = way.map((one) => document.querySelector(one)).find(Boolean);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""
# The click has made a move, or the list of choices shows where it leads.
PRESSED = """(rev) => !document.querySelector(".chip.busy") &&
  (document.body.dataset.rev !== rev || document.querySelector(".leads"))"""
AT = "(number) => document.querySelector('.coach .num')?.textContent?.startsWith(number + '/')"
TOP = "document.querySelector('.board').getBoundingClientRect().top"
LOCALES = {"en": "en-GB", "it": "it-IT", "pt": "pt-BR"}


def follow(page: Any, number: int, step: Step) -> float:
    """Wait for a step, look at its words, its button and what it points at, and do what it asks. Returns where the
    board began."""
    until(page, AT, f"step {number}", number)
    assert page.locator(".coach p").inner_text().strip()
    check_seen(page, step.at, f"step {number} ({step.say})")
    button = f"[data-act={'lesson-do' if step.do else 'lesson-next'}]"
    for part in (".coach p", button):
        check_shown(page, part, f"{part} of step {number}")
    top: float = page.evaluate(TOP)
    page.click(button)
    return top


@pytest.mark.parametrize(("name", "id", "window"), LESSONS)
def test_a_lesson_leads_from_the_first_page_to_free_play(client: Client, name: str, id: str, window: str) -> None:
    lesson = lessons_of(find(name))[id]
    page = client.open("/", lang="it-IT", phone=window == "phone", dark=window == "laptop")
    page.set_viewport_size(WINDOWS[window])
    page.click(f'.cv[data-game="{lesson.game.id}"] a[href^="/learn/"]')
    page.click(f'[data-lesson="{id}"]')
    page.wait_for_selector(".boardslot:not(.loading)")
    tops = {follow(page, number, step) for number, step in enumerate(lesson.steps, 1)}
    assert len(tops) == 1 or window == "phone"  # a phone gives the map what short words leave
    until(page, "() => document.querySelector('.coach') && !document.querySelector('.coach .num')", "the end")
    page.click("[data-act=lesson-leave]")
    assert page.locator(".coach").count() == 0
    assert page.locator("[data-pointed], .marked").count() == 0


@pytest.mark.parametrize("lang", long_but(("en", "it", "pt"), "en"))
def test_the_game_on_one_page_is_reached_from_home_lobby_and_table(client: Client, lang: str) -> None:
    game = {"en": "baroque", "it": "anno_1452", "pt": "rio_de_la_plata"}[lang]
    id = find(game).id
    page = client.open("/", lang=LOCALES[lang])
    page.click(f'.cv[data-game="{id}"] a[href="/learn/{id}"]')
    page.wait_for_selector(".overview .art svg")
    sections = overview(find(game).package)
    shown = page.locator(".overview [data-section]").evaluate_all("all => all.map(e => e.dataset.section)")
    assert shown == list(sections)
    for key, rules in sections.items():
        told = page.locator(f'.overview [data-section="{key}"] li span').all_inner_texts()
        assert told == [rule.text_in(lang) for rule in rules]
    made = client.table([{"kind": "me"}, {"kind": "open"}], game=id)
    lobby = client.sit(made, game=id, lang=LOCALES[lang])
    assert lobby.wait_for_selector(".lobby [data-act=learn]").get_attribute("href") == f"/learn/{id}"


def test_the_menu_of_a_table_leads_to_the_game_on_one_page(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]), phone=True)
    page.wait_for_selector(".boardslot:not(.loading)")
    page.click("[data-act=menu]")
    assert page.wait_for_selector("a[data-act=learn]").get_attribute("href") == "/learn/parley"


def at_the_first_move_of_pax(client: Client) -> Any:
    lesson = lessons_of(find("pax_renaissance"))["first"]
    page = client.open("/learn/pax-renaissance")
    page.click('[data-lesson="first"]')
    page.wait_for_selector(".boardslot:not(.loading)")
    for number, step in enumerate(lesson.steps[:2], 1):
        follow(page, number, step)
    until(page, AT, "the first move", 3)
    return page


def test_a_click_on_what_is_pointed_at_is_the_move_and_another_move_can_be_taken_back(client: Client) -> None:
    page = at_the_first_move_of_pax(client)
    page.click('.chip[data-verb="pass"]')
    page.click("[data-act=lesson-back]")
    until(page, AT, "the first move again", 3)
    page.click('[data-pointed][data-ref="card:114"]')
    until(page, AT, "the step after the click", 4)


@pytest.mark.long
def test_a_lesson_keeps_its_place_when_the_page_is_loaded_again_and_goes_on_after_a_trial(client: Client) -> None:
    page = at_the_first_move_of_pax(client)
    page.reload()
    until(page, AT, "the first move again", 3)
    page.click("[data-act=try]")
    page.wait_for_selector(".trial")
    page.click('[data-pointed][data-ref="card:114"]')
    until(page, "() => document.querySelector('.trial [data-act=trial-keep]:not(:disabled)')", "the move tried")
    page.click("[data-act=lesson-do]")
    until(page, AT, "the step after the move", 4)
    assert page.locator(".trial").count() == 0


@pytest.mark.long
def test_a_lesson_does_not_offer_to_go_back_when_the_bots_have_moved(client: Client) -> None:
    page = client.open("/learn/pax-renaissance")
    page.click('[data-lesson="first"]')
    page.wait_for_selector(".boardslot:not(.loading)")
    said = page.locator(".coach p")
    for _ in range(2):
        wait_turn(page)
        choose(page, "pass")
    assert "or go back" in said.inner_text()
    choose(page, "confirm")
    wait_turn(page)
    assert page.locator("[data-act=lesson-back]").count() == 0
    assert "or start again" in said.inner_text()


def test_a_lesson_is_played_by_keyboard_in_the_text_view(client: Client) -> None:
    page = client.open("/learn/pax-renaissance", view="text")
    page.click('[data-lesson="first"]')
    for number in (1, 2):
        until(page, AT, f"step {number}", number)
        page.locator("[data-act=lesson-next]").focus()
        page.keyboard.press("Enter")
    until(page, AT, "the first move", 3)
    page.locator("[data-act=lesson-do]").focus()
    page.keyboard.press("Enter")
    until(page, AT, "the second move", 4)


def test_the_keyboard_begins_at_the_button_of_a_lesson(client: Client) -> None:
    page = client.open("/learn/baroque")
    page.locator('[data-lesson="first"]').focus()
    page.keyboard.press("Enter")
    until(page, AT, "step 1", 1)
    until(page, "() => document.activeElement?.dataset.act === 'lesson-next'", "the focus")
    page.keyboard.press("Enter")
    until(page, AT, "step 2", 2)
    page.keyboard.press("Enter")
    until(page, AT, "step 3, after a move", 3)


def take_marked(page: Any, number: int, step: Step) -> None:
    """Click what is marked for a step that asks for a move, until the move is made."""
    until(page, AT, f"step {number}", number)
    for _ in range(MAX_CLICKS):
        rev = page.evaluate("document.body.dataset.rev")
        page.evaluate(PRESS)
        until(page, PRESSED, f"an answer to a click at step {number} ({step.say})", rev)
        if page.evaluate("(rev) => document.body.dataset.rev !== rev", rev):
            break
    until(page, "() => !document.querySelector('.chip.busy')", f"the move of step {number}")
    assert page.locator("[data-act=lesson-back]").count() == 0, f"step {number}: another move than {step.do}"


@pytest.mark.parametrize("name", long_but([name for name in names() if lessons_of(find(name))], "rio_de_la_plata"))
def test_a_click_on_what_is_marked_always_leads_on(client: Client, name: str) -> None:
    """Also where a thing on the board stands for several moves: then the one asked for is marked, and no other."""
    lesson = lessons_of(find(name))["first"]
    page = client.open(f"/learn/{lesson.game.id}")
    page.click('[data-lesson="first"]')
    page.wait_for_selector(".boardslot:not(.loading)")
    for number, step in enumerate(lesson.steps, 1):
        if step.do:
            take_marked(page, number, step)
        else:
            follow(page, number, step)
    until(page, "() => document.querySelector('.coach') && !document.querySelector('.coach .num')", "the end")
    assert page.locator("[data-pointed], .leads, .marked").count() == 0
