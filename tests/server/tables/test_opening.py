"""What opening, undoing and looking back cost in the longest game on record of each title: counted in work, not in
time.

Every action of the journal is carried out once when a table is opened, which also proves it against its last snapshot;
nothing may make that grow faster than the game. Going back, and every step of the replay's slider, costs at most the
distance between two snapshots.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from conformance.corpus import version_of
from conformance.golden import golden_files
from long_run import long_but
from ludoteca import registry
from ludoteca.kernel import Match, match, read_journal, write_journal
from ludoteca.kernel.match import SNAPSHOT_EVERY
from ludoteca.rooms.history import LOG_PAGE
from ludoteca.server.storage.sqlite_backend import SqliteBackend
from server.tools import Page, ServerHarness, running_server

GAMES = ["anno_1452", "baroque", "pax_renaissance", "rio_de_la_plata"]
MAX_STATEMENTS = 8  # to open a table: its row, seats, players, journal, snapshots, chat, notices, spectators
MAX_VIEW = 60_000  # bytes of a view, uncompressed
MAX_LOG_LINE = 400  # bytes of the log for each action of the game


class Work:
    """How often the engine has carried out an action."""

    def __init__(self) -> None:
        self.actions = 0
        self.statements: list[str] = []

    def clear(self) -> None:
        self.actions = 0
        self.statements = []


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Iterator[Work]:
    if not str(match.__file__).endswith(".py"):
        pytest.skip("the compiled kernel cannot be counted from outside")
    counted = Work()
    real: Any = vars(match)["act"]

    def act(*words: Any) -> None:
        counted.actions += 1
        real(*words)

    monkeypatch.setattr(match, "act", act)
    yield counted


def longest(name: str) -> Match:
    game = registry.find(name)
    present = [f for f in golden_files(game) if version_of(f) == game.rules_version]  # older ones are not replayed
    file = max(present, key=lambda f: f.read_text(encoding="utf-8").count("\n"))
    return read_journal(game, file.read_text(encoding="utf-8"))


def with_something_to_undo(m: Match) -> int:
    """Goes back to the last moment at which seat A could take something back; how far that is."""
    for seq in range(m.seq - 1, 0, -1):
        if m.lines[seq - 1].seat == 0 and not m.lines[seq - 1].auto:
            m.rewind(seq)
            targets = m.undo_targets(0)
            if targets:
                return seq
    raise AssertionError("nothing to undo in the whole game")


async def stored(h: ServerHarness, m: Match) -> dict[str, Any]:
    made: dict[str, Any] = await h.post("/api/import", {"journal": write_journal(m), "name": "Anna", "bots": True})
    return made


def listen(h: ServerHarness, work: Work) -> None:
    """From now on every statement is noted; the server's own looks at its clocks and at stale lobbies are not ours."""
    h.parts.loops["clocks"].cancel()

    def ran(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        background = "tables.at <" in statement or "tables.due <=" in statement  # expiry of lobbies, the clocks
        if not statement.startswith(("PRAGMA", "BEGIN")) and not background:
            work.statements.append(statement)

    backend = h.parts.store.backend
    assert isinstance(backend, SqliteBackend)
    event.listen(backend.engine.sync_engine, "before_cursor_execute", ran)
    event.listen(backend.writing, "before_cursor_execute", ran)


@pytest.mark.parametrize("name", long_but(GAMES, "baroque", "pax_renaissance"))
async def test_opening_the_longest_finished_game(tmp_path: Path, work: Work, name: str) -> None:
    m = longest(name)
    async with running_server(tmp_path) as h:
        made = await stored(h, m)
    async with running_server(tmp_path) as h:
        listen(h, work)
        work.clear()
        page = await Page(h, made["table"], made["token"]).open()
        assert page.seq == m.seq
        assert m.seq <= work.actions <= m.seq + SNAPSHOT_EVERY
        assert len(work.statements) <= MAX_STATEMENTS, work.statements
        work.clear()
        await Page(h, made["table"], None).open()  # the next visitor costs nothing
        assert work.actions == 0 and work.statements == []
        assert view_bytes(page) <= MAX_VIEW
        assert len(page.raw[0]) <= MAX_VIEW + MAX_LOG_LINE * min(m.seq, LOG_PAGE)


def view_bytes(page: Page) -> int:
    return len(msgspec.json.encode(page.state["view"]))


@pytest.mark.parametrize("steps", [30, pytest.param(400, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", long_but(GAMES, "baroque", "pax_renaissance"))
async def test_steps_of_the_slider(tmp_path: Path, work: Work, name: str, steps: int) -> None:
    """So many steps, evenly over the game; in a shorter game every one."""
    m = longest(name)
    async with running_server(tmp_path) as h:
        made = await stored(h, m)
        listen(h, work)
        for seq in range(0, m.seq + 1, -(-m.seq // steps)):
            work.clear()
            found = await h.get(f"/api/tables/{made['table']}/at/{seq}?seat=A")
            assert found["seq"] == seq
            assert work.actions < SNAPSHOT_EVERY and work.statements == []


@pytest.mark.parametrize("name", long_but(GAMES, "baroque", "pax_renaissance"))
async def test_undo_and_redo_late_in_the_longest_game(tmp_path: Path, work: Work, name: str) -> None:
    m = longest(name)
    seq = with_something_to_undo(m)
    async with running_server(tmp_path) as h:
        made = await stored(h, m)
        listen(h, work)
        page = await Page(h, made["table"], made["token"]).open()
        assert page.seq == seq and page.state["me"]["undo"]
        for kind in ("undo", "redo"):
            work.clear()
            before = page.state["rev"]
            await page.say(type=kind, rev=before)
            await page.until(lambda x, before=before: x["type"] == "state" and x["rev"] > before)
            await h.idle()
            assert work.actions <= SNAPSHOT_EVERY, (kind, work.actions)
            reading = [s for s in work.statements if s.startswith("SELECT")]
            assert reading == [] and len(work.statements) <= 4, work.statements
        # What a page that was away for a moment is sent does not grow with the game.
        page.raw.clear()
        await page.again()
        assert len(page.raw[0]) <= MAX_VIEW
