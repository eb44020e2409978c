"""A program that plays at a table and is killed between two steps of a command, again and again.

    python -P tests/server/storage/crash.py FOLDER TIMES

Each time a child of this process sends the move again that was open when the last one died, makes some more, and is
killed in the middle of one: when it has been decided and nothing is written, or when it is written and nobody has been
told. `test_crash.py` looks at what is left.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ludoteca.kernel import menu, write_action
from ludoteca.rooms import play
from ludoteca.rooms.change import Change
from ludoteca.rooms.operations import Op
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server import logs
from ludoteca.server.storage import sqlite
from ludoteca.server.storage.store import Store
from server.tools import running_server

DECIDED, WRITTEN = "decided", "written"  # what has happened when the process dies
NOTES = "notes.json"
MAX_MOVES = 4  # before the one that kills


class Notes:
    """What a player knows, whatever happens to the server."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / NOTES
        found: dict[str, Any] = json.loads(self.file.read_text()) if self.file.exists() else {}
        self.tables: list[str] = found.get("tables", [])
        self.done: list[tuple[str, str]] = [(table, key) for table, key in found.get("done", [])]
        self.open: str = found.get("open", "")  # the move that is not acknowledged
        self.sent: int = found.get("sent", 0)

    def save(self) -> None:
        known = {"tables": self.tables, "done": self.done, "open": self.open, "sent": self.sent}
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(known))
        part.replace(self.file)


def first_choice(key: str) -> Callable[[LiveTable, Change], bool]:
    """The first choice of the seat that is asked, if this move has not been carried out."""

    def command(live: LiveTable, change: Change) -> bool:
        if any(known == key for _, known in live.history.keys):
            return False
        seat = live.front_seats()[0]
        assert live.match is not None
        do = write_action(live.game, menu(live.match.state, seat)[0])
        return play.act(live, change, seat, live.history.seen_rev(seat), do, key)

    return command


class DyingStore(Store):
    """A store whose process is killed in a commit."""

    when = ""

    async def commit(self, ops: Sequence[Op]) -> None:
        if self.when != DECIDED:
            await super().commit(ops)
        if self.when:
            os.kill(os.getpid(), signal.SIGKILL)


async def live_once(folder: Path, when: str, moves: int) -> None:
    notes = Notes(folder)
    store = DyingStore(folder)
    async with running_server(folder, store=store) as server:
        tables = server.parts.tables
        entry = await tables.entry(notes.tables[-1]) if notes.tables else None
        if entry is None or entry.live.state != PLAYING:
            notes.open = ""
            notes.tables.append((await server.filled(2))[0]["table"])
            entry = await tables.entry(notes.tables[-1])
        for number in range(moves + 2):
            if entry.live.state != PLAYING:
                return
            if number == moves:
                store.when = when
            if not notes.open:
                notes.sent += 1
                notes.open = f"move-{notes.sent}"
            notes.save()
            await server.parts.commands.run(entry, first_choice(notes.open))
            notes.done.append((entry.live.id, notes.open))
            notes.open = ""
            notes.save()


def child(folder: Path, when: str, moves: int) -> None:
    """Live once in a process of its own."""
    pid = os.fork()
    if pid:
        _, status = os.waitpid(pid, 0)
        assert status in (0, signal.SIGKILL), status
        return
    try:
        with Path(os.devnull).open("w") as nowhere:
            logs.configure(nowhere)
            asyncio.run(live_once(folder, when, moves))
        os._exit(0)
    finally:
        os._exit(3)


def main(folder: Path, times: int) -> None:
    sqlite.SYNCHRONOUS = "OFF"
    chosen = random.Random(times)
    for _ in range(times):
        child(folder, chosen.choice((DECIDED, WRITTEN)), chosen.randrange(MAX_MOVES))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
