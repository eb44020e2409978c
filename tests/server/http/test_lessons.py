"""Lessons over the wire: their steps, and bots that follow the script while the learner does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.registry import find
from ludoteca.rulebook import rulebook
from ludoteca.teaching import Lesson, lessons_of
from server.tools import Page, ServerHarness, running_server

GAME = "pax-renaissance"


def first() -> Lesson:
    return lessons_of(find("pax_renaissance"))["first"]


async def begun(h: ServerHarness) -> Page:
    made: dict[str, Any] = await h.post("/api/lessons", {"game": GAME, "lesson": "first", "name": "Anna"})
    return await Page(h, made["table"], made["token"]).open()


async def test_the_overview_has_the_rules_of_each_section_in_a_language(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        for lang in ("en", "it", "pt"):
            told = await h.get(f"/api/games/{GAME}/overview?lang={lang}")
            assert [section["key"] for section in told["sections"]] == ["goal", "turn", "actions", "end"]
            book = rulebook(find("pax_renaissance").package)
            for section in told["sections"]:
                for rule in section["rules"]:
                    assert rule["text"] == book[rule["id"]].text_in(lang) != ""


async def test_lessons_are_listed_in_a_language(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        (listed,) = [x for x in await h.get(f"/api/games/{GAME}/lessons?lang=it") if x["id"] == "first"]
        assert listed["title"] == "La tua prima partita" and len(listed["chapters"]) == 3
        assert await h.get("/api/games/parley/lessons") == []
        told = await h.get(f"/api/games/{GAME}/lessons/first?lang=pt")
        assert "florim" in told["steps"][2]["say"] and told["steps"][2]["at"] == ["card:114"]
        await h.get(f"/api/games/{GAME}/lessons/none", status=404)
        await h.post("/api/lessons", {"game": GAME, "lesson": "none"}, status=404)


async def test_the_moves_of_the_others_are_not_listed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        told = await h.get(f"/api/games/{GAME}/lessons/first")
    lesson = first()
    assert told["own"] == {str(n): do for n, (seat, do) in enumerate(lesson.moves, 1) if seat == lesson.me}
    assert "then" not in told["steps"][4]


async def test_the_bots_play_the_script_to_its_end(tmp_path: Path) -> None:
    lesson = first()
    async with running_server(tmp_path, bots=1) as h:
        page = await begun(h)
        for step in lesson.steps:
            if not step.do:
                continue
            while page.seq != step.seq:
                await page.until(lambda m: m["type"] == "state", 60)
            await page.did(step.do)
        entry = await h.parts.tables.entry(page.state["table"]["id"])
        played = [(line.seat, lesson.moves[n][1]) for n, line in enumerate(entry.live.playing().lines)]
        assert played == lesson.moves


async def test_after_another_move_the_bots_decide_for_themselves(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=1) as h:
        page = await begun(h)
        await page.did("pass")
        await page.did("pass")
        await page.did("confirm")
        while page.waits != ["A"]:
            await page.until(lambda m: m["type"] == "state", 60)
        assert page.seq >= 5
