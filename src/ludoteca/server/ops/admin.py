"""`ludoteca admin`: maintenance of the data folder from the command line."""

from __future__ import annotations

import json
import shutil
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from alembic.util import CommandError
from sqlalchemy import func, make_url, select

from ludoteca.i18n import Texts
from ludoteca.rooms import closing, payloads, play
from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.events import Rewound
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, LiveTable
from ludoteca.server.build import Server
from ludoteca.server.club.ladders import Ladders
from ludoteca.server.club.results import Results
from ludoteca.server.logs import configure
from ludoteca.server.ops import moderate
from ludoteca.server.ops.folder import Wrong, alone, call_server, database, with_store
from ludoteca.server.services.entry import Entry
from ludoteca.server.storage import schema, sqlite
from ludoteca.server.storage.backend import Unreachable
from ludoteca.server.storage.lock import DataLock, InUse
from ludoteca.server.storage.migrating import NewerDatabase
from ludoteca.server.storage.sqlite_backend import FILE, migrate


def run(args: Namespace, texts: Texts) -> int:
    configure()
    try:
        found = TOOLS[args.tool](args)
    except Wrong as wrong:
        print(texts.say(wrong.key, {k: str(v) for k, v in wrong.words.items()}), file=sys.stderr)
        return 2
    said = found.pop("say", None)
    if getattr(args, "json", False) or said is None:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print(texts.say(said, found))
    return 1 if found.get("bad") else 0


def call_table(folder: Path, table: str, order: str) -> None:
    """Have the running server do something with a table."""
    status, _ = call_server(folder, f"/api/admin/tables/{quote(table, safe='')}/{order}")
    if status == 404:
        raise Wrong("admin-no-table", table=table)
    if status != 200:
        raise Wrong("admin-running")


def backup(args: Namespace) -> dict[str, Any]:
    target = Path(args.file)
    source = database(args.data)
    if target.resolve() in [Path(f"{source.resolve()}{part}") for part in sqlite.PARTS]:
        raise Wrong("admin-own-file", file=target)
    try:
        sqlite.backup(source, target)
    except (ValueError, OSError, sqlite.Error) as error:
        raise Wrong("admin-damaged", file=target, problem=error) from None
    return {"say": "admin-backed-up", "file": str(target)}


def restore(args: Namespace) -> dict[str, Any]:
    source = Path(args.file)
    if not source.is_file():
        raise Wrong("admin-no-data", folder=source)
    problem = sqlite.check(source)
    if problem:
        raise Wrong("admin-damaged", file=source, problem=problem)
    lock = alone(args.data)
    try:
        file = args.data / FILE
        old = args.data / f"{FILE}.{time.strftime('%Y%m%d-%H%M%S')}"
        part = args.data / (FILE + ".part")
        replaced = file.is_file()
        try:
            shutil.copyfile(source, part)
            migrate(part)  # before the swap: a copy of a newer version must not replace a working database
            if replaced:
                sqlite.backup(file, old)
        except NewerDatabase:
            sqlite.remove(part)
            raise Wrong("admin-newer", file=source) from None
        except (ValueError, OSError, sqlite.Error, CommandError) as error:
            sqlite.remove(part)
            raise Wrong("admin-damaged", file=source, problem=error) from None
        sqlite.put_in_place(part, file)
    finally:
        lock.release()
    if not replaced:
        return {"say": "admin-restored-new", "file": str(source)}
    return {"say": "admin-restored", "file": str(source), "old": str(old)}


async def opened(server: Server, table: str) -> Entry:
    try:
        return await server.tables.entry(table)
    except Problem as problem:
        raise Wrong("admin-no-table", table=f"{table} ({problem.key})") from None


def list_tables(args: Namespace) -> dict[str, Any]:
    async def work(server: Server) -> dict[str, Any]:
        t = schema.tables
        columns = (t.c.id, t.c.game, t.c.count, t.c.state, t.c.seq, t.c.rules, t.c.made, t.c.at)
        rows = await server.store.rows(select(*columns).order_by(t.c.at.desc()))
        for row in rows:
            for name in ("made", "at"):
                row[name] = time.strftime("%Y-%m-%d %H:%M", time.localtime(row[name] / 1000))
        return {"tables": rows}

    return with_store(args, work)


def inspect(args: Namespace) -> dict[str, Any]:
    """Facts of a table without secrets: no token, no code, no card."""

    async def work(server: Server) -> dict[str, Any]:
        entry = await opened(server, args.table)
        live = entry.live
        return {
            "table": payloads.table_shown(live, server.now(), set(), 0, False),
            "rev": live.rev,
            "rules_now": live.game.rules_version,
            "first_replayable": live.match.first if live.match is not None else None,
            "waiting": [payloads.word(seat) for seat in live.front_seats()],
            "hash": live.match.hash() if live.match is not None else None,
            "lines": [
                {"seq": line.seq, "seat": payloads.word(line.seat), "auto": line.auto, "at": line.at}
                for line in live.history.log[-20:]
            ],
        }

    return with_store(args, work)


def rewind(args: Namespace) -> dict[str, Any]:
    lock = alone(args.data)

    async def work(server: Server) -> dict[str, Any]:
        entry = await opened(server, args.table)

        def command(live: LiveTable, change: Change) -> None:
            m = live.match
            if m is None or not m.first <= args.n < m.seq or (live.result or {}).get("by") == "table":
                raise Wrong("admin-cannot-rewind", table=args.table, line=args.n)
            if live.state == OVER:
                play.rewind_finished(live, change, args.n, server.secrets.seed())
            else:
                live.do(change, Rewound(-1, args.n))

        live = entry.live
        change = Change(server.now())
        command(live, change)
        await server.cache.commit(entry, change)
        return {"say": "admin-rewound", "table": args.table, "line": live.seq}

    try:
        return with_store(args, work)
    finally:
        lock.release()


