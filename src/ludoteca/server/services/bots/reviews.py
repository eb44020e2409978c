"""Reviews of finished games: computed once in a separate process, one turning point at a time, and stored."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ludoteca.ai.advice.review import REVIEW_LEVEL
from ludoteca.ai.levels import settings as level_settings
from ludoteca.kernel import write_journal
from ludoteca.rooms import operations as db
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, LiveTable
from ludoteca.server.background import Tasks
from ludoteca.server.logs import log
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.services.bots.worker import Question
from ludoteca.server.storage.store import Store

POINTS = 6
DEADLINE_S = 120.0  # for one step; a long game is replayed in the first
MAX_PENDING = 40


class Progress:
    """A review under way: how many of its steps are done."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 1 + POINTS


class Reviews:
    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.store = store
        self.tasks = tasks
        self.pool = Pool(1, DEADLINE_S)  # separate from the bots: a review must not delay a move
        self.step_ms: int | None = None  # thinking time at a turning point, unless it is the level's own
        self.turn = asyncio.Lock()
        self.under_way: dict[tuple[str, int], Progress] = {}
        self.failed: set[tuple[str, int]] = set()

    async def shown(self, live: LiveTable) -> dict[str, Any]:
        """The progress of the review of a table, and the review itself when it is done."""
        if live.state != OVER:
            raise Problem("not-over")
        key = (live.id, live.rev)
        progress = self.under_way.get(key)
        if progress is not None:
            return {"state": "working", "done": progress.done, "of": progress.of, "review": None}
        found = await self.store.review(*key)
        if found is not None:
            return {"state": "done", "done": 1, "of": 1, "review": msgspec.json.decode(found)}
        return {"state": "failed" if key in self.failed else "none", "done": 0, "of": 1, "review": None}

    async def show(self, live: LiveTable, start: bool) -> dict[str, Any]:
        """The progress of the review of a finished table; with `start` it is made if there is none yet."""
        found = await self.shown(live)
        if start and found["state"] in ("none", "failed"):
            if self.begin(live):
                self.tasks.spawn(self.make(live))
            found = await self.shown(live)
        return found

    def begin(self, live: LiveTable) -> bool:
        """Reserve the review. Returns False if it is already under way."""
        key = (live.id, live.rev)
        if key in self.under_way:
            return False
        if len(self.under_way) >= MAX_PENDING:
            raise Problem("too-fast", 429)
        self.failed.discard(key)
        self.under_way[key] = Progress()
        return True

    async def make(self, live: LiveTable) -> None:
        key = (live.id, live.rev)
        try:
            async with self.turn:
                if await self.store.review(*key) is not None:
                    return  # a concurrent request has made it
                found = await self._make(live, self.under_way[key])
            row = {"table_id": key[0], "rev": key[1], "review": msgspec.json.encode(found).decode()}
            await self.store.commit([(db.REVIEW, row)])
        except Exception as error:
            self.failed.add(key)
            log.warning("review-failed", table=key[0], game=live.game.id, error=type(error).__name__)
        finally:
            del self.under_way[key]
            if not self.under_way:
                await self.pool.close()  # frees its memory until the next review

    async def _make(self, live: LiveTable, progress: Progress) -> dict[str, Any]:
        m = live.match
        if m is None:
            raise Problem("not-started")
        budget = self.step_ms or int(level_settings(live.game.id, REVIEW_LEVEL).ms)
        who = f"{live.id} {live.rev}"
        journal = await asyncio.to_thread(write_journal, m)

        async def ask(**more: int) -> dict[str, Any]:
            question = Question("review", who, live.game.id, {}, 0, "", "", 1, budget, journal, **more)
            answer = await self.pool.ask(question)
            if answer is None or not answer.review:
                raise Problem("no-review")
            progress.done += 1
            return answer.review

        whole = await ask(points=POINTS)
        turning = whole.pop("turning")
        progress.of = 1 + len(turning)
        whole["points"] = [await ask(point=i) for i in turning]
        return whole
