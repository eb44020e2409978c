"""Fixed opponents that measure progress: the base policy of a title without any search, and prince as it was when the
yardsticks were made."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from ludoteca.ai.bot import Bot
from ludoteca.ai.levels import RECIPE, make_bot_of, shipped_levels
from ludoteca.ai.settings import LevelFile, Settings, read_levels
from ludoteca.kernel import Game

PRINCE_1: Final = "prince-1"
YARDSTICKS: Final = (RECIPE, PRINCE_1)


@cache
def frozen_levels() -> LevelFile:
    return read_levels(resources.files("ludoteca.lab") / "yardsticks.toml")


def levels_with(level: str) -> LevelFile:
    return frozen_levels() if level in frozen_levels().levels else shipped_levels()


def settings(game_id: str, level: str, seats: int = 2) -> Settings:
    """The settings of a level or of a yardstick."""
    return levels_with(level).settings(game_id, level, seats)


def make_bot(
    game: Game[Any], level: str, style: str = "balanced", seed: int = 0, simulations: int | None = None
) -> Bot:
    """A bot of a level or of a yardstick."""
    return make_bot_of(levels_with(level), game, level, style, seed, simulations)
