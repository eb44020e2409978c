"""What tests of ratings and tournaments share: people who play quick games."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.server.club.running import ClubWork
from server.club.people import Browser, ClubSite


async def until(good: Callable[[], Awaitable[Any]]) -> Any:
    """Wait until something is true. The server works on it in the background."""
    while True:
        found = await good()
        if found:
            return found
        await asyncio.sleep(0.01)


async def worked(site: ClubSite) -> None:
    """Let the club do everything that is due."""
    parts = site.server.parts
    assert parts.club is not None
    await ClubWork(parts.club).step()


async def rated_game(site: ClubSite, winner: Browser, loser: Browser, count: bool = True) -> str:
    """A rated game of two people, which one of them resigns. Returns its table."""
    body = {"game": "parley", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    made = await winner.post("/api/club/rated-tables", body, 201)
    joined = await loser.post(f"/api/join/{made['invite']}", {"name": "Guest"}, 201)
    await loser.post(f"/api/tables/{made['table']}/resign", token=joined["token"])
    if count:
        await worked(site)
    return str(made["table"])


async def seat_tokens(browser: Browser) -> dict[str, str]:
    """The tokens of all seats of the account, by table."""
    return {given["table"]: given["token"] for given in await browser.post("/api/account/seats", {"tables": []})}


async def resign_all(browser: Browser) -> None:
    """Resign every game of the account that is being played."""
    for table, token in (await seat_tokens(browser)).items():
        facts = await browser.get(f"/api/tables/{table}", token=token)
        if facts["state"] == "playing":
            await browser.post(f"/api/tables/{table}/resign", token=token)
