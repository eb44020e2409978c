"""Shared by the REST handlers: dependencies, common types, and the caller's identity."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.model import Player, seat_number
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, LiveTable
from ludoteca.server.control import Control
from ludoteca.server.services.bots.reviews import Reviews
from ludoteca.server.services.chances import Chances
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.importing import Importer
from ludoteca.server.services.lobby import Lobby
from ludoteca.server.services.notices.delivery import Notifier
from ludoteca.server.services.seating import Seating
from ludoteca.server.services.tables import Tables
from ludoteca.server.services.vacations import Vacations
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.http.quotas import Quotas
from ludoteca.server.transport.http.static_files import Site

# What a handler may declare to be given, by the name of the parameter (`ludoteca.server.app.Application.dependencies`).
TheSite = NamedDependency[Site]
TheSettings = NamedDependency[Settings]
TheStore = NamedDependency[Store]
TheTables = NamedDependency[Tables]
TheCommands = NamedDependency[CommandHandler]
TheLobby = NamedDependency[Lobby]
TheSeating = NamedDependency[Seating]
TheImporter = NamedDependency[Importer]
TheNotifier = NamedDependency[Notifier]
TheVacations = NamedDependency[Vacations]
TheChances = NamedDependency[Chances]
TheReviews = NamedDependency[Reviews | None]
TheQuotas = NamedDependency[Quotas]
TheControl = NamedDependency[Control | None]
TheAccount = NamedDependency[str | None]  # that the seats taken by a request belong to
Name = Annotated[str, msgspec.Meta(max_length=80)]
Line = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ClockGiven = Annotated[dict[Name, str | int | float], msgspec.Meta(max_length=8)]  # `CLOCK` of docs/wire.md
Lang = Literal["en", "it", "pt"]


class SeatNamed(msgspec.Struct, forbid_unknown_fields=True):
    seat: Name


class Done(msgspec.Struct):
    ok: bool = True


class Wrong(msgspec.Struct):
    key: str
    args: dict[str, Any]
    status: int


class Refusal(msgspec.Struct):
    """Every error; the sentence for people is the text `error-KEY`."""

    error: Wrong


class Admitted(msgspec.Struct, omit_defaults=True):
    table: str
    seat: str | None
    seats: list[str]
    token: str
    recovery: str
    invite: str | None = None


def bearer(request: Request[Any, Any, Any]) -> str:
    head = request.headers.get("authorization", "")
    return head[7:].strip() if head[:7].lower() == "bearer " else ""


class Visit:
    """A request about a table: the table, and who asks."""

    def __init__(self, entry: Entry, token: str, now: Callable[[], int]) -> None:
        self.entry = entry
        self.token = token
        self.now = now

    def caller(self) -> Player | None:
        """The player whose token the request carries; an unknown token is an error, not a spectator."""
        if not self.token:
            return None
        found = self.entry.live.by_token.get(hashed(self.token))
        if found is None:
            raise Problem("wrong-token", 401)
        return found

    def player(self) -> Player:
        """The player who asks: nobody else may."""
        found = self.caller()
        if found is None:
            raise Problem("no-token", 401)
        return found

    def watcher(self) -> Player | None:
        """The player who asks, or None for a spectator where they are allowed."""
        found = self.caller()
        if found is None and not self.entry.live.facts.spectators:
            raise Problem("no-spectators", 403)
        return found

    def table_seen(self) -> LiveTable:
        """The table as the caller may see it: spectators of some tables are behind."""
        player = self.watcher()
        seated = player is not None and bool(self.entry.live.seats_of(player.id))
        return self.entry.shown_to(seated, self.now())

    def viewing_seat(self, word: str | None) -> int:
        """The seat a request looks from: an own one, any after the end, otherwise -1 (spectator)."""
        player = self.watcher()
        live = self.entry.live
        own = live.seats_of(player.id) if player is not None else []
        if not word:
            return own[0] if own else -1
        if word == "none":
            return -1
        seat = seat_number(word, len(live.seats))
        if seat not in own and live.state != OVER:
            raise Problem("not-your-seat", 403)
        return seat


class Seated:
    """A request of a player of a table."""

    def __init__(self, entry: Entry, player: Player) -> None:
        self.entry = entry
        self.player = player

    def seat(self, word: str) -> int:
        """Any seat of the table that the request names."""
        return seat_number(word, len(self.entry.live.seats))

    def own_seat(self, word: str | None) -> int:
        """The seat that a request is about: one of the caller's own."""
        own = self.entry.live.seats_of(self.player.id)
        seat = self.seat(word) if word else (own[0] if own else -1)
        if seat not in own:
            raise Problem("not-your-seat", 403)
        return seat


async def find_visit(request: Request[Any, Any, Any], table: FromPath[str], all_tables: TheTables) -> Visit:
    return Visit(await all_tables.entry(table), bearer(request), all_tables.now)


async def find_seated(visit: NamedDependency[Visit]) -> Seated:
    return Seated(visit.entry, visit.player())


TheVisit = NamedDependency[Visit]
TheSeat = NamedDependency[Seated]
