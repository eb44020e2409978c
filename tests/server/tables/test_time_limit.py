"""A command that does not end is interrupted, whatever the event loop; the server and its other tables go on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from ludoteca.sandbox import environment
from ludoteca.server import time_limit as limits
from ludoteca.server.errors import Problem
from ludoteca.server.time_limit import TooSlow, time_limit
from server.tools import Page, running_server


def endless(*_: Any) -> None:
    while True:
        pass


def test_a_block_is_interrupted_and_a_short_one_is_not() -> None:
    with pytest.raises(TooSlow), time_limit(0.05):
        endless()
    with time_limit(0.05):
        pass
    total = sum(range(3_000_000))  # no timer is left behind
    assert total > 0


def test_outside_the_main_thread_nothing_happens() -> None:
    ran = []

    def work() -> None:
        with time_limit(0.05):
            ran.append(1)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert ran == [1]


async def test_a_command_that_does_not_end_fails_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COMMAND_S", 0.1)
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        other = await h.filled(2)
        entry = await h.hub.entry(given[0]["table"])
        with pytest.raises(Problem, match="internal"):
            await h.hub.run(entry, endless)
        assert entry.gone
        monkeypatch.setattr(limits, "COMMAND_S", 3.0)
        pages = [await Page(h, g["table"], g["token"]).open() for g in (*given, *other)]
        for page in pages:
            if page.menu:
                await page.did(page.menu[0])


def test_it_works_in_the_loop_that_the_server_uses() -> None:
    program = """
import asyncio, uvloop
from ludoteca.server.time_limit import TooSlow, time_limit
async def main():
    try:
        with time_limit(0.05):
            while True: pass
    except TooSlow:
        await asyncio.sleep(0.01)
        print("interrupted")
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    runner.run(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, env=environment(), timeout=120, check=True
    )
    assert done.stdout == b"interrupted\n"


async def test_the_loop_keeps_its_own_signals() -> None:
    with pytest.raises(TooSlow), time_limit(0.05):
        endless()
    await asyncio.sleep(0)
