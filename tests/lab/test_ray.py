"""The arena on several machines: a Ray cluster of two nodes on this one."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lab.ray_arena import parley_plan
from ludoteca.lab.arena.arena import run
from ludoteca.lab.arena.runner import Here

GAMES = 6


def played(records: list[dict[str, Any]]) -> list[Any]:
    return [(r["bots"], r["places"], r["scores"], r["decisions"]) for r in records]


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="ray is missing: install the extra long")
def test_games_on_two_nodes_are_the_games_of_one_process() -> None:
    script = Path(__file__).with_name("ray_arena.py")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
        "RAY_USAGE_STATS_ENABLED": "0",  # it would report to a server outside
    }
    done = subprocess.run([sys.executable, str(script), str(GAMES)], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-4000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["nodes"] == 2
    assert played(found["records"]) == played(run(parley_plan(GAMES), Here()))
