"""Artificial intelligence: bots that see only what their seat sees, and their levels. See docs/bots.md."""

from ludoteca.ai.bot import Bot
from ludoteca.ai.levels import LEARNED, LEVELS, LOOKAHEAD, RECIPE, ROLLOUT, TOOLS, make_bot, make_value_function, styles
from ludoteca.ai.search.base import ValueFunction, Weighed
from ludoteca.ai.search.budget import Budget, Clock

__all__ = [
    "LEARNED",
    "LEVELS",
    "LOOKAHEAD",
    "RECIPE",
    "ROLLOUT",
    "TOOLS",
    "Bot",
    "Budget",
    "Clock",
    "ValueFunction",
    "Weighed",
    "make_bot",
    "make_value_function",
    "styles",
]
