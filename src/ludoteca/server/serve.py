"""Run the server: uvicorn with httptools and uvloop, one process, graceful shutdown within seconds."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path

import uvicorn

from ludoteca.server.app import make_app
from ludoteca.server.build import Server, build
from ludoteca.server.cluster.bus import Bus
from ludoteca.server.cluster.opening import bus_at, workers_at
from ludoteca.server.control import close_control, open_control
from ludoteca.server.garbage import collect_rarely, collect_regularly
from ludoteca.server.logs import configure
from ludoteca.server.open_files import raise_limit
from ludoteca.server.services.bots.pool import Pool
from ludoteca.server.settings import Settings
from ludoteca.server.stalls import watch_stalls
from ludoteca.server.storage.lock import DataLock
from ludoteca.server.storage.opening import store_at
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.http.guard import Guard
from ludoteca.server.transport.http.protocol import TimedProtocol
from ludoteca.server.transport.ws.protocol import DirectProtocol
from ludoteca.server.transport.ws.session import MAX_MESSAGE

SWITCH_S = 0.001  # after which a thread that computes lets the event loop run
DRAIN_TICK_S = 0.05


class PortTaken(OSError):
    pass


class BusAlone(ValueError):
    """A bus without a shared database."""


def bind(host: str, port: int) -> socket.socket:
    """Bind the listening socket before anything else starts, so that a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise PortTaken(str(error)) from None
    return sock


def config(app: Guard) -> uvicorn.Config:
    settings = app.settings
    quota = app.quotas.requesting if settings.limits and not settings.proxy else None  # a proxy has one address
    return uvicorn.Config(
        app,
        loop="auto",
        http=partial(TimedProtocol, quota=quota),  # type: ignore[arg-type]
        ws=DirectProtocol,
        ws_max_size=4 * MAX_MESSAGE,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=settings.graceful,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,
        limit_concurrency=None,
        lifespan="on",
    )


class WebServer(uvicorn.Server):
    """Closes WebSockets before uvicorn waits for them at shutdown."""

    def __init__(self, inner: Server, ready: Callable[[], None]) -> None:
        super().__init__(config(make_app(inner)))
        self.inner = inner
        self.ready = ready
        self.watching: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()
            self.watching.append(asyncio.create_task(collect_regularly(lambda: self.inner.broadcaster.started)))
            if self.inner.settings.stalls:
                self.watching.append(asyncio.create_task(watch_stalls(Path(self.inner.settings.stalls))))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self.watching:
            task.cancel()
        await self.drain()
        self.inner.farewell()
        await super().shutdown(sockets)

    async def drain(self) -> None:
        """Report that this server is not ready, and work on until balancers know. A second Ctrl+C ends the wait."""
        self.inner.health.drain()
        until = time.monotonic() + self.inner.settings.drain
        while time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(DRAIN_TICK_S)


def desktop() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def shared_services(settings: Settings) -> tuple[Store, Bus | None]:
    """The store and the bus. What cannot be reached is reported before anything else starts."""
    if settings.bus and not settings.database:
        raise BusAlone
    store = store_at(settings.data, settings.database)
    if settings.database:
        store.backend.migrate()
    return store, bus_at(settings.bus)


def serve(settings: Settings, say: Callable[[str], None]) -> int:
    """Serve until a signal arrives; `say` gets the URL once the server accepts connections."""
    configure()
    raise_limit()
    sys.setswitchinterval(SWITCH_S)
    store, bus = shared_services(settings)
    lock = DataLock(settings.data)
    sock = bind(settings.host, settings.port)
    port = sock.getsockname()[1]
    settings.port = port
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    url = f"http://{shown}:{port}/"

    def ready() -> None:
        collect_rarely()
        say(url)
        if settings.open_page and desktop():
            webbrowser.open(url)

    pool = Pool(settings.bots, remote=workers_at(settings.bus)) if settings.bots else None
    control = open_control(settings.data, port)
    server = WebServer(build(settings, store, pool, bus=bus, control=control), ready)
    try:
        import uvloop

        runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    except ImportError:  # not on Windows
        runner = asyncio.Runner()
    for name in (signal.SIGINT, signal.SIGTERM):
        # uvicorn handles these itself and raises them again after the shutdown: ignore the second one.
        signal.signal(name, lambda _number, _frame: None)
    with runner:
        runner.run(server.serve(sockets=[sock]))
    close_control(settings.data)
    lock.release()
    return 0 if server.started else 1
