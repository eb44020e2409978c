"""The archive of finished games and the statistics of titles."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import registry
from ludoteca.i18n import LANGUAGES, catalogue
from ludoteca.server.club.statistics import Finished, histogram, title_statistics
from ludoteca.testing import random_game
from server.club.people import Browser, club
from server.club.play import rated_game, worked
from server.tools import Time

PAIR = [{"kind": "me"}, {"kind": "open"}]


async def search(browser: Browser, query: str = "") -> list[dict[str, Any]]:
    return list(await browser.get(f"/api/club/archive{query}"))


async def test_finished_public_games_are_found_by_what_they_were(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        anna, bruno, carla = [await site.person(name) for name in ("Anna", "Bruno", "Carla")]
        first = await rated_game(site, anna, bruno)
        time.pass_(60)
        second = await rated_game(site, carla, anna)
        guest = site.browser()
        assert [one["table"] for one in await search(guest)] == [second, first]
        assert {one["table"] for one in await search(guest, "?player=anna")} == {first, second}
        [found] = await search(guest, "?game=parley&seats=2&player=CARLA&reason=resigned")
        assert (found["table"], found["rated"], found["reason"]) == (second, True, "resigned")
        assert sorted(seat["place"] for seat in found["seats"]) == [1, 2]
        assert await search(guest, "?game=baroque") == []
        assert await search(guest, "?seats=3") == []
        assert await search(guest, "?min_length=50") == []
        assert len(await search(guest, "?max_length=50")) == 2
        assert await search(guest, "?player=nobody") == []
        assert await search(guest, "?reason=conquest") == []
        assert [one["table"] for one in await search(guest, f"?before={found['at']}")] == [first]
        await guest.get(f"/api/tables/{second}/at/0?seat=none")
        assert "parley" in (await guest.http.get(f"/api/tables/{second}/journal")).text


async def test_a_private_game_is_not_in_the_archive(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        for more in ({"public": False}, {"public": True, "spectators": False}):
            made = await anna.post("/api/tables", {"game": "parley", "seats": PAIR, "name": "Anna", **more}, 201)
            joined = await bruno.post(f"/api/join/{made['invite']}", {"name": "Bruno"}, 201)
            await bruno.post(f"/api/tables/{made['table']}/resign", token=joined["token"])
        await worked(site)
        assert await search(anna) == []
        assert (await anna.get("/api/club/statistics/parley"))["games"] == 2


async def test_statistics_count_finished_games(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        assert (await anna.get("/api/club/statistics/parley"))["games"] == 0
        await rated_game(site, anna, bruno)
        found = await anna.get("/api/club/statistics/parley")
        assert found["games"] == 1
        assert found["endings"] == [{"reason": "resigned", "games": 1}]
        assert found["seats"] == [{"count": 2, "games": 1, "shares": [1.0, 0.0]}]
        await anna.get("/api/club/statistics/nothing", 404)


FINISHED = st.builds(
    Finished,
    st.integers(1, 900),
    st.sampled_from(["a", "b"]),
    st.lists(st.integers(1, 4), min_size=2, max_size=4).map(tuple),
)


@given(st.lists(FINISHED, min_size=1, max_size=20))
def test_every_game_is_in_every_statistic(games: list[Finished]) -> None:
    found = title_statistics("parley", games)
    assert sum(bar.games for bar in found.lengths) == len(games)
    assert sum(ending.games for ending in found.endings) == len(games)
    assert sum(one.games for one in found.seats) == len(games)
    assert all(abs(sum(one.shares) - 1) < 0.01 for one in found.seats)


def test_sides_share_what_they_win() -> None:
    games = [
        Finished(10, "points", (1, 2), ("power-a", "power-b")),
        Finished(10, "points", (1, 1), ("power-b", "power-a")),  # a shared win
        Finished(10, "points", (1, 2)),  # stored without sides
    ]
    found = [(one.faction, one.games, one.share) for one in title_statistics("baroque", games).factions]
    assert found == [("power-a", 2, 0.75), ("power-b", 2, 0.25)]


@pytest.mark.parametrize("name", ["parley", "baroque"])
def test_the_sides_of_a_title_have_texts_in_every_language(name: str) -> None:
    game = registry.find(name)
    state = random_game(name, seats=3, seed=1)
    sides = {game.faction(state, seat) for seat in range(3)}
    assert len(sides) == (3 if name == "baroque" else 1)
    for lang in LANGUAGES:
        assert sides - {""} <= set(catalogue(game.package, lang))


def test_bars_are_equally_wide_and_leave_no_gap() -> None:
    bars = histogram([10, 40, 95])
    assert bars[0].first == 10
    assert bars[-1].last >= 95
    assert {bar.last - bar.first for bar in bars} == {7}
    assert all(a.last + 1 == b.first for a, b in pairwise(bars))
