"""Helpers for tests of games. Games themselves never import this module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludoteca import registry
from ludoteca.kernel import Table, new, playout

__all__ = ["random_game", "rule"]
F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Tie a test to the rules it proves: ``@rule("10.4.5.d", "10.4.6")``."""
    if not ids or not all(isinstance(i, str) and i for i in ids):
        raise ValueError("rule() needs at least one rule id, such as rule('10.4.5')")

    def mark(test: F) -> F:
        test.rule_ids = (*ids, *getattr(test, "rule_ids", ()))  # type: ignore[attr-defined]
        return test

    return mark


def random_game(name: str, seats: int, seed: int, **options: str) -> Table:
    """The last state of a whole game played at random; the same arguments always give the same game."""
    game = registry.find(name)
    table = new(game, game.complete(seats, options), seed)
    playout(game, table, seed, game.longest)
    return table
