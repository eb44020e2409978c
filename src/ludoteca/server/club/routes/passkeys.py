"""REST interface for passkeys: options for the browser's WebAuthn interface, and its answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ludoteca.server.club.access import (
    AnyRequest,
    Signed,
    TheClub,
    is_secure,
)
from ludoteca.server.club.club import Club
from ludoteca.server.club.passkeys import Applicant, Passkey, Place
from ludoteca.server.club.routes.shown import AccountName, Welcome, welcome
from ludoteca.server.club.sessions import device_of
from ludoteca.server.transport.http.common import Lang
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


def place_of(club: Club, request: AnyRequest) -> Place:
    """The domain and the origins that a passkey must name: those under which the browser reached this server."""
    host = request.headers.get("host", "")
    scheme = "https" if is_secure(request, club.settings) else "http"
    return Place(host_of(host), [f"{scheme}://{host.lower()}"])


@get("/api/account/passkeys", tags=["account"])
async def passkeys(club: TheClub, signed: Signed) -> list[Passkey]:
    """The passkeys of the account."""
    return await club.passkeys.of(signed.account.id)


@post("/api/account/passkeys/options", tags=["account"], status_code=200)
async def offer(request: AnyRequest, club: TheClub, signed: Signed) -> Options:
    """Options to create a further passkey for the account."""
    return Options(await club.passkeys.offer(place_of(club, request), signed.account))


@post("/api/account/passkeys", tags=["account"], status_code=200)
async def add(request: AnyRequest, data: JSONBody[Answer], club: TheClub, signed: Signed) -> list[Passkey]:
    """Add the passkey that was created with the options."""
    keys = club.passkeys
    await keys.add(place_of(club, request), signed.account, data.credential, device_name(request))
    return await keys.of(signed.account.id)


@post("/api/account/passkeys/{key:str}/remove", tags=["account"], status_code=200)
async def remove(key: FromPath[str], club: TheClub, signed: Signed) -> list[Passkey]:
    """Remove a passkey. The last way to sign in cannot be removed."""
    keys = club.passkeys
    await keys.remove(signed.account, key)
    return await keys.of(signed.account.id)


@post("/api/account/sign-in/passkey/options", tags=["account"], status_code=200)
async def ask(request: AnyRequest, club: TheClub) -> Options:
    """Options to sign in with any passkey of this site, without a name."""
    return Options(await club.passkeys.ask(place_of(club, request)))


@post("/api/account/sign-in/passkey", tags=["account"], status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[Answer], club: TheClub) -> Response[Welcome]:
    """Sign in with a passkey."""
    account = await club.passkeys.sign_in(place_of(club, request), data.credential)
    return await welcome(club, request, account)


@post("/api/account/register/passkey/options", tags=["account"], status_code=200)
async def offer_new(request: AnyRequest, data: JSONBody[NewName], club: TheClub) -> Options:
    """Options to create the first passkey of a new account, which needs no password."""
    draft = await club.signing_in.free_name(data.name, data.lang)
    applicant = Applicant(draft.id, draft.name, draft.lang)
    return Options(await club.passkeys.offer_new(place_of(club, request), applicant))


@post("/api/account/register/passkey", tags=["account"], status_code=200)
async def register(request: AnyRequest, data: JSONBody[Answer], club: TheClub) -> Response[Welcome]:
    """Create an account with a passkey, and sign in."""
    applicant, key = await club.passkeys.applicant(place_of(club, request), data.credential, device_name(request))
    account, codes = await club.signing_in.register_as(applicant.id, applicant.name, applicant.lang, [key])
    return await welcome(club, request, account, codes)


def device_name(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


HANDLERS = [passkeys, offer, add, remove, ask, sign_in, offer_new, register]
