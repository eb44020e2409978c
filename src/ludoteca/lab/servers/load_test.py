"""`ludoteca load`: throughput and latency of committed moves over loopback WebSockets, at one server or at a cluster.

Saturated: every seat answers at once. Paced: each table makes a move every half second on average, like fast players.
"""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.lab.servers.cluster import started
from ludoteca.lab.servers.load_clients import Player, Server, make_table, request
from ludoteca.lab.servers.local_servers import free_port
from ludoteca.server.background import terminable
from ludoteca.server.open_files import raise_limit

PACE_S = 0.5
PACE_SPREAD = 0.5  # of the pace, by which a pause is shorter or longer: after a stall equal pauses keep tables in step
BEAT_S = 0.01  # between two looks at the players' own event loop
WARM_UP_S = 2.0  # before the measurement: players still read what the phase before has left


class Plan(msgspec.Struct, kw_only=True):
    """What is measured."""

    tables: int
    game: str
    seats: int
    seconds: float
    compress: bool = False
    nodes: int = 0  # that share PostgreSQL and Redis; 0: one server with a SQLite file
    together: bool = False  # all players of a table at the same node


class TableLoad:
    def __init__(self, number: int, ports: list[int], plan: Plan) -> None:
        self.number = number
        self.ports = ports  # of the server that each player connects to
        self.plan = plan
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.games = 0
        self.bytes = 0  # sent to players who have left

    def sent(self) -> int:
        """The bytes of all messages that the players of this table have got, before compression."""
        return self.bytes + sum(player.bytes for player in self.players)

    async def fresh(self) -> None:
        """Start a new game with all its players connected."""
        for task in self.tasks:
            task.cancel()
        for player in self.players:
            if player.socket is not None:
                await player.socket.close()
        self.bytes = self.sent()
        given = await make_table(self.ports[0], self.plan.game, self.plan.seats)
        self.games += 1
        seed = self.number * 97 + self.games * 7
        self.players = [
            Player(port, one, seed + i, self.plan.compress) for i, (port, one) in enumerate(zip(self.ports, given))
        ]
        for player in self.players:
            await player.open()
            await player.hear()


class Measure:
    """Counts the moves that begin after the warm-up."""

    def __init__(self, start: float) -> None:
        self.start = start
        self.times: list[float] = []
        self.refused = 0
        self.pause = 0.0  # the longest one of the players' own event loop, which counts as latency of the server

    async def watch_players(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(BEAT_S)
            if began >= self.start:
                self.pause = max(self.pause, time.perf_counter() - began - BEAT_S)

    def summary(self, seconds: float, cpu: float, sent: int) -> dict[str, Any]:
        times = sorted(self.times)

        def at(share: float) -> float:
            return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 2) if times else 0.0

        return {
            "moves": len(times),
            "moves_per_second": round(len(times) / seconds, 1),
            "p50_ms": at(0.5),
            "p99_ms": at(0.99),
            "max_ms": at(1.0),
            "players_paused_ms": round(self.pause * 1000, 2),
            "refused": self.refused,
            "server_cpu_ms_per_move": round(cpu * 1000 / max(1, len(times)), 3),
            "bytes_per_move": round(sent / max(1, len(times))),
        }


async def answer_all(table: TableLoad, measure: Measure, until: float, pace: float) -> None:
    """Play one table until the time is over; a new game follows a finished one."""
    if pace:
        await asyncio.sleep(pace * (table.number % 50) / 50)
    while time.perf_counter() < until:
        ended = asyncio.Event()
        table.tasks = [asyncio.create_task(one_seat(p, measure, until, pace, ended)) for p in table.players]
        await ended.wait()
        for task in table.tasks:
            task.cancel()
        if time.perf_counter() < until:
            await table.fresh()


async def one_seat(player: Player, measure: Measure, until: float, pace: float, ended: asyncio.Event) -> None:
    while True:
        if player.over or time.perf_counter() > until:
            ended.set()
            return
        if not player.menu:
            left = until - time.perf_counter()
            try:
                await player.hear_within(max(0.01, left))
            except TimeoutError:
                ended.set()
                return
            continue
        if pace:
            await asyncio.sleep(pace * (1 + PACE_SPREAD * (2 * player.chance.random() - 1)))
        do, key = player.choice()
        began = time.perf_counter()
        player.menu = []
        await player.send(do, key)
        while True:
            message = await player.hear()
            if message.type == "ok" and message.key == key:
                if began >= measure.start:
                    measure.times.append(time.perf_counter() - began)
                break
            if message.type in ("refused", "error"):
                measure.refused += 1
                break


