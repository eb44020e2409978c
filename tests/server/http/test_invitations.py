"""The URLs that other devices reach, and QR codes of links."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
import segno

from ludoteca.server import reach
from ludoteca.server.reach import reachable_urls
from ludoteca.server.settings import Settings
from server.tools import running_server

LINK = "http://192.168.1.5:8452/join/ABCD-1234"


def settings(**more: str) -> Settings:
    return Settings(Path(), **more)  # type: ignore[arg-type]


def test_a_server_on_its_own_machine_has_no_url_for_others() -> None:
    assert reachable_urls(settings()) == []
    assert reachable_urls(settings(host="localhost")) == []
    assert reachable_urls(settings(host="::1")) == []


def test_a_public_url_comes_before_everything() -> None:
    assert reachable_urls(settings(url="https://games.example.org")) == ["https://games.example.org"]


def test_a_bind_address_is_the_url() -> None:
    assert reachable_urls(settings(host="192.168.1.5")) == ["http://192.168.1.5:8452"]
    assert reachable_urls(settings(host="fd00::5")) == ["http://[fd00::5]:8452"]


def test_on_all_interfaces_the_addresses_of_the_networks_are_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "route_address", lambda: ["192.168.1.5"])
    monkeypatch.setattr(reach, "name_addresses", lambda: ["127.0.1.1", "192.168.1.5", "10.0.0.7", "169.254.3.3"])
    assert reachable_urls(settings(host="0.0.0.0")) == ["http://192.168.1.5:8452", "http://10.0.0.7:8452"]


def lines(svg: str) -> list[str]:
    """The drawn lines of the modules."""
    return [drawn for path in ElementTree.fromstring(svg).iter() if (drawn := path.get("d", ""))]


async def test_only_a_browser_on_the_servers_machine_gets_the_urls(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        h.parts.settings.url = "http://192.168.1.5:8452"
        assert await h.get("/api/reach") == {"urls": ["http://192.168.1.5:8452"]}
        h.parts.settings.proxy = True
        answer = await h.http.get("/api/reach", headers={"X-Forwarded-For": "203.0.113.9"})
        assert answer.json() == {"urls": []}


async def test_the_code_of_a_link_is_the_standard_one(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        answer = await h.http.get("/api/qr", params={"link": LINK})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "style=" not in answer.text
    standard = segno.make_qr(LINK, error="m").svg_inline(scale=4, border=4, dark="#000", light="#fff")
    assert lines(answer.text) == lines(standard)


@pytest.mark.parametrize("link", ["javascript:alert(1)", "http://a.b/other", "/join/x", "http://[/join/x", ""])
async def test_other_texts_get_no_code(tmp_path: Path, link: str) -> None:
    async with running_server(tmp_path) as h:
        assert (await h.http.get("/api/qr", params={"link": link})).status_code == 400
