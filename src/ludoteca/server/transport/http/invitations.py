"""REST interface for invitations: the URLs that other devices can use, and QR codes of links to tables."""

from __future__ import annotations

import io
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Request, Response, get
from litestar.params import Parameter

from ludoteca.rooms.problem import Problem
from ludoteca.server.reach import is_loopback, reachable_urls
from ludoteca.server.transport.addresses import client_address
from ludoteca.server.transport.http.common import (
    TheSettings,
)

MAX_LINK = 300  # characters
LINKS = ("/join/", "/t/")


@get("/api/reach", tags=["host"], sync_to_thread=False)
def reach(request: Request[Any, Any, Any], settings: TheSettings) -> dict[str, Any]:
    """Base URLs for invitations. Only a browser on the server's own machine needs them, and only it gets them."""
    local = is_loopback(client_address(request.scope, settings.proxy))
    return {"urls": reachable_urls(settings) if local else []}


@get("/api/qr", tags=["host"], media_type="image/svg+xml", sync_to_thread=True)
def qr_code(link: Annotated[str, Parameter(max_length=MAX_LINK)]) -> Response[bytes]:
    """The QR code of a link to a table or an invitation, as SVG."""
    try:
        parts = urlsplit(link)
    except ValueError:
        raise Problem("no-sense", 400, fields="link") from None
    if parts.scheme not in ("http", "https") or not parts.netloc or not parts.path.startswith(LINKS):
        raise Problem("no-sense", 400, fields="link")
    image = io.BytesIO()
    segno.make_qr(link, error="m").save(image, kind="svg", scale=4, border=4, dark="#000", light="#fff", svgclass=None)
    return Response(image.getvalue(), media_type="image/svg+xml")


HANDLERS = [reach, qr_code]
