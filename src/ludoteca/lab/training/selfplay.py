"""Games to learn from: what each seat knew at the clean points of a game, and how the game ended for it.

The players are the policy of a game, which sometimes strays, and later the search that a network judges.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.ai.learning.lookahead import Inputs, Look, Lookahead
from ludoteca.ai.learning.value import outcome
from ludoteca.ai.levels import make_value_function
from ludoteca.ai.search.base import Policy, best_place, best_places, imagine
from ludoteca.ai.search.budget import Budget
from ludoteca.ai.search.policy import BASE_POLICY, find_policy
from ludoteca.kernel import Action, Game, Table, act, menu, new, opening_seed

SEAT_SHARES = {2: 6, 3: 3, 4: 5}  # how often each number of seats is played; other numbers count 1
STRAYS = (0.0, 0.02, 0.06, 0.15)  # how often a policy does something else, drawn for each player
NEAR = 4  # strays go to one of so many choices that it likes best
ANYWHERE = 0.25  # of the strays go anywhere
SEARCH_STRAYS = (0.0, 0.01, 0.03)
HEATS = (0.0, 0.003, 0.01)  # noise on the worths of the search
CANDIDATES = 6
RACING = 2.0
POLICY = "policy"
NET = "net"

Rows = NDArray[Any]
Views = dict[int, list[Rows]]  # of some seats, what each knew


class BatchNet:
    """A network of plain arrays: rows of inputs to rows of the three heads."""

    def __init__(self, layers: list[tuple[Rows, Rows]]) -> None:
        self.layers = [(np.ascontiguousarray(w, np.float32), np.asarray(b, np.float32)) for w, b in layers]

    def values(self, x: Rows) -> Rows:
        for w, b in self.layers[:-1]:
            x = np.maximum(x @ w + b, 0.0)
        w, b = self.layers[-1]
        x = x @ w + b
        x[:, 0] = 1.0 / (1.0 + np.exp(-np.clip(x[:, 0], -30.0, 30.0)))
        return x

    def heads(self, rows: list[list[float]]) -> list[list[float]]:
        found: list[list[float]] = self.values(np.array(rows, np.float32)).tolist()
        return found


def batch_net(arrays: list[Rows]) -> BatchNet:
    """From weights and biases in turn."""
    return BatchNet(list(zip(arrays[::2], arrays[1::2], strict=True)))


def policy_of(game: Game[Any]) -> str:
    """The module that plays on in rollouts: the policy of a game, or its base policy where it has no other."""
    try:
        find_policy(game, POLICY)
    except ValueError:
        return BASE_POLICY
    return POLICY


class PolicyPlayer:
    """The rules of thumb of a game, with other choices mixed in."""

    def __init__(self, prefer: Policy, rng: random.Random, stray: float) -> None:
        self.prefer = prefer
        self.random = rng
        self.stray = stray

    def choose(self, game: Game[Any], s: Table, seat: int) -> Action:
        options = menu(s, seat)
        if len(options) == 1:
            return options[0]
        if self.stray and self.random.random() < self.stray:
            if self.random.random() < ANYWHERE:
                return self.random.choice(options)
            return options[self.random.choice(best_places(self.prefer(s, seat, options), NEAR))]
        return options[best_place(self.prefer(s, seat, options))]


class SearchPlayer:
    """The search that a network judges, with other choices mixed in."""

    def __init__(self, search: Lookahead, rng: random.Random, stray: float, heat: float) -> None:
        self.search = search
        self.random = rng
        self.stray = stray
        self.heat = heat

    def choose(self, game: Game[Any], s: Table, seat: int) -> Action:
        options = menu(s, seat)
        if len(options) == 1:
            return options[0]
        imagined = imagine(game, s, seat, self.search.quick)
        if self.stray and self.random.random() < self.stray:
            return options[self.random.choice(self.search.liked(imagined, seat, options))]
        looks = self.search.examine(imagined, seat, Budget(None, 1 << 30))
        return options[max(looks, key=self.noisy).place]

    def noisy(self, look: Look) -> float:
        if not self.heat:
            return look.worth
        return look.worth - self.heat * float(np.log(-np.log(self.random.random() + 1e-12) + 1e-12))


Player = PolicyPlayer | SearchPlayer


class Collector:
    """Plays games of one title and keeps what the seats knew."""

    def __init__(self, game: Game[Any], nets: list[BatchNet], seed: str, abandon: float) -> None:
        self.game = game
        self.nets = nets
        self.seed = seed
        self.inputs = Inputs(game)
        self.policy = policy_of(game)
        self.random = random.Random(seed)
        self.value_function = make_value_function(game)
        self.abandon = abandon

    def player(self, word: str, deals: int) -> PolicyPlayer | SearchPlayer:
        """`policy`, `base_policy`, or `net` and the number of a network."""
        rng = random.Random(self.random.getrandbits(40))
        if word == POLICY:
            return PolicyPlayer(find_policy(self.game, self.policy), rng, rng.choice(STRAYS))
        if word == BASE_POLICY:
            return PolicyPlayer(find_policy(self.game, BASE_POLICY), rng, rng.choice(STRAYS))
        heads = self.nets[int(word[len(NET) :])].heads
        search = Lookahead(
            self.game, self.value_function, rng.getrandbits(29), heads, CANDIDATES, deals, RACING, self.policy
        )
        return SearchPlayer(search, rng, rng.choice(SEARCH_STRAYS), rng.choice(HEATS))

    def line_up(self, seats: int, tables: list[tuple[str, str]], deals: int) -> list[Player]:
        """One player among others of another kind, or everybody alike."""
        word, others = self.random.choice(tables)
        place = self.random.randrange(seats)
        return [self.player(word if k == place else others, deals) for k in range(seats)]

    def play(self, players: list[Player], number: int, share: float, viewers: int) -> dict[int, list[Rows]]:
        """One game: the inputs at a share of the clean points, for some of the seats. Empty if the game did not end."""
        game, seats = self.game, len(players)
        s = new(game, game.complete(seats), opening_seed(f"{self.seed} {number}"))
        views: Views = {seat: [] for seat in self.random.sample(range(seats), min(viewers, seats))}
        decisions = 0
        while not s.over and decisions < game.longest and time.time() < self.abandon:
            if self.inputs.at_clean_point(s) and self.random.random() < share:
                for seat, rows in views.items():
                    rows.append(np.array(self.inputs.fill(s, seat), np.float16))
            seat = s.front[0].seat
            act(game, s, seat, players[seat].choose(game, s, seat))
            decisions += 1
        self.last = s
        return views if s.over else {}


def collect(job: dict[str, Any]) -> tuple[Rows, Rows, Rows, int]:
    """One process's part: rows, what they led to, keys, and the number of games. The rows of one seat in one game have
    equal keys.

    A job is plain data: `package`, `nets` (lists of arrays), `seed`, `number` (of the process), `until` (no game begins
    after this time), `abandon` (nor goes on after this one), `games` and `rows` (at most), `tables` (pairs of words),
    `deals`, `share`, `viewers`, and `seats` where only some are played.
    """
    game: Game[Any] = import_module(job["package"] + ".game").GAME
    nets = [batch_net(arrays) for arrays in job["nets"]]
    collector = Collector(game, nets, f"{job['seed']} {job['number']}", job["abandon"])
    counts = job.get("seats") or list(game.seats)
    shares = [SEAT_SHARES.get(seats, 1) for seats in counts]
    rows: list[Rows] = []
    goals: list[list[float]] = []
    keys: list[int] = []
    games = 0
    while games < job["games"] and len(rows) < job["rows"] and (games == 0 or time.time() < job["until"]):
        seats = collector.random.choices(counts, shares)[0]
        players = collector.line_up(seats, job["tables"], job["deals"])
        views = collector.play(players, games, job["share"], job["viewers"])
        for seat, seen in views.items():
            rows += seen
            goals += [outcome(collector.last, seat, collector.inputs.points)] * len(seen)
            keys += [(job["number"] << 32) + 8 * games + seat] * len(seen)
        games += 1
    shape = (len(rows), collector.inputs.size)
    return (
        np.array(rows, np.float16).reshape(shape),
        np.array(goals, np.float32).reshape(len(rows), 3),
        np.array(keys, np.int64),
        games,
    )
