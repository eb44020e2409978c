"""Every command: its JSON keys, its texts, and its mistakes in one sentence."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Command
from ludoteca.conformance.text_laws import unequal
from ludoteca.i18n import LANGUAGES, catalogue

Run = Callable[..., object]


@pytest.fixture
def journal(ludoteca: Command, tmp_path: Path) -> Path:
    file = tmp_path / "game.journal"
    words = ("--seat", "A=random", "--seat", "B=random", "--seed", "one", "--save", file)
    assert ludoteca("play", "parley", *words).code == 0
    return file


def test_games(ludoteca: Command) -> None:
    games = {g["id"]: g for g in ludoteca("games", "--json").json()}
    assert {"id", "name", "seats", "options", "maturity"} <= set(games["parley"])
    assert games["parley"]["seats"] == [2, 3, 4]
    assert games["parley"]["options"][0]["id"] == "length"
    assert "Parley (2 to 4 players, complete)" in ludoteca("games").out


def test_fuzz(ludoteca: Command, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    said = ludoteca(
        "fuzz", "parley", "--games", 30, "--seats", 3, "--seed", 5, "--json", "--report", report, "--dump", tmp_path
    )
    found = said.json()
    faults = (
        "crashes",
        "dead_ends",
        "capped",
        "invariant_breaks",
        "leaks",
        "undo_breaks",
        "copy_breaks",
        "save_breaks",
        "untruths",
    )
    assert said.code == 0
    assert {"games", "decisions", "seconds"} < set(found)
    assert found["games"] == 30
    assert found["decisions"] > 500
    assert [found[f] for f in faults] == [0] * len(faults)
    counts = json.loads(report.read_text())
    assert counts["verbs"]["sail"] > 0
    assert counts["steps"]["Turn"] > 0
    assert counts["events"]["round"] > 0
    assert counts["game"] == "parley"
    assert counts["rules_version"] >= 1
    assert sum(counts["ways"].values()) == 30
    assert counts["worlds"]["judged"] > 0
    assert counts["statements"]["near leads"] > 0
    assert counts["uses"]["log sail to=salt"] > 0
    assert counts["too_rare"] == found["too_rare"] == {u: n for u, n in counts["uses"].items() if n < 20} != {}


def test_fuzz_names_what_did_not_happen_often_enough(ludoteca: Command) -> None:
    said = ludoteca("fuzz", "parley", "--games", 90, "--seed", 5, "--every", 200).out
    rare = ludoteca("fuzz", "parley", "--games", 90, "--seed", 5, "--every", 200, "--json").json()["too_rare"]
    assert "uses happened at least 20 times" in said
    assert all(f"  {times} {use}\n" in said for use, times in rare.items())
    assert "log sail to=salt" not in said


def test_fuzz_goes_on_with_its_record(ludoteca: Command, tmp_path: Path) -> None:
    record = tmp_path / "record"
    words = ("fuzz", "parley", "--seed", "r", "--every", 0, "--record", record, "--json")
    first = ludoteca(*words, "--games", 20).json()
    longer = ludoteca(*words, "--games", 30).json()
    assert (first["games"], longer["games"]) == (20, 30)
    assert longer["decisions"] > first["decisions"]
    assert ludoteca(*words, "--games", 5, "--from", 30).json()["games"] == 35
    assert "holds another run" in ludoteca("fuzz", "parley", "--seed", "s", "--games", 5, "--record", record).err
    assert "needs a seed" in ludoteca("fuzz", "parley", "--games", 5, "--record", record).err
    assert "cannot be below zero" in ludoteca("fuzz", "parley", "--from", -1).err


@pytest.mark.long
def test_fuzz_is_the_same_with_two_processes(ludoteca: Command) -> None:
    words = ("fuzz", "parley", "--games", 120, "--seed", "x", "--options", "all", "--every", 100, "--json")
    one, two = ludoteca(*words).json(), ludoteca(*words, "--jobs", 2).json()
    del one["seconds"], two["seconds"]
    assert one == two


def test_bench(ludoteca: Command) -> None:
    rows = ludoteca("bench", "parley", "--seconds", 0.02, "--json").json()
    assert [row["seats"] for row in rows] == [2, 3, 4]
    for row in rows:
        assert {"decisions_per_cpu_s", "copy_us", "state_bytes", "compiled"} < set(row)
        assert row["decisions_per_cpu_s"] > 0


def test_coverage(ludoteca: Command, tmp_path: Path) -> None:
    found = ludoteca("coverage", "parley", "--json").json()
    assert {"rules", "cited", "coded", "described", "tested", "missing"} < set(found)
    assert found["rules"] == found["coded"] == found["tested"] > 0
    assert found["missing"] == []
    assert ludoteca("coverage", "parley", "--pages", tmp_path).code == 0
    assert "| turn.1 |" in (tmp_path / "parley.md").read_text()


def test_coverage_names_what_is_missing(ludoteca: Command, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "@rule('turn.1', 'turn.99')\ndef test_one(): ...\ndef test_turn_2__sails(): ...\n"
    )
    found = ludoteca("coverage", "parley", "--tests", tmp_path, "--json").json()
    assert found["tested"] == 2
    assert {"rule": "turn.3", "cited": True, "code": False, "tests": False} in found["missing"]
    assert list(found["unknown"]) == ["turn.99"]


def test_show_from_every_seat_in_every_language(ludoteca: Command, journal: Path) -> None:
    for lang, word in {"en": "Hand", "it": "Mano", "pt": "Mão"}.items():
        assert word in ludoteca("show", journal, "--seat", "B", "--at", 10, "--lang", lang).out
    shown = ludoteca("show", journal, "--seat", "B", "--at", 10, "--json").json()
    assert shown["line"] == 10
    assert shown["view"]["seat"] == "B"
    hands = {z["seat"]: z["cards"] for z in shown["view"]["board"]["zones"] if z["id"] == "hand"}
    assert all(card.startswith("back:") for card in hands["A"])
    assert all(card.startswith("letter:") for card in hands["B"])
    spectator = ludoteca("show", journal, "--at", 10, "--json").json()
    seen = [z["cards"] for z in spectator["view"]["board"]["zones"] if z["id"] == "hand"]
    assert all(card.startswith("back:") for hand in seen for card in hand)


def test_replay_tells_the_story_a_seat_may_know(ludoteca: Command, journal: Path) -> None:
    told = ludoteca("replay", journal).out
    assert "lines replayed and found right" in told
    report = ludoteca("replay", journal, "--json").json()
    assert report["over"] == "rounds"
    assert len(report["story"]) == report["lines"]
    drawn = [e for line in report["story"] for e in line["events"] if e["key"].startswith("draw")]
    assert drawn and all(e["key"] == "draw-hidden" for e in drawn)
    assert not any("do" in line for line in report["story"])


def test_a_game_can_be_continued(ludoteca: Command, tmp_path: Path) -> None:
    file = tmp_path / "half.journal"
    typed = "1\n1\nquit\n"
    assert ludoteca("play", "parley", "--seed", "half", "--seat", "A=human", "--save", file, typed=typed).code == 0
    words = ("--seat", "A=random", "--seat", "B=random", "--json", "--save", file)
    assert ludoteca("play", "--load", file, *words).json()["over"] == "rounds"
    assert ludoteca("replay", file).code == 0


def test_the_same_seed_gives_the_same_game(ludoteca: Command) -> None:
    words = ("play", "parley", "--seat", "A=random", "--seat", "B=random", "--seed", "again", "--json")
    assert ludoteca(*words).json() == ludoteca(*words).json()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), 'There is no game called "chess"'),
        (("play",), "Say which game to play"),
        (("play", "parley", "--seats", "9"), "This game is for 2 to 4 players."),
        (("play", "parley", "--seat", "Z=human"), "Write a seat as A=human"),
        (("play", "parley", "--seat", "A=wizard"), 'There is no player "wizard"'),
        (("play", "parley", "--seat", "A=knight:sleepy"), 'There is no style "sleepy"'),
        (("play", "parley", "--options", "length"), "Write an option as name=value"),
        (("play", "parley", "--options", "length=eternal"), 'The option length cannot be "eternal"'),
        (("play", "parley", "--options", "weather=bad"), 'This game has no option "weather".'),
        (("play", "parley", "--lang", "xx"), "I cannot follow that"),
        (("play", "--load", "/nonexistent"), "The file /nonexistent cannot be read"),
        (("show", "/nonexistent"), "The file /nonexistent cannot be read"),
        (("replay", "/dev/null"), "/dev/null is not a journal of Ludoteca."),
        (("fuzz", "chess"), 'There is no game called "chess"'),
        (("fuzz", "parley", "--games", "0"), "must be above zero"),
        (("fuzz", "parley", "--games", "few"), "I cannot follow that"),
        (("fuzz", "parley", "--seats", "7"), "This game is for 2 to 4 players."),
        (("bench", "parley", "--seats", "7"), "This game is for 2 to 4 players."),
        (("bench", "--seconds", "-1"), "must be above zero"),
        (("coverage", "chess"), 'There is no game called "chess"'),
        (("coverage", "parley", "--tests", "/nonexistent"), "There is no folder /nonexistent."),
        (("new-game", "Bad Name"), "A new game needs a name of small letters"),
        (("dance",), "I cannot follow that"),
        ((), "I cannot follow that"),
    ],
)
def test_a_mistake_is_one_sentence(ludoteca: Command, words: tuple[str, ...], sentence: str) -> None:
    said = ludoteca(*words)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_a_command_whose_packages_are_not_installed(
    ludoteca: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delitem(sys.modules, "ludoteca.server.serve", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    said = ludoteca("serve", "--no-browser", "--data", tmp_path, "--port", "0")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert 'uvicorn is missing): pip install "ludoteca[server]".' in said.err


def test_a_moment_that_does_not_exist(ludoteca: Command, journal: Path) -> None:
    said = ludoteca("show", journal, "--at", 5000)
    assert said.code == 2
    assert "The journal has no line 5,000" in said.err
    said = ludoteca("show", journal, "--seat", "D")
    assert said.code == 2
    assert 'There is no seat "D" at this table, only A, B.' in said.err


def test_the_help_speaks_three_languages(ludoteca: Command) -> None:
    for lang, word in {"en": "play in the terminal", "it": "gioca nel terminale", "pt": "joga no terminal"}.items():
        with pytest.raises(SystemExit) as left:
            ludoteca("play", "--lang", lang, "--help")
        assert left.value.code == 0, word


def test_the_texts_of_the_command_line_are_equal_in_three_languages() -> None:
    for package in ("ludoteca", "ludoteca.cli"):
        assert unequal({lang: catalogue(package, lang) for lang in LANGUAGES}) == []


def test_every_text_of_the_command_line_is_used() -> None:
    import ludoteca.cli

    commands = Path(ludoteca.cli.__file__).parent
    source = "\n".join(f.read_text() for f in [*commands.glob("*.py"), commands.parent / "render.py"])
    composed = ("help-", "journal-", "maturity-", "fuzz-", "coverage-no-", "setup-")
    unused = [
        id
        for id in catalogue("ludoteca.cli", "en")
        if not re.search(f"['\"]{id}['\"]", source) and not id.startswith(composed)
    ]
    assert unused == []
