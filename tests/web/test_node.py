"""Runs the unit tests of the browser client under node."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="node is not installed")
@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.js")), ids=lambda file: file.name)
def test_under_node(file: Path) -> None:
    assert NODE is not None
    done = subprocess.run([NODE, "--test", str(file)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert re.search(r"^# pass [1-9]|^ℹ pass [1-9]", done.stdout, re.MULTILINE), done.stdout[-2000:]
