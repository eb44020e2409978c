"""The page of lab/records/arena about hints: what it counts, and that what is kept gives the same page again."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import registry
from ludoteca.ai.search.base import Weighed
from scripts import script

NAME = "pax_renaissance"


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The script, with little work for one game, in a folder of its own."""
    module: Any = script("lab/records/arena/hints.py")
    monkeypatch.setattr(module, "HERE", tmp_path)
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(module, "FOUR_GAMES", [NAME])
    monkeypatch.setattr(module, "SIMULATIONS", 2)
    return module


def written(hints: Any, *words: str) -> str:
    hints.main([NAME, "--positions", "3", "--jobs", "1", *words])
    return str((hints.HERE / "hints.md").read_text("utf-8"))


def test_what_is_kept_gives_the_same_page(hints: Any) -> None:
    page = written(hints)
    assert f"| {NAME} | 2 | 3 |" in page
    kept = hints.kept_file(NAME).read_text("utf-8")
    assert [json.loads(line)["number"] for line in kept.splitlines()] == [0, 1, 2]
    assert written(hints, "--kept") == page
    assert written(hints) == page and hints.kept_file(NAME).read_text("utf-8") == kept


def test_the_line_of_a_game_without_kept_positions_stays(hints: Any) -> None:
    page = written(hints)
    hints.kept_file(NAME).unlink()
    assert written(hints, "--kept") == page


def test_a_position_is_a_decision_of_the_seat_that_is_asked(hints: Any) -> None:
    for number in range(3):
        s, seat = hints.position(registry.find(NAME), number)
        again, _ = hints.position(registry.find(NAME), number)
        assert s.seats == 2 + number
        assert s.front[0].seat == seat and len(s.menus[0]) > 1
        assert s.menus == again.menus


class Fixed:
    """A bot whose values are given."""

    def __init__(self, values: list[float]) -> None:
        self.values = values

    def weigh(self, game: Any, s: Any, seat: int) -> list[Weighed]:
        found = [Weighed(a, x, 1.0) for a, x in zip(s.menus[0], self.values, strict=False)]
        return sorted(found, key=lambda w: -w.value)


def test_a_hint_loses_what_the_deeper_search_finds_beyond_it(hints: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint is the second choice, which the deeper search finds worth 0.45, and the first 0.5."""
    monkeypatch.setattr(
        hints, "make_bot", lambda *_, simulations, **__: Fixed([0.1, 0.9] if simulations == 2 else [0.5, 0.45])
    )
    found = hints.compare({"name": NAME, "number": 0})
    assert found["lost"] == pytest.approx(0.05) and not found["same"]


def test_a_row_counts_what_is_near(hints: Any) -> None:
    found = [
        {"lost": lost, "shown": shown, "same": lost == 0.0}
        for lost, shown in ((0.0, 0.0), (0.02, 0.01), (0.03, 0.02), (0.05, 0.03))
    ]
    assert hints.row(NAME, found).startswith(f"| {NAME} | 2 | 4 | 25 % | 50.0 % | ")
    assert hints.row(NAME, found).endswith(" | 75.0 % | 0.0250 |\n")
