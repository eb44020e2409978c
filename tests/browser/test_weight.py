"""What a board weighs: the files a table fetches to draw it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import ludoteca

GAMES = Path(ludoteca.__file__).parent / "games"
DRAWN = sorted(folder.parent.name for folder in GAMES.glob("*/web"))
MOST, MOST_COMPRESSED = 400_000, 120_000


def test_all_four_games_are_drawn() -> None:
    assert {"anno_1452", "baroque", "pax_renaissance", "rio_de_la_plata"} <= set(DRAWN)


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_is_light(game: str) -> None:
    files = [p.read_bytes() for p in (GAMES / game / "web").rglob("*") if p.is_file()]
    assert sum(map(len, files)) <= MOST
    assert sum(len(gzip.compress(data)) for data in files) <= MOST_COMPRESSED
