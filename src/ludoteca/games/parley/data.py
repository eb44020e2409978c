"""The printed matter of Parley, read once from data/town.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from ludoteca.kernel import Kind


def _read() -> dict[str, Any]:
    path = Path(__file__).parent / "data" / "town.toml"
    with path.open("rb") as file:
        return tomllib.load(file)


_TOWN: Final = _read()
_NUMBERS: Final[dict[str, int]] = _TOWN["numbers"]

HARBOUR_IDS: Final[list[str]] = [h["id"] for h in _TOWN["harbour"]]
HARBOUR_VALUE: Final[list[int]] = [h["value"] for h in _TOWN["harbour"]]
HARBOURS: Final[int] = len(HARBOUR_IDS)
# setup.1: each letter in as many copies as the data say
LETTER_IDS: Final[list[str]] = [f"{x['id']}_{i + 1}" for x in _TOWN["letter"] for i in range(x["copies"])]
STRENGTH: Final[list[int]] = [x["strength"] for x in _TOWN["letter"] for _ in range(x["copies"])]
LETTERS: Final[int] = len(LETTER_IDS)

HAND: Final[int] = _NUMBERS["hand"]
HAND_LIMIT: Final[int] = _NUMBERS["hand_limit"]
COINS: Final[int] = _NUMBERS["coins"]
CLAIM_COST: Final[int] = _NUMBERS["claim_cost"]
HARBOURS_TO_WIN: Final[int] = _NUMBERS["harbours_to_win"]
ROUNDS_SHORT: Final[int] = _NUMBERS["rounds_short"]
ROUNDS_LONG: Final[int] = _NUMBERS["rounds_long"]

HARBOUR: Final = Kind("harbour", HARBOUR_IDS)
LETTER: Final = Kind("letter", LETTER_IDS, cards=True)
