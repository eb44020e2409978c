"""A small value network in plain Python, and the file it is kept in.

The file is a line of JSON that says what the network was trained on, then its weights as 16-bit floating-point numbers.
"""

from __future__ import annotations

import json
import struct
from math import exp
from typing import Any

FORMAT = 1
HEADS = 3  # chance to win, margin to the best rival, own points
MAX_LOGIT = 30.0
MAX_FILE = 1 << 20


class Net:
    """Layers of weights, one list per unit. Most inputs are 0, so the first layer reads only the others."""

    def __init__(self, about: dict[str, Any], weights: list[list[list[float]]], biases: list[list[float]]) -> None:
        self.about = about
        self.weights = weights
        self.biases = biases

    def values(self, x: list[float]) -> list[float]:
        """The three heads for one row of inputs."""
        found: list[int] = []
        numbers: list[float] = []
        for i in range(len(x)):
            if x[i] != 0.0:
                found.append(i)
                numbers.append(x[i])
        out: list[float] = []
        rows = self.weights[0]
        biases = self.biases[0]
        for j in range(len(rows)):
            row = rows[j]
            total = biases[j]
            for k in range(len(found)):
                total += numbers[k] * row[found[k]]
            out.append(total if total > 0.0 else 0.0)
        last = len(self.weights) - 1
        for n in range(1, last + 1):
            out = dense(out, self.weights[n], self.biases[n], n < last)
        out[0] = 1.0 / (1.0 + exp(-max(-MAX_LOGIT, min(MAX_LOGIT, out[0]))))
        return out


def dense(x: list[float], rows: list[list[float]], biases: list[float], cut: bool) -> list[float]:
    """One full layer; `cut`: negative results become 0."""
    out: list[float] = []
    for j in range(len(rows)):
        row = rows[j]
        total = biases[j]
        for i in range(len(x)):
            total += x[i] * row[i]
        out.append(0.0 if cut and total < 0.0 else total)
    return out


def write_net(about: dict[str, Any], weights: list[list[list[float]]], biases: list[list[float]]) -> bytes:
    """The bytes of a file. `about` names the game, its rules version, the sizes of the layers and how it was
    trained."""
    numbers: list[float] = []
    for n in range(len(weights)):
        for row in weights[n]:
            numbers += row
        numbers += biases[n]
    head = json.dumps({"format": FORMAT, **about}, sort_keys=True).encode()
    data = head + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)
    if len(data) > MAX_FILE:
        raise ValueError(f"the network takes {len(data)} bytes, more than {MAX_FILE}")
    return data


def read_net(data: bytes) -> Net:
    head, _, body = data.partition(b"\n")
    about: dict[str, Any] = json.loads(head)
    if about.get("format") != FORMAT:
        raise ValueError(f"a network in format {about.get('format')} cannot be read")
    sizes: list[int] = about["sizes"]
    numbers: list[float] = list(struct.unpack(f"<{len(body) // 2}e", body))
    weights: list[list[list[float]]] = []
    biases: list[list[float]] = []
    at = 0
    for n in range(len(sizes) - 1):
        rows: list[list[float]] = []
        for _ in range(sizes[n + 1]):
            rows.append(numbers[at : at + sizes[n]])
            at += sizes[n]
        weights.append(rows)
        biases.append(numbers[at : at + sizes[n + 1]])
        at += sizes[n + 1]
    if at != len(numbers):
        raise ValueError("the weights do not fit the sizes of the layers")
    return Net(about, weights, biases)
