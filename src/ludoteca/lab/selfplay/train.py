"""Training in generations: games in many processes, then regression on the positions of the last generations.

A run lives in a folder: `run.json` (settings and what happened), `latest.npz` (the network), `window/` (positions of
the last generations), `gen-N.weights` (checkpoints) and `value.weights` (the checkpoint that won most games). Started
again, it goes on from there.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.ai.learning.inputs import Inputs
from ludoteca.ai.learning.net import write_net
from ludoteca.ai.levels import scale_of
from ludoteca.ai.strength import wilson
from ludoteca.kernel import Game
from ludoteca.lab.arena.arena import play as play_match
from ludoteca.lab.selfplay.fit import Fitter, batch_net
from ludoteca.lab.selfplay.selfplay import Rows, Task

POINTS = {"rio-de-la-plata": 40.0, "baroque": 60.0, "anno-1452": 20.0, "pax-renaissance": 4.0}
USUAL_POINTS = 10.0
HIDDEN = [256, 64]
MAX_WEIGHTS = 500_000  # of two bytes each, to stay below the limit of a file
WINDOW = 8  # generations
FIRST_EPOCHS = 6
EPOCHS = 2
FIRST_RATE = 1e-3
RATE = 4e-4
OLDER = 6  # networks of earlier generations that play along
MANY_GAMES = 1 << 30
Report = Callable[[dict[str, Any]], None]


class Settings:
    """How a run trains. `minutes` counts from the start of this call; everything is written to the run's record."""

    def __init__(
        self,
        minutes: float,
        jobs: int = 1,
        seed: int = 0,
        device: str = "cpu",
        generation_seconds: float = 26.0,
        first_seconds: float = 45.0,
        games_per_job: int = MANY_GAMES,
        gate_games: int = 0,
        gate_bots: tuple[str, ...] = ("prince-1", "recipe"),
        candidates: int = 2,
    ) -> None:
        self.minutes = minutes
        self.jobs = jobs
        self.seed = seed
        self.device = device
        self.generation_seconds = generation_seconds
        self.first_seconds = first_seconds
        self.games_per_job = games_per_job
        self.gate_games = gate_games  # games of each candidate against each of gate_bots, at two seats
        self.gate_bots = gate_bots
        self.candidates = candidates  # how many of the last checkpoints are compared in the end


def layer_sizes(inputs: int) -> list[int]:
    """The usual layers; the first is narrower where a game has so many inputs that the file would grow too large."""
    first = HIDDEN[0]
    while inputs * first + first * HIDDEN[1] > MAX_WEIGHTS:
        first //= 2
    return [inputs, first, HIDDEN[1], 3]


TASKS: dict[str, Task] = {}


def collect(job: dict[str, Any]) -> tuple[Rows, Rows, int]:
    """One process's part of a generation; runs anywhere, given only plain data."""
    package = job["package"]
    if package not in TASKS:
        TASKS[package] = Task(import_module(package + ".game").GAME, job["scale"], job["points"])
    nets = [batch_net(arrays) for arrays in job["nets"]]
    return TASKS[package].collect(nets, job["seed"], job["until"], job["games"])


