"""The processes in which bots think: whatever becomes of them, there are always as many as were wished."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.kernel import new
from ludoteca.registry import find
from ludoteca.server.bots.pool import Pool, question
from ludoteca.server.bots.worker import Question


def asked() -> Question:
    game = find("parley")
    s = new(game, game.complete(2), 5)
    return question("deal", "t 0", game, s, s.front[0].seat, "novice", "balanced", 1)


async def test_a_process_that_was_ended_a_moment_ago_is_not_asked() -> None:
    """A review has ended and its process with it, while the next is being asked for: the system has not told us yet."""
    pool = Pool(1, deadline=300)
    try:
        assert await pool.ask(asked()) is not None
        (process,) = pool.alive
        pool._end(process)
        assert process.returncode is None
        assert await pool.ask(asked()) is not None
        assert len(pool.alive) == 1 and process not in pool.alive
    finally:
        await pool.close()


async def test_a_process_that_died_by_itself_is_forgotten() -> None:
    pool = Pool(1, deadline=300)
    try:
        await pool.ask(asked())
        (process,) = pool.alive
        process.kill()
        await process.wait()
        assert await pool.ask(asked()) is not None
        assert len(pool.alive) == 1 and process not in pool.alive
        assert {pid for pid, _ in pool.loaded} == {p.pid for p in pool.alive}
    finally:
        await pool.close()


async def test_a_process_that_cannot_be_started_now_is_started_later(monkeypatch: pytest.MonkeyPatch) -> None:
    real = asyncio.create_subprocess_exec

    async def none(*_words: Any, **_more: Any) -> Any:
        raise BlockingIOError("too many processes")

    pool = Pool(1, deadline=300)
    try:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", none)
        await pool.warm()
        assert await pool.ask(asked()) is None
        monkeypatch.setattr(asyncio, "create_subprocess_exec", real)
        assert await pool.ask(asked()) is not None
    finally:
        await pool.close()
