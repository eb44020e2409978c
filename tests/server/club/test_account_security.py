"""Attacks on accounts: enumeration of names, session fixation, requests of other sites, guessing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.club import passwords
from ludoteca.server.club.sessions import SESSION_COOKIE
from ludoteca.server.limits import RateLimit
from ludoteca.server.settings import Settings, from_environment
from server.club.people import PASSWORD, club
from server.tools import Time


async def test_sign_in_does_not_tell_which_names_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answer, and the same work: one comparison of a password with an argon2id hash of equal cost."""
    compared: list[str] = []
    real = passwords.matches

    def counted(stored: str, password: str) -> bool:
        compared.append("$".join(stored.split("$")[1:4]))
        return real(stored, password)

    monkeypatch.setattr(passwords, "matches", counted)
    async with club(tmp_path) as site:
        await site.person("Anna")
        browser = site.browser()
        known = await browser.sign_in("Anna", "not the password", 401)
        unknown = await browser.sign_in("Nobody", "not the password", 401)
        assert known == unknown
        assert len(compared) == 2 and compared[0] == compared[1]
        assert await browser.who() is None


async def test_recovery_does_not_tell_which_names_exist(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        await site.person("Anna")
        answers = [
            await site.browser().post(
                "/api/account/recover", {"name": name, "code": "AAAAA-AAAAA", "password": PASSWORD}, 401
            )
            for name in ("Anna", "Nobody")
        ]
        assert answers[0] == answers[1]


async def test_a_session_that_somebody_else_has_chosen_is_not_used(tmp_path: Path) -> None:
    """Session fixation: every sign-in makes a new token, and the one that the browser had before ends."""
    async with club(tmp_path) as site:
        await site.person("Anna")
        planted = site.browser(cookie=f"{SESSION_COOKIE}=chosen-by-the-attacker")
        answer = await planted.http.post("/api/account/sign-in", json={"name": "Anna", "password": PASSWORD})
        given = answer.cookies[SESSION_COOKIE]
        assert given and given != "chosen-by-the-attacker"
        assert await site.browser(cookie=f"{SESSION_COOKIE}=chosen-by-the-attacker").who() is None
        attacker = await site.person("Mallory")
        shared = site.browser(cookie=f"{SESSION_COOKIE}={attacker.cookie}")
        await shared.sign_in("Anna")
        assert await attacker.who() is None  # the session that was there before has ended


async def test_the_cookie_is_for_this_site_and_not_for_scripts(tmp_path: Path) -> None:
    async with club(tmp_path, set={"proxy": True}) as site:
        plain = await site.browser().http.post("/api/account/register", json={"name": "Anna", "password": PASSWORD})
        parts = {part.strip().lower() for part in plain.headers["set-cookie"].split(";")}
        assert {"httponly", "samesite=lax", "path=/"} <= parts and "secure" not in parts
        browser = site.browser(**{"x-forwarded-proto": "https"})
        behind = await browser.http.post("/api/account/sign-in", json={"name": "Anna", "password": PASSWORD})
        assert "secure" in behind.headers["set-cookie"].lower()
        assert behind.headers["cache-control"] == "no-store"


FORGED: list[tuple[str, str, Any]] = [
    ("POST", "/api/account/sign-out", None),
    ("POST", "/api/account/sessions/end-others", None),
    ("POST", "/api/account/codes", None),
    ("PUT", "/api/account/password", {"old": PASSWORD, "new": "the attacker's own"}),
    ("POST", "/api/account/sign-in", {"name": "Mallory", "password": PASSWORD}),
    ("POST", "/api/account/register", {"name": "Mallory", "password": PASSWORD}),
    ("POST", "/api/account/claim", {"tokens": []}),
    ("PUT", "/api/account", {"visibility": "public"}),
    ("PUT", "/api/account/email", {"email": "evil@example.org"}),
    ("POST", "/api/account/erase", {"name": "Anna"}),
    ("POST", "/api/account/passkeys/options", None),
    ("POST", "/api/people/Mallory/befriend", None),
    ("POST", "/api/people/Mallory/unblock", None),
]


async def test_a_page_of_another_site_changes_nothing(tmp_path: Path) -> None:
    """Cross-site request forgery: the browser attaches the cookie, the server refuses the Origin or the form."""
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        for method, path, body in FORGED:
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
                answer = await anna.http.request(method, path, json=body, headers={"origin": origin})
                assert answer.status_code == 403 and answer.json()["error"]["key"] == "wrong-origin"
            form = await anna.http.request(method, path, data={"a": "b"}, headers={"content-type": "text/plain"})
            assert form.status_code == 415
        assert await anna.who() == "Anna"
        assert len(await anna.get("/api/account/sessions")) == 1


async def test_guesses_at_one_account_are_limited_whatever_the_address(tmp_path: Path) -> None:
    """Brute force from many addresses. The limit fills up again with time."""
    time = Time()
    async with club(tmp_path, now=time, limits=True, set={"proxy": True}) as site:
        await site.person("Anna")
        for n in range(10):
            guess = site.browser(**{"x-forwarded-for": f"10.0.0.{n}"})
            await guess.sign_in("Anna", f"guess number {n}", 401)
        late = site.browser(**{"x-forwarded-for": "10.0.1.1"})
        answer = await late.sign_in("aNNa", PASSWORD, 429)
        assert answer["error"]["key"] == "too-fast"
        time.pass_(61)
        await late.sign_in("Anna")


async def test_guesses_of_one_address_are_limited_whatever_the_account(tmp_path: Path) -> None:
    async with club(tmp_path, limits=True) as site:
        browser = site.browser()
        limit = site.server.app.account_secrets.local
        site.server.app.account_secrets = RateLimit("none", 0.0, limit.burst)  # time does not help
        answers = []
        for n in range(25):
            body = {"name": f"n{n}", "code": f"{n}", "password": "short"}
            answers.append((await browser.http.post("/api/account/recover", json=body)).status_code)
        assert limit.rate <= 1.0 and answers == [400] * 20 + [429] * 5
        await browser.sign_in("Anna", status=429)


async def test_logs_contain_no_secret_of_an_account(tmp_path: Path, quiet_logs: Any) -> None:
    async with club(tmp_path) as site:
        browser = site.browser()
        made = await browser.register("Anna")
        await browser.sign_in("Anna", "a wrong password", 401)
        told = quiet_logs.getvalue() + await site.server.get("/metrics")
        for secret in (PASSWORD, "a wrong password", browser.cookie, *made["recovery"]):
            assert secret not in told


def test_the_setting_comes_from_the_environment() -> None:
    assert from_environment({"LUDOTECA_CLUB": "1"}).club and not from_environment({}).club
    assert Settings(Path()).club is False
