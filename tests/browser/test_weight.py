"""What a board weighs: the files a table fetches to draw it."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.server.transport.http.static_files import BOARD_BUNDLES, Files

GAMES = Path(ludoteca.__file__).parent / "games"
DRAWN = sorted(folder.parent.name for folder in GAMES.glob("*/web"))
MAX_SIZE, MAX_COMPRESSED = 400_000, 120_000


def test_all_four_games_are_drawn() -> None:
    assert {"anno_1452", "baroque", "pax_renaissance", "rio_de_la_plata"} <= set(DRAWN)


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_is_light(game: str) -> None:
    served = Files(f"ludoteca.games.{game}", "web", BOARD_BUNDLES)
    files = [served.get(name) for name in served.names()]
    assert sum(len(file.body) for file in files) <= MAX_SIZE
    assert sum(len(file.packed or file.body) for file in files) <= MAX_COMPRESSED
