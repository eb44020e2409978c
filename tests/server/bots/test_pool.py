"""The processes in which bots think: whatever becomes of them, there are always as many as were wished."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from ludoteca.kernel import new
from ludoteca.registry import find
from ludoteca.server.services.bots.pool import Pool, question
from ludoteca.server.services.bots.worker import Question


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
        assert pool.ready == {p.pid for p in pool.alive}
    finally:
        await pool.close()


def choice(name: str) -> Question:
    game = find(name)
    s = new(game, game.complete(2), 5)
    return question("choose", f"{name} 0", game, s, s.front[0].seat, "novice", "balanced", 1)


@pytest.mark.parametrize("name", ["parley", "baroque"])
async def test_no_game_is_loaded_at_the_cost_of_a_first_answer(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A process that was started before it is needed is in time for any game."""
    pool = Pool(1, deadline=300)
    try:
        await pool.warm()
        (process,) = pool.alive
        assert pool.ready == {process.pid}
        monkeypatch.setattr(pool, "patience", lambda limit: 0.0)
        assert await pool.ask(choice(name)) is None  # it is not waited for longer than agreed
    finally:
        await pool.close()


def test_a_process_loads_what_the_levels_of_every_game_need() -> None:
    """In a process of its own: here other tests have loaded the games already."""
    code = (
        "import sys; from ludoteca.server.services.bots.worker import load_games; load_games();"
        "from ludoteca import registry;"
        "print(*sorted(name for name in sys.modules if name.endswith(('.game', '.recipe', '.policy'))))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {f"ludoteca.games.{name}.game" for name in ("parley", "baroque", "anno_1452")} <= set(told)
    assert {f"ludoteca.games.{name}.ai.policy" for name in ("baroque", "rio_de_la_plata", "anno_1452")} <= set(told)


async def test_a_process_that_is_ready_is_asked_before_another_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(3, deadline=300)
    try:
        await pool.warm()
        (first,) = pool.alive
        monkeypatch.setattr(pool, "_start", None)  # would fail
        assert await pool._answer(await pool.idle.get(), asked()) is not None
        assert pool.alive == {first}
    finally:
        await pool.close()


async def test_the_next_process_is_started_before_two_questions_come_at_once() -> None:
    pool = Pool(2, deadline=300)
    try:
        await pool.warm()
        assert await pool.ask(asked()) is not None
        await asyncio.gather(*pool.answering)
        assert len(pool.alive) == 2
        assert pool.ready == {process.pid for process in pool.alive}
        await pool.ask(asked())
        assert len(pool.alive) == 2
    finally:
        await pool.close()
    assert not pool.alive


async def test_a_process_that_is_just_being_started_is_ended_too() -> None:
    pool = Pool(1, deadline=300)
    starting = asyncio.create_task(pool.warm())
    pool._keep(starting)
    await asyncio.sleep(0)
    await pool.close()
    assert starting.done() and not pool.alive
    try:  # and the pool may be asked again
        assert await pool.ask(asked()) is not None
    finally:
        await pool.close()


async def test_a_process_that_never_loads_its_games_is_ended() -> None:
    pool = Pool(1, deadline=0.05, module="server.bots.lazy")
    await pool.warm()
    assert not pool.alive and not pool.ready
    assert await pool.ask(asked()) is None
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
