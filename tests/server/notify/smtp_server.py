"""A mail server on this machine for tests: keeps what it is given, or refuses it with the code the test says."""

from __future__ import annotations

import asyncio
import email
import email.policy
from email.message import EmailMessage
from types import TracebackType


class SmtpServer:
    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.to: list[str] = []
        self.refuse = ""  # an SMTP answer instead of accepting the recipient: "450 later", "550 unknown"
        self.tries = 0
        self.port = 0

    async def __aenter__(self) -> SmtpServer:
        self.server = await asyncio.start_server(self.talk, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.close()
        await self.server.wait_closed()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(text.encode() + b"\r\n")

        say("220 test")
        to = ""
        while line := (await reader.readline()).decode().strip():
            word = line.split(" ")[0].upper()
            if word == "RCPT":
                self.tries += 1
                to = line.partition("<")[2].partition(">")[0]
                say(self.refuse or "250 ok")
            elif word == "DATA":
                say("354 go on")
                data = await reader.readuntil(b"\r\n.\r\n")
                found = email.message_from_bytes(data[:-5], policy=email.policy.default)
                assert isinstance(found, EmailMessage)
                self.messages.append(found)
                self.to.append(to)
                say("250 taken")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()


def text_of(message: EmailMessage) -> str:
    return str(message.get_content())


def code_in(message: EmailMessage) -> str:
    """The code of the link with which an address is confirmed or removed."""
    return text_of(message).partition("/mail/")[2].split()[0]
