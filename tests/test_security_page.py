"""The threat model names a proof for each promise: every named test exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).resolve().parent
PAGE = TESTS.parent / "docs" / "security.md"
ACTORS = ("Visitor", "Invited player", "Spectator", "Host of the server", "Network attacker", "Thief of the database")


def test_every_proof_of_the_threat_model_exists() -> None:
    proofs = re.findall(r"`([\w/]+\.py)::(test_\w+)`", PAGE.read_text(encoding="utf-8"))
    assert len(proofs) > 30
    for file, test in proofs:
        tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
        names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        assert test in names, f"{file}::{test}"


def test_every_promise_has_a_proof_and_every_actor_a_section() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for row in re.findall(r"^\| (?!promise|---)(.*) \|$", text, re.MULTILINE):
        assert "::test_" in row.partition(" | ")[2], row
    for actor in ACTORS:
        assert f"## {actor}\n" in text
