"""A position: any state as a short text that a person can read, edit and load again."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.kernel.codec import CodecError, load, save
from ludoteca.kernel.game import Game
from ludoteca.kernel.loop import advance
from ludoteca.kernel.table import Table
from ludoteca.kernel.validate import check_data, check_state
from ludoteca.kernel.words import Kind

FIRST_LINE = "ludoteca position 1"
MAX_BYTES = 1_000_000


class PositionError(ValueError):
    """What is wrong, and in which line (0: the file as a whole)."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


def _worded(kind: Kind, value: Any) -> Any:
    if isinstance(value, list):
        return [_worded(kind, v) for v in value]
    return kind.word(value) if isinstance(value, int) else value


def _numbered(kind: Kind, value: Any) -> Any:
    if isinstance(value, list):
        return [_numbered(kind, v) for v in value]
    return kind.number(value) if isinstance(value, str) else value


def write_position(game: Game[Any], s: Table) -> str:
    """Write a state; fields with the value of an empty state are left out, entities are words."""
    data = save(game, s)
    empty = save(game, game.blank(s.seats))
    lines = [FIRST_LINE, f"game: {game.id}", f"seats: {s.seats}"]
    for name, value in data.items():
        if name in ("game", "seats") or value == empty.get(name):
            continue
        if name in game.position_kinds:
            value = _worded(game.position_kinds[name], value)
        if name == "agenda":
            lines += ["step: " + json.dumps(step, ensure_ascii=False) for step in value]
        else:
            lines.append(f"{name}: {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def read_position(game: Game[Any], text: str) -> Table:
    """The state of a position file, advanced to its question."""
    lines = text.splitlines() if len(text) <= MAX_BYTES else []
    if not lines or lines[0].strip() != FIRST_LINE:
        raise PositionError(1, f"a position begins with {FIRST_LINE!r}")
    given: dict[str, Any] = {}
    steps: list[Any] = []
    where: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, colon, rest = line.partition(":")
        name = name.strip()
        if not colon:
            raise PositionError(number, "write it as name: value")
        if name in given:
            raise PositionError(number, f"{name} is declared twice")
        if name == "game":
            if rest.strip() != game.id:
                raise PositionError(number, f"this is a position of {rest.strip()!r}, not of {game.id}")
            continue
        try:
            value = json.loads(rest)
            if name in game.position_kinds:
                value = _numbered(game.position_kinds[name], value)
        except (json.JSONDecodeError, RecursionError):
            raise PositionError(number, f"the value of {name} cannot be read") from None
        except (ValueError, IndexError, TypeError) as wrong_word:
            raise PositionError(number, str(wrong_word)) from None
        where[name] = number
        if name == "step":
            steps.append(value)
        else:
            given[name] = value
    seats = given.get("seats")
    if not isinstance(seats, int) or seats not in game.seats:
        raise PositionError(where.get("seats", 0), f"{game.id} is not for {seats!r} players")
    data = save(game, game.blank(seats))
    for name in given:
        if name not in data and name not in ("picks", "offers"):
            raise PositionError(where[name], f"{game.id} has no field {name}")
    data.update(given)
    data["agenda"] = steps
    try:
        check_data(game, data)
        s = load(game, data)
        check_state(game, s, seats)
    except CodecError as damage:
        raise PositionError(0, str(damage)) from None
    try:
        advance(game, s)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise PositionError(0, f"this position cannot be played: {error}") from None
    return s
