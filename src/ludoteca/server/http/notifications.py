"""The REST interface, third part: where a person wants to be told that the table waits for him."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody

from ludoteca.server.http.tables import Done, Lang, TheHub, player_of


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    channel: Literal["mail", "hook"]
    address: Annotated[str, msgspec.Meta(max_length=254)]
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
async def notices(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Notices:
    """The channels this house has, the caller's addresses (their beginnings), and how far his last message is."""
    entry = await hub.entry(table)
    return msgspec.convert(hub.post.listed(entry, player_of(entry, request)), Notices)


@put("/api/tables/{table:str}/notices", tags=["notices"])
async def set_notice(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Wish], hub: TheHub
) -> Notices:
    """Give an address, or take it back with an empty one. It counts once the link sent there has been opened and confirmed."""
    entry = await hub.entry(table)
    player = player_of(entry, request)
    await hub.post.give(entry, player, data.channel, data.address.strip(), data.lang)
    return msgspec.convert(hub.post.listed(entry, player), Notices)


@get("/api/notices/{code:str}", tags=["notices"])
async def asked(code: FromPath[str], hub: TheHub) -> Asked:
    """What the link in a message is about."""
    entry, notice = await hub.post.by_code(code)
    return Asked(entry.live.game.id, notice.channel, notice.confirmed)  # type: ignore[arg-type]


@post("/api/notices/{code:str}", tags=["notices"], status_code=200)
async def agree(code: FromPath[str], data: JSONBody[Agreed], hub: TheHub) -> Done:
    """The holder of the address agrees to be told, or wants to hear no more: then the address is gone."""
    await hub.post.answer(code, data.yes)
    return Done()


HANDLERS = [notices, set_notice, asked, agree]
