"""What a value network reads: the blocks of a game's features, and the terms of its evaluator for every seat."""

from __future__ import annotations

from typing import Any

from ludoteca.ai.titles import find_module
from ludoteca.kernel.evaluate import Evaluator
from ludoteca.kernel.features import Block, Encoder
from ludoteca.kernel.game import Game
from ludoteca.kernel.table import Table

COMPACT = "compact_features"  # blocks made for small networks, where a game has them
DECLARED = "features"


def find_blocks(game: Game[Any]) -> list[Block]:
    """The compact blocks of a game, or those it declares for all learning programs."""
    module = find_module(game, COMPACT) or find_module(game, DECLARED)
    if module is None:
        raise ValueError(f"{game.id} declares no features")
    blocks: list[Block] = module.blocks()
    return blocks


class Inputs:
    """Fills one row of numbers for a seat. The state must be one that was sampled for this seat: terms may look at
    every card."""

    def __init__(self, game: Game[Any], scale: float) -> None:
        self.encoder = Encoder(game, find_blocks(game))
        self.evaluator: Evaluator[Any] = game.evaluator()
        self.weights: list[float] = [x / (1.5 * scale) for x in self.evaluator.styles["balanced"]]
        self.max_seats = game.seats[-1]
        self.size = self.encoder.size + self.max_seats * (len(self.weights) + 1)

    def fill(self, s: Table, seat: int) -> list[float]:
        out: list[float] = list(self.encoder.fill(s, seat))
        for r in range(self.max_seats):
            if r >= s.seats:
                out += [0.0] * (len(self.weights) + 1)
                continue
            measured = self.evaluator.measure(s, (seat + r) % s.seats)
            total = 0.0
            for i in range(len(measured)):
                x = measured[i] * self.weights[i]
                total += x
                out.append(x)
            out.append(total)
        return out
