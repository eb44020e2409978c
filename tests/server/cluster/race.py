"""`make race`: several processes move on shared tables at full speed; then everything must agree.

    python tests/server/cluster/race.py --moves 100000 --processes 4 --database postgresql

The race has rounds, each with new tables. After each every acknowledged move must be stored once, no journal may
have a gap, and the copies of all processes must be equal to what is read from the database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from ludoteca.lab.servers.local_servers import RedisServer, new_database, postgres
from ludoteca.server.build import Server, build
from ludoteca.server.cluster.bus import Bus, Exchange, LocalBus
from ludoteca.server.cluster.redis_bus import RedisBus
from ludoteca.server.logs import configure
from ludoteca.server.settings import Settings
from ludoteca.server.storage.opening import store_at
from server.cluster.racing import Race, Racer, check_journals, new_table

RACERS = 8  # in each process
MAX_MOVES = 125  # at a table in a round, on average: about as many as a game has


def hub_at(folder: Path, url: str, bus: str) -> Server:
    """A node; without a bus to others it finds what they did in the database."""
    link: Bus = RedisBus(bus) if bus else LocalBus(Exchange())
    return build(Settings(folder, bots=0), store_at(folder, url), bus=link)


def summary(parts: Server, tables: Sequence[str]) -> dict[str, list[object]]:
    """Version, revision and state of each copy."""
    found: dict[str, list[object]] = {}
    for table in tables:
        entry = parts.cache.entries[table]
        assert entry.live.match is not None
        found[table] = [entry.ver, entry.live.rev, entry.live.match.hash()]
    return found


def shares(whole: int, parts: int) -> list[int]:
    """A number in nearly equal parts."""
    return [whole * (n + 1) // parts - whole * n // parts for n in range(parts)]


async def race_process(
    number: int, folder: Path, url: str, bus: str, rounds: list[list[str]], moves: list[int]
) -> None:
    """One process of the race. In every round it moves, waits for the others, and reports what it has and knows."""
    parts = hub_at(folder, url, bus)
    await parts.open()
    assert parts.node is not None
    follower = parts.node.follower
    racers = [Racer(parts, f"{number}-{n}", number * 100 + n) for n in range(RACERS)]
    for tables, count in zip(rounds, moves, strict=True):
        race = Race(racers, tables, count)
        await race.run()
        print(json.dumps({"done": race.acknowledged}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)  # until all have finished
        for table in tables:
            await parts.tables.entry(table)
        await follower.look()
        print(json.dumps({"copies": summary(parts, tables)}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        for racer in racers:
            racer.done.clear()
    counts = {"conflicts": int(parts.metrics.conflicts._value.get()), "followed": follower.followed}
    print(json.dumps({"healed": follower.healed, **counts}), flush=True)
    await parts.close()


async def start(number: int, folder: Path, url: str, bus: str, rounds: list[list[str]], moves: list[int]) -> Any:
    task = json.dumps([number, str(folder), url, bus, rounds, moves])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--process", task, stdin=pipe, stdout=pipe, env=environment, limit=1 << 28
    )


async def reports_of(running: list[Any]) -> list[Any]:
    """The next line of every process."""
    found = [json.loads(await one.stdout.readline()) for one in running]
    for one in running:
        one.stdin.write(b"\n")
    return found


async def run_race(folder: Path, url: str, bus: str, processes: int, tables: int, moves: int) -> dict[str, Any]:
    """Start the processes, and check everything after each round."""
    parts = build(Settings(folder, bots=0), store_at(folder, url))
    await parts.open()
    count = -(-moves // (tables * MAX_MOVES))
    rounds = [[await new_table(parts) for _ in range(tables)] for _ in range(count)]
    began = time.monotonic()
    running = [
        await start(n, folder, url, bus, rounds, shares(own, count)) for n, own in enumerate(shares(moves, processes))
    ]
    acknowledged = 0
    for shared in rounds:
        done = [(table, key) for report in await reports_of(running) for table, key in report["done"]]
        acknowledged += len(done)
        reports = await reports_of(running)
        await check_journals(parts, shared, done)
        parts.cache.entries.clear()
        for table in shared:
            await parts.tables.entry(table)
        stored = summary(parts, shared)
        assert all(report["copies"] == stored for report in reports), "a copy differs from the journal"
        print(f"{acknowledged} moves after {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    ends = await reports_of(running)
    for one in running:
        await one.wait()
    await parts.close()
    totals = {name: sum(report[name] for report in ends) for name in ("conflicts", "followed", "healed")}
    seconds = round(time.monotonic() - began, 1)
    return {"processes": processes, "moves": acknowledged, "rounds": count, "seconds": seconds, **totals}


def race(database: str, processes: int, tables: int, moves: int) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-race-")))
        url = bus = ""
        if database == "postgresql":
            url = new_database(stack.enter_context(postgres(durable=False)), "race")
            redis = RedisServer()
            redis.start()
            stack.callback(redis.stop)
            bus = redis.url
        return {"database": database, **asyncio.run(run_race(folder, url, bus, processes, tables, moves))}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--process")
    args = parser.parse_args()
    configure(sys.stderr)
    if args.process:
        number, folder, url, bus, rounds, moves = json.loads(args.process)
        asyncio.run(race_process(number, Path(folder), url, bus, rounds, moves))
        return
    print(json.dumps(race(args.database, args.processes, args.tables, args.moves)))


if __name__ == "__main__":
    main()
