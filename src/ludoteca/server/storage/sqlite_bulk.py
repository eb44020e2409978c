"""What every move writes to a SQLite file, in few statements for the moves of many tables.

The driver gives up the interpreter lock for every statement and takes it again. While the event loop computes, each
time costs two changes of threads, so that a statement for one row takes longer than one for many.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from ludoteca.server.storage import schema
from ludoteca.server.storage.operations import TABLE_COLUMNS
from ludoteca.server.storage.sqlite import execute_many

SIZES = (32, 8, 1)  # rows of one statement: few texts, which the driver keeps compiled
KEYS = ("key_id", "key_ver")
HEAD = (*KEYS, *TABLE_COLUMNS)
MOVED = ("rev", "seq", "at")  # columns that every move changes; none of them has an index
JOURNAL = tuple(schema.journal.columns.keys())
UPDATE_FROM = sqlite3.sqlite_version_info >= (3, 33)  # whether SQLite knows UPDATE ... FROM
Row = Mapping[str, Any]


def chunks(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    start = 0
    for size in SIZES:
        while len(rows) - start >= size:
            yield rows[start : start + size]
            start += size


def values(count: int, columns: int) -> str:
    one = "(" + ", ".join("?" * columns) + ")"
    return ", ".join([one] * count)


@cache
def insertion(count: int) -> str:
    return f"INSERT INTO journal ({', '.join(JOURNAL)}) VALUES {values(count, len(JOURNAL))}"


@cache
def head_update(count: int, moved: bool) -> str:
    """Change the rows of tables whose version is still the expected one, and raise it.

    `moved`: only those where nothing but `MOVED` changes. Setting the other columns would write their indexes again.
    The plus keeps the indexes of those columns out of the search.
    """
    new = {name: f"?{i + 1}" if count == 1 else f"v.column{i + 1}" for i, name in enumerate(HEAD)}
    source = "" if count == 1 else f"FROM (VALUES {values(count, len(HEAD))}) AS v "
    changed = [f"{name} = {new[name]}" for name in (MOVED if moved else TABLE_COLUMNS)]
    kept = [f"+tables.{name} IS {new[name]}" for name in TABLE_COLUMNS if moved and name not in MOVED]
    where = [f"tables.id = {new['key_id']}", f"tables.ver = {new['key_ver']}", *kept]
    return f"UPDATE tables SET {', '.join(changed)}, ver = {new['key_ver']} + 1 {source}WHERE {' AND '.join(where)}"


def flat(rows: Sequence[Row], columns: Sequence[str]) -> list[Any]:
    return [row[name] for row in rows for name in columns]


def insert_journal(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    for part in chunks(rows):
        connection.execute(insertion(len(part)), flat(part, JOURNAL))


def update_heads(connection: sqlite3.Connection, statement: Any, rows: Sequence[Row]) -> int:
    """Update the rows of tables. Returns how many had the expected version. `statement` updates one of any columns."""
    if not UPDATE_FROM or any(len(row) != len(HEAD) for row in rows):  # with the claim of a node
        return execute_many(connection, statement, rows)
    changed = 0
    for part in chunks(rows):
        found = flat(part, HEAD)
        moved = connection.execute(head_update(len(part), True), found).rowcount
        # Those that have moved have another version now.
        changed += moved + (
            0 if moved == len(part) else connection.execute(head_update(len(part), False), found).rowcount
        )
    return changed
