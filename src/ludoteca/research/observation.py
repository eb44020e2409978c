"""What a program observes: features or a hash of the view, the menu as a table of numbers, the mask of possible
actions."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteca.kernel import view
from ludoteca.kernel.action_codes import ACTION_PARTS
from ludoteca.research.play import Play
from ludoteca.research.spec import Spec

__all__ = ["Observer"]
HASHED_SIZE = 1024
MAX_PART = 1 << 30
MAX_VALUE = 1e6
SEEN_IN_VIEW = ("board", "standing", "waiting", "prompt", "picked")

Observation = dict[str, NDArray[Any]]


def hash_into(value: Any, path: int, out: NDArray[np.float32]) -> None:
    """Add every leaf of a view to one vector, at a place given by the hash of its path. Nothing can leak that no screen
    shows."""
    if isinstance(value, dict):
        for key, inner in value.items():
            hash_into(inner, zlib.crc32(key.encode(), path), out)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            hash_into(inner, zlib.crc32(b"%d" % i, path), out)
    elif isinstance(value, (bool, int, float)):
        out[path % len(out)] += float(value)
    elif isinstance(value, str):
        out[zlib.crc32(value.encode(), path) % len(out)] += 1.0


class Observer:
    """Makes the observations of one environment and describes their spaces.

    `observation` is "features" (declared blocks, see `ludoteca.kernel.features`) or "hashed" (the view, hashed).
    `actions` is "menu" (an action is a place in the menu) or "fixed" (an action has one number in the whole game).
    """

    def __init__(self, spec: Spec, observation: str = "features", actions: str = "menu") -> None:
        if observation not in ("features", "hashed"):
            raise ValueError(f"observation must be 'features' or 'hashed', not {observation!r}")
        if actions not in ("menu", "fixed"):
            raise ValueError(f"actions must be 'menu' or 'fixed', not {actions!r}")
        self.spec = spec
        self.features = observation == "features"
        self.fixed = actions == "fixed"
        self.actions = spec.codes.total if self.fixed else spec.largest_menu
        self.size = spec.encoder.size if self.features else HASHED_SIZE

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def space(self) -> spaces.Dict:
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-MAX_VALUE, MAX_VALUE, (self.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        if not self.fixed:
            parts["menu"] = spaces.Box(-1, MAX_PART, (self.actions, ACTION_PARTS), np.int32)
        return spaces.Dict(parts)

    def vector(self, play: Play, seat: int) -> NDArray[np.float32]:
        """The state as the seat sees it."""
        if self.features:
            return np.frombuffer(self.spec.encoder.fill(play.table, seat), np.float32)
        out = np.zeros(self.size, np.float32)
        seen = view(self.spec.game, play.table, seat)
        hash_into([seen.get(name) for name in SEEN_IN_VIEW], 0, out)
        return out

    def observe(self, play: Play, seat: int) -> Observation:
        """The whole observation; the mask is empty for a seat that is not to move."""
        mask = np.zeros(self.actions, np.int8)
        out: Observation = {"observation": self.vector(play, seat), "action_mask": mask}
        asked = not play.over and play.seat == seat
        options = play.menu() if asked else []
        if self.fixed:
            for a in options:
                mask[self.spec.codes.number(a)] = 1
            return out
        mask[: len(options)] = 1
        table = self.spec.codes.table(options, self.actions)
        out["menu"] = np.frombuffer(table, np.int32).reshape(self.actions, ACTION_PARTS)
        return out

    def take(self, play: Play, action: int) -> None:
        """Carry out an action of the environment's action space."""
        if self.fixed:
            play.act(self.spec.codes.action(action))
        else:
            play.take(action)
