"""Reports, and what the host of the server does about them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from ludoteca.cli.main import main
from ludoteca.server.club.moderation import MAX_OPEN
from ludoteca.server.club.sessions import SESSION_COOKIE
from ludoteca.server.control import Control, open_control
from ludoteca.server.services.connection import REVOKED
from ludoteca.server.storage import schema
from ludoteca.server.storage.lock import DataLock
from ludoteca.server.storage.opening import store_at
from ludoteca.server.transport.ws.messages import WIRE
from server.club.people import PASSWORD, ClubSite, club
from server.tools import Page, Time, within

CREDENTIAL = "of the host"
SEATS = [{"kind": "me"}, {"kind": "open"}]


async def host(site: ClubSite, path: str, body: Any = None, status: int | None = None) -> Any:
    site.server.use_control(Control(0, CREDENTIAL))
    return await site.server.post(f"/api/admin/people/{path}", body, token=CREDENTIAL, status=status)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_a_report_reaches_the_host_who_warns(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    time = Time()
    async with club(tmp_path, store=store_at(tmp_path, database), now=time) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await anna.post("/api/people/Bruno/report", {"text": "is rude"})
        (found,) = await host(site, "reports")
        assert (found["by"], found["about"], found["text"], found["state"]) == ("Anna", "Bruno", "is rude", "active")
        await host(site, "act", {"action": "warn", "name": "bruno", "reason": "be kind"})
        assert await host(site, "reports") == []
        assert (await bruno.get("/api/account"))["warnings"] == [{"at": time.ms, "reason": "be kind"}]
        assert (await anna.get("/api/account"))["warnings"] == []
        time.pass_(1)
        await anna.post("/api/people/Bruno/report", {"text": "again"})
        (again,) = await host(site, "reports")
        await host(site, f"reports/{again['id']}/dismiss")
        await host(site, f"reports/{again['id']}/dismiss", status=404)
        log = await host(site, "log")
        assert [(line["action"], line["name"]) for line in log] == [("dismiss", "Bruno"), ("warn", "Bruno")]


async def test_a_reported_message_is_stored_as_it_was(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "A"}, 201)
        joined = await bruno.post(f"/api/join/{made['invite']}", {"name": "B"}, 201)
        page = await Page(site.server, made["table"], joined["token"]).open()
        await page.say(type="chat", text="a bad word")
        said = await page.until(lambda m: m["type"] == "chat")
        path = f"/api/tables/{made['table']}/report-player"
        body = {"seat": "B", "message": said["message"]["id"]}
        await anna.post(path, body, 401)  # a player of the table
        await anna.post(path, {**body, "seat": "A", "message": None}, token=made["token"])
        time.pass_(1)
        await anna.post(path, body, token=made["token"])
        reported = await host(site, "reports")
        assert [(r["about"], r["message"]) for r in reported] == [("Anna", ""), ("Bruno", "a bad word")]
        await page.close()


async def test_a_muted_account_says_nothing_and_plays_on(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "A"}, 201)
        page = await Page(site.server, made["table"], made["token"]).open()
        await host(site, "act", {"action": "mute", "name": "Anna"})
        await page.say(type="chat", text="hello")
        refused = await page.until(lambda m: m["type"] in ("error", "chat"))
        assert refused["error"]["key"] == "muted"
        await host(site, "act", {"action": "unmute", "name": "Anna"})
        await page.say(type="chat", text="hello")
        assert (await page.until(lambda m: m["type"] in ("error", "chat")))["type"] == "chat"
        await page.close()


async def test_a_muted_account_says_nothing_while_it_watches(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "A"}, 201)
        await host(site, "act", {"action": "mute", "name": "Bruno"})
        url = f"ws://127.0.0.1:{site.server.port}/ws/{made['table']}"
        cookie = {"Cookie": f"{SESSION_COOKIE}={bruno.cookie}"}
        async with websockets.connect(url, additional_headers=cookie, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "wire": WIRE, "token": None, "rev": None, "start": False}))
            await socket.send(json.dumps({"type": "chat", "text": "hello"}))
            kinds = []
            while "error" not in kinds and "chat" not in kinds:
                answer = json.loads(await within(socket.recv()))
                kinds.append(answer["type"])
            assert answer["error"]["key"] == "muted"


async def test_a_banned_account_is_signed_out_and_stays_out(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        browser = site.browser()
        codes = (await browser.register("Anna"))["recovery"]
        await host(site, "act", {"action": "ban", "name": "Anna", "reason": "cheats"})
        assert await browser.who() is None
        assert (await browser.sign_in("Anna", PASSWORD, 403))["error"]["key"] == "account-banned"
        body = {"name": "Anna", "code": codes[0], "password": "another good one"}
        await browser.post("/api/account/recover", body, 403)
        assert await browser.who() is None
        await host(site, "act", {"action": "unban", "name": "Anna"})
        await browser.sign_in("Anna", "another good one")


async def test_a_banned_account_loses_the_seats_that_it_holds(tmp_path: Path) -> None:
    """The token of the seat, its recovery code, those of other browsers, and open pages."""
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "A"}, 201)
        joined = await bruno.post(f"/api/join/{made['invite']}", {"name": "B"}, 201)
        phone = site.browser()
        await phone.sign_in("Anna")
        [given] = await phone.post("/api/account/seats", {"tables": []})
        tokens = [made["token"], given["token"]]
        pages = [await Page(site.server, made["table"], token).open() for token in tokens]
        other = await Page(site.server, made["table"], joined["token"]).open()
        await host(site, "act", {"action": "ban", "name": "Anna", "reason": "cheats"})
        for page in pages:
            await within(page.socket.wait_closed())
            assert page.socket.close_code == REVOKED
        path = f"/api/tables/{made['table']}"
        for token in tokens:
            await anna.get(f"{path}/notes", 401, token)
            await anna.post(f"{path}/resign", None, 401, token)
            refused = Page(site.server, made["table"], token)
            with pytest.raises(ConnectionClosed):
                await refused.open()
            assert refused.socket.close_code == REVOKED
        await anna.post("/api/recover", {"code": made["recovery"]}, 404)
        await other.until(lambda m: m["type"] == "state" and m["table"]["seats"][0]["standin"])  # a bot plays on
        await host(site, "act", {"action": "unban", "name": "Anna"})
        await anna.sign_in("Anna")
        [again] = await anna.post("/api/account/seats", {"tables": []})
        await anna.get(f"{path}/notes", 200, again["token"])
        await other.close()


async def test_only_the_host_moderates_and_the_log_only_grows(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        anna = await site.person("Anna")
        for path in ("act", "reports", "log", "reports/x/dismiss"):
            await anna.post(f"/api/admin/people/{path}", {"action": "ban", "name": "Anna"}, 401)
        assert await anna.who() == "Anna"
        await host(site, "act", {"action": "ban", "name": "Nobody"}, status=404)
        for action in ("mute", "unmute"):
            time.pass_(1)
            await host(site, "act", {"action": action, "name": "Anna"})
        await anna.post("/api/account/erase", {"name": "Anna"})
        assert [(line["action"], line["name"]) for line in await host(site, "log")] == [
            ("unmute", None),
            ("mute", None),
        ]
        assert len(await site.server.parts.store.rows(select(schema.host_log))) == 2


async def test_reports_of_one_account_are_limited(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        await site.person("Bruno")
        for _ in range(MAX_OPEN):
            await anna.post("/api/people/Bruno/report", {"text": "x"})
        await anna.post("/api/people/Bruno/report", {"text": "x"}, 429)
        await site.browser().post("/api/people/Bruno/report", {"text": "x"}, 401)


def admin(folder: Path, capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What `ludoteca admin` prints: its answer, or what is wrong."""
    assert main(["admin", *words, "--data", str(folder), "--lang", "en"]) == code
    printed = capsys.readouterr()
    return printed.err if code else printed.out


