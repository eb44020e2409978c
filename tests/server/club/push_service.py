"""A push service on this machine, and a browser that subscribes to it and reads what it gets.

The service checks who sends (VAPID) and keeps what it cannot read. The browser decrypts as RFC 8291 tells a receiver
to, which is written here apart from the code under test.
"""

from __future__ import annotations

import hashlib
import hmac
import http.client
import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludoteca.server.services.notices.channels import Hook

HOST = "push.example.org"
CURVE = ec.SECP256R1()


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Received:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Accepts messages under any path. `answers` gives the statuses of the next requests; then it is 201."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answers: list[int] = []
        self.key = ""  # the public key that senders must prove; empty: any
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(service.take(Received(self.path, headers, body)))
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing is written."""

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def port(self) -> int:
        return int(self.http.server_address[1])

    def take(self, request: Received) -> int:
        if self.answers:
            return self.answers.pop(0)
        if not self.is_proven(request.headers.get("authorization", "")):
            return 403
        self.received.append(request)
        return 201

    def is_proven(self, authorization: str) -> bool:
        """Whether the sender holds the key that it names, for this service."""
        parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
        if self.key and parts["k"] != self.key:
            return False
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(parts["k"]))
        try:
            jwt.decode(
                parts["t"], public, algorithms=["ES256"], audience=f"https://{HOST}", options={"verify_exp": False}
            )
        except jwt.PyJWTError:
            return False
        return True


@contextmanager
def push_service() -> Iterator[PushService]:
    made = PushService()
    thread = threading.Thread(target=made.http.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield made
    finally:
        made.http.shutdown()
        made.http.server_close()
        thread.join()


class Near(Hook):
    """Reaches the push service of a test under its public name."""

    def __init__(self, port: int) -> None:
        self.port = port

    def resolve(self, host: str) -> list[str]:
        return ["93.184.216.34"] if host == HOST else super().resolve(host)

    def connection(self, host: str, address: str) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=300)


class Receiver:
    """A browser with a subscription: its keys, and what it reads."""

    def __init__(self, path: str = "/device") -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)
        self.path = path

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": f"https://{HOST}{self.path}",
            "p256dh": encode(self.point),
            "auth": encode(self.auth),
        }

    def read(self, body: bytes) -> bytes:
        """The text of a message, as RFC 8291 and RFC 8188 say."""
        salt, sender = body[:16], body[21 : 21 + body[20]]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = expanded(mac(self.auth, shared), b"WebPush: info\0" + self.point + sender)
        start = mac(salt, secret)
        key = expanded(start, b"Content-Encoding: aes128gcm\0")[:16]
        nonce = expanded(start, b"Content-Encoding: nonce\0")[:12]
        text = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None).rstrip(b"\0")
        assert text[-1:] == b"\2"  # the last record
        return text[:-1]

    def message(self, request: Received) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.read(request.body))
        return found


def mac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


def expanded(key: bytes, info: bytes) -> bytes:
    return mac(key, info + b"\1")
