"""How this table reads the rules: the page says what was chosen, what is recommended, and why."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client
from ludoteca.i18n import Texts
from ludoteca.registry import find
from ludoteca.rulebook import rulings

pytestmark = pytest.mark.browser

BAROQUE = find("baroque")
FEW_VALUES = 5  # of an option with more only the one of the table and the recommended one are listed
OPTION = next(o for o in BAROQUE.options if any(r.option == o.id for r in rulings(BAROQUE.package).values()))
OTHER = next(value for value in OPTION.values if value != OPTION.default)


def shown(page: Any, option: str) -> list[str]:
    """The values of an option as the page lists them."""
    page.wait_for_selector(".reading")
    found: list[str] = page.locator(f"[data-option='{option}'] .readvalues li").all_inner_texts()
    return found


def test_every_reading_is_there_once_with_the_recommended_option(client: Client) -> None:
    page = client.open("/readings/baroque")
    texts = Texts("en", BAROQUE.package)
    for option in BAROQUE.options:
        if not any(r.option == option.id for r in rulings(BAROQUE.package).values()):
            continue
        first, *others = shown(page, option.id)
        assert first.startswith("This table: " + texts.say(f"option-{option.id}-{option.default}")), first
        assert first.endswith("recommended") and not any("recommended" in other for other in others)
        assert len(others) == (len(option.values) - 1 if len(option.values) <= FEW_VALUES else 0)
    ids = page.eval_on_selector_all(".ruletext", "all => all.map(one => one.id)")
    assert sorted(ids) == sorted(f"gap-{id}" for id in rulings(BAROQUE.package))
    assert "Every option is as recommended." in page.inner_text("#main")


@pytest.mark.parametrize("lang", ["en", "it", "pt"])
def test_the_option_chosen_for_a_new_table_is_marked(client: Client, lang: str) -> None:
    page = client.open("/new/baroque", lang=lang)
    page.wait_for_selector(".setup")
    page.evaluate("() => document.querySelectorAll('details').forEach(d => { d.open = true; })")
    page.select_option(f"#o-{OPTION.id}", OTHER)
    address = page.get_attribute("a[href^='/readings/']", "href")
    page.goto(client.url + address)
    ui, texts = Texts(lang), Texts(lang, BAROQUE.package)
    first, second, *_ = shown(page, OPTION.id)
    assert first == f"{ui.say('ui-readings-here')} {texts.say(f'option-{OPTION.id}-{OTHER}')}"
    assert ui.say("ui-recommended") in second
    assert ui.say("ui-readings-changed", {"count": 1}) in page.inner_text("#main")
    assert page.locator(".reading").first.get_attribute("data-option") == OPTION.id


def test_the_lobby_of_a_table_leads_there(client: Client) -> None:
    table = client.table([{"kind": "me"}, {"kind": "open"}], "baroque", options={OPTION.id: OTHER})
    page = client.sit(table, "baroque")
    page.wait_for_selector("a[href^='/readings/baroque']")
    page.goto(client.url + page.get_attribute("a[href^='/readings/baroque']", "href"))
    assert OTHER in page.url
    assert shown(page, OPTION.id)[0].startswith("This table: ")
