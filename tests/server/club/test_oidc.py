"""Sign-in by OpenID Connect, against a provider on this machine."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from ludoteca.server.club.identities import name_like
from ludoteca.server.club.oidc import call
from server.club.people import Browser, ClubSite, club
from server.club.provider import CLIENT, SECRET, Provider


@asynccontextmanager
async def with_provider(folder: Path) -> AsyncIterator[tuple[ClubSite, Provider]]:
    (folder / "secret").write_text(SECRET + "\n")
    with Provider() as provider:
        chosen = {
            "oidc_issuer": provider.issuer,
            "oidc_client": CLIENT,
            "oidc_secret_file": str(folder / "secret"),
        }
        async with club(folder, set=chosen) as site:
            yield site, provider


async def returned(browser: Browser, path: str) -> str:
    """Where the browser is sent after it comes back from the provider."""
    answer = await browser.http.get(path)
    assert answer.status_code == 302, answer.text
    return answer.headers["location"]


async def start(browser: Browser) -> str:
    return str((await browser.post("/api/account/oidc/start"))["url"])


async def test_a_person_of_the_provider_gets_one_account(tmp_path: Path) -> None:
    async with with_provider(tmp_path) as (site, provider):
        browser = site.browser()
        assert (await browser.get("/api/account"))["oidc"] == "127.0.0.1"
        assert await returned(browser, provider.authorize(await start(browser))) == "/account"
        assert await browser.who() == "Olga"
        provider.person["preferred_username"] = "renamed"
        other = site.browser()
        assert await returned(other, provider.authorize(await start(other))) == "/account"
        assert await other.who() == "Olga"
        provider.person = {"sub": "2", "preferred_username": "olga"}
        third = site.browser()
        await returned(third, provider.authorize(await start(third)))
        assert await third.who() == "olga-2"


async def test_an_identity_is_added_to_an_account_only_by_its_browser(tmp_path: Path) -> None:
    async with with_provider(tmp_path) as (site, provider):
        anna = await site.person("Anna")
        back = provider.authorize(await start(anna))
        assert await returned(anna, back) == "/account"
        assert await anna.who() == "Anna"
        other = site.browser()
        await returned(other, provider.authorize(await start(other)))
        assert await other.who() == "Anna"
        bruno = await site.person("Bruno")
        assert await returned(bruno, provider.authorize(await start(bruno))) == "/sign-in?failed=oidc-taken"
        assert await bruno.who() == "Bruno"
        provider.person = {"sub": "3"}
        begun = provider.authorize(await start(bruno))
        await bruno.post("/api/account/sign-out")
        assert await returned(bruno, begun) == "/sign-in?failed=oidc-failed"


async def test_an_answer_counts_once_and_only_in_the_browser_that_asked(tmp_path: Path) -> None:
    """Replay, and sign-in forced by another site (login CSRF)."""
    async with with_provider(tmp_path) as (site, provider):
        attacker, victim = site.browser(), site.browser()
        back = provider.authorize(await start(attacker))
        assert await returned(victim, back) == "/sign-in?failed=oidc-failed"
        await start(victim)  # a cookie of another sign-in
        assert await returned(victim, back) == "/sign-in?failed=oidc-failed"
        assert await victim.who() is None
        assert await returned(attacker, back) == "/account"
        await attacker.post("/api/account/sign-out")
        assert await returned(attacker, back) == "/sign-in?failed=oidc-failed"
        assert await attacker.who() is None
        assert await returned(attacker, "/api/account/oidc/callback") == "/sign-in?failed=oidc-failed"


WRONG: list[dict[str, Any]] = [
    {"nonce": "another"},
    {"aud": "another"},
    {"aud": [CLIENT, "another"], "azp": "another"},
    {"iss": "https://evil.example"},
    {"exp": int(time.time()) - 1000},
    {"sub": None},
    {"sub": ""},
]


async def test_a_token_that_is_not_for_this_sign_in_is_refused(tmp_path: Path) -> None:
    async with with_provider(tmp_path) as (site, provider):
        browser = site.browser()
        for wrong in WRONG:
            provider.changed = wrong
            assert await returned(browser, provider.authorize(await start(browser))) == "/sign-in?failed=oidc-failed"
            assert await browser.who() is None
        provider.changed = {}
        assert await returned(browser, provider.authorize(await start(browser))) == "/account"


async def test_a_token_that_somebody_else_has_signed_is_refused(tmp_path: Path) -> None:
    async with with_provider(tmp_path) as (site, provider):
        browser = site.browser()
        provider.signer = ec.generate_private_key(ec.SECP256R1())
        assert await returned(browser, provider.authorize(await start(browser))) == "/sign-in?failed=oidc-failed"
        assert await browser.who() is None


async def test_a_server_without_a_provider_has_no_such_sign_in(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        assert (await site.browser().get("/api/account"))["oidc"] == ""
        await site.browser().post("/api/account/oidc/start", status=404)


async def test_a_provider_that_does_not_answer_is_named_as_the_cause(tmp_path: Path) -> None:
    chosen = {"oidc_issuer": "http://127.0.0.1:1", "oidc_client": CLIENT}
    async with club(tmp_path, set=chosen) as site:
        answer = await site.browser().post("/api/account/oidc/start", status=503)
        assert answer["error"]["key"] == "oidc-away"


def test_a_provider_elsewhere_is_reached_by_https_only() -> None:
    with pytest.raises(ValueError, match="HTTPS"):
        call("GET", "http://provider.example/keys")


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("Zoë Müller", "Zoe-Muller"),
        ("anna@example.org", "anna"),
        ("李", "player"),
        ("", "player"),
        ("x" * 60, "x" * 21),
    ],
)
def test_names_of_providers_become_names_of_accounts(name: str, tidy: str) -> None:
    assert name_like(name) == tidy
