"""A second device on the same network joins by the address that the lobby shows. Both are network namespaces of this
machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PORT = 8452
HOST, DEVICE = "10.145.2.1", "10.145.2.2"
REQUEST = """
import json, sys, urllib.request
url, body = sys.argv[1], sys.argv[2]
request = urllib.request.Request(url, body.encode() or None, {"Content-Type": "application/json"} if body else {})
print(urllib.request.urlopen(request, timeout=300).read().decode())
"""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture(params=["with a router", "cable alone"])
def network(request: pytest.FixtureRequest) -> Iterator[tuple[str, str]]:
    """Two namespaces joined by a cable; skipped, and counted as skipped, where this user may not make any."""
    host, device = f"lh{os.getpid()}", f"ld{os.getpid()}"
    try:
        ip("netns", "add", host)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("network namespaces cannot be made here")
    try:
        ip("netns", "add", device)
        ip("link", "add", "eth9", "netns", host, "type", "veth", "peer", "name", "eth9", "netns", device)
        for name, address in ((host, HOST), (device, DEVICE)):
            ip("-n", name, "link", "set", "lo", "up")
            ip("-n", name, "addr", "add", f"{address}/24", "dev", "eth9")
            ip("-n", name, "link", "set", "eth9", "up")
        if request.param == "with a router":
            ip("-n", host, "route", "add", "default", "via", DEVICE)
        yield host, device
    finally:
        for name in (host, device):
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)


def ask(space: str, url: str, body: Any = None) -> Any:
    text = "" if body is None else json.dumps(body)
    command = ["ip", "netns", "exec", space, sys.executable, "-c", REQUEST, url, text]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def wait_for(space: str, url: str) -> None:
    end = time.monotonic() + 300
    while time.monotonic() < end:
        try:
            ask(space, url)
            return
        except subprocess.CalledProcessError:
            time.sleep(0.2)
    raise AssertionError("the server does not answer")


def test_a_second_device_joins_by_the_shown_address(network: tuple[str, str], tmp_path: Path) -> None:
    host, device = network
    command = [sys.executable, "-m", "ludoteca.server", "--share", "--no-browser", "--bots", "0"]
    place = ["--port", str(PORT), "--data", str(tmp_path)]
    server = subprocess.Popen(["ip", "netns", "exec", host, *command, *place], stdout=subprocess.PIPE, text=True)
    try:
        local = f"http://127.0.0.1:{PORT}"
        wait_for(host, f"{local}/healthz")
        shown = ask(host, f"{local}/api/reach")["urls"][0]
        assert shown == f"http://{HOST}:{PORT}"
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = ask(host, f"{local}/api/tables", {"game": "parley", "seats": seats, "name": "Anna"})
        joined = ask(device, f"{shown}/api/join/{made['invite']}", {"name": "Bruno"})
        assert joined["table"] == made["table"]
        facts = ask(device, f"{shown}/api/tables/{made['table']}")
        assert [seat["name"] for seat in facts["seats"]] == ["Anna", "Bruno"]
    finally:
        server.terminate()
        printed = server.communicate(timeout=300)[0]
    assert f"http://{HOST}:{PORT}/" in printed
    assert len(printed.strip().splitlines()) >= 3  # both URLs and the warning
