"""When the server was down, so that downtime is not charged to players' clocks.

A heartbeat is written to a file while the server runs. At the start the gap since the last heartbeat is one more
downtime.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec

from ludoteca.rooms.change import Change
from ludoteca.rooms.events import Paused, Resumed
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.logs import log

FILE = "uptime.json"
HEARTBEAT_S = 5.0
MIN_DOWNTIME_MS = 2000
MAX_DOWNTIMES = 1000


class Record(msgspec.Struct):
    alive: int  # the last heartbeat
    downtimes: list[tuple[int, int]] = []


class Uptime:
    def __init__(self, folder: Path, now: Callable[[], int]) -> None:
        self.file = folder / FILE
        self.now = now
        self.record = Record(0)
        self.writing = threading.Lock()  # the last heartbeat of a shutdown may meet one that is being written

    @property
    def downtimes(self) -> list[tuple[int, int]]:
        return self.record.downtimes

    def start(self) -> None:
        """Read the file and note the downtime that ends now."""
        now = self.now()
        try:
            self.record = msgspec.json.decode(self.file.read_bytes(), type=Record)
        except FileNotFoundError:
            self.record = Record(now)
        except (OSError, msgspec.DecodeError) as error:
            log.warning("uptime-unreadable", error=type(error).__name__)
            self.record = Record(now)
        if now - self.record.alive >= MIN_DOWNTIME_MS:
            self.record.downtimes = [*self.record.downtimes, (self.record.alive, now)][-MAX_DOWNTIMES:]
        self.beat()

    def beat(self) -> None:
        part = self.file.with_name(FILE + ".part")
        with self.writing:
            self.record.alive = self.now()
            try:
                with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                    out.write(msgspec.json.encode(self.record))
                part.replace(self.file)
            except OSError as error:
                log.warning("uptime-unwritable", error=type(error).__name__)

    async def run_forever(self) -> None:
        """Write heartbeats in a thread: renaming a file may wait for the commits of a busy disk."""
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            await asyncio.to_thread(self.beat)


def discount(live: LiveTable, change: Change, downtimes: list[tuple[int, int]]) -> None:
    """Pause the clocks of a table for every downtime since its last row."""
    for begin, end in downtimes:
        begin = max(begin, live.history.at)
        runs = live.clock.rules.runs or live.timer.since is not None
        if end > begin and live.state == PLAYING and runs and not live.clock.paused:
            change.now = begin
            live.do(change, Paused(-1, "downtime"))
            change.now = end
            live.do(change, Resumed(-1, "downtime"))
