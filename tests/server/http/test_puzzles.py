"""Puzzles over the wire: their texts, a line and its judgement, and the table they are solved at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.registry import find
from ludoteca.teaching import Puzzle, puzzles_of
from server.tools import Page, ServerHarness, running_server

GAME = "pax-renaissance"


def comet() -> Puzzle:
    return puzzles_of(find("pax_renaissance"))["comet"]


async def begun(h: ServerHarness) -> Page:
    made: dict[str, Any] = await h.post("/api/puzzles", {"game": GAME, "puzzle": "comet", "name": "Anna"})
    return await Page(h, made["table"], made["token"]).open()


async def test_puzzles_are_listed_in_a_language_with_hints_and_solution(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        listed = await h.get(f"/api/games/{GAME}/puzzles?lang=it")
        assert [each["id"] for each in listed] == list(puzzles_of(find("pax_renaissance")))
        assert "La cometa giusta" in [each["title"] for each in listed]
        assert await h.get("/api/games/parley/puzzles") == []
        told = await h.get(f"/api/games/{GAME}/puzzles/comet?lang=pt")
        assert "cometa" in told["task"] and len(told["hints"]) == 2 and told["why"]
        assert told["solution"] == comet().solutions[0]
        await h.get(f"/api/games/{GAME}/puzzles/none", status=404)
        await h.post("/api/puzzles", {"game": GAME, "puzzle": "none"}, status=404)


async def test_a_line_is_judged_and_nothing_is_stored(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        path = f"/api/games/{GAME}/puzzles/comet/trial"
        nothing = await h.post(path, {"do": []})
        assert (nothing["made"], nothing["end"], nothing["verdict"]) == (0, "", "")
        *first, last = comet().solutions[0]
        begun = await h.post(path, {"do": first})
        assert begun["verdict"] == "" and begun["made"] == len(first)
        solved = await h.post(path, {"do": [*first, last]})
        assert solved["verdict"] == "solved" and solved["view"]["over"]
        refused = await h.post(path, {"do": [last]})
        assert (refused["made"], refused["end"], refused["verdict"]) == (0, "refused", "")
        idle = await h.post(path, {"do": ["pass", "pass", "confirm"]})
        assert (idle["verdict"], idle["why"]) == ("failed", "goal")
        await h.post(path, {"do": ["fly"]}, status=400)
        await h.post(path, {"do": ["pass"] * 81}, status=400)
        await h.post(f"/api/games/{GAME}/puzzles/none/trial", {"do": []}, status=404)


async def test_the_table_of_a_puzzle_shows_its_position_to_the_solver(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        page = await begun(h)
        asked = await h.post(f"/api/games/{GAME}/puzzles/comet/trial", {"do": []})
        assert page.state["view"]["board"] == asked["view"]["board"]
        assert [choice["do"] for choice in page.state["view"]["menu"]] == [c["do"] for c in asked["view"]["menu"]]
        assert page.waits == ["A"]
        assert page.state["table"]["hints"] is False
        again = await Page(h, page.state["table"]["id"], page.token).open()
        assert again.state["view"]["board"] == asked["view"]["board"]
