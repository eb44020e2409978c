"""Background tasks, the pause between two batches, and processes."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
import uvloop

from ludoteca.server.background import Interval, create_process


class Clock:
    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 6))
        self.now += seconds


async def test_a_batch_waits_only_for_the_rest_of_the_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("ludoteca.server.background.time", clock)
    monkeypatch.setattr("ludoteca.server.background.asyncio", clock)
    interval = Interval(0.004)
    await interval.wait()
    assert clock.slept == []
    clock.now += 0.001
    await interval.wait()
    await interval.wait()
    assert clock.slept == [0.003, 0.004]
    clock.now += 1
    await interval.wait()
    assert clock.slept == [0.003, 0.004]


def children() -> set[str]:
    """The processes that this one has started and not yet waited for."""
    return {pid for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()}


def test_a_process_whose_creation_is_cancelled_has_ended() -> None:
    async def cancelled() -> set[str]:
        before = children()
        creating = asyncio.ensure_future(create_process(sys.executable, "-c", "import time; time.sleep(1000)"))
        while children() == before:
            await asyncio.sleep(0)
        creating.cancel()
        with pytest.raises(asyncio.CancelledError):
            await creating
        return children() - before

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert not runner.run(cancelled())
