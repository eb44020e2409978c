"""Games without people share one worker, however many there are; games with people do not wait for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.services.bots.worker import Answer, Question
from server.tools import running_server


class Held(Pool):
    """A pool whose answers wait until the test lets them go."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.free = asyncio.Event()

    async def warm(self) -> None:
        pass

    async def ask(self, question: Question) -> Answer | None:
        self.asked.append(question.who.split()[0])
        await self.free.wait()
        return None  # the driver plays its fallback


async def until(check: Any) -> None:
    while not check():
        await asyncio.sleep(0.005)


async def test_games_without_people_are_asked_one_at_a_time(tmp_path: Path) -> None:
    pool = Held()
    async with running_server(tmp_path, pool=pool) as h:
        bots = [await h.table("bot bot") for _ in range(3)]
        await until(lambda: pool.asked)
        made = await h.table("me bot")
        await h.post(f"/api/tables/{made['table']}/leave", token=made["token"])  # now it is a game without people
        people = await h.filled(2)
        await h.post(f"/api/tables/{people[0]['table']}/leave", token=people[0]["token"])
        mine = await h.table("bot me")
        waiting = {people[0]["table"], mine["table"]}
        await until(lambda: len(pool.asked) > 1 or not any(h.parts.cache.entries[t].thinking for t in waiting))
        unattended = {made["table"], *(b["table"] for b in bots)}
        assert len([table for table in pool.asked if table in unattended]) == 1
        asked_with_people = [t for t in waiting if h.parts.cache.entries[t].thinking]
        assert set(asked_with_people) <= set(pool.asked)
        pool.free.set()
        await until(lambda: {b["table"] for b in bots} <= set(pool.asked))
