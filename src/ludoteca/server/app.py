"""The ASGI application: routes, rate limits, security headers, error responses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.types import HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ludoteca import __version__
from ludoteca.i18n import LANGUAGES
from ludoteca.kernel import Refused
from ludoteca.sandbox import Checker
from ludoteca.server.errors import Problem
from ludoteca.server.http import actions, games, notifications, replay, tables
from ludoteca.server.http.common import Refusal, TheHub, TheSite
from ludoteca.server.http.rate_limits import Limiter, client_address
from ludoteca.server.http.static_files import Site, answer, language
from ludoteca.server.hub import Hub
from ludoteca.server.logs import log, where
from ludoteca.server.ws.session import play

MAX_BODY = 1_000_000
EXPENSIVE = ("/chance", "/journal", "/report")  # these replay a whole game
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
API_HEADERS = [*RAW_HEADERS, (b"cache-control", b"no-store")]
# Scripts, styles and fonts are no documents, and a table fetches some sixty of them: the policies of a document stay out.
ASSETS = (".js", ".css", ".woff2")
ASSET_POLICIES = ("x-content-type-options", "referrer-policy", "cross-origin-resource-policy")
ASSET_HEADERS = [(name.encode(), HEADERS[name].encode()) for name in ASSET_POLICIES]
PAGES = [
    "/",
    "/new/{game:str}",
    "/t/{table:str}",
    "/t/{table:str}/review",
    "/join/{invite:str}",
    "/recover",
    "/mail/{code:str}",
    "/rules/{game:str}",
    "/cards/{game:str}",
    "/about/{game:str}",
    "/museum/{game:str}",
    "/chance/{game:str}",
    "/t/{table:str}/chance",
    "/settings",
]

REFUSALS = {
    400: "The request is malformed.",
    401: "The token is missing or not valid for this table.",
    403: "The player may not do this.",
    404: "Not found.",
    409: "Not possible in the present state.",
    413: "The body is too large.",
    429: "Too many requests.",
    503: "The storage does not answer, or the table was evicted meanwhile; retry.",
}


class Guard:
    """Outermost middleware: security headers on every response, rate limits per client address, one log line per request."""

    def __init__(self, app: Litestar, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        self.writes = Limiter(5.0, 60.0)
        self.secrets = Limiter(0.5, 10.0)  # guesses at codes, and expensive requests
        self.reads = Limiter(50.0, 400.0)
        self.whole_games = Limiter(1.0, 30.0)
        self.sockets = Limiter(20.0, 400.0)  # new WebSocket connections
        self.addresses = Limiter(10 / 3600, 10.0)  # notification addresses that get a confirmation link

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            if str(scope["type"]) == "websocket" and not self.may_connect(scope):
                await receive()
                await send({"type": "websocket.close", "code": 4008, "reason": ""})
                return
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *security_headers(scope["path"])]
            await send(message)

        if self.hub.settings.limits and not self.allowed(scope):
            await too_many_requests(sent)
        else:
            await self.app(scope, receive, sent)
        route = str(scope.get("path_template") or "none")
        self.hub.metrics.requests.labels(route, str(status)).inc()
        if status >= 400 or scope["method"] != "GET":
            ms = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", method=str(scope["method"]), route=route, status=status, ms=ms)

    def may_connect(self, scope: WebSocketScope) -> bool:
        address = client_address(scope, self.hub.settings.proxy)
        return not self.hub.settings.limits or self.sockets.take(address, time.monotonic())

    def described(self) -> dict[str, Any]:
        """The OpenAPI document."""
        return self.app.openapi_schema.to_schema()

    def allowed(self, scope: HTTPScope) -> bool:
        now = time.monotonic()
        address = client_address(scope, self.hub.settings.proxy)
        path = scope["path"]
        if path.startswith(("/api/recover", "/api/import", "/api/notices/")):
            return self.secrets.take(address, now)
        if scope["method"] == "PUT" and path.rstrip("/").endswith("/notices"):
            return self.addresses.take(address, now)
        if scope["method"] in ("POST", "PUT"):
            return self.writes.take(address, now)
        if path.startswith("/api/") and path.rstrip("/").endswith(EXPENSIVE):
            return self.whole_games.take(address, now)
        return not path.startswith("/api/") or self.reads.take(address, now)


def security_headers(path: str) -> list[tuple[bytes, bytes]]:
    if path.startswith("/api/"):
        return API_HEADERS
    return ASSET_HEADERS if path.endswith(ASSETS) else RAW_HEADERS


async def too_many_requests(send: Any) -> None:
    body = b'{"error":{"key":"too-fast","args":{},"status":429}}'
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"2")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def error_response(status: int, key: str, **args: Any) -> Response[dict[str, Any]]:
    return Response(
        {"error": {"key": key, "args": args, "status": status}}, status_code=status, media_type="application/json"
    )


def on_problem(_request: Request[Any, Any, Any], error: Problem) -> Response[dict[str, Any]]:
    return error_response(error.status, error.key, **error.args_shown)


def on_refused(_request: Request[Any, Any, Any], error: Refused) -> Response[dict[str, Any]]:
    return error_response(409, "refused", no=error.no.key, rule=error.no.rule)


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        fields = [str(e.get("key", "")) for e in extra if isinstance(e, dict)]
        return error_response(400, "no-sense", fields=", ".join(f for f in fields if f))
    keys = {404: "no-page", 405: "no-method", 413: "too-large", 429: "too-fast"}
    if error.status_code >= 500:
        return on_crash(_request, error)
    return error_response(error.status_code, keys.get(error.status_code, "no-sense"))


def on_crash(_request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.error("request-failed", error=type(error).__name__, where=where(error))
    return error_response(500, "internal")


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], site: TheSite) -> Response[bytes]:
    shown = answer(
        site.page(language(request.headers.get("accept-language", "")), request.url.path.split("/")[1]), request
    )
    shown.headers["cache-control"] = "no-cache"
    shown.headers["vary"] = "accept-encoding, accept-language"
    return shown


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=False)
def static(request: Request[Any, Any, Any], path: FromPath[str], site: TheSite) -> Response[bytes]:
    return answer(site.web.get(path), request)


@get("/games/{game:str}/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def game_static(
    request: Request[Any, Any, Any], game: FromPath[str], path: FromPath[str], site: TheSite
) -> Response[bytes]:
    return answer(site.game_files(game).get(path), request)


@get("/text/{lang:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def text(request: Request[Any, Any, Any], lang: FromPath[str], name: FromPath[str], site: TheSite) -> Response[bytes]:
    if not name.endswith(".ftl"):
        raise Problem("no-file", 404)
    file = site.text(lang, name.removesuffix(".ftl"))
    shown = answer(file, request)
    shown.media_type = "text/plain"
    return shown


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon(request: Request[Any, Any, Any], site: TheSite) -> Response[bytes]:
    return answer(site.web.get("art/favicon.svg"), request)


@get("/healthz", tags=["host"])
async def healthz(hub: TheHub) -> dict[str, Any]:
    """Whether the server and its database respond."""
    try:
        counts = await hub.store.counts()
    except Exception:
        raise Problem("storage", 503) from None
    return {"ok": True, "version": __version__, "tables": counts}


@get("/metrics", tags=["host"], media_type="text/plain", sync_to_thread=False)
def metrics(hub: TheHub) -> bytes:
    hub.metrics.commits.set(hub.store.commits)
    hub.metrics.in_memory.set(len(hub.cache.entries))
    if hub.pool is not None:
        hub.metrics.bots_late.set(hub.pool.late)
    return hub.metrics.text()


def documented(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Add the error responses to the OpenAPI description of the handlers."""
    for handler in handlers:
        handler.responses = dict(handler.responses or {}) | {
            status: ResponseSpec(Refusal, generate_examples=False, description=meaning)
            for status, meaning in REFUSALS.items()
        }
    return handlers


