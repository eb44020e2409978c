"""Background tasks and the pause between two batches."""

from __future__ import annotations

import pytest

from ludoteca.server.background import Interval


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
