"""Random players and the program's own bots as baselines, through the PettingZoo environment.

python examples/baselines.py parley --games 20
"""

from __future__ import annotations

import argparse

import numpy as np

from ludoteca import api
from ludoteca.research import pettingzoo


def random_rewards(game: str, seats: int, games: int, seed: int) -> list[float]:
    """The mean reward of each seat when all play at random."""
    env = pettingzoo.env(game, seats)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for number in range(games):
        env.reset(seed=seed + number)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            if over or cut:
                total[agent] += reward
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return [total[agent] / games for agent in env.possible_agents]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="parley")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    args = parser.parse_args()
    print("random rewards by seat:", [round(r, 2) for r in random_rewards(args.game, args.seats, args.games, 1)])
    figures = api.arena(args.game, ["squire@16", "random"], games=args.games)
    for b in figures["bots"]:
        print(f"{b['name']}: {b['wins']:g} of {b['games']} games won")


if __name__ == "__main__":
    main()
