"""Self-play PPO on Parley in NumPy: one network plays all seats and learns from its own games.

    python examples/ppo_parley.py --updates 150 --curve docs/pictures/ppo-parley.svg

Every few updates the network plays against random players in rotated seats; the share of wins is the learning curve.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.research.observation import Observer
from ludoteca.research.play import Play
from ludoteca.research.spec import spec

GAME, SEATS = "parley", 3
HIDDEN = 128
CLIP, ENTROPY, VALUE_WEIGHT = 0.2, 0.01, 0.5
EPOCHS, BATCH = 4, 256
RATE = 1e-3
Floats = NDArray[np.float32]


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


def wins(net: Network, observer: Observer, games: int, seed: int) -> float:
    """The share of games won by one network among random players, seats rotated; ties count in part."""
    rng = np.random.default_rng(seed)
    trained, random = Player(net, observer, rng), Player(None, observer, rng)
    declared = spec(GAME)
    total = 0.0
    for number in range(games):
        play = Play(declared, declared.game.complete(SEATS), int(rng.integers(1 << 62)))
        while not play.over:
            action, _ = (trained if play.seat == number % SEATS else random).choose(play)
            observer.take(play, action)
        places = play.table.places
        if places[number % SEATS] == 1:
            total += 1.0 / places.count(1)
    return total / games


def plot(curve: list[tuple[int, float]], file: Path) -> None:
    """The learning curve as an SVG picture."""
    width, height, pad = 640, 300, 40
    most = max(1, curve[-1][0])
    points = " ".join(
        f"{pad + (width - 2 * pad) * games / most:.1f},{height - pad - (height - 2 * pad) * share:.1f}"
        for games, share in curve
    )
    lines = "".join(
        f'<line x1="{pad}" x2="{width - pad}" y1="{y}" y2="{y}" stroke="#ccc"/>'
        f'<text x="6" y="{y + 4}" font-size="12">{label}</text>'
        for label, y in (("100 %", pad), ("33 %", height - pad - (height - 2 * pad) / 3), ("0 %", height - pad))
    )
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
        f'<rect width="{width}" height="{height}" fill="white"/>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#8a2f2f" stroke-width="2"/>'
        f'<text x="{pad}" y="20" font-size="13">Parley, {SEATS} seats: share won against random players '
        f"by games of self-play (0 to {most})</text></svg>\n",
        encoding="utf-8",
    )


def train(updates: int, games: int, every: int, test_games: int, seed: int = 1) -> list[tuple[int, float]]:
    """Train from nothing; the learning curve as pairs of games played and share of wins."""
    rng = np.random.default_rng(seed)
    observer = Observer(spec(GAME), "features", "fixed")
    net = Network(observer.size, observer.actions, rng)
    curve = [(0, wins(net, observer, test_games, seed))]
    for number in range(1, updates + 1):
        learn(net, self_play(net, observer, games, rng), rng)
        if number % every == 0:
            curve.append((number * games, wins(net, observer, test_games, seed + number)))
            print(f"{curve[-1][0]} games: {curve[-1][1]:.0%} won against random players", flush=True)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--games", type=int, default=40, help="games of self-play before each update")
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--test-games", type=int, default=300)
    parser.add_argument("--curve", type=Path)
    args = parser.parse_args()
    curve = train(args.updates, args.games, args.every, args.test_games)
    if args.curve:
        plot(curve, args.curve)


if __name__ == "__main__":
    main()
