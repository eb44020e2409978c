"""Permissions of the data folder, a folder that cannot be written, and the health report of a damaged database."""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.main import main
from ludoteca.server.storage import sqlite
from ludoteca.server.storage.lock import DataLock
from ludoteca.server.storage.private import Unwritable, private_file, private_folder
from ludoteca.server.storage.sqlite_backend import FILE
from server.tools import running_server


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_the_data_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0)
    try:
        lock = DataLock(folder)
        async with running_server(folder) as h:
            await h.table("me bot")
            assert mode(folder) == 0o700
            assert {f.name: mode(f) for f in folder.iterdir()} == {f.name: 0o600 for f in folder.iterdir()}
            assert len(list(folder.iterdir())) >= 3
            sqlite.backup(folder / FILE, tmp_path / "copy.db")
            assert mode(tmp_path / "copy.db") == 0o600
        lock.release()
    finally:
        os.umask(before)


def test_existing_folders_and_files_are_restricted(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    file = folder / "x"
    file.write_text("kept")
    file.chmod(0o644)
    private_folder(folder)
    private_file(file)
    assert (mode(folder), mode(file), file.read_text()) == (0o700, 0o600, "kept")


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "data"
    with pytest.raises(Unwritable):
        DataLock(folder)
    assert main(["serve", "--data", str(folder), "--no-browser", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and str(folder) in said and "Traceback" not in said


def test_a_read_only_folder_is_unwritable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # the tests may run as root, who may write everywhere
    with pytest.raises(Unwritable):
        private_folder(tmp_path)


async def test_health_is_about_the_process_and_readiness_about_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as h:
        assert (await h.get("/healthz"))["ok"] and (await h.get("/readyz"))["ok"]

        def full(*_: Any) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(h.parts.store.backend, "_transaction", full)
            assert (await h.get("/healthz"))["ok"]
            assert (await h.get("/readyz", status=503))["error"]["key"] == "storage"
        assert (await h.get("/readyz"))["ok"]


async def test_a_corrupt_page_is_reported(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me bot")
    file = tmp_path / FILE
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'journal'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    data = bytearray(file.read_bytes())
    data[(root - 1) * size : root * size] = b"\xee" * size
    file.write_bytes(data)
    async with running_server(tmp_path) as h:
        assert (await h.get("/readyz"))["ok"]  # nothing has read the page yet
        await h.get(f"/api/tables/{made['table']}", status=503)
        assert (await h.get("/healthz"))["ok"]
        assert (await h.get("/readyz", status=503))["error"]["key"] == "storage-damaged"
