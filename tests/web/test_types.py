"""Counts what the types of the client and the boards leave open."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "ludoteca"
MAX_ANY = 50


def test_types_leave_little_open() -> None:
    files = [
        path
        for folder in (SOURCES / "web", SOURCES / "games")
        for pattern in ("**/*.js", "**/*.d.ts")
        for path in folder.glob(pattern)
        if path.parent.name != "vendor" or path.name.endswith(".d.ts")
    ]
    assert len(files) > 60
    found = [
        f"{path.name}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for _ in re.findall(r"\bany\b", line)
    ]
    assert len(found) < MAX_ANY, found
