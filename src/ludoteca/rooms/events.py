"""What happens at a table, each kind as a class: the rows of its journal say one of these.

The database keeps an event as three columns, its kind, the seat concerned (-1: none) and a text, so that nodes of two
versions can share it. `read_event` is the only place that reads these columns, of this version or an earlier one, and
`write_event` writes them.
"""

from __future__ import annotations

from typing import Any, Self

import msgspec

from ludoteca.kernel import DEAL_VERBS
from ludoteca.rooms.clock import ClockRules

CONTINUED = "continued"  # text of a beginning in the middle of a game


class TableEvent(msgspec.Struct, frozen=True):
    seat: int

    def text(self) -> str:
        return ""

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat)


class Begun(TableEvent, frozen=True, tag="start"):
    """The game has been set up, or goes on from a snapshot in the middle."""

    continued: bool = False

    def text(self) -> str:
        return CONTINUED if self.continued else ""

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, text == CONTINUED)


# ---- actions of the game ----


class Played(TableEvent, frozen=True):
    """An action of the game, as the menu writes it."""

    do: str

    def text(self) -> str:
        return self.do

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, text)

    @property
    def deals(self) -> bool:
        """Whether it is about an offer, which no turn waits for."""
        return self.do.split(" ")[0] in DEAL_VERBS


class Acted(Played, frozen=True, tag="act"):
    """A player or a bot has chosen, or the clock of a question (seat -1)."""


class Forced(Played, frozen=True, tag="auto"):
    """The program has made the only choice."""


class Redone(Played, frozen=True, tag="redo"):
    """An undone action has been made again."""


class TakenBack(TableEvent, frozen=True):
    """The table has gone back to after a line."""

    to: int

    def text(self) -> str:
        return str(self.to)

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, int(text))


class Undone(TakenBack, frozen=True, tag="undo"):
    """A player has taken back their own last actions."""


class Rewound(TakenBack, frozen=True, tag="rewind"):
    """All have agreed to go back, or the host of the server has decided it."""


# ---- requests ----


class NewRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    id: int
    kind: str
    by: str  # player
    to: int  # line; -1: none
    seat: int  # that it is about; -1: none
    clock: ClockRules | None = None


class Vote(msgspec.Struct, frozen=True):
    id: int  # of the request
    yes: bool
    by: str  # player


class Asked(TableEvent, frozen=True, tag="ask"):
    request: NewRequest

    def text(self) -> str:
        return msgspec.json.encode(self.request).decode()

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, msgspec.json.decode(text, type=NewRequest))


class Answered(TableEvent, frozen=True, tag="answer"):
    vote: Vote

    def text(self) -> str:
        return msgspec.json.encode(self.vote).decode()

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, msgspec.json.decode(text, type=Vote))


class Settled(TableEvent, frozen=True, tag="close"):
    """A request is agreed, denied or withdrawn."""

    request: int

    def text(self) -> str:
        return str(self.request)

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, int(text))


# ---- clocks ----


class Paused(TableEvent, frozen=True, tag="pause"):
    why: str = ""  # "downtime": the server was down

    def text(self) -> str:
        return self.why

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, text)


class Resumed(TableEvent, frozen=True, tag="resume"):
    why: str = ""

    def text(self) -> str:
        return self.why

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, text)


class Warned(TableEvent, frozen=True, tag="warn"):
    """The time of the seat is over; a bot will play if its player does not."""


class WentAway(TableEvent, frozen=True, tag="vacation"):
    """The clock of the seat stands still."""

    until: int

    def text(self) -> str:
        return str(self.until)

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, int(text))


class CameHome(TableEvent, frozen=True, tag="workday"):
    """The vacation of the seat has ended."""


# ---- people ----


class StoodIn(TableEvent, frozen=True, tag="standin"):
    """A bot plays for the seat from now on."""

    why: str  # left, time, vote

    def text(self) -> str:
        return self.why

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, text)


class Returned(TableEvent, frozen=True, tag="return"):
    """The player of the seat plays again."""


class Resigned(TableEvent, frozen=True, tag="resign"):
    """The player of the seat has given up."""


class Granted(TableEvent, frozen=True, tag="grant"):
    """The players allow the host to reissue the code of the seat."""


# ---- the table ----


class Ended(TableEvent, frozen=True, tag="end"):
    """The table has ended the game."""

    result: dict[str, Any]

    def text(self) -> str:
        return msgspec.json.encode(self.result).decode()

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, msgspec.json.decode(text))


class Announced(TableEvent, frozen=True):
    """A change of the table that is announced to everybody at it."""


class Reissued(Announced, frozen=True, tag="reissue"):
    """The host has given the seat a new code."""


class Reseeded(Announced, frozen=True, tag="reseed"):
    """Chance to come is drawn from a new seed."""


class ClockSet(Announced, frozen=True, tag="clock"):
    """The players have agreed on another clock."""

    rules: ClockRules

    def text(self) -> str:
        return msgspec.json.encode(self.rules).decode()

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, msgspec.json.decode(text, type=ClockRules))


class Idled(Announced, frozen=True, tag="idle"):
    """Nobody has moved for long: the game will end as abandoned."""


class Closed(Announced, frozen=True, tag="shut"):
    """No moves, no joins."""

    by: str  # host, server

    def text(self) -> str:
        return self.by

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        return cls(seat, text)


class Reopened(Announced, frozen=True, tag="reopen"):
    """A closed table goes on."""


class Unknown(TableEvent, frozen=True):
    """An event of a later version. It changes nothing here."""

    kind: str
    words: str

    def text(self) -> str:
        return self.words


EVENTS: tuple[type[TableEvent], ...] = (
    Begun,
    Acted,
    Forced,
    Redone,
    Undone,
    Rewound,
    Asked,
    Answered,
    Settled,
    Paused,
    Resumed,
    Warned,
    WentAway,
    CameHome,
    StoodIn,
    Returned,
    Resigned,
    Granted,
    Ended,
    Reissued,
    Reseeded,
    ClockSet,
    Idled,
    Closed,
    Reopened,
)
KINDS: dict[type[TableEvent], str] = {event: str(event.__struct_config__.tag) for event in EVENTS}
CLASSES = {kind: event for event, kind in KINDS.items()}


def kind_of(event: TableEvent) -> str:
    return event.kind if isinstance(event, Unknown) else KINDS[type(event)]


def read_event(kind: str, seat: int, text: str) -> TableEvent:
    """The event of a journal row of this version or an earlier one."""
    known = CLASSES.get(kind)
    return Unknown(seat, kind, text) if known is None else known.read(seat, text)


def write_event(event: TableEvent) -> tuple[str, int, str]:
    """Kind, seat and text, as every version since the first has stored them."""
    return kind_of(event), event.seat, event.text()
