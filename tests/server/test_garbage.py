"""What is no longer used is freed: by reference counting at once, and reference cycles while the server runs."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import garbage
from server.tools import Page, running_server, within


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
    monkeypatch.setattr(garbage, "QUIET_S", 0.001)
    collecting = asyncio.create_task(garbage.collect_regularly(lambda: 0))
    for _ in range(2):  # again and again
        left = cycle()
        while left() is not None:
            await asyncio.sleep(0.001)
    collecting.cancel()


async def test_a_collection_waits_for_a_quiet_moment_but_not_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET_S", 0.001)
    counts = iter([1, 1, 2, 2, 3, 3, 3, 3, 3])  # asked twice before every pause
    await garbage.quiet_moment(lambda: next(counts))
    assert list(counts) == [3, 3]
    monkeypatch.setattr(garbage, "MAX_WAIT_S", 0.05)
    busy = iter(range(1_000_000))
    await within(garbage.quiet_moment(lambda: next(busy)))


async def test_a_closed_connection_leaves_no_cycle(tmp_path: Path, no_collection: None) -> None:
    """Reference counting alone frees what has served it."""
    async with running_server(tmp_path) as h:
        made = await h.table("me bot")
        page = await Page(h, made["table"], made["token"]).open()
        (conn,) = h.parts.cache.entries[made["table"]].conns
        line: Any = conn.socket
        left = [weakref.ref(conn), weakref.ref(line), weakref.ref(line.socket), weakref.ref(line.socket.conn)]
        del conn, line
        await page.socket.close()
        async with asyncio.timeout(300):
            while any(ref() is not None for ref in left):
                await asyncio.sleep(0.001)


def test_no_collection_starts_in_the_middle_of_work(no_collection: None) -> None:
    before = [generation["collections"] for generation in gc.get_stats()]
    kept: list[list[int]] = [[] for _ in range(200_000)]
    assert len(kept) == 200_000
    assert [generation["collections"] for generation in gc.get_stats()] == before


def test_long_collections_are_rare() -> None:
    assert garbage.pause_after(0.01) == garbage.INTERVAL_S
    assert garbage.pause_after(0.5) == 500.0
