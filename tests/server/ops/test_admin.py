"""`ludoteca admin`: backup, restore, list, inspect, rewind, delete, stats, check."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.main import main
from ludoteca.kernel import Quick
from ludoteca.server.storage import sqlite
from ludoteca.server.storage.lock import DataLock, InUse
from ludoteca.server.storage.sqlite_backend import FILE
from server.tables.test_table import random_move
from server.tools import Page, running_server
from server.ws.test_play import play_on, seated


def admin(folder: Path, *words: str) -> int:
    return main(["admin", "--data", str(folder), "--lang", "en", *words])


async def played(folder: Path, moves: int = 12) -> list[dict[str, Any]]:
    async with running_server(folder) as h:
        given = await h.filled(2)
        await play_on(await seated(h, given), Quick(3), moves)
        return given


def test_list_inspect_stats_and_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = asyncio.run(played(tmp_path))
    table = given[0]["table"]
    assert admin(tmp_path, "list") == 0
    assert [t["id"] for t in json.loads(capsys.readouterr().out)["tables"]] == [table]
    assert admin(tmp_path, "inspect", table) == 0
    text = capsys.readouterr().out
    assert json.loads(text)["table"]["game"] == "parley"
    assert given[0]["token"] not in text and "letter:" not in text and "recovery" not in text
    assert admin(tmp_path, "stats") == 0
    assert json.loads(capsys.readouterr().out)["players"] == 2
    assert admin(tmp_path, "check") == 0
    assert "1 tables open" in capsys.readouterr().out
    assert admin(tmp_path, "inspect", "nothing") == 2
    assert "nothing" in capsys.readouterr().err


def test_common_options_are_accepted_before_and_after_the_tool(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = asyncio.run(played(tmp_path))[0]["table"]
    for words in (
        ["--data", str(tmp_path), "--json", "check"],
        ["check", "--data", str(tmp_path), "--json", "--lang", "it"],
    ):
        assert main(["admin", *words]) == 0
        assert json.loads(capsys.readouterr().out)["good"] == 1
    assert main(["admin", "inspect", table, "--data", str(tmp_path / "elsewhere"), "--lang", "en"]) == 2


def test_rewind_and_delete(tmp_path: Path) -> None:
    given = asyncio.run(played(tmp_path))
    table = given[0]["table"]
    assert admin(tmp_path, "rewind", table, "9999") == 2
    assert admin(tmp_path, "rewind", table, "2") == 0

    async def look() -> int:
        async with running_server(tmp_path) as h:
            return (await Page(h, table, given[0]["token"]).open()).seq

    assert asyncio.run(look()) == 2
    assert admin(tmp_path, "delete", table) == 0
    assert admin(tmp_path, "inspect", table) == 2


async def finished_by_play(folder: Path, seed: int) -> tuple[dict[str, Any], str]:
    """A table whose game has ended by its rules, and its published seed."""
    async with running_server(folder) as h:
        made = await h.table("me hotseat")
        entry = await h.parts.tables.entry(made["table"])
        quick = Quick(seed)
        while entry.live.state == "playing":
            await h.parts.commands.run(entry, lambda live, change: random_move(live, change, quick))
        return made, (await h.get(f"/api/tables/{made['table']}"))["seed"]


def test_a_finished_game_that_is_reopened_gets_a_new_seed(tmp_path: Path) -> None:
    made, published = asyncio.run(finished_by_play(tmp_path, 3))
    table = made["table"]
    assert admin(tmp_path, "rewind", table, "5") == 0

    async def look() -> None:
        for _ in range(2):  # from the journal, and from a snapshot of the time before
            async with running_server(tmp_path) as h:
                page = await Page(h, table, made["token"]).open()
                live = h.parts.cache.entries[table].live
                assert page.seq == 5 and page.state["table"]["state"] == "playing" and live.match is not None
                seeds = {
                    live.facts.seed,
                    live.match.seed,
                    live.match.state.seed,
                    *(s.seed for s in live.match.snapshots),
                }
                assert len(seeds) == 1 and f"{seeds.pop():x}" != published
                assert [a["kind"] for a in page.state["table"]["announcements"]] == ["reseed"]

    asyncio.run(look())


def test_backup_of_a_running_server_and_restore(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"

    async def play_and_copy() -> tuple[dict[str, Any], int]:
        async with running_server(data) as h:
            given = await h.filled(2)
            pages = await seated(h, given)
            await play_on(pages, Quick(3), 8)
            assert await asyncio.to_thread(admin, data, "backup", str(copy)) == 0
            seq = pages[0].seq
            await play_on(pages, Quick(4), 6)
            return given[0], seq

    given, seq = asyncio.run(play_and_copy())
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(copy.read_bytes()[:5000])
    assert admin(data, "restore", str(damaged)) == 2
    lock = DataLock(data)
    assert admin(data, "restore", str(copy)) == 2  # a server is running
    lock.release()
    assert admin(data, "restore", str(copy)) == 0

    async def look() -> int:
        async with running_server(data) as h:
            return (await Page(h, given["table"], given["token"]).open()).seq

    assert asyncio.run(look()) <= seq + 1
    assert [f.name for f in data.iterdir() if f.name.startswith("ludoteca.db.")]  # the replaced one is kept


def test_a_backup_cannot_overwrite_its_own_database(tmp_path: Path) -> None:
    """The server would continue to write to an unlinked file."""
    asyncio.run(played(tmp_path))
    file = tmp_path / FILE
    before = file.stat().st_ino
    for name in (str(file), str(tmp_path / ".." / tmp_path.name / FILE), f"{file}-wal"):
        assert admin(tmp_path, "backup", name) == 2
    link = tmp_path / "link.db"
    link.symlink_to(file)
    assert admin(tmp_path, "backup", str(link)) == 2
    assert file.stat().st_ino == before and not list(tmp_path.glob("*.part"))


def test_a_failed_backup_is_reported_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    asyncio.run(played(data))
    assert admin(data, "backup", str(tmp_path / "nowhere" / "copy.db")) == 2
    copy = tmp_path / "copy.db"
    assert admin(data, "backup", str(copy)) == 0
    whole = (data / FILE).read_bytes()

    def full(*_words: Any) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(sqlite, "check", lambda _file: full())
    assert admin(data, "backup", str(tmp_path / "second.db")) == 2
    monkeypatch.undo()
    monkeypatch.setattr("shutil.copyfile", full)
    assert admin(data, "restore", str(copy)) == 2
    assert "no space left" in capsys.readouterr().err
    assert (data / FILE).read_bytes() == whole and not list(data.glob("*.part")) and not list(tmp_path.glob("*.part"))


def test_a_backup_of_a_newer_version_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    asyncio.run(played(data))
    assert admin(data, "backup", str(copy)) == 0
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    capsys.readouterr()
    assert admin(data, "restore", str(copy)) == 2
    assert "newer version" in capsys.readouterr().err
    assert admin(data, "check") == 0 and not list(data.glob("*.part*"))


def test_a_backup_is_restored_to_an_empty_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    asyncio.run(played(data))
    assert admin(data, "backup", str(copy)) == 0
    capsys.readouterr()
    assert admin(tmp_path / "new", "restore", str(copy)) == 0
    assert "no database before" in capsys.readouterr().out
    assert admin(tmp_path / "new", "check") == 0


def test_one_server_per_folder(tmp_path: Path) -> None:
    lock = DataLock(tmp_path)
    with pytest.raises(InUse):
        DataLock(tmp_path)
    assert admin(tmp_path, "list") == 2  # no database there
    lock.release()
    DataLock(tmp_path).release()
