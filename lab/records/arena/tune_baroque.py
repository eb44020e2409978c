"""Finds better numbers for the policy of Baroque by play against the base policy.

    python lab/records/arena/tune_baroque.py [--seats 4] [--games 2500] [--steps 3] [--seed c1] [--test 200]

It begins with the policy for this number of seats. In every game of a step all numbers are changed at random at once,
and the policy sits alone among recipes. A regression of its margin on the changes tells which way each number should
go; numbers whose slope is smaller than its standard error stay. Before the first step and after each one the numbers
play the same test games. The last ones are printed. It needs NumPy (the extra `research`) and the compiled build.
"""

import argparse
from math import exp

import numpy as np

from ludoteca import registry
from ludoteca.ai.search.base import best_place
from ludoteca.games.baroque.ai import base_policy, policy
from ludoteca.games.baroque.ai.weights import Weights
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import new, opening_seed
from ludoteca.kernel.loop import choose

GAME = registry.find("baroque")
# Added by one standard deviation of a change; all other numbers are multiplied.
ADDED = {"kept": 2.0, "max_hand": 2.0, "partial": 0.4, "end_phase": 0.5, "power_card": 1.0, "card_kept": 2.0}
ADDED |= {"card_spare": 1.5, "beaten": 1.0, "stake": 3.0, "city": 1.0, "general": 1.0}
FACTOR = 0.35  # the logarithm of the factor
COUNTS = ("kept", "max_hand")
FIXED = ("enemy",)
STEP = 0.4  # standard deviations for each standard error of a slope
MAX_STEP = 1.2

Place = tuple[str, int]  # a number, or the place in a list of them; -1: no list
Numbers = dict[Place, float]


def numbers_of(w: Weights) -> Numbers:
    out: Numbers = {}
    for name in dir(w):
        if not name.startswith("_") and name not in FIXED:
            value = getattr(w, name)
            out |= {(name, i): x for i, x in enumerate(value)} if isinstance(value, list) else {(name, -1): value}
    return out


def changed(numbers: Numbers, by: list[float]) -> Weights:
    """The numbers, each changed by so many standard deviations."""
    w = Weights()
    for ((name, i), old), x in zip(numbers.items(), by, strict=True):
        value = old + ADDED[name] * x if name in ADDED else old * exp(FACTOR * x)
        found = max(0, round(value)) if name in COUNTS else value
        if i < 0:
            setattr(w, name, found)
        else:
            setattr(w, name, [found if k == i else y for k, y in enumerate(getattr(w, name))])
    return w


def play(w: Weights, seats: int, seat: int, seed: str) -> tuple[int, float]:
    """One game of the seat against recipes: the margin to the best of them and the share of the win."""
    s = new(GAME, GAME.complete(seats), opening_seed(seed))
    assert isinstance(s, Baroque)
    while not s.over:
        asked = s.front[0].seat
        by = w if asked == seat else base_policy.WEIGHTS
        choose(GAME, s, 0, s.menus[0][best_place(base_policy.prefer_by(by, s, asked, s.menus[0]))])
    rivals = max(s.vp[other] for other in range(seats) if other != seat)
    return s.vp[seat] - rivals, 1.0 / s.places.count(1) if s.places[seat] == 1 else 0.0


def step(numbers: Numbers, seats: int, games: int, seed: str) -> list[float]:
    """How far each number should go, in standard deviations of a change."""
    random = np.random.default_rng(opening_seed(seed))
    changes = random.standard_normal((games, len(numbers)))
    margins = np.array(
        [play(changed(numbers, list(x)), seats, k % seats, f"{seed} {k}")[0] for k, x in enumerate(changes)]
    )
    rows = np.c_[np.ones(games), changes]
    slopes = np.linalg.lstsq(rows, margins, rcond=None)[0]
    spread = ((margins - rows @ slopes) ** 2).sum() / (games - rows.shape[1])
    sure = slopes / np.sqrt(spread * np.diag(np.linalg.inv(rows.T @ rows)))
    return [float(np.clip(STEP * z, -MAX_STEP, MAX_STEP)) if abs(z) > 1.0 else 0.0 for z in sure[1:]]


def measured(numbers: Numbers, seats: int, games: int, seed: str) -> str:
    w = changed(numbers, [0.0] * len(numbers))
    results = [play(w, seats, k % seats, f"{seed} test {k // seats}") for k in range(games)]
    margin, share = (float(np.mean(column)) for column in zip(*results, strict=True))
    return f"margin {margin:.1f}, share of wins {share:.3f} of {games}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--seed", default="c1")
    parser.add_argument("--test", type=int, default=200)
    args = parser.parse_args()
    numbers = numbers_of(policy.TWO if args.seats == 2 else policy.MORE)
    print(f"as they are: {measured(numbers, args.seats, args.test, args.seed)}")
    for number in range(args.steps):
        by = step(numbers, args.seats, args.games, f"{args.seed} {number}")
        numbers = numbers_of(changed(numbers, by))
        print(f"after step {number + 1}: {measured(numbers, args.seats, args.test, args.seed)}")
    for (name, i), value in numbers.items():
        print(f"{name}{f'[{i}]' if i >= 0 else ''} = {value:.2f}")


if __name__ == "__main__":
    main()
