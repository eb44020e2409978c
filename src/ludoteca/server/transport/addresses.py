"""The client address of a request."""

from __future__ import annotations

import ipaddress
from typing import Any


def client_address(scope: Any, proxy: bool) -> str:
    """The client address. IPv6 addresses are reduced to their /64 prefix, since a client chooses the rest freely."""
    client = scope.get("client")
    address = client[0] if client else ""
    for name, value in scope["headers"] if proxy else ():
        if name == b"x-forwarded-for":  # the last entry is the one that the trusted proxy appended
            address = value.decode("latin-1").split(",")[-1].strip()
    if ":" not in address:
        return address
    try:
        ipv6 = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if ipv6.ipv4_mapped is not None:
        return str(ipv6.ipv4_mapped)
    return str(ipaddress.IPv6Network((ipv6, 64), strict=False))
