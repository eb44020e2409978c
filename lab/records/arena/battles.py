"""Counts the battles in games of Baroque between equals, and the wins of each starting place. No deal is repeated.

    python lab/records/arena/battles.py [--level prince] [--by policy] [--seats 4] [--games 10] [--seed battles]

With --by a module of the game (policy or base_policy) plays without any search, instead of bots of a level.
"""

import argparse
from collections.abc import Callable

from ludoteca import registry
from ludoteca.ai.levels import make_bot, settings
from ludoteca.ai.search.base import best_place
from ludoteca.ai.search.policy import find_policy
from ludoteca.ai.strength import wilson
from ludoteca.kernel import Action, Table, act, new, opening_seed

GAME = registry.find("baroque")
Choose = Callable[[Table, int], Action]


def by_level(level: str, seats: int, start: int) -> Choose:
    work = settings(GAME.id, level, seats).simulations
    bots = [make_bot(GAME, level, seed=(start + seat) & 0xFFFFFF, simulations=work) for seat in range(seats)]
    return lambda s, seat: bots[seat].choose(GAME, s, seat)


def by_module(module: str) -> Choose:
    prefer = find_policy(GAME, module)
    return lambda s, seat: s.menus[0][best_place(prefer(s, seat, s.menus[0]))]


def battles(module: str | None, level: str, seats: int, seed: str) -> tuple[int, list[int]]:
    """The battles of one game, and the place of each seat."""
    start = opening_seed(seed)
    s = new(GAME, GAME.complete(seats), start)
    s.log = []
    choose = by_level(level, seats, start) if module is None else by_module(module)
    while not s.over:
        seat = s.front[0].seat
        act(GAME, s, seat, choose(s, seat))
    return len([event for event in s.log if event.key == "battle"]), s.places


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="prince")
    parser.add_argument("--by")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="battles")
    args = parser.parse_args()
    counts = []
    wins = [0.0] * args.seats
    for number in range(args.games):
        count, places = battles(args.by, args.level, args.seats, f"{args.seed} {number}")
        counts.append(count)
        for seat in range(args.seats):
            wins[seat] += (places[seat] == 1) / places.count(1)
        print(f"game {number}: {count} battles, places {places}", flush=True)
    print(f"{sum(counts) / len(counts):.1f} battles a game")
    for seat, won in enumerate(wins):
        low, high = wilson(won, args.games)
        print(f"place {seat + 1}: {100 * won / args.games:.1f} % of wins, {100 * low:.1f} – {100 * high:.1f} %")


if __name__ == "__main__":
    main()
