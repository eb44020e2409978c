"""Characters that PostgreSQL cannot store: no message or request with them breaks a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.server.plain_text import one_line
from server.cluster.servers import Stores
from server.tools import Page, running_server

NUL = "a\x00b"

MESSAGES: list[dict[str, Any]] = [
    {"type": "chat", "text": NUL},
    {"type": "chat", "phrase": NUL},
    {"type": "act", "rev": 1, "do": "draw", "key": NUL},
    {"type": "act", "rev": 1, "do": NUL, "key": "k"},
    {"type": "look", "seat": NUL},
]

REQUESTS: list[tuple[str, str, Any]] = [
    ("PUT", "/api/tables/{t}/notes", {"text": NUL}),
    ("PUT", "/api/tables/{t}/prepared", {"moves": [{"do": "draw", "question": NUL}]}),
    ("PUT", "/api/tables/{t}/notices", {"channel": NUL, "address": NUL}),
    ("POST", "/api/tables", {"game": "parley", "seats": [{"kind": "me", "name": NUL}, {"kind": "open"}], "name": NUL}),
    (
        "POST",
        "/api/tables",
        {"game": "parley", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random", "style": NUL}]},
    ),
    ("POST", "/api/tables", {"game": "parley", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {NUL: NUL}}),
    ("POST", "/api/tables", {"game": NUL, "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", "/api/import", {"journal": NUL, "name": NUL}),
    ("POST", "/api/recover", {"code": NUL}),
    ("POST", "/api/mine", {"tokens": [NUL]}),
    ("POST", "/api/tables/{t}/concede", {"winner": NUL}),
    ("POST", "/api/puzzles", {"game": "parley", "puzzle": NUL, "name": NUL}),
    ("POST", "/api/lessons", {"game": "parley", "lesson": NUL, "name": NUL}),
    ("GET", "/api/join/%00", None),
    ("POST", "/api/join/%00", {"name": NUL}),
    ("GET", "/api/tables/%00", None),
    ("GET", "/api/tables/{t}%00/log", None),
    ("GET", "/api/notices/%00", None),
    ("POST", "/api/notices/%00", {"yes": True}),
    ("GET", "/api/games/%00/rules", None),
    ("GET", "/start/%00/2", None),
    ("GET", "/start/parley/" + "9" * 5000, None),
    ("GET", "/api/tables/{t}/at/" + "9" * 5000, None),
    ("GET", "/static/%00", None),
    ("GET", "/text/en/%00.ftl", None),
    ("GET", "/t/%00", None),
]


async def test_a_character_that_the_database_cannot_store_breaks_nothing(stores: Stores, tmp_path: Path) -> None:
    async with running_server(tmp_path / "node", store=stores.new()) as h:
        given = await h.filled(2)
        page = await Page(h, given[0]["table"], given[0]["token"]).open()
        entry = h.parts.cache.entries[page.table]
        wrong = []
        for message in MESSAGES:
            await page.say(**message)
            try:
                await page.quiet()
            except Exception as error:
                wrong.append(f"{message}: {error}")
                page = await Page(h, given[0]["table"], given[0]["token"]).open()
        headers = {"Authorization": f"Bearer {given[0]['token']}"}
        for method, path, body in REQUESTS:
            answer = await h.http.request(method, path.replace("{t}", page.table), json=body, headers=headers)
            if answer.status_code >= 500:
                wrong.append(f"{method} {path[:60]} {body}: {answer.status_code} {answer.text[:200]}")
        assert not wrong, "\n".join(wrong)
        assert h.parts.cache.entries[page.table] is entry and h.parts.metrics.failures._value.get() == 0


def test_a_message_controls_neither_a_terminal_nor_the_direction_of_text() -> None:
    assert one_line("a\x1b[31m\x07 b\u202ec\u2066d\u200f\n e") == "a[31m bcd e"
    family = "\U0001f468\u200d\U0001f469"
    assert one_line(f"  {family} שלום  ") == f"{family} שלום"
    assert one_line("\u202e \x07") == ""
