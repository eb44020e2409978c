"""What goes wrong for people: wrong addresses, lost connections, reloads in the middle. They read a sentence in their
language, find a way on, and lose no move."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client, until
from ludoteca.i18n import LANGUAGES, Texts

pytestmark = pytest.mark.browser

GAME_PAGES = ("learn", "puzzles", "rules", "cards", "about", "museum", "chance", "new")


def excused(client: Client) -> None:
    """The browser complains of an address that is not there; nothing else may be wrong."""
    client.complaints[:] = [text for text in client.complaints if "404" not in text]


def says(page: Any, lang: str, key: str) -> None:
    sentence = Texts(lang).say(key)
    until(page, "(text) => document.querySelector('h1')?.innerText === text", sentence, sentence)
    until(page, "(text) => document.title.startsWith(text)", f"title {sentence}", sentence)
    assert page.locator("main a[href='/']").inner_text() == Texts(lang).say("ui-home")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_address_is_a_page_with_a_way_home(client: Client, lang: str) -> None:
    page = client.open("/nowhere", lang=lang)
    says(page, lang, "error-no-page")
    page.click("main a[href='/']")
    page.wait_for_selector(".cv")
    page.go_back()
    says(page, lang, "error-no-page")
    excused(client)


def test_an_unknown_address_is_told_in_the_chosen_language(client: Client) -> None:
    page = client.open("/nowhere", lang="en-GB")
    page.evaluate("localStorage.setItem('ludoteca.settings', JSON.stringify({lang: 'pt'}))")
    page.reload()
    says(page, "pt", "error-no-page")
    excused(client)


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/join/%ff", "/%E0%A4%A"])
def test_an_address_that_cannot_be_read_is_a_page_with_a_way_home(client: Client, path: str) -> None:
    says(client.open(path, lang="it"), "it", "error-no-page")
    excused(client)


def test_the_pages_of_an_unknown_game_say_so(client: Client) -> None:
    """Also when a link of the site leads there, for which the server is not asked for a page."""
    page = client.open("/settings", lang="pt")
    for kind in GAME_PAGES:
        page.goto(f"{client.url}/{kind}/nonsense")
        says(page, "pt", "error-no-game")
        page.goto(f"{client.url}/settings")
        page.wait_for_selector("main h1")
        page.evaluate(
            "(to) => { const a = Object.assign(document.createElement('a'), { href: to });"
            " document.querySelector('main').append(a); a.click(); a.remove(); }",
            f"/{kind}/nonsense",
        )
        says(page, "pt", "error-no-game")
    excused(client)


def test_the_dice_of_an_unknown_table_say_so(client: Client) -> None:
    says(client.open("/t/unknown/chance", lang="it"), "it", "error-no-table")
    excused(client)
