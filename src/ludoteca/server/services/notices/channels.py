"""Outbound channels for notifications: SMTP through the host's mail server, and webhooks that players register.

Sending blocks for a few seconds at most and runs in a background thread. A webhook URL is untrusted input: its host
name is resolved once, the request is refused unless every address is globally routable (SSRF guard), the connection
goes to the address that was checked, and redirects are not followed.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import re
import smtplib
import socket
import ssl
import threading
from email.message import EmailMessage
from email.utils import formatdate
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from ludoteca.server.services.notices.templates import Message
from ludoteca.server.settings import Settings

SMTP_TIMEOUT_S = 15.0
WEBHOOK_TIMEOUT_S = 8.0
MAX_ADDRESS = 254
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
NAT64 = ipaddress.ip_network("64:ff9b::/96")
DOCUMENTATION = ipaddress.ip_network("3fff::/20")  # older versions of Python do not know this range


class Undelivered(Exception):
    """Delivery failed. `again`: the failure is temporary and a retry is useful."""

    def __init__(self, again: bool) -> None:
        super().__init__("again" if again else "never")
        self.again = again


class Channel(Protocol):
    def accepts(self, address: str) -> bool:
        """Check the syntax of an address of this channel."""

    def send(self, address: str, message: Message) -> None:
        """Deliver a message or raise Undelivered. Blocks: runs in a background thread."""


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.host = settings.smtp_host
        self.port = settings.smtp_port
        self.security = settings.smtp_security
        self.user = settings.smtp_user
        self.password = settings.smtp_password
        self.sender = settings.mail_from

    def accepts(self, address: str) -> bool:
        return len(address) <= MAX_ADDRESS and MAIL.fullmatch(address) is not None

    def compose(self, address: str, message: Message) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self.sender
        mail["To"] = address
        mail["Subject"] = message.subject
        mail["Date"] = formatdate(localtime=False)
        mail["Message-ID"] = f"<{message.id}@{self.sender.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{message.unsubscribe}>"
        mail.set_content(message.text)
        return mail

    def send(self, address: str, message: Message) -> None:
        try:
            with self.connected() as server:
                server.send_message(self.compose(address, message), self.sender, [address])
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            raise Undelivered(all(code < 500 for code in codes)) from None
        except (OSError, smtplib.SMTPException):
            raise Undelivered(True) from None

    def connected(self) -> smtplib.SMTP:
        if self.security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=SMTP_TIMEOUT_S, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SMTP_TIMEOUT_S)
            if self.security == "starttls":
                server.starttls(context=ssl.create_default_context())
        if self.user:
            server.login(self.user, self.password)
        return server


def is_public(address: str) -> bool:
    """Whether an IP address is globally routable: not loopback, private, reserved or multicast (SSRF guard)."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if found in NAT64 or (inner is not None and not is_public(str(inner))):
        return False
    if getattr(found, "is_site_local", False) or found in DOCUMENTATION:
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def abort_when_late(connection: http.client.HTTPConnection, done: threading.Event) -> None:
    """Abort a connection when its total time is over. The socket timeout limits a single read only: a peer that sends
    one byte at a time would keep the thread forever."""
    done.wait(WEBHOOK_TIMEOUT_S)
    while not done.wait(0.1):
        if connection.sock is not None:
            with contextlib.suppress(OSError):
                connection.sock.shutdown(socket.SHUT_RDWR)


class Pinned(http.client.HTTPSConnection):
    """HTTPS connection to an IP address that was checked, so that a later DNS answer cannot redirect it (DNS
    rebinding)."""

    def __init__(self, host: str, address: str) -> None:
        self.checked = ssl.create_default_context()
        super().__init__(host, 443, timeout=WEBHOOK_TIMEOUT_S, context=self.checked)
        self.address = address

    def connect(self) -> None:
        plain = socket.create_connection((self.address, 443), WEBHOOK_TIMEOUT_S)
        self.sock = self.checked.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock.do_handshake()  # after self.sock is set, so that abort_when_late can interrupt it


def is_https(address: str, max_length: int = MAX_ADDRESS) -> bool:
    """Whether an address is an HTTPS URL at the usual port, without a user name."""
    try:
        url = urlsplit(address)
        port = url.port
    except ValueError:
        return False
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= max_length
    return plain and url.scheme == "https" and bool(url.hostname) and port in (None, 443) and "@" not in url.netloc


class Hook:
    """Webhook of a chat service (Discord, Slack, ntfy) that receives the text as JSON."""

    def accepts(self, address: str) -> bool:
        return is_https(address)

    def resolve(self, host: str) -> list[str]:
        return [str(found[4][0]) for found in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]

    def connection(self, host: str, address: str) -> http.client.HTTPConnection:
        return Pinned(host, address)

    def send(self, address: str, message: Message) -> None:
        text = f"{message.subject}\n{message.text}"
        body = msgspec.json.encode({"content": text, "text": text, "allowed_mentions": {"parse": []}})
        status = self.post(address, body, {"Content-Type": "application/json"})
        if not 200 <= status < 300:
            raise Undelivered(is_temporary(status))

    def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """Send a request to an untrusted address. Returns the status of the answer; Undelivered if there is none."""
        url = urlsplit(address)
        host = url.hostname or ""
        try:
            addresses = self.resolve(host)
        except (OSError, UnicodeError):
            raise Undelivered(True) from None
        if not addresses or not all(is_public(found) for found in addresses):
            raise Undelivered(False)
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        connection = self.connection(host, addresses[0])
        done = threading.Event()
        threading.Thread(target=abort_when_late, args=(connection, done), daemon=True).start()
        try:
            connection.request("POST", path, body, {**headers, "User-Agent": "ludoteca"})
            return connection.getresponse().status  # redirects are not followed
        except (OSError, http.client.HTTPException):
            raise Undelivered(True) from None
        finally:
            done.set()
            connection.close()


def is_temporary(status: int) -> bool:
    """Whether a request that was answered with an error may succeed later."""
    return status >= 500 or status in (408, 429)


def channels_of(settings: Settings) -> dict[str, Channel]:
    """The channels that are configured; none by default."""
    found: dict[str, Channel] = {}
    if settings.url and settings.smtp_host and settings.mail_from:
        found["mail"] = Mail(settings)
    if settings.url and settings.hooks:
        found["hook"] = Hook()
    return found
