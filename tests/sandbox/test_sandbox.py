"""Untrusted journals and positions: validated before rules run, executed in a process with limits, answered in a
sentence."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca import sandbox
from ludoteca.i18n import LANGUAGES, catalogue
from ludoteca.kernel import JournalError, PositionError, determinise, read_journal, read_position, save, write_position
from ludoteca.kernel.codec import to_text
from ludoteca.registry import find
from sandbox.hostile import GAMES, from_data, header, hostile_files, largest_files, nested, played, signed
from server.tools import running_server

MAX_CPU_S = 5.0
MAX_MB = 200.0


def test_hostile_files_stay_within_processor_time_and_memory() -> None:
    """Every file is refused, or harmless and accepted; the system ends what would run on."""
    script = Path(__file__).with_name("hostile.py")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, check=True, timeout=800, env=sandbox.environment()
    )
    rows = json.loads(done.stdout)
    assert len(rows) >= 50
    for row in rows:
        assert row["cpu"] < MAX_CPU_S and row["mb"] < MAX_MB, row
    legal = [name for name, _ in largest_files()]
    accepted = [row["name"] for row in rows if row["key"] == "accepted"]
    assert set(legal) <= set(accepted)
    hostile = set(accepted) - set(legal)
    assert all("agenda" in name or name.startswith("parley") for name in hostile), hostile


@pytest.mark.parametrize("name", GAMES)
def test_a_position_with_excessive_values_is_refused_before_any_rule_runs(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    m = played(name)
    data = save(m.game, m.state)
    texts = [
        from_data(m, {**data, "scores": value}) for value in ([10**9], [-5000], nested(50), [0] * 5000, ["x" * 999])
    ]
    texts.append(from_data(m, {**data, "agenda": [data["agenda"][0] if data["agenda"] else {}] * 500}))

    def run(*_: object) -> None:
        pytest.fail("the position was executed")

    monkeypatch.setattr("ludoteca.kernel.journal.advance", run)
    for text in texts:
        with pytest.raises(JournalError, match="different"):
            read_journal(m.game, text)


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_real_games_are_accepted_from_every_seat(name: str) -> None:
    for moves in (0, 12, 40):
        m = played(name, 0 if name == "parley" else moves)
        for seat in range(-1, m.setup.seats):
            s = m.state.copy()
            determinise(m.game, s, seat, 1)
            verdict = sandbox.examine(sandbox.JOURNAL, from_data(m, save(m.game, s)))
            assert (verdict.key, verdict.detail) == ("", "")
            assert sandbox.examine(sandbox.POSITION, write_position(m.game, s)).key == ""


def test_numbers_that_encode_something_may_be_large() -> None:
    """Rio de la Plata stores denied proposals as codes above the limit for counts."""
    m = played("rio_de_la_plata")
    data = {**save(m.game, m.state), "refused": [168_547]}
    assert sandbox.examine(sandbox.JOURNAL, from_data(m, data)).key == ""


@pytest.mark.parametrize("line", ["= 5 {hash}\n= 5 {hash}", "6 A pass | " + "9" * 40])
def test_lines_that_cost_more_than_they_say_are_refused(line: str) -> None:
    m = played("baroque")
    more = line.format(hash=m.hash()).split("\n")
    with pytest.raises(JournalError):
        read_journal(m.game, from_data(m, save(m.game, m.state), more))


def test_a_worker_is_ended_at_its_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """An endless loop ends by the limit of processor time, an endless list by the limit of memory."""
    for endless, expected in (("while True: pass", -signal.SIGKILL), ("x = [0]\nwhile True: x += x", 7)):
        program = f"""
from ludoteca import sandbox
sandbox.CPU_S = 1
sandbox.limit_process()
try:
    exec({endless!r})
except MemoryError:
    raise SystemExit(7)
