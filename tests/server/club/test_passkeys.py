"""Passkeys: registration, sign-in without a name, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.club.passkeys import CHALLENGE_MS
from ludoteca.server.storage.opening import store_at
from server.club.authenticator import Authenticator
from server.club.people import Browser, ClubSite, club
from server.tools import Time


def local(site: ClubSite) -> Browser:
    """A browser that reaches the server by a name: passkeys are not for addresses."""
    host = f"localhost:{site.server.port}"
    return site.browser(host=host, origin=f"http://{host}")


def authenticator(site: ClubSite, **more: Any) -> Authenticator:
    return Authenticator(f"http://localhost:{site.server.port}", **more)


async def options(browser: Browser, path: str, body: Any = None) -> Any:
    return (await browser.post(f"/api/account/{path}/options", body))["options"]


async def registered(site: ClubSite, name: str) -> tuple[Browser, Authenticator]:
    browser, key = local(site), authenticator(site)
    made = key.create(await options(browser, "register/passkey", {"name": name}))
    answer = await browser.post("/api/account/register/passkey", {"credential": made})
    assert answer["account"]["password"] is False and len(answer["recovery"]) == 8
    return browser, key


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_an_account_with_a_passkey_alone(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:
        browser, key = await registered(site, "Anna")
        assert await browser.who() == "Anna"
        other = local(site)
        for _ in range(2):
            answer = key.get(await options(other, "sign-in/passkey"))
            welcome = await other.post("/api/account/sign-in/passkey", {"credential": answer})
            assert welcome["account"]["name"] == "Anna" and await other.who() == "Anna"
        await other.sign_in("Anna", status=401)  # there is no password


async def test_several_passkeys_are_added_and_removed(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        browser, first = await registered(site, "Anna")
        second = authenticator(site)
        asked = await options(browser, "passkeys")
        assert [known["id"] for known in asked["excludeCredentials"]] == [first.create(asked)["id"]]
        listed = await browser.post("/api/account/passkeys", {"credential": second.create(asked)})
        assert [key["name"] for key in listed] == ["Firefox, Linux"] * 2
        ids = [key["id"] for key in listed]
        stranger = await site.person("Bruno")
        await stranger.post(f"/api/account/passkeys/{ids[0]}/remove", status=404)
        await browser.post(f"/api/account/passkeys/{ids[0]}/remove")
        answer = await browser.post(f"/api/account/passkeys/{ids[1]}/remove", status=409)
        assert answer["error"]["key"] == "last-passkey"
        other = local(site)
        gone = first.get(await options(other, "sign-in/passkey"))
        await other.post("/api/account/sign-in/passkey", {"credential": gone}, 401)
        good = second.get(await options(other, "sign-in/passkey"))
        await other.post("/api/account/sign-in/passkey", {"credential": good})
        await other.put("/api/account/password", {"new": "a first password"})
        assert await other.post(f"/api/account/passkeys/{ids[1]}/remove") == []
        await site.browser().sign_in("Anna", "a first password")


async def test_a_passkey_of_another_origin_is_refused(tmp_path: Path) -> None:
    """A page of another site has a challenge of this one, and an authenticator that signs whatever it is asked."""
    async with club(tmp_path) as site:
        browser, key = await registered(site, "Anna")
        other = local(site)
        for origin in ("https://evil.example", f"https://localhost:{site.server.port}", "http://localhost:1"):
            key.origin = origin
            answer = key.get(await options(other, "sign-in/passkey"))
            refused = await other.post("/api/account/sign-in/passkey", {"credential": answer}, 401)
            assert refused["error"]["key"] == "passkey-failed"
            made = Authenticator(origin).create(await options(browser, "passkeys"))
            await browser.post("/api/account/passkeys", {"credential": made}, 401)
        key.origin = f"http://localhost:{site.server.port}"
        answer = key.get(await options(other, "sign-in/passkey"), domain="evil.example")
        await other.post("/api/account/sign-in/passkey", {"credential": answer}, 401)
        assert await other.who() is None and len(await browser.get("/api/account/passkeys")) == 1
        answer = key.get(await options(other, "sign-in/passkey"))
        await other.post("/api/account/sign-in/passkey", {"credential": answer})


async def test_a_challenge_works_once_and_expires(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        browser, key = await registered(site, "Anna")
        other = local(site)
        answer = key.get(await options(other, "sign-in/passkey"))
        await other.post("/api/account/sign-in/passkey", {"credential": answer})
        await other.post("/api/account/sign-out")
        await other.post("/api/account/sign-in/passkey", {"credential": answer}, 401)  # replayed
        late = key.get(await options(other, "sign-in/passkey"))
        time.pass_(CHALLENGE_MS / 1000 + 1)
        await other.post("/api/account/sign-in/passkey", {"credential": late}, 401)
        for_adding = await options(browser, "passkeys")
        mixed = key.get({"challenge": for_adding["challenge"], "rpId": "localhost"})
        await other.post("/api/account/sign-in/passkey", {"credential": mixed}, 401)  # a challenge for something else
        stranger = local(site)
        await stranger.register("Bruno")
        theirs = authenticator(site).create(for_adding)
        await stranger.post("/api/account/passkeys", {"credential": theirs}, 401)  # a challenge of somebody else


async def test_a_wrong_signature_a_copied_key_and_an_absent_person_are_refused(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        _, key = await registered(site, "Anna")
        other = local(site)
        forged = authenticator(site)
        forged.id = key.id
        answer = forged.get(await options(other, "sign-in/passkey"))
        await other.post("/api/account/sign-in/passkey", {"credential": answer}, 401)
        key.count = 5
        answer = key.get(await options(other, "sign-in/passkey"))
        await other.post("/api/account/sign-in/passkey", {"credential": answer})
        key.count = 2  # a copy that has counted less
        answer = key.get(await options(other, "sign-in/passkey"))
        await other.post("/api/account/sign-in/passkey", {"credential": answer}, 401)
        key.count, key.verified = 9, False
        answer = key.get(await options(other, "sign-in/passkey"))
        await other.post("/api/account/sign-in/passkey", {"credential": answer}, 401)


NONSENSE: list[Any] = [
    {},
    {"response": 1},
    {"response": {"clientDataJSON": "?"}},
    {"id": 7, "response": {"clientDataJSON": ""}},
    {"response": {"clientDataJSON": "eyJhIjoxfQ"}},
]


async def test_nonsense_is_refused(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        browser = await site.person("Anna")
        for credential in NONSENSE:
            for path in ("passkeys", "sign-in/passkey", "register/passkey"):
                await browser.post(f"/api/account/{path}", {"credential": credential}, 401)


async def test_a_name_that_is_taken_meanwhile_gets_no_second_account(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        browser, key = local(site), authenticator(site)
        made = key.create(await options(browser, "register/passkey", {"name": "Anna"}))
        await site.person("Anna")
        await browser.post("/api/account/register/passkey", {"credential": made}, 409)
        await browser.post("/api/account/register/passkey/options", {"name": "anna"}, 409)
        assert await browser.who() is None
