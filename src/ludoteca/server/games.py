"""The installed games, for requests that name them."""

from __future__ import annotations

from typing import Any

from ludoteca import registry
from ludoteca.kernel import Game
from ludoteca.registry import UnknownGame
from ludoteca.rooms.problem import Problem


def game_called(name: str) -> Game[Any]:
    try:
        return registry.find(name)
    except UnknownGame:
        raise Problem("no-game", 404) from None


def package_called(name: str) -> str:
    for folder, package in registry.packages().items():
        if folder.replace("-", "_") == name.replace("-", "_"):
            return package
    raise Problem("no-game", 404)
