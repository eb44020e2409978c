"""Counts answers that come late, or are none of the choices, while the machine is busy.

    python docs/arena/promises.py [GAME ...] [--decisions 10000] [--jobs 14]

Every level plays at its own time, with as many games at once as there are jobs: that is the load. Only decisions with more than one choice
count. An answer is late when it takes a tenth more than its limit.
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


def some_decisions(piece: Piece) -> tuple[Counter[str], dict[str, float]]:
    """Bots of all levels go on from somewhere in a game: how many decisions, late ones, breakdowns; the longest answer of each level."""
    name, number = piece
    game = registry.find(name)
    counts = Counter[str]()
    longest = dict.fromkeys(LEVELS, 0.0)
    start = opening_seed(f"promises {name} {number}")
    seats = 2 + number % 3
    s = new(game, game.complete(seats), start)
    playout(game, s, start & 0xFFFFFF, 37 * number % STRAY)
    bots = [make_bot(game, LEVELS[(number + k) % len(LEVELS)], "balanced", number + k) for k in range(seats)]
    while not s.over and counts["decisions"] < AT_ONCE:
        seat = s.front[0].seat
        bot = bots[seat]
        choices = len(s.menus[asked(s, seat)])
        began = time.perf_counter()
        a = bot.choose(game, s, seat)
        spent = time.perf_counter() - began
        if choices > 1:
            counts["decisions"] += 1
            counts[bot.name] += 1
            longest[bot.name] = max(longest[bot.name], spent)
            if spent * 1000 > bot.budget_ms * TOLERANCE:
                counts["late"] += 1
                counts[f"late {bot.name}"] += 1
        try:
            act(game, s, seat, a)
        except Refused:
            counts["illegal"] += 1
            break
    counts["breakdowns"] += sum(bot.failures for bot in bots)
    return counts, longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=FOUR_GAMES)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=14)
    args = parser.parse_args()
    total = Counter[str]()
    longest = dict.fromkeys(LEVELS, 0.0)
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        pieces = [(args.names[n % len(args.names)], n // len(args.names)) for n in range(args.decisions)]
        for counts, slowest in pool.imap_unordered(some_decisions, pieces):
            total += counts
            longest = {level: max(longest[level], slowest[level]) for level in LEVELS}
            if total["decisions"] >= args.decisions:
                pool.terminate()
                break
    print(
        f"{total['decisions']:,} decisions, {args.jobs} games at once, load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores"
    )
    print(f"late {total['late']}, none of the choices {total['illegal']}, breakdowns {total['breakdowns']}")
    for level in LEVELS:
        print(
            f"{level}: {total[level]:,} decisions, late {total['late ' + level]}, longest {1000 * longest[level]:.0f} ms"
        )


if __name__ == "__main__":
    main()
