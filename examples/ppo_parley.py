"""Self-play PPO on Parley in NumPy: one network plays all seats and learns from its own games.

    python examples/ppo_parley.py --curve docs/pictures/ppo-parley.svg

Every few updates the network plays against random players and against bots of the program, in rotated seats. The shares
of games won are the learning curves. Each seed is a run from nothing; the same seeds give the same curves.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.ai import make_bot
from ludoteca.research.observation import Observer
from ludoteca.research.play import Play
from ludoteca.research.spec import spec

GAME, SEATS = "parley", 3
HIDDEN = 128
CLIP, ENTROPY, VALUE_WEIGHT = 0.2, 0.01, 0.5
EPOCHS, BATCH = 4, 256
RATE = 1e-3
RANDOM = "random"
SIMULATIONS = 16  # of a bot for one answer: a limit that does not depend on the machine
BOT_MS = 60_000
COLOURS = ("#8a2f2f", "#2f5d8a", "#4d7a2f", "#7a4d8a")
Floats = NDArray[np.float32]


class Point(NamedTuple):
    """One test: games of self-play before it, and the share won against each opponent."""

    games: int
    shares: dict[str, float]


class Network:
    """A hidden layer shared by a policy head over fixed actions and a value head, trained by Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def layer(n: int, m: int, scale: float) -> Floats:
            return (rng.standard_normal((n, m)) * scale / np.sqrt(n)).astype(np.float32)

        self.weights = {
            "w1": layer(inputs, HIDDEN, 1.0),
            "b1": np.zeros(HIDDEN, np.float32),
            "wp": layer(HIDDEN, actions, 0.01),
            "bp": np.zeros(actions, np.float32),
            "wv": layer(HIDDEN, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }
        self.first = {k: np.zeros_like(v) for k, v in self.weights.items()}
        self.second = {k: np.zeros_like(v) for k, v in self.weights.items()}
        self.steps = 0

    def forward(self, x: Floats, mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """Hidden activations, probabilities of the possible actions, values."""
        w = self.weights
        hidden = np.tanh(x @ w["w1"] + w["b1"])
        logits = np.where(mask > 0, hidden @ w["wp"] + w["bp"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ w["wv"] + w["bv"])[:, 0]

    def update(self, gradients: dict[str, Floats]) -> None:
        self.steps += 1
        for k, g in gradients.items():
            self.first[k] = 0.9 * self.first[k] + 0.1 * g
            self.second[k] = 0.999 * self.second[k] + 0.001 * g * g
            m = self.first[k] / (1 - 0.9**self.steps)
            v = self.second[k] / (1 - 0.999**self.steps)
            self.weights[k] -= RATE * m / (np.sqrt(v) + 1e-8)


def learn(net: Network, data: dict[str, Any], rng: np.random.Generator) -> None:
    """PPO with clipped ratios on one batch of self-play."""
    n = len(data["action"])
    advantage = data["return"] - data["value"]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        order = rng.permutation(n)
        for at in range(0, n, BATCH):
            rows = order[at : at + BATCH]
            step(net, data, advantage, rows)


def step(net: Network, data: dict[str, Any], advantage: Floats, rows: NDArray[np.intp]) -> None:
    x, mask, action = data["x"][rows], data["mask"][rows], data["action"][rows]
    hidden, p, value = net.forward(x, mask)
    n, at = len(rows), np.arange(len(rows))
    ratio = p[at, action] / data["p"][rows]
    clipped = ((ratio > 1 + CLIP) & (advantage[rows] > 0)) | ((ratio < 1 - CLIP) & (advantage[rows] < 0))
    weight = np.where(clipped, 0.0, ratio * advantage[rows])
    logs = np.log(np.maximum(p, 1e-9))
    entropy = -(p * logs).sum(axis=1, keepdims=True)
    slope = p * weight[:, None]
    slope[at, action] -= weight
    slope += ENTROPY * p * (logs + entropy)
    slope = (slope / n).astype(np.float32)
    error = (VALUE_WEIGHT * 2 * (value - data["return"][rows]) / n).astype(np.float32)[:, None]
    w = net.weights
    back = ((slope @ w["wp"].T + error @ w["wv"].T) * (1 - hidden * hidden)).astype(np.float32)
    net.update(
        {
            "wp": hidden.T @ slope,
            "bp": slope.sum(axis=0),
            "wv": hidden.T @ error,
            "bv": error.sum(axis=0),
            "w1": x.T @ back,
            "b1": back.sum(axis=0),
        }
    )


class Player:
    """Chooses for a seat: by the network, or at random."""

    def __init__(self, net: Network | None, observer: Observer, rng: np.random.Generator) -> None:
        self.net, self.observer, self.rng = net, observer, rng

    def choose(self, play: Play) -> tuple[int, dict[str, Any]]:
        seen = self.observer.observe(play, play.seat)
        mask = seen["action_mask"]
        if self.net is None:
            return int(self.rng.choice(np.flatnonzero(mask))), {}
        _, p, value = self.net.forward(seen["observation"][None], mask[None])
        action = int(self.rng.choice(len(mask), p=p[0].astype(np.float64) / p[0].sum(dtype=np.float64)))
        row = {"x": seen["observation"], "mask": mask, "action": action, "p": p[0, action], "value": value[0]}
        return action, row


def self_play(net: Network, observer: Observer, games: int, rng: np.random.Generator) -> dict[str, Any]:
    """Decisions of whole games, each with the final return of its seat."""
    player = Player(net, observer, rng)
    rows: list[dict[str, Any]] = []
    declared = spec(GAME)
    for _ in range(games):
        play = Play(declared, declared.game.complete(SEATS), int(rng.integers(1 << 62)))
        mine: list[tuple[int, dict[str, Any]]] = []
        while not play.over:
            seat = play.seat
            action, row = player.choose(play)
            mine.append((seat, row))
            observer.take(play, action)
        returns = play.returns()
        for seat, row in mine:
            row["return"] = returns[seat]
            rows.append(row)
    return {k: np.array([row[k] for row in rows]) for k in rows[0]}


def wins(net: Network, observer: Observer, opponent: str, games: int, seed: int) -> float:
    """The share of games won by one network among opponents of one kind, seats rotated; ties count in part."""
    rng = np.random.default_rng(seed)
    trained, random = Player(net, observer, rng), Player(None, observer, rng)
    declared = spec(GAME)
    bot = None if opponent == RANDOM else make_bot(declared.game, opponent, seed=seed, simulations=SIMULATIONS)
    total = 0.0
    for number in range(games):
        play = Play(declared, declared.game.complete(SEATS), int(rng.integers(1 << 62)))
        while not play.over:
            if bot is not None and play.seat != number % SEATS:
                play.act(bot.choose(play.game, play.table, play.seat, BOT_MS))
            else:
                action, _ = (trained if play.seat == number % SEATS else random).choose(play)
                observer.take(play, action)
        places = play.table.places
        if places[number % SEATS] == 1:
            total += 1.0 / places.count(1)
    return total / games


def train(updates: int, games: int, every: int, test_games: int, seed: int, opponents: Sequence[str]) -> list[Point]:
    """Train from nothing; the learning curves against these opponents."""
    rng = np.random.default_rng(seed)
    observer = Observer(spec(GAME), "features", "fixed")
    net = Network(observer.size, observer.actions, rng)

    def tested(number: int) -> Point:
        shares = {name: wins(net, observer, name, test_games, 1000 * seed + number) for name in opponents}
        told = ", ".join(f"{share:.0%} against {name}" for name, share in shares.items())
        print(f"seed {seed}, {number * games} games: {told}", flush=True)
        return Point(number * games, shares)

    curve = [tested(0)]
    for number in range(1, updates + 1):
        learn(net, self_play(net, observer, games, rng), rng)
        if number % every == 0:
            curve.append(tested(number))
    return curve


def plot(curves: list[list[Point]], file: Path) -> None:
    """The learning curves as an SVG picture: a thin line for each seed, a thick one for their mean."""
    width, height, left, right, top, foot = 700, 340, 56, 120, 44, 46
    most = max(1, curves[0][-1].games)

    def x(games: float) -> float:
        return left + (width - left - right) * games / most

    def y(share: float) -> float:
        return height - foot - (height - top - foot) * share

    def text(at_x: float, at_y: float, words: str, fill: str = "#333", anchor: str = "start", size: int = 12) -> str:
        look = f'font-size="{size}" text-anchor="{anchor}" fill="{fill}"'
        return f'<text x="{at_x:.1f}" y="{at_y:.1f}" {look}>{words}</text>'

    def line(points: list[tuple[float, float]], colour: str, thick: float) -> str:
        path = " ".join(f"{x(games):.1f},{y(share):.1f}" for games, share in points)
        return (
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{thick}" stroke-linejoin="round"/>'
        )

    def level(share: float, look: str) -> str:
        return f'<line x1="{left}" x2="{width - right}" y1="{y(share):.1f}" y2="{y(share):.1f}" {look}/>'

    out = [f'<rect width="{width}" height="{height}" fill="white"/>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        out.append(level(share, 'stroke="#ddd"'))
        out.append(text(left - 8, y(share) + 4, f"{share:.0%}", anchor="end"))
    equal = 1 / SEATS
    out.append(level(equal, 'stroke="#888" stroke-dasharray="4 4"'))
    out.append(text(width - right + 6, y(equal) + 4, "equal share", "#888"))
    for games in range(0, most + 1, max(1, most // 4)):
        out.append(text(x(games), height - foot + 18, f"{games:,}", anchor="middle"))
    for name, colour in zip(curves[0][0].shares, COLOURS, strict=False):
        for curve in curves:
            out.append(line([(p.games, p.shares[name]) for p in curve], colour, 0.7))
        mean = [
            (points[0].games, sum(p.shares[name] for p in points) / len(points)) for points in zip(*curves, strict=True)
        ]
        out.append(line(mean, colour, 2.4))
        out.append(text(width - right + 6, y(mean[-1][1]) + 4, name, colour))
    title = f"PPO by self-play on Parley, {SEATS} seats: share of games won, {len(curves)} seeds and their mean"
    out.append(text(left, 22, title, "#111", size=14))
    out.append(text((left + width - right) / 2, height - 8, "games of self-play", anchor="middle"))
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" role="img">'
        f"<title>{title}</title>{''.join(out)}</svg>\n",
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=48)
    parser.add_argument("--games", type=int, default=40, help="games of self-play before each update")
    parser.add_argument("--every", type=int, default=6, help="updates between two tests")
    parser.add_argument("--test-games", type=int, default=150, help="games of a test, for each opponent")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--opponents", nargs="+", default=[RANDOM, "novice", "squire"])
    parser.add_argument("--curve", type=Path, help="file for the picture")
    args = parser.parse_args()
    run = (args.updates, args.games, args.every, args.test_games)
    curves = [train(*run, seed, args.opponents) for seed in args.seeds]
    if args.curve:
        plot(curves, args.curve)


if __name__ == "__main__":
    main()
