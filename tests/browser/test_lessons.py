"""Each guided first game, played through in a browser: every step speaks, points at something to be seen, and leads to
the next."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client, bot, until
from long_run import long_but
from ludoteca.registry import find, names
from ludoteca.rulebook import overview
from ludoteca.teaching import Step, lessons_of

pytestmark = pytest.mark.browser

SHORT = ("parley",)  # the smallest board; the others are in the long run
LESSONS = [
    pytest.param(name, id, marks=[] if name in SHORT else [pytest.mark.long])
    for name in names()
    for id in lessons_of(find(name))
]
AT = "(number) => document.querySelector('.coach .num')?.textContent?.startsWith(number + '/')"
LOCALES = {"en": "en-GB", "it": "it-IT", "pt": "pt-BR"}
POINTED = """() => [...document.querySelectorAll('[data-pointed]')].some((el) => {
  const box = el.getBoundingClientRect();
  return box.width + box.height > 0 && box.right > 0 && box.left < innerWidth;
})"""


def follow(page: Any, number: int, step: Step) -> None:
    """Wait for a step, look at what it points at, and do what it asks."""
    until(page, AT, f"step {number}", number)
    assert page.locator(".coach p").inner_text().strip()
    if step.at:
        until(page, POINTED, f"the thing that step {number} points at ({step.at})")
    page.click(f"[data-act={'lesson-do' if step.do else 'lesson-next'}]")


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_a_lesson_leads_from_the_first_page_to_free_play(client: Client, name: str, id: str) -> None:
    lesson = lessons_of(find(name))[id]
    page = client.open("/", lang="it-IT")
    page.click(f'.cv[data-game="{lesson.game.id}"] a[href^="/learn/"]')
    page.click(f'[data-lesson="{id}"]')
    page.wait_for_selector(".boardslot:not(.loading)")
    for number, step in enumerate(lesson.steps, 1):
        follow(page, number, step)
    until(page, "() => document.querySelector('.coach') && !document.querySelector('.coach .num')", "the end")
    page.click("[data-act=lesson-leave]")
    assert page.locator(".coach").count() == 0
    assert page.locator("[data-pointed]").count() == 0


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


def test_a_click_on_what_is_pointed_at_is_the_move_and_another_move_can_be_taken_back(client: Client) -> None:
    lesson = lessons_of(find("pax_renaissance"))["first"]
    page = client.open("/learn/pax-renaissance")
    page.click('[data-lesson="first"]')
    page.wait_for_selector(".boardslot:not(.loading)")
    for number, step in enumerate(lesson.steps[:2], 1):
        follow(page, number, step)
    until(page, AT, "the first move", 3)
    page.click('.chip[data-verb="pass"]')
    page.click("[data-act=lesson-back]")
    until(page, AT, "the first move again", 3)
    page.click('[data-pointed][data-ref="card:114"]')
    until(page, AT, "the step after the click", 4)


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
