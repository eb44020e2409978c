"""Who sits at a table in the terminal: a person, or a bot of some level."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludoteca.cli.common import Mistake
from ludoteca.kernel import Action, Game, Quick, Table, determinise, menu

HUMAN = "human"
RANDOM = "random"


class RandomBot:
    """Any of its choices, all alike."""

    def __init__(self, seed: int) -> None:
        self.quick = Quick(seed)

    def choose(self, s: Table, seat: int, budget_ms: int) -> Action:
        options = menu(s, seat)
        return options[self.quick.below(len(options))]


def make_player(game: Game[Any], level: str, seed: int) -> Any:
    """A bot of this level, None for a person."""
    if level == HUMAN:
        return None
    if level == RANDOM:
        return RandomBot(seed)
    if find_spec("ludoteca.bots") is None:
        raise Mistake("cli-unknown-bot", level=level, levels=f"{HUMAN}, {RANDOM}")
    bots = import_module("ludoteca.bots")
    try:
        return bots.make_bot(game, level, seed)
    except (KeyError, ValueError, LookupError):
        levels = ", ".join([HUMAN, RANDOM, *(x for x in getattr(bots, "LEVELS", ()) if x != RANDOM)])
        raise Mistake("cli-unknown-bot", level=level, levels=levels) from None


def bot_choice(game: Game[Any], bot: Any, s: Table, seat: int, seed: int, budget_ms: int) -> Action:
    """The bot gets a state it could believe in, never the real one."""
    imagined = s.copy()
    determinise(game, imagined, seat, seed)
    action: Action = bot.choose(imagined, seat, budget_ms)
    return action
