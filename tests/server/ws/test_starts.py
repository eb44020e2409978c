"""The start of a game, which clients fetch as a file so that their first state is a difference to it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.registry import find, names
from ludoteca.rooms.starts import start_of
from server.tools import Page, running_server


@pytest.mark.parametrize("game", names())
async def test_a_page_with_the_start_of_a_game_sees_what_others_see(tmp_path: Path, game: str) -> None:
    seats = find(game).seats[-1]
    async with running_server(tmp_path) as h:
        given = await h.filled(seats, game)
        plain = await Page(h, given[0]["table"], given[0]["token"]).open()
        brief = await Page(h, given[0]["table"], given[0]["token"], start=True).open()
        await plain.quiet()
        await brief.quiet()
        assert "public" in json.loads(plain.raw[0]) and "public" not in json.loads(brief.raw[0])
        assert brief.state["view"] == plain.state["view"]
        clock = {"clock": None}  # the pages were opened at different times
        assert {**brief.state["table"], **clock} == {**plain.state["table"], **clock}
        assert brief.state["events"] == plain.state["events"]
        assert 3 * len(brief.raw[0]) < len(plain.raw[0])


async def test_a_game_that_begins_is_a_difference_to_its_start(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        first = await h.table("me open", "pax_renaissance")
        page = await Page(h, first["table"], first["token"], start=True).open()
        assert page.state["view"] is None
        await h.post(f"/api/join/{first['invite']}", {"name": "Berta"})
        await page.until(lambda m: m["type"] == "state" and m["view"] is not None)
        assert "start" in json.loads(page.raw[-1]) and len(page.raw[-1]) < 5000
        other = await Page(h, first["table"], first["token"]).open()
        await other.quiet()
        await page.quiet()
        assert page.state["view"] == other.state["view"]


async def test_the_file_of_a_start_is_kept_for_ever_under_its_version_only(tmp_path: Path) -> None:
    start = start_of(find("parley"), 2)
    assert start is not None
    async with running_server(tmp_path) as h:
        answer = await h.http.get("/start/" + start.key)
        assert answer.json()["key"] == start.key
        assert "immutable" in answer.headers["cache-control"]
        older = await h.http.get("/start/parley/2?v=older")
        assert older.json()["key"] == start.key
        assert older.headers["cache-control"] == "no-cache"
        assert (await h.http.get("/start/parley/40")).status_code == 404
        assert (await h.http.get("/start/nothing/2")).status_code == 404


def test_unknown_numbers_of_seats_do_not_evict_the_starts_of_games() -> None:
    game = find("parley")
    start = start_of(game, 2)
    assert start is not None
    assert not any(start_of(game, seats) for seats in range(100, 400))
    assert start_of(game, 2) is start
