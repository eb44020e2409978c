"""Tournaments: people enter, the server makes every round, and the standings follow from finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.club.people import Browser, ClubSite, club
from server.club.play import resign_all, seat_tokens, worked
from server.tools import Page, Time

SWISS = {"name": "Thursday", "game": "parley", "format": "swiss", "size": 2, "rounds": 2}


async def entered(site: ClubSite, names: str, **more: Any) -> tuple[str, list[Browser]]:
    """A tournament with these entrants, the first of whom is its host."""
    people = [await site.person(name) for name in names.split()]
    made = await people[0].post("/api/club/tournaments", {**SWISS, **more}, 201)
    for person in people:
        await person.post(f"/api/club/tournaments/{made['id']}/join")
    return f"/api/club/tournaments/{made['id']}", people


async def begun(site: ClubSite, names: str, **more: Any) -> tuple[str, list[Browser]]:
    path, people = await entered(site, names, **more)
    await people[0].post(f"{path}/start")
    await worked(site)
    return path, people


async def round_played(site: ClubSite, losers: list[Browser]) -> None:
    """These people resign their games of the round."""
    for loser in losers:
        await resign_all(loser)
    await worked(site)


async def test_a_swiss_tournament_runs_to_its_standings(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        path, (anna, bruno, carla, dario) = await begun(site, "Anna Bruno Carla Dario", rated=True)
        page = await bruno.get(path)
        assert (page["tournament"]["state"], page["mine"], page["hosting"]) == ("playing", 2, False)
        assert [one["entrants"] for one in page["rounds"][0]] == [[1, 2], [3, 4]]
        await round_played(site, [bruno, dario])
        page = await anna.get(path)
        assert [sorted(one["entrants"]) for one in page["rounds"][1]] == [[1, 3], [2, 4]]
        await round_played(site, [carla, dario])
        page = await site.browser().get(path)
        assert page["tournament"]["state"] == "over"
        assert [(one["name"], one["points"], one["wins"]) for one in page["standings"]] == [
            ("Anna", 2.0, 2),
            ("Bruno", 1.0, 1),
            ("Carla", 1.0, 1),
            ("Dario", 0.0, 0),
        ]
        board = await anna.get("/api/club/ladders/parley/2")
        assert (board[0]["name"], board[0]["games"]) == ("Anna", 2)


async def test_bots_fill_the_last_table(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        path, people = await begun(site, "Anna Bruno", size=4, level="random", rounds=1)
        page = await people[0].get(path)
        assert [one["bot"] for one in page["standings"]] == [False, False, True, True]
        [[table]] = page["rounds"]
        facts = await people[0].get(f"/api/tables/{table['table']}")
        assert [(seat["name"], seat["kind"]) for seat in facts["seats"]] == [
            ("Anna", "human"),
            ("Bruno", "human"),
            ("", "bot"),
            ("", "bot"),
        ]


async def test_the_server_starts_a_tournament_at_its_time(tmp_path: Path) -> None:
    time = Time()
    async with club(tmp_path, now=time) as site:
        path, people = await entered(site, "Anna Bruno", starts=time() + 60_000)
        empty, _ = await entered(site, "Carla", starts=time() + 60_000)
        await worked(site)
        assert (await people[0].get(path))["tournament"]["state"] == "open"
        time.pass_(61)
        await worked(site)
        assert (await people[0].get(path))["tournament"]["state"] == "playing"
        assert (await people[0].get(empty))["tournament"]["state"] == "off"


async def test_a_tournament_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        path, people = await begun(site, "Anna Bruno", format="knockout")
        await resign_all(people[1])
    async with club(tmp_path) as site:
        await worked(site)
        page = await site.browser().get(path)
        assert page["tournament"]["state"] == "over"
        assert [one["name"] for one in page["standings"]] == ["Anna", "Bruno"]


async def test_a_round_robin_with_an_odd_number_gives_byes(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        path, (anna, bruno, carla) = await begun(site, "Anna Bruno Carla", format="robin")
        for _ in range(3):
            for loser in (carla, bruno):
                await round_played(site, [loser])
        page = await anna.get(path)
        assert page["tournament"]["state"] == "over"
        assert page["tournament"]["rounds"] == 3
        assert [(one["name"], one["points"], one["byes"]) for one in page["standings"]] == [
            ("Anna", 3.0, 1),
            ("Bruno", 2.0, 1),
            ("Carla", 1.0, 1),
        ]


async def test_who_withdraws_is_not_paired_again(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        path, (anna, bruno, _, dario) = await begun(site, "Anna Bruno Carla Dario")
        await dario.post(f"{path}/leave")
        await round_played(site, [bruno, dario])
        page = await anna.get(path)
        assert sorted(len(one["entrants"]) for one in page["rounds"][1]) == [1, 2]
        assert 4 not in [number for one in page["rounds"][1] for number in one["entrants"]]
        assert page["standings"][-1] == {**page["standings"][-1], "name": "Dario", "withdrawn": True}
        assert len(await seat_tokens(dario)) == 1


async def test_a_game_without_a_winner_is_a_tie(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        path, (anna, bruno) = await begun(site, "Anna Bruno", rounds=1)
        for person in (anna, bruno):
            [(table, token)] = (await seat_tokens(person)).items()
            facts = await person.get(f"/api/tables/{table}", token=token)
            if not facts["requests"]:
                await person.post(f"/api/tables/{table}/vote-end", token=token)
        if facts["requests"]:
            await agree(site, table, token, facts["requests"][0]["id"])
        await worked(site)
        page = await anna.get(path)
        assert page["tournament"]["state"] == "over"
        assert [one["points"] for one in page["standings"]] == [0.5, 0.5]


async def agree(site: ClubSite, table: str, token: str, request: int) -> None:
    page = await Page(site.server, table, token).open()
    await page.say(type="answer", request=request, yes=True)
    await page.until(lambda message: message["type"] == "state" and message["table"]["state"] == "over")
    await page.close()


async def test_what_a_tournament_refuses(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        path, (anna, bruno) = await entered(site, "Anna Bruno")
        guest = site.browser()

        async def refusal(browser: Browser, where: str, status: int, body: Any = None) -> str:
            return str((await browser.post(where, body, status))["error"]["key"])

        assert await refusal(guest, f"{path}/join", 401) == "not-signed-in"
        assert await refusal(bruno, f"{path}/start", 403) == "not-host"
        assert await refusal(bruno, f"{path}/cancel", 403) == "not-host"
        assert await refusal(anna, "/api/club/tournaments", 400, {**SWISS, "name": " "}) == "tournament-name"
        assert await refusal(anna, "/api/club/tournaments", 400, {**SWISS, "level": "nobody"}) == "no-level"
        assert await refusal(anna, "/api/club/tournaments", 400, {**SWISS, "size": 6}) == "no-sense"
        await bruno.post(f"{path}/leave")
        assert await refusal(bruno, f"{path}/leave", 409) == "not-entered"
        assert await refusal(anna, f"{path}/start", 409) == "tournament-empty"
        await bruno.post(f"{path}/join")
        await anna.post(f"{path}/start")
        carla = await site.person("Carla")
        assert await refusal(carla, f"{path}/join", 409) == "tournament-started"
        await anna.post(f"{path}/cancel")
        assert await refusal(anna, f"{path}/cancel", 409) == "tournament-over"
        await guest.get("/api/club/tournaments/nothing", 404)


async def test_a_host_has_a_limited_number_of_tournaments(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        for _ in range(5):
            await anna.post("/api/club/tournaments", SWISS, 201)
        refused = await anna.post("/api/club/tournaments", SWISS, 429)
        assert refused["error"]["key"] == "tournament-many"
        assert len(await anna.get("/api/club/tournaments")) == 5
