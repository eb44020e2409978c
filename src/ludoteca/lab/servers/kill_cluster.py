"""`ludoteca kill-test --nodes N`: kill parts of a cluster at random moments of play.

Players of one table sit at different nodes. A player whose connection breaks goes on at a node that runs, and sends
what was not acknowledged again under its old key. After each kill every table must move again. Then every acknowledged
move must be in the journal, under its key, in order.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from sqlalchemy import Engine, create_engine, make_url, select, text

from ludoteca.lab.servers.cluster import Cluster, started
from ludoteca.lab.servers.kill_test import Seat, lost, new_seats
from ludoteca.server.storage import schema

KILLS = ("node", "bus", "node", "database", "node", "worker", "node")  # in this order, again and again
BOT_TABLES_EVERY = 3  # tables: one seat of such a table is a bot's
RECONNECT_S = 0.05
AIM_S = 4.0  # within which every table moves again after a kill
MAX_STANDSTILL_S = 60.0  # after which a table that does not move is a problem


class Database:
    """The database of a cluster as its administrator sees it."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"), pool_pre_ping=True)

    def keys(self, table: str) -> list[tuple[int, str]]:
        """Seats and idempotency keys of a journal."""
        j = schema.journal
        found = select(j.c.seat, j.c.key).where(j.c.table_id == table, j.c.key != "").order_by(j.c.rev)
        with self.engine.connect() as connection:
            return [(row[0], row[1]) for row in connection.execute(found)]

    def revisions(self) -> dict[str, int]:
        """The revision of every table."""
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(select(schema.tables.c.id, schema.tables.c.rev))}

    def crash(self) -> None:
        """Kill one of its processes: PostgreSQL then ends all others, recovers from its log and starts again."""
        with self.engine.connect() as connection:
            process = connection.execute(text("select pg_backend_pid()")).scalar_one()
            os.kill(process, signal.SIGKILL)
            connection.invalidate()


class KillTest:
    def __init__(self, cluster: Cluster, game: str, seats: int, seed: int) -> None:
        self.cluster = cluster
        self.database = Database(cluster.database)
        self.game = game
        self.seats = seats
        self.chance = random.Random(seed)
        self.seed = seed
        self.playing: list[Seat] = []
        self.all: list[Seat] = []
        self.tables = 0
        self.resent = 0
        self.down: set[int] = set()  # ports of dead nodes
        self.killed = dict.fromkeys(KILLS, 0)
        self.took: dict[str, list[float]] = {what: [] for what in KILLS}  # seconds until every table had moved again

    async def add_table(self) -> None:
        self.tables += 1
        bots = int(self.tables % BOT_TABLES_EVERY == 0)
        new = await new_seats(self.cluster.ports[0], self.game, self.seats, self.seed + self.tables, bots)
        self.playing += new
        self.all += new

    async def stay(self, seat: Seat) -> None:
        """Play, at any node that runs, until the task is cancelled or the game is over."""
        while not seat.player.over:
            seat.player.port = self.chance.choice([port for port in self.cluster.ports if port not in self.down])
            await seat.watched()
            self.resent += bool(seat.unanswered)
            await asyncio.sleep(RECONNECT_S)

    async def kill(self, what: str) -> None:
        cluster = self.cluster
        if what == "bus":
            cluster.redis.stop()
        elif what == "database":
            await asyncio.to_thread(self.database.crash)
        elif what == "worker":
            await self.chance.choice(cluster.workers).kill()
        else:
            node = self.chance.choice(cluster.nodes)
            self.down.add(node.port)
            await node.kill()

    async def restart(self) -> None:
        """Start again what was killed."""
        for node in self.cluster.nodes:
            if node.port in self.down:
                await node.start()
        self.down.clear()
        for worker in self.cluster.workers:
            if worker.process is not None and worker.process.returncode is not None:
                await worker.start()
        if self.cluster.redis.process is None:
            await asyncio.to_thread(self.cluster.redis.start)

    async def move_again(self, what: str) -> tuple[float, list[str]]:
        """Wait until the players of every table have seen a move that was made after the kill, of a person or of a bot;
        returns the seconds it took, and the tables that stand still."""
        began = time.monotonic()
        # A database that recovers has no answer: then only moves count that are acknowledged from now on.
        known = {} if what == "database" else await asyncio.to_thread(self.database.revisions)
        waiting = {seat.player.given["table"] for seat in self.playing}
        before = {seat: len(seat.acknowledged) for seat in self.playing}
        while waiting and time.monotonic() < began + MAX_STANDSTILL_S:
            await asyncio.sleep(0.02)
            for seat in self.playing:
                player = seat.player
                table = player.given["table"]
                if table in known:
                    moved = player.rev is not None and player.rev > known[table]
                else:
                    moved = len(seat.acknowledged) > before[seat]
                if moved or player.over:
                    waiting.discard(table)
        return time.monotonic() - began, [f"{table}: does not move any more" for table in sorted(waiting)]

    async def round(self) -> list[str]:
        """Play, kill, play on, check; returns the problems."""
        tasks = [asyncio.create_task(self.stay(seat)) for seat in self.playing]
        await asyncio.sleep(self.chance.uniform(0.05, 0.6))
        what = KILLS[sum(self.killed.values()) % len(KILLS)]
        self.killed[what] += 1
        await self.kill(what)
        took, problems = await self.move_again(what)
        self.took[what].append(took)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        problems += await asyncio.to_thread(lost, self.all, self.database.keys)
        await self.restart()
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
    async with started(nodes, bots=1, workers=1) as cluster:
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
        "slowest_s": {what: round(max(took, default=0.0), 2) for what, took in test.took.items()},
        "median_s": {what: round(median(took or [0.0]), 2) for what, took in test.took.items()},
        "late": {what: sum(one > AIM_S for one in took) for what, took in test.took.items()},
        "tables": test.tables,
        "acknowledged": sum(len(seat.acknowledged) for seat in test.all),
        "in_flight_at_a_kill": test.resent,
        "lost": problems,
    }
