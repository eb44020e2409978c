"""Shared by the REST handlers: dependencies, common types, and the caller's identity."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request
from litestar.di import NamedDependency

from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.model import Player, seat_number
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, LiveTable
from ludoteca.server.hub import Hub
from ludoteca.server.services.cache import Entry
from ludoteca.server.transport.http.static_files import Site

TheHub = NamedDependency[Hub]
TheSite = NamedDependency[Site]
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


def caller(entry: Entry, request: Request[Any, Any, Any]) -> Player | None:
    """The player whose token the request carries; an unknown token is an error, not a spectator."""
    token = bearer(request)
    if not token:
        return None
    found = entry.live.by_token.get(hashed(token))
    if found is None:
        raise Problem("wrong-token", 401)
    return found


def player_of(entry: Entry, request: Request[Any, Any, Any]) -> Player:
    found = caller(entry, request)
    if found is None:
        raise Problem("no-token", 401)
    return found


def may_watch(entry: Entry, request: Request[Any, Any, Any]) -> Player | None:
    found = caller(entry, request)
    if found is None and not entry.live.facts.spectators:
        raise Problem("no-spectators", 403)
    return found


def table_seen(hub: Hub, entry: Entry, request: Request[Any, Any, Any]) -> LiveTable:
    """The table as the caller may see it: spectators of some tables are behind."""
    player = may_watch(entry, request)
    return entry.shown_to(player is not None and bool(entry.live.seats_of(player.id)), hub.now())


def viewing_seat(entry: Entry, request: Request[Any, Any, Any], word: str | None) -> int:
    """The seat a request looks from: an own one, any after the end, otherwise -1 (spectator)."""
    player = may_watch(entry, request)
    live = entry.live
    own = live.seats_of(player.id) if player is not None else []
    if not word:
        return own[0] if own else -1
    if word == "none":
        return -1
    seat = seat_number(word, len(live.seats))
    if seat not in own and live.state != OVER:
        raise Problem("not-your-seat", 403)
    return seat
