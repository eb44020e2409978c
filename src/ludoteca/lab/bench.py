"""How many simulations of the tree search fit into a second."""

from __future__ import annotations

import time
from typing import Any

from ludoteca.ai.levels import make_value_function, settings
from ludoteca.ai.search.base import imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.ismcts import Tree
from ludoteca.kernel import Game, Quick, Table

BLOCK = 20


def simulations_per_second(game: Game[Any], states: list[Table], seconds: float) -> float:
    """From these states in turn, with a few improvised decisions after each new edge, per second of the processor."""
    done = 0
    spent = 0.0
    depth = settings(game.id, "tree").depth
    while spent < seconds:
        for number, state in enumerate(states):
            if state.over:
                continue
            seat = state.front[0].seat
            tree = Tree(game, make_value_function(game), number, None, depth, 0, 1.0)
            s = imagine(game, state, seat, Quick(number))
            start = time.process_time()
            tree.weigh(s, seat, Budget(None, BLOCK))
            spent += time.process_time() - start
            done += BLOCK
    return done / spent
