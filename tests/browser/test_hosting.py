"""What only the host of a table can do, done by pressing the buttons: close and reopen, mute and remove, delete."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client, asked, bot, choose, until, wait

pytestmark = pytest.mark.browser


def open_menu(page: Any) -> None:
    page.click("[data-act=menu]")
    page.wait_for_selector("#host-title")


def hosted(client: Client) -> tuple[dict[str, Any], Any]:
    """A table against a bot, and the page of its host, who is asked."""
    made = client.table([{"kind": "me"}, bot()])
    page = client.sit(made)
    wait(page, lambda: asked(page), "the turn")
    return made, page


def test_a_closed_table_takes_no_move_until_the_host_opens_it_again(client: Client) -> None:
    _, page = hosted(client)
    open_menu(page)
    page.click("[data-act=close]")
    until(page, "() => document.querySelector('[data-act=close]')?.innerText.includes('again')", "the closed table")
    page.keyboard.press("Escape")
    wait(page, lambda: not asked(page), "a table without choices")
    assert "The table is closed" in page.locator(".must").inner_text()
    assert page.title().startswith("The table is closed")

    open_menu(page)
    page.click("[data-act=close]")
    page.keyboard.press("Escape")
    wait(page, lambda: asked(page), "the turn again")
    choose(page)


def test_a_spectator_is_muted_unmuted_and_removed(client: Client) -> None:
    made, host = hosted(client)
    watching = client.open(f"/t/{made['table']}")
    watching.wait_for_selector(".boardslot:not(.loading)")
    open_menu(host)
    host.wait_for_selector(".spectators [data-act=mute]")
    host.click(".spectators [data-act=mute]")
    host.wait_for_selector(".spectators [data-act=unmute]")
    host.click(".spectators [data-act=unmute]")
    host.wait_for_selector(".spectators [data-act=mute]")
    host.click(".spectators [data-act=remove]")
    wait(host, lambda: host.locator(".spectators li").count() == 0, "an empty list")
    wait(watching, lambda: "sent you away" in watching.locator("body").inner_text(), "the notice to the spectator")


def test_a_deleted_table_is_gone_after_a_second_press(client: Client) -> None:
    made, page = hosted(client)
    open_menu(page)
    page.click("[data-act=delete]")
    assert client.get(f"/api/tables/{made['table']}", made["token"])
    page.click("[data-act=delete]")
    page.wait_for_url(client.url + "/")
    with pytest.raises(AssertionError, match="404"):
        client.get(f"/api/tables/{made['table']}", made["token"])
