"""Which parameters of a test are left to the long run."""

from collections.abc import Iterable
from typing import Any

import pytest


def long_but(values: Iterable[str], *short: str) -> list[Any]:
    """All values as parameters. Those that are not named as `short` are tested by `make test-long` only."""
    return [value if value in short else pytest.param(value, marks=pytest.mark.long) for value in values]
