"""A player's report becomes a test that fails at the reported moment; and positions can be looked at like journals."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from long_run import long_but
from ludoteca.i18n import LANGUAGES
from ludoteca.kernel import Match, Quick, Setup, state_hash, write_action, write_position
from ludoteca.registry import find
from ludoteca.rooms import play
from ludoteca.rooms.bug_report import report
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.model import Facts, Player, Seat
from ludoteca.rooms.payloads import view_shown
from ludoteca.rooms.table import LiveTable

NOTE = 'The ship should have moved.\nI had a "six".'


def table(game: str, moves: int, seed: int = 3) -> LiveTable:
    """A table with two people, some moves into a game."""
    g = find(game)
    setup: Setup = g.complete(2)
    clock = ClockRules()
    facts = Facts(
        id="t",
        game=g,
        setup=setup,
        seed=seed,
        clock=clock,
        invite="invite",
        public=False,
        spectators=True,
        hints=True,
        undo="consent",
        made=0,
        rules=g.rules_version,
    )
    live = LiveTable(
        facts, [Seat(0, "human", "a", "Anna"), Seat(1, "human", "b", "Bruno")], [Player("a", "Anna", True, "x", "y")]
    )
    play.start(live, Change(0))
    quick = Quick(seed)
    for _ in range(moves):
        assert live.match is not None
        if live.state != "playing":
            break
        s = live.match.state
        options = s.menus[0]
        play.act(live, Change(0), s.front[0].seat, live.rev, write_action(g, options[quick.below(len(options))]), "")
    return live


def written(folder: Path, live: LiveTable, seat: int, tried: str = "", note: str = NOTE) -> Path:
    file = folder / "report.json"
    file.write_text(json.dumps(report(live, seat, note, tried)), encoding="utf-8")
    return file


def asked_seat(live: LiveTable) -> int:
    assert live.match is not None
    return live.match.state.front[0].seat


def ran(file: Path) -> tuple[int, str]:
    """A test file run by pytest in a process of its own, as a maintainer would."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(file.parent), str(file)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    "game",
    [
        "parley",
        "baroque",
        *(pytest.param(g, marks=pytest.mark.long) for g in ("anno-1452", "rio-de-la-plata", "pax-renaissance")),
    ],
)
def test_a_report_of_a_running_game_becomes_a_failing_test(
    ludoteca: Callable[..., Any], tmp_path: Path, game: str
) -> None:
    live = table(game, 25)
    seat = asked_seat(live)
    said = ludoteca("report", written(tmp_path, live, seat), "--test", tmp_path, "--json").json()
    assert said["as_seen"] and said["note"] == NOTE and said["line"] == live.seq
    file = Path(said["test"])
    source = file.read_text(encoding="utf-8")
    compile(source, str(file), "exec")
    if game != "parley":  # the others are the same file with other words
        namespace: dict[str, Any] = {"__file__": str(file)}
        exec(source, namespace)
        with pytest.raises(BaseException, match="The ship should have moved"):
            next(value for name, value in namespace.items() if name.startswith("test_"))()
        return
    code, out = ran(file)
    assert code == 1 and "1 failed" in out and "The ship should have moved." in out
    mended = re.sub(r"    pytest\.fail\(.*\)\n", "", source)
    assert mended != source
    file.write_text(mended, encoding="utf-8")
    assert ran(file)[0] == 0


@pytest.mark.parametrize(
    "field", long_but(("ludoteca", "rules", "note", "tried", "python", "seat", "state"), "note", "tried", "state")
)
def test_a_report_cannot_write_anything_but_words_into_the_test(
    ludoteca: Callable[..., Any], tmp_path: Path, field: str
) -> None:
    """Reports come from strangers, and the test is run on a developer's machine."""
    live = table("parley", 5)
    file = written(tmp_path, live, asked_seat(live))
    data = json.loads(file.read_text())
    data[field] = 'x"""\nSTRANGE = 1\n"""\\ \0 \ud800 \r\x1b[2J \'\'\''
    file.write_text(json.dumps(data))
    said = ludoteca("report", file, "--test", tmp_path, "--json")
    source = Path(said.json()["test"]).read_text(encoding="utf-8")
    namespace: dict[str, Any] = {"__file__": said.json()["test"]}
    exec(compile(source, "test", "exec"), namespace)
    assert "STRANGE" not in namespace and "\x1b" not in source
    assert "\x1b" not in ludoteca("report", file).out


