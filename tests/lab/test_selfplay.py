"""Learning by self-play: the network, its file, its training, and the player that uses it."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ai.positions import position, twins
from ludoteca import registry
from ludoteca.ai.learning.inputs import Inputs
from ludoteca.ai.learning.net import MAX_FILE, read_net, write_net
from ludoteca.ai.learning.value import WIDTH, LearnedValue, base_policy_or_none, narrow, outcome
from ludoteca.ai.levels import make_net_bot, scale_of
from ludoteca.cli.main import main
from ludoteca.kernel import Game, menu, write_action
from ludoteca.lab.arena.arena import Plan, run, summary
from ludoteca.lab.arena.runner import Here
from ludoteca.lab.selfplay.fit import Fitter, batch_net
from ludoteca.lab.selfplay.selfplay import LAMBDA, Step, Task
from ludoteca.lab.selfplay.train import Run, Settings, layer_sizes


def trained(game: Game[Any], folder: Path, generations: int = 1, **more: Any) -> Run:
    """A run of so many generations, each of one game."""
    settings = Settings(0.0, generation_seconds=0.0, first_seconds=0.0, games_per_job=1, **more)
    run = Run(game, folder, settings)
    for _ in range(generations):
        run.train(lambda found: None)
    return run


def test_all_titles_have_inputs_and_a_network_below_the_limit(any_title: Game[Any]) -> None:
    inputs = Inputs(any_title, scale_of(any_title))
    sizes = layer_sizes(inputs.size)
    weights = sum(a * b + b for a, b in pairwise(sizes))
    assert 2 * weights < MAX_FILE
    for seats in (any_title.seats[0], any_title.seats[-1]):
        s = position(any_title, seats, 4, 30)
        for seat in range(seats):
            assert len(inputs.fill(s, seat)) == inputs.size


@pytest.fixture(params=registry.names())
def any_title(request: pytest.FixtureRequest) -> Game[Any]:
    return registry.find(request.param)


def test_a_network_reads_back_and_agrees_with_the_arrays_it_was_made_of(tmp_path: Path) -> None:
    rng = np.random.default_rng(3)
    fitter = Fitter([20, 8, 4, 3], 3, "cpu")
    arrays = [a.astype(np.float16).astype(np.float32) for a in fitter.arrays()]
    weights = [a.T.astype(float).tolist() for a in arrays[::2]]
    net = read_net(write_net({"sizes": [20, 8, 4, 3]}, weights, [a.astype(float).tolist() for a in arrays[1::2]]))
    rows = rng.normal(size=(5, 20)).astype(np.float32) * (rng.random((5, 20)) < 0.4)
    expected = batch_net(arrays).values(rows.astype(np.float32))
    for row, heads in zip(rows, expected, strict=True):
        assert net.values([float(x) for x in row]) == pytest.approx([float(x) for x in heads], abs=1e-4)


def test_a_damaged_or_foreign_file_is_refused(tmp_path: Path) -> None:
    data = write_net({"sizes": [2, 1, 3]}, [[[1.0, 2.0]], [[1.0], [2.0], [3.0]]], [[0.0], [0.0, 0.0, 0.0]])
    with pytest.raises(ValueError, match="do not fit"):
        read_net(data + b"\0\0")
    with pytest.raises(ValueError, match="format 9"):
        read_net(data.replace(b'"format": 1', b'"format": 9'))
    parley, rio = registry.find("parley"), registry.find("rio_de_la_plata")
    trained(parley, tmp_path)
    with pytest.raises(ValueError, match="not for"):
        make_net_bot(rio, str(tmp_path / "value.weights"))


def test_the_fit_learns_what_the_rows_say() -> None:
    rng = np.random.default_rng(5)
    rows = rng.normal(size=(3000, 6)).astype(np.float16)
    won = (rows[:, 0] + rows[:, 1] > 0).astype(np.float32)
    targets = np.stack([won, rows[:, 2].astype(np.float32), rows[:, 3].astype(np.float32)], axis=1)
    fitter = Fitter([6, 32, 16, 3], 1, "cpu")
    first = fitter.fit(rows, targets, 1, 1e-3)
    last = fitter.fit(rows, targets, 200, 3e-3)
    heads = batch_net(fitter.arrays()).values(rows.astype(np.float32))
    assert last < 0.5 * first
    assert ((heads[:, 0] > 0.5) == (won > 0.5)).mean() > 0.9
    assert np.abs(heads[:, 1] - targets[:, 1]).mean() < 0.2


def test_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(8)
    x = rng.normal(size=(16, 5)).astype(np.float32)
    y = np.stack([rng.random(16), rng.normal(size=16), rng.normal(size=16)], axis=1).astype(np.float32)
    fitter = Fitter([5, 7, 4, 3], 2, "cpu")
    fitter.params = [p.astype(np.float64) + 0.1 for p in fitter.params]
    _, slopes = fitter.gradients(x, y)
    for p, slope in zip(fitter.params, slopes, strict=True):
        at = tuple(0 for _ in p.shape)
        kept = p[at]
        p[at] = kept + 1e-4
        above, _ = fitter.gradients(x, y)
        p[at] = kept - 1e-4
        below, _ = fitter.gradients(x, y)
        p[at] = kept
        assert float(slope[at]) == pytest.approx((above - below) / 2e-4, rel=0.02, abs=1e-4)


def test_targets_look_ahead_and_an_exploration_cuts_them() -> None:
    game = registry.find("parley")
    task = Task(game, 1.0, 10.0)
    s = position(game, 2, 3, game.longest)
    assert s.over
    row = np.zeros(1, np.float32)
    best = np.array([0.5, 0.0, 0.0], np.float32)
    end = np.array(outcome(s, 0, 10.0), np.float32)
    for explored, expected in ((False, (1 - LAMBDA) * best + LAMBDA * end), (True, best)):
        _, targets = task.targets(s, [[Step(row, best, False), Step(row, best, explored)], []])
        assert targets[0] == pytest.approx(end)
        assert targets[1] == pytest.approx(expected)


def test_tables_hold_the_newest_network_opponents_and_older_ones() -> None:
    task = Task(registry.find("rio_de_la_plata"), 6.5, 40.0)
    rng = random.Random(1)
    tables = [task.line_up(3, 4, rng) for _ in range(300)]
    assert all("3" in table for table in tables)
    seen = {word for table in tables for word in table}
    assert seen == {"0", "1", "2", "3", "recipe", "prince", "squire"}
    assert ["recipe", "recipe"] in [sorted(table)[1:] for table in tables]
    assert "3" not in task.line_up(3, 0, rng)


def test_a_learned_player_looks_at_what_the_base_policy_likes() -> None:
    game = registry.find("rio_de_la_plata")
    prefer = base_policy_or_none(game)
    assert prefer is not None
    s = position(game, 2, 1, 0)
    while len(menu(s, s.front[0].seat)) <= WIDTH:
        s = position(game, 2, 1, s.draws + 5)
    seat = s.front[0].seat
    options = menu(s, seat)
    kept = narrow(prefer, s, seat, options)
    values = dict(zip(options, prefer(s, seat, options), strict=True))
    assert len(kept) == WIDTH
    assert min(values[a] for a in kept) >= max(v for a, v in values.items() if a not in kept)


def test_a_run_is_recorded_goes_on_and_its_network_plays(tmp_path: Path) -> None:
    game = registry.find("parley")
    first = trained(game, tmp_path)
    assert first.generation == 1
    again = trained(game, tmp_path)
    assert again.generation == 1, "the second call had no time for another generation"
    longer = Run(game, tmp_path, Settings(0.02, generation_seconds=0.1, gate_games=2, gate_bots=("random",)))
    calls = 2
    while longer.generation == 1:  # on a busy machine the time may pass before the first generation
        longer.train(lambda found: None)
        calls += 1
    record = json.loads((tmp_path / "run.json").read_text())
    assert len(record["calls"]) == calls
    assert record["generations"][0] == first.record["generations"][0]
    assert longer.generation == len(record["generations"]) > 1
    assert len(longer.window) == longer.generation or longer.generation > 8
    assert [g["games"] for g in record["gate"]] == [2] * len(record["gate"])
    net = read_net((tmp_path / "value.weights").read_bytes())
    assert net.about["game"] == "parley"
    assert net.about["rules"] == game.rules_version
    assert {"seed", "games", "date", "generation"} <= set(net.about)
    plan = Plan(game, [f"net:{tmp_path / 'value.weights'}", "random"], 2, "learning")
    assert summary(plan, run(plan, Here()))["bots"][0]["failures"] == 0


def test_a_run_of_another_game_is_refused(tmp_path: Path) -> None:
    trained(registry.find("parley"), tmp_path)
    with pytest.raises(ValueError, match="game is parley"):
        Run(registry.find("baroque"), tmp_path, Settings(0.0))


def test_what_a_learned_player_cannot_know_changes_nothing(tmp_path: Path) -> None:
    game = registry.find("parley")
    trained(game, tmp_path)
    for seed in range(3):
        s = position(game, 2, seed, 5 + 7 * seed)
        for step in s.front:
            answers = set()
            for twin in (s, *twins(game, s, step.seat)):
                bot = make_net_bot(game, str(tmp_path / "value.weights"), seed)
                bot.strict = True
                answers.add(write_action(game, bot.choose(game, twin, step.seat)))
            assert len(answers) == 1


def test_a_judge_gives_chances_that_add_up(tmp_path: Path) -> None:
    game = registry.find("parley")
    trained(game, tmp_path)
    value_function = LearnedValue(game, "balanced", 1.0, read_net((tmp_path / "value.weights").read_bytes()))
    chances = value_function.chances(position(game, 3, 2, 9))
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) > 0.0


def test_the_command_trains(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "parley", "--minutes", "0.001", "--jobs", "1", "--out", str(tmp_path / "run"), "--lang", "en"]
    assert main(words) == 0
    assert "Generation 1: " in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "parley"
    assert main(["train", "parley", "--minutes", "0"]) == 2
    assert main(["train", "baroque", "--minutes", "1", "--out", str(tmp_path / "run")]) == 2
