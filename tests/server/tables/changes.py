"""The changes that a table without a server has made, kept as one journal."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ludoteca.rooms.change import Change
from ludoteca.rooms.table import LiveTable

_changes: WeakKeyDictionary[LiveTable, Change] = WeakKeyDictionary()


def written(live: LiveTable) -> Change:
    """Everything the table has recorded so far."""
    return _changes.setdefault(live, Change(0))


def at(live: LiveTable, now: int) -> Change:
    """The change that the next command at this moment records into."""
    change = written(live)
    change.now = now
    return change


def begin_with(live: LiveTable, change: Change) -> None:
    _changes[live] = change
