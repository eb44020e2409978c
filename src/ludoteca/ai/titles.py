"""What a title brings for its bots: the modules and data files of its folder `ai`."""

from __future__ import annotations

from importlib import import_module, resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any

from ludoteca.kernel.game import Game

FOLDER = "ai"


def find_module(game: Game[Any], name: str) -> ModuleType | None:
    """A module of the folder; None where the title has none of this name."""
    package = f"{game.package}.{FOLDER}"
    wanted = f"{package}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name not in (package, wanted):
            raise
        return None


def find_file(package: str, name: str) -> Traversable | None:
    """A data file of the folder of a title's package; None where there is none."""
    file = resources.files(package) / FOLDER / name
    return file if file.is_file() else None
