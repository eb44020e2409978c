"""Outermost middleware: security headers, cross-site checks, rate limits, quotas, one log line per request."""

from __future__ import annotations

import re
import time
from typing import Any, NamedTuple, cast

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ludoteca.server.limits import Limiter, RateLimits
from ludoteca.server.logs import log
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import Settings
from ludoteca.server.transport.addresses import client_address
from ludoteca.server.transport.http.origin import OriginCheck, header
from ludoteca.server.transport.http.quotas import Quotas
from ludoteca.server.transport.http.static_files import Failure, Site, language, wants_page


class Rule(NamedTuple):
    """Which requests count for a limit. The first rule that fits decides."""

    limit: str  # see Guard.allowed; "none": no limit
    methods: tuple[str, ...]  # none: all
    path: re.Pattern[str]  # of the whole path


WRITES = ("POST", "PUT")
RULES = (
    Rule("account-secrets", (), re.compile(r"/api/account/(register|sign-in|recover|password|codes)(/.*)?")),
    Rule("secrets", (), re.compile(r"/api/(recover|import|notices|admin)(/.*)?")),
    Rule("addresses", ("PUT",), re.compile(r"/api/.*/notices")),
    Rule("writes", WRITES, re.compile(r"/.*")),
    Rule("whole-games", (), re.compile(r"/api/.*/(chance|journal|report)|/api/qr")),
    Rule("reads", (), re.compile(r"/api(/.*)?")),
    Rule("host", (), re.compile(r"/(readyz|metrics|schema(/.*)?|worker\.js|push/worker\.js)")),
    # Files and pages are prepared, and a table fetches some twenty of them.
    Rule("none", (), re.compile(r"/((static|games|start|text)/.*|favicon\.ico|offline|healthz)")),
    Rule("none", (), re.compile(r"/((new|t|join|learn|puzzles|rules|cards|about|museum|chance|mail)/.*|)")),
    Rule("none", (), re.compile(r"/(readings/.*|recover|puzzles|settings)")),
    Rule(
        "none", (), re.compile(r"/(account|archive|people|play|ratings|recover-account|register|sign-in|tournaments)")
    ),
    Rule("none", (), re.compile(r"/(confirm|reset|statistics|tournaments|u)/.*")),
)
UNKNOWN = Rule("reads", (), re.compile(r"/.*"))  # an address without a route


def rule_of(method: str, path: str) -> Rule:
    """The rule of a request whose path is tidy."""
    fitting = (rule for rule in RULES if not rule.methods or method in rule.methods)
    return next((rule for rule in fitting if rule.path.fullmatch(path)), UNKNOWN)


def tidy(path: str) -> str:
    """A path as the router reads it: repeated and last slashes count for nothing."""
    return "/" + "/".join(word for word in path.split("/") if word)


HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
UNKEPT_HEADERS = [*RAW_HEADERS, (b"cache-control", b"no-store")]
# Scripts, styles and fonts are no documents, and a table fetches some twenty of them: the policies of a document stay
# out. A page may have any name, also one that ends in .js, so the folder decides as well.
ASSET_FOLDERS = ("/static/", "/games/")
ASSETS = (".js", ".css", ".woff2")
ASSET_POLICIES = ("x-content-type-options", "referrer-policy", "cross-origin-resource-policy")
ASSET_HEADERS = [(name.encode(), HEADERS[name].encode()) for name in ASSET_POLICIES]


