"""Run the tests of each game with coverage per test, and store which citations of each rule its own tests execute.

Usage: python tools/trace_rules.py [GAME ...]        (`make docs` runs it for all games)

The result, tests/executed_rules/GAME.json, lists for every rule the places whose execution a test of that rule causes.
`ludoteca coverage` reads it, so that it need not run any test.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import coverage
import pytest

ROOT = Path(__file__).resolve().parent.parent
os.environ["COVERAGE_CORE"] = "ctrace"  # the other cores cannot tell tests apart
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]


class Contexts:
    """A pytest plugin that names the coverage context after the running test and notes the rules the test is tied
    to."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.rules: dict[str, tuple[str, ...]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.rules[item.nodeid] = tuple(getattr(getattr(item, "function", None), "rule_ids", ()))
        self.measured.switch_context(item.nodeid)
        result = yield
        self.measured.switch_context("")
        return result


def trace(name: str) -> dict[str, list[str]]:
    """Run the tests of one game; the executed places of every rule."""
    tests = ROOT / "tests" / "games" / name
    folder = ROOT / "src" / "ludoteca" / "games" / name
    measured = coverage.Coverage(data_file=None, include=[f"{folder}/*", f"{tests}/*"], config_file=False)
    plugin = Contexts(measured)
    measured.start()
    code = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(tests)], plugins=[plugin])
    measured.stop()
    if code != 0:
        raise SystemExit(f"the tests of {name} fail: nothing is stored")
    return executed_places(name, folder, tests, measured.get_data(), plugin.rules)


def executed_places(
    name: str, folder: Path, tests: Path, data: coverage.CoverageData, tied: dict[str, tuple[str, ...]]
) -> dict[str, list[str]]:
    from ludoteca.conformance.citations import Executed, citations, definitions
    from ludoteca.rulebook import rulebook

    files = {str(file): _short(file, folder, tests) for top in (folder, tests) for file in sorted(top.rglob("*.py"))}
    sources = {short: Path(file).read_text(encoding="utf-8") for file, short in files.items()}
    made = definitions(sources)
    rules = rulebook(f"ludoteca.games.{name}")
    cited = citations(folder, set(rules))
    found: dict[str, list[str]] = {}
    for rule in rules:
        own = [nodeid for nodeid, ids in tied.items() if rule in ids]
        here = [citation for citation in cited if citation.rule == rule]
        if not own or not here:
            continue
        data.set_query_contexts([f"^{_quoted(nodeid)}$" for nodeid in own])
        executed = Executed(sources, {short: data.lines(file) or [] for file, short in files.items()})
        executed.follow(made)
        places = sorted({citation.place for citation in here if executed.runs(citation)})
        if places:
            found[rule] = places
    return found


def _short(file: Path, folder: Path, tests: Path) -> str:
    return file.relative_to(folder).as_posix() if file.is_relative_to(folder) else f"tests/{file.relative_to(tests)}"


def _quoted(nodeid: str) -> str:
    return "".join(c if c.isalnum() or c in "_/" else f"\\{c}" for c in nodeid)


def write(name: str, found: dict[str, list[str]]) -> None:
    file = ROOT / "tests" / "executed_rules" / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main(names: list[str]) -> None:
    games = names or sorted(folder.name for folder in (ROOT / "tests" / "games").glob("[a-z]*") if folder.is_dir())
    if len(games) > 1:  # each game in a process of its own, so that its modules are imported while they are measured
        for name in games:
            subprocess.run([sys.executable, __file__, name], check=True)
        return
    began = time.monotonic()
    found = trace(games[0])
    write(games[0], found)
    print(f"{games[0]}: {len(found)} rules with an executed citation, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
