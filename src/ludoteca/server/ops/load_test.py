"""`ludoteca load`: throughput and latency of committed moves over loopback WebSockets.

Saturated: every seat answers at once. Paced: each table makes a move every half second, like fast players.
"""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import tempfile
import time
from pathlib import Path
from typing import Any

from ludoteca.server.open_files import raise_limit
from ludoteca.server.ops.load_clients import Player, Server, free_port, make_table

PACE_S = 0.5
WARM_UP_S = 2.0  # before the measurement: players still read what the phase before has left


class TableLoad:
    def __init__(self, number: int, port: int, game: str, seats: int, compress: bool) -> None:
        self.number = number
        self.port = port
        self.game = game
        self.seats = seats
        self.compress = compress
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
        given = await make_table(self.port, self.game, self.seats)
        self.games += 1
        self.players = [
            Player(self.port, g, self.number * 97 + self.games * 7 + i, self.compress) for i, g in enumerate(given)
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

    def summary(self, seconds: float, cpu: float, sent: int) -> dict[str, Any]:
        times = sorted(self.times)

        def at(share: float) -> float:
            return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 2) if times else 0.0

        return {
            "moves": len(times),
            "moves_per_second": round(len(times) / seconds, 1),
            "p50_ms": at(0.5),
            "p99_ms": at(0.99),
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
                await asyncio.wait_for(player.hear(), max(0.01, left))
            except TimeoutError:
                ended.set()
                return
            continue
        if pace:
            await asyncio.sleep(pace)
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


async def run(tables: int, game: str, seats: int, seconds: float, compress: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="ludoteca-load-") as folder:
        server = Server(Path(folder), free_port(), {"LUDOTECA_COMPRESS": "1" if compress else "0"})
        await server.start()
        try:
            loads = [TableLoad(i, server.port, game, seats, compress) for i in range(tables)]
            for load in loads:
                await load.fresh()
            gc.collect()
            gc.freeze()
            out: dict[str, Any] = {
                "game": game,
                "tables": tables,
                "seats": seats,
                "compressed": compress,
                "machine": machine(),
            }
            for name, pace in (("saturated", 0.0), ("paced", PACE_S)):
                measure = Measure(time.perf_counter() + WARM_UP_S)
                until = measure.start + seconds
                playing = asyncio.gather(*[answer_all(load, measure, until, pace) for load in loads])
                await asyncio.sleep(WARM_UP_S)
                cpu = server.cpu()
                sent = sum(load.sent() for load in loads)
                await playing
                took = time.perf_counter() - measure.start
                out[name] = measure.summary(took, server.cpu() - cpu, sum(load.sent() for load in loads) - sent)
            out["stopped_in_seconds"] = round(await server.stop(), 2)
            return out
        finally:
            if server.process is not None and server.process.returncode is None:
                await server.kill()


def machine() -> str:
    model = ""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    except OSError:
        pass
    return f"{model or platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def measure_load(tables: int, game: str, seats: int, seconds: float, compress: bool) -> dict[str, Any]:
    raise_limit()
    try:
        import uvloop

        runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    except ImportError:
        runner = asyncio.Runner()
    with runner:
        return runner.run(run(tables, game, seats, seconds, compress))
