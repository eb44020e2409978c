"""Errors that a person meets at an address: a page in their language with a way on. Programs get JSON."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.i18n import LANGUAGES, Texts
from server.tools import running_server

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"
FORM = {"content-type": "application/x-www-form-urlencoded"}
JSON = {"content-type": "application/json"}
MISTAKES: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("GET", "/nowhere", {}, 404, "no-page"),
    ("GET", "/a%00b", {}, 404, "no-page"),
    ("GET", "/settings/more", {}, 404, "no-page"),
    ("GET", "/static/none.js", {}, 404, "no-file"),
    ("GET", "/text/xx/common.ftl", {}, 404, "no-file"),
    ("GET", "/games/nonsense/web/board.js", {}, 404, "no-game"),
    ("GET", "/api/tables/unknown", {}, 404, "no-table"),
    ("GET", "/api/join/unknown", {}, 404, "no-invite"),
    ("GET", "/api/import", {}, 405, "no-method"),
    ("POST", "/api/import", {"headers": JSON, "content": b"x" * 1_100_000}, 413, "too-large"),
    ("POST", "/api/tables", {"headers": FORM, "content": b"game=parley"}, 415, "wrong-content-type"),
    ("POST", "/api/tables", {"headers": {"origin": "https://elsewhere.example"}}, 403, "wrong-origin"),
    ("GET", "/", {"headers": {"host": "elsewhere.example"}}, 421, "wrong-host"),
]


async def asked(http: httpx.AsyncClient, method: str, path: str, accept: str, lang: str, **more: Any) -> httpx.Response:
    headers = {**more.pop("headers", {}), "accept": accept, "accept-language": lang}
    return await http.request(method, path, headers=headers, **more)


def assert_page(answer: httpx.Response, lang: str, key: str) -> None:
    """The sentence is in the page itself, so that it is read without scripts as well; the client finds its key."""
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    head, _, body = answer.text.partition('<div id="app">')
    assert f'lang="{lang}"' in head and f'data-error="{key}"' in head
    assert escape(Texts(lang).say(f"error-{key}")) in body
    assert f'<a class="button" href="/">{Texts(lang).say("ui-home")}</a>' in body


@pytest.mark.parametrize(("method", "path", "more", "status", "key"), MISTAKES)
async def test_a_browser_gets_a_page_and_a_program_json(
    method: str, path: str, more: dict[str, Any], status: int, key: str, tmp_path: Path
) -> None:
    async with running_server(tmp_path) as h:
        for lang in LANGUAGES:
            answer = await asked(h.http, method, path, BROWSER, lang, **more)
            assert answer.status_code == status
            assert_page(answer, lang, key)
        for accept in ("*/*", "application/json", "text/plain"):
            answer = await asked(h.http, method, path, accept, "it", **more)
            assert answer.status_code == status
            assert answer.json()["error"] == {"key": key, "args": {}, "status": status}


async def test_too_many_requests_have_a_page_with_another_try(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=True) as h:
        while (answer := await asked(h.http, "GET", "/api/recover", BROWSER, "pt")).status_code != 429:
            assert answer.status_code == 405
        assert answer.headers["retry-after"] == "2"
        assert_page(answer, "pt", "too-fast")
        assert Texts("pt").say("ui-try-again") in answer.text


async def test_a_crash_has_a_page_with_another_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash() -> bytes:
        raise RuntimeError("a secret")

    async with running_server(tmp_path) as h:
        monkeypatch.setattr(h.parts.metrics, "text", crash)
        answer = await asked(h.http, "GET", "/metrics", BROWSER, "it")
        assert answer.status_code == 500 and "a secret" not in answer.text
        assert_page(answer, "it", "internal")
        assert Texts("it").say("ui-try-again") in answer.text
        assert (await h.http.get("/metrics")).json()["error"]["key"] == "internal"


@pytest.mark.parametrize("kind", ["learn", "puzzles", "rules", "cards", "about", "museum", "chance", "new"])
async def test_a_page_of_an_unknown_game_says_so(kind: str, tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        for name in ("nonsense", "%E0%A4%A", "Parley", "..%2f", "x.js"):
            answer = await asked(h.http, "GET", f"/{kind}/{name}", BROWSER, "it")
            assert answer.status_code == 404, name
            assert_page(answer, "it", "no-game")
        assert (await h.http.get(f"/{kind}/parley")).status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_page_says_in_the_visitor_s_language_that_it_needs_scripts(lang: str, tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        answer = await asked(h.http, "GET", "/", BROWSER, lang)
        assert f"<noscript>{escape(Texts(lang).say('page-needs-scripts'))}</noscript>" in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_page_without_the_server_is_in_the_language_asked_for(lang: str, tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        answer = await asked(h.http, "GET", f"/offline?lang={lang}", BROWSER, "en")
        assert escape(Texts(lang).say("ui-offline-title")) in answer.text
