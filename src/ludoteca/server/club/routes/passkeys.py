"""REST interface for passkeys: options for the browser's WebAuthn interface, and its answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ludoteca.server.club.access import AnyRequest, account_of, is_secure, the_club
from ludoteca.server.club.passkeys import Applicant, Passkey, Place
from ludoteca.server.club.routes.shown import AccountName, Welcome, welcome
from ludoteca.server.club.sessions import device_of
from ludoteca.server.hub import Hub
from ludoteca.server.transport.http.common import Lang, TheHub
from ludoteca.server.transport.http.origin import host_of

MAX_FIELDS = 12
Json = Annotated[dict[str, Any], msgspec.Meta(max_length=MAX_FIELDS)]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What `navigator.credentials` returned, as JSON."""

    credential: Json


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: AccountName
    lang: Lang = "en"


class Options(msgspec.Struct):
    """The options for `navigator.credentials`, binary values in base64url."""

    options: dict[str, Any]


def place_of(hub: Hub, request: AnyRequest) -> Place:
    """The domain and the origins that a passkey must name: those under which the browser reached this server."""
    host = request.headers.get("host", "")
    scheme = "https" if is_secure(request, hub.settings) else "http"
    return Place(host_of(host), [f"{scheme}://{host.lower()}"])


@get("/api/account/passkeys", tags=["account"])
async def passkeys(request: AnyRequest, hub: TheHub) -> list[Passkey]:
    """The passkeys of the account."""
    found = await account_of(hub, request)
    return await the_club(hub).passkeys.of(found.account.id)


@post("/api/account/passkeys/options", tags=["account"], status_code=200)
async def offer(request: AnyRequest, hub: TheHub) -> Options:
    """Options to create a further passkey for the account."""
    found = await account_of(hub, request)
    return Options(await the_club(hub).passkeys.offer(place_of(hub, request), found.account))


@post("/api/account/passkeys", tags=["account"], status_code=200)
async def add(request: AnyRequest, data: JSONBody[Answer], hub: TheHub) -> list[Passkey]:
    """Add the passkey that was created with the options."""
    found = await account_of(hub, request)
    keys = the_club(hub).passkeys
    await keys.add(place_of(hub, request), found.account, data.credential, device_name(request))
    return await keys.of(found.account.id)


@post("/api/account/passkeys/{key:str}/remove", tags=["account"], status_code=200)
async def remove(request: AnyRequest, key: FromPath[str], hub: TheHub) -> list[Passkey]:
    """Remove a passkey. The last way to sign in cannot be removed."""
    found = await account_of(hub, request)
    keys = the_club(hub).passkeys
    await keys.remove(found.account, key)
    return await keys.of(found.account.id)


@post("/api/account/sign-in/passkey/options", tags=["account"], status_code=200)
async def ask(request: AnyRequest, hub: TheHub) -> Options:
    """Options to sign in with any passkey of this site, without a name."""
    return Options(await the_club(hub).passkeys.ask(place_of(hub, request)))


@post("/api/account/sign-in/passkey", tags=["account"], status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[Answer], hub: TheHub) -> Response[Welcome]:
    """Sign in with a passkey."""
    account = await the_club(hub).passkeys.sign_in(place_of(hub, request), data.credential)
    return await welcome(hub, request, account)


@post("/api/account/register/passkey/options", tags=["account"], status_code=200)
async def offer_new(request: AnyRequest, data: JSONBody[NewName], hub: TheHub) -> Options:
    """Options to create the first passkey of a new account, which needs no password."""
    club = the_club(hub)
    draft = await club.signing_in.free_name(data.name, data.lang)
    applicant = Applicant(draft.id, draft.name, draft.lang)
    return Options(await club.passkeys.offer_new(place_of(hub, request), applicant))


@post("/api/account/register/passkey", tags=["account"], status_code=200)
async def register(request: AnyRequest, data: JSONBody[Answer], hub: TheHub) -> Response[Welcome]:
    """Create an account with a passkey, and sign in."""
    club = the_club(hub)
    applicant, key = await club.passkeys.applicant(place_of(hub, request), data.credential, device_name(request))
    account, codes = await club.signing_in.register_as(applicant.id, applicant.name, applicant.lang, [key])
    return await welcome(hub, request, account, codes)


def device_name(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


HANDLERS = [passkeys, offer, add, remove, ask, sign_in, offer_new, register]
