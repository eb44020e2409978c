"""What follows an event at a table: the whole list, in order."""

from __future__ import annotations

from typing import Any

from ludoteca.rooms.change import Change
from ludoteca.server.club.play import Play
from ludoteca.server.cluster.announcer import Announcer
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.broadcast import Broadcaster
from ludoteca.server.services.chat import deliver
from ludoteca.server.services.connection import Connection
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.events import Listener
from ludoteca.server.services.notices.delivery import Notifier


class Publisher(Listener):
    """Tells the bots, the notifier, the club and the other nodes. The handler of commands itself broadcasts, before it
    lets go of the table."""

    def __init__(
        self,
        broadcaster: Broadcaster,
        bots: BotDriver,
        notifier: Notifier,
        club: Play | None,
        announcer: Announcer | None,
    ) -> None:
        self.broadcaster = broadcaster
        self.bots = bots
        self.notifier = notifier
        self.club = club
        self.announcer = announcer

    def add_notices(self, entry: Entry, change: Change) -> None:
        self.notifier.follow(entry, change)

    def follow_command(self, entry: Entry) -> None:
        self.bots.wake(entry)
        if self.club is not None:
            self.club.look(entry)

    def follow_commit(self, entry: Entry, change: Change, reload: bool) -> None:
        if self.announcer is not None:
            self.announcer.send_commit(entry, change, reload)

    def follow_load(self, entry: Entry) -> None:
        self.bots.wake(entry)
        if self.announcer is not None:
            self.announcer.join(entry)

    def follow_reload(self, entry: Entry, messages: list[dict[str, Any]]) -> None:
        if self.announcer is not None:
            deliver(entry, messages)

    def follow_eviction(self, entry: Entry) -> None:
        self.bots.stop(entry)
        self.broadcaster.disconnect(entry)

    def follow_arrival(self, entry: Entry, conn: Connection) -> None:
        self.notifier.arrived(entry, conn)
        if self.announcer is not None:
            self.announcer.announce(entry)

    def follow_departure(self, entry: Entry, conn: Connection) -> None:
        if self.announcer is not None:
            self.announcer.announce(entry)
