"""Cross-site requests: Host, Origin and content type on REST and WebSocket."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludoteca.server.settings import Settings, from_environment
from ludoteca.server.transport.http.origin import OriginCheck, host_of
from server.tools import running_server

TABLE = {"game": "parley", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


def scope(method: str = "GET", **headers: str) -> dict[str, Any]:
    pairs = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {"type": "websocket" if method == "WS" else "http", "method": method, "headers": pairs}


def key(settings: Settings, method: str = "GET", **headers: str) -> str | None:
    found = OriginCheck(settings).refusal(scope(method, **headers))
    return found[1] if found is not None else None


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8452",
        "127.0.0.1:8452",
        "[::1]:8452",
        "192.168.1.20:8452",
        socket.gethostname(),
        "localhost.",
    ],
)
def test_own_names_and_addresses_are_accepted(host: str) -> None:
    """An IP address cannot be rebound, so a visitor in the local network may use any."""
    assert key(Settings(Path()), host=host) is None


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "", "a@localhost", "localhost/x", "127.0.0.1.evil.example", "[::1"],
)
def test_foreign_names_are_refused(host: str) -> None:
    assert key(Settings(Path()), host=host) == "wrong-host"


def test_a_request_without_host_is_refused() -> None:
    assert key(Settings(Path())) == "wrong-host"


def test_names_come_from_the_settings() -> None:
    settings = from_environment(
        {"LUDOTECA_HOSTS": "Games.example.org, play.example.org", "LUDOTECA_URL": "https://u.example.org/"}
    )
    for host in ("games.example.org", "play.example.org:443", "u.example.org"):
        assert key(settings, host=host) is None
    assert key(settings, host="other.example.org") == "wrong-host"
    assert key(from_environment({"LUDOTECA_HOSTS": "*"}), host="anything.example") is None
    assert key(Settings(Path(), host="games.lan"), host="games.lan:8452") is None


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "WS"])
def test_writes_of_another_origin_are_refused(method: str) -> None:
    settings = Settings(Path(), hosts=("games.example.org",))
    own = {"host": "localhost:8452"}
    assert key(settings, method, **own) is None  # not a browser
    assert key(settings, method, **own, origin="http://localhost:8452") is None
    assert key(settings, method, host="games.example.org", origin="https://games.example.org") is None
    assert key(settings, method, host="10.0.0.5:80", origin="https://games.example.org") is None  # behind a proxy
    for origin in (
        "http://evil.example",
        "null",
        "http://localhost:9999",
        "https://games.example.org.evil.example",
        "http://[",
        "",
    ):
        assert key(settings, method, **own, origin=origin) == "wrong-origin", origin


@pytest.mark.parametrize("method", ["POST", "WS"])
def test_another_port_or_scheme_of_a_configured_name_may_not_write(method: str) -> None:
    settings = Settings(Path(), hosts=("games.example.org",), url="https://play.example.org:8443")
    for host in ("games.example.org", "play.example.org:8443", "10.0.0.5:80"):
        assert key(settings, method, host=host, origin="https://games.example.org") is None
        assert key(settings, method, host=host, origin="https://play.example.org:8443") is None
        for origin in (
            "https://games.example.org:9999",
            "ftp://games.example.org",
            "http://play.example.org:8443",
            "https://play.example.org:9999",
            f"http://{socket.gethostname()}:9999",
        ):
            assert key(settings, method, host=host, origin=origin) == "wrong-origin", origin


def test_reading_from_another_origin_needs_no_check() -> None:
    """The browser does not show the response to the other site: there is no CORS header."""
    assert key(Settings(Path()), host="localhost", origin="http://evil.example") is None


def test_bodies_must_be_declared_as_json() -> None:
    own = {"host": "localhost", "content_length": "12"}
    settings = Settings(Path())
    for kind in ("application/json", "application/json; charset=utf-8", "Application/JSON"):
        assert key(settings, "POST", **own, content_type=kind) is None
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "text/plain; application/json",
    ):
        assert key(settings, "POST", **own, content_type=kind) == "wrong-content-type"
    assert key(settings, "POST", **own) == "wrong-content-type"
    assert key(settings, "POST", host="localhost", transfer_encoding="chunked") == "wrong-content-type"
    assert key(settings, "POST", host="localhost", content_length="0") is None


def test_hosts_are_read_without_port_and_user() -> None:
    assert [host_of(text) for text in ("A.b:80", "[::1]:80", "a:b", "u@a", "a/b", "")] == ["a.b", "::1", "", "", "", ""]


async def test_cross_site_requests_change_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        tries: list[tuple[dict[str, str], int]] = [
            ({"Content-Type": "text/plain"}, 415),
            ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
            ({"Content-Type": "application/json", "Host": "evil.example"}, 421),
            ({"Content-Type": "application/json", "Origin": "http://evil.example"}, 403),
        ]
        import json

        for headers, status in tries:
            answer = await h.http.post("/api/tables", content=json.dumps(TABLE), headers=headers)
            assert answer.status_code == status, answer.text
            assert answer.json()["error"]["status"] == status and "access-control-allow-origin" not in answer.headers
        assert (await h.http.get("/", headers={"Host": "evil.example"})).status_code == 421
        assert (await h.get("/readyz"))["tables"] == {}
        assert (await h.post("/api/tables", TABLE))["token"]


async def test_a_websocket_of_another_site_is_not_opened(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        made = await h.table("me bot")
        url = f"ws://127.0.0.1:{h.port}/ws/{made['table']}"
        for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(url, additional_headers=headers)
            assert refused.value.response.status_code == 403
        async with websockets.connect(url, additional_headers={"Origin": f"http://127.0.0.1:{h.port}"}):
            pass


async def test_a_page_keeps_its_policies_whatever_its_address_ends_in(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        for path in ("/t/x.js", "/join/x.css", "/rules/x.woff2"):
            answer = await h.http.get(path)
            assert answer.headers["content-type"].startswith("text/html")
            assert "default-src 'none'" in answer.headers["content-security-policy"], path
