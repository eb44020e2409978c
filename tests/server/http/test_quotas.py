"""Quotas per address and for the server: lobbies, games of bots alone, connections. Stale lobbies expire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import websockets

from ludoteca.server.transport.http import quotas
from ludoteca.server.transport.http.quotas import SocketQuota
from server.tools import Page, ServerHarness, Time, running_server


async def made(h: ServerHarness, kinds: str, status: int = 201) -> dict[str, Any]:
    seats = [{"kind": k, **({"level": "random"} if k == "bot" else {})} for k in kinds.split()]
    answer = await h.http.post("/api/tables", json={"game": "parley", "seats": seats, "name": "Anna"})
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_open_lobbies_of_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MAX_LOBBIES_PER_ADDRESS", 3)
    async with running_server(tmp_path, limits=True) as h:
        first = [await made(h, "me open") for _ in range(3)]
        assert (await made(h, "me open", 429))["error"]["key"] == "too-many-tables"
        await made(h, "me bot")  # a game that starts at once is not a lobby
        await h.post(f"/api/tables/{first[0]['table']}/start", token=first[0]["token"])
        await made(h, "me open")


async def test_open_lobbies_of_all_addresses_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MAX_LOBBIES", 2)
    async with running_server(tmp_path, limits=True) as h:
        await made(h, "me open")
        await made(h, "me open")
        assert (await made(h, "me open", 503))["error"]["key"] == "server-full"


async def test_games_of_bots_alone_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MAX_BOT_TABLES_PER_ADDRESS", 2)
    async with running_server(tmp_path, limits=True) as h:
        await made(h, "bot bot")
        await made(h, "bot bot")
        assert (await made(h, "bot bot", 429))["error"]["key"] == "too-many-tables"
        await made(h, "me bot")


async def test_games_of_bots_alone_are_limited_for_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MAX_BOT_TABLES", 1)
    async with running_server(tmp_path, limits=True) as h:
        await made(h, "bot bot")
        assert (await made(h, "bot bot", 503))["error"]["key"] == "server-full"


async def test_imports_count_as_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MAX_LOBBIES_PER_ADDRESS", 1)
    async with running_server(tmp_path, limits=True) as h:
        first = await made(h, "me bot")
        journal = await h.get(f"/api/tables/{first['table']}/journal", token=first["token"])
        await made(h, "me open")
        answer = await h.post("/api/import", {"journal": journal}, status=429)
        assert answer["error"]["key"] == "too-many-tables"


def test_sockets_are_counted_until_they_close() -> None:
    quota = SocketQuota(per_address=2, total=3)
    with quota.held("a"), quota.held("a"):
        assert not quota.free("a") and quota.free("b")
        with quota.held("b"):
            assert not quota.free("c")
    assert quota.free("a") and quota.count == 0 and not quota.open


async def test_open_connections_of_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_server(tmp_path, limits=True) as h:
        table = await made(h, "me bot")
        app = h.app
        monkeypatch.setattr(app.quotas.sockets, "per_address", 2)
        pages = [await Page(h, table["table"], None).open() for _ in range(2)]
        with pytest.raises(websockets.InvalidStatus):
            await Page(h, table["table"], None).open()
        await pages[0].close()
        while app.quotas.sockets.count > 1:
            await h.idle()
        await Page(h, table["table"], None).open()


async def test_a_lobby_that_nobody_touches_expires(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, set={"lobby_hours": 2}) as h:
        old = await made(h, "me open")
        watched = await made(h, "me open")
        playing = await made(h, "me bot")
        page = await Page(h, watched["table"], watched["token"]).open()
        time.pass_(3600 * 3)
        fresh = await made(h, "me open")
        assert await h.parts.expiry.expire_lobbies() == 1
        await h.get(f"/api/tables/{old['table']}", status=404)
        for kept in (watched, playing, fresh):
            await h.get(f"/api/tables/{kept['table']}")
        await page.close()
