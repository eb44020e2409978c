"""Tables whose players are notified by mail, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from server.notify.smtp_server import SmtpServer, code_in
from server.tools import Page, ServerHarness, Time, running_server

DELAY = 60
ANNA = "anna@example.org"


def mail_to(smtp: SmtpServer) -> dict[str, Any]:
    return {
        "url": "https://games.example.org",
        "smtp_host": "127.0.0.1",
        "smtp_port": smtp.port,
        "smtp_security": "none",
        "mail_from": "table@example.org",
        "notice_after": DELAY,
    }


@asynccontextmanager
async def with_mail(folder: Path, smtp: SmtpServer, time: Time, **more: Any) -> AsyncIterator[ServerHarness]:
    async with running_server(folder, now=time, set=mail_to(smtp), **more) as h:
        await quiet(h)
        time.pass_(DELAY)  # the moment that pages are given after a start
        yield h


async def quiet(h: ServerHarness) -> None:
    """Stop background delivery: the test triggers it."""
    h.parts.loops["notices"].cancel()


async def give(h: ServerHarness, who: dict[str, Any], address: str = ANNA, status: int = 200, lang: str = "en") -> Any:
    wish = {"channel": "mail", "address": address, "lang": lang}
    return await h.put(f"/api/tables/{who['table']}/notices", wish, who["token"], status)


async def confirmed(
    h: ServerHarness, smtp: SmtpServer, who: dict[str, Any], address: str = ANNA, lang: str = "en"
) -> str:
    await give(h, who, address, lang=lang)
    await h.parts.notifier.look()
    code = code_in(smtp.messages.pop())
    await h.post(f"/api/notices/{code}", {"yes": True})
    return code


async def state_of(h: ServerHarness, who: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = (await h.get(f"/api/tables/{who['table']}/notices", who["token"]))["notices"][0]
    return found


async def away(h: ServerHarness, page: Page) -> None:
    await page.close()
    while any(
        conn.player for entry in h.parts.cache.entries.values() for conn in entry.conns if page.token and conn.mine
    ):
        await asyncio.sleep(0.005)


async def asked_first(h: ServerHarness, given: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The player who is asked first, and the other one."""
    page = await Page(h, given[0]["table"], given[0]["token"]).open()
    first = page.waits[0]
    await away(h, page)
    return (given[0], given[1]) if first == given[0]["seat"] else (given[1], given[0])


@asynccontextmanager
async def waited_for(
    folder: Path,
) -> AsyncIterator[tuple[ServerHarness, SmtpServer, Time, dict[str, Any], dict[str, Any]]]:
    """A table that waits for a player who has given and confirmed an address; the other player."""
    time = Time()
    async with SmtpServer() as smtp, with_mail(folder, smtp, time) as h:
        first, second = await asked_first(h, await h.filled(2))
        await confirmed(h, smtp, first)
        yield h, smtp, time, first, second


async def played(page: Page, seat: str) -> None:
    """The turn of a seat, whatever it consists of."""
    while seat in page.waits:
        await page.did(page.menu[0])


async def move(h: ServerHarness, who: dict[str, Any]) -> None:
    """One turn of a player who connects for it and leaves."""
    page = await Page(h, who["table"], who["token"]).open()
    await played(page, who["seat"])
    await away(h, page)


async def later(h: ServerHarness, time: Time, seconds: float = DELAY) -> None:
    time.pass_(seconds)
    await h.parts.notifier.look()
