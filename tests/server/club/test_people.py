"""Friends and blocks."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server.club.sessions import SESSION_COOKIE
from ludoteca.server.services.chat import may_read
from ludoteca.server.services.connection import Connection
from ludoteca.server.storage.opening import store_at
from server.club.people import club
from server.tools import Page

EMPTY: dict[str, list[str]] = {"friends": [], "asked": [], "asking": [], "blocked": []}


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_a_friendship_is_asked_for_accepted_and_ended(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        assert await anna.post("/api/people/bruno/befriend") == {**EMPTY, "asked": ["Bruno"]}
        assert await bruno.get("/api/people") == {**EMPTY, "asking": ["Anna"]}
        assert await bruno.post("/api/people/Anna/befriend") == {**EMPTY, "friends": ["Anna"]}
        assert await anna.get("/api/people") == {**EMPTY, "friends": ["Bruno"]}
        assert await anna.post("/api/people/Bruno/befriend") == {**EMPTY, "friends": ["Bruno"]}
        await bruno.post("/api/people/Anna/part")
        assert await anna.get("/api/people") == await bruno.get("/api/people") == EMPTY
        await anna.post("/api/people/Bruno/befriend")
        await bruno.post("/api/people/Anna/part")  # declined
        assert await anna.get("/api/people") == EMPTY


async def test_a_blocked_person_is_not_told_and_gets_nowhere(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        await anna.post("/api/people/Bruno/befriend")
        await bruno.post("/api/people/Anna/befriend")
        assert await anna.post("/api/people/Bruno/block") == {**EMPTY, "blocked": ["Bruno"]}
        assert await bruno.get("/api/people") == EMPTY
        await bruno.post("/api/people/Anna/befriend")  # is taken, and comes to nothing
        assert await bruno.get("/api/people") == EMPTY
        await bruno.post("/api/people/Anna/part")
        assert await anna.get("/api/people") == {**EMPTY, "blocked": ["Bruno"]}
        await bruno.post("/api/people/Anna/block")
        await anna.post("/api/people/Bruno/unblock")
        assert await bruno.get("/api/people") == {**EMPTY, "blocked": ["Anna"]}
        assert site.server.parts.club is not None
        found = [await site.server.parts.club.accounts.by_name(name) for name in ("Anna", "Bruno")]
        ids = [account.id for account in found if account is not None]
        assert await site.server.parts.club.people.is_blocked(*ids)


async def test_only_people_with_accounts_have_friends(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        await anna.post("/api/people/Nobody/befriend", status=404)
        await anna.post("/api/people/Anna/befriend", status=400)
        await anna.post("/api/people/Anna/block", status=400)
        await site.browser().post("/api/people/Anna/befriend", status=401)
        await site.browser().get("/api/people", status=401)


async def test_messages_of_blocked_people_are_not_sent_to_those_who_block(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await anna.post("/api/tables", {"game": "parley", "seats": seats, "name": "A"}, 201)
        joined = await bruno.post(f"/api/join/{made['invite']}", {"name": "B"}, 201)
        pages = [await Page(site.server, made["table"], given["token"]).open() for given in (made, joined)]

        async def said(text: str) -> bool:
            """Whether the page of Anna is sent what Bruno says, as that of Bruno is."""
            await pages[1].say(type="chat", text=text)
            await pages[1].until(lambda m: m["type"] == "chat" and m["message"]["text"] == text)
            heard = await pages[0].quiet()
            return any(m["type"] == "chat" and m["message"]["text"] == text for m in heard)

        assert await said("first") is True
        await anna.post("/api/people/Bruno/block")
        assert await said("second") is False
        for page in pages:
            await page.close()
        pages = [await Page(site.server, made["table"], given["token"]).open() for given in (made, joined)]
        shown = [[m["text"] for m in page.state["chat"]] for page in pages]
        assert shown == [[], ["first", "second"]]
        await anna.post("/api/people/Bruno/unblock")
        assert await said("third") is True
        for page in pages:
            await page.close()


async def test_a_spectator_who_is_signed_in_is_not_sent_the_messages_of_blocked_people(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await bruno.post("/api/tables", {"game": "parley", "seats": seats, "name": "B"}, 201)
        entry = await site.server.parts.tables.entry(made["table"])
        await anna.post("/api/people/Bruno/block")
        conns = [Connection(None, "", []) for _ in range(2)]  # type: ignore[arg-type]
        assert site.server.parts.club is not None
        await site.server.parts.club.hidden_chat.hide(entry, conns[0], {SESSION_COOKIE: anna.cookie})
        await site.server.parts.club.hidden_chat.hide(entry, conns[1], {})
        message = {"seat": 0, "channel": "gallery"}
        assert [may_read(entry, conn, message) for conn in conns] == [False, True]


async def test_messages_of_blocked_people_are_named_to_those_who_block(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await anna.post("/api/tables", {"game": "parley", "seats": seats, "name": "A"}, 201)
        await bruno.post(f"/api/join/{made['invite']}", {"name": "B"}, 201)
        path = f"/api/tables/{made['table']}/hidden"
        assert await anna.get(path) == {"seats": []}
        await anna.post("/api/people/Bruno/block")
        assert await anna.get(path) == {"seats": ["B"]}
        assert await bruno.get(path) == {"seats": []}
        assert await site.browser().get(path) == {"seats": []}