class Run:
    """One run in its folder."""

    def __init__(self, game: Game[Any], folder: Path, settings: Settings) -> None:
        self.game = game
        self.folder = folder
        self.settings = settings
        self.scale = scale_of(game)
        self.points = POINTS.get(game.id, USUAL_POINTS)
        self.sizes = layer_sizes(Inputs(game, self.scale).size)
        self.record: dict[str, Any] = {
            "game": game.id,
            "rules": game.rules_version,
            "sizes": self.sizes,
            "calls": [],
            "generations": [],
            "gate": [],
        }
        self.nets: list[list[Rows]] = []
        self.window: list[tuple[Rows, Rows]] = []
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "window").mkdir(exist_ok=True)
        self.fitter = Fitter(self.sizes, settings.seed, settings.device)
        self.resume()
        self.record["calls"].append({**vars(settings), "date": now(), "from": self.generation})

    @property
    def generation(self) -> int:
        return len(self.record["generations"])

    @property
    def games(self) -> int:
        return sum(g["games"] for g in self.record["generations"])

    def resume(self) -> None:
        """Go on with what the folder holds."""
        path = self.folder / "run.json"
        if not path.exists():
            return
        found = json.loads(path.read_text(encoding="utf-8"))
        for key in ("game", "rules", "sizes"):
            if found[key] != self.record[key]:
                raise ValueError(f"{path}: {key} is {found[key]}, not {self.record[key]}")
        self.record = found
        if not self.generation:
            return
        with np.load(self.folder / "latest.npz") as kept:
            self.fitter.load([kept[name] for name in kept.files])
        self.nets = [self.fitter.arrays()]
        for file in sorted((self.folder / "window").glob("gen-*.npz"))[-WINDOW:]:
            with np.load(file) as kept:
                self.window.append((kept["rows"], kept["targets"]))

    def train(self, report: Report) -> None:
        end = time.time() + 60 * self.settings.minutes
        with Pool(self.settings.jobs) as pool:
            while not self.generation or time.time() < end:
                report(self.one_generation(pool, end))
            if self.settings.gate_games:
                for found in self.gate(pool):
                    report(found)
        self.save_record()

    def one_generation(self, pool: Pool, end: float) -> dict[str, Any]:
        begin = time.time()
        settings = self.settings
        first = not self.generation
        until = begin + (settings.first_seconds if first else settings.generation_seconds)
        seeds = np.random.default_rng([settings.seed, self.generation]).integers(1 << 40, size=settings.jobs)
        jobs = [
            {
                "package": self.game.package,
                "scale": self.scale,
                "points": self.points,
                "nets": self.nets,
                "seed": int(seed),
                "until": min(until, end),
                "games": settings.games_per_job,
            }
            for seed in seeds
        ]
        parts = pool.run(collect, jobs)
        rows = np.concatenate([part[0] for part in parts])
        targets = np.concatenate([part[1] for part in parts])
        played = time.time()
        self.window = [*self.window, (rows, targets)][-WINDOW:]
        all_rows = np.concatenate([r for r, _ in self.window])
        all_targets = np.concatenate([t for _, t in self.window])
        loss = self.fitter.fit(all_rows, all_targets, FIRST_EPOCHS if first else EPOCHS, FIRST_RATE if first else RATE)
        self.nets = [*self.nets, self.fitter.arrays()][-OLDER:]
        found = {
            "generation": self.generation + 1,
            "games": sum(part[2] for part in parts),
            "positions": len(rows),
            "loss": round(loss, 4),
            "seconds": [round(played - begin, 1), round(time.time() - played, 1)],
        }
        self.record["generations"].append(found)
        self.save(rows, targets)
        return found

    def save(self, rows: Rows, targets: Rows) -> None:
        n = self.generation
        np.savez(self.folder / "window" / f"gen-{n:04}.npz", rows=rows, targets=targets)
        (self.folder / "window" / f"gen-{n - WINDOW:04}.npz").unlink(missing_ok=True)
        arrays = self.fitter.arrays()
        np.savez(self.folder / "latest.npz", *arrays)
        checkpoint = self.checkpoint(n)
        checkpoint.write_bytes(self.file_of(arrays))
        shutil.copyfile(checkpoint, self.folder / "value.weights")
        self.save_record()

    def checkpoint(self, generation: int) -> Path:
        return self.folder / f"gen-{generation:04}.weights"

    def file_of(self, arrays: list[Rows]) -> bytes:
        about = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "sizes": self.sizes,
            "scale": self.scale,
            "points": self.points,
            "seed": self.record["calls"][0]["seed"],
            "generation": self.generation,
            "games": self.games,
            "date": now(),
        }
        weights = [np.asarray(a, np.float16).T.astype(float).tolist() for a in arrays[::2]]
        biases = [np.asarray(a, np.float16).astype(float).tolist() for a in arrays[1::2]]
        return write_net(about, weights, biases)

    def save_record(self) -> None:
        text = json.dumps(self.record, indent=1) + "\n"
        (self.folder / "run.json").write_text(text, encoding="utf-8")

    def gate(self, pool: Pool) -> Iterator[dict[str, Any]]:
        """The last checkpoints against fixed opponents; the one that wins most becomes `value.weights`."""
        games = self.settings.gate_games
        best: tuple[float, Path] | None = None
        for n in range(max(1, self.generation - self.settings.candidates + 1), self.generation + 1):
            word = f"net:{self.checkpoint(n)}"
            total = 0.0
            for bot in self.settings.gate_bots:
                line = {"package": self.game.package, "seats": 2, "seed": f"gate {self.settings.seed}", "options": {}}
                jobs = [
                    {**line, "number": k, "line": 0, "line_up": [word, bot], "simulations": None, "ms": None}
                    for k in range(games)
                ]
                records = pool.run(play_match, jobs)
                wins = sum(won(r, word) for r in records)
                low, high = wilson(wins, games)
                found = {"generation": n, "against": bot, "games": games, "wins": wins, "interval": [low, high]}
                self.record["gate"].append(found)
                total += wins
                yield found
            if best is None or total > best[0]:
                best = (total, self.checkpoint(n))
        assert best is not None
        shutil.copyfile(best[1], self.folder / "value.weights")


def won(record: dict[str, Any], word: str) -> float:
    """The share of the win of the bot with this word."""
    place = record["places"][record["bots"].index(word)]
    return 1.0 / record["places"].count(1) if place == 1 else 0.0


class Pool:
    """Runs jobs here, or in processes of their own that use one thread each."""

    def __init__(self, jobs: int) -> None:
        self.processes: Any = None
        if jobs > 1:
            for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
                os.environ[name] = "1"  # read by the new processes; this one has its threads already
            self.processes = multiprocessing.get_context("spawn").Pool(jobs)

    def run(self, work: Callable[[Any], Any], jobs: list[Any]) -> list[Any]:
        if self.processes is None:
            return [work(job) for job in jobs]
        return list(self.processes.imap_unordered(work, jobs))

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        if self.processes is not None:
            self.processes.terminate()
            self.processes.join()


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
