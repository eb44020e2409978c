"""Counts answers that come late, or are none of the choices, while the machine is busy.

    python docs/arena/promises.py [GAME ...] [--decisions 10000] [--jobs 2] [--burners 4] [--each]

Every level plays at its own time, with as many games at once as there are jobs. The machine is busy because as many other programs as there
are burners do nothing but count, each in a session of its own, as programs of other people would be. Only decisions with more than one
choice count. An answer is late when it takes a tenth more than its limit. --each tells of every late answer how long it took and how much
of that the processor worked for it.
"""

import argparse
import multiprocessing
import os
import time
from collections import Counter

from ludoteca import registry
from ludoteca.bots.arena import TOLERANCE
from ludoteca.bots.levels import LEVELS, make_bot
from ludoteca.kernel import Refused, act, asked, new, opening_seed, playout

FOUR_GAMES = ["pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452"]
AT_ONCE = 25  # decisions in one piece of work
STRAY = 200  # up to so many random decisions come first, to see all of the games

Piece = tuple[str, int]


class Tally:
    """What some decisions kept of the promises."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.longest = dict.fromkeys(LEVELS, 0.0)
        self.late: list[str] = []

    def answer(self, name: str, level: str, limit_ms: int, wall: float, worked: float) -> None:
        self.counts["decisions"] += 1
        self.counts[level] += 1
        self.longest[level] = max(self.longest[level], wall)
        if wall * 1000 > limit_ms * TOLERANCE:
            self.counts["late " + level] += 1
            self.late.append(f"{name} {level}: {1000 * wall:.0f} ms of {limit_ms}, worked {1000 * worked:.0f} ms")

    def add(self, other: "Tally") -> None:
        self.counts += other.counts
        self.longest = {level: max(self.longest[level], other.longest[level]) for level in LEVELS}
        self.late += other.late


def some_decisions(piece: Piece) -> Tally:
    """Bots of all levels go on from somewhere in a game."""
    name, number = piece
    game = registry.find(name)
    tally = Tally()
    start = opening_seed(f"promises {name} {number}")
    seats = 2 + number % 3
    s = new(game, game.complete(seats), start)
    playout(game, s, start & 0xFFFFFF, 37 * number % STRAY)
    bots = [make_bot(game, LEVELS[(number + k) % len(LEVELS)], "balanced", number + k) for k in range(seats)]
    while not s.over and tally.counts["decisions"] < AT_ONCE:
        seat = s.front[0].seat
        bot = bots[seat]
        choices = len(s.menus[asked(s, seat)])
        began, worked = time.perf_counter(), time.process_time()
        a = bot.choose(game, s, seat)
        wall, worked = time.perf_counter() - began, time.process_time() - worked
        if choices > 1:
            tally.answer(name, bot.name, bot.budget_ms, wall, worked)
        try:
            act(game, s, seat, a)
        except Refused:
            tally.counts["illegal"] += 1
            break
    tally.counts["breakdowns"] += sum(bot.failures for bot in bots)
    return tally


def burn() -> None:
    os.setsid()
    n = 0
    while True:
        n += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=FOUR_GAMES)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--burners", type=int, default=4)
    parser.add_argument("--each", action="store_true")
    args = parser.parse_args()
    spawn = multiprocessing.get_context("spawn")
    burners = [spawn.Process(target=burn, daemon=True) for _ in range(args.burners)]
    for burner in burners:
        burner.start()
    total = Tally()
    loads = [os.getloadavg()[0]]
    with spawn.Pool(args.jobs) as pool:
        pieces = [(args.names[n % len(args.names)], n // len(args.names)) for n in range(args.decisions)]
        for tally in pool.imap_unordered(some_decisions, pieces):
            total.add(tally)
            loads.append(os.getloadavg()[0])
            if total.counts["decisions"] >= args.decisions:
                pool.terminate()
                break
    for burner in burners:
        burner.terminate()
    counts = total.counts
    print(
        f"{counts['decisions']:,} decisions, {args.jobs} games at once beside {args.burners} burners, "
        f"load {min(loads):.0f} to {max(loads):.0f} on {os.cpu_count()} cores"
    )
    print(f"late {len(total.late)}, none of the choices {counts['illegal']}, breakdowns {counts['breakdowns']}")
    for level in LEVELS:
        late, longest = counts["late " + level], 1000 * total.longest[level]
        print(f"{level}: {counts[level]:,} decisions, late {late}, longest {longest:.0f} ms")
    if args.each:
        print("\n".join(total.late))


if __name__ == "__main__":
    main()
