"""Texts of clients that every database can store."""

from __future__ import annotations

import re

import msgspec

STORABLE = r"^[^\x00]*$"  # PostgreSQL refuses the character NUL, and a refused commit would close the table for all


def plain(max_length: int, min_length: int | None = None) -> msgspec.Meta:
    """The length of a text without NUL, for the type of a field."""
    return msgspec.Meta(min_length=min_length, max_length=max_length, pattern=STORABLE)


# Control characters, and what turns the direction of the text after it.
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def one_line(text: str) -> str:
    """A text as one line, without characters that control a terminal or the direction of what follows."""
    return " ".join(UNSEEN.sub("", " ".join(text.split())).split())
