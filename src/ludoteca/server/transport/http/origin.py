"""Cross-site checks: which Host and Origin a request may carry, and which content type.

A page of another site can send requests to this server from a visitor's browser. Browsers attach the Origin of the page
to WebSockets and to requests that write, and the Host the visitor typed to all. DNS rebinding makes a foreign name
point here, so a name that is not ours is refused; an IP address in Host cannot be rebound and is accepted, which keeps
play in a local network working.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

from ludoteca.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")
WRITES = ("POST", "PUT", "PATCH", "DELETE")
ANY = "*"


def host_names(settings: Settings) -> frozenset[str]:
    """The names this server answers to, in lower case and without port."""
    names = {*LOOPBACK, settings.host.lower(), *settings.hosts}
    own = socket.gethostname().lower()
    names |= {own, own.partition(".")[0], own.partition(".")[0] + ".local"}
    if settings.url:
        names.add((urlsplit(settings.url).hostname or "").lower())
    return frozenset(name for name in names if name)


def header(scope: Any, name: bytes) -> str | None:
    """The value of a header; None if it is missing. A repeated header counts as one with all values."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return ",".join(found) if found else None


def host_of(netloc: str) -> str:
    """The host of `name:port` or `[address]:port`, in lower case; empty if it is malformed."""
    try:
        parts = urlsplit(f"//{netloc}")
        _ = parts.port
    except ValueError:
        return ""
    if parts.username is not None or parts.path:
        return ""
    return (parts.hostname or "").rstrip(".")


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class OriginCheck:
    def __init__(self, settings: Settings) -> None:
        self.names = host_names(settings)
        self.public = urlsplit(settings.url)

    def refusal(self, scope: Any) -> tuple[int, str] | None:
        """The status and the key of the error if a request comes from another site or under another name; None if it
        may pass."""
        if ANY not in self.names and not self.is_ours(header(scope, b"host") or ""):
            return 421, "wrong-host"
        writes = scope["type"] == "websocket" or scope["method"] in WRITES
        origin = header(scope, b"origin")
        if writes and origin is not None and not self.same_site(origin, header(scope, b"host") or ""):
            return 403, "wrong-origin"
        if scope["type"] == "http" and scope["method"] in WRITES and not json_body(scope):
            return 415, "wrong-content-type"
        return None

    def is_ours(self, netloc: str) -> bool:
        host = host_of(netloc)
        return host in self.names or is_address(host)

    def same_site(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may write: it is on the same host and port, on the public address of this
        server, or on a configured name without a port."""
        try:
            parts = urlsplit(origin)
            port = parts.port
        except ValueError:
            return False
        netloc, name = parts.netloc.lower(), host_of(parts.netloc.lower())
        if not name or parts.scheme not in ("http", "https"):
            return False
        if netloc == self.public.netloc.lower():
            return parts.scheme == self.public.scheme  # a page without HTTPS may come from anybody in between
        return netloc == host.lower() or (port is None and name in self.names and name not in LOOPBACK)


def json_body(scope: Any) -> bool:
    """Whether the body, if there is one, is declared as JSON: other types can be sent across sites without a
    preflight."""
    length = header(scope, b"content-length")
    if header(scope, b"transfer-encoding") is None and length in (None, "0"):
        return True
    return (header(scope, b"content-type") or "").partition(";")[0].strip().lower() == "application/json"
