"""Counts answers that come late, or are none of the choices, while the machine is busy.

    python lab/records/arena/promises.py [GAME ...] [--decisions 10000] [--jobs 2] [--burners 4] [--each]

Every level plays at its own time, in the processes in which bots think for the server: what is measured is what a
person at a table waits, from the question to the answer. As many games are played at once as there are jobs. The
machine is busy because as many other programs as there are burners do nothing but count, each in a session of its own,
as programs of other people would be. Only decisions with more than one choice count. An answer is late when it takes a
tenth more than its limit; --each tells of every late one.
"""

import argparse
import asyncio
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Iterator

from ludoteca import registry
from ludoteca.ai.levels import LEVELS
from ludoteca.kernel import (
    Refused,
    Table,
    act,
    asked,
    determinise,
    new,
    opening_seed,
    playout,
    read_action,
    write_action,
)
from ludoteca.lab.arena.arena import TOLERANCE
from ludoteca.server.garbage import collect_rarely
from ludoteca.server.services.bots.pool import Pool, fallback, question

FOUR_GAMES = ["pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452"]
AT_ONCE = 25  # decisions of one game
STRAY = 200  # up to so many random decisions come first, to see all of the games

Piece = tuple[str, int, Table]


class Tally:
    """What the decisions so far kept of the promises."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.counts = Counter[str]()
        self.times: dict[str, list[float]] = {level: [] for level in LEVELS}
        self.late: list[str] = []
        self.loads: list[float] = []

    def full(self) -> bool:
        return sum(len(times) for times in self.times.values()) >= self.wanted

    def answer(self, name: str, level: str, limit_ms: int, wall: float) -> None:
        self.times[level].append(wall)
        self.loads.append(os.getloadavg()[0])
        if wall * 1000 > limit_ms * TOLERANCE:
            self.counts[level] += 1
            self.late.append(f"{name} {level}: {1000 * wall:.0f} ms of {limit_ms}")


def somewhere(name: str, number: int) -> Piece:
    """A moment in a game."""
    game = registry.find(name)
    start = opening_seed(f"promises {name} {number}")
    s = new(game, game.complete(2 + number % 3), start)
    playout(game, s, start & 0xFFFFFF, 37 * number % STRAY)
    return (name, number, s)


async def some_decisions(pool: Pool, piece: Piece, tally: Tally, most: int) -> None:
    """Bots of all levels go on from there."""
    name, number, s = piece
    game = registry.find(name)
    done = 0
    while not s.over and done < most:
        seat = s.front[0].seat
        level = LEVELS[(number + seat) % len(LEVELS)]
        options = s.menus[asked(s, seat)]
        if len(options) == 1:
            act(game, s, seat, options[0])
            continue
        ask = question("choose", f"{name} {number} {seat}", game, s, seat, level, "balanced", number + seat)
        limit_ms = ask.budget
        imagined = s.copy()
        determinise(game, imagined, seat, ask.seed)
        began = time.perf_counter()
        answer = await pool.ask(ask)
        if answer is None:
            tally.counts["ready"] += 1
            ready = fallback(game, imagined, seat, ask.seed)
            assert ready is not None
            do = write_action(game, ready)
        else:
            do = answer.do
        wall = time.perf_counter() - began
        tally.answer(name, level, limit_ms, wall)
        done += 1
        try:
            act(game, s, seat, read_action(game, do))
        except (Refused, ValueError):
            tally.counts["impossible"] += 1
            return


async def player(pool: Pool, pieces: Iterator[Piece], tally: Tally) -> None:
    for piece in pieces:
        if tally.full():
            return
        await some_decisions(pool, piece, tally, AT_ONCE)


async def measure(names: list[str], decisions: int, jobs: int) -> Tally:
    # Made before anything is measured: a server does not play random games beside its tables.
    pieces = [somewhere(names[n % len(names)], n // len(names)) for n in range(2 * decisions // AT_ONCE)]
    pool = Pool(jobs)
    try:
        # The first answer of a process that has just started is not counted: a server starts its processes before they
        # are needed.
        await asyncio.gather(*[pool.warm() for _ in range(jobs)])
        collect_rarely()  # as a server does
        tally = Tally(decisions)
        waiting = iter(pieces)
        await asyncio.gather(*[player(pool, waiting, tally) for _ in range(jobs)])
        return tally
    finally:
        await pool.close()


def burn() -> None:
    """Counts until the parent process has ended."""
    os.setsid()
    parent = os.getppid()
    n = 0
    while os.getppid() == parent:
        n += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=FOUR_GAMES)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--burners", type=int, default=4)
    parser.add_argument("--each", action="store_true")
    args = parser.parse_args()
    burners = [multiprocessing.get_context("spawn").Process(target=burn, daemon=True) for _ in range(args.burners)]
    for burner in burners:
        burner.start()
    try:
        tally = asyncio.run(measure(args.names, args.decisions, args.jobs))
    finally:
        for burner in burners:
            burner.terminate()
    loads = sorted(tally.loads)
    print(
        f"{len(loads):,} decisions, {args.jobs} games at once beside {args.burners} burners on {os.cpu_count()} cores; "
        f"load {loads[0]:.0f} to {loads[-1]:.0f}, mostly {loads[len(loads) // 2]:.0f}"
    )
    print(
        f"late {len(tally.late)}, the move that is always ready {tally.counts['ready']} times, "
        f"impossible {tally.counts['impossible']}"
    )
    for level, times in tally.times.items():
        longest = sorted(times)
        print(
            f"{level}: {len(times):,} decisions, late {tally.counts[level]}, "
            f"half within {1000 * longest[len(times) // 2]:.0f} ms, "
            f"99 of 100 within {1000 * longest[99 * len(times) // 100]:.0f} ms, longest {1000 * longest[-1]:.0f} ms"
        )
    if args.each:
        print("\n".join(tally.late))


if __name__ == "__main__":
    main()
