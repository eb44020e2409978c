"""Counts conquests in self-play of Anno 1452, and how many are lost again in the same Epoch.

    python lab/records/arena/conquests.py [--games 10] [--seats 4] [--level prince] [--seed conquests]
    python lab/records/arena/conquests.py --module policy [--games 200]

Run it on the compiled build. A conquest is an Estate that changes hands in an attack. It is lost again when a later
attack of the same Epoch takes it from its new owner. With `--module` that module of the game plays (`base_policy` or
`policy`), without any search.
"""

import argparse

from ludoteca import registry
from ludoteca.ai import make_bot
from ludoteca.ai.levels import settings
from ludoteca.ai.search.base import Policy, best_place
from ludoteca.ai.search.policy import find_policy
from ludoteca.ai.strength import wilson
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, Action, act, menu, new, opening_seed
from ludoteca.lab.arena.arena import haggle

GAME = registry.find("anno_1452")


class Conquests:
    """The Estates taken in one game, and those lost again in the Epoch of their conquest."""

    def __init__(self) -> None:
        self.taken = 0
        self.lost_again = 0
        self.epoch = -1
        self.fresh: set[int] = set()

    def attack(self, epoch: int, before: list[int], after: list[int]) -> None:
        """The owners before and after a decision in an attack."""
        if epoch != self.epoch:
            self.epoch = epoch
            self.fresh.clear()
        for place in range(len(before)):
            if before[place] in (NOBODY, after[place]):
                continue
            if place in self.fresh:
                self.lost_again += 1
                self.fresh.remove(place)
            if after[place] != NOBODY:
                self.taken += 1
                self.fresh.add(place)


def likes_best(prefer: Policy, s: Anno, seat: int) -> Action:
    options = menu(s, seat)
    return options[best_place(prefer(s, seat, options))]


def play(number: int, seats: int, level: str, module: str, seed: str) -> Conquests:
    start = opening_seed(f"{seed} {number}")
    s = new(GAME, GAME.complete(seats), start)
    assert isinstance(s, Anno)
    work = settings(GAME.id, level, seats).simulations
    bots = [make_bot(GAME, level, seed=(start + seat) & 0x3FFFFFFF, simulations=work) for seat in range(seats)]
    prefer = find_policy(GAME, module) if module else None
    found = Conquests()
    decisions = 0
    while not s.over and decisions < GAME.longest:
        if prefer is None:
            haggle(GAME, s, list(bots))
        seat = s.front[decisions % len(s.front)].seat
        a = bots[seat].choose(GAME, s, seat) if prefer is None else likes_best(prefer, s, seat)
        fighting = s.attacker != NOBODY
        epoch, owners = s.row, s.owner.copy()
        act(GAME, s, seat, a)
        if fighting:
            found.attack(epoch, owners, s.owner)
        decisions += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="prince")
    parser.add_argument("--module", default="")
    parser.add_argument("--seed", default="conquests")
    args = parser.parse_args()
    taken = lost = 0
    for number in range(args.games):
        found = play(number, args.seats, args.level, args.module, args.seed)
        taken += found.taken
        lost += found.lost_again
        low, high = wilson(lost, max(1, taken))
        print(
            f"{number + 1} games: {taken} conquests, {lost} lost again in the Epoch, "
            f"{100 * lost / max(1, taken):.1f} % ({100 * low:.1f} – {100 * high:.1f} %)",
            flush=True,
        )


if __name__ == "__main__":
    main()
