"""Validation of untrusted states (journals, positions, save files) before any rule runs on them.

The checks bound what a state can cost: sizes, magnitudes, nesting, types. They do not prove that the rules could have
made the state; `Game.check` adds the invariants of the game.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.codec import CodecError, save
from ludoteca.kernel.game import Game
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import MAX_TEXT as MAX_FREE_TEXT
from ludoteca.kernel.words import TextKind

MAX_LIST = 1000  # entries of one list
MAX_NUMBER = 20_000
MIN_NUMBER = -1_000
MAX_CODE = 1 << 31  # in the fields that a game names in `code_fields`
MAX_SEED = 1 << 256
MAX_TEXT = 200  # characters
MAX_DEPTH = 12  # nested lists and steps
MAX_AGENDA = 200  # pending steps
MIXED = ("agenda", "picks", "offers")  # lists of several types; every other list has elements of one type


def check_data(game: Game[Any], data: Any) -> None:
    """Check the JSON value of a state; CodecError if it exceeds a limit."""
    if not isinstance(data, dict):
        raise CodecError("this is not a state")
    if len(data) > MAX_LIST:
        raise CodecError("the state has too many fields")
    for name, value in data.items():
        _check_value(str(name)[:40], value, _largest(game, name), 0)
    agenda = data.get("agenda", [])
    if not isinstance(agenda, list) or len(agenda) > MAX_AGENDA:
        raise CodecError("the agenda is too long")


def _has_free_texts(game: Game[Any]) -> bool:
    """Whether a promise of the game can be a text of a player."""
    if game.deals is None:
        return False
    return any([isinstance(kind, TextKind) for _, signature in game.deals.promises for _, kind in signature])


def _largest(game: Game[Any], name: str) -> int:
    """The largest number in a field. A free text of a player is a number too, in offers and in the fields the game
    names."""
    if name == "seed":
        return MAX_SEED
    coded = name in game.code_fields
    if (coded or name in MIXED) and _has_free_texts(game):
        return 1 << (8 * 4 * MAX_FREE_TEXT)
    return MAX_CODE if coded else MAX_NUMBER


def _check_value(name: str, value: Any, largest: int, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise CodecError(f"{name} is nested too deeply")
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        if not MIN_NUMBER <= value <= largest:
            raise CodecError(f"{name} has a number out of range")
    elif isinstance(value, str):
        if len(value) > MAX_TEXT:
            raise CodecError(f"{name} is too long")
    elif isinstance(value, (list, dict)):
        parts = list(value.values()) if isinstance(value, dict) else value
        if len(parts) > MAX_LIST:
            raise CodecError(f"{name} is too long")
        if name not in MIXED and len({isinstance(part, list) for part in parts}) > 1:
            raise CodecError(f"{name} has elements of several types")
        for part in parts:
            _check_value(name, part, largest, depth + 1)
    else:
        raise CodecError(f"{name} has a wrong type")


def check_state(game: Game[Any], s: Table, seats: int) -> None:
    """Check a loaded state against an empty one and the invariants of its game; CodecError if it cannot be played."""
    if s.seats != seats:
        raise CodecError(f"the state is for {s.seats} players")
    empty = save(game, game.blank(seats))
    data = save(game, s)
    check_data(game, data)
    for name, value in data.items():
        wanted = empty.get(name, [])
        if not isinstance(value, int if isinstance(wanted, bool) else type(wanted)):
            raise CodecError(f"{name} has a wrong type")
    try:
        broken = game.check(s)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise CodecError(f"the state is damaged: {error}") from None
    if broken:
        raise CodecError("the state breaks: " + ", ".join(broken))
