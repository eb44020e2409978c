"""The operations that a commit consists of, and their statements, the same for every database.

An update of a table's own row (`TABLE`) names the version it was made from. If the stored version is another one,
nothing of the commit is written: this condition is what makes it safe that several processes write the same table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Table, and_, bindparam, delete, update

from ludoteca.rooms import operations as db
from ludoteca.rooms.operations import Op
from ludoteca.server.storage import club_schema, schema

MAX_ROWS = 1000  # rows written or read at once: others wait no longer than that takes
IMPORTING = "import"  # state of a table while its journal is being written

Gathered = dict[str, list[Mapping[str, Any]]]  # the values of operations by kind
TABLE_COLUMNS = ("state", "rematch", "rev", "seq", "due", "at", "invite", "rules", "seed")  # that commands change
_NOTICE = ["address", "lang", "code", "confirmed", "number", "kind", "since", "state", "due", "tries", "at", "back"]
# What is deleted with a table, beside its own row.
PARTS = (
    schema.players,
    schema.seats,
    schema.outbox,
    schema.journal,
    schema.snapshots,
    schema.chat,
    schema.spectators,
    schema.reviews,
    schema.chance,
    schema.seat_tokens,
    club_schema.results,
    club_schema.result_seats,
    schema.prepared,
    schema.vacations,
)


class Conflict(Exception):
    """Another process has changed the table since the version that a commit was made from, or a statement did not
    change the rows that it must change."""


class Job:
    """The operations of one commit, and the future that its caller waits for."""

    def __init__(self, ops: Sequence[Op], done: asyncio.Future[None]) -> None:
        self.ops = ops
        self.done = done


def guarded_update() -> Any:
    """Change a table's own row if its version is still `key_ver`, and raise the version."""
    t = schema.tables
    new: dict[str, Any] = {name: bindparam(name) for name in TABLE_COLUMNS}
    new["ver"] = bindparam("key_ver") + 1
    return update(t).where(and_(t.c.id == bindparam("key_id"), t.c.ver == bindparam("key_ver"))).values(new)


def statements(insert: Callable[[Table], Any]) -> dict[str, Any]:
    """The statement of each operation; `insert` is that of the database. They run in this order, one kind at a time."""
    p, s, o, c, w = schema.players, schema.seats, schema.outbox, schema.chat, schema.spectators
    key_notice = and_(o.c.player == bindparam("key_player"), o.c.channel == bindparam("key_channel"))
    watched, planned = insert(w), insert(schema.prepared)
    return {
        db.TABLE: guarded_update(),
        db.NEW_TABLE: insert(schema.tables),
        db.NEW_PLAYER: insert(p),
        db.NEW_SEAT: insert(s),
        db.ROW: insert(schema.journal),
        # Several processes may write these for the same revision. They are equal.
        db.SNAPSHOT: insert(schema.snapshots).on_conflict_do_nothing(),
        db.REVIEW: insert(schema.reviews).on_conflict_do_nothing(),
        db.CHANCE: insert(schema.chance).on_conflict_do_nothing(),
        db.CHAT: insert(c),
        db.SPECTATOR: watched.on_conflict_do_update(
            index_elements=["table_id", "spectator"],
            set_={"muted": watched.excluded.muted, "removed": watched.excluded.removed},
        ),
        db.PLAN: planned.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"plan": planned.excluded.plan}
        ),
        db.NEW_NOTICE: insert(o),
        db.PLAYER: update(p)
        .where(p.c.id == bindparam("key_id"))
        .values({name: bindparam(name) for name in ("name", "host", "token", "recovery", "account")}),
        db.NOTES: update(p).where(p.c.id == bindparam("key_id")).values(notes=bindparam("notes")),
        db.SEAT: update(s)
        .where(and_(s.c.table_id == bindparam("key_id"), s.c.seat == bindparam("key_seat")))
        .values({n: bindparam(n) for n in ("kind", "player", "name", "level", "style", "resolve", "skip_confirm")}),
        db.NOTICE: update(o).where(key_notice).values({name: bindparam(name) for name in _NOTICE}),
        db.DROP_NOTICE: delete(o).where(key_notice),
        db.DROP_NOTICES: delete(o).where(o.c.player == bindparam("key_player")),
        db.DROP_PLAYER: delete(p).where(p.c.id == bindparam("key_id")),
        db.DROP_PLAN: delete(schema.prepared).where(
            and_(schema.prepared.c.table_id == bindparam("key_id"), schema.prepared.c.seat == bindparam("key_seat"))
        ),
        db.DROP_DEVICES: delete(schema.seat_tokens).where(schema.seat_tokens.c.player == bindparam("key_player")),
        db.DROP_VACATIONS: delete(schema.vacations).where(schema.vacations.c.owner == bindparam("key_owner")),
        db.DROP_CHAT: delete(c).where(and_(c.c.table_id == bindparam("key_id"), c.c.seat == bindparam("key_seat"))),
    }


def as_operation(statement: Any, rows: int | None = None) -> Op:
    """An operation that executes a statement. It is for rare writes: nothing of it is compiled in advance."""
    return db.STATEMENT, {"statement": statement, "rows": rows}


def deletions(id: str) -> list[Any]:
    """The statements that delete a table and everything of it."""
    return [delete(schema.tables).where(schema.tables.c.id == id)] + [
        delete(part).where(part.c.table_id == id) for part in PARTS
    ]


def gathered(jobs: Sequence[Job]) -> Gathered:
    """The operations of several commits by kind."""
    found: Gathered = {}
    for job in jobs:
        for name, values in job.ops:
            found.setdefault(name, []).append(values)
    return found
