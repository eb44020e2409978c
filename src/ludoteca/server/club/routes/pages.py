"""The club's pages. The client draws them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from ludoteca.server.transport.club_pages import CLUB_PAGES
from ludoteca.server.transport.http.common import TheSite
from ludoteca.server.transport.http.static_files import page_answer


@get(CLUB_PAGES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], site: TheSite) -> Response[bytes]:
    return page_answer(request, site, club=True)
