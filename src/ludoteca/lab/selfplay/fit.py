"""Regression of a small network on positions and what they led to: Adam on plain arrays, on the processor or on an
accelerator.

`xp` is NumPy, or CuPy for `--device cuda`, which has the same functions.
"""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np

from ludoteca.lab.selfplay.selfplay import BatchNet, Rows

BETA1 = 0.9
BETA2 = 0.999
EPSILON = 1e-8
DECAY = 1e-6  # of the weights
AVERAGING = 0.005  # what plays is the mean of the weights over the last few hundred steps
HUBER = 0.5
POINTS_SHARE = 0.5  # the own points count half
WARM_UP = 0.1
BATCH = 1024


def array_module(device: str) -> Any:
    return import_module("cupy") if device == "cuda" else np


class Fitter:
    """A network with rectified layers and three heads, and the moments of its training."""

    def __init__(self, sizes: list[int], seed: int, device: str) -> None:
        self.xp = array_module(device)
        self.sizes = sizes
        rng = np.random.default_rng(seed)
        self.params: list[Any] = []
        for a, b in pairwise(sizes):
            self.params.append(self.xp.asarray(rng.normal(0.0, (2.0 / a) ** 0.5, (a, b)).astype(np.float32)))
            self.params.append(self.xp.zeros(b, dtype=self.xp.float32))
        self.params[-2] *= 0.1
        self.mean = [p.copy() for p in self.params]
        self.random = rng

    def forward(self, x: Any) -> list[Any]:
        """The results of every layer, the inputs first; the heads as they are before squashing."""
        out = [x]
        last = len(self.params) - 2
        for n in range(0, len(self.params), 2):
            x = x @ self.params[n] + self.params[n + 1]
            if n < last:
                x = self.xp.maximum(x, 0.0)
            out.append(x)
        return out

    def gradients(self, x: Any, y: Any) -> tuple[float, list[Any]]:
        """The loss of a batch and its slopes: cross-entropy of the win, Huber's loss of margin and points."""
        xp = self.xp
        layers = self.forward(x)
        heads = layers[-1]
        won = 1.0 / (1.0 + xp.exp(-xp.clip(heads[:, 0], -30.0, 30.0)))
        goal = xp.clip(y[:, 0], 0.0, 1.0)
        miss = heads[:, 1:] - y[:, 1:]
        near = xp.clip(miss, -HUBER, HUBER)
        shares = xp.asarray([1.0, POINTS_SHARE], dtype=xp.float32)
        loss = -(goal * xp.log(won + 1e-7) + (1.0 - goal) * xp.log(1.0 - won + 1e-7)).mean()
        loss = loss + ((near * (miss - 0.5 * near)) * shares).sum() / len(x)
        slope = xp.concatenate([(won - goal)[:, None], near * shares], axis=1) / len(x)
        out: list[Any] = []
        for n in range(len(self.params) - 2, -1, -2):
            before = layers[n // 2]
            out = [before.T @ slope, slope.sum(axis=0), *out]
            if n:
                slope = (slope @ self.params[n].T) * (before > 0.0)
        return float(loss), out

    def fit(self, rows: Rows, targets: Rows, epochs: int, rate: float) -> float:
        """So many passes over all positions; the loss of the last tenth of the batches."""
        xp = self.xp
        x, y = xp.asarray(rows), xp.asarray(targets)
        first = [xp.zeros_like(p) for p in self.params]
        second = [xp.zeros_like(p) for p in self.params]
        batch = min(BATCH, len(x))
        steps = max(1, epochs * (len(x) // batch))
        losses: list[float] = []
        done = 0
        for _ in range(epochs):
            order = xp.asarray(self.random.permutation(len(x)))
            for at in range(0, len(x) - batch + 1, batch):
                part = order[at : at + batch]
                loss, slopes = self.gradients(x[part].astype(xp.float32), y[part])
                done += 1
                losses.append(loss)
                self.step(slopes, first, second, done, rate * one_cycle(done / steps))
        self.params = [p.copy() for p in self.mean]
        tail = losses[-max(1, len(losses) // 10) :]
        return sum(tail) / len(tail)

    def step(self, slopes: list[Any], first: list[Any], second: list[Any], done: int, rate: float) -> None:
        size = rate * (1.0 - BETA2**done) ** 0.5 / (1.0 - BETA1**done)
        keep = max(AVERAGING, 1.0 / (done + 1))
        for p, mean, slope, m, v in zip(self.params, self.mean, slopes, first, second, strict=True):
            slope += DECAY * p
            m += (1.0 - BETA1) * (slope - m)
            v += (1.0 - BETA2) * (slope * slope - v)
            p -= size * m / (self.xp.sqrt(v) + EPSILON)
            mean += keep * (p - mean)

    def arrays(self) -> list[Rows]:
        """The mean weights on the processor: weights and biases in turn."""
        return [p if self.xp is np else p.get() for p in self.mean]

    def load(self, arrays: list[Rows]) -> None:
        self.params = [self.xp.asarray(a, dtype=self.xp.float32) for a in arrays]
        self.mean = [p.copy() for p in self.params]


def one_cycle(at: float) -> float:
    """The rate rises during the first tenth of the steps and falls to nothing until the end."""
    if at < WARM_UP:
        return 0.1 + 0.9 * at / WARM_UP
    return max(0.01, 0.5 * (1.0 + float(np.cos(np.pi * (at - WARM_UP) / (1.0 - WARM_UP)))))


def batch_net(arrays: list[Rows]) -> BatchNet:
    pairs = zip(arrays[::2], arrays[1::2], strict=True)
    return BatchNet([(np.ascontiguousarray(w, np.float32), np.asarray(b, np.float32)) for w, b in pairs])
