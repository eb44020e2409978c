"""The URLs under which other devices reach this server, for invitations."""

from __future__ import annotations

import ipaddress
import socket

from ludoteca.server.settings import Settings

ALL_INTERFACES = "0.0.0.0"
WILDCARDS = (ALL_INTERFACES, "::")
PROBE = ("192.0.2.1", 9)  # a documentation address: connecting a UDP socket picks a route and sends nothing


def is_loopback(host: str) -> bool:
    """Whether a host name, or a client address as the rate limits write it, is this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host in ("localhost", "::/64")


def route_address() -> list[str]:
    """The address of the interface with the default route; none if there is no such route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(PROBE)
        except OSError:
            return []
        return [str(sock.getsockname()[0])]


def name_addresses() -> list[str]:
    """The IPv4 addresses of this machine's own name."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(address[0]) for *_, address in found]


def network_addresses() -> list[str]:
    """The addresses of this machine in its networks, the most likely one first."""
    found = dict.fromkeys([*route_address(), *name_addresses()])
    return [a for a in found if not ipaddress.ip_address(a).is_loopback and not ipaddress.ip_address(a).is_link_local]


def reachable_urls(settings: Settings) -> list[str]:
    """The base URLs that work on other devices, best first; none if the server listens on this machine only."""
    if settings.url:
        return [settings.url]
    if settings.host in WILDCARDS:
        return [f"http://{address}:{settings.port}" for address in network_addresses()]
    if is_loopback(settings.host):
        return []
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return [f"http://{host}:{settings.port}"]
