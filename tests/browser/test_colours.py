"""Colours that people with few colours can tell apart, and never colour alone: every piece has its own drawing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from browser.gallery.colours import SIGHT, ciede2000, nearest, tokens
from ludoteca.server.transport.http.minify import minify_style

WEB = Path(ludoteca.__file__).parent / "web"
TOKENS = tokens(minify_style((WEB / "css" / "tokens.css").read_text(encoding="utf-8")))
# CIEDE2000: 2 can be seen side by side, 10 at a glance. Under every sight, between any two of a set:
MIN_PLAYERS = 12
MIN_RELIGIONS = 9  # they also bear a cross, another cross or a crescent
# The colours that meet at one table; the tests of the gallery compare them with what the boards really show.
TABLES = {
    "pax-renaissance": {"orange", "yellow", "blue", "green"},
    "baroque": {"red", "green", "yellow", "blue"},
    "rio-de-la-plata": {"red", "yellow", "green", "black", "white"},
    "anno-1452": {"red", "green", "yellow", "blue", "black"},
}


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_that_of_the_published_pairs(
    one: tuple[float, float, float], other: tuple[float, float, float], distance: float
) -> None:
    assert round(ciede2000(one, other), 4) == distance


@pytest.mark.parametrize("sight", list(SIGHT))
@pytest.mark.parametrize("theme", list(TOKENS))
@pytest.mark.parametrize("game", list(TABLES))
def test_players_of_a_table_can_be_distinguished(game: str, theme: str, sight: str) -> None:
    distance, one, other = nearest({colour: TOKENS[theme][f"pl-{colour}"] for colour in TABLES[game]}, sight)
    assert distance >= MIN_PLAYERS, f"{one} and {other}"


@pytest.mark.parametrize("sight", list(SIGHT))
@pytest.mark.parametrize("theme", list(TOKENS))
def test_religions_can_be_distinguished(theme: str, sight: str) -> None:
    religions = ("catholic", "reformist", "islamic")
    distance, one, other = nearest({r: TOKENS[theme][f"rel-{r}"] for r in religions}, sight)
    assert distance >= MIN_RELIGIONS, f"{one} and {other}"


def test_every_kind_of_piece_has_its_own_shape() -> None:
    sprite = (WEB / "icons.svg").read_text(encoding="utf-8")
    drawings: dict[str, str] = {}
    for name, shape in re.findall(r'<symbol id="((?:pc|rel|ri|an|ba)-[\w-]+)"[^>]*>(.*?)</symbol>', sprite, re.DOTALL):
        assert drawings.setdefault(shape, name) == name, f"{name} looks like {drawings[shape]}"
    assert len(drawings) > 60


def test_every_player_colour_has_its_own_pattern() -> None:
    kit = (WEB / "board-kit" / "arms.js").read_text(encoding="utf-8")
    found = re.search(r"PATTERNS = \{([^}]*)\}", kit)
    assert found
    patterns = dict(re.findall(r'(\w+): "(\w+)"', found[1]))
    assert set(patterns) == {name[3:] for name in TOKENS["light"] if re.fullmatch(r"pl-[a-z]+", name)}
    assert len(set(patterns.values())) == len(patterns)