async def test_the_host_moderates_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Through the running server, and without one."""
    async with club(tmp_path) as site:
        lock = DataLock(tmp_path)
        site.server.use_control(open_control(tmp_path, site.server.port))
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await anna.post("/api/people/Bruno/report", {"text": "is rude"})

        async def tool(*words: str, code: int = 0) -> str:
            return await asyncio.to_thread(admin, tmp_path, capsys, *words, code=code)

        (report,) = json.loads(await tool("reports", "--json"))["reports"]
        assert (report["about"], report["text"]) == ("Bruno", "is rude")
        assert "ban Bruno" in await tool("ban", "Bruno", "is rude")
        assert await bruno.who() is None
        assert "Nobody" in await tool("warn", "Nobody", "be kind", code=2)
        assert "x" in await tool("dismiss", "x", code=2)
        lock.release()
    await asyncio.to_thread(admin, tmp_path, capsys, "unban", "Bruno")
    actions = json.loads(await asyncio.to_thread(admin, tmp_path, capsys, "actions", "--json"))["actions"]
    assert [line["action"] for line in actions] == ["unban", "ban"]
    await asyncio.to_thread(admin, tmp_path, capsys, "mute", "Nobody", "x", code=2)
    async with club(tmp_path) as site:
        await site.browser().sign_in("Bruno")
