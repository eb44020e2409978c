"""What a table consists of: its facts, its people, its journal rows."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.kernel import Event, Game, Setup
from ludoteca.server.tables.clock import ClockRules

# Kinds of journal rows. The first three carry an action; the others are events of the table around the game.
START = "start"  # the set-up with its chance
CONTINUED = "continued"  # text of a start that lies in the middle of a game: there is a snapshot of it
ACT = "act"
AUTO = "auto"
REDO = "redo"
UNDO = "undo"  # text: the seq gone back to
REWIND = "rewind"
ASK = "ask"  # text: the request
ANSWER = "answer"
CLOSE = "close"  # a request is settled
PAUSE = "pause"
RESUME = "resume"
WARN = "warn"
STANDIN = "standin"  # a bot plays for the seat; text says why
RETURN = "return"
RESIGN = "resign"
END = "end"  # the table's own end; text: the result
ACTIONS = (ACT, AUTO, REDO)


class Row(msgspec.Struct):
    """One line of the truth."""

    rev: int
    seq: int  # after it
    kind: str
    seat: int
    text: str
    chance: list[int]
    events: list[tuple[str, str, list[int], int, int]]
    asked: int  # bit mask: the people whose turn it is after it
    at: int
    key: str

    def stored(self, table: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "rev": self.rev,
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "text": self.text,
            "chance": " ".join(map(str, self.chance)),
            "events": msgspec.json.encode(self.events).decode() if self.events else "",
            "asked": self.asked,
            "at": self.at,
            "key": self.key,
        }


_events = msgspec.json.Decoder(list[tuple[str, str, list[int], int, int]])


def read_row(data: dict[str, Any]) -> Row:
    return Row(
        rev=data["rev"],
        seq=data["seq"],
        kind=data["kind"],
        seat=data["seat"],
        text=data["text"],
        chance=[int(x) for x in data["chance"].split()],
        events=_events.decode(data["events"]) if data["events"] else [],
        asked=data["asked"],
        at=data["at"],
        key=data["key"],
    )


def plain_events(events: list[Event]) -> list[tuple[str, str, list[int], int, int]]:
    return [(e.key, e.rule, list(e.args), e.seen, e.hide) for e in events]


def real_events(events: list[tuple[str, str, list[int], int, int]]) -> list[Event]:
    return [Event(key, rule, tuple(args), seen, hide) for key, rule, args, seen, hide in events]


class LogLine:
    """A line of the effective history, as the log shows it."""

    def __init__(self, seq: int, seat: int, do: str, auto: bool, turn: bool, at: int, events: list[Event]) -> None:
        self.seq = seq
        self.seat = seat
        self.do = do
        self.auto = auto
        self.turn = turn
        self.at = at
        self.events = events


class Facts:
    """What was agreed when the table was made."""

    def __init__(
        self,
        id: str,
        game: Game[Any],
        setup: Setup,
        seed: int,
        clock: ClockRules,
        invite: str,
        public: bool,
        spectators: bool,
        hints: bool,
        undo: str,
        made: int,
        rules: int,
    ) -> None:
        self.id = id
        self.game = game
        self.setup = setup
        self.seed = seed
        self.clock = clock
        self.invite = invite
        self.public = public
        self.spectators = spectators
        self.hints = hints
        self.undo = undo
        self.made = made
        self.rules = rules


class Player:
    """A person at one table: may hold several seats of it. Only hashes of the secrets are here."""

    def __init__(self, id: str, name: str, host: bool, token: str, recovery: str) -> None:
        self.id = id
        self.name = name
        self.host = host
        self.token = token
        self.recovery = recovery


class Seat:
    def __init__(
        self, number: int, kind: str, player: str = "", name: str = "", level: str = "", style: str = ""
    ) -> None:
        self.number = number
        self.kind = kind  # human, bot, open
        self.player = player
        self.name = name
        self.level = level
        self.style = style
        self.resolve = True
        self.skip_confirm = kind == "bot"
        self.standin = False
        self.resigned = False

    @property
    def active(self) -> bool:
        """A person decides for it."""
        return self.kind == "human" and not self.standin and not self.resigned

    def stored(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "player": self.player,
            "name": self.name,
            "level": self.level,
            "style": self.style,
            "resolve": self.resolve,
            "skip_confirm": self.skip_confirm,
        }


class Request:
    """Something that needs the consent of others."""

    def __init__(self, id: int, kind: str, by: str, to: int, seat: int) -> None:
        self.id = id
        self.kind = kind  # rewind, pause, end, concede, replace
        self.by = by  # player
        self.to = to
        self.seat = seat
        self.yes = [by]
        self.no: list[str] = []
