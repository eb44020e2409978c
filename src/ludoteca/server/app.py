"""The ASGI application: routes, rate limits, security headers, error responses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, FromQuery

from ludoteca import __version__
from ludoteca.i18n import LANGUAGES
from ludoteca.kernel import Refused
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.starts import MAX_STARTS, Start, start_of
from ludoteca.server.background import end_tasks
from ludoteca.server.build import Server
from ludoteca.server.games import game_called
from ludoteca.server.logs import log, where
from ludoteca.server.metrics import Metrics
from ludoteca.server.services.bots.driver import BotDriver
from ludoteca.server.services.health import Health
from ludoteca.server.services.tables import Tables
from ludoteca.server.transport.http import (
    actions,
    admin,
    correspondence,
    games,
    hosting,
    invitations,
    lessons,
    notifications,
    puzzles,
    replay,
    tables,
)
from ludoteca.server.transport.http.common import Refusal, TheSettings, TheSite, TheTables, find_seated, find_visit
from ludoteca.server.transport.http.guard import Guard
from ludoteca.server.transport.http.static_files import (
    Failure,
    File,
    Site,
    answer,
    failure_answer,
    language,
    page_answer,
    wants_page,
)
from ludoteca.server.transport.ws.session import connect

MAX_BODY = 1_000_000
PAGES = [
    "/",
    "/new/{game:str}",
    "/t/{table:str}",
    "/t/{table:str}/review",
    "/join/{invite:str}",
    "/recover",
    "/mail/{code:str}",
    "/learn/{game:str}",
    "/puzzles",
    "/puzzles/{game:str}",
    "/rules/{game:str}",
    "/readings/{game:str}",
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
    415: "The body is not declared as JSON.",
    421: "The request names a host that is not this server.",
    429: "Too many requests.",
    503: "The storage does not answer, or the table was evicted meanwhile; retry.",
}


Handler = Callable[[Request[Any, Any, Any], Any], Response[dict[str, Any]]]  # of an exception


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
def page(
    request: Request[Any, Any, Any], site: TheSite, settings: TheSettings, all_tables: TheTables
) -> Response[bytes]:
    return page_answer(request, site, settings.club, shown_game(request.url.path, all_tables))


def shown_game(path: str, tables: Tables) -> str:
    """The game of the table at an address, if it is in memory and open to spectators, so that the page can ask for the
    board at once."""
    words = path.split("/")
    entry = tables.cache.entries.get(words[2]) if words[1] == "t" else None
    return entry.live.game.id if entry is not None and entry.live.facts.spectators else ""


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=False)
def static(request: Request[Any, Any, Any], path: FromPath[str], site: TheSite) -> Response[bytes]:
    version = site.shown_version() if "v" in request.query_params else None
    return answer(site.web.get(path), request, version)


@get("/games/{game:str}/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def game_static(
    request: Request[Any, Any, Any], game: FromPath[str], path: FromPath[str], site: TheSite
) -> Response[bytes]:
    return answer(site.game_files(game).get(path), request)


@get("/start/{game:str}/{seats:int}", include_in_schema=False, sync_to_thread=False)
def game_start(request: Request[Any, Any, Any], game: FromPath[str], seats: FromPath[int]) -> Response[bytes]:
    """The start of a game, to which the first message over a WebSocket is a difference."""
    start = start_of(game_called(game), seats)
    if start is None:
        raise Problem("no-file", 404)
    return answer(start_file(start), request, start.version)


@lru_cache(MAX_STARTS)
def start_file(start: Start) -> File:
    return File(start.body, "application/json")


@get("/text/{lang:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def text(request: Request[Any, Any, Any], lang: FromPath[str], name: FromPath[str], site: TheSite) -> Response[bytes]:
    if not name.endswith(".ftl"):
        raise Problem("no-file", 404)
    file = site.text(lang, name.removesuffix(".ftl"))
    shown = answer(file, request)
    shown.media_type = "text/plain"
    return shown


@get("/worker.js", include_in_schema=False, sync_to_thread=True)
def worker(request: Request[Any, Any, Any], site: TheSite) -> Response[bytes]:
    """The service worker: at the root, since it may answer for the pages below its own address only."""
    return answer(site.worker(), request)


@get("/offline", include_in_schema=False, sync_to_thread=True)
def offline(request: Request[Any, Any, Any], site: TheSite, lang: FromQuery[str] = "") -> Response[bytes]:
    """The page without the server, in the language that is asked for or else in that of the browser."""
    lang = language(lang or request.headers.get("accept-language", ""))
    return answer(site.offline_page(lang, [game["id"] for game in games.described(site)]), request)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon(request: Request[Any, Any, Any], site: TheSite) -> Response[bytes]:
    return answer(site.web.get("art/favicon.svg"), request)


@get("/healthz", tags=["host"], sync_to_thread=False)
def healthz() -> dict[str, Any]:
    """Whether the server is alive: it answers without the database."""
    return {"ok": True, "version": __version__}


@get("/readyz", tags=["host"])
async def readyz(health: NamedDependency[Health]) -> dict[str, Any]:
    """Whether the server can do its work: the database is readable, writable and not corrupt, and it is not about to
    stop."""
    counts = await health.check()
    return {"ok": True, "version": __version__, "tables": counts, "unreadable": len(health.cache.broken)}


@get("/metrics", tags=["host"], media_type="text/plain", sync_to_thread=False)
def metrics(metrics: NamedDependency[Metrics], all_tables: TheTables, bot_driver: NamedDependency[BotDriver]) -> bytes:
    metrics.commits.set(all_tables.store.backend.commits)
    metrics.in_memory.set(len(all_tables.cache.entries))
    if bot_driver.pool is not None:
        metrics.bots_late.set(bot_driver.pool.late)
        metrics.bots_remote.set(bot_driver.pool.answered_remotely)
    return metrics.text()


def documented(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Add the error responses to the OpenAPI description of the handlers."""
    for handler in handlers:
        handler.responses = dict(handler.responses or {}) | {
            status: ResponseSpec(Refusal, generate_examples=False, description=meaning)
            for status, meaning in REFUSALS.items()
        }
    return handlers


