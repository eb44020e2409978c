"""Counts the battles in games of Baroque between bots of one level.

python docs/arena/battles.py [--level prince] [--seats 4] [--games 10] [--seed battles]
"""

import argparse

from ludoteca import registry
from ludoteca.bots.levels import make_bot, settings
from ludoteca.kernel import act, new, opening_seed

GAME = registry.find("baroque")


def battles(level: str, seats: int, seed: str) -> tuple[int, list[int]]:
    """The battles of one game, and the place of each seat."""
    start = opening_seed(seed)
    s = new(GAME, GAME.complete(seats), start)
    s.log = []
    work = settings(GAME.id, level, seats)["simulations"]
    bots = [make_bot(GAME, level, seed=(start + seat) & 0xFFFFFF, simulations=work) for seat in range(seats)]
    while not s.over:
        seat = s.front[0].seat
        act(GAME, s, seat, bots[seat].choose(GAME, s, seat))
    return len([event for event in s.log if event.key == "battle"]), s.places


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="prince")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="battles")
    args = parser.parse_args()
    counts = []
    for number in range(args.games):
        count, places = battles(args.level, args.seats, f"{args.seed} {number}")
        counts.append(count)
        print(f"game {number}: {count} battles, places {places}", flush=True)
    print(f"{sum(counts) / len(counts):.1f} battles a game")


if __name__ == "__main__":
    main()
