"""The worked examples run at small size, and the dataset command writes what its data card says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pyarrow.parquet as pq
import pytest

from ludoteca.cli.main import main
from ludoteca.kernel import read_action
from ludoteca.research import openspiel
from ludoteca.research.spec import spec
from scripts import script

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    return script(f"examples/{name}.py")


def test_self_play_learns_to_beat_random_players(tmp_path: Path) -> None:
    ppo = example("ppo_parley")
    curve = ppo.train(updates=5, games=30, every=5, test_games=60, seed=1, opponents=["random"])
    assert curve[0].shares["random"] < 0.5 < curve[-1].shares["random"]
    again = ppo.train(updates=1, games=2, every=1, test_games=3, seed=1, opponents=["random", "novice"])
    assert again == ppo.train(updates=1, games=2, every=1, test_games=3, seed=1, opponents=["random", "novice"])
    ppo.plot([again, again], tmp_path / "curve.svg")
    picture = (tmp_path / "curve.svg").read_text()
    assert picture.startswith("<svg") and picture.count("<polyline") == 6 and ">novice</text>" in picture


def test_openspiel_algorithms_run_on_the_teaching_game() -> None:
    solvers = example("openspiel_solvers")
    game = openspiel.load("parley", 2)
    assert -1.0 <= solvers.tree_search(game, simulations=4, games=1, seed=1) <= 1.0
    assert solvers.regret_minimisation(game, iterations=10, seed=1) > 50


def test_baselines_run() -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / "baselines.py", "--games", "2"], capture_output=True, text=True, check=True
    )
    assert "random rewards by seat" in done.stdout and "squire@16" in done.stdout


def test_a_dataset_has_a_row_for_each_decision_and_a_data_card(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "parley.parquet"
    words = ["dataset", "parley", "--games", "3", "--out", str(file), "--sims", "4", "--bots", "squire,random"]
    assert main(words) == 0
    table = pq.read_table(file)
    rows = table.to_pylist()
    assert f"{len(rows)} decisions of 3 games" in capsys.readouterr().out
    declared = spec("parley")
    for row in rows:
        assert len(row["features"]) == declared.encoder.size
        assert declared.codes.number(read_action(declared.game, row["action"])) == row["menu"][row["choice"]]
        assert 1 <= row["place"] <= row["seats"]
    card = file.with_suffix(".md").read_text()
    assert f'"decisions": {len(rows)}' in card and "not how people play" in card
    again = tmp_path / "again.parquet"
    assert main([*words[:4], "--out", str(again), *words[6:]]) == 0
    assert pq.read_table(again).equals(table)


@pytest.mark.parametrize("wrong", [["--bots", "emperor"], ["--games", "0"], ["--out", "/nowhere/x.parquet"]])
def test_a_wrong_call_is_one_sentence(wrong: list[str], tmp_path: Path, capsys: Any) -> None:
    words = ["dataset", "parley", "--games", "1", "--out", str(tmp_path / "x.parquet"), *wrong]
    assert main(words) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
