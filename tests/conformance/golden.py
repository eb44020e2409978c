"""Golden games: whole journals kept under tests/golden/GAME."""

from pathlib import Path
from typing import Any

from ludoteca.kernel import Game

GOLDEN = Path(__file__).resolve().parent.parent / "golden"


def golden_files(game: Game[Any]) -> list[Path]:
    folder = GOLDEN / game.package.rpartition(".")[2]
    return sorted(f for f in folder.glob("*") if f.suffix in (".game", ".journal")) if folder.is_dir() else []
