"""Positions that the tests of the bots share."""

from typing import Any

from ludoteca.kernel import Game, Quick, Table, advance, new, playout
from ludoteca.kernel.hidden import redeal


def position(game: Game[Any], seats: int, seed: int, decisions: int, options: dict[str, str] | None = None) -> Table:
    """A state some random decisions into a game."""
    s = new(game, game.complete(seats, options or {}), seed)
    playout(game, s, seed, decisions)
    return s


def twins(game: Game[Any], s: Table, seat: int, keep: list[int] | None = None) -> list[Table]:
    """Two states the seat cannot tell from `s`: what it does not know is sampled (cards to keep stay where they
    are)."""
    out = []
    for seed in (11, 12):
        o = s.copy()
        masks = {card: o.known[card] for card in keep or []}
        for card in masks:
            o.known[card] |= 1 << seat
        redeal(o, seat, Quick(seed))
        for card, mask in masks.items():
            o.known[card] = mask
        o.seed = s.seed + seed
        advance(game, o)
        out.append(o)
    return out
