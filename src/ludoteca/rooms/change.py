"""The unit of work of one command: everything it changed and that has to be committed together."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from ludoteca.kernel import Game, Table, save
from ludoteca.rooms import operations as db
from ludoteca.rooms.model import Row, Seat
from ludoteca.rooms.operations import Op

Snapshot = tuple[int, int, bytes]  # rev, seq, packed state


def packed(game: Game[Any], s: Table) -> bytes:
    """Pack a state for storage. Faster than the kernel's own packing and read by the same `unpack`."""
    return zlib.compress(msgspec.json.encode(save(game, s)), 1)


class Change:
    """Journal rows, snapshots and further writes of one command, in the order in which they happened."""

    def __init__(self, now: int) -> None:
        self.now = now
        self.rows: list[Row] = []
        self.snapshots: list[Snapshot] = []
        self.writes: list[Op] = []

    def write(self, operation: str, /, **values: object) -> None:
        """Add an operation of the store beside the journal rows."""
        self.writes.append((operation, values))

    def add_snapshot(self, rev: int, seq: int, game: Game[Any], state: Table) -> None:
        self.snapshots.append((rev, seq, packed(game, state)))

    def save_seats(self, table: str, seats: list[Seat]) -> None:
        for seat in seats:
            self.write(db.SEAT, key_id=table, key_seat=seat.number, **seat.stored())

    def operations(self, table: str) -> list[Op]:
        """All operations of the change, without the update of the table's own row."""
        out = list(self.writes)
        out += [(db.ROW, row.stored(table)) for row in self.rows]
        out += [
            (db.SNAPSHOT, {"table_id": table, "rev": rev, "seq": seq, "state": state})
            for rev, seq, state in self.snapshots
        ]
        return out
