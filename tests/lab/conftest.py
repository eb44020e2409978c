"""The arena is tested on the games that the bots are tested on."""

from ai.conftest import any_game, parley

__all__ = ["any_game", "parley"]
