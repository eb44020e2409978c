"""`ludoteca kill-test --nodes N`: kill nodes and the bus of a cluster at random moments of play.

Players of one table sit at different nodes. After each kill every acknowledged move must be in the journal, under its
key, in order. The players go on at the nodes that are left, and send what was not acknowledged again under its old key.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine, create_engine, make_url, select

from ludoteca.server.ops.cluster import Cluster, started
from ludoteca.server.ops.kill_test import Seat, continues, lost, new_seats
from ludoteca.server.storage import schema

BUS_EVERY = 4  # kills, on average: the bus instead of a node


class Keys:
    """Reads the idempotency keys of journals from the database."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))

    def __call__(self, table: str) -> list[tuple[int, str]]:
        j = schema.journal
        found = select(j.c.seat, j.c.key).where(j.c.table_id == table, j.c.key != "").order_by(j.c.rev)
        with self.engine.connect() as connection:
            return [(row[0], row[1]) for row in connection.execute(found)]


class KillTest:
    def __init__(self, cluster: Cluster, game: str, seats: int, seed: int) -> None:
        self.cluster = cluster
        self.game = game
        self.seats = seats
        self.chance = random.Random(seed)
        self.seed = seed
        self.playing: list[Seat] = []
        self.all: list[Seat] = []
        self.tables = 0
        self.resent = 0
        self.killed = {"node": 0, "bus": 0}

    async def add_table(self) -> None:
        self.tables += 1
        new = await new_seats(self.cluster.ports[0], self.game, self.seats, self.seed + self.tables)
        self.playing += new
        self.all += new

    def seat_players(self, down: int | None) -> None:
        """Give every player any node that runs."""
        ports = [port for n, port in enumerate(self.cluster.ports) if n != down]
        for seat in self.playing:
            seat.player.port = self.chance.choice(ports)

    async def round(self) -> list[str]:
        """Play, kill, check, play on at the others; returns the problems."""
        self.seat_players(None)
        tasks = [asyncio.create_task(seat.watched()) for seat in self.playing]
        await asyncio.sleep(self.chance.uniform(0.05, 0.6))
        down: int | None = None
        if self.chance.randrange(BUS_EVERY) == 0:
            self.cluster.redis.stop()
            self.killed["bus"] += 1
        else:
            down = self.chance.randrange(len(self.cluster.nodes))
            await self.cluster.nodes[down].kill()
            self.killed["node"] += 1
        await asyncio.sleep(self.chance.uniform(0.05, 0.6))  # the others play on
        for seat in self.playing:
            if seat.player.socket is not None:
                seat.player.socket.transport.abort()
        await asyncio.gather(*tasks)
        self.resent += len([1 for seat in self.playing if seat.unanswered])
        problems = await asyncio.to_thread(lost, self.all, Keys(self.cluster.database))
        self.seat_players(down)
        problems += await continues(self.playing)
        if down is None:
            await asyncio.to_thread(self.cluster.redis.start)
        else:
            await self.cluster.nodes[down].start()
        await self.replace_finished()
        return problems

    async def replace_finished(self) -> None:
        for table in {seat.player.given["table"] for seat in self.playing if seat.player.over}:
            self.playing = [seat for seat in self.playing if seat.player.given["table"] != table]
            await self.add_table()


async def kill_nodes(
    nodes: int, times: int, tables: int, game: str, seats: int, seed: int, tell: Callable[[int, int], None]
) -> dict[str, Any]:
    problems: list[str] = []
    async with started(nodes, bots=0) as cluster:
        test = KillTest(cluster, game, seats, seed)
        for _ in range(tables):
            await test.add_table()
        for kill in range(times):
            problems += await test.round()
            tell(kill + 1, sum(len(seat.acknowledged) for seat in test.all))
            if problems:
                break
    return {
        "game": game,
        "nodes": nodes,
        "kills": test.killed,
        "tables": test.tables,
        "acknowledged": sum(len(seat.acknowledged) for seat in test.all),
        "in_flight_at_a_kill": test.resent,
        "lost": problems,
    }
