"""`ludoteca admin copy`: a server moves from a SQLite file to PostgreSQL with all its tables."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.server.storage.opening import store_at
from ludoteca.server.storage.sqlite_backend import FILE, migrate
from server.ops.test_admin import admin, played
from server.tools import Page, running_server


def test_a_server_moves_to_postgresql(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = asyncio.run(played(tmp_path))
    assert admin(tmp_path, "copy", "--to", database) == 0
    assert "1 tables are copied" in capsys.readouterr().out

    async def seen(url: str) -> tuple[int, object]:
        async with running_server(tmp_path, store=store_at(tmp_path, url)) as h:
            page = await Page(h, given[0]["table"], given[0]["token"]).open()
            return page.seq, page.state["view"]

    assert asyncio.run(seen(database)) == asyncio.run(seen(""))
    assert admin(tmp_path, "copy", "--to", database) == 2
    assert "already" in capsys.readouterr().err


def test_a_database_of_a_newer_version_is_not_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Columns that this version does not know would be lost."""
    migrate(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert admin(tmp_path, "copy", "--to", "postgresql+asyncpg://127.0.0.1:1/none") == 2
    assert "newer version" in capsys.readouterr().err


def test_a_target_that_cannot_be_reached_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(tmp_path, 2))
    assert admin(tmp_path, "copy", "--to", "postgresql+asyncpg://a:secret@127.0.0.1:1/x") == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "secret" not in said
