"""The statistics of chance over all finished tables of a game."""

from __future__ import annotations

import asyncio
from typing import Any

from ludoteca.rooms import operations as db
from ludoteca.rooms.chance import FACES, TENTHS, has_dice, kept_chance, tally
from ludoteca.server.services.cache import TableCache
from ludoteca.server.storage.store import Store

MAX_COUNTED = 20  # tables added to the sum in one request


class Chances:
    """The sum over all finished tables of a game. The part of each table is computed once, on the first request."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache
        self.turn = asyncio.Lock()

    async def count(self, game: str) -> None:
        for id in await self.store.uncounted(game, MAX_COUNTED + len(self.cache.broken)):
            entry = await self.cache.try_get(id)
            if entry is None:
                continue
            kept = await asyncio.to_thread(kept_chance, entry.live)  # a finished table is immutable
            place = {"table_id": id, "rev": entry.live.rev, "game": game}
            await self.store.commit([(db.CHANCE, {**place, **kept})])

    async def shown(self, game: str) -> dict[str, Any]:
        async with self.turn:
            await self.count(game)
            rows = await self.store.counted(game)
        dice, draws = [0] * FACES, [0] * TENTHS
        for row in rows:
            dice = [a + int(b) for a, b in zip(dice, row["dice"].split(), strict=True)]
            draws = [a + int(b) for a, b in zip(draws, row["draws"].split(), strict=True)]
        return {
            "game": game,
            "tables": len(rows),
            "dice": tally(dice) if has_dice(game) else None,
            "draws": tally(draws),
        }
