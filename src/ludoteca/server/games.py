"""The installed games, looked up once: scanning the installation takes milliseconds each time."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludoteca import registry
from ludoteca.kernel import Game
from ludoteca.registry import UnknownGame
from ludoteca.server.errors import Problem


@cache
def packages() -> dict[str, str]:
    return registry.packages()


@cache
def _found(name: str) -> Game[Any]:
    return registry.find(name)


def game_called(name: str) -> Game[Any]:
    try:
        return _found(name)
    except UnknownGame:
        raise Problem("no-game", 404) from None


def package_called(name: str) -> str:
    for folder, package in packages().items():
        if folder.replace("-", "_") == name.replace("-", "_"):
            return package
    raise Problem("no-game", 404)
