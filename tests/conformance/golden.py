"""Golden games: whole journals under tests/golden/GAME, unfinished ones of earlier rules under
tests/golden/GAME/unfinished."""

from pathlib import Path
from typing import Any

from ludoteca.kernel import Game

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
UNFINISHED = "unfinished"


def golden_files(game: Game[Any]) -> list[Path]:
    folder = GOLDEN / game.package.rpartition(".")[2]
    return sorted(f for f in folder.glob("*") if f.suffix in (".game", ".journal")) if folder.is_dir() else []


def unfinished_files(game: Game[Any]) -> list[Path]:
    """Journals of games that were still being played, kept to test that they continue under later rules."""
    folder = GOLDEN / game.package.rpartition(".")[2] / UNFINISHED
    return sorted(folder.glob("*.journal")) if folder.is_dir() else []
