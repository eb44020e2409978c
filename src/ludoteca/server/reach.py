"""The URLs under which other devices reach this server, for invitations."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys

from ludoteca.server.settings import Settings

if sys.platform == "linux":
    import fcntl

ALL_INTERFACES = "0.0.0.0"
WILDCARDS = (ALL_INTERFACES, "::")
SIOCGIFADDR = 0x8915  # asks Linux for the IPv4 address of an interface
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


def interface_addresses() -> list[str]:
    """The IPv4 addresses of the interfaces, as Linux tells them. A network without a way out, such as that of a phone
    without a contract, has no default route."""
    if sys.platform != "linux":
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(sock.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:  # it has no address
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


def in_a_network(addresses: list[str]) -> list[str]:
    """Those of the addresses that are not of this machine or cable alone."""
    known = [(address, ipaddress.ip_address(address)) for address in dict.fromkeys(addresses)]
    return [address for address, ip in known if not ip.is_loopback and not ip.is_link_local]


def network_addresses() -> list[str]:
    """The addresses of this machine in its networks, the most likely one first."""
    return in_a_network([*route_address(), *name_addresses()]) or in_a_network(interface_addresses())


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
