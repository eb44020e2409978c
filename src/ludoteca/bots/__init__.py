"""Bots that see only what their seat sees, and the arena that measures them. See docs/bots.md."""

from ludoteca.bots.bot import Bot
from ludoteca.bots.levels import LEARNED, LEVELS, ROLLOUT, TOOLS, YARDSTICKS, make_bot, make_judge, styles
from ludoteca.bots.search.budget import Budget, Clock
from ludoteca.bots.search.judge import Judge, Weighed

__all__ = [
    "LEARNED",
    "LEVELS",
    "ROLLOUT",
    "TOOLS",
    "YARDSTICKS",
    "Bot",
    "Budget",
    "Clock",
    "Judge",
    "Weighed",
    "make_bot",
    "make_judge",
    "styles",
]
