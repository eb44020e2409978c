"""Objects of closed connections refer to each other: they are collected while the server runs."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from ludoteca.server import garbage


class Connected:
    """One end of a closed connection, which refers to the other."""

    other: Connected


@pytest.fixture
def no_collection() -> Iterator[None]:
    """The collector of Python starts nothing by itself, as in a server."""
    garbage.collect_rarely()
    yield
    gc.enable()
    gc.unfreeze()


def cycle() -> weakref.ref[Connected]:
    one, other = Connected(), Connected()
    one.other, other.other = other, one
    return weakref.ref(one)


async def test_cycles_are_collected_while_the_server_runs(monkeypatch: pytest.MonkeyPatch, no_collection: None) -> None:
    monkeypatch.setattr(garbage, "INTERVAL_S", 0.001)
    monkeypatch.setattr(garbage, "MAX_SHARE", 1.0)
    collecting = asyncio.create_task(garbage.collect_regularly())
    for _ in range(2):  # again and again
        left = cycle()
        while left() is not None:
            await asyncio.sleep(0.001)
    collecting.cancel()


def test_no_collection_starts_in_the_middle_of_work(no_collection: None) -> None:
    before = [generation["collections"] for generation in gc.get_stats()]
    kept: list[list[int]] = [[] for _ in range(200_000)]
    assert len(kept) == 200_000
    assert [generation["collections"] for generation in gc.get_stats()] == before


def test_long_collections_are_rare() -> None:
    assert garbage.pause_after(0.01) == garbage.INTERVAL_S
    assert garbage.pause_after(0.5) == 500.0
