"""The lobby: a link that works where it is read, or how to get one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.client import PHONE, Client
from browser.conftest import Server, visiting

pytestmark = pytest.mark.browser
SEATS = [{"kind": "me"}, {"kind": "open"}]


def test_a_server_of_this_machine_alone_says_how_it_is_opened(client: Client) -> None:
    page = client.sit(client.table(SEATS), lang="it-IT")
    page.wait_for_selector(".invite .howshare")
    assert "non raggiungono ancora questo server" in page.locator(".howshare").inner_text()
    assert page.locator(".invite label").inner_text() == "Per un altro browser su questo computer:"
    assert "make play SHARE=1" in page.locator(".howshare").inner_text()
    assert page.locator(".scan").count() == 0


def test_the_lobby_fits_a_phone(client: Client) -> None:
    page = client.sit(client.table(SEATS, game="baroque"), game="baroque", lang="it-IT", phone=True)
    page.wait_for_selector(".invite .howshare")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.locator(".optionlist").is_hidden()
    page.click(".lobby details:has(.optionlist) > summary")
    assert page.locator(".optionlist").is_visible()


@pytest.mark.long
def test_the_lobby_shows_the_public_address_and_its_code(chromium: Any, tmp_path: Path) -> None:
    public = "http://192.168.7.7:9000"
    with Server(tmp_path, LUDOTECA_URL=public, LUDOTECA_BOTS="0") as server, visiting(server, chromium) as client:
        made = client.table(SEATS)
        page = client.sit(made)
        page.wait_for_selector(".scan img")
        assert page.input_value("#invite") == f"{public}/join/{made['invite']}"
        drawn = "() => { const i = document.querySelector('.scan img'); return i.complete && i.naturalWidth > 0; }"
        page.wait_for_function(drawn)
        assert page.locator(".howshare").count() == 0
