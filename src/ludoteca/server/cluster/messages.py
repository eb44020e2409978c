"""What nodes tell each other. Encoded as MessagePack; the rows of a move stay packed until a node needs them.

Nodes of two versions run side by side during an upgrade. A new field goes to the end of a message and has a default: an
older node ignores it, and a newer one reads messages without it. A node skips a kind of message that it does not know.
What it misses it finds in the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.rooms.events import read_event, write_event
from ludoteca.rooms.model import PlainEvent, Row
from ludoteca.rooms.presence import Presence


class SentRow(msgspec.Struct):
    """A journal row between nodes. Its fields are those that every version has sent."""

    rev: int
    seq: int
    kind: str
    seat: int
    text: str
    chance: list[int]
    events: list[PlainEvent]
    asked: int
    at: int
    key: str


class Changed(msgspec.Struct, array_like=True, tag="changed"):
    """A commit of a table: it was made from version `ver` and raised it by one."""

    node: str
    id: str
    ver: int
    rows: msgspec.Raw  # of the journal, a list of `SentRow`
    chat: list[dict[str, Any]]
    reload: bool  # more has changed than rows and chat: seats, players, notices, facts


class Present(msgspec.Struct, array_like=True, tag="present"):
    """Who is connected to a table at a node. Sent at every change, and regularly."""

    node: str
    id: str
    presence: Presence


class Ask(msgspec.Struct, array_like=True, tag="ask"):
    """A node has loaded a table and asks the others who is connected to it."""

    node: str
    id: str


Message = Changed | Present | Ask
encode = msgspec.msgpack.encode
decode = msgspec.msgpack.Decoder(Message).decode
read_rows = msgspec.msgpack.Decoder(list[SentRow]).decode


def packed_rows(rows: Sequence[Row]) -> msgspec.Raw:
    """Rows as a message carries them."""
    sent = [
        SentRow(row.rev, row.seq, *write_event(row.event), row.chance, row.events, row.asked, row.at, row.key)
        for row in rows
    ]
    return msgspec.Raw(encode(sent))


def rows_of(packed: msgspec.Raw) -> list[Row]:
    return [
        Row(
            row.rev,
            row.seq,
            read_event(row.kind, row.seat, row.text),
            row.chance,
            row.events,
            row.asked,
            row.at,
            row.key,
        )
        for row in read_rows(packed)
    ]
