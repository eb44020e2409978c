"""Databases that older versions of the server left behind: every table opens, shows its past, and is played on."""

from __future__ import annotations

import contextlib
import lzma
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.main import main
from ludoteca.kernel import menu, write_action
from ludoteca.registry import find
from ludoteca.rooms import payloads, play, votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.events import Unknown, read_event, write_event
from ludoteca.rooms.history import LOG_PAGE
from ludoteca.rooms.table import LOBBY, OVER, PLAYING, LiveTable
from ludoteca.server.services.entry import Entry
from ludoteca.server.storage.sqlite_backend import FILE
from server.tools import Page, ServerHarness, running_server

HERE = Path(__file__).parent
FIXTURES = sorted(file.name.removesuffix(".sql.xz") for file in HERE.glob("*.sql.xz"))
MOVES = 4  # that are made at every table

Rows = list[dict[str, Any]]


def unpacked(name: str, folder: Path) -> Path:
    """The database of a fixture in a data folder."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        connection.executescript(lzma.decompress((HERE / f"{name}.sql.xz").read_bytes()).decode())
    return folder


def rows(folder: Path, statement: str, *values: object) -> Rows:
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(statement, values)]


class Stored:
    """A table as the older version stored it."""

    def __init__(self, folder: Path, facts: dict[str, Any]) -> None:
        self.facts = facts
        self.journal = rows(folder, "SELECT * FROM journal WHERE table_id = ? ORDER BY rev", facts["id"])
        self.seats = rows(folder, "SELECT * FROM seats WHERE table_id = ? ORDER BY seat", facts["id"])

    def lines(self) -> list[tuple[int, int, str]]:
        """The actions that have not been taken back."""
        out: list[tuple[int, int, str]] = []
        for row in self.journal:
            if row["kind"] in ("undo", "rewind"):
                out = [line for line in out if line[0] <= row["seq"]]
            elif row["kind"] in ("act", "auto", "redo"):
                out.append((row["seq"], row["seat"], row["text"]))
        return out


def stored_tables(folder: Path) -> list[Stored]:
    return [Stored(folder, facts) for facts in rows(folder, "SELECT * FROM tables ORDER BY made, id")]


def check_kept(live: LiveTable, stored: Stored) -> None:
    """Nothing of the table is lost: its people, its state, and every action that was not taken back."""
    assert (live.state, live.seq) == (stored.facts["state"], stored.facts["seq"])
    assert live.rev == stored.facts["rev"]
    names = [(seat.number, seat.kind, seat.player, seat.name) for seat in live.seats]
    assert names == [(seat["seat"], seat["kind"], seat["player"], seat["name"]) for seat in stored.seats]
    assert [(line.seq, line.seat, line.do) for line in live.history.log if line.seq] == stored.lines()
    if live.state == OVER:
        assert live.result is not None and (live.result["places"] is not None)


def check_shown(live: LiveTable) -> None:
    """Everybody can be shown the table and all of its log."""
    for seat in range(-1, len(live.seats)):
        payloads.view_shown(live, seat)
        before: int | None = None
        shown: list[dict[str, Any]] = []
        more = True
        while more:
            lines, more = payloads.page_shown(live, seat, -1, before)
            shown = lines + shown
            before = lines[0]["seq"] if lines else 0
            assert len(lines) <= LOG_PAGE
        numbers = [line["seq"] for line in shown if line["seq"]]
        assert numbers == list(range(1, live.seen_seq(seat) + 1))


def play_on(live: LiveTable, change: Change) -> None:
    """A choice of the seat that is asked first."""
    if live.clock.paused:
        votes.resume(live, change, live.people()[0])
    m = live.playing()
    seat = live.front_seats()[0]
    do = write_action(live.game, menu(m.state, seat)[0])
    play.act(live, change, seat, live.history.seen_rev(seat), do, f"played on {live.rev}")


async def played_on(server: ServerHarness, entry: Entry) -> None:
    before = entry.live.seq
    for _ in range(MOVES):
        if entry.live.state == PLAYING:
            await server.parts.commands.run(entry, play_on)
    assert entry.live.seq >= before + MOVES or entry.live.state == OVER


@pytest.mark.parametrize("name", FIXTURES)
async def test_every_table_of_an_older_version_opens_and_is_played_on(tmp_path: Path, name: str) -> None:
    tables = stored_tables(unpacked(name, tmp_path))
    played: dict[str, tuple[int, int, str]] = {}
    async with running_server(tmp_path, set={"club": True}) as server:
        for stored in tables:
            entry = await server.parts.tables.entry(stored.facts["id"])
            check_kept(entry.live, stored)
            check_shown(entry.live)
            await (await Page(server, entry.live.id, None).open()).close()
            if entry.live.state == PLAYING:
                await played_on(server, entry)
            if entry.live.match is not None:
                played[entry.live.id] = (entry.live.rev, entry.live.seq, entry.live.match.hash())
    async with running_server(tmp_path, set={"club": True}) as server:
        for table, expected in played.items():
            live = (await server.parts.tables.entry(table)).live
            assert live.match is not None
            assert (live.rev, live.seq, live.match.hash()) == expected


@pytest.mark.parametrize("name", FIXTURES)
async def test_a_table_of_an_older_version_that_waits_is_begun_under_the_present_rules(
    tmp_path: Path, name: str
) -> None:
    waiting = [one for one in stored_tables(unpacked(name, tmp_path)) if one.facts["state"] == LOBBY]
    assert waiting
    async with running_server(tmp_path) as server:
        for stored in waiting:
            await server.post(f"/api/join/{stored.facts['invite']}", {"name": "Late"})
            live = (await server.parts.tables.entry(stored.facts["id"])).live
            assert live.state == PLAYING and live.facts.rules == live.game.rules_version
    for stored in waiting:
        [facts] = rows(tmp_path, "SELECT * FROM tables WHERE id = ?", stored.facts["id"])
        assert facts["state"] == PLAYING and facts["rules"] == find(facts["game"]).rules_version


@pytest.mark.parametrize("name", FIXTURES)
def test_every_row_of_an_older_version_is_read_and_would_be_written_the_same(tmp_path: Path, name: str) -> None:
    stored = rows(unpacked(name, tmp_path), "SELECT kind, seat, text FROM journal")
    for row in stored:
        event = read_event(row["kind"], row["seat"], row["text"])
        assert not isinstance(event, Unknown)
        assert write_event(event) == (row["kind"], row["seat"], row["text"])


@pytest.mark.parametrize("name", FIXTURES)
def test_the_check_of_a_host_finds_every_table_good(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    unpacked(name, tmp_path)
    assert main(["admin", "check", "--data", str(tmp_path)]) == 0, capsys.readouterr().out
