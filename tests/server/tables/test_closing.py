"""Closing a table to moves and joins; and the other orders of a host: delete it, mute and remove spectators."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludoteca.cli.main import main
from ludoteca.i18n import LANGUAGES, catalogue
from ludoteca.rooms import closing, play, requests, votes
from ludoteca.rooms import operations as db
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.server.control import open_control
from server.tables.changes import at, written
from server.tables.test_table import again, make, picture
from server.tools import Page, ServerHarness, Time, running_server


def table_with_host(seats: int = 2, **more: Any) -> LiveTable:
    live = make(seats=seats, **more)
    live.players["p0"].host = True
    return live


def loaded(live: LiveTable) -> LiveTable:
    return again(live, written(live).rows, written(live).snapshots)


def closed_by_all(live: LiveTable, now: int) -> None:
    closing.close(live, at(live, now), live.players["p0"])
    votes.answer(live, at(live, now), "p1", live.requests[0].id, True)
    assert live.closed == closing.HOST


async def test_a_lobby_can_be_closed_and_opened_again(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me open", public=True)
        path = f"/api/tables/{made['table']}"
        assert await h.post(f"{path}/close", token=made["token"]) == {"closed": True}
        assert (await h.get(path))["closed"] is True
        assert await h.get("/api/tables?open=1") == []
        for order, body in (("start", None), ("seat", {"seat": "B", "kind": "bot"}), ("close", None)):
            assert (await h.post(f"{path}/{order}", body, made["token"], 409))["error"]["key"] == "table-closed"
        refused = await h.post(f"/api/join/{made['invite']}", {"name": "Bea"}, status=409)
        assert refused["error"]["key"] == "table-closed"
        h.parts.cache.evict(await h.parts.tables.entry(made["table"]))
        assert [a["kind"] for a in (await h.get(path))["announcements"]] == ["shut"]
        await h.post(f"{path}/reopen", token=made["token"])
        await h.post(f"/api/join/{made['invite']}", {"name": "Bea"})
        shown = await h.get(path)
        assert (shown["state"], shown["closed"], shown["paused"]) == ("playing", False, False)
        await h.post(f"{path}/reopen", token=made["token"], status=409)


async def test_while_others_play_they_are_asked_first(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        path = f"/api/tables/{given[0]['table']}"
        pages = [await Page(h, g["table"], g["token"]).open() for g in given]
        assert (await h.post(f"{path}/close", token=given[1]["token"], status=403))["error"]["key"] == "not-host"
        assert await h.post(f"{path}/close", token=given[0]["token"]) == {"closed": False}
        asked = await pages[1].until(lambda m: m["type"] == "state" and m["table"]["requests"])
        assert asked["table"]["requests"][0]["kind"] == "shut"
        await pages[1].say(type="answer", request=asked["table"]["requests"][0]["id"], yes=True)
        for page in pages:
            await page.until(lambda m: m["type"] == "state" and m["table"]["closed"])
        mover = next(page for page in pages if page.menu)
        answer = await mover.act(mover.menu[0])
        assert (answer["type"], answer["error"]["key"]) == ("refused", "table-closed")
        assert answer["state"]["view"] is not None
        assert (await h.get(f"{path}/log", given[0]["token"]))["events"]
    async with running_server(tmp_path) as h:  # it holds after a restart
        assert (await h.get(path))["closed"] is True
        await h.post(f"{path}/reopen", token=given[0]["token"])
        page = await Page(h, mover.table, mover.token).open()
        await page.did(page.menu[0])


def test_a_closed_table_has_no_moves_undo_votes_or_clocks() -> None:
    live = table_with_host()
    play.act(live, at(live, 1500), 0, live.rev, "draw", "a")
    closed_by_all(live, 2000)
    asked = live.front_seats()[0]
    assert live.due() is None and live.clock.paused and not live.requests
    attempts = (
        lambda: play.act(live, at(live, 3000), asked, live.rev, "draw", "b"),
        lambda: play.undo(live, at(live, 3000), 0, live.rev, None),
        lambda: play.redo(live, at(live, 3000), 0, live.rev),
        lambda: votes.ask(live, at(live, 3000), "p0", requests.END),
        lambda: votes.resume(live, at(live, 3000), "p0"),
        lambda: votes.pause(live, at(live, 3000), "p0"),
        lambda: votes.resign(live, at(live, 3000), "p0"),
        lambda: votes.ask_rewind(live, at(live, 3000), "p0", 0),
    )
    for attempt in attempts:
        with pytest.raises(Problem, match="table-closed"):
            attempt()
    assert picture(loaded(live)) == picture(live)


def test_a_pause_outlasts_a_closing() -> None:
    live = table_with_host()
    votes.pause(live, at(live, 1500), "p0")
    votes.answer(live, at(live, 1500), "p1", live.requests[0].id, True)
    closed_by_all(live, 2000)
    closing.reopen(live, at(live, 3000), live.players["p0"])
    assert live.clock.paused
    assert picture(loaded(live)) == picture(live)
    votes.resume(live, at(live, 4000), "p1")
    assert picture(loaded(live))["clock"].paused is False


def test_what_the_server_has_closed_a_host_does_not_open() -> None:
    live = table_with_host()
    closed_by_all(live, 2000)
    closing.close_for_server(live, at(live, 2500))
    closing.close_for_server(live, at(live, 2600))
    with pytest.raises(Problem, match="closed-by-server"):
        closing.reopen(live, at(live, 3000), live.players["p0"])
    assert loaded(live).closed == closing.SERVER
    closing.reopen_for_server(live, at(live, 4000))
    assert not live.closed and not live.clock.paused
    before = len(written(live).rows)
    closing.reopen_for_server(live, at(live, 5000))
    assert len(written(live).rows) == before


async def test_a_player_can_leave_and_be_erased_while_a_table_is_closed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        control = h.use_control(open_control(tmp_path, h.port))
        path = f"/api/tables/{given[0]['table']}"
        await h.post(f"/api/admin{path[4:]}/close", token=control.token)
        await h.post(f"{path}/forget", token=given[1]["token"])
        seat = (await h.get(path))["seats"][1]
        assert seat["name"] == "" and seat["standin"]


async def test_closing_costs_no_time(tmp_path: Path) -> None:
    now = Time()
    async with running_server(tmp_path, now=now) as h:
        given = await h.filled(2, clock={"kind": "live", "move": 0, "reserve": 60})
        control = h.use_control(open_control(tmp_path, h.port))
        admin = f"/api/admin/tables/{given[0]['table']}"
        now.pass_(10)
        await h.post(f"{admin}/close", token=control.token)
        now.pass_(1000)
        await h.post(f"{admin}/reopen", token=control.token)
        clock = (await h.get(f"/api/tables/{given[0]['table']}"))["clock"]
        assert sorted(seat["left"] for seat in clock["seats"]) == [50_000, 60_000]


async def test_who_may_delete_a_table(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        shared = await h.filled(2)
        path = f"/api/tables/{shared[0]['table']}"
        mute = {"table_id": shared[0]["table"], "spectator": "x", "muted": True, "removed": False}
        await h.parts.store.commit([(db.SPECTATOR, mute)])
        assert (await h.post(f"{path}/delete", token=shared[0]["token"], status=409))["error"]["key"] == "others-play"
        h.parts.cache.evict(await h.parts.tables.entry(shared[0]["table"]))
        assert (await h.parts.tables.entry(shared[0]["table"])).muted == {"x"}  # a refused order changes nothing
        alone = await h.table("me bot")
        lobby = await h.table("me open open")
        guest = await h.post(f"/api/join/{lobby['invite']}", {"name": "Bea"})
        await h.post(f"/api/tables/{lobby['table']}/delete", token=guest["token"], status=403)
        await h.post(f"/api/tables/{lobby['table']}/delete", status=401)
        for given in (alone, lobby):
            await h.post(f"/api/tables/{given['table']}/delete", token=given["token"])
            await h.get(f"/api/tables/{given['table']}", status=404)
        await h.get(path)


async def watching(h: ServerHarness, table: str) -> Page:
    return await Page(h, table, None).open()


async def test_mutes_and_removals_survive_eviction_and_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        path = f"/api/tables/{given[0]['table']}/spectators"
        await watching(h, given[0]["table"])
        spectator = (await h.get(path, given[0]["token"]))[0]["id"]
        await h.post(path, {"spectator": spectator, "do": "mute"}, given[0]["token"])
        h.parts.cache.evict(await h.parts.tables.entry(given[0]["table"]))
        watcher = await watching(h, given[0]["table"])
        await watcher.say(type="chat", text="hello")
        assert (await watcher.until(lambda m: m["type"] == "error"))["error"]["key"] == "muted"
    async with running_server(tmp_path) as h:
        assert await h.get(path, given[0]["token"]) == [{"id": spectator, "muted": True}]  # though nobody watches
        await h.post(path, {"spectator": spectator, "do": "unmute"}, given[0]["token"])
        assert await h.get(path, given[0]["token"]) == []
        await watching(h, given[0]["table"])
        await h.post(path, {"spectator": spectator, "do": "remove"}, given[0]["token"])
    async with running_server(tmp_path) as h:
        with pytest.raises(websockets.ConnectionClosed):
            await watching(h, given[0]["table"])


async def test_the_name_of_a_spectator_cannot_be_traced_to_an_address(tmp_path: Path) -> None:
    """It depends on a secret of the server, not on the seed, which is published after the end."""
    names = []
    for folder in ("one", "two"):
        async with running_server(tmp_path / folder) as h:
            given = await h.filled(2)
            await watching(h, given[0]["table"])
            names += await h.get(f"/api/tables/{given[0]['table']}/spectators", given[0]["token"])
            assert len(h.parts.store.salt) == 32
    assert names[0]["id"] != names[1]["id"]


async def test_the_host_of_the_server_closes_a_table_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
    words = ["--data", str(tmp_path), "--lang", "en"]
    assert await asyncio.to_thread(main, ["admin", "close", given[0]["table"], *words]) == 0
    assert "is closed" in capsys.readouterr().out
    async with running_server(tmp_path) as h:
        path = f"/api/tables/{given[0]['table']}"
        assert (await h.get(path))["closed"] is True
        refused = await h.post(f"{path}/reopen", token=given[0]["token"], status=403)
        assert refused["error"]["key"] == "closed-by-server"
    assert await asyncio.to_thread(main, ["admin", "reopen", given[0]["table"], *words]) == 0
    assert await asyncio.to_thread(main, ["admin", "close", "nowhere", *words]) == 2


def test_what_hosts_do_is_announced_in_every_language() -> None:
    keys = ["table-closed", "not-closed", "closed-by-server", "others-play"]
    texts = [f"error-{key}" for key in keys] + ["ui-announced-shut", "ui-announced-reopen", "ui-request-shut"]
    for lang in LANGUAGES:
        assert all(key in catalogue("ludoteca", lang) for key in texts)
