"""Training a network at clean points: the games it learns from, the run in its folder, and the file it makes."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca import registry
from ludoteca.ai.learning.lookahead import Inputs, check_net
from ludoteca.ai.learning.net import read_net, write_net
from ludoteca.ai.search.policy import BASE_POLICY
from ludoteca.cli import train as command
from ludoteca.cli.main import main
from ludoteca.kernel import Game
from ludoteca.lab.arena.arena import Plan, summary
from ludoteca.lab.arena.arena import run as play
from ludoteca.lab.arena.runner import Here
from ludoteca.lab.training import run as training
from ludoteca.lab.training.pool import Pool
from ludoteca.lab.training.run import Arrays, Lesson, Run, Settings, mean_of, within
from ludoteca.lab.training.selfplay import POLICY, batch_net, collect

SIZES = [5, 4, 3, 3]
ROWS: list[list[float]] = [
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
    [0.5, -1, 0, 2, 0.25],
    [0, 3, -2, 0, 1],
    [-1.5, 0.125, 4, 1, -0.75],
]
HEADS = [  # of PyTorch, in 64 bits
    [0.489748, -0.581787, 0.314697],
    [0.458591, -0.378662, 0.392822],
    [0.457591, -0.346924, 0.382446],
    [0.36977, 0.349609, 1.232422],
    [0.435444, -0.144592, 0.409454],
]


def reference() -> Arrays:
    """Weights and biases in turn that 16 bits hold exactly."""
    count = sum(a * b + b for a, b in pairwise(SIZES))
    numbers = np.array([((i * 37) % 29 - 14) / 16.0 for i in range(count)], np.float32)
    out: Arrays = []
    at = 0
    for a, b in pairwise(SIZES):
        out += [numbers[at : at + a * b].reshape(a, b), numbers[at + a * b : at + a * b + b]]
        at += a * b + b
    return out


def some_fit(lesson: Lesson, device: str) -> tuple[Arrays, dict[str, Any]]:
    """Weights that depend on the lesson, without any regression."""
    rng = np.random.default_rng(len(lesson.rows))
    arrays: Arrays = []
    for n in range(len(lesson.sizes) - 1):
        a, b = lesson.sizes[n], lesson.sizes[n + 1]
        arrays += [rng.normal(0.0, a**-0.5, (a, b)).astype(np.float32), np.zeros(b, np.float32)]
    first = [] if lesson.init is None else [lesson.init]
    return mean_of([arrays, *first]), {"positions": len(lesson.rows)}


@pytest.fixture
def title() -> Game[Any]:
    return registry.find("anno-1452")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks of few units, which play fast."""
    monkeypatch.setattr(training, "HIDDEN", [8, 4])


def tiny(**changes: Any) -> Settings:
    return Settings(**{"seed": 4, "first_games": 2, "games": 1, "part": 1, "generations": 1, **changes})


def silent(found: dict[str, Any]) -> None:
    pass


def test_the_plain_network_and_that_of_many_rows_give_the_numbers_of_pytorch() -> None:
    arrays = reference()
    weights = [a.T.tolist() for a in arrays[::2]]
    net = read_net(write_net({"sizes": SIZES}, weights, [a.tolist() for a in arrays[1::2]]))
    found = batch_net(arrays).heads([[float(x) for x in row] for row in ROWS])
    for row, expected, many in zip(ROWS, HEADS, found, strict=True):
        assert net.values([float(x) for x in row]) == pytest.approx(expected, abs=2e-6)
        assert many == pytest.approx(expected, abs=2e-6)


def part_of(title: Game[Any], **changes: Any) -> dict[str, Any]:
    return {
        "package": title.package,
        "nets": [],
        "seed": "part",
        "number": 3,
        "games": 2,
        "rows": 1 << 20,
        "until": float("inf"),
        "abandon": float("inf"),
        "tables": [(POLICY, BASE_POLICY)],
        "deals": 1,
        "share": 1.0,
        "viewers": 4,
        **changes,
    }


def test_games_to_learn_from_depend_on_their_job_alone(title: Game[Any]) -> None:
    rows, goals, keys, games = collect(part_of(title))
    again = collect(part_of(title))
    assert games == 2
    assert all(np.array_equal(a, b) for a, b in zip((rows, goals, keys), again[:3], strict=True))
    assert not np.array_equal(rows[:5], collect(part_of(title, number=4))[0][:5])


