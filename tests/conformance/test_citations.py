"""Rules coverage counts what the tests of a rule execute, not what is mentioned."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.conformance.citations import (
    CLASS,
    CONSTANT,
    DATA,
    DOCSTRING,
    STATEMENT,
    Executed,
    definitions,
    in_data,
    in_python,
)
from ludoteca.conformance.rule_coverage import cover

RULES = {"1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7"}
SOURCE = '''"""Chapter 1.1."""

LIMIT = 3  # 1.2
TWICE = [LIMIT] * 2


class Move(Step):
    """1.3"""

    rule = "1.4"

    def refuse(self, s, a):
        """1.5: not too far."""
        if a.args[0] > 3:
            return No(
                "far",
                "1.6",
            )
        # 1.7
        s.moved = 1
        return None
'''
LINE = {text: number for number, text in enumerate(SOURCE.splitlines(), 1)}


def test_every_kind_of_citation_is_distinguished() -> None:
    found = [(c.rule, c.kind, c.place) for c in in_python("move.py", SOURCE, RULES)]
    assert found == [
        ("1.2", CONSTANT, "move.py:LIMIT"),
        ("1.3", DOCSTRING, "move.py:Move (docstring)"),
        ("1.4", CLASS, "move.py:Move"),
        ("1.5", DOCSTRING, "move.py:Move.refuse (docstring)"),
        ("1.6", STATEMENT, "move.py:Move.refuse"),
        ("1.7", STATEMENT, "move.py:Move.refuse"),
    ]


@pytest.mark.parametrize(
    ("executed", "rules"),
    [
        ([], []),
        (["        if a.args[0] > 3:"], ["1.3", "1.4", "1.5"]),
        (["            return No("], ["1.3", "1.4", "1.5", "1.6"]),
        (["        s.moved = 1"], ["1.3", "1.4", "1.5", "1.7"]),
    ],
)
def test_a_citation_counts_when_its_own_statement_runs(executed: list[str], rules: list[str]) -> None:
    run = Executed({"move.py": SOURCE}, {"move.py": [LINE[text] for text in executed]})
    assert [c.rule for c in in_python("move.py", SOURCE, RULES) if run.runs(c)] == rules


@pytest.mark.parametrize(("test", "counts"), [("assert LIMIT == 3", True), ("use(TWICE)", True), ("use(s)", False)])
def test_a_constant_counts_when_executed_code_uses_it(test: str, counts: bool) -> None:
    run = Executed({"move.py": SOURCE, "test.py": test}, {"test.py": [1]})
    run.follow(definitions({"move.py": SOURCE}))
    constant = in_python("move.py", SOURCE, RULES)[0]
    assert run.runs(constant) is counts


def test_a_data_file_cites_in_values_and_comments() -> None:
    found = in_data("town.toml", 'rule = "1.1"\nname = "see 1.2"\ncost = 3  # 1.3\n', RULES)
    assert [(c.rule, c.kind, c.line) for c in found] == [("1.1", DATA, 1), ("1.3", DATA, 3)]


def test_a_rule_without_stored_execution_is_missing(tmp_path: Path) -> None:
    tests = tmp_path / "games" / "parley"
    tests.mkdir(parents=True)
    (tests / "test_x.py").write_text("@rule('turn.2')\ndef test_sail(): ...\n")
    stored = tmp_path / "executed_rules" / "parley.json"
    stored.parent.mkdir()
    stored.write_text('{"turn.2": ["rules/turn.py:Gone.apply"], "turn.3": ["rules/turn.py:Trade.apply"]}')
    by_id = {one.rule.id: one for one in cover("parley", "ludoteca.games.parley", tests).rules}
    assert by_id["turn.2"].missing(), "the stored place does not cite the rule any more"
    assert by_id["turn.3"].coded() and by_id["turn.3"].missing(), "no test is tied to the rule"
    stored.write_text('{"turn.2": ["rules/turn.py:Sail.apply"]}')
    by_id = {one.rule.id: one for one in cover("parley", "ludoteca.games.parley", tests).rules}
    assert not by_id["turn.2"].missing()
