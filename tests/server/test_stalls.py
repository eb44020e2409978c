"""What stops the event loop is found."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from ludoteca.server.stalls import watch_stalls

MAX_STALL_S = 60.0


def computes_for_long(until_in: Path) -> None:
    """Stop the event loop until it has been noticed."""
    deadline = time.monotonic() + MAX_STALL_S
    while computes_for_long.__name__ not in until_in.read_text() and time.monotonic() < deadline:
        time.sleep(0.001)


async def test_a_stall_is_reported_with_the_function_that_causes_it(tmp_path: Path) -> None:
    file = tmp_path / "stalls.txt"
    watching = asyncio.create_task(watch_stalls(file))
    while not file.exists():
        await asyncio.sleep(0.001)
    computes_for_long(file)
    while " ms late, " not in file.read_text():
        await asyncio.sleep(0.001)
    watching.cancel()
    await asyncio.wait([watching])
    written = file.read_text()
    assert "MainThread:\n" in written
    assert f" {computes_for_long.__name__}\n" in written
    assert written.index(computes_for_long.__name__) < written.index(" ms late, ")
