"""The pages of lab/records/arena: what is played is kept, and what is kept gives the same pages again."""

import json
from pathlib import Path
from typing import Any

import pytest

from scripts import script


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The script, playing the small game in a folder of its own."""
    module: Any = script("lab/records/arena/tables.py")
    monkeypatch.setattr(module, "HERE", tmp_path)
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(module, "FOUR_GAMES", ["parley"])
    monkeypatch.setattr(module, "TWO", ["novice,random"])
    monkeypatch.setattr(module, "FOUR", ["novice,random,random,random"])
    monkeypatch.setattr(module, "YARDSTICKS", ["greedy,random"])
    monkeypatch.setattr(module, "OVERVIEW", ["novice,random", "novice,random,random,random"])
    monkeypatch.setattr(module, "COMPANY", {"parley": 0.5})
    monkeypatch.setattr(module, "SELF_PLAY", "novice")
    monkeypatch.setattr(module, "FIVE_TIMES", "novice")
    monkeypatch.setattr(module, "TIMED", "novice,random")
    monkeypatch.setattr(module, "TIMED_MS", 10)
    monkeypatch.setattr(module, "TIMED_GAMES", 2)
    monkeypatch.setattr(module, "SUMMARY", tmp_path / "strength.md")
    (tmp_path / "strength.md").write_text(f"Before\n{module.BEGIN}old\n{module.END}After\n", encoding="utf-8")
    return module


def written(tables: Any, *words: str) -> tuple[str, str]:
    tables.main(["parley", "--games", "8", "--jobs", "1", *words])
    return ((tables.HERE / "parley.md").read_text("utf-8"), tables.SUMMARY.read_text("utf-8"))


def test_what_is_kept_gives_the_same_pages(tables: Any) -> None:
    page, summary = written(tables)
    assert written(tables, "--kept") == (page, summary)
    assert "| novice | random | 8 |" in page
    assert "| novice | 3 × random | 8 |" in page
    assert "| 3 | 4 |" in page and "| 4 | 4 |" in page  # one game of every three bots, half of the games with all
    assert summary.startswith("Before\n") and summary.endswith("After\n") and "old" not in summary
    assert "| together | | | | | 16 |" in summary


def test_a_page_has_the_level_against_itself_with_five_times_the_simulations(tables: Any) -> None:
    """A novice of the arena has 200 simulations."""
    page, _ = written(tables)
    assert "| novice@1000 | novice | 1 |" in page.split("## Five times the simulations")[1].split("## ")[0]


def test_every_level_meets_every_yardstick() -> None:
    module: Any = script("lab/records/arena/tables.py")
    met = {tuple(bots.split(",")) for bots in module.TWO + module.YARDSTICKS}
    assert {(level, yardstick) for level in module.LEVELS for yardstick in ("recipe", "prince-1")} <= met


def test_a_page_has_the_other_levels_against_the_yardsticks(tables: Any) -> None:
    """One game for five asked for; they do not count in the overview."""
    page, summary = written(tables)
    assert "| greedy | random | 1 |" in page.split(f"## {tables.YARDSTICKS_TITLE}")[1].split("## ")[0]
    assert "| together | | | | | 16 |" in summary


def test_the_simulations_for_more_seats_are_named_where_they_are_other_ones(tables: Any) -> None:
    assert tables.budget("pax-renaissance", "squire") == "8"
    assert tables.budget("pax-renaissance", "prince") == "1500 (240 at three seats and more)"


def test_a_page_tells_how_the_games_of_equals_go(tables: Any) -> None:
    """One game of self-play for five asked for; Parley ends by rounds or by harbours."""
    page, _ = written(tables)
    rows = [
        line.split("|")[1:-1]
        for line in page.split("## Self-play of novices")[1].splitlines()
        if line[:3] in ("| 2", "| 4")
    ]
    assert [(row[0].strip(), row[1].strip(), len(row[3].split(","))) for row in rows] == [("2", "1", 2), ("4", "1", 4)]
    assert all(
        sum(float(share.split()[0]) for share in row[3].split(",")) == pytest.approx(100.0, abs=0.2) for row in rows
    )
    kept = [
        json.loads(tables.kept_file("parley", "novice", seats, None).read_text().splitlines()[1]) for seats in (2, 4)
    ]
    means = [sum(record["scores"]) / len(record["scores"]) for record in kept]
    assert [float(row[2]) for row in rows] == pytest.approx(means, abs=0.06)
    assert page.count("Actions of one player in a game with") == 2


def test_a_line_at_a_time_is_played_when_asked_for(tables: Any) -> None:
    assert "At 10 ms an answer" not in written(tables)[0]
    page, _ = written(tables, "--timed")
    assert "| novice | random | 2 |" in page.split("## At 10 ms an answer")[1]
    assert written(tables, "--kept")[0] == page


def test_more_games_where_the_table_says_so(tables: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MORE", {("parley", "novice,random"): 2})
    page, _ = written(tables)
    assert "| novice | random | 16 |" in page
    assert "| novice | 3 × random | 8 |" in page


def forget(tables: Any, *kept: str) -> None:
    """Deletes the games that are kept, but for some files."""
    for file in tables.KEPT.iterdir():
        if file.name not in kept:
            file.unlink()


def test_lines_without_kept_games_stay_as_they_are(tables: Any) -> None:
    page, summary = written(tables, "--timed")
    forget(tables)
    assert written(tables, "--kept") == (page, summary)


def test_notes_at_the_end_of_a_page_stay(tables: Any) -> None:
    page, _ = written(tables)
    notes = f"\n{tables.NOTES}\n## By hand\n\n| novice | random | 3 |\n"
    (tables.HERE / "parley.md").write_text(page + notes, "utf-8")
    assert written(tables, "--kept")[0] == page + notes


def test_lines_of_a_changed_bot_are_left_out_unless_they_are_played(tables: Any) -> None:
    page, _ = written(tables)
    forget(tables, "parley-2-novice-random.jsonl")
    line = next(line for line in page.splitlines() if line.startswith("| novice | random | 8 |"))
    changed, summary = written(tables, "--kept", "--changed", "novice")
    assert line in changed
    assert all(words not in changed for words in ("3 × random", "novice@1000", "Self-play", "Mixed company"))
    assert "1 not played" in summary


def test_a_bot_may_have_changed_at_one_number_of_seats(tables: Any) -> None:
    page, _ = written(tables)
    forget(tables)
    changed, _ = written(tables, "--kept", "--changed", "novice/2")
    assert "## 2 seats" not in changed and "novice@1000" not in changed
    assert [line for line in page.splitlines() if line.startswith(("| novice | 3", "| 4 |"))] == [
        line for line in changed.splitlines() if line.startswith(("| novice | 3", "| 4 |"))
    ]
    assert "with 4 seats" in changed and "with 2 seats" not in changed


def test_nothing_but_what_is_asked_for_is_played(tables: Any) -> None:
    page, _ = written(tables, "--only", "novice,random,random,random/4", "--only", "novice/2")
    assert {file.name for file in tables.KEPT.iterdir()} == {
        "parley-4-novice-random-random-random.jsonl",
        "parley-2-novice.jsonl",
    }
    assert "| novice | 3 × random | 8 |" in page and "## 2 seats" not in page


def test_what_was_not_played_is_left_out(tables: Any) -> None:
    page, summary = written(tables, "--kept")
    assert "seats" not in page
    assert "not played" in summary
