"""Imports do not hold up other players: the event loop, the writer and the interpreter lock are soon free again.

Processor time is measured, not wall time, so that other work on the machine does not count.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca import sandbox
from ludoteca.kernel import read_action
from ludoteca.rooms.problem import Problem
from ludoteca.server import slices
from ludoteca.server.garbage import collect_rarely
from ludoteca.server.services import importing
from ludoteca.server.slices import Slices, TooLong
from ludoteca.server.storage.sqlite_backend import SqliteBackend
from sandbox.hostile import hostile_files, largest_files, played
from server.tools import running_server

MAX_PIECE_S = 0.2  # by which another player's move may be delayed
TRIALS = 3


class Pieces:
    """The longest pieces of work, in seconds of processor time, each in the thread that does it."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {"event loop": 0.0, "writer": 0.0, "replay": 0.0}

    def measure(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def measured(*args: Any) -> Any:
            began = time.thread_time()
            try:
                return work(*args)
            finally:
                self.longest[name] = max(self.longest[name], time.thread_time() - began)

        return measured

    def between(self, work: Callable[[Slices], None]) -> Callable[[Slices], None]:
        def measured(part: Slices) -> None:
            self.longest["replay"] = max(self.longest["replay"], time.thread_time() - part.since)
            work(part)

        return measured


@pytest.fixture
def server_collector() -> Iterator[None]:
    """Garbage is collected as in a server: a collection of all the test's objects would count as a piece of work."""
    before = gc.get_threshold()
    collect_rarely()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch, server_collector: None) -> Pieces:
    found = Pieces()
    monkeypatch.setattr(asyncio.Handle, "_run", found.measure("event loop", asyncio.Handle._run))
    monkeypatch.setattr(SqliteBackend, "_transaction", found.measure("writer", SqliteBackend._transaction))
    monkeypatch.setattr(Slices, "between", found.between(Slices.between))

    async def patient(self: sandbox.Checker, kind: str, text: str, caller: str) -> sandbox.Verdict:
        return await self._run(kind, text)  # without the limit of wall time, which a busy machine exceeds

    monkeypatch.setattr(sandbox.Checker, "check", patient)
    return found


@pytest.fixture(params=[7, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
def files(request: pytest.FixtureRequest) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Legal and hostile files, made before the measurement begins. The short run has one whole game, the longest legal
    file, and every seventh hostile one: each game and nearly each kind of position is among them."""
    legal = largest_files()
    return legal if request.param == 1 else legal[-2:], hostile_files()[:: request.param]


@pytest.mark.timeout(1800)
async def test_no_import_works_longer_than_a_player_may_wait(
    tmp_path: Path, files: tuple[list[tuple[str, str]], list[tuple[str, str]]], pieces: Pieces
) -> None:
    """Legal files are imported, evicted and loaded again; hostile ones are refused or harmless. A pause of a virtual
    machine counts as processor time, so what is too long must be so in every trial."""
    trials: list[dict[str, float]] = []
    while len(trials) < TRIALS:
        pieces.longest = dict.fromkeys(pieces.longest, 0.0)
        await import_all(tmp_path / str(len(trials)), *files)
        assert min(pieces.longest.values()) > 0, pieces.longest
        trials.append(pieces.longest)
        if max(pieces.longest.values()) < MAX_PIECE_S:
            return
    raise AssertionError(trials)


async def import_all(folder: Path, legal: list[tuple[str, str]], hostile: list[tuple[str, str]]) -> None:
    async with running_server(folder) as h:
        h.http.timeout = httpx.Timeout(300)
        for name, text in legal:
            made = await h.post("/api/import", {"journal": text, "bots": True})
            h.parts.cache.evict(await h.parts.tables.entry(made["table"]))
            shown = await h.get(f"/api/tables/{made['table']}")
            assert shown["state"] == ("over" if "whole" in name else "playing"), name
        for name, text in hostile:
            answer = await h.http.post("/api/import", json={"journal": text, "bots": True})
            assert answer.status_code in (201, 400, 413), (name, answer.text)


async def test_an_import_in_pieces_is_stored_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.storage.store.MAX_ROWS", 7)
    text = dict(largest_files())["parley: a whole game"]
    async with running_server(tmp_path) as h:
        made = await h.post("/api/import", {"journal": text})
        entry = await h.parts.tables.entry(made["table"])
        assert entry.live.rev > 14
        events = [line.events for line in entry.live.history.log]
        h.parts.cache.evict(entry)
        again = (await h.parts.tables.entry(made["table"])).live
        assert (again.state, again.rev) == ("over", entry.live.rev)
        assert [[e.key for e in line.events] for line in again.history.log] == [
            [e.key for e in part] for part in events
        ]
        assert await h.parts.store.counts() == {"over": 1}


async def test_an_import_that_is_interrupted_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.storage.store.MAX_ROWS", 7)
    text = dict(largest_files())["parley: a whole game"]
    async with running_server(tmp_path) as h:
        whole = h.parts.store.commit
        commits = 0

        async def failing(ops: Any) -> None:
            nonlocal commits
            commits += 1
            if commits == 3:
                raise OSError("disk full")
            await whole(ops)

        monkeypatch.setattr(h.parts.store, "commit", failing)
        await h.http.post("/api/import", json={"journal": text})
        monkeypatch.undo()
        await h.parts.store.queue.join()
        assert await h.parts.store.counts() == {}


async def test_an_import_that_a_crash_interrupted_is_removed_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        other = await h.filled(2)
        row = {**(await h.parts.store.table(given[0]["table"])), "state": "import", "key_id": given[0]["table"]}
        row["key_ver"] = row["ver"]
        h.parts.cache.evict(await h.parts.tables.entry(given[0]["table"]))
        await h.parts.store.commit([("table", {name: row[name] for name in row if name not in ("id", "made", "ver")})])
    async with running_server(tmp_path) as h:
        await h.get(f"/api/tables/{given[0]['table']}", status=404)
        assert (await h.get(f"/api/tables/{other[0]['table']}"))["state"] == "playing"


def test_a_replay_ends_at_its_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_S", 0.0)
    part = Slices(0.01).start()
    with pytest.raises(TooLong):
        while True:
            part.between()


async def test_an_import_beyond_its_processor_time_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_S", 0.0)
    monkeypatch.setattr(importing, "MAX_REPLAY_S", 1e-9)
    verdict = sandbox.examine(sandbox.JOURNAL, dict(largest_files())["parley: a whole game"])
    async with running_server(tmp_path) as h:
        with pytest.raises(Problem, match="journal-limits"):
            await h.parts.importer.import_journal(verdict, "Anna", True)
        assert await h.parts.store.counts() == {}


def test_an_action_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    m = played("rio_de_la_plata")
    m.step(0, read_action(m.game, "offer B stone 1 / /"), False)
    assert 0 < sandbox.slowest_step(m) < sandbox.MAX_STEP_S
    monkeypatch.setattr(sandbox, "slowest_step", lambda _m: 1.0)
    text = dict(largest_files())["parley: a whole game"]
    assert sandbox.examine(sandbox.JOURNAL, text).key == sandbox.LIMITS


def test_an_action_measured_during_a_pause_of_the_machine_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = iter([1.0, 1.0, 0.001])
    monkeypatch.setattr(sandbox, "slowest_step", lambda _m: next(measured))
    text = dict(largest_files())["parley: a whole game"]
    assert sandbox.examine(sandbox.JOURNAL, text).key == ""