def prepare(site: Site) -> None:
    """Warm the caches for the first visitor: game descriptions, and the files of the first page and of tables."""
    games.described(site)
    for lang in LANGUAGES:
        site.page(lang, "home")
        site.page(lang, "t")


# The handlers that the OpenAPI document describes.
DOCUMENTED: list[HTTPRouteHandler] = [
    *games.HANDLERS,
    *tables.HANDLERS,
    *invitations.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *actions.HANDLERS,
    *correspondence.HANDLERS,
    *replay.HANDLERS,
    *hosting.HANDLERS,
    *notifications.HANDLERS,
]
FILES: list[HTTPRouteHandler] = [
    page,
    static,
    game_static,
    game_start,
    text,
    worker,
    offline,
    favicon,
    healthz,
    readyz,
    metrics,
]


# The services of the server that handlers may declare, by their name there.
SERVICES = (
    "chances",
    "checker",
    "club",
    "commands",
    "control",
    "health",
    "importer",
    "lobby",
    "metrics",
    "notifier",
    "quotas",
    "reviews",
    "seating",
    "sessions",
    "settings",
    "site",
    "store",
    "vacations",
)


class Application:
    """The routes, which look up the services at every request: another server may use them when one has ended."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.routes = Litestar(
            route_handlers=[*documented([*DOCUMENTED, *server.routes.handlers]), *admin.HANDLERS, connect, *FILES],
            dependencies=self.dependencies(),
            exception_handlers={
                Problem: self.with_page(on_problem),
                Refused: self.with_page(on_refused),
                HTTPException: self.with_page(on_http),
                Exception: self.with_page(on_crash),
            },
            lifespan=[self.lifespan],
            request_max_body_size=MAX_BODY,
            logging_config=None,
            openapi_config=OpenAPIConfig(
                title="Ludoteca",
                version=__version__,
                path="/schema",
                description="See docs/wire.md for the WebSocket and the meaning of the fields.",
                use_handler_docstrings=True,
                components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
                render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
            ),
        )

    def dependencies(self) -> dict[str, Provide]:
        """What a handler may declare to be given, by the name of the parameter."""

        def provide(name: str) -> Provide:
            return Provide(lambda: getattr(self.server, name), sync_to_thread=False)

        return {
            **{name: provide(name) for name in SERVICES},
            "bot_driver": provide("bots"),  # `bots` and `tables` are fields of bodies, and no field may be called like
            "all_tables": provide("tables"),  # a dependency: a wrong value of it would be a fault of the server
            "visit": Provide(find_visit),
            "seated": Provide(find_seated),
            "account": Provide(self.find_account),
            **self.server.routes.dependencies,
        }

    async def find_account(self, request: Request[Any, Any, Any]) -> str | None:
        """The account that a request is signed in to; None on servers without accounts."""
        club = self.server.club
        return await club.find_account(request.cookies) if club is not None else None

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncGenerator[None, None]:
        server = self.server
        await server.open()
        log.info("open", version=__version__, port=server.settings.port)
        server.tasks.spawn(asyncio.to_thread(prepare, server.site))
        working = server.start_work()
        try:
            yield
        finally:
            await end_tasks(working)
            await server.close()
            log.info("closed")

    def with_page(self, handler: Handler) -> Callable[[Request[Any, Any, Any], Any], Response[Any]]:
        """The handler of an exception, with a page for people instead of JSON."""

        def handle(request: Request[Any, Any, Any], error: Any) -> Response[Any]:
            response = handler(request, error)
            if not wants_page(request.headers.get("accept", "")):
                return response
            lang = language(request.headers.get("accept-language", ""))
            wrong = response.content["error"]
            page = self.server.site.failure_page(
                lang, self.server.settings.club, Failure(wrong["key"], wrong["status"])
            )
            return failure_answer(page, wrong["status"])

        return handle

    def guarded(self) -> Guard:
        s = self.server
        return Guard(self.routes, s.settings, s.limits, s.metrics, s.quotas, s.site)


def make_app(server: Server) -> Guard:
    return Application(server).guarded()
