"""The pages of docs/arena: what is played is kept, and what is kept gives the same pages again."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "docs" / "arena" / "tables.py"


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The script, playing the small game in a folder of its own."""
    spec = importlib.util.spec_from_file_location("tables", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "HERE", tmp_path)
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(module, "FOUR_GAMES", ["parley"])
    monkeypatch.setattr(module, "TWO", ["novice,random"])
    monkeypatch.setattr(module, "FOUR", ["novice,random,random,random"])
    monkeypatch.setattr(module, "COMPANY", {"parley": 0.5})
    (tmp_path / "README.md").write_text(f"Before\n{module.BEGIN}old\n{module.END}After\n", encoding="utf-8")
    return module


def written(tables: Any, *words: str) -> tuple[str, str]:
    tables.main(["parley", "--games", "8", "--jobs", "1", *words])
    return ((tables.HERE / "parley.md").read_text("utf-8"), (tables.HERE / "README.md").read_text("utf-8"))


def test_what_is_kept_gives_the_same_pages(tables: Any) -> None:
    page, readme = written(tables)
    assert written(tables, "--kept") == (page, readme)
    assert "| novice | random | 8 |" in page
    assert "| novice | 3 × random | 8 |" in page
    assert "| 3 | 4 |" in page and "| 4 | 4 |" in page  # one game of every three bots, half of the games with all
    assert readme.startswith("Before\n") and readme.endswith("After\n") and "old" not in readme
    assert "| together | | | | | 24 |" in readme


def test_more_games_where_the_table_says_so(tables: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MORE", {("parley", "novice,random"): 2})
    page, _ = written(tables)
    assert "| novice | random | 16 |" in page
    assert "| novice | 3 × random | 8 |" in page


def test_what_was_not_played_is_left_out(tables: Any) -> None:
    page, readme = written(tables, "--kept")
    assert "seats" not in page
    assert "not played" in readme
