"""The rules of thumb of base_policy.py with the numbers of policy.toml: how stronger levels expect all seats to play.
It fights battles that it should win and keeps money for more cards. It is stronger than the base policy, which stays as
it is because it is a yardstick."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from ludoteca.games.baroque.ai.base_policy import prefer_by
from ludoteca.games.baroque.ai.weights import Weights
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action

NUMBERS: Final[dict[str, Any]] = tomllib.loads(
    (resources.files("ludoteca.games.baroque.ai") / "policy.toml").read_text(encoding="utf-8")
)


def weights_for(seats: str) -> Weights:
    w = Weights()
    for name, value in NUMBERS[seats].items():
        setattr(w, name, value)
    return w


TWO: Final = weights_for("two")
MORE: Final = weights_for("more")


def prefer(s: Baroque, seat: int, options: list[Action]) -> list[float]:
    return prefer_by(TWO if s.seats == 2 else MORE, s, seat, options)
