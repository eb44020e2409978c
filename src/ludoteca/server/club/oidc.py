"""Sign-in by OpenID Connect: authorization code flow with PKCE, state and nonce.

The state is a one-time code and is also in a cookie, so that an answer counts only in the browser that asked. The
provider is chosen by the host of the server, and reached by HTTPS or on this machine.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import http.client
import secrets
import ssl
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import jwt
import msgspec
from jwt.algorithms import AllowedPublicKeys

from ludoteca.rooms.problem import Problem
from ludoteca.server.club.codes import Codes
from ludoteca.server.logs import log
from ludoteca.server.settings import Settings

OIDC = "oidc"
LIFETIME_MS = 600_000
CALL_S = 10.0
KEYS_S = 300.0  # how long the provider's description and keys are kept
MAX_ANSWER = 200_000  # bytes
LEEWAY_S = 60
ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA"]
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Started(msgspec.Struct):
    """A sign-in that is under way. `link`: the account that the identity will be added to."""

    nonce: str
    verifier: str
    redirect: str
    link: str


class Identity(msgspec.Struct):
    """Who the provider says that the person is."""

    issuer: str
    subject: str
    name: str
    link: str


class Provider(msgspec.Struct):
    """What is used of the provider's description of itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


class TokenAnswer(msgspec.Struct):
    id_token: str


class OpenIdConnect:
    def __init__(self, settings: Settings, codes: Codes) -> None:
        self.issuer = settings.oidc_issuer
        self.client = settings.oidc_client
        self.secret = Path(settings.oidc_secret_file).read_text().strip() if settings.oidc_secret_file else ""
        self.codes = codes
        self.store = codes.store
        self.known: tuple[float, Provider] | None = None
        self.keys: tuple[float, dict[str, AllowedPublicKeys]] | None = None

    async def start(self, redirect: str, link: str) -> tuple[str, str]:
        """Begin a sign-in. Returns the state and the address of the provider's page."""
        provider = await self._provider()
        state = secrets.token_urlsafe(32)
        started = Started(secrets.token_urlsafe(24), secrets.token_urlsafe(48), redirect, link)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(started.verifier.encode()).digest()).rstrip(b"=")
        value = msgspec.json.encode(started).decode()
        await self.store.commit([self.codes.new(state, OIDC, link, value, LIFETIME_MS)])
        asked = {
            "response_type": "code",
            "client_id": self.client,
            "redirect_uri": redirect,
            "scope": "openid profile",
            "state": state,
            "nonce": started.nonce,
            "code_challenge": challenge.decode(),
            "code_challenge_method": "S256",
        }
        joint = "&" if "?" in provider.authorization_endpoint else "?"
        return state, f"{provider.authorization_endpoint}{joint}{urlencode(asked)}"

    async def finish(self, state: str, cookie: str, code: str) -> Identity:
        """The identity that the provider confirms. The state works once, and only with the cookie of its browser."""
        found = await self.codes.find(state, OIDC) if state else None
        if found is None or not hmac.compare_digest(state.encode(), cookie.encode()):
            raise Problem("oidc-failed", 401)
        if not await self.codes.use(state, OIDC) or not code:
            raise Problem("oidc-failed", 401)
        started = msgspec.json.decode(found.value, type=Started)
        try:
            claims = await self._claims(await self._exchange(code, started), started.nonce)
        except (OSError, http.client.HTTPException, msgspec.DecodeError, jwt.PyJWTError, ValueError) as error:
            log.warning("oidc-failed", error=type(error).__name__)
            raise Problem("oidc-failed", 401) from None
        if not str(claims["sub"]):  # all people without a name at the provider would share one account
            raise Problem("oidc-failed", 401)
        name = str(claims.get("preferred_username") or claims.get("name") or "")
        return Identity(self.issuer, str(claims["sub"]), name, started.link)

    async def _exchange(self, code: str, started: Started) -> str:
        """Exchange the code of the answer for an ID token."""
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": started.redirect,
            "client_id": self.client,
            "code_verifier": started.verifier,
        }
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        if self.secret:
            pair = base64.b64encode(f"{self.client}:{self.secret}".encode()).decode()
            headers["Authorization"] = f"Basic {pair}"
        endpoint = (await self._provider()).token_endpoint
        answer = await asyncio.to_thread(call, "POST", endpoint, urlencode(form).encode(), headers)
        return msgspec.json.decode(answer, type=TokenAnswer).id_token

    async def _claims(self, token: str, nonce: str) -> dict[str, Any]:
        """The claims of an ID token whose signature, issuer, audience, time and nonce are right."""
        key = await self._key(str(jwt.get_unverified_header(token).get("kid", "")))
        claims: dict[str, Any] = jwt.decode(
            token,
            key,
            algorithms=ALGORITHMS,
            audience=self.client,
            issuer=self.issuer,
            leeway=LEEWAY_S,
            options={"require": ["exp", "iat", "sub", "aud", "iss"]},
        )
        if not hmac.compare_digest(str(claims.get("nonce", "")).encode(), nonce.encode()):
            raise ValueError("nonce")
        if isinstance(claims["aud"], list) and len(claims["aud"]) > 1 and claims.get("azp") != self.client:
            raise ValueError("azp")
        return claims

    async def _provider(self) -> Provider:
        """The description that the provider publishes of itself."""
        if self.known is None or time.monotonic() - self.known[0] > KEYS_S:
            address = f"{self.issuer.rstrip('/')}/.well-known/openid-configuration"
            try:
                found = msgspec.json.decode(await asyncio.to_thread(call, "GET", address), type=Provider)
            except (OSError, http.client.HTTPException, msgspec.DecodeError, ValueError) as error:
                log.warning("oidc-failed", error=type(error).__name__)
                raise Problem("oidc-away", 503) from None
            if found.issuer != self.issuer:
                raise Problem("oidc-away", 503)
            self.known = (time.monotonic(), found)
        return self.known[1]

    async def _key(self, id: str) -> AllowedPublicKeys:
        """A key of the provider. Unknown ones are looked up again: providers replace their keys."""
        if self.keys is None or id not in self.keys[1] or time.monotonic() - self.keys[0] > KEYS_S:
            found = jwt.PyJWKSet.from_json(
                (await asyncio.to_thread(call, "GET", (await self._provider()).jwks_uri)).decode()
            )
            self.keys = (time.monotonic(), {str(key.key_id or ""): key.key for key in found.keys})
        if id not in self.keys[1]:
            raise ValueError("kid")
        return self.keys[1][id]


def call(method: str, url: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> bytes:
    """Call the provider. Blocks: runs in a thread. Redirects are not followed."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    connection: http.client.HTTPConnection
    if parts.scheme == "https":
        connection = http.client.HTTPSConnection(host, parts.port, timeout=CALL_S, context=ssl.create_default_context())
    elif parts.scheme == "http" and host in LOOPBACK:
        connection = http.client.HTTPConnection(host, parts.port, timeout=CALL_S)
    else:
        raise ValueError("a provider is reached by HTTPS")
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request(method, path or "/", body, headers or {"Accept": "application/json"})
        answer = connection.getresponse()
        text = answer.read(MAX_ANSWER)
    finally:
        connection.close()
    if answer.status != 200:
        raise ValueError(f"status {answer.status}")
    return text
