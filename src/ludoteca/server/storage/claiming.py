"""The statement by which a node claims tables. It runs twice a second at every node, so it is built once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, bindparam, select, update

from ludoteca.server.storage import schema


def claim_due() -> Any:
    """Claim tables that are due and not claimed."""
    t = schema.tables
    now: Any = bindparam("now")
    due = and_(t.c.due <= now, t.c.claim <= now, t.c.due >= bindparam("first_due"))
    found = select(t.c.id).where(due).order_by(t.c.due).limit(bindparam("most")).with_for_update(skip_locked=True)
    taken = update(t).where(t.c.id.in_(found.scalar_subquery()))
    return taken.values(claim=bindparam("until"), claimer=bindparam("node")).returning(t.c.id)


CLAIM_DUE = claim_due()
