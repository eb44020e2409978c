"""A game over the wire: moves, refusals, undo, reconnecting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Quick
from ludoteca.registry import names
from server.tools import House, Page, house


async def seated(h: House, given: list[dict[str, Any]]) -> list[Page]:
    return [await Page(h, g["table"], g["token"]).open() for g in given]


async def play_on(pages: list[Page], quick: Quick, moves: int) -> int:
    """Random legal moves, each by a seat that is asked, until the game is over or enough were made."""
    done = 0
    while done < moves and pages[0].state["table"]["state"] == "playing":
        for page in pages:
            await page.quiet(0.001)
        asked = [p for p in pages if p.menu]
        if not asked:
            await asyncio.sleep(0.002)
            continue
        page = asked[quick.below(len(asked))]
        await page.did(page.menu[quick.below(len(page.menu))])
        done += 1
    return done


@pytest.mark.parametrize("game", names())
async def test_people_finish_or_play_far_into_every_game(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        pages = await seated(h, await h.filled(2, game))
        await play_on(pages, Quick(3), 40 if game != "parley" else 2000)
        if game == "parley":
            assert pages[0].state["table"]["state"] == "over"
            assert pages[0].state["table"]["result"]["reason"] in ("rounds", "harbours")
