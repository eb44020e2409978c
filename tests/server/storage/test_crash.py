"""A process that dies between deciding and writing leaves no trace of the move, one that dies between writing and
telling leaves it once. `crash.py` is the process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.storage import sqlite
from ludoteca.server.storage.sqlite_backend import FILE
from server.storage.crash import Notes
from server.tools import running_server

PROGRAM = Path(__file__).with_name("crash.py")


async def check_crashes(folder: Path, times: int) -> int:
    """Let it die so often, and look at the journals. Returns how many moves were written that nobody was told of."""
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-P", str(PROGRAM), str(folder), str(times)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    notes = Notes(folder)
    assert notes.done
    untold = 0
    async with running_server(folder) as server:
        for table in notes.tables:
            stored = [key for _, key in sqlite.keys(folder / FILE, table)]
            told = [key for of, key in notes.done if of == table]
            assert len(set(stored)) == len(stored)
            assert [key for key in stored if key in told] == told  # every acknowledged move, in order
            unknown = [key for key in stored if key not in told]
            assert len(unknown) <= 1  # the last move, when the game ended with it or the process did
            untold += len(unknown)
            live = (await server.parts.tables.entry(table)).live
            journal = (await server.parts.store.stored_table(table)).journal
            assert [row["rev"] for row in journal] == list(range(1, live.rev + 1))
    return untold


async def test_a_crash_between_two_steps_loses_and_doubles_nothing(tmp_path: Path) -> None:
    await check_crashes(tmp_path, 5)


@pytest.mark.long
async def test_two_hundred_crashes_lose_and_double_nothing(tmp_path: Path) -> None:
    await check_crashes(tmp_path, 200)
