"""States of random games with random options, for tests of research adapters."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ludoteca.kernel import SetupError, Table, new
from ludoteca.kernel.loop import playout
from ludoteca.research.spec import Spec


def states(spec: Spec, games: int, step: int, seed: int = 1) -> Iterator[Table]:
    """Every `step`-th state of some random games over all numbers of seats and options."""
    rnd = random.Random(seed)
    game = spec.game
    played = 0
    while played < games:
        options = {o.id: rnd.choice(o.values) for o in game.options if rnd.random() < 0.5}
        try:
            setup = game.complete(game.seats[played % len(game.seats)], options)
        except SetupError:
            continue
        s = new(game, setup, rnd.getrandbits(60))
        while not s.over:
            yield s
            playout(game, s, rnd.getrandbits(29), step)
        played += 1
