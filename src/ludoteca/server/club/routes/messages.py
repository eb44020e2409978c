"""REST interface for messages to an account: push devices, channels, quiet hours, digest, calendar."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, put
from litestar.params import FromPath, JSONBody

from ludoteca.server.club.access import (
    Signed,
    TheClub,
)
from ludoteca.server.club.hours import MAX_ZONE, MINUTES
from ludoteca.server.club.messages import EMAIL, PUSH, Hours
from ludoteca.server.club.push import MAX_ENDPOINT
from ludoteca.server.club.waiting import calendar
from ludoteca.server.plain_text import plain
from ludoteca.server.transport.http.common import Done, TheSite
from ludoteca.server.transport.http.static_files import answer

Mode = Literal["off", "each", "digest"]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES)]
MAX_SECRET = 60


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser gives a page that may send push messages."""

    endpoint: Annotated[str, plain(MAX_ENDPOINT)]
    p256dh: Annotated[str, plain(100)]
    auth: Annotated[str, plain(40)]


class DeviceNamed(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, plain(64)]


class PushKey(msgspec.Struct):
    key: str  # public key of this server (VAPID), base64url


class DeviceShown(msgspec.Struct):
    id: str
    endpoint: str
    device: str
    made: int


class MessageWishes(msgspec.Struct, forbid_unknown_fields=True):
    """When and in which channels an account wants messages. Equal quiet times: no quiet hours."""

    push: Mode = "each"
    email: Mode = "off"
    zone: Annotated[str, plain(MAX_ZONE)] = "UTC"
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    digest_at: Minute = 480


class MessagesShown(msgspec.Struct):
    wishes: MessageWishes
    chosen: bool  # whether the account has chosen them, or they are those of everybody
    devices: list[DeviceShown]
    mail: bool  # whether messages can reach the account by e-mail
    calendar: bool  # whether a secret address of the calendar exists


class CalendarAddress(msgspec.Struct):
    path: str  # shown this once


@get("/api/push/key", tags=["messages"])
async def push_key(club: TheClub) -> PushKey:
    """The public key with which browsers subscribe to push messages of this server."""
    return PushKey(club.push.public_key)


@post("/api/account/push", tags=["messages"], status_code=200)
async def subscribe(data: JSONBody[Subscription], club: TheClub, signed: Signed) -> Done:
    """Send push messages of the account to this browser."""
    await club.push.subscribe(signed, data.endpoint, data.p256dh, data.auth)
    await club.messages.refresh()
    return Done()


@post("/api/account/push/remove", tags=["messages"], status_code=200)
async def unsubscribe(data: JSONBody[DeviceNamed], club: TheClub, signed: Signed) -> Done:
    """Send no more push messages to a browser of the account."""
    await club.push.unsubscribe(signed.account.id, data.id)
    await club.messages.refresh()
    return Done()


@get("/api/account/messages", tags=["messages"])
async def messages(club: TheClub, signed: Signed) -> MessagesShown:
    """When and in which channels the account wants messages."""
    id = signed.account.id
    modes: dict[str, Any] = await club.messages.modes(id)
    hours = msgspec.structs.asdict(await club.messages.hours(id))
    return MessagesShown(
        wishes=MessageWishes(push=modes[PUSH], email=modes[EMAIL], **hours),
        chosen=await club.messages.has_chosen(id),
        devices=[DeviceShown(one.id, one.endpoint, one.device, one.made) for one in await club.push.of(id)],
        mail=club.messages.mail is not None and signed.account.email_confirmed,
        calendar=await club.messages.has_feed(id),
    )


@put("/api/account/messages", tags=["messages"])
async def set_messages(data: JSONBody[MessageWishes], club: TheClub, signed: Signed) -> Done:
    """Choose when and in which channels the account wants messages."""
    hours = Hours(data.zone, data.quiet_from, data.quiet_to, data.digest_at)
    await club.messages.change(signed.account.id, hours, {PUSH: data.push, EMAIL: data.email})
    return Done()


@post("/api/account/calendar", tags=["messages"], status_code=200)
async def new_calendar(club: TheClub, signed: Signed) -> CalendarAddress:
    """Make a secret address for the calendar of due moves. The address before ends."""
    secret = club.secrets.token()
    await club.messages.set_feed(signed.account.id, secret)
    return CalendarAddress(f"/api/calendar/{secret}.ics")


@post("/api/account/calendar/revoke", tags=["messages"], status_code=200)
async def revoke_calendar(club: TheClub, signed: Signed) -> Done:
    """End the address of the calendar."""
    await club.messages.set_feed(signed.account.id, "")
    return Done()


@get("/api/calendar/{secret:str}", tags=["messages"], media_type="text/calendar")
async def calendar_feed(secret: FromPath[str], club: TheClub) -> Response[bytes]:
    """The moves that are due as an iCalendar, for those who hold the secret address."""
    account = await club.messages.by_feed(secret.removesuffix(".ics")[:MAX_SECRET])
    text = calendar(account, await club.waiting.of(account), club.settings.url, club.now())
    return Response(text.encode(), media_type="text/calendar; charset=utf-8")


@get("/push/worker.js", include_in_schema=False, sync_to_thread=False)
def worker(request: Request[Any, Any, Any], site: TheSite) -> Response[bytes]:
    """The service worker that shows push messages. Its scope is its own folder: it answers for no page."""
    return answer(site.web.get("push/worker.js"), request)


HANDLERS = [
    push_key,
    subscribe,
    unsubscribe,
    messages,
    set_messages,
    new_calendar,
    revoke_calendar,
    calendar_feed,
    worker,
]
