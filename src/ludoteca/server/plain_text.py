"""Texts of clients that every database can store."""

from __future__ import annotations

import msgspec

STORABLE = r"^[^\x00]*$"  # PostgreSQL refuses the character NUL, and a refused commit would close the table for all


def plain(max_length: int, min_length: int | None = None) -> msgspec.Meta:
    """The length of a text without NUL, for the type of a field."""
    return msgspec.Meta(min_length=min_length, max_length=max_length, pattern=STORABLE)
