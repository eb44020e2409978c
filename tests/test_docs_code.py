"""The Python in README and docs runs; fragments at least parse."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
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
