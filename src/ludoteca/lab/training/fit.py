"""Regression of the value network on positions and what they led to, with PyTorch."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import torch

from ludoteca.lab.training.selfplay import Rows

HUBER = 0.5
POINTS_SHARE = 0.5  # the own points count half
DECAY = 1e-3
AVERAGING = 0.005  # what plays is the mean of the weights over the last few hundred steps
BATCH = 4096
MIN_STEPS = 50
KEPT_OUT = 30  # of a thousand games
WARM_UP = 0.1


def network(sizes: list[int], init: list[Rows] | None, seed: int) -> torch.nn.Sequential:
    """Rectified layers; with `init`, weights and biases in turn, it goes on from there."""
    torch.manual_seed(seed)
    lines = [torch.nn.Linear(a, b) for a, b in pairwise(sizes)]
    if init is not None:
        for n, line in enumerate(lines):
            line.weight.data = torch.from_numpy(np.asarray(init[2 * n], np.float32).T.copy())
            line.bias.data = torch.from_numpy(np.asarray(init[2 * n + 1], np.float32).copy())
    layers: list[torch.nn.Module] = []
    for line in lines:
        layers += [line, torch.nn.ReLU()]
    return torch.nn.Sequential(*layers[:-1])


def arrays_of(model: torch.nn.Sequential) -> list[Rows]:
    """Weights and biases in turn, on the processor."""
    out: list[Rows] = []
    for layer in model:
        if isinstance(layer, torch.nn.Linear):
            out += [layer.weight.data.cpu().numpy().T.copy(), layer.bias.data.cpu().numpy().copy()]
    return out


def loss_of(heads: torch.Tensor, goals: torch.Tensor) -> torch.Tensor:
    """Cross-entropy of the win, Huber's loss of margin and points."""
    functions = torch.nn.functional
    won = functions.binary_cross_entropy_with_logits(heads[:, 0], goals[:, 0].clamp(0, 1))
    margin = functions.smooth_l1_loss(heads[:, 1], goals[:, 1], beta=HUBER)
    return won + margin + POINTS_SHARE * functions.smooth_l1_loss(heads[:, 2], goals[:, 2], beta=HUBER)


class Fitter:
    """The positions on their device, some whole games kept out to measure with, and the network fitted to them."""

    def __init__(
        self, rows: Rows, goals: Rows, keys: Rows, sizes: list[int], init: list[Rows] | None, device: str, seed: int = 0
    ) -> None:
        self.device = device
        self.x = torch.from_numpy(rows).to(device)
        self.y = torch.from_numpy(goals).to(device)
        self.keys = keys
        out = torch.from_numpy((keys // 8) * 2654435761 % 1000 < KEPT_OUT).to(device)
        self.known = (~out).nonzero()[:, 0]
        self.kept_out = out.nonzero()[:, 0]
        self.model = network(sizes, init, seed).to(device)

    def fit(self, goals: torch.Tensor, epochs: float, rate: float) -> None:
        """So many passes over the positions that are not kept out."""
        steps = max(MIN_STEPS, int(epochs * len(self.known) / BATCH))
        mean = [p.detach().clone() for p in self.model.parameters()]
        adam = torch.optim.AdamW(self.model.parameters(), lr=rate, weight_decay=DECAY)
        plan = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps + 1, pct_start=WARM_UP)
        for step in range(steps):
            part = self.known[torch.randint(len(self.known), (BATCH,), device=self.device)]
            loss = loss_of(self.model(self.x[part].float()), goals[part])
            adam.zero_grad()
            loss.backward()
            adam.step()
            plan.step()
            with torch.no_grad():
                for m, p in zip(mean, self.model.parameters(), strict=True):
                    m.lerp_(p, max(AVERAGING, 1 / (step + 2)))
        for m, p in zip(mean, self.model.parameters(), strict=True):
            p.data.copy_(m)

    def heads(self, rows: torch.Tensor | None = None, size: int = 65536) -> torch.Tensor:
        x = self.x if rows is None else self.x[rows]
        with torch.no_grad():
            parts = [self.model(x[at : at + size].float()) for at in range(0, len(x), size)]
            out = torch.cat(parts)
            out[:, 0] = torch.sigmoid(out[:, 0])
        return out

    def fit_results(self, epochs: float, rate: float) -> None:
        """To how the games ended."""
        self.fit(self.y, epochs, rate)

    def fit_returns(self, share: float, rounds: int, epochs: float, rate: float) -> None:
        """To lambda returns, worked out again each round: `share` of each comes from what followed."""
        for _ in range(rounds):
            self.fit(self.returns(share), epochs, rate)

    def returns(self, share: float) -> torch.Tensor:
        """Lambda returns along each game; the rows of one seat in one game lie one after the other."""
        values, results = self.heads().cpu().numpy(), self.y.cpu().numpy()
        out = results.copy()
        follows = self.keys[:-1] == self.keys[1:]
        for n in range(len(out) - 2, -1, -1):
            if follows[n]:
                out[n] = (1.0 - share) * values[n + 1] + share * out[n + 1]
        return torch.from_numpy(out).to(self.device)

    def figures(self) -> dict[str, Any]:
        """On the games kept out: explained variance of the margin, surprise of the win."""
        if not len(self.kept_out):
            return {"positions": len(self.known)}
        o, t = self.heads(self.kept_out), self.y[self.kept_out]
        p = o[:, 0].clamp(1e-5, 1 - 1e-5)
        surprise = -(t[:, 0] * p.log() + (1 - t[:, 0]) * (1 - p).log()).mean()
        explained = 1 - ((o[:, 1] - t[:, 1]) ** 2).mean() / t[:, 1].var()
        return {
            "positions": len(self.known),
            "kept_out": len(self.kept_out),
            "explained": round(float(explained), 4),
            "surprise": round(float(surprise), 4),
        }
