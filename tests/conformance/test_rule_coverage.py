"""Every rule of a complete game has a test that executes the code citing it, as far as tests/executed_rules/gaps.toml
does not list it.

The stored places are made by `make docs`. This test fails when a citation that was executed is moved, removed or
renamed without a new trace, when a rule loses its test, and when a listed gap is closed but still listed.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ludoteca import registry
from ludoteca.conformance.rule_coverage import cover

TESTS = Path(__file__).resolve().parent.parent
GAPS: dict[str, list[str]] = tomllib.loads((TESTS / "executed_rules" / "gaps.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", [name for name in registry.names() if registry.find(name).maturity != "draft"])
def test_every_rule_is_executed_by_its_own_tests(name: str) -> None:
    game = registry.find(name)
    report = cover(game.id, game.package, TESTS / "games" / game.package.rpartition(".")[2]).report()
    assert report["rules"] > 0
    assert [gap["rule"] for gap in report["missing"]] == GAPS.get(game.package.rpartition(".")[2], [])
    assert report["unknown"] == {}
