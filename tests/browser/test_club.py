"""Accounts as a person meets them: registration and sign-in with a passkey, a second browser, the pages in three
languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.client import Client
from browser.test_pages import violations

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("club")]  # one server with accounts for all

PASSWORD = "correct horse battery"
RAW_KEY = re.compile(r"\b(?:club|ui|error)-[a-z]+-?[a-z]*\b")
PAGES = ["/sign-in", "/register", "/recover-account", "/account", "/people"]
ASK = """async ([method, path, body, token]) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  if (body) headers["content-type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : undefined });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}"""


def with_authenticator(page: Any) -> None:
    """Give the page an authenticator that keeps passkeys and verifies its person."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def ask(page: Any, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """A request of the page, with its cookies."""
    return page.evaluate(ASK, [method, path, body, token])


def register(page: Any, name: str) -> None:
    """Fill in the form of the page with a password."""
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("button", name="I have kept them").click()
    page.wait_for_url("**/account")


def test_a_person_registers_and_signs_in_with_a_passkey(visitors: Client) -> None:
    page = visitors.open("/")
    with_authenticator(page)
    page.get_by_role("link", name="Sign in").click()
    page.get_by_role("link", name="Create an account").click()
    page.get_by_label("Name").fill("Pia")
    page.locator("[data-act=passkey]").click()
    page.get_by_role("heading", name="Welcome, Pia").wait_for()
    assert page.locator(".codes code").count() == 8
    page.get_by_role("button", name="I have kept them").click()
    page.locator("[data-act=remove-passkey]").wait_for()
    assert violations(visitors, page) == []
    page.locator("[data-act=sign-out]").click()
    page.get_by_role("link", name="Sign in").click()
    page.locator("[data-act=passkey]").click()  # without a name
    page.get_by_role("heading", name="Pia").wait_for()
    assert page.get_by_role("link", name="Pia").count() == 1  # at the top of the page


@pytest.mark.long
def test_tables_come_along_to_another_browser_and_leave_with_the_session(visitors: Client) -> None:
    page = visitors.open("/")
    made = visitors.table([{"kind": "me"}, {"kind": "open"}], name="Vera")
    page = visitors.open("/register", held={made["table"]: {"token": made["token"], "seat": "A", "game": "parley"}})
    register(page, "Vera")
    page.locator("[data-act=claim]").click()
    page.get_by_text("One seat was added.").wait_for()
    phone = visitors.open("/sign-in", phone=True)
    phone.get_by_label("Name").fill("vera")
    phone.get_by_label("Password").fill(PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    phone.get_by_role("heading", name="Vera").wait_for()
    phone.get_by_role("link", name="Ludoteca").click()
    phone.get_by_role("heading", name="Your tables").wait_for()
    phone.locator(f"a[href='/t/{made['table']}']").wait_for()
    page.reload()
    page.locator("[data-act=end-session]").click()
    page.locator("[data-act=end-session]").wait_for(state="detached")
    phone.goto(visitors.url + "/account")
    phone.get_by_text("Sign in first.").wait_for()


def test_two_people_become_friends(visitors: Client) -> None:
    rosa, sara = visitors.open("/register"), visitors.open("/register", phone=True, dark=True)
    register(rosa, "Rosa")
    register(sara, "Sara")
    rosa.goto(visitors.url + "/u/sara")
    rosa.locator("[data-act=befriend]").click()
    rosa.locator("[data-act=part]").wait_for()
    sara.get_by_role("link", name="People").click()
    sara.get_by_role("button", name="Accept").click()
    sara.locator("[data-act=part]").wait_for()
    sara.get_by_role("link", name="Rosa").click()
    sara.get_by_role("heading", name="Rosa").wait_for()
    assert violations(visitors, sara) == []
    sara.locator("[data-act=report]").click()
    sara.get_by_label("What happened?").fill("only a test")
    sara.get_by_role("button", name="Send").click()
    sara.get_by_label("What happened?").wait_for(state="detached")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en-GB", "it-IT", "pt-BR"])
def test_the_pages_are_readable_in_every_language(visitors: Client, lang: str) -> None:
    for number, path in enumerate(PAGES):
        page = visitors.open(path, lang=lang, phone=number % 2 == 0, dark=number > 1)
        page.locator("#main h1").wait_for()
        text = page.locator("body").inner_text()
        assert RAW_KEY.search(text) is None, text
        assert violations(visitors, page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.long
def test_a_server_without_accounts_shows_nothing_of_them(client: Client) -> None:
    page = client.open("/")
    page.locator(".covers article, .covers > *").first.wait_for()
    assert page.locator(".account-link").count() == 0
    asked = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    assert not [name for name in asked if "account" in name or "club" in name]
