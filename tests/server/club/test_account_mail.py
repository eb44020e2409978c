"""The e-mail address of an account: confirmation, recovery by a link, and what a link cannot do."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.club.mail import CONFIRM_MS, RESET_MS
from ludoteca.server.storage.opening import store_at
from server.club.people import PASSWORD, Browser, ClubSite, club
from server.notify.smtp_server import SmtpServer, text_of
from server.tools import Time

URL = "https://games.example.org"
ADDRESS = "anna@example.org"


@asynccontextmanager
async def with_mail(folder: Path, **more: Any) -> AsyncIterator[tuple[ClubSite, SmtpServer]]:
    async with SmtpServer() as smtp:
        chosen = {
            "url": URL,
            "smtp_host": "127.0.0.1",
            "smtp_port": smtp.port,
            "smtp_security": "none",
            "mail_from": "table@example.org",
        }
        async with club(folder, set=chosen, **more) as site:
            yield site, smtp


async def link(smtp: SmtpServer, number: int) -> str:
    """The code of the link in a message, which may still be on its way."""
    while len(smtp.messages) < number:
        await asyncio.sleep(0.005)
    found = re.search(rf"{URL}/(?:confirm|reset)/(\S+)", text_of(smtp.messages[number - 1]))
    assert found is not None
    return found[1]


async def confirmed(browser: Browser, smtp: SmtpServer) -> None:
    """Give the address and follow the first link that comes."""
    await browser.put("/api/account/email", {"email": ADDRESS})
    await browser.post(f"/api/account/confirm/{await link(smtp, 1)}")


async def email_of(browser: Browser) -> tuple[str | None, bool]:
    account = (await browser.get("/api/account"))["account"]
    return account["email"], account["email_confirmed"]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_an_address_is_confirmed_by_its_link_once(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with with_mail(tmp_path, store=store_at(tmp_path, database)) as (site, smtp):
        anna = await site.person("Anna")
        await anna.put("/api/account/email", {"email": ADDRESS})
        assert await email_of(anna) == (ADDRESS, False)
        code = await link(smtp, 1)
        assert smtp.to == [ADDRESS] and "Anna" in text_of(smtp.messages[0])
        await site.browser().post(f"/api/account/confirm/{code}")  # on any device
        assert await email_of(anna) == (ADDRESS, True)
        await anna.put("/api/account/email", {"email": ""})
        assert await email_of(anna) == (None, False)


async def test_a_confirmation_link_cannot_be_replayed(tmp_path: Path) -> None:
    """Not a second time, not after its time, not after another address was given."""
    time = Time()
    async with with_mail(tmp_path, now=time) as (site, smtp):
        anna = await site.person("Anna")
        await anna.put("/api/account/email", {"email": ADDRESS})
        used = await link(smtp, 1)
        await anna.post(f"/api/account/confirm/{used}")
        await anna.post(f"/api/account/confirm/{used}", status=404)
        await anna.put("/api/account/email", {"email": "second@example.org"})
        outdated = await link(smtp, 2)
        await anna.put("/api/account/email", {"email": "third@example.org"})
        late = await link(smtp, 3)
        await anna.post(f"/api/account/confirm/{outdated}", status=404)
        time.pass_(CONFIRM_MS / 1000 + 1)
        await anna.post(f"/api/account/confirm/{late}", status=404)
        assert await email_of(anna) == ("third@example.org", False)


async def test_a_lost_password_is_replaced_by_a_link(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (site, smtp):
        anna = await site.person("Anna")
        await confirmed(anna, smtp)
        other = site.browser()
        await other.post("/api/account/recover/mail", {"name": "anna"})
        code = await link(smtp, 2)
        path = f"/api/account/recover/mail/{code}"
        await other.post(path, {"password": "short"}, 400)
        await other.post(path, {"password": "another good one"})
        assert (await other.who(), await anna.who()) == ("Anna", None)
        await other.post(path, {"password": "yet another one"}, 404)
        await anna.sign_in("Anna", PASSWORD, 401)
        await anna.sign_in("Anna", "another good one")


async def test_a_reset_link_expires_and_ends_with_the_address(tmp_path: Path) -> None:
    time = Time()
    async with with_mail(tmp_path, now=time) as (site, smtp):
        anna = await site.person("Anna")
        await confirmed(anna, smtp)
        await anna.post("/api/account/recover/mail", {"name": "Anna"})
        late = await link(smtp, 2)
        time.pass_(RESET_MS / 1000 + 1)
        await anna.post(f"/api/account/recover/mail/{late}", {"password": "another good one"}, 404)
        await anna.post("/api/account/recover/mail", {"name": "Anna"})
        code = await link(smtp, 3)
        await anna.put("/api/account/email", {"email": ""})
        await anna.post(f"/api/account/recover/mail/{code}", {"password": "another good one"}, 404)


async def test_asking_for_a_link_tells_nothing_about_accounts(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (site, smtp):
        anna = await site.person("Anna")
        await site.person("Bruno")  # without an address
        await anna.put("/api/account/email", {"email": ADDRESS})  # not confirmed
        await link(smtp, 1)
        answers = [await anna.post("/api/account/recover/mail", {"name": n}) for n in ("Anna", "Bruno", "Nobody")]
        assert answers == [{"ok": True}] * 3
        await asyncio.gather(*site.server.parts.tasks.running)
        assert len(smtp.messages) == 1


async def test_links_to_one_address_are_limited(tmp_path: Path) -> None:
    async with with_mail(tmp_path, limits=True, now=Time()) as (site, smtp):
        anna = await site.person("Anna")
        for n in range(3):
            await anna.put("/api/account/email", {"email": ADDRESS})
            await link(smtp, n + 1)
        await anna.put("/api/account/email", {"email": ADDRESS.upper()}, 429)
        await anna.put("/api/account/email", {"email": "not an address"}, 400)


async def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        assert (await anna.get("/api/account"))["mail"] is False
        await anna.put("/api/account/email", {"email": ADDRESS}, 404)
