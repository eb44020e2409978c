"""OpenSpiel's own algorithms on Parley: Monte Carlo tree search and outcome-sampling MCCFR.

    python examples/openspiel_solvers.py --simulations 40 --games 6 --iterations 200

The tree search is OpenSpiel's, which plays on copies of the true state: it knows the deal and is an upper bound, not a
fair player.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

from ludoteca.research import openspiel


def play(game: Any, choose: Any, seed: int) -> float:
    """One game of `choose` in seat A against a random player; the return of A."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.integers(openspiel.SEEDS)))
        elif state.current_player() == 0:
            state.apply_action(choose(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return float(state.returns()[0])


def tree_search(game: Any, simulations: int, games: int, seed: int) -> float:
    """The mean return of OpenSpiel's tree search against random play."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=simulations, evaluator=evaluator, random_state=rng)
    return sum(play(game, bot.step, seed + k) for k in range(games)) / games


def regret_minimisation(game: Any, iterations: int, seed: int) -> int:
    """Run outcome-sampling MCCFR; the number of information states it has met."""
    np.random.seed(seed)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return len(solver._infostates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--iterations", type=int, default=200)
    args = parser.parse_args()
    game = openspiel.load("parley", 2)
    print(f"tree search against random: mean return {tree_search(game, args.simulations, args.games, 1):+.2f}")
    print(
        f"MCCFR: {regret_minimisation(game, args.iterations, 1)} information states after {args.iterations} iterations"
    )


if __name__ == "__main__":
    main()
