"""Who sits at a table in the terminal: a person, or a bot of some level."""

from __future__ import annotations

from typing import Any

from ludoteca.ai import LEVELS, TOOLS, Bot, make_bot, styles
from ludoteca.cli.common import Mistake
from ludoteca.kernel import Game, Match, Refused

HUMAN = "human"
USUAL = "squire"
MAX_DEALS = 8  # words a bot may say about deals after one action


def make_player(game: Game[Any], who: str, seed: int) -> Bot | None:
    """A bot as `knight` or `knight:warlike`; None for a person."""
    if who == HUMAN:
        return None
    level, _, style = who.partition(":")
    if level not in (*LEVELS, *TOOLS):
        raise Mistake("cli-unknown-bot", level=level, levels=", ".join((HUMAN, *LEVELS, *TOOLS)))
    if style and style not in styles(game):
        raise Mistake("cli-unknown-style", style=style, styles=", ".join(styles(game)))
    return make_bot(game, level, style or "balanced", seed)


def bots_deal(m: Match, players: list[Bot | None]) -> None:
    """Every bot answers the offers laid before it, and may make some."""
    for seat, bot in enumerate(players):
        for _ in range(MAX_DEALS if bot is not None else 0):
            assert bot is not None
            action = bot.deal(m.game, m.state, seat)
            if action is None:
                break
            try:
                m.act(seat, action)
            except Refused:
                break