def prepare(site: Site) -> None:
    """Warm the caches for the first visitor: game descriptions and the files of the first page."""
    games.described(site)
    for lang in LANGUAGES:
        site.page(lang, "")


def make_app(hub: Hub) -> Guard:
    site = Site()
    checker = Checker()

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncGenerator[None, None]:
        await hub.open()
        log.info("open", version=__version__, port=hub.settings.port)
        hub.spawn(asyncio.to_thread(prepare, site))
        try:
            yield
        finally:
            await hub.close()
            log.info("closed")

    app = Litestar(
        route_handlers=[
            *documented(
                [
                    *games.HANDLERS,
                    *tables.HANDLERS,
                    *actions.HANDLERS,
                    *replay.HANDLERS,
                    *notifications.HANDLERS,
                ]
            ),
            play,
            page,
            static,
            game_static,
            text,
            favicon,
            healthz,
            metrics,
        ],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "site": Provide(lambda: site, sync_to_thread=False),
            "checker": Provide(lambda: checker, sync_to_thread=False),
        },
        exception_handlers={
            Problem: on_problem,
            Refused: on_refused,
            HTTPException: on_http,
            Exception: on_crash,
        },
        lifespan=[life],
        request_max_body_size=MAX_BODY,
        state=State({"hub": hub}),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=__version__,
            path="/schema",
            description="See docs/wire.md for the WebSocket and the meaning of the fields.",
            use_handler_docstrings=True,
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"], media_type="application/json")],  # type: ignore[arg-type]
        ),
    )
    return Guard(app, hub)
