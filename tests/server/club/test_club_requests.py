"""Senseless requests to every route of a server with accounts: each is refused, none breaks the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from server.club.people import club
from server.tools import Time, running_server

LONG = "x" * 5000
BODIES: list[Any] = [None, {}, [], 7, {"name": LONG}, {"name": "A", "password": {}}, {"tokens": [1]}, {"unknown": 1}]


@pytest.mark.long
async def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    async with running_server(tmp_path) as plain:
        known = set((await plain.get("/schema"))["paths"])
    async with club(tmp_path, now=Time()) as site:
        anna, stranger = await site.person("Anna"), site.browser()
        document = await site.server.get("/schema")
        own = {path: found for path, found in document["paths"].items() if path not in known}
        assert len(own) > 40
        for path, operations in own.items():
            for word in ("x", "Anna", "%00", "..%2f"):
                address = re.sub(r"\{\w+\}", word, path)
                for method in operations:
                    for body in BODIES if method in ("post", "put") else [None]:
                        for browser in (stranger, anna):
                            answer = await browser.http.request(method, address, json=body)
                            assert answer.status_code < 500, (method, address, body, answer.text)
                if "{" not in path:
                    break
            await anna.http.post("/api/account/sign-in", json={"name": "Anna", "password": "correct horse battery"})
        assert site.server.parts.metrics.failures._value.get() == 0
