"""Passkeys (WebAuthn): registration, sign-in without a name, removal.

A challenge is stored as a one-time code. It is consumed before the answer is verified, so that no answer counts twice.
The authenticator verifies the person (PIN or fingerprint), since a passkey alone opens the account.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import webauthn
from sqlalchemy import and_, delete, select, update
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import BANNED, Account, Accounts
from ludoteca.server.club.codes import Code, Codes
from ludoteca.server.storage.operations import Conflict, as_operation
from ludoteca.server.storage.schema import passkeys
from ludoteca.server.storage.store import Store

SITE_NAME = "Ludoteca"
CHALLENGE_MS = 300_000
MAX_PASSKEYS = 20  # of one account
ADD = "pk-add"
SIGN_IN = "pk-in"
REGISTER = "pk-new"
_p = passkeys
T = TypeVar("T")
Credential = dict[str, Any]  # what the browser's WebAuthn interface returns, as JSON


class Place(msgspec.Struct):
    """Where the browser is: the domain that passkeys are bound to, and the origins that its pages may have."""

    domain: str
    origins: list[str]


class Passkey(msgspec.Struct):
    id: str
    name: str
    made: int
    used: int


class Applicant(msgspec.Struct):
    """A person who registers with a passkey: the account that does not exist yet."""

    id: str
    name: str
    lang: str


class Passkeys:
    def __init__(self, store: Store, accounts: Accounts, codes: Codes, now: Callable[[], int]) -> None:
        self.store = store
        self.accounts = accounts
        self.codes = codes
        self.now = now

    async def of(self, account: str) -> list[Passkey]:
        wanted = select(_p).where(_p.c.account == account).order_by(_p.c.made)
        rows = await self.store.rows(wanted)
        return [Passkey(row["id"], row["name"], row["made"], row["used"]) for row in rows]

    # ---- adding one ----

    async def offer(self, place: Place, account: Account) -> dict[str, Any]:
        """The options with which the browser makes a passkey for an account."""
        known = await self.of(account.id)
        if len(known) >= MAX_PASSKEYS:
            raise Problem("too-many-passkeys")
        return await self._creation(place, ADD, account.id, account.id, account.name, [key.id for key in known])

    async def offer_new(self, place: Place, applicant: Applicant) -> dict[str, Any]:
        """The options with which the browser makes a passkey for an account that it will belong to."""
        value = msgspec.json.encode(applicant).decode()
        return await self._creation(place, REGISTER, applicant.id, "", applicant.name, [], value)

    async def _creation(
        self, place: Place, kind: str, user: str, account: str, name: str, known: list[str], value: str = ""
    ) -> dict[str, Any]:
        challenge = secrets.token_bytes(32)
        options = webauthn.generate_registration_options(
            rp_id=place.domain,
            rp_name=SITE_NAME,
            user_id=user.encode(),
            user_name=name,
            challenge=challenge,
            exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(id)) for id in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        await self._remember(challenge, kind, account, value)
        return as_json(options)

    async def add(self, place: Place, account: Account, credential: Credential, name: str) -> None:
        """Add a passkey that was made with the options for this account."""
        code, challenge = await self._challenge(credential, ADD)
        if code.account != account.id:
            raise Problem("passkey-failed", 401)
        try:
            await self.store.commit([self._new(place, account.id, credential, challenge, name)])
        except Conflict:
            raise Problem("passkey-failed", 401) from None

    async def applicant(self, place: Place, credential: Credential, name: str) -> tuple[Applicant, Op]:
        """The person who registers with this passkey, and the operation that stores it."""
        code, challenge = await self._challenge(credential, REGISTER)
        applicant = msgspec.json.decode(code.value, type=Applicant)
        return applicant, self._new(place, applicant.id, credential, challenge, name)

    def _new(self, place: Place, account: str, credential: Credential, challenge: bytes, name: str) -> Op:
        made = verified(
            lambda: webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.domain,
                expected_origin=place.origins,
                require_user_verification=True,
            )
        )
        row = {
            "id": bytes_to_base64url(made.credential_id),
            "account": account,
            "public_key": made.credential_public_key,
            "count": made.sign_count,
            "name": name,
            "made": self.now(),
            "used": self.now(),
        }
        return as_operation(self.store.backend.insert(_p).values(**row).on_conflict_do_nothing(), rows=1)

    # ---- signing in ----

    async def ask(self, place: Place) -> dict[str, Any]:
        """The options with which the browser asks a person for any passkey of this site."""
        challenge = secrets.token_bytes(32)
        options = webauthn.generate_authentication_options(
            rp_id=place.domain, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        await self._remember(challenge, SIGN_IN, "", "")
        return as_json(options)

    async def sign_in(self, place: Place, credential: Credential) -> Account:
        """The account of a passkey that has answered the challenge."""
        _, challenge = await self._challenge(credential, SIGN_IN)
        rows = await self.store.rows(select(_p).where(_p.c.id == str(credential.get("id", ""))))
        account = await self.accounts.by_id(rows[0]["account"]) if rows else None
        if account is None:
            raise Problem("passkey-failed", 401)
        answer = verified(
            lambda: webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.domain,
                expected_origin=place.origins,
                credential_public_key=rows[0]["public_key"],
                credential_current_sign_count=rows[0]["count"],
                require_user_verification=True,
            )
        )
        if account.state == BANNED:
            raise Problem("account-banned", 403)
        used = {"count": answer.new_sign_count, "used": self.now()}
        await self.store.commit([as_operation(update(_p).where(_p.c.id == rows[0]["id"]).values(**used))])
        return account

    async def remove(self, account: Account, id: str) -> None:
        """Remove a passkey. The last way to sign in stays."""
        known = {key.id for key in await self.of(account.id)}
        if id not in known:
            raise Problem("no-passkey", 404)
        if account.password_hash is None and len(known) == 1:
            raise Problem("last-passkey")
        await self.store.commit([as_operation(delete(_p).where(and_(_p.c.id == id, _p.c.account == account.id)))])

    # ---- challenges ----

    async def _remember(self, challenge: bytes, kind: str, account: str, value: str) -> None:
        code = bytes_to_base64url(challenge)
        await self.store.commit([self.codes.new(code, kind, account, value, CHALLENGE_MS)])

    async def _challenge(self, credential: Credential, kind: str) -> tuple[Code, bytes]:
        """The challenge that an answer names, which is consumed now."""
        given = verified(lambda: parse_client_data_json(client_data(credential))).challenge
        text = bytes_to_base64url(given)
        code = await self.codes.find(text, kind)
        if code is None or not await self.codes.use(text, kind):
            raise Problem("passkey-failed", 401)
        return code, given


def client_data(credential: Credential) -> bytes:
    response = credential.get("response")
    data = response.get("clientDataJSON") if isinstance(response, dict) else None
    return webauthn.base64url_to_bytes(data if isinstance(data, str) else "")


def verified(check: Callable[[], T]) -> T:
    """The result of a check of untrusted input; one error for everything that is wrong with it."""
    try:
        return check()
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
        raise Problem("passkey-failed", 401) from None


def as_json(options: Any) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return made
