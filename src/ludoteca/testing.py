"""Helpers for tests of games. Games themselves never import this module."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Tie a test to the rules it proves: ``@rule("10.4.5.d", "10.4.6")``."""
    if not ids or not all(isinstance(i, str) and i for i in ids):
        raise ValueError("rule() needs at least one rule id, such as rule('10.4.5')")

    def mark(test: F) -> F:
        test.rule_ids = (*ids, *getattr(test, "rule_ids", ()))  # type: ignore[attr-defined]
        return test

    return mark
