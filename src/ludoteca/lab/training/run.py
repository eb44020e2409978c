"""A training in a folder: games of the policy, a first network, then games of the player it makes and further networks.

The folder holds `run.json` (settings, games, fits and matches), `games/GENERATION-PART.npz` (what was played),
`net-GENERATION.npz`, `net-mean.npz`, and `lookahead.weights`, the network that plays. A part is some games of one
process; its games depend on the settings and its number only. Started again, a run plays the parts that are missing
and goes on from there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.ai.learning.lookahead import Inputs
from ludoteca.ai.learning.net import write_net
from ludoteca.ai.search.policy import BASE_POLICY
from ludoteca.ai.strength import wilson
from ludoteca.kernel import Game
from ludoteca.lab.arena.arena import play as play_match
from ludoteca.lab.training.pool import Pool
from ludoteca.lab.training.selfplay import POLICY, Rows, collect, policy_of

HIDDEN = [256, 64]
FIRST_SHARE = 0.5  # of the clean points of the many games of the policy are kept
FIRST_VIEWERS = 2  # seats whose view is kept
VIEWERS = 4
DEALS = 1  # that the searching players imagine
OLDER = 3  # networks of earlier generations that play along
LAMBDA = 0.9
ROUNDS = 3  # of lambda returns
FIRST_EPOCHS, EPOCHS = 8.0, 4.0
FIRST_RATE, RATE = 1e-3, 4e-4
MANY_ROWS = 1 << 30
YARDSTICKS = ("recipe", "prince-1")

Arrays = list[Rows]
Report = Callable[[dict[str, Any]], None]


class Settings:
    """What a run plays and how it fits. The first four decide on the games, so they stay what they were in the first
    call."""

    def __init__(
        self,
        *,
        seed: int = 0,
        first_games: int = 50_000,  # of the policy
        games: int = 2_000,  # of every later generation
        part: int = 50,  # games at a time in one process
        generations: int = 2,  # after the first one
        minutes: float | None = None,  # of this call; no limit unless told
        jobs: int = 1,
        device: str = "cpu",
        gate_games: int = 0,  # of each candidate against each yardstick, with two seats
    ) -> None:
        self.seed = seed
        self.first_games = first_games
        self.games = games
        self.part = part
        self.generations = generations
        self.minutes = minutes
        self.jobs = jobs
        self.device = device
        self.gate_games = gate_games

    def fixed(self) -> dict[str, int]:
        return {"seed": self.seed, "first_games": self.first_games, "games": self.games, "part": self.part}


class Lesson:
    """What a network is fitted to."""

    def __init__(self, rows: Rows, goals: Rows, keys: Rows, sizes: list[int], init: Arrays | None, seed: int) -> None:
        self.rows = rows
        self.goals = goals
        self.keys = keys
        self.sizes = sizes
        self.init = init  # None: the first network, fitted to results
        self.seed = seed


Fit = Callable[[Lesson, str], tuple[Arrays, dict[str, Any]]]  # of a lesson on a device; weights, and its figures


def fit_with_torch(lesson: Lesson, device: str) -> tuple[Arrays, dict[str, Any]]:
    from ludoteca.lab.training.fit import Fitter, arrays_of

    fitter = Fitter(lesson.rows, lesson.goals, lesson.keys, lesson.sizes, lesson.init, device, lesson.seed)
    if lesson.init is None:
        fitter.fit_results(FIRST_EPOCHS, FIRST_RATE)
    else:
        fitter.fit_returns(LAMBDA, ROUNDS, EPOCHS, RATE)
    return arrays_of(fitter.model), fitter.figures()


def mean_of(networks: list[Arrays]) -> Arrays:
    """The mean of the weights of networks that were fitted on from the same one."""
    return [np.mean([np.asarray(a, np.float32) for a in parts], axis=0) for parts in zip(*networks, strict=True)]


def load(file: Path) -> Arrays:
    with np.load(file) as kept:
        return [kept[f"arr_{n}"] for n in range(len(kept.files))]


def play_part(job: dict[str, Any]) -> int:
    """Plays one part and stores it; runs in any process, given only plain data."""
    rows, goals, keys, games = collect(job)
    file = Path(job["file"])
    unfinished = file.with_name("unfinished-" + file.name)
    np.savez(unfinished, rows=rows, goals=goals, keys=keys, games=games)
    unfinished.replace(file)
    return games


class Run:
    """One run in its folder."""

    def __init__(self, game: Game[Any], folder: Path, settings: Settings, fit: Fit = fit_with_torch) -> None:
        self.game = game
        self.folder = folder
        self.settings = settings
        self.fit = fit
        self.inputs = Inputs(game)
        self.sizes = [self.inputs.size, *HIDDEN, 3]
        self.record: dict[str, Any] = {
            "game": game.id,
            "rules": game.rules_version,
            "inputs": self.inputs.version,
            "sizes": self.sizes,
            "settings": settings.fixed(),
            "calls": [],
            "generations": [],
            "gate": [],
        }
        (folder / "games").mkdir(parents=True, exist_ok=True)
        self.resume()
        self.record["calls"].append({**vars(settings), "date": now(), "from": self.generation})
        self.save_record()

    @property
    def generation(self) -> int:
        """The number of the networks there are."""
        return len(self.record["generations"])

    @property
    def games(self) -> int:
        return sum(g["games"] for g in self.record["generations"])

    def resume(self) -> None:
        """Goes on with what the folder holds."""
        path = self.folder / "run.json"
        if not path.exists():
            return
        found = json.loads(path.read_text(encoding="utf-8"))
        for key in ("game", "rules", "inputs", "sizes", "settings"):
            if found.get(key) != self.record[key]:
                raise ValueError(f"{path}: {key} is {found.get(key)}, not {self.record[key]}")
        self.record = found

    def train(self, report: Report) -> bool:
        """Whether all generations are there; otherwise the time was up, and another call goes on."""
        minutes = self.settings.minutes
        end = time.time() + 60 * minutes if minutes is not None else None
        with Pool(self.settings.jobs) as pool:
            while self.generation <= self.settings.generations:
                if not self.play_generation(pool, end):
                    return False
                report(self.fit_generation())
            for found in self.gate(pool):
                report(found)
        return True

    # --- games

    def part_file(self, generation: int, part: int) -> Path:
        return self.folder / "games" / f"{generation:02}-{part:05}.npz"

    def jobs(self) -> list[dict[str, Any]]:
        """The parts of the generation that are not there yet."""
        n, fixed = self.generation, self.settings
        first = n == 0
        shared = {
            "package": self.game.package,
            "nets": [self.arrays(k) for k in range(n - 1, max(-1, n - 1 - OLDER), -1)],  # the newest first
            "seed": f"{fixed.seed} {n}",
            "rows": MANY_ROWS,
            "until": float("inf"),
            "abandon": float("inf"),
            "tables": self.tables(n),
            "deals": DEALS,
            "share": FIRST_SHARE if first else 1.0,
            "viewers": FIRST_VIEWERS if first else VIEWERS,
        }
        wanted = fixed.first_games if first else fixed.games
        out: list[dict[str, Any]] = []
        for part in range(-(-wanted // fixed.part)):
            file = self.part_file(n, part)
            if not file.exists():
                games = min(fixed.part, wanted - part * fixed.part)
                out.append({**shared, "games": games, "number": part, "file": str(file)})
        return out

    def tables(self, generation: int) -> list[tuple[str, str]]:
        """Who sits at the tables of a generation: one player, and who sits in all other seats."""
        if generation == 0:
            same = (POLICY, POLICY)
            return [same] if policy_of(self.game) == BASE_POLICY else [same, same, (POLICY, BASE_POLICY)]
        older = [("net0", f"net{k}") for k in range(1, min(generation, OLDER))]
        return [("net0", "net0"), ("net0", "net0"), ("net0", POLICY), *older]

    def play_generation(self, pool: Pool, end: float | None) -> bool:
        """Plays what is missing; whether everything is there. Parts that have begun are played to their end."""
        for _ in pool.run(play_part, within(self.jobs(), end)):
            pass
        return not self.jobs()

    # --- networks

    def net_file(self, name: int | str) -> Path:
        return self.folder / (f"net-{name:02}.npz" if isinstance(name, int) else f"net-{name}.npz")

    def arrays(self, name: int | str) -> Arrays:
        return load(self.net_file(name))

    def lesson(self) -> tuple[Lesson, int]:
        """The positions to fit the next network to, and the number of games. The first network learns from games of the
        policy, the others from all games since."""
        n = self.generation
        rows: list[Rows] = []
        goals: list[Rows] = []
        keys: list[Rows] = []
        games = 0
        for generation in range(min(1, n), n + 1):
            for file in sorted((self.folder / "games").glob(f"{generation:02}-[0-9]*.npz")):
                with np.load(file) as kept:
                    rows.append(kept["rows"])
                    goals.append(kept["goals"])
                    keys.append(kept["keys"] + (generation << 52))
                    games += int(kept["games"]) if generation == n else 0
        init = self.arrays(n - 1) if n else None
        lesson = Lesson(
            np.concatenate(rows), np.concatenate(goals), np.concatenate(keys), self.sizes, init, self.settings.seed
        )
        return lesson, games

    def fit_generation(self) -> dict[str, Any]:
        """Fits the next network; it plays until the gate finds a better one."""
        began = time.time()
        n = self.generation
        lesson, games = self.lesson()
        arrays, figures = self.fit(lesson, self.settings.device)
        np.savez(self.net_file(n), *arrays)
        found = {"generation": n, "games": games, **figures, "seconds": round(time.time() - began, 1), "date": now()}
        self.record["generations"].append(found)
        np.savez(self.net_file("mean"), *mean_of([self.arrays(k) for k in range(n + 1)]))
        self.ship(n)
        self.save_record()
        return found

    def ship(self, name: int | str) -> None:
        (self.folder / "lookahead.weights").write_bytes(self.weights(name))

    def weights(self, name: int | str) -> bytes:
        """The file of a network."""
        arrays = [np.asarray(a, np.float16).astype(float) for a in self.arrays(name)]
        about = {
            "game": self.game.id,
            "inputs": self.inputs.version,
            "rules": [{"version": self.record["rules"], "reason": "the network was trained under these rules"}],
            "sizes": self.sizes,
            "points": self.inputs.points,
            "seed": self.settings.seed,
            "generation": name,
            "games": self.games,
            "date": now(),
        }
        return write_net(about, [a.T.tolist() for a in arrays[::2]], [a.tolist() for a in arrays[1::2]])

    # --- matches

    def candidates(self) -> list[int | str]:
        """The first network, the newest, and the mean of all: a later one is not always better."""
        return [0] if self.generation == 1 else [0, self.generation - 1, "mean"]

    def gate(self, pool: Pool) -> Iterator[dict[str, Any]]:
        """The candidates against the yardsticks on the same deals; the one that wins most plays."""
        games = self.settings.gate_games
        if not games:
            return
        won: list[tuple[float, int | str]] = []
        for name in self.candidates():
            file = self.net_file(name).with_suffix(".weights")
            file.write_bytes(self.weights(name))
            total = 0.0
            for bot in YARDSTICKS:
                wins = sum(pool.run(wins_of, self.matches(f"net:{file}", bot, games)))
                interval = [round(x, 3) for x in wilson(wins, games)]
                found = {"generation": name, "against": bot, "games": games, "wins": wins, "interval": interval}
                self.record["gate"].append(found)
                self.save_record()
                total += wins
                yield found
            won.append((total, name))
        self.ship(max(won, key=lambda one: one[0])[1])

    def matches(self, word: str, bot: str, games: int) -> list[dict[str, Any]]:
        line = {"package": self.game.package, "seats": 2, "seed": f"gate {self.settings.seed}", "options": {}}
        shared = {**line, "line": 0, "line_up": [word, bot], "simulations": None, "ms": None}
        return [{**shared, "number": k} for k in range(games)]

    def save_record(self) -> None:
        text = json.dumps(self.record, indent=1) + "\n"
        unfinished = self.folder / "run.json.part"
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(self.folder / "run.json")


def within(jobs: list[dict[str, Any]], end: float | None) -> Iterator[dict[str, Any]]:
    """The jobs that may begin before the end."""
    for job in jobs:
        if end is not None and time.time() >= end:
            return
        yield job


def wins_of(job: dict[str, Any]) -> float:
    """The share of the win of the first bot of the line-up in a match."""
    record = play_match(job)
    place = record["places"][record["bots"].index(job["line_up"][0])]
    return 1.0 / record["places"].count(1) if place == 1 else 0.0


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
