"""The skeleton of a new game obeys every law, from a folder of its own, as a package that offers itself by an entry
point."""

import os
import re
import subprocess
import sys
from pathlib import Path

from cli.conftest import Command

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_skeleton_goes_green(ludoteca: Command, tmp_path: Path) -> None:
    said = ludoteca("new-game", "river-stones", "--into", tmp_path, "--package", "river_stones", "--json")
    assert said.json()["name"] == "river_stones"
    assert not [f for f in said.json()["files"] if "{{" in Path(f).read_text()]
    info = tmp_path / "river_stones-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: river-stones\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text("[ludoteca.games]\nriver_stones = river_stones\n")
    outside = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
    environment = {**outside, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    suite = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/conformance",
        "-k",
        "river_stones",
    ]
    done = subprocess.run(suite, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed.group(1)) >= 15


def test_nothing_is_written_over(ludoteca: Command, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    said = ludoteca("new-game", "mine", "--into", tmp_path)
    assert said.code == 2
    assert "There is already something" in said.err
