"""A command that does not end is interrupted, whatever the event loop; the server and its other tables go on."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca import sandbox
from ludoteca.kernel import save
from ludoteca.rooms.problem import Problem
from ludoteca.sandbox import environment
from ludoteca.server import time_limit as limits
from ludoteca.server.time_limit import TooSlow, time_limit
from sandbox.hostile import from_data, played
from server.tools import Page, running_server


def endless(*_: Any) -> None:
    while True:
        pass


def test_a_block_is_interrupted_and_a_short_one_is_not() -> None:
    with pytest.raises(TooSlow), time_limit(0.05):
        endless()
    with time_limit(0.05):
        pass
    for _ in range(10):  # outside of a block nothing is interrupted
        signal.raise_signal(signal.SIGVTALRM)


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Only the test lets the timer tick."""
    with time_limit(1.0):
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    yield
    signal.setitimer(signal.ITIMER_VIRTUAL, limits.TICK_S, limits.TICK_S)


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize("seconds", [0.05, 0.2, 3.0])
def test_a_pause_of_the_machine_does_not_interrupt_a_block(seconds: float) -> None:
    """A pause makes the timer tick once, when the machine goes on. The rest of the time is still there."""
    ticks = 0
    with pytest.raises(TooSlow), time_limit(seconds):
        while True:
            signal.raise_signal(signal.SIGVTALRM)
            ticks += 1
    assert ticks * limits.TICK_S >= seconds
    for _ in range(3):  # each block has its own time
        with time_limit(seconds):
            signal.raise_signal(signal.SIGVTALRM)


def test_a_block_that_goes_on_is_interrupted_again() -> None:
    times = 0
    with time_limit(0.05):
        while times < 3:
            try:
                endless()
            except TooSlow:
                times += 1


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
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        other = await h.filled(2)
        entry = await h.parts.tables.entry(given[0]["table"])
        with monkeypatch.context() as patched:
            patched.setattr(limits, "COMMAND_S", 0.1)
            with pytest.raises(Problem, match="internal"):
                await h.parts.commands.run(entry, endless)
        assert entry.gone
        pages = [await Page(h, g["table"], g["token"]).open() for g in (*given, *other)]
        for page in pages:
            if page.menu:
                await page.did(page.menu[0])


async def test_a_table_at_which_commands_do_not_end_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one player could send the same command again and again, and hold up everybody each time."""
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        other = await h.filled(2)
        monkeypatch.setattr(limits, "COMMAND_S", 0.1)
        for _ in range(limits.MAX_SLOW):
            with pytest.raises(Problem, match="internal"):
                await h.parts.commands.run(await h.parts.tables.entry(given[0]["table"]), endless)
        refused = await h.get(f"/api/tables/{given[0]['table']}", status=409)
        assert refused["error"]["key"] == "table-stopped"
        await h.get(f"/api/tables/{other[0]['table']}")
    async with running_server(tmp_path) as h:
        await h.get(f"/api/tables/{given[0]['table']}")


async def test_an_uploaded_position_gets_less_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limited: list[float | None] = []

    @contextmanager
    def noted(seconds: float | None = None) -> Iterator[None]:
        limited.append(seconds)
        yield

    monkeypatch.setattr("ludoteca.server.services.commands.time_limit", noted)
    m = played("baroque")
    verdict = sandbox.examine(sandbox.JOURNAL, from_data(m, save(m.game, m.state)))
    async with running_server(tmp_path) as h:
        made = await h.parts.importer.import_journal(verdict, "Anna", True)
        own = await h.filled(2)
        for table, seconds in ((made["table"], limits.IMPORTED_S), (own[0]["table"], None)):
            for evicted in (False, True):
                entry = await h.parts.tables.entry(table)
                if evicted:
                    h.parts.cache.evict(entry)
                    entry = await h.parts.tables.entry(table)
                limited.clear()
                await h.parts.commands.run(entry, lambda live, change: live.take_snapshot(change))
                assert set(limited) == {seconds}


def test_it_works_in_the_loop_that_the_server_uses() -> None:
    program = """
import asyncio, uvloop
from ludoteca.server.services import importing
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
        [sys.executable, "-c", program], capture_output=True, env=environment(), timeout=300, check=True
    )
    assert done.stdout == b"interrupted\n"


async def test_the_loop_keeps_its_own_signals() -> None:
    with pytest.raises(TooSlow), time_limit(0.05):
        endless()
    await asyncio.sleep(0)


BUSY_END = """
import time
from ludoteca.server.time_limit import time_limit

class Busy:
    def __del__(self):
        end = time.process_time() + 0.5
        while time.process_time() < end:
            pass

busy = Busy()
with time_limit():
    pass
"""


def test_the_timer_does_not_kill_a_process_that_takes_time_to_end() -> None:
    assert subprocess.run([sys.executable, "-c", BUSY_END], timeout=300).returncode == 0
