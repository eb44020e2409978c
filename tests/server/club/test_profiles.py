"""Profiles: what is shown, and to whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.club.profile import Habit, Tally, Way, habits, tallies
from ludoteca.server.storage.opening import store_at
from server.club.people import Browser, club
from server.club.play import rated_game
from server.tools import Page

GAMES = [("a", "parley", 0), ("b", "parley", 1), ("c", "parley", 1), ("d", "parley", 0), ("e", "baroque", 0)]
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]


async def game(host: Browser, guest: Browser, **more: Any) -> dict[str, Any]:
    """A table of parley with two people and a bot; the answer of the host."""
    made: dict[str, Any] = await host.post(
        "/api/tables", {"game": "parley", "seats": SEATS, "name": "First", "public": True, **more}, 201
    )
    made["other"] = (await guest.post(f"/api/join/{made['invite']}", {"name": "Second"}, 201))["token"]
    return made


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_a_profile_shows_running_and_finished_games(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        running = await game(anna, bruno)
        won, lost = await rated_game(site, anna, bruno), await rated_game(site, bruno, anna)
        profile = await site.browser().get("/api/people/anna")
        assert profile["name"] == "Anna" and profile["relation"] == ""
        assert [g["table"] for g in profile["running"]] == [running["table"]]
        assert [(o["seat"], o["name"], o["account"], o["bot"]) for o in profile["running"][0]["others"]] == [
            ("B", "Second", "Bruno", ""),
            ("C", "", None, "random"),
        ]
        finished = {g["table"]: g for g in profile["finished"]}
        assert {id: (g["seat"], g["place"], g["count"]) for id, g in finished.items()} == {
            won: ("A", 1, 2),
            lost: ("B", 2, 2),
        }
        assert finished[won]["others"][0]["account"] == "Bruno"
        assert profile["tallies"] == [{"game": "parley", "played": 2, "won": 1}]
        [habit] = profile["habits"]
        assert (habit["game"], habit["ways"]) == ("parley", [{"reason": "resigned", "games": 1}])
        assert habit["length"] >= 0
        assert (await anna.get("/api/people/Anna"))["relation"] == "self"


async def test_visibility_is_respected(tmp_path: Path) -> None:
    """A profile that somebody may not see looks like one that does not exist."""
    async with club(tmp_path) as site:
        anna, bruno, carla = [await site.person(name) for name in ("Anna", "Bruno", "Carla")]
        await anna.post("/api/people/Bruno/befriend")
        await bruno.post("/api/people/Anna/befriend")
        nobody = await carla.get("/api/people/Nobody", 404)
        await anna.put("/api/account", {"visibility": "friends"})
        assert await carla.get("/api/people/Anna", 404) == nobody
        assert await site.browser().get("/api/people/Anna", 404) == nobody
        assert (await bruno.get("/api/people/Anna"))["relation"] == "friend"
        await anna.put("/api/account", {"visibility": "private"})
        assert await bruno.get("/api/people/Anna", 404) == nobody
        assert (await anna.get("/api/people/Anna"))["name"] == "Anna"
        await anna.put("/api/account", {"visibility": "public"})
        await anna.post("/api/people/Carla/block")
        assert await carla.get("/api/people/Anna", 404) == nobody
        assert (await anna.get("/api/people/Carla"))["relation"] == "block"


async def test_a_profile_names_nobody_who_does_not_want_it(tmp_path: Path) -> None:
    """The other people of a game: accounts by their own choice, guests only at public tables."""
    async with club(tmp_path) as site:
        anna, bruno, guest = await site.person("Anna"), await site.person("Bruno"), site.browser()
        await bruno.put("/api/account", {"visibility": "private"})
        await game(anna, bruno)
        await game(anna, guest)
        await game(anna, guest, public=False)
        seen = (await site.browser().get("/api/people/Anna"))["running"]
        assert [(g["table"] is None, g["others"][0]["name"], g["others"][0]["account"]) for g in seen] == [
            (True, "", None),
            (False, "Second", None),
            (False, "", None),
        ]
        own = (await anna.get("/api/people/Anna"))["running"]
        assert [(g["table"] is None, g["others"][0]["name"]) for g in own] == [(False, "Second")] * 3
        assert "Bruno" not in str(seen)


async def test_an_erased_person_is_not_named(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        made = await game(anna, bruno)
        page = await Page(site.server, made["table"], made["token"]).open()
        await bruno.post("/api/account/erase", {"name": "Bruno"})
        await page.close()
        (shown,) = (await anna.get("/api/people/Anna"))["running"]
        assert (shown["others"][0]["name"], shown["others"][0]["account"]) == ("", None)
        await anna.get("/api/people/Bruno", 404)


def test_games_are_counted_by_title() -> None:
    rows = [{"id": id, "game": game, "seat": seat} for id, game, seat in GAMES]
    places: dict[str, list[int] | None] = {"a": [1, 2], "b": [1, 2], "c": [2, 1], "d": None}
    assert tallies(rows, places) == [Tally("parley", 4, 2), Tally("baroque", 1, 0)]


def test_habits_are_the_average_length_and_the_ways_to_win() -> None:
    rows = [{"id": id, "game": game, "seat": seat} for id, game, seat in GAMES]
    places: dict[str, list[int] | None] = {"a": [1, 2], "b": [2, 1], "c": [1, 2], "d": [1, 2], "e": None}
    endings = {"a": ("points", 10), "b": ("deal", 20), "c": ("points", 40), "d": ("points", 31), "e": ("agreed", 7)}
    assert habits(rows, places, endings) == [
        Habit("parley", 25, [Way("points", 2), Way("deal", 1)]),
        Habit("baroque", 7, []),
    ]
