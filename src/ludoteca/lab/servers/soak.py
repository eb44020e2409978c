"""`ludoteca soak`: honest players and hostile clients at one server for minutes, with a report of losses, errors,
latency and memory.

Honest players move at a steady pace at several tables, make offers, take moves back and lose their connection. Beside
them bots play, journals are imported (also hostile ones), and hostile clients flood, read slowly, and send malformed
frames and half requests. Each client has an address of its own, as a trusted proxy reports it, so that rate limits and
quotas are on and apply to each alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import websockets

from ludoteca.lab.servers import soak_clients
from ludoteca.lab.servers.kill_test import keys_in, lost
from ludoteca.lab.servers.load_clients import Server, request
from ludoteca.lab.servers.local_servers import free_port
from ludoteca.lab.servers.soak_clients import Soak, play_table
from ludoteca.server.background import terminable

GAMES = (("parley", 3), ("pax-renaissance", 2), ("baroque", 2), ("rio-de-la-plata", 3), ("anno-1452", 2), ("parley", 4))
BOT_TABLES = 2
WARM_UP_S = 120.0  # after which memory is expected to be flat
MAX_MINUTES = 240
FIGURES = (
    "minutes",
    "moves",
    "lost",
    "errors_5xx",
    "p99_ms_start",
    "p99_ms_end",
    "rss_mb_start",
    "rss_mb_end",
)  # of --json
KEPT = "20"  # tables in memory: few, so that eviction and loading are part of the run


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1) if ordered else 0.0


async def repeat(soak: Soak, pause: float, action: Callable[[Soak, random.Random], Awaitable[None]], seed: int) -> None:
    """Run a hostile client again and again; the server may cut its connection at any moment."""
    chance = random.Random(seed)
    while soak.running():
        with contextlib.suppress(OSError, EOFError, websockets.WebSocketException, TimeoutError):
            await action(soak, chance)
            soak.attacks += 1
        await asyncio.sleep(pause * chance.uniform(0.5, 1.5))


async def watch(soak: Soak, server: Server, seconds: float) -> None:
    """Sample the resident memory of the server."""
    began = time.monotonic()
    while soak.running():
        soak.memory.append((time.monotonic() - began, server.rss_mb()))
        await asyncio.sleep(min(2.0, seconds / 30))


def memory_at(samples: list[tuple[float, float]], start: float, end: float) -> float:
    """The mean of the samples of a period."""
    found = [mb for at, mb in samples if start <= at <= end]
    return round(sum(found) / len(found), 1) if found else 0.0


async def server_errors(port: int) -> int:
    """Responses of 500 and above and failed commands, from the server's own metrics."""
    _, text = await request(port, "GET", "/metrics")
    count = 0.0
    for line in text.decode().splitlines():
        name, _, value = line.rpartition(" ")
        if name == "ludoteca_failures_total" or (name.startswith("ludoteca_requests_total{") and 'status="5' in name):
            count += float(value)
    return int(count)


def tasks_of(soak: Soak, server: Server, seconds: float) -> list[Awaitable[None]]:
    """All clients of a run."""
    players = [play_table(soak, game, seats, number) for number, (game, seats) in enumerate(GAMES)]
    bots = [soak_clients.play_with_bots(soak, "parley", number) for number in range(BOT_TABLES)]
    hostile = [
        repeat(soak, 3.0, soak_clients.flood, 1),
        repeat(soak, 2.0, soak_clients.read_slowly, 2),
        repeat(soak, 1.0, soak_clients.send_malformed, 3),
        repeat(soak, 1.0, soak_clients.send_half_request, 4),
        repeat(soak, 6.0, soak_clients.import_journal, 5),
        repeat(soak, 2.0, soak_clients.create_lobby, 6),
    ]
    return [*players, *bots, *hostile, watch(soak, server, seconds)]


def summary(soak: Soak, seconds: float, problems: list[str], errors: int) -> dict[str, Any]:
    quarter = seconds / 4
    start = [took for at, took in soak.moves if at <= quarter]
    end = [took for at, took in soak.moves if at >= seconds - quarter]
    warm = min(WARM_UP_S, quarter)
    window = max(6.0, seconds / 20)
    return {
        "minutes": round(seconds / 60, 2),
        "moves": len(soak.moves),
        "lost": len(problems),
        "errors_5xx": errors,
        "p99_ms_start": percentile(start, 0.99),
        "p99_ms_end": percentile(end, 0.99),
        "rss_mb_start": memory_at(soak.memory, warm, warm + window),
        "rss_mb_end": memory_at(soak.memory, seconds - window, seconds + 60),
        "p50_ms": percentile([took for _, took in soak.moves], 0.5),
        "max_ms_during_imports": round(soak.slowest_during_imports() * 1000, 1),
        "games": soak.games,
        "reconnects": soak.reconnects,
        "undone": soak.undone,
        "deals": soak.deals,
        "imports": len(soak.imports),
        "attacks": soak.attacks,
        "problems": problems[:10],
    }


async def run(seconds: float, seed: int = 1) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="ludoteca-soak-") as folder:
        environment = {"LUDOTECA_LIMITS": "1", "LUDOTECA_PROXY": "1", "LUDOTECA_KEPT": KEPT, "LUDOTECA_PACE": "0.1"}
        server = Server(Path(folder), free_port(), environment, bots=1)
        try:
            await server.start()
            soak = Soak(server.port, seconds, seed)
            found = await asyncio.gather(*tasks_of(soak, server, seconds), return_exceptions=True)
            problems = [f"{type(error).__name__}: {error}" for error in found if isinstance(error, BaseException)]
            errors = await server_errors(server.port)
            await server.stop()
            problems += lost(list[Any](soak.seats), keys_in(Path(folder)))
            return summary(soak, seconds, problems, errors)
        finally:
            if server.process is not None and server.process.returncode is None:
                await server.kill()


def measure_soak(minutes: float) -> dict[str, Any]:
    return asyncio.run(terminable(run(min(minutes, MAX_MINUTES) * 60)))