class Guard:
    def __init__(
        self,
        app: Litestar,
        settings: Settings,
        limits: RateLimits,
        metrics: Metrics,
        quotas: Quotas,
        site: Site,
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.site = site
        self.quotas = quotas
        self.origins = OriginCheck(settings)
        self.writes = limits.limit("writes", 5.0, 60.0)
        self.secrets = limits.limit("secrets", 0.5, 10.0)  # guesses at codes, and expensive requests
        self.account_secrets = limits.limit("account-secrets", 0.5, 20.0)  # guesses at passwords and codes of accounts
        self.addresses = limits.limit("addresses", 10 / 3600, 10.0)  # that get a confirmation link
        # What only costs this node time is counted by this node alone.
        self.reads = Limiter(50.0, 400.0)
        self.whole_games = Limiter(1.0, 30.0)  # these replay a whole game, or take as long
        self.host = Limiter(5.0, 100.0)  # what balancers and programs of the host ask
        self.sockets = Limiter(20.0, 400.0)  # new WebSocket connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if "path" in scope:
            scope["path"] = tidy(scope["path"])
        if kind == ScopeType.HTTP:
            await self.request(cast(HTTPScope, scope), receive, send)
        elif kind == ScopeType.WEBSOCKET:
            await self.socket(cast(WebSocketScope, scope), receive, send)
        else:  # lifespan
            await self.app(scope, receive, send)

    async def socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        address = client_address(scope, self.settings.proxy)
        if self.origins.refusal(scope) is not None:
            await refuse_socket(receive, send, 4403)
        elif names_nothing(scope):
            await refuse_socket(receive, send, 4404)
        elif not self.may_connect(address):
            await refuse_socket(receive, send, 4008)
        else:
            with self.quotas.sockets.held(address):
                await self.app(scope, receive, send)

    async def request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *security_headers(scope["path"], status)]
            await send(message)

        refusal = self.origins.refusal(scope)
        if refusal is not None:
            await self.refuse(scope, sent, *refusal)
        elif names_nothing(scope):
            await self.refuse(scope, sent, 404, "no-page")
        elif self.settings.limits and not await self.allowed(scope):
            await self.refuse(scope, sent, 429, "too-fast", [(b"retry-after", b"2")])
        else:
            await self.app(scope, receive, sent)
        route = str(scope.get("path_template") or "none")
        self.metrics.requests.labels(route, str(status)).inc()
        if status >= 400 or scope["method"] != "GET":
            ms = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", method=str(scope["method"]), route=route, status=status, ms=ms)

    async def refuse(
        self, scope: HTTPScope, send: Send, status: int, key: str, more: list[tuple[bytes, bytes]] | None = None
    ) -> None:
        headers = [(b"content-type", b"application/json"), *(more or [])]
        body = msgspec.json.encode({"error": {"key": key, "args": {}, "status": status}})
        if wants_page(header(scope, b"accept") or ""):
            lang = language(header(scope, b"accept-language") or "")
            body = self.site.failure_page(lang, self.settings.club, Failure(key, status)).body
            headers = [(b"content-type", b"text/html; charset=utf-8"), *(more or [])]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def may_connect(self, address: str) -> bool:
        if not self.settings.limits:
            return True
        return self.quotas.sockets.free(address) and self.sockets.take(address, time.monotonic())

    def described(self) -> dict[str, Any]:
        """The OpenAPI document."""
        return self.app.openapi_schema.to_schema()

    async def allowed(self, scope: HTTPScope) -> bool:
        now = time.monotonic()
        address = client_address(scope, self.settings.proxy)
        limit = rule_of(scope["method"], scope["path"]).limit
        if limit in (local := {"reads": self.reads, "whole-games": self.whole_games, "host": self.host}):
            return local[limit].take(address, now)
        shared = {
            "secrets": self.secrets,
            "account-secrets": self.account_secrets,
            "addresses": self.addresses,
            "writes": self.writes,
        }
        return limit == "none" or await shared[limit].take(address, now)


def names_nothing(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether a path holds NUL, which no name has and which PostgreSQL does not even search for."""
    return "\0" in scope["path"]


def security_headers(path: str, status: int) -> list[tuple[bytes, bytes]]:
    if path.startswith("/api/") or status >= 400:  # an error may be a page as well
        return UNKEPT_HEADERS
    return ASSET_HEADERS if path.startswith(ASSET_FOLDERS) and path.endswith(ASSETS) else RAW_HEADERS


async def refuse_socket(receive: Receive, send: Send, code: int) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": ""})
