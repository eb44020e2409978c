"""Routes that a plug-in of the server adds, with what their handlers may declare."""

from __future__ import annotations

from typing import NamedTuple

from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler


class Routes(NamedTuple):
    handlers: list[HTTPRouteHandler]
    dependencies: dict[str, Provide]


NO_ROUTES = Routes([], {})
