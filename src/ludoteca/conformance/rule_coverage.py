"""Rules coverage: for every rule of a game's index, the code that cites it and the tests tied to it.

Code cites a rule in a string (`rule = "10.4.5"`, `No("far", "10.4.5")`), a docstring or a comment; a data file in a comment or as a value.
A test is tied to a rule by `@rule("10.4.5")` or by its name, `test_10_4_5__words`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca.rulebook import Rule, rulebook

NOT_CODE = {"rulebook.toml", "rulings.toml"}


class Covered:
    """One rule with the places that cite it and the tests tied to it."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.code: list[str] = []
        self.tests: list[str] = []

    def missing(self) -> bool:
        return not (self.code and self.tests)


class Coverage:
    def __init__(self, game: str, rules: list[Covered], unknown: dict[str, list[str]]) -> None:
        self.game = game
        self.rules = rules
        self.unknown = unknown  # ids that tests or steps cite but the index lacks, with the places

    def report(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": len(self.rules),
            "coded": sum(1 for r in self.rules if r.code),
            "tested": sum(1 for r in self.rules if r.tests),
            "missing": [
                {"rule": r.rule.id, "code": bool(r.code), "tests": bool(r.tests)} for r in self.rules if r.missing()
            ],
            "unknown": self.unknown,
        }


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    places = list(spec.submodule_search_locations or []) if spec is not None else []
    if not places:
        raise LookupError(package)
    return Path(places[0])


def ids_in(text: str, known: set[str]) -> list[str]:
    """The rule ids that stand in a text as whole words: `10.4` is not in `10.4.5`, but is in `10.4.`"""
    words = re.findall(r"[\w-]+(?:\.[\w-]+)*", text)
    return [w for w in words if w in known]


def cited_in_python(source: str, known: set[str]) -> list[tuple[str, int]]:
    """(rule id, line) for every citation in a comment, a string or a docstring; a module's docstring is a title, not a citation."""
    title = ast.get_docstring(ast.parse(source), clean=False)
    found = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            found += [(id, token.start[0]) for id in ids_in(token.string, known)]
        elif token.type == tokenize.STRING:
            text = token.string.lstrip("rbufRBUF").strip("\"'")
            if text != title:
                found += [(id, token.start[0]) for id in ids_in(text, known)]
    return found


def cited_in_data(source: str, known: set[str]) -> list[tuple[str, int]]:
    found = []
    for number, line in enumerate(source.splitlines(), 1):
        strings = re.findall(r'"([^"]*)"', line)
        rest = re.sub(r'"[^"]*"', "", line)
        comment = rest.partition("#")[2]
        ids = [text for text in strings if text in known] + ids_in(comment, known)
        found += [(id, number) for id in ids]
    return found


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


def cover(game: str, package: str, tests: Path) -> Coverage:
    """Walk the game's folder and its tests."""
    folder = folder_of(package)
    by_id = {id: Covered(rule) for id, rule in rulebook(package).items()}
    known = set(by_id)
    unknown: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*")):
        if file.name in NOT_CODE or file.suffix not in (".py", ".toml"):
            continue
        source = file.read_text(encoding="utf-8")
        cited = cited_in_python(source, known) if file.suffix == ".py" else cited_in_data(source, known)
        for id, line in cited:
            by_id[id].code.append(f"{file.relative_to(folder).as_posix()}:{line}")
    for file in sorted(tests.rglob("*.py")):
        for id, name, line in tests_in(file.read_text(encoding="utf-8"), known):
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
        f"{report['rules']} rules: {report['coded']} cited in the code, {report['tested']} tied to tests, "
        f"{len(report['missing'])} still lack one of the two.",
    ]
    chapter = None
    for covered in coverage.rules:
        rule = covered.rule
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += ["", f"## {chapter}", "", "| Rule | | Code | Tests |", "|---|---|---|---|"]
        title = rule.title_in("en").replace("|", "\\|")
        code = "<br>".join(f"`{place}`" for place in covered.code) or "**none**"
        tests = "<br>".join(f"`{place.split()[1]}`" for place in covered.tests) or "**none**"
        lines.append(f"| {rule.id} | {title} | {code} | {tests} |")
    return "\n".join(lines) + "\n"