"""
        done = subprocess.run([sys.executable, "-c", program], env=sandbox.environment(), timeout=300, check=False)
        assert done.returncode in (expected, -signal.SIGXCPU)


def test_a_worker_that_says_nothing_was_ended_by_a_limit() -> None:
    assert [sandbox.read_verdict(output).key for output in (b"", b"[]", b'{"key": "line"', b"null")] == ["limits"] * 4


async def test_one_check_per_caller_and_none_waits_beyond_its_time() -> None:
    checker = sandbox.Checker(workers=1, seconds=600)
    running = asyncio.Event()
    release = asyncio.Event()

    async def held(kind: str, text: str) -> sandbox.Verdict:
        running.set()
        await release.wait()
        return sandbox.Verdict()

    checker._run = held  # type: ignore[method-assign]
    first = asyncio.create_task(checker.check(sandbox.JOURNAL, "", "one"))
    await running.wait()
    with pytest.raises(sandbox.Busy):
        await checker.check(sandbox.JOURNAL, "", "one")
    checker.seconds = 0.01  # the first check holds the only worker for as long as the second may wait
    with pytest.raises(sandbox.Busy):
        await checker.check(sandbox.JOURNAL, "", "two")
    release.set()
    assert (await first).key == ""
    release.clear()
    assert (await checker.check(sandbox.JOURNAL, "", "two")).key == sandbox.LIMITS
    assert checker.callers == set() and not checker.free.locked()


async def test_a_worker_ends_with_the_caller() -> None:
    checker = sandbox.Checker(seconds=300)
    before = children()
    task = asyncio.create_task(checker.check(sandbox.JOURNAL, "x" * 900_000, "one"))
    while children() == before and not task.done():
        await asyncio.sleep(0.001)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert children() == before


def children() -> set[str]:
    return set(Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())


async def test_the_server_refuses_hostile_imports_and_serves_others_meanwhile(tmp_path: Path) -> None:
    m = played("rio_de_la_plata")
    hang = {**save(m.game, m.state)}
    for name, value in hang.items():
        if isinstance(value, list) and value and all(isinstance(x, int) for x in value) and name != "known":
            hang[name] = [-900] * len(value)
    files = [from_data(m, hang), signed(header(m, rules="9" * 100_000)), from_data(m, nested(100))]
    async with running_server(tmp_path) as h:
        for text in files:
            answer = await h.post("/api/import", {"journal": text}, status=400)
            assert answer["error"]["key"] in ("journal", "journal-limits")
        assert (await h.get("/readyz"))["tables"] == {}
        good = from_data(m, save(m.game, m.state))
        made = await h.post("/api/import", {"journal": good, "bots": True})
        assert (await h.get(f"/api/tables/{made['table']}"))["state"] == "playing"


async def test_an_import_beyond_the_limits_and_a_busy_importer_are_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def limits(self: Any, kind: str, text: str, caller: str) -> sandbox.Verdict:
        return sandbox.Verdict(sandbox.LIMITS)

    async def busy(self: Any, kind: str, text: str, caller: str) -> sandbox.Verdict:
        raise sandbox.Busy

    async with running_server(tmp_path) as h:
        for check, status, key in ((limits, 400, "journal-limits"), (busy, 429, "import-busy")):
            monkeypatch.setattr(sandbox.Checker, "check", check)
            answer = await h.post("/api/import", {"journal": "x"}, status=status)
            assert answer["error"]["key"] == key
            assert all(f"error-{key}" in catalogue("ludoteca", lang) for lang in LANGUAGES)


@pytest.mark.parametrize("command", ["replay", "show", "report", "hint", "review"])
def test_commands_answer_hostile_files_with_a_sentence(
    ludoteca: Callable[..., Any], tmp_path: Path, command: str
) -> None:
    m = played("baroque")
    file = tmp_path / "hostile"
    contents = [from_data(m, {**save(m.game, m.state), "scores": nested(40)}), "[" * 100_000, "{" * 100_000, "\x1b[2J"]
    for text in contents:
        journal = json.dumps({"format": "ludoteca report 1", "game": "baroque", "journal": text, "view": [1]})
        file.write_text(journal if command == "report" else text)
        said = ludoteca(command, file)
        assert said.code == 2 and said.err.count("\n") == 1 and "\x1b" not in said.err, said.err


def test_a_hostile_position_is_a_sentence(ludoteca: Callable[..., Any], tmp_path: Path) -> None:
    m = played("baroque")
    text = write_position(m.game, m.state)
    for line in ("scores: " + json.dumps(nested(40)), "scores: [1e400]", "scores: " + "[" * 50_000, "scores: [\x07]"):
        file = tmp_path / "position"
        file.write_text(text + line + "\n")
        said = ludoteca("show", file)
        assert said.code == 2 and said.err.count("\n") == 1 and "\x07" not in said.err
        with pytest.raises(PositionError):
            read_position(m.game, text + line)


def test_a_file_beyond_any_size_is_not_read(ludoteca: Callable[..., Any]) -> None:
    said = ludoteca("replay", "/dev/zero")
    assert said.code == 2 and "too large" in said.err


def test_control_characters_in_a_file_name_do_not_reach_the_terminal(ludoteca: Callable[..., Any]) -> None:
    said = ludoteca("replay", "no\x1b[2Jfile\x07")
    assert said.code == 2 and "\x1b" not in said.err and "\x07" not in said.err


def test_every_verdict_of_the_sandbox_has_a_sentence() -> None:
    source = Path(sys.modules["ludoteca.kernel.journal"].__file__ or "").read_text()
    keys = set(re.findall(r'JournalError\([^"\n]*"([a-z-]+)"', source)) | {"limits", "unknown-game", "different"}
    for lang in LANGUAGES:
        assert {f"journal-{key}" for key in keys} <= set(catalogue("ludoteca.cli", lang))


def test_a_packed_state_of_any_content_is_a_journal_error() -> None:
    game = find("baroque")
    m = played("baroque")
    for data in (b"", b"null", b"[]", b"{}", b"\xff\xfe", b'{"game": "baroque"}', b"9" * 10_000):
        text = signed([*header(m), f"snapshot: 5 {to_text(zlib.compress(data))}"])
        with pytest.raises(JournalError):
            read_journal(game, text)


def test_fifty_files_of_five_kinds() -> None:
    names = [name for name, _ in hostile_files()]
    assert len(names) == len(set(names)) >= 50
    for kind in ("count", "agenda", "lines", "negative", "deep"):
        assert any(kind in name for name in names), kind
