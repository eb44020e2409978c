"""REST interface for notification addresses of players."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from ludoteca.server.plain_text import plain
from ludoteca.server.transport.http.common import (
    Done,
    Lang,
    TheNotifier,
    TheSeat,
)


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    channel: Literal["mail", "hook"]
    address: Annotated[str, plain(254)]
    lang: Lang = "en"


class Told(msgspec.Struct):
    channel: Literal["mail", "hook"]
    address: str
    confirmed: bool
    state: Literal["idle", "waiting", "told", "failed", "lost"]
    kind: str | None
    at: int
    next: int | None


class Notices(msgspec.Struct):
    channels: list[str]
    notices: list[Told]


class Asked(msgspec.Struct):
    game: str
    channel: Literal["mail", "hook"]
    confirmed: bool


class Agreed(msgspec.Struct, forbid_unknown_fields=True):
    yes: bool


@get("/api/tables/{table:str}/notices", tags=["notices"])
async def notices(seated: TheSeat, notifier: TheNotifier) -> Notices:
    """The configured channels, the caller's addresses (masked), and the state of the last delivery."""
    entry = seated.entry
    return msgspec.convert(notifier.listed(entry, seated.player), Notices)


@put("/api/tables/{table:str}/notices", tags=["notices"])
async def set_notice(data: JSONBody[Wish], seated: TheSeat, notifier: TheNotifier) -> Notices:
    """Set an address, or remove it with an empty one. It is used once the link sent to it has been confirmed."""
    entry, player = seated.entry, seated.player
    await notifier.give(entry, player, data.channel, data.address.strip(), data.lang)
    return msgspec.convert(notifier.listed(entry, player), Notices)


@get("/api/notices/{code:str}", tags=["notices"])
async def asked(code: FromPath[str], notifier: TheNotifier) -> Asked:
    """What the link in a message refers to."""
    entry, notice = await notifier.by_code(code)
    return Asked(entry.live.game.id, notice.channel, notice.confirmed)  # type: ignore[arg-type]


@post("/api/notices/{code:str}", tags=["notices"], status_code=200)
async def agree(code: FromPath[str], data: JSONBody[Agreed], notifier: TheNotifier) -> Done:
    """Confirm an address as its owner, or remove it."""
    await notifier.answer(code, data.yes)
    return Done()


HANDLERS = [notices, set_notice, asked, agree]
