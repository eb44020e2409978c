"""The ways out of the house: mail through the host's own server, and a web address of the person's own.

Both work in a thread of their own and wait for nobody longer than some seconds. A web address is somebody else's word for a place in
the network: it is looked up once, refused if it lies inside, connected to exactly there, and never followed anywhere else.
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

from ludoteca.server.notify.templates import Letter
from ludoteca.server.settings import Settings

MAIL_S = 15.0
HOOK_S = 8.0
LONGEST_ADDRESS = 254
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # addresses of the old kind in the dress of the new one
EXAMPLES = ipaddress.ip_network("3fff::/20")  # for documents; not known to every version of Python


class Undelivered(Exception):
    """It did not arrive. `again`: it may be worth another try."""

    def __init__(self, again: bool) -> None:
        super().__init__("again" if again else "never")
        self.again = again


class Channel(Protocol):
    def accepts(self, address: str) -> bool:
        """Whether it looks like an address of this channel."""

    def send(self, address: str, letter: Letter) -> None:
        """Returns when the other side has taken it over; Undelivered otherwise. Called in a thread."""


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.host = settings.smtp_host
        self.port = settings.smtp_port
        self.security = settings.smtp_security
        self.user = settings.smtp_user
        self.password = settings.smtp_password
        self.sender = settings.mail_from

    def accepts(self, address: str) -> bool:
        return len(address) <= LONGEST_ADDRESS and MAIL.fullmatch(address) is not None

    def message(self, address: str, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = address
        message["Subject"] = letter.subject
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = f"<{letter.id}@{self.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message.set_content(letter.text)
        return message

    def send(self, address: str, letter: Letter) -> None:
        try:
            with self.connected() as server:
                server.send_message(self.message(address, letter), self.sender, [address])
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            raise Undelivered(all(code < 500 for code in codes)) from None
        except (OSError, smtplib.SMTPException):
            raise Undelivered(True) from None

    def connected(self) -> smtplib.SMTP:
        if self.security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=MAIL_S, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=MAIL_S)
            if self.security == "starttls":
                server.starttls(context=ssl.create_default_context())
        if self.user:
            server.login(self.user, self.password)
        return server


def is_outside(address: str) -> bool:
    """Whether a network address is of the public network: not of this machine, this house, or anything special."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if found in TRANSLATED or (inner is not None and not is_outside(str(inner))):
        return False
    if getattr(found, "is_site_local", False) or found in EXAMPLES:
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def watch(connection: http.client.HTTPConnection, done: threading.Event) -> None:
    """Breaks the connection off when its time is over. Each single wait has a limit of its own, but a side that sends a letter at a time
    never lets one wait long, and never ends."""
    done.wait(HOOK_S)
    while not done.wait(0.1):
        if connection.sock is not None:
            with contextlib.suppress(OSError):
                connection.sock.shutdown(socket.SHUT_RDWR)


class Pinned(http.client.HTTPSConnection):
    """Connects to the network address that was checked, whatever the name means a moment later."""

    def __init__(self, host: str, address: str) -> None:
        self.checked = ssl.create_default_context()
        super().__init__(host, 443, timeout=HOOK_S, context=self.checked)
        self.address = address

    def connect(self) -> None:
        plain = socket.create_connection((self.address, 443), HOOK_S)
        self.sock = self.checked.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock.do_handshake()  # only now, when the watch knows what to break off


class Hook:
    """A web address (of Discord, Slack, ntfy and the like) that is sent the text."""

    def accepts(self, address: str) -> bool:
        try:
            url = urlsplit(address)
            port = url.port
        except ValueError:
            return False
        plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST_ADDRESS
        return plain and url.scheme == "https" and bool(url.hostname) and port in (None, 443) and "@" not in url.netloc

    def looked_up(self, host: str) -> list[str]:
        return [str(found[4][0]) for found in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]

    def connection(self, host: str, address: str) -> http.client.HTTPConnection:
        return Pinned(host, address)

    def send(self, address: str, letter: Letter) -> None:
        url = urlsplit(address)
        host = url.hostname or ""
        try:
            places = self.looked_up(host)
        except (OSError, UnicodeError):
            raise Undelivered(True) from None
        if not places or not all(is_outside(place) for place in places):
            raise Undelivered(False)
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        said = f"{letter.subject}\n{letter.text}"
        body = msgspec.json.encode({"content": said, "text": said, "allowed_mentions": {"parse": []}})
        connection = self.connection(host, places[0])
        done = threading.Event()
        threading.Thread(target=watch, args=(connection, done), daemon=True).start()
        try:
            connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "ludoteca"})
            status = connection.getresponse().status  # a redirection is an answer like another: it is not followed
        except (OSError, http.client.HTTPException):
            raise Undelivered(True) from None
        finally:
            done.set()
            connection.close()
        if not 200 <= status < 300:
            raise Undelivered(status >= 500 or status in (408, 429))


def channels_of(settings: Settings) -> dict[str, Channel]:
    """The channels this host offers: none, unless he says so."""
    found: dict[str, Channel] = {}
    if settings.url and settings.smtp_host and settings.mail_from:
        found["mail"] = Mail(settings)
    if settings.url and settings.hooks:
        found["hook"] = Hook()
    return found
