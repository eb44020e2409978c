"""Players of several nodes that move on shared tables at full speed, and the laws that must hold afterwards."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from sqlalchemy import select

from ludoteca.kernel import Quick, view, write_action
from ludoteca.rooms import play
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.table import OVER, LiveTable
from ludoteca.server.build import Server
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import Wanted
from ludoteca.server.storage import schema
from server.tables.test_table import picture


async def new_table(parts: Server, game: str = "parley", seats: int = 3) -> str:
    """A table at which one person holds all seats."""
    chairs = [{"kind": "me"}] + [{"kind": "hotseat", "name": f"Seat {n}"} for n in range(1, seats)]
    wanted = Wanted(game, chairs, {}, ClockRules(), False, True, True, "consent", "A", 3)
    return str((await parts.lobby.create(wanted))["table"])


class Racer:
    """One player who moves on any of the tables, for any seat that is asked."""

    def __init__(self, parts: Server, name: str, seed: int) -> None:
        self.parts = parts
        self.name = name
        self.quick = Quick(seed)
        self.count = 0
        self.done: list[tuple[str, str]] = []  # table and key of every acknowledged move

    async def move(self, table: str) -> None:
        self.count += 1
        key = f"{self.name} {self.count}"
        entry = await self.parts.tables.entry(table)

        def command(live: LiveTable, change: Change) -> None:
            self._act(live, change, key)

        await self.parts.commands.run(entry, command)
        self.done.append((table, key))

    def _act(self, live: LiveTable, change: Change, key: str) -> None:
        if any((seat, key) in live.history.keys for seat in range(len(live.seats))):
            return
        assert live.match is not None
        if live.state == OVER:  # a finished game begins again
            play.rewind_finished(live, change, live.match.first, self.quick.below(1 << 30))
        s = live.match.state
        i = self.quick.below(len(s.front))
        action = s.menus[i][self.quick.below(len(s.menus[i]))]
        play.act(live, change, s.front[i].seat, live.rev, write_action(live.game, action), key)


class Race:
    """Racers that share tables until a number of moves is made."""

    def __init__(self, racers: list[Racer], tables: list[str], moves: int) -> None:
        self.racers = racers
        self.tables = tables
        self.left = moves

    async def run(self) -> None:
        await asyncio.gather(*[self._moves(racer) for racer in self.racers])

    async def _moves(self, racer: Racer) -> None:
        while self.left > 0:
            self.left -= 1
            await racer.move(self.tables[racer.quick.below(len(self.tables))])

    @property
    def acknowledged(self) -> list[tuple[str, str]]:
        return [move for racer in self.racers for move in racer.done]


async def check_journals(parts: Server, tables: list[str], acknowledged: list[tuple[str, str]]) -> None:
    """Nothing is lost, doubled or out of order: the stored moves are exactly the acknowledged ones."""
    j = schema.journal
    stored: Counter[tuple[str, str]] = Counter()
    for table in tables:
        rows = await parts.store.rows(select(j).where(j.c.table_id == table).order_by(j.c.rev))
        assert [row["rev"] for row in rows] == list(range(1, len(rows) + 1))
        assert [row["at"] for row in rows] == sorted(row["at"] for row in rows)
        stored.update((table, row["key"]) for row in rows if row["key"])
    assert stored == Counter(acknowledged)
    assert max(stored.values(), default=1) == 1


def copy_of(entry: Entry) -> dict[str, Any]:
    """What must be equal on every node that holds the table."""
    live = entry.live
    assert live.match is not None
    seats = range(-1, len(live.seats))
    return {
        "ver": entry.ver,
        "rev": live.rev,
        "undo": [live.undo_targets(seat) for seat in seats if seat >= 0],
        "views": [view(live.game, live.match.state, seat) for seat in seats],
        "asked since": live.asked_since,
        "due": live.due(),
        "chat": entry.chat,
        **picture(live),
    }
