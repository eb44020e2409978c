"""Browsers of people with accounts: each has its own cookies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from server.tools import ServerHarness, running_server

PASSWORD = "correct horse battery"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


class Browser:
    """A browser with a cookie jar, and the seat tokens that it holds."""

    def __init__(self, server: ServerHarness, **headers: str) -> None:
        self.server = server
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{server.port}",
            timeout=300,
            verify=False,
            headers={"user-agent": FIREFOX, "origin": f"http://127.0.0.1:{server.port}", **headers},
        )

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200, token: str = "") -> Any:
        return await self.ask("GET", path, status=status, token=token)

    async def post(self, path: str, body: Any = None, status: int = 200, token: str = "") -> Any:
        return await self.ask("POST", path, body, status, token)

    async def put(self, path: str, body: Any, status: int = 200) -> Any:
        return await self.ask("PUT", path, body, status)

    async def register(self, name: str, password: str = PASSWORD) -> Any:
        return await self.post("/api/account/register", {"name": name, "password": password})

    async def sign_in(self, name: str, password: str = PASSWORD, status: int = 200) -> Any:
        return await self.post("/api/account/sign-in", {"name": name, "password": password}, status)

    async def who(self) -> str | None:
        account = (await self.get("/api/account"))["account"]
        return account["name"] if account is not None else None

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get("ludoteca_session", ""))


class ClubSite:
    """A running server with accounts, and browsers that visit it."""

    def __init__(self, server: ServerHarness) -> None:
        self.server = server
        self.browsers: list[Browser] = []

    def browser(self, **headers: str) -> Browser:
        self.browsers.append(Browser(self.server, **headers))
        return self.browsers[-1]

    async def person(self, name: str) -> Browser:
        """A browser that is signed in to a new account."""
        browser = self.browser()
        await browser.register(name)
        return browser


@asynccontextmanager
async def club(folder: Path, **more: Any) -> AsyncIterator[ClubSite]:
    chosen = {"club": True, **more.pop("set", {})}
    async with running_server(folder, set=chosen, **more) as server:
        site = ClubSite(server)
        try:
            yield site
        finally:
            for browser in site.browsers:
                await browser.http.aclose()
