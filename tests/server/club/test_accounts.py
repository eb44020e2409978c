"""Accounts: registration, sign-in, sessions, passwords, recovery codes."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import checked_name, name_key
from ludoteca.server.club.passwords import HASHER, check_password
from ludoteca.server.club.sessions import MAX_IDLE_MS, MAX_SESSIONS, SESSION_COOKIE, device_of
from ludoteca.server.storage import schema
from ludoteca.server.storage.opening import store_at
from server.club.people import FIREFOX, PASSWORD, club
from server.tools import Time, running_server


async def test_without_the_setting_there_is_no_club(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        assert h.parts.club is None
        await h.get("/api/account", status=404)
        await h.get("/sign-in", status=404)
        assert "data-club" not in await h.get("/")
        assert not [path for path in (await h.get("/schema"))["paths"] if "/account" in path]


async def test_a_person_registers_signs_out_and_in_again(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        assert "<html data-club" in await site.server.get("/")
        browser = site.browser()
        assert await browser.who() is None
        made = await browser.register("Anna")
        assert made["account"]["name"] == "Anna" and made["account"]["password"] is True
        assert len(set(made["recovery"])) == 8
        assert await browser.who() == "Anna"
        await browser.post("/api/account/sign-out")
        assert await browser.who() is None
        assert browser.cookie == ""
        await browser.sign_in("ANNA")
        assert await browser.who() == "Anna"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_accounts_outlive_the_server(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:
        browser = await site.person("Anna")
        cookie = browser.cookie
        await site.browser().post("/api/account/register", {"name": "anna", "password": PASSWORD}, 409)
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:
        browser = site.browser(cookie=f"{SESSION_COOKIE}={cookie}")
        assert await browser.who() == "Anna"
        await browser.put("/api/account/password", {"old": PASSWORD, "new": "another good one"})
        await site.browser().sign_in("Anna", "another good one")
        assert len(await browser.get("/api/account/sessions")) == 2


async def test_only_hashes_are_stored(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        browser = site.browser()
        made = await browser.register("Anna")
        stored = [str(await site.server.parts.store.rows(select(table))) for table in schema.metadata.sorted_tables]
        for secret in (PASSWORD, browser.cookie, *made["recovery"]):
            assert secret and not any(secret in text for text in stored)
        (account,) = await site.server.parts.store.rows(select(schema.accounts))
        assert account["password_hash"].startswith("$argon2id$")


async def test_a_hash_with_old_parameters_is_replaced_at_the_next_sign_in(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        await site.person("Anna")
        accounts = site.server.parts.club.accounts  # type: ignore[union-attr]
        anna = await accounts.by_name("Anna")
        assert anna is not None
        weak = type(HASHER)(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
        await accounts.change(anna.id, password_hash=weak)
        await site.browser().sign_in("Anna")
        again = await accounts.by_name("Anna")
        assert again is not None and again.password_hash != weak
        await site.browser().sign_in("Anna")


def test_passwords_cost_an_attacker_what_they_should() -> None:
    """The least that OWASP recommends for argon2id."""
    assert (HASHER.memory_cost, HASHER.time_cost, HASHER.type.name) >= (19_456, 2, "ID")
    assert HASHER.hash("x").startswith("$argon2id$v=19$m=19456,t=2,p=1$")


@pytest.mark.parametrize("name", ["A", "", "a b", "-anna", "x" * 25, "Аnna", "anna\u200b", "a/b", "../x"])
def test_names_that_an_account_cannot_have(name: str) -> None:
    with pytest.raises(Problem, match="account-name"):
        checked_name(name)


def test_names_that_look_the_same_are_the_same() -> None:
    assert name_key("José") == name_key("JOSE") == name_key("jose\u0301")
    assert name_key("Anna") != name_key("Anne")
    assert checked_name(" Zoë-1 ") == "Zoë-1"


@pytest.mark.parametrize("password", ["short", "123456789", "SomebodyLong"])
def test_weak_passwords_are_refused(password: str) -> None:
    with pytest.raises(Problem, match="password-weak"):
        check_password(password, "SomebodyLong")


async def test_sessions_are_listed_and_revoked(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        first = await site.person("Anna")
        second = site.browser()
        await second.sign_in("Anna")
        listed = await first.get("/api/account/sessions")
        assert [s["device"] for s in listed] == ["Firefox, Linux"] * 2
        assert [s["here"] for s in listed].count(True) == 1
        other = next(s["id"] for s in listed if not s["here"])
        stranger = await site.person("Bruno")
        await stranger.post(f"/api/account/sessions/{other}/end", status=404)
        assert await second.who() == "Anna"
        await first.post(f"/api/account/sessions/{other}/end")
        assert await second.who() is None
        assert await first.who() == "Anna"
        await second.post(f"/api/account/sessions/{other}/end", status=401)


async def test_a_new_password_ends_the_other_sessions(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        first = await site.person("Anna")
        second = site.browser()
        await second.sign_in("Anna")
        await first.put("/api/account/password", {"old": "wrong password", "new": "another good one"}, 401)
        assert await second.who() == "Anna"
        await first.put("/api/account/password", {"old": PASSWORD, "new": "another good one"})
        assert (await first.who(), await second.who()) == ("Anna", None)
        await second.sign_in("Anna", status=401)
        await second.sign_in("Anna", "another good one")
        await second.post("/api/account/sessions/end-others")
        assert (await first.who(), await second.who()) == (None, "Anna")


async def test_a_session_that_is_not_used_ends(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        browser = await site.person("Anna")
        time.pass_(MAX_IDLE_MS / 1000 - 10)
        assert await browser.who() == "Anna"  # and is used now
        time.pass_(MAX_IDLE_MS / 1000 - 10)
        assert await browser.who() == "Anna"
        time.pass_(MAX_IDLE_MS / 1000 + 10)
        assert await browser.who() is None
        assert site.server.parts.club is not None
        await site.server.parts.club.expire()
        assert await site.server.parts.store.rows(select(schema.account_sessions)) == []


async def test_an_account_has_a_limited_number_of_sessions(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        first = await site.person("Anna")
        club_ = site.server.parts.club
        assert club_ is not None
        account = await club_.accounts.by_name("Anna")
        assert account is not None
        for _ in range(MAX_SESSIONS):
            time.pass_(1)
            await club_.signing_in.open_session(account.id, "", None)
        assert len(await club_.sessions.of(account.id)) == MAX_SESSIONS
        assert await first.who() is None


async def test_a_recovery_code_sets_a_new_password_once(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        first = site.browser()
        codes = (await first.register("Anna"))["recovery"]
        await site.person("Bruno")
        second = site.browser()
        body = {"name": "Anna", "code": codes[0].lower().replace("-", " "), "password": "another good one"}
        await second.post("/api/account/recover", {**body, "name": "Bruno"}, 401)
        await second.post("/api/account/recover", {**body, "name": "Nobody"}, 401)
        await second.post("/api/account/recover", body)
        assert (await first.who(), await second.who()) == (None, "Anna")
        await site.browser().post("/api/account/recover", body, 401)  # it works once
        fresh = (await second.post("/api/account/codes"))["recovery"]
        await first.post("/api/account/recover", {**body, "code": codes[1]}, 401)  # the old ones have ended
        await first.post("/api/account/recover", {**body, "code": fresh[0]})


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130.0 Safari/604.1", "Chrome, iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0 Safari/537.36", "Chrome, Linux"),
        ("curl/8", ""),
    ],
)
def test_a_device_is_named_by_browser_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device