def close(args: Namespace) -> dict[str, Any]:
    """Close a table to moves and joins, through the running server if there is one."""
    open_or_close(args, "close", closing.close_for_server)
    return {"say": "admin-closed", "table": args.table}


def reopen(args: Namespace) -> dict[str, Any]:
    open_or_close(args, "reopen", closing.reopen_for_server)
    return {"say": "admin-reopened", "table": args.table}


def open_or_close(args: Namespace, order: str, command: Callable[[LiveTable, Change], None]) -> None:
    database(args.data)
    try:
        lock = DataLock(args.data)
    except InUse:
        call_table(args.data, args.table, order)
        return

    async def work(server: Server) -> None:
        entry = await opened(server, args.table)
        change = Change(server.now())
        command(entry.live, change)
        await server.cache.commit(entry, change)

    try:
        with_store(args, work)
    finally:
        lock.release()


def delete(args: Namespace) -> dict[str, Any]:
    """Delete a table, through the running server if there is one."""
    database(args.data)
    try:
        lock = DataLock(args.data)
    except InUse:
        call_table(args.data, args.table, "delete")
        return {"say": "admin-deleted", "table": args.table}

    async def work(server: Server) -> dict[str, Any]:
        try:
            await server.store.table(args.table)
        except Problem:
            raise Wrong("admin-no-table", table=args.table) from None
        await server.store.commit([(db.DROP_TABLE, {"key_id": args.table})])
        return {"say": "admin-deleted", "table": args.table}

    try:
        return with_store(args, work)
    finally:
        lock.release()


def stats(args: Namespace) -> dict[str, Any]:
    async def work(server: Server) -> dict[str, Any]:
        t, p, j = schema.tables, schema.players, schema.journal
        games = await server.store.rows(
            select(t.c.game, t.c.state, func.count().label("tables"), func.sum(t.c.seq).label("moves")).group_by(
                t.c.game, t.c.state
            )
        )
        people = await server.store.rows(select(func.count().label("n")).select_from(p))
        rows = await server.store.rows(select(func.count().label("n")).select_from(j))
        size = (args.data / FILE).stat().st_size
        return {"games": games, "players": people[0]["n"], "journal_rows": rows[0]["n"], "bytes": size}

    return with_store(args, work)


def check(args: Namespace) -> dict[str, Any]:
    """Load every table, as after an update, and show it with all of its log to each of its seats and to a spectator."""

    async def work(server: Server) -> dict[str, Any]:
        good = 0
        bad: list[str] = []
        for row in await server.store.rows(select(schema.tables.c.id)):
            try:
                entry = await server.tables.entry(row["id"])
                server.cache.entries.clear()
                show_everything(entry.live)
                good += 1
            except Problem as problem:
                bad.append(f"{row['id']}: {problem.key}")
            except Exception as error:  # whatever a view meets, its table is the bad one
                bad.append(f"{row['id']}: {type(error).__name__}")
        return (
            {"good": good, "bad": len(bad), "tables": bad} if bad else {"say": "admin-checked", "good": good, "bad": 0}
        )

    return with_store(args, work)


def show_everything(live: LiveTable) -> None:
    for seat in range(-1, len(live.seats)):
        payloads.view_shown(live, seat)
        payloads.last_lines_shown(live, len(live.history.log), seat)


def ratings(args: Namespace) -> dict[str, Any]:
    """List the leaderboards; with `--recompute` rate all games again from their journals."""

    async def work(server: Server) -> dict[str, Any]:
        ladders = Ladders(server.store)
        if not args.recompute:
            return {"ladders": [msgspec.structs.asdict(one) for one in await ladders.all()]}
        games = await Results(server.store, server.cache).restore()
        wrong = sum([await ladders.recompute(ladder) for ladder in await ladders.known()])
        return {"say": "admin-rated", "games": games, "wrong": wrong}

    if not args.recompute:
        return with_store(args, work)
    lock = alone(args.data)
    try:
        return with_store(args, work)
    finally:
        lock.release()


def copy(args: Namespace) -> dict[str, Any]:
    """Copy the database of the folder to a shared one."""
    source = database(args.data)
    try:
        from ludoteca.server.ops.copying import NotEmpty, copy_database
    except ImportError:
        raise Wrong("serve-no-driver") from None
    lock = alone(args.data)
    try:
        migrate(source)
        copied = copy_database(source, args.to)
    except Unreachable as error:
        raise Wrong("serve-unreachable", place=error.place, reason=error.reason) from None
    except NewerDatabase:
        raise Wrong("admin-newer", file=source) from None
    except NotEmpty as error:
        raise Wrong("admin-not-empty", place=error) from None
    finally:
        lock.release()
    return {"say": "admin-copied", "tables": copied["tables"], "rows": copied["journal"], "place": shown(args.to)}


def shown(url: str) -> str:
    """The address of a database without its password."""
    return make_url(url).render_as_string(hide_password=True)


TOOLS: dict[str, Callable[[Namespace], dict[str, Any]]] = {
    "backup": backup,
    "restore": restore,
    "list": list_tables,
    "inspect": inspect,
    "rewind": rewind,
    "close": close,
    "reopen": reopen,
    "delete": delete,
    "stats": stats,
    "check": check,
    "ratings": ratings,
    "copy": copy,
    **moderate.TOOLS,
}
