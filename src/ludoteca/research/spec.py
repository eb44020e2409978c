"""What a game declares for learning programs: blocks of features, the longest menu, bounds of the numbers in its
actions."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from ludoteca import registry
from ludoteca.kernel import Game
from ludoteca.kernel.action_codes import ActionCodes
from ludoteca.kernel.features import Encoder

__all__ = ["Spec", "spec"]


class Spec:
    """A game with everything a learning program needs to know before the first state."""

    def __init__(self, game: Game[Any]) -> None:
        declared = import_module(game.package + ".ai.features")
        self.game = game
        self.largest_menu: int = game.largest_menu
        self.codes = ActionCodes(game, declared.NUMBER_BOUNDS)
        self.encoder = Encoder(game, declared.blocks())


@cache
def spec(name: str) -> Spec:
    """The declarations of a game by its name, such as `pax-renaissance`."""
    return Spec(registry.find(name))
