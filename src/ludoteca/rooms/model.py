"""The data of a table: its facts, its players and seats, its journal rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca.kernel import SEAT, Event, Game, Setup
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.events import TableEvent, read_event, write_event
from ludoteca.rooms.problem import Problem

PlainEvent = tuple[str, str, list[int], int, int]  # key, rule, args, seen, hide


class Row(msgspec.Struct):
    """One journal row: what happened, with its consequences."""

    rev: int
    seq: int  # after it
    event: TableEvent
    chance: list[int]
    events: list[PlainEvent]
    asked: int  # bit mask: the people whose turn it is after it
    at: int
    key: str

    @property
    def seat(self) -> int:
        return self.event.seat

    def stored(self, table: str) -> dict[str, Any]:
        """The columns of the database table."""
        kind, seat, text = write_event(self.event)
        return {
            "table_id": table,
            "rev": self.rev,
            "seq": self.seq,
            "kind": kind,
            "seat": seat,
            "text": text,
            "chance": " ".join(map(str, self.chance)),
            "events": msgspec.json.encode(self.events).decode() if self.events else "",
            "asked": self.asked,
            "at": self.at,
            "key": self.key,
        }


_events = msgspec.json.Decoder(list[PlainEvent])


def read_row(data: dict[str, Any]) -> Row:
    return Row(
        data["rev"],
        data["seq"],
        read_event(data["kind"], data["seat"], data["text"]),
        [int(x) for x in data["chance"].split()],
        _events.decode(data["events"]) if data["events"] else [],
        data["asked"],
        data["at"],
        data["key"],
    )


def plain_events(events: list[Event]) -> list[tuple[str, str, list[int], int, int]]:
    return [(e.key, e.rule, list(e.args), e.seen, e.hide) for e in events]


def real_events(events: list[tuple[str, str, list[int], int, int]]) -> list[Event]:
    return [Event(key, rule, tuple(args), seen, hide) for key, rule, args, seen, hide in events]


class LogLine(msgspec.Struct, gc=False, eq=False):
    """A line of the effective history, as the log displays it."""

    seq: int
    seat: int
    do: str
    auto: bool
    turn: bool
    at: int
    events: list[Event]


class Facts(msgspec.Struct, kw_only=True):
    """What is agreed when the table is created. Its fields are columns of the database table."""

    id: str
    game: Game[Any]
    setup: Setup
    seed: int
    clock: ClockRules
    invite: str
    public: bool
    spectators: bool
    hints: bool
    undo: str  # strict, consent, friendly
    made: int
    rules: int
    rated: bool = False  # the result changes ratings
    delay_moves: int = 0  # how many moves spectators are behind
    delay_s: int = 0  # how many seconds they are behind

    def replace(self, **changes: Any) -> Facts:
        return msgspec.structs.replace(self, **changes)

    def stored(self) -> dict[str, Any]:
        columns = {name: getattr(self, name) for name in self.__struct_fields__ if name != "setup"}
        return {
            **columns,
            "game": self.game.id,
            "count": self.setup.seats,
            "options": msgspec.json.encode(self.setup.options).decode(),
            "seed": f"{self.seed:x}",
            "clock": msgspec.json.encode(self.clock).decode(),
        }


def read_facts(data: dict[str, Any], game: Game[Any]) -> Facts:
    columns = {name: data[name] for name in Facts.__struct_fields__ if name != "setup"}
    columns["game"] = game
    columns["setup"] = game.complete_under(data["rules"], data["count"], msgspec.json.decode(data["options"]))
    columns["seed"] = int(data["seed"], 16)
    columns["clock"] = msgspec.json.decode(data["clock"], type=ClockRules)
    return Facts(**columns)


class Player(msgspec.Struct):
    """A person at one table, who may hold several of its seats. Only hashes of the secrets are kept."""

    id: str
    name: str
    host: bool
    token: str
    recovery: str
    account: str | None = None  # the account that the seats belong to
    devices: dict[str, str] = {}  # further tokens, for the browsers of the account; each with its session

    def stored(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in PLAYER_COLUMNS}


PLAYER_COLUMNS = ("name", "host", "token", "recovery", "account")


def read_player(data: dict[str, Any]) -> Player:
    return Player(data["id"], devices=data["devices"], **{name: data[name] for name in PLAYER_COLUMNS})


def by_token(players: Iterable[Player]) -> dict[str, Player]:
    """The players by each of their tokens."""
    return {token: player for player in players for token in (player.token, *player.devices)}


class Seat(msgspec.Struct):
    """A seat and who decides for it. The last three fields follow from the journal and are not stored."""

    number: int
    kind: str  # human, bot, open
    player: str = ""
    name: str = ""
    level: str = ""
    style: str = ""
    resolve: bool = True
    skip_confirm: bool = False
    standin: bool = False  # a bot plays for the player
    resigned: bool = False
    left: bool = False  # the player gave the seat to the bot by themselves

    def __post_init__(self) -> None:
        self.skip_confirm = self.skip_confirm or self.kind == "bot"

    @property
    def active(self) -> bool:
        """A person decides for it."""
        return self.kind == "human" and not self.standin and not self.resigned

    def stored(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in SEAT_COLUMNS}


SEAT_COLUMNS = ("kind", "player", "name", "level", "style", "resolve", "skip_confirm")


def read_seat(data: dict[str, Any]) -> Seat:
    seat = Seat(data["seat"], **{name: data[name] for name in SEAT_COLUMNS})
    seat.skip_confirm = data["skip_confirm"]
    return seat


class Request:
    """Something that needs the consent of others."""

    def __init__(self, id: int, kind: str, by: str, to: int, seat: int, clock: ClockRules | None = None) -> None:
        self.id = id
        self.kind = kind  # rewind, pause, end, concede, replace, reissue, shut, clock
        self.by = by  # player
        self.to = to
        self.seat = seat
        self.clock = clock  # the clock that is proposed
        self.yes = [by]
        self.no: list[str] = []


def seat_number(word: str, count: int) -> int:
    """Seat A, B, ... as a number; Problem if there is none."""
    number = SEAT.numbers.get(word, -1)
    if not 0 <= number < count:
        raise Problem("no-seat", 404)
    return number
