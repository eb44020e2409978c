"""The installed games: the folders of `ludoteca.games`, and any package that offers an entry point in the group
`ludoteca.games`."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca.kernel import Game

HOME = "ludoteca.games"


class UnknownGame(LookupError):
    """There is no game of that name; `known` lists the installed ones."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


def packages() -> dict[str, str]:
    """The package of every game, by the name it is called by."""
    return installed(tuple(sys.path)).copy()


@cache
def installed(_places: tuple[str, ...]) -> dict[str, str]:
    """The games in the places from which modules are imported. Scanning them takes milliseconds."""
    home = find_spec(HOME)
    folders = [Path(p) for p in (home.submodule_search_locations or [])] if home is not None else []
    found = {f.parent.name: f"{HOME}.{f.parent.name}" for folder in folders for f in sorted(folder.glob("*/game.py"))}
    for point in entry_points(group=HOME):
        found[point.name] = point.value
    return dict(sorted(found.items()))


def names() -> list[str]:
    return list(packages())


def find(name: str) -> Game[Any]:
    """The game called so; dashes and underscores are alike."""
    wanted = name.replace("-", "_")
    for folder, package in packages().items():
        if folder.replace("-", "_") == wanted:
            game: Game[Any] = import_module(package + ".game").GAME
            return game
    raise UnknownGame(name, names())
