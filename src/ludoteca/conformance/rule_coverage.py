"""Rules coverage: for every rule of a game's index, the code that cites it, the tests tied to it, and what these tests
execute.

A test is tied to a rule by `@rule("10.4.5")` or by its name, `test_10_4_5__words`. A rule is coded if one of its own
tests executes one of its citations at a statement, a step or a constant (see citations.py). It is only described if its
own tests execute no such citation but a function, or a step, whose docstring cites it. It is missing if its tests
execute neither, or if it has none. `tools/trace_rules.py` runs the tests and stores the executed places.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.conformance.citations import DOCSTRING, Citation, citations, folder_of
from ludoteca.rulebook import Rule, rulebook

EXECUTED_FOLDER = "executed_rules"  # beside the folder of the games' tests


class Covered:
    """One rule with its citations, the tests tied to it and the places these tests execute."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.code: list[Citation] = []
        self.tests: list[str] = []
        self.executed: list[Citation] = []

    def missing(self) -> bool:
        return not (self.executed and self.tests)

    def coded(self) -> bool:
        return any(citation.kind != DOCSTRING for citation in self.executed)

    def described(self) -> bool:
        return bool(self.executed) and not self.coded()


class Coverage:
    def __init__(self, game: str, rules: list[Covered], unknown: dict[str, list[str]]) -> None:
        self.game = game
        self.rules = rules
        self.unknown = unknown  # ids that tests or steps cite but the index lacks, with the places

    def report(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": len(self.rules),
            "cited": sum(1 for r in self.rules if r.code),
            "coded": sum(1 for r in self.rules if r.coded()),
            "described": sum(1 for r in self.rules if r.described()),
            "tested": sum(1 for r in self.rules if r.tests),
            "missing": [
                {"rule": r.rule.id, "cited": bool(r.code), "code": bool(r.executed), "tests": bool(r.tests)}
                for r in self.rules
                if r.missing()
            ],
            "unknown": self.unknown,
        }


def tests_in(source: str, known: set[str]) -> list[tuple[str, str, int]]:
    """(rule id, test, line) for every tie between a test and a rule."""
    by_name = {re.sub(r"\W", "_", id): id for id in known}
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or not node.name.startswith("test_"):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
                found += [
                    (str(ast.literal_eval(a)), node.name, node.lineno)
                    for a in decorator.args
                    if isinstance(a, ast.Constant)
                ]
        named = by_name.get(node.name.removeprefix("test_").partition("__")[0])
        if named is not None:
            found.append((named, node.name, node.lineno))
    return found


def executed_places(tests: Path) -> Mapping[str, list[str]]:
    """The stored places that the tests of each rule execute; empty if they were never traced."""
    file = tests.parent.parent / EXECUTED_FOLDER / f"{tests.name}.json"
    if not file.is_file():
        return {}
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def cover(game: str, package: str, tests: Path) -> Coverage:
    """Join the citations of a game, the tests tied to its rules and the stored places that these tests execute."""
    by_id = {id: Covered(rule) for id, rule in rulebook(package).items()}
    executed = executed_places(tests)
    for citation in citations(folder_of(package), set(by_id)):
        by_id[citation.rule].code.append(citation)
        if citation.place in executed.get(citation.rule, ()):
            by_id[citation.rule].executed.append(citation)
    unknown: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        for id, name, line in tests_in(file.read_text(encoding="utf-8"), set(by_id)):
            place = f"{file.relative_to(tests).as_posix()}:{line} {name}"
            if id in by_id:
                by_id[id].tests.append(place)
            else:
                unknown.setdefault(id, []).append(place)
    return Coverage(game, list(by_id.values()), unknown)


def page(coverage: Coverage, name: str) -> str:
    """The coverage as a page of documentation."""
    report = coverage.report()
    lines = [
        f"# {name}: rules coverage",
        "",
        "Made by `make docs`; do not edit.",
        "",
        f"{report['rules']} rules, {report['tested']} tied to tests. The tests of {report['coded']} rules execute "
        f"a statement, a step or a constant that cites the rule; those of {report['described']} rules execute "
        f"a function whose docstring cites it; {len(report['missing'])} rules lack a test or an executed citation. "
        "A place in brackets is cited but not executed by a test of the rule.",
    ]
    chapter = None
    for covered in coverage.rules:
        rule = covered.rule
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += ["", f"## {chapter}", "", "| Rule | | Code | Tests |", "|---|---|---|---|"]
        title = rule.title_in("en").replace("|", "\\|")
        run = {citation.place for citation in covered.executed}
        places = dict.fromkeys(citation.place for citation in covered.code)
        code = "<br>".join([f"`{place}`" if place in run else f"(`{place}`)" for place in places]) or "**none**"
        tests = "<br>".join(f"`{place.split()[1]}`" for place in covered.tests) or "**none**"
        lines.append(f"| {rule.id} | {title} | {code} | {tests} |")
    return "\n".join(lines) + "\n"
