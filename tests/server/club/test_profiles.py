"""Profiles: what is shown, and to whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.club.profile import Tally, tallies
from ludoteca.server.storage.opening import store_at
from server.club.people import Browser, Clubhouse, club
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


async def ended(house: Clubhouse, made: dict[str, Any]) -> None:
    """The second player resigns, and the first ends the game."""
    path = f"/api/tables/{made['table']}"
    await house.server.post(f"{path}/resign", token=made["other"])
    await house.server.post(f"{path}/vote-end", token=made["token"])
    entry = await house.server.hub.entry(made["table"])
    assert entry.live.state == "over"


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_a_profile_shows_running_and_finished_games(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with club(tmp_path, store=store_at(tmp_path, database)) as house:
        anna, bruno = await house.person("Anna"), await house.person("Bruno")
        over, running = await game(anna, bruno), await game(anna, bruno)
        await ended(house, over)
        entry = await house.server.hub.entry(over["table"])
        assert entry.live.result is not None
        places = entry.live.result["places"]
        profile = await house.browser().get("/api/people/anna")
        assert profile["name"] == "Anna" and profile["relation"] == ""
        assert [g["table"] for g in profile["running"]] == [running["table"]]
        (finished,) = profile["finished"]
        assert (finished["table"], finished["game"], finished["seat"]) == (over["table"], "parley", "A")
        assert finished["place"] == (places[0] if places else None)
        assert [(o["seat"], o["name"], o["account"]) for o in finished["others"]] == [
            ("B", "Second", "Bruno"),
            ("C", "", None),
        ]
        assert finished["others"][1]["bot"] == "random"
        won = 1 if places and places[0] == 1 else 0
        assert profile["tallies"] == [{"game": "parley", "played": 1, "won": won}]
        assert (await anna.get("/api/people/Anna"))["relation"] == "self"


async def test_visibility_is_respected(tmp_path: Path) -> None:
    """Whoever may not see a profile cannot tell it from one that does not exist."""
    async with club(tmp_path) as house:
        anna, bruno, carla = [await house.person(name) for name in ("Anna", "Bruno", "Carla")]
        await anna.post("/api/people/Bruno/befriend")
        await bruno.post("/api/people/Anna/befriend")
        nobody = await carla.get("/api/people/Nobody", 404)
        await anna.put("/api/account", {"visibility": "friends"})
        assert await carla.get("/api/people/Anna", 404) == nobody
        assert await house.browser().get("/api/people/Anna", 404) == nobody
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
    async with club(tmp_path) as house:
        anna, bruno, guest = await house.person("Anna"), await house.person("Bruno"), house.browser()
        await bruno.put("/api/account", {"visibility": "private"})
        await game(anna, bruno)
        await game(anna, guest)
        await game(anna, guest, public=False)
        seen = (await house.browser().get("/api/people/Anna"))["running"]
        assert [(g["table"] is None, g["others"][0]["name"], g["others"][0]["account"]) for g in seen] == [
            (True, "", None),
            (False, "Second", None),
            (False, "", None),
        ]
        own = (await anna.get("/api/people/Anna"))["running"]
        assert [(g["table"] is None, g["others"][0]["name"]) for g in own] == [(False, "Second")] * 3
        assert "Bruno" not in str(seen)


async def test_an_erased_person_is_not_named(tmp_path: Path) -> None:
    async with club(tmp_path) as house:
        anna, bruno = await house.person("Anna"), await house.person("Bruno")
        made = await game(anna, bruno)
        page = await Page(house.server, made["table"], made["token"]).open()
        await bruno.post("/api/account/erase", {"name": "Bruno"})
        await page.close()
        (shown,) = (await anna.get("/api/people/Anna"))["running"]
        assert (shown["others"][0]["name"], shown["others"][0]["account"]) == ("", None)
        await anna.get("/api/people/Bruno", 404)


def test_games_are_counted_by_title() -> None:
    rows = [{"id": id, "game": game, "seat": seat} for id, game, seat in GAMES]
    places: dict[str, list[int] | None] = {"a": [1, 2], "b": [1, 2], "c": [2, 1], "d": None}
    assert tallies(rows, places) == [Tally("parley", 4, 2), Tally("baroque", 1, 0)]
