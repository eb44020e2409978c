"""The browser applies patches as the server means them."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Quick, choose, new, opening_seed, public_view
from ludoteca.kernel.patch import changes
from ludoteca.registry import find, names

NODE = shutil.which("node")
SCRIPT = Path(__file__).parent / "apply_patches.mjs"


@pytest.mark.skipif(NODE is None, reason="node is not installed")
def test_the_browser_comes_to_the_same_views(tmp_path: Path) -> None:
    assert NODE is not None
    cases: list[list[Any]] = []
    expected: list[Any] = []
    for name in names():
        game = find(name)
        quick = Quick(3)
        s = new(game, game.complete(game.seats[-1]), opening_seed("patches"))
        before = public_view(game, s)
        for _ in range(40):
            if not s.front:
                break
            i = quick.below(len(s.front))
            choose(game, s, i, s.menus[i][quick.below(len(s.menus[i]))])
            now = public_view(game, s)
            if now != before:
                cases.append([before, changes(before, now)])
                expected.append(now)
            before = now
    given, result = tmp_path / "cases.json", tmp_path / "result.json"
    given.write_text(json.dumps(cases))
    done = subprocess.run([NODE, str(SCRIPT), str(given), str(result)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert len(cases) > 100
    assert json.loads(result.read_text()) == expected
