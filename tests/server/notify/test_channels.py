"""Outbound channels: SMTP and webhooks, SSRF guard, timeouts, header injection."""

from __future__ import annotations

import http.client
import socketserver
import threading
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.services.notices.channels import Hook, Mail, Undelivered, is_public
from ludoteca.server.services.notices.templates import Message
from ludoteca.server.settings import Settings

ANNA = "anna@example.org"


def test_a_webhook_has_a_total_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The peer sends one byte at a time, so that no single read times out."""
    monkeypatch.setattr("ludoteca.server.services.notices.channels.WEBHOOK_TIMEOUT_S", 0.3)
    given_up = threading.Event()

    class Dripping(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(65536)
            try:
                self.request.sendall(b"HTTP/1.1 2")
                while not given_up.wait(0.02):
                    self.request.sendall(b"0")
            except OSError:
                pass

    class Near(Hook):
        def resolve(self, host: str) -> list[str]:
            return ["93.184.216.34"]

        def connection(self, host: str, address: str) -> http.client.HTTPConnection:
            return http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=300)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Dripping) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        watch = threading.Timer(300, given_up.set)
        watch.start()
        with pytest.raises(Undelivered) as failure:
            Near().send(HOOK, MESSAGE)
        assert failure.value.again and not given_up.is_set()
        watch.cancel()
        given_up.set()
        server.shutdown()


def test_a_player_name_cannot_inject_headers() -> None:
    mail = Mail(Settings(Path(), mail_from="t@example.org"))
    with pytest.raises(ValueError):
        mail.compose(
            ANNA,
            Message(
                id="1", subject="Subject\nBcc: evil@example.org", text="text", unsubscribe="https://x.example/mail/1"
            ),
        )


@pytest.mark.parametrize(
    "place",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "2002:a00:1::1",
        "64:ff9b::a00:1",
        "::",
        "192.0.2.1",
        "fec0::1",
        "3fff::1",
        "64:ff9b:1::a00:1",
        "::10.0.0.1",
    ],
)
def test_addresses_that_are_not_public_are_refused(place: str) -> None:
    assert not is_public(place)


@pytest.mark.parametrize("place", ["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_addresses_are_accepted(place: str) -> None:
    assert is_public(place)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/x",
        "https://user:word@example.org/",
        "https://example.org:8080/",
        "ftp://example.org/",
        "https:///x",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: inside",
        "https://example.org:99999/",
        "https://[::1",
    ],
)
def test_an_invalid_webhook_url_is_refused(address: str) -> None:
    assert not Hook().accepts(address)


class Answering(Hook):
    """A hook whose names mean what the test says, and whose other side answers what it says."""

    def __init__(self, places: list[str], status: int = 204) -> None:
        self.places = places
        self.status = status
        self.asked: list[tuple[str, str, Any]] = []

    def resolve(self, host: str) -> list[str]:
        return self.places

    def connection(self, host: str, address: str) -> Any:
        self.asked.append((host, address, None))
        return self

    def request(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> None:
        self.asked.append((method, path, body))

    def getresponse(self) -> Any:
        return self

    def close(self) -> None:
        pass


MESSAGE = Message(id="1", subject="Your turn", text="Come @everyone", unsubscribe="https://x.example/mail/1")
HOOK = "https://hooks.example.org/a/b?c=d"


def test_a_webhook_connects_to_the_checked_address() -> None:
    hook = Answering(["93.184.216.34"])
    hook.send(HOOK, MESSAGE)
    assert hook.asked[0][:2] == ("hooks.example.org", "93.184.216.34")
    assert hook.asked[1][:2] == ("POST", "/a/b?c=d")
    assert b'"allowed_mentions":{"parse":[]}' in hook.asked[1][2]


@pytest.mark.parametrize("places", [["10.0.0.1"], ["93.184.216.34", "127.0.0.1"], []])
def test_a_webhook_that_resolves_to_a_private_address_is_not_called(places: list[str]) -> None:
    hook = Answering(places)
    with pytest.raises(Undelivered) as failure:
        hook.send(HOOK, MESSAGE)
    assert hook.asked == [] and not failure.value.again


@pytest.mark.parametrize(("status", "again"), [(301, False), (302, False), (404, False), (429, True), (503, True)])
def test_which_response_codes_are_retried(status: int, again: bool) -> None:
    """A redirection in particular is not followed."""
    hook = Answering(["93.184.216.34"], status)
    with pytest.raises(Undelivered) as failure:
        hook.send(HOOK, MESSAGE)
    assert failure.value.again is again and len(hook.asked) == 2


def test_an_interrupted_webhook_is_retried() -> None:
    class Broken(Answering):
        def getresponse(self) -> Any:
            raise http.client.BadStatusLine("x")

    with pytest.raises(Undelivered) as failure:
        Broken(["93.184.216.34"]).send(HOOK, MESSAGE)
    assert failure.value.again
