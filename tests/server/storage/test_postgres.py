"""PostgreSQL as the database: the same behaviour as with SQLite, and connections that break."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, make_url, text

from ludoteca.cli.main import main
from ludoteca.rooms import operations as db
from ludoteca.server.storage import schema
from ludoteca.server.storage.opening import store_at
from ludoteca.server.storage.operations import PARTS
from ludoteca.server.storage.postgres_backend import PostgresBackend
from server.cluster.racing import Race, Racer, check_journals, new_table
from server.cluster.servers import Stores
from server.tools import Page, running_server


async def test_a_game_with_everything_around_it(tmp_path: Path, database: str) -> None:
    """Lobby, moves, undo, chat, notes, preferences and deletion write what a restart finds again."""
    async with running_server(tmp_path, store=store_at(tmp_path, database)) as h:
        given = await h.filled(2)
        a, b = [await Page(h, one["table"], one["token"]).open() for one in given]
        await a.did("draw")
        await a.say(type="chat", text="hello")
        await b.until(lambda m: m["type"] == "chat")
        await b.say(type="prefs", resolve=False, skip_confirm=True)
        path = f"/api/tables/{a.table}"
        await h.put(f"{path}/notes", {"text": "mine"}, token=a.token)
        gone = await h.table("me open")
        await h.post(f"/api/tables/{gone['table']}/delete", token=gone["token"])
        await a.quiet()
        seq = a.seq
    async with running_server(tmp_path, store=store_at(tmp_path, database)) as h:
        again = await Page(h, a.table, a.token).open()
        assert again.seq == seq == 1
        assert [m["text"] for m in again.state["chat"]] == ["hello"]
        assert (await h.get(f"{path}/notes", token=a.token))["text"] == "mine"
        entry = await h.parts.tables.entry(a.table)
        assert [seat.resolve for seat in entry.live.seats] == [True, False]
        await h.get(f"/api/tables/{gone['table']}", status=404)
        await h.get("/readyz")


async def test_nothing_of_a_deleted_table_remains(tmp_path: Path, database: str) -> None:
    async with Stores(tmp_path, database).nodes(1) as (parts,):
        table = await new_table(parts)
        await Racer(parts, "a", 1).move(table)
        await parts.store.commit([(db.DROP_TABLE, {"key_id": table})])
        for part in (schema.tables, *PARTS):
            assert await parts.store.rows(part.select()) == [], part.name


async def test_moves_go_on_when_all_connections_break(tmp_path: Path, database: str) -> None:
    """The outcome of a commit whose connection broke is unknown: no move is lost, none is made twice."""
    server = create_engine(make_url(database).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    others = "datname = current_database() and pid <> pg_backend_pid()"
    cut = text(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")

    async def break_connections() -> None:
        with server.connect() as connection:
            for _ in range(6):
                await asyncio.sleep(0.05)
                connection.execute(cut)

    async with Stores(tmp_path, database).nodes(1) as (parts,):
        tables = [await new_table(parts) for _ in range(3)]
        race = Race([Racer(parts, f"{n}", n) for n in range(4)], tables, 300)
        await asyncio.gather(race.run(), break_connections())
        assert len(race.acknowledged) == 300
        await check_journals(parts, tables, race.acknowledged)
    server.dispose()


def test_the_migrations_make_the_schema(database: str) -> None:
    backend = PostgresBackend(database)
    backend.migrate()
    backend.migrate()  # a second node finds nothing to do
    engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert "ver" in {column["name"] for column in inspect(connection).get_columns("tables")}
    engine.dispose()


def test_a_database_that_cannot_be_reached_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql+asyncpg://somebody:secret@127.0.0.1:1/none"
    assert main(["serve", "--no-browser", "--data", str(tmp_path), "--database", url]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "127.0.0.1" in said
    assert "secret" not in said and "Traceback" not in said
