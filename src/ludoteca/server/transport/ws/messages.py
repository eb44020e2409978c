"""The messages a client may send over its WebSocket. Anything else is answered with an error and changes nothing."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludoteca.server.plain_text import plain

Word = Annotated[str, plain(200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


WIRE = 4  # version of the messages; a page that speaks another one is asked to reload


class Hello(msgspec.Struct, tag="hello"):
    token: Word | None = None
    rev: Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)] | None = None
    lang: Word | None = None
    wire: Number = 1
    start: bool = False  # the client fetches the start of the game, and takes the first state as a difference to it


class Act(msgspec.Struct, tag="act"):
    rev: Number
    do: Annotated[str, plain(1000, min_length=1)]
    key: Annotated[str, plain(80, min_length=1)]
    seat: Word | None = None


class Look(msgspec.Struct, tag="look"):
    seat: Word
    rev: Number | None = None  # the last revision the client has seen from that seat


class Refresh(msgspec.Struct, tag="refresh"):
    rev: Number | None = None  # the last revision the client has seen


class Undo(msgspec.Struct, tag="undo"):
    rev: Number
    to: Number | None = None
    seat: Word | None = None


class Redo(msgspec.Struct, tag="redo"):
    rev: Number
    seat: Word | None = None


class AskRewind(msgspec.Struct, tag="ask-rewind"):
    to: Number


class AnswerRequest(msgspec.Struct, tag="answer"):
    request: Number
    yes: bool


class Chat(msgspec.Struct, tag="chat"):
    text: Annotated[str, plain(500)] | None = None
    phrase: Word | None = None


class Prefs(msgspec.Struct, tag="prefs"):
    resolve: bool
    skip_confirm: bool


class Hint(msgspec.Struct, tag="hint"):
    pass


class Reasons(msgspec.Struct, tag="reasons"):
    pass


class Ping(msgspec.Struct, tag="ping"):
    pass


Message = Hello | Act | Look | Refresh | Undo | Redo | AskRewind | AnswerRequest | Chat | Prefs | Hint | Reasons | Ping
decoder = msgspec.json.Decoder(Message)

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "good-game",
    "thanks",
    "one-moment",
    "your-turn",
    "oops",
    "deal",
    "no-deal",
    "brb",
    "bye",
)