class LoadTest:
    """Tables of simulated players at one server or at the nodes of a cluster."""

    def __init__(self, plan: Plan, servers: list[Server], shared: dict[str, Callable[[], float]] | None = None) -> None:
        self.plan = plan
        self.servers = servers
        self.shared = shared or {}  # processor time of what the nodes share, by name
        self.loads = [TableLoad(i, self.ports_of(i), plan) for i in range(plan.tables)]

    def ports_of(self, table: int) -> list[int]:
        """Where the players of a table connect: each at any node, or all at one, as a load balancer arranges it."""
        ports = [server.port for server in self.servers]
        if self.plan.together:
            return [ports[table % len(ports)]] * self.plan.seats
        chance = random.Random(table)
        return [chance.choice(ports) for _ in range(self.plan.seats)]

    def sent(self) -> int:
        return sum(load.sent() for load in self.loads)

    def games(self) -> int:
        return sum(load.games for load in self.loads)

    async def conflicts(self) -> int:
        """Commits that another node was ahead of, from the metrics of all nodes."""
        return sum([await counted(server.port, "ludoteca_conflicts_total") for server in self.servers])

    async def phase(self, pace: float) -> dict[str, Any]:
        """Play for a while and measure."""
        measure = Measure(time.perf_counter() + WARM_UP_S)
        until = measure.start + self.plan.seconds
        watching = asyncio.create_task(measure.watch_players())
        playing = asyncio.gather(*[answer_all(load, measure, until, pace) for load in self.loads])
        await asyncio.sleep(WARM_UP_S)
        before = [server.cpu() for server in self.servers]
        shared = {name: cpu() for name, cpu in self.shared.items()}
        sent, games, conflicts = self.sent(), self.games(), await self.conflicts()
        await playing
        watching.cancel()
        took = time.perf_counter() - measure.start
        cpu = [server.cpu() - start for server, start in zip(self.servers, before)]
        found = measure.summary(took, sum(cpu), self.sent() - sent)
        found["new_games"] = self.games() - games
        if self.plan.nodes:
            moves = max(1, found["moves"])
            found["per_node_cpu_ms_per_move"] = [round(one * 1000 / moves, 3) for one in cpu]
            for name, used in self.shared.items():
                found[f"{name}_cpu_ms_per_move"] = round((used() - shared[name]) * 1000 / moves, 3)
            found["conflicts"] = await self.conflicts() - conflicts
        return found

    async def run(self) -> dict[str, Any]:
        for load in self.loads:
            await load.fresh()
        gc.collect()
        gc.disable()  # a pause of the players would be counted as the server's
        plan = self.plan
        out: dict[str, Any] = {
            "game": plan.game,
            "tables": plan.tables,
            "seats": plan.seats,
            "compressed": plan.compress,
            "machine": machine(),
        }
        if plan.nodes:
            out |= {"nodes": plan.nodes, "together": plan.together}
        out["saturated"] = await self.phase(0.0)
        out["paced"] = await self.phase(PACE_S)
        out["stopped_in_seconds"] = round(max(await asyncio.gather(*[s.stop() for s in self.servers])), 2)
        return out


async def counted(port: int, name: str) -> int:
    """A counter of a server, from its metrics."""
    _, text = await request(port, "GET", "/metrics")
    values = [line.rpartition(" ")[2] for line in text.decode().splitlines() if line.startswith(name + " ")]
    return sum(int(float(value)) for value in values)


@asynccontextmanager
async def prepared(plan: Plan) -> AsyncIterator[LoadTest]:
    """The test at one server with a SQLite file, or at nodes with PostgreSQL and Redis."""
    environment = {"LUDOTECA_COMPRESS": "1" if plan.compress else "0"}
    if plan.nodes:
        async with started(plan.nodes, bots=0, more=environment) as cluster:
            yield LoadTest(plan, cluster.nodes, {"database": cluster.database_cpu, "bus": cluster.bus_cpu})
        return
    with tempfile.TemporaryDirectory(prefix="ludoteca-load-") as folder:
        server = Server(Path(folder), free_port(), environment)
        try:
            await server.start()
            yield LoadTest(plan, [server])
        finally:
            if server.process is not None and server.process.returncode is None:
                await server.kill()


async def run(plan: Plan) -> dict[str, Any]:
    async with prepared(plan) as test:
        return await test.run()


def machine() -> str:
    model = ""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    except OSError:
        pass
    return f"{model or platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def measure_load(plan: Plan) -> dict[str, Any]:
    raise_limit()
    try:
        import uvloop

        runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    except ImportError:
        runner = asyncio.Runner()
    with runner:
        return runner.run(terminable(run(plan)))