def test_the_test_reproduces_what_was_refused(ludoteca: Callable[..., Any], tmp_path: Path) -> None:
    live = next(live for live in (table("parley", n) for n in range(30)) if greyed(live))
    refused = greyed(live)[0]
    words = ("report", written(tmp_path, live, asked_seat(live), refused["do"]), "--test", tmp_path, "--json")
    said = ludoteca(*words).json()
    assert said["tried"] == refused["do"] and said["refusal"] == [refused["no"]["key"], refused["no"]["rule"]]
    source = Path(said["test"]).read_text(encoding="utf-8")
    assert repr(refused["do"]) in source and repr(refused["no"]["key"]) in source


def greyed(live: LiveTable) -> list[dict[str, Any]]:
    found = view_shown(live, asked_seat(live))
    assert found is not None
    refused: list[dict[str, Any]] = found["greyed"]
    return refused


def test_a_report_of_a_finished_game_goes_to_any_action(ludoteca: Callable[..., Any], tmp_path: Path) -> None:
    live = table("parley", 2000)
    assert live.state == "over" and live.match is not None
    file = written(tmp_path, live, 0)
    said = ludoteca("report", file, "--json").json()
    assert said["hash"] == state_hash(live.game, live.match.state) and said["test"] is None
    said = ludoteca("report", file, "--json", "--at", 7).json()
    assert said["line"] == 7 and said["hash"] == state_hash(live.game, live.match.state_at(7))
    assert ludoteca("report", file, "--at", 100_000).code == 2


def test_the_same_report_is_written_to_the_same_file(ludoteca: Callable[..., Any], tmp_path: Path) -> None:
    live = table("parley", 5)
    file = written(tmp_path, live, asked_seat(live))
    names = {ludoteca("report", file, "--test", tmp_path, "--json").json()["test"] for _ in range(2)}
    assert len(names) == 1
    other = ludoteca(
        "report", written(tmp_path, live, asked_seat(live), note="else"), "--test", tmp_path, "--json"
    ).json()
    assert other["test"] not in names


def test_a_program_that_offers_something_else_today_says_so(ludoteca: Callable[..., Any], tmp_path: Path) -> None:
    live = table("parley", 5)
    file = written(tmp_path, live, asked_seat(live))
    data = json.loads(file.read_text())
    data["view"]["menu"] = data["view"]["menu"][1:]
    file.write_text(json.dumps(data))
    assert ludoteca("report", file, "--json").json()["as_seen"] is False
    assert "no longer offers" in ludoteca("report", file).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_written_in_words(ludoteca: Callable[..., Any], tmp_path: Path, lang: str) -> None:
    live = table("parley", 5)
    out = ludoteca("report", written(tmp_path, live, asked_seat(live)), "--lang", lang).out
    assert "Parley" in out and "The ship should have moved." in out and "report-" not in out


def test_what_is_no_report_is_refused_in_a_sentence(ludoteca: Callable[..., Any], tmp_path: Path) -> None:
    for text in ("no", "{}", "[]", '{"format": "ludoteca report 1"}'):
        file = tmp_path / "x.json"
        file.write_text(text)
        said = ludoteca("report", file)
        assert said.code == 2 and "not a report" in said.err
    live = table("parley", 5)
    good = written(tmp_path, live, asked_seat(live))
    assert ludoteca("report", good, "--test", tmp_path / "nowhere").code == 2
    data = json.loads(good.read_text())
    data["journal"] = data["journal"].replace("rules: 1", "rules: 2")
    good.write_text(json.dumps(data))
    assert ludoteca("report", good).code == 2


def test_a_position_is_shown_like_a_journal(ludoteca: Callable[..., Any], tmp_path: Path) -> None:
    g = find("baroque")
    m = Match(g, g.complete(2), 5)
    file = tmp_path / "x.position"
    file.write_text(write_position(g, m.state), encoding="utf-8")
    said = ludoteca("show", file, "--seat", "A", "--json").json()
    assert said["view"]["seat"] == "A" and "line" not in said
    assert "Baroque" in ludoteca("show", file).out
    file.write_text(file.read_text() + "nonsense: 1\n")
    said = ludoteca("show", file)
    assert said.code == 2 and "cannot be read" in said.err
