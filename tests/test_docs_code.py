"""The Python in README and docs runs, fragments at least parse; their commands exist and take their arguments."""

from __future__ import annotations

import ast
import doctest
import re
import shlex
from pathlib import Path

import pytest

from ludoteca.cli.common import Mistake
from ludoteca.cli.main import parser
from ludoteca.i18n import Texts

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
ANY_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
ASIDE = re.compile(r"\s{2,}.*|\s+#.*")  # what a line says about its command
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
WITH_PYTHON = [page for page in PAGES if BLOCK.search(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_python_of_a_page_runs_or_parses(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    sessions = [block for block in blocks if ">>>" in block]
    for block in blocks:
        if block not in sessions:
            ast.parse(block)
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted >= len(sessions)
    assert result.failed == 0


def test_the_readme_shows_python() -> None:
    assert ROOT / "README.md" in WITH_PYTHON


def commands_of(text: str) -> list[str]:
    """The commands in blocks that are not Python: one a line, without what is said about it."""
    blocks = [block for kind, block in ANY_BLOCK.findall(text) if kind != "python"]
    return [ASIDE.sub("", line.strip()) for block in blocks for line in block.splitlines()]


def wrong_commands(text: str) -> list[str]:
    """Commands of the program, of make and of Python that do not exist or do not take these arguments."""
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    known = parser(Texts("en", "ludoteca.cli"))
    wrong = []
    for line in commands_of(text):
        if line.split(" ")[0] not in ("ludoteca", "make", "python"):
            continue
        name, *words = shlex.split(re.sub(r"[\[\]]", "", line))  # in a synopsis, brackets mark what may be left out
        if name == "ludoteca":
            try:
                known.parse_args(["1" if word == "N" else word for word in words])
            except Mistake:
                wrong.append(line)
        elif name == "make":
            wrong += [line] if {word for word in words if "=" not in word} - targets else []
        elif words[0] != "-m" and not (ROOT / words[0]).is_file():
            wrong.append(line)
    return wrong


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_a_page_exist(page: Path) -> None:
    assert wrong_commands(page.read_text(encoding="utf-8")) == []


def test_a_wrong_command_is_found() -> None:
    lines = [
        "ludoteca serve --port 1",
        "ludoteca dance   slowly",
        "make play GAME=x   # now",
        "make hay",
        "python no.py",
    ]
    page = "\n".join(["```", *lines, "```", ""])
    assert wrong_commands(page) == ["ludoteca dance", "make hay", "python no.py"]
    assert len(commands_of((ROOT / "README.md").read_text(encoding="utf-8"))) >= 20
