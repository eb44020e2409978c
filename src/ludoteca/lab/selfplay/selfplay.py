"""Games to learn from: tables of learners, base policies, levels and older networks, and what each position led to."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.ai.bot import Bot
from ludoteca.ai.learning.inputs import Inputs
from ludoteca.ai.learning.value import MARGIN_SHARE, base_policy_or_none, narrow, outcome
from ludoteca.ai.levels import make_bot, settings
from ludoteca.ai.search.base import imagine
from ludoteca.kernel import Action, Game, Quick, Table, act, asked, choose, menu, new, opening_seed, playout
from ludoteca.lab.arena.arena import haggle

LAMBDA = 0.98  # how much of a target comes from what followed, for each own decision
REGRET = 1e-4  # a choice worth so much less than the best one is an exploration and says nothing about what came before
RIVALS_VIEWS = 0.05  # how often a decision is also seen through the eyes of another seat
RANDOM_OPENINGS = 0.2
MAX_OPENING = 40  # random decisions at the start of such a game
OPPONENTS = ("recipe", "prince", "squire")  # opponents beside the learners
FIRST = ("recipe", "recipe", "recipe", "prince", "squire", "novice", "random")  # who plays before there is a network
SEAT_SHARES = {2: 7, 3: 5, 4: 5}  # how often each number of seats is played; other numbers count 1

Rows = NDArray[Any]


class BatchNet:
    """A network of plain arrays: rows of inputs to rows of the three heads."""

    def __init__(self, layers: list[tuple[Rows, Rows]]) -> None:
        self.layers = layers

    def values(self, x: Rows) -> Rows:
        for w, b in self.layers[:-1]:
            x = np.maximum(x @ w + b, 0.0)
        w, b = self.layers[-1]
        x = x @ w + b
        x[:, 0] = 1.0 / (1.0 + np.exp(-np.clip(x[:, 0], -30.0, 30.0)))
        return x


class Step:
    """A position after a choice: its inputs, the heads of the best choice there (None: unknown), and whether another
    was taken."""

    def __init__(self, row: Rows, best: Rows | None, explored: bool) -> None:
        self.row = row
        self.best = best
        self.explored = explored


class Learner:
    """Chooses by the network one decision ahead, sometimes something else, and remembers what it saw."""

    def __init__(self, task: Task, net: BatchNet, seed: int, stray: float, heat: float) -> None:
        self.task = task
        self.net = net
        self.quick = Quick(seed)
        self.random = random.Random(seed)
        self.stray = stray  # how often the choice is random
        self.heat = heat  # the noise of the others
        self.failures = 0
        self.last: Step | None = None

    def deal(self, game: Game[Any], state: Table, seat: int) -> Action | None:
        return None

    def choose(self, game: Game[Any], s: Table, seat: int, ms: int | None = None) -> Action:
        options = menu(s, seat)
        if len(options) == 1:
            return options[0]
        imagined = imagine(game, s, seat, self.quick)
        options = narrow(self.task.prefer, imagined, seat, options)
        i = asked(imagined, seat)
        children = []
        for a in options:
            child = imagined.copy()
            choose(game, child, i, a)
            children.append(child)
        rows = np.array([self.task.inputs.fill(child, seat) for child in children], np.float32)
        heads = self.net.values(rows)
        for k, child in enumerate(children):
            if child.over:
                heads[k] = outcome(child, seat, self.task.points)
        values = heads[:, 0] + MARGIN_SHARE * heads[:, 1]
        best = k = int(values.argmax())
        if self.random.random() < self.stray:
            k = self.random.randrange(len(options))
        elif self.heat:
            noise = np.array([self.random.random() for _ in options])
            k = int((values - self.heat * np.log(-np.log(noise + 1e-12) + 1e-12)).argmax())
        self.last = Step(rows[k], heads[best].copy(), bool(values[best] - values[k] > REGRET))
        return options[k]


class Noisy:
    """A bot with random choices mixed in."""

    def __init__(self, bot: Bot, seed: int, stray: float) -> None:
        self.bot = bot
        self.random = random.Random(seed)
        self.stray = stray
        self.failures = 0

    def deal(self, game: Game[Any], state: Table, seat: int) -> Action | None:
        return self.bot.deal(game, state, seat)

    def choose(self, game: Game[Any], s: Table, seat: int, ms: int | None = None) -> Action:
        if self.random.random() < self.stray:
            return self.random.choice(menu(s, seat))
        return self.bot.choose(game, s, seat)


class Task:
    """One game to learn, in one process."""

    def __init__(self, game: Game[Any], scale: float, points: float) -> None:
        self.game = game
        self.points = points
        self.inputs = Inputs(game, scale)
        self.prefer = base_policy_or_none(game)
        known = self.prefer is not None
        self.opponents = [level for level in OPPONENTS if known or level != "recipe"]
        self.first = [level for level in FIRST if known or level != "recipe"]

    def line_up(self, seats: int, nets: int, rng: random.Random) -> list[str]:
        """Words for the seats: a level, or the number of a network, the newest being the last.

        Half of the tables are self-play. At a quarter one learner meets the same opponent in all other seats, at a
        quarter anybody meets.
        """
        if nets == 0:
            return [rng.choice(self.first) for _ in range(seats)]
        newest = str(nets - 1)
        kind = rng.random()
        if kind < 0.5:
            out = [newest] * seats
            if nets > 1 and rng.random() < 0.3:
                out[rng.randrange(seats)] = str(rng.randrange(nets - 1))
            return out
        if kind < 0.75:
            out = [rng.choice(self.opponents)] * seats
        else:
            older = [str(rng.randrange(nets))]
            out = [rng.choice([newest, newest, *older, *self.opponents]) for _ in range(seats)]
        out[rng.randrange(seats)] = newest
        return out

    def player(self, word: str, nets: list[BatchNet], rng: random.Random) -> Learner | Noisy:
        seed = rng.getrandbits(29)
        if word.isdigit():
            stray = rng.choice((0.0, 0.0, 0.01, 0.03))
            return Learner(self, nets[int(word)], seed, stray, rng.choice((0.0, 0.003, 0.01, 0.03)))
        bot = make_bot(self.game, word, seed=seed, simulations=settings(self.game.id, word).simulations)
        return Noisy(bot, seed, rng.choice((0.0, 0.02, 0.08)))

    def play(self, players: list[Learner | Noisy], seed: str, rng: random.Random) -> tuple[list[Rows], list[Rows]]:
        """One game; rows and targets of its positions."""
        game, seats = self.game, len(players)
        s = new(game, game.complete(seats), opening_seed(seed))
        if rng.random() < RANDOM_OPENINGS:
            playout(game, s, rng.getrandbits(24), rng.randrange(MAX_OPENING))
        traces: list[list[Step]] = [[] for _ in players]
        decisions = 0
        while not s.over and decisions < game.longest:
            haggle(game, s, players)  # type: ignore[arg-type]
            seat = s.front[decisions % len(s.front)].seat
            free = len(menu(s, seat)) > 1
            player = players[seat]
            act(game, s, seat, player.choose(game, s, seat))
            decisions += 1
            if free and not s.over:
                self.look(s, seat, player, traces, rng)
        return self.targets(s, traces)

    def look(self, s: Table, seat: int, player: Learner | Noisy, traces: list[list[Step]], rng: random.Random) -> None:
        """Note the position after a choice."""
        for other in range(s.seats):
            if other == seat and isinstance(player, Learner):
                assert player.last is not None
                traces[seat].append(player.last)
            elif other == seat or rng.random() < RIVALS_VIEWS:
                imagined = imagine(self.game, s, other, Quick(rng.getrandbits(24)))
                row = np.array(self.inputs.fill(imagined, other), np.float32)
                traces[other].append(Step(row, None, False))

    def targets(self, s: Table, traces: list[list[Step]]) -> tuple[list[Rows], list[Rows]]:
        """Lambda returns, from the end of the game backwards; an exploration cuts them."""
        rows: list[Rows] = []
        targets: list[Rows] = []
        for seat in range(s.seats if s.over else 0):
            goal = np.array(outcome(s, seat, self.points), np.float32)
            for step in reversed(traces[seat]):
                rows.append(step.row)
                targets.append(goal)
                if step.best is not None:
                    goal = step.best if step.explored else (1.0 - LAMBDA) * step.best + LAMBDA * goal
        return rows, targets

    def collect(self, nets: list[BatchNet], seed: int, until: float, games: int) -> tuple[Rows, Rows, int]:
        """Games until the time is up, at most so many and at least one."""
        rng = random.Random(seed)
        rows: list[Rows] = []
        targets: list[Rows] = []
        played = 0
        shares = [SEAT_SHARES.get(seats, 1) for seats in self.game.seats]
        while played < games and (played == 0 or time.time() < until):
            seats = rng.choices(list(self.game.seats), shares)[0]
            players = [self.player(word, nets, rng) for word in self.line_up(seats, len(nets), rng)]
            found, goals = self.play(players, f"learning {seed} {played}", rng)
            rows += found
            targets += goals
            played += 1
        if not rows:
            return np.zeros((0, self.inputs.size), np.float16), np.zeros((0, 3), np.float32), played
        return np.array(rows, np.float16), np.array(targets, np.float32), played
