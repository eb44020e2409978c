"""The site as an application: its manifest, and what can be read when the server is gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.client import Client, until
from browser.conftest import Server

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_rules_are_read_without_the_server_and_a_table_says_that_it_is_gone(chromium: Any, tmp_path: Path) -> None:
    server = Server(tmp_path, LUDOTECA_BOTS="0")
    with server:
        client = Client(server.url, chromium)
        page = client.open("/settings", lang="en-GB", theme="dark")  # the browser's language is not the player's
        page.locator("label", has_text="Português").click()
        page.locator("label.switch", has_text="Regras sem o servidor").click()
        until(page, "() => Number(document.documentElement.dataset.kept) > 10", "the rules of all games")
        page.goto(server.url + "/rules/baroque")
        page.wait_for_selector(".ruletext")
    page.goto(server.url + "/rules/parley")  # never opened before
    page.wait_for_selector(".ruletext")
    page.goto(server.url + "/t/nothing")
    assert page.locator("h1").inner_text() == "Sem conexão"
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.locator('a[href="/rules/pax-renaissance"]').count() == 1
    server.start()
    page.click("a.button")
    page.wait_for_selector(".cv")
    server.stop()
    client.close()


def test_an_update_drops_what_an_older_version_kept(client: Client) -> None:
    page = client.open("/settings", fresh=True)
    page.evaluate("caches.open('ludoteca-older').then((c) => c.put('/offline', new Response('old')))")
    page.locator("label.switch", has_text="Rules without the server").click()
    until(page, "() => document.documentElement.dataset.kept", "the worker")
    names = page.evaluate("caches.keys()")
    assert len(names) == 1 and names[0] != "ludoteca-older"
    page.locator("label.switch", has_text="Rules without the server").click()
    page.wait_for_function("async () => (await caches.keys()).length === 0")
