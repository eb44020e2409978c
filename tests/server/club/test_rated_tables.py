"""Rated tables: who may sit at them, what they forbid, and how their results change ratings."""

from __future__ import annotations

from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from ludoteca.rooms import requests, votes
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import PLAYING
from ludoteca.server.club.results import result_of
from ludoteca.server.ops import admin
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.storage.club_schema import rating_points, results
from ludoteca.server.storage.operations import as_operation
from server.club.people import Browser, ClubSite, club
from server.club.play import rated_game, seat_tokens, worked

LADDER = "/api/club/ladders/parley/2"
PAIR = [{"kind": "me"}, {"kind": "open"}]


async def stored(site: ClubSite) -> list[Any]:
    found = await site.server.parts.store.rows(select(rating_points))
    return sorted(tuple(row.values()) for row in found)


async def test_the_result_of_a_rated_game_changes_ratings(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        table = await rated_game(site, anna, bruno)
        board = await site.browser().get(LADDER)
        assert [(one["rank"], one["name"], one["games"], one["provisional"]) for one in board] == [
            (1, "Anna", 1, True),
            (2, "Bruno", 1, True),
        ]
        assert board[0]["rating"] > 1000 > board[1]["rating"]
        assert await anna.get("/api/club/ladders") == [{"game": "parley", "seats": 2, "games": 1}]
        [mine] = await anna.get("/api/club/people/anna/ratings")
        assert [(point["table"], point["place"]) for point in mine["curve"]] == [(table, 1)]


async def test_a_game_counts_once_however_often_the_club_looks(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await rated_game(site, anna, bruno)
        before = await stored(site)
        await worked(site)
        assert site.server.parts.club is not None
        await site.server.parts.club.play.ladders.update()
        assert await stored(site) == before
        assert len(before) == 2


async def test_ratings_are_the_same_after_a_restart_and_a_lost_update(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno, carla = [await site.person(name) for name in ("Anna", "Bruno", "Carla")]
        await rated_game(site, anna, bruno)
        await rated_game(site, bruno, carla)
        await rated_game(site, carla, anna)
        before = await stored(site)
        assert len(before) == 6
        lost = select(func.max(rating_points.c.table_id)).scalar_subquery()
        await site.server.parts.store.commit(
            [as_operation(delete(rating_points).where(rating_points.c.table_id == lost))]
        )
        await site.server.parts.store.commit([as_operation(delete(results))])
    async with club(tmp_path) as site:
        await worked(site)
        assert await stored(site) == before


async def test_the_host_recomputes_ratings_from_the_journals(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await rated_game(site, anna, bruno)
        await rated_game(site, anna, bruno)
        before = await stored(site)
    wanted = Namespace(data=tmp_path, recompute=True)
    assert admin_tool(wanted) == {"say": "admin-rated", "games": 2, "wrong": 0}
    async with club(tmp_path) as site:
        wrong = rating_points.update().values(mu=99.0)
        await site.server.parts.store.commit([as_operation(wrong)])
    assert admin_tool(wanted) == {"say": "admin-rated", "games": 2, "wrong": 4}
    async with club(tmp_path) as site:
        assert await stored(site) == before
    listed = admin_tool(Namespace(data=tmp_path, recompute=False))
    assert listed == {"ladders": [{"game": "parley", "seats": 2, "games": 2}]}


def admin_tool(wanted: Namespace) -> dict[str, Any]:
    """Run a tool of the host in a thread, as the command line does outside of any event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(admin.ratings, wanted).result()


async def test_a_game_that_is_not_rated_changes_nothing(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        made = await anna.post("/api/tables", {"game": "parley", "seats": PAIR, "name": "Anna"}, 201)
        joined = await bruno.post(f"/api/join/{made['invite']}", {"name": "Bruno"}, 201)
        await bruno.post(f"/api/tables/{made['table']}/resign", token=joined["token"])
        await worked(site)
        assert await anna.get(LADDER) == []
        assert await stored(site) == []


async def test_only_people_with_accounts_sit_at_a_rated_table(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, guest = await site.person("Anna"), site.browser()
        refused = await guest.post("/api/club/rated-tables", {"game": "parley", "seats": PAIR}, 401)
        assert refused["error"]["key"] == "not-signed-in"
        shared = [{"kind": "me"}, {"kind": "hotseat", "name": "Otto"}]
        refused = await anna.post("/api/club/rated-tables", {"game": "parley", "seats": shared}, 400)
        assert refused["error"]["key"] == "rated-seats"
        made = await anna.post("/api/club/rated-tables", {"game": "parley", "seats": PAIR}, 201)
        join = f"/api/join/{made['invite']}"
        assert (await guest.post(join, {"name": "Guest"}, 401))["error"]["key"] == "rated-account"
        assert (await anna.post(join, {"name": "Other"}, 409))["error"]["key"] == "rated-twice"


async def test_a_rated_table_forbids_hints_and_taking_back(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        body = {"game": "parley", "seats": PAIR, "hints": True, "undo": "friendly"}
        made = await anna.post("/api/club/rated-tables", body, 201)
        await bruno.post(f"/api/join/{made['invite']}", {"name": "Bruno"}, 201)
        facts = await anna.get(f"/api/tables/{made['table']}", token=made["token"])
        assert (facts["hints"], facts["undo"], facts["rated"]) == (False, "strict", True)
        parts = site.server.parts
        entry = await parts.tables.entry(made["table"])
        player = entry.live.seats[0].player
        with pytest.raises(Problem, match="rated-undo"):
            await parts.commands.run(entry, lambda live, change: votes.ask_rewind(live, change, player, 0))
        parts.bots.pool = Pool(1)  # it starts no process before it is asked
        with pytest.raises(Problem, match="rated-hints"):
            await parts.bots.hint(entry, 0)
        parts.bots.pool = None


async def test_a_rated_game_cannot_be_deleted_by_its_loser(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        table = await rated_game(site, bruno, anna)
        token = (await seat_tokens(bruno))[table]
        refused = await bruno.post(f"/api/tables/{table}/delete", status=409, token=token)
        assert refused["error"]["key"] == "rated-kept"
        assert [one["name"] for one in await anna.get(LADDER)] == ["Bruno", "Anna"]


async def test_a_concession_of_a_bot_rates_nobody(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await anna.post("/api/club/rated-tables", {"game": "parley", "seats": seats}, 201)
        table = f"/api/tables/{made['table']}"
        await anna.post(f"{table}/concede", {"winner": made["seat"]}, token=made["token"])
        assert (await anna.get(table, token=made["token"]))["state"] == "over"
        await worked(site)
        assert await anna.get(LADDER) == []
        assert await stored(site) == []


async def begun(anna: Browser, bruno: Browser) -> tuple[str, str, str]:
    """A rated table at which both play: its id, and the token of each."""
    made = await anna.post("/api/club/rated-tables", {"game": "parley", "seats": PAIR}, 201)
    joined = await bruno.post(f"/api/join/{made['invite']}", {"name": "Bruno"}, 201)
    return made["table"], made["token"], joined["token"]


@pytest.mark.parametrize("places", [[1, 2], [2, 1]])  # as the bot ends that plays on for Bruno
@pytest.mark.parametrize("way", ["leave", "forget", "erase"])
async def test_who_goes_away_loses_the_rated_game(tmp_path: Path, way: str, places: list[int]) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        table, _, token = await begun(anna, bruno)
        if way == "erase":
            await bruno.post("/api/account/erase", {"name": "Bruno"})
        else:
            await bruno.post(f"/api/tables/{table}/{way}", token=token)
        parts = site.server.parts
        entry = await parts.tables.entry(table)
        if way == "forget":
            assert await seat_tokens(bruno) == {}
            assert entry.live.seats[1].name == entry.live.players[entry.live.seats[1].player].name == ""
        await parts.commands.run(entry, lambda live, change: live.end(change, "rounds", places))
        await worked(site)
        [mine] = await anna.get("/api/club/people/anna/ratings")
        assert [(point["table"], point["place"]) for point in mine["curve"]] == [(table, 1)]
        assert mine["rating"] > 1000


async def test_a_new_code_for_a_seat_leaves_the_rating_to_its_account(tmp_path: Path) -> None:
    """Or else a host who has lost could cancel the rating of the winner before it is stored."""
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        table, token, _ = await begun(anna, bruno)
        await anna.post(f"/api/tables/{table}/resign", token=token)
        await anna.post(f"/api/tables/{table}/reissue", {"seat": "B"}, token=token)
        entry = await site.server.parts.tables.entry(table)
        assert all(result_of(entry.live).who)
        await worked(site)
        assert [one["name"] for one in await anna.get(LADDER)] == ["Bruno", "Anna"]


@pytest.mark.parametrize("kind", [requests.END, requests.SHUT])
async def test_nobody_ends_or_closes_a_rated_game_without_those_who_are_away(
    tmp_path: Path, kind: requests.Kind
) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        table, _, token = await begun(anna, bruno)
        await bruno.post(f"/api/tables/{table}/leave", token=token)
        parts = site.server.parts
        entry = await parts.tables.entry(table)
        players = [seat.player for seat in entry.live.seats]
        await parts.commands.run(entry, lambda live, change: votes.ask(live, change, players[0], kind))
        assert entry.live.state == PLAYING and not entry.live.closed
        assert requests.waiting(entry.live, entry.live.requests[0]) == [players[1]]


async def test_a_game_with_a_bot_rates_nobody_and_cannot_be_deleted(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await anna.post("/api/club/rated-tables", {"game": "parley", "seats": seats}, 201)
        table = f"/api/tables/{made['table']}"
        await anna.post(f"{table}/resign", token=made["token"])
        refused = await anna.post(f"{table}/delete", status=409, token=made["token"])
        assert refused["error"]["key"] == "rated-kept"
        await worked(site)
        assert await anna.get(LADDER) == []  # nor does it count


async def test_who_hides_is_not_on_the_leaderboard(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await rated_game(site, anna, bruno)
        account = await site.server.parts.club.accounts.by_name("Anna")  # type: ignore[union-attr]
        await site.server.parts.club.accounts.change(account.id, visibility="private")  # type: ignore[union-attr]
        assert [one["name"] for one in await bruno.get(LADDER)] == ["Bruno"]
        assert [one["name"] for one in await anna.get(LADDER)] == ["Anna", "Bruno"]
        await bruno.get("/api/club/people/anna/ratings", 404)


async def test_without_a_club_there_are_no_rated_tables(tmp_path: Path) -> None:
    async with club(tmp_path, set={"club": False}) as site:
        await site.browser().get("/api/club/ladders", 404)
        await site.browser().get("/api/club/tournaments", 404)
        await site.browser().post("/api/club/rated-tables", {"game": "parley", "seats": PAIR}, 404)