def test_each_row_knows_its_game_and_seat_and_how_it_ended(title: Game[Any]) -> None:
    rows, goals, keys, _ = collect(part_of(title))
    assert rows.shape == (len(keys), Inputs(title).size)
    assert goals.shape == (len(keys), 3)
    assert {int(key) >> 32 for key in keys} == {3}
    for game in range(2):
        ends = {int(key) % 8: tuple(goals[n]) for n, key in enumerate(keys) if (int(key) & 0xFFFFFFFF) // 8 == game}
        assert len(ends) > 1
        assert sum(end[0] for end in ends.values()) == pytest.approx(1.0)
    assert all(len({tuple(goal) for goal in goals[keys == key]}) == 1 for key in set(keys.tolist()))


def test_a_share_of_the_clean_points_and_some_seats_are_kept(title: Game[Any]) -> None:
    every = len(collect(part_of(title, games=1))[0])
    few = collect(part_of(title, games=1, share=0.3, viewers=1))
    assert 0 < len(few[0]) < every
    assert len({int(key) % 8 for key in few[2]}) == 1


def test_a_run_is_recorded_and_its_network_plays(title: Game[Any], tmp_path: Path) -> None:
    run = Run(title, tmp_path, tiny(), some_fit)
    told: list[dict[str, Any]] = []
    assert run.train(told.append)
    record = json.loads((tmp_path / "run.json").read_text())
    assert record["generations"] == told
    assert [g["games"] for g in told] == [2, 1]
    assert all(g["positions"] > 0 for g in told)
    assert record["settings"] == {"seed": 4, "first_games": 2, "games": 1, "part": 1}
    net = read_net((tmp_path / "lookahead.weights").read_bytes())
    check_net(title, Inputs(title), net)
    assert net.about["rules"][0]["reason"]
    assert (net.about["generation"], net.about["games"], net.about["seed"]) == (1, 3, 4)
    plan = Plan(title, [f"net:{tmp_path / 'lookahead.weights'}", "random"], 1, "training")
    assert summary(plan, play(plan, Here()))["bots"][0]["failures"] == 0


def test_an_interrupted_run_goes_on_and_comes_to_the_same_network(title: Game[Any], tmp_path: Path) -> None:
    whole = Run(title, tmp_path / "whole", tiny(), some_fit)
    assert whole.train(silent)
    parts = tmp_path / "parts"
    paused = Run(title, parts, tiny(minutes=0.0), some_fit)
    assert not paused.train(silent)
    assert not paused.generation
    missing = paused.jobs()
    assert [job["number"] for job in missing] == [0, 1]
    training.play_part(missing[1])
    again = Run(title, parts, tiny(), some_fit)
    assert [job["number"] for job in again.jobs()] == [0]
    assert again.train(silent)
    assert len(json.loads((parts / "run.json").read_text())["calls"]) == 2
    for file in ("net-00.npz", "net-01.npz", "net-mean.npz"):
        for a, b in zip(training.load(tmp_path / "whole" / file), training.load(parts / file), strict=True):
            assert np.array_equal(a, b)
    assert not list((parts / "games").glob("unfinished*"))


def test_a_run_of_other_settings_or_of_another_game_is_refused(title: Game[Any], tmp_path: Path) -> None:
    Run(title, tmp_path, tiny(), some_fit)
    Run(title, tmp_path, tiny(generations=3, jobs=2), some_fit)
    with pytest.raises(ValueError, match="settings is"):
        Run(title, tmp_path, tiny(seed=5), some_fit)
    with pytest.raises(ValueError, match="game is anno-1452"):
        Run(registry.find("baroque"), tmp_path, tiny(), some_fit)


def test_the_gate_lets_the_network_play_that_wins_most(
    title: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wins = {"net-00.weights": 1.0, "net-01.weights": 0.0, "net-mean.weights": 0.5}
    monkeypatch.setattr(training, "wins_of", lambda job: wins[Path(job["line_up"][0][4:]).name])
    run = Run(title, tmp_path, tiny(gate_games=4), some_fit)
    assert run.train(silent)
    assert [(g["generation"], g["wins"]) for g in run.record["gate"]] == [
        (0, 4.0),
        (0, 4.0),
        (1, 0.0),
        (1, 0.0),
        ("mean", 2.0),
        ("mean", 2.0),
    ]
    assert read_net((tmp_path / "lookahead.weights").read_bytes()).about["generation"] == 0


def test_matches_of_the_gate_are_counted_for_the_network(title: Game[Any], tmp_path: Path) -> None:
    run = Run(title, tmp_path, tiny(), some_fit)
    job = run.matches("recipe", "random", 1)[0]
    assert training.wins_of(job) == 1.0
    assert training.wins_of({**job, "line_up": ["random", "recipe"]}) == 0.0


def test_the_mean_of_networks_is_that_of_their_weights() -> None:
    a, b = reference(), [2.0 * x for x in reference()]
    assert all(np.allclose(m, 1.5 * x) for m, x in zip(mean_of([a, b]), a, strict=True))


def test_later_generations_meet_older_networks_and_the_policy(title: Game[Any], tmp_path: Path) -> None:
    run = Run(title, tmp_path, tiny(), some_fit)
    assert {word for pair in run.tables(0) for word in pair} == {POLICY, BASE_POLICY}
    assert {word for pair in run.tables(1) for word in pair} == {"net0", POLICY}
    assert {word for pair in run.tables(5) for word in pair} == {"net0", "net1", "net2", POLICY}
    pax = Run(registry.find("pax-renaissance"), tmp_path / "pax", tiny(), some_fit)
    assert pax.tables(0) == [(POLICY, POLICY)]


def double(number: int) -> int:
    return 2 * number


def test_a_pool_gives_the_same_results_here_and_in_processes_and_stops_in_time() -> None:
    with Pool(1) as here, Pool(2) as there:
        assert sorted(here.run(double, range(5))) == sorted(there.run(double, range(5))) == [0, 2, 4, 6, 8]
    assert list(within([{}], 0.0)) == []
    assert list(within([{}], None)) == [{}]


def test_the_command_trains(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: True)
    monkeypatch.setattr(training, "fit_with_torch", some_fit)
    words = ["train", "anno-1452", "--first", "1", "--games", "1", "--generations", "0", "--jobs", "1", "--lang", "en"]
    words += ["--out", str(tmp_path / "run")]
    with monkeypatch.context() as patch:
        patch.setattr(training, "within", lambda jobs, end: iter(()))
        assert main([*words, "--minutes", "1"]) == 0
    assert "The time is up." in capsys.readouterr().out
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "Generation 0: one game, " in out
    assert "lookahead.weights" in out
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "anno-1452"
    assert main([*words, "--seed", "3"]) == 2
    assert main([*words, "--minutes", "0"]) == 2


def test_the_command_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert main(["train", "baroque", "--out", str(tmp_path), "--lang", "en"]) == 2
    assert "PyTorch" in capsys.readouterr().err
