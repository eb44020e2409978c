"""Artificial intelligence: bots that see only what their seat sees, and their levels. See docs/bots.md."""

from ludoteca.ai.bot import Bot
from ludoteca.ai.levels import LEARNED, LEVELS, ROLLOUT, TOOLS, YARDSTICKS, make_bot, make_judge, styles
from ludoteca.ai.search.budget import Budget, Clock
from ludoteca.ai.search.judge import Judge, Weighed

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
