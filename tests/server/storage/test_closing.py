"""A database is closed while somebody still reads from it."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, literal, select

from server.cluster.servers import Stores

_counted = select(literal(1).label("n")).cte("counted", recursive=True)
_counted = _counted.union_all(select(_counted.c.n + 1).where(_counted.c.n < 300_000))
LONG_READ = select(func.max(_counted.c.n).label("last"))


async def test_a_cancelled_reader_has_ended_before_the_database_is_closed(stores: Stores) -> None:
    """The driver of an interrupted reader waits for an answer of a closed database for ever."""
    store = stores.new()
    await store.open()
    reader = asyncio.create_task(store.rows(LONG_READ))
    while not store.engine.pool.checkedout():  # type: ignore[attr-defined]
        await asyncio.sleep(0)
    reader.cancel()
    close = store.backend.close
    reading: list[int] = []

    async def closed() -> None:
        reading.append(store.engine.pool.checkedout())  # type: ignore[attr-defined]
        await close()

    store.backend.close = closed  # type: ignore[method-assign]
    await store.close()
    assert reading == [0]


async def test_a_reader_that_is_not_cancelled_reads_to_the_end(stores: Stores) -> None:
    store = stores.new()
    await store.open()
    assert await store.rows(LONG_READ) == [{"last": 300_000}]
    await store.close()
