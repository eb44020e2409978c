"""Statements for the moves of many tables do what one statement for each of them would do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludoteca.rooms import operations as db
from ludoteca.server.storage import sqlite_bulk
from ludoteca.server.storage.operations import TABLE_COLUMNS
from ludoteca.server.storage.sqlite_backend import STATEMENTS, migrate

COUNTS = (1, 7, 8, 41)  # one statement, several of a size, all sizes
FIRST = {"state": "playing", "rematch": "", "rev": 1, "seq": 1, "due": None, "at": 5, "rules": 2}
FACTS = {
    "game": "parley",
    "count": 2,
    "options": "{}",
    "public": 0,
    "spectators": 1,
    "hints": 1,
    "undo": "strict",
    "clock": "{}",
    "made": 1,
    "ver": 3,
}


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("bulk") / "tables.db"
    migrate(file)
    return file


@pytest.fixture
def connection(migrated: Path) -> Iterator[sqlite3.Connection]:
    """A copy of the database in memory."""
    with closing(sqlite3.connect(migrated)) as empty, closing(sqlite3.connect(":memory:")) as found:
        empty.backup(found)
        found.row_factory = sqlite3.Row
        yield found


def own(i: int) -> dict[str, Any]:
    """Columns that differ between tables."""
    return {"invite": f"invite{i}", "seed": f"{i}"}


def add_tables(connection: sqlite3.Connection, count: int) -> None:
    for i in range(count):
        row = {"id": f"t{i}", **FACTS, **FIRST, **own(i)}
        names = ", ".join(row)
        connection.execute(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(row))})", list(row.values()))


def head(i: int, ver: int = 3) -> dict[str, Any]:
    return {"key_id": f"t{i}", "key_ver": ver, **FIRST, **own(i), "rev": 2, "seq": 2, "at": 6 + i}


def stored(connection: sqlite3.Connection) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute("SELECT * FROM tables ORDER BY rowid")]


def update(connection: sqlite3.Connection, heads: list[dict[str, Any]]) -> int:
    return sqlite_bulk.update_heads(connection, STATEMENTS[db.TABLE], heads)


@pytest.mark.parametrize("count", COUNTS)
def test_every_table_gets_its_own_columns_and_a_higher_version(connection: sqlite3.Connection, count: int) -> None:
    add_tables(connection, count + 1)
    last = stored(connection)[-1]
    ended: dict[str, Any] = {"state": "over", "due": 9}
    heads = [head(i) | (ended if i % 3 == 1 else {}) for i in range(count)]
    assert update(connection, heads) == count
    found = stored(connection)
    assert found[-1] == last  # a table that is not named stays as it is
    for row, new in zip(found, heads, strict=False):
        assert {name: row[name] for name in TABLE_COLUMNS} == {name: new[name] for name in TABLE_COLUMNS}
        assert row["ver"] == 4


@pytest.mark.parametrize("column", [name for name in TABLE_COLUMNS if name not in sqlite_bulk.MOVED])
@pytest.mark.parametrize("count", [1, 8])
def test_a_column_that_rarely_changes_is_written(connection: sqlite3.Connection, column: str, count: int) -> None:
    add_tables(connection, count)
    value = {"due": 77, "rules": 3}.get(column, "other")
    assert update(connection, [head(0) | {column: value}, *[head(i) for i in range(1, count)]]) == count
    assert [row[column] for row in stored(connection)][:1] == [value]
    assert update(connection, [head(0, 4) | {column: value, "due": None}]) == 1  # back to no moment
    assert stored(connection)[0]["due"] is None


@pytest.mark.parametrize("count", COUNTS)
def test_another_version_is_not_overwritten(connection: sqlite3.Connection, count: int) -> None:
    add_tables(connection, count)
    before = stored(connection)[0]
    heads = [head(0, ver=2), *[head(i) for i in range(1, count)]]
    assert update(connection, heads) == count - 1
    assert stored(connection)[0] == before


def test_the_claim_of_a_node_is_written(connection: sqlite3.Connection) -> None:
    add_tables(connection, 2)
    claimed = {"claim": 12, "claimer": "n1"}
    assert update(connection, [{**head(0), **claimed}, {**head(1), **claimed}]) == 2
    assert [(row["claim"], row["claimer"], row["ver"]) for row in stored(connection)] == [(12, "n1", 4)] * 2


def test_an_older_sqlite_gets_a_statement_for_each_table(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_bulk, "UPDATE_FROM", False)
    add_tables(connection, 9)
    said: list[str] = []
    connection.set_trace_callback(said.append)
    assert update(connection, [head(i) for i in range(9)]) == 9
    assert [row["at"] for row in stored(connection)] == [6 + i for i in range(9)]
    assert not any(" FROM (VALUES" in text for text in said)


@pytest.mark.parametrize("moved", [True, False])
@pytest.mark.parametrize("count", sqlite_bulk.SIZES)
def test_tables_are_found_by_their_id(connection: sqlite3.Connection, count: int, moved: bool) -> None:
    text = "EXPLAIN QUERY PLAN " + sqlite_bulk.head_update(count, moved)
    plan = [row["detail"] for row in connection.execute(text, [None] * (count * len(sqlite_bulk.HEAD)))]
    assert plan[-1].startswith("SEARCH tables USING INDEX") and plan[-1].endswith("(id=?)")


@pytest.mark.parametrize("count", COUNTS)
def test_rows_of_the_journal_are_written_in_order(connection: sqlite3.Connection, count: int) -> None:
    names = sqlite_bulk.JOURNAL
    rows = [{name: f"{name} {i}" for name in names} | {"rev": i, "seq": i, "seat": 0} for i in range(count)]
    reversed_columns = [dict(reversed(row.items())) for row in rows]
    sqlite_bulk.insert_journal(connection, reversed_columns)
    found = connection.execute(f"SELECT {', '.join(names)} FROM journal ORDER BY rowid").fetchall()
    assert [dict(row) for row in found] == rows
