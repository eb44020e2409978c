"""Export and erasure of an account."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from ludoteca.server.storage import schema
from ludoteca.server.storage.opening import store_at
from server.club.people import PASSWORD, club
from server.tools import Page

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_an_erased_account_leaves_nothing_and_the_others_their_game(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:
        anna, bruno = await site.person("Annabella"), await site.person("Bruno")
        made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "Annabella"}, 201)
        joined = await bruno.post(f"/api/join/{made['invite']}", {"name": "Bruno"}, 201)
        page = await Page(site.server, made["table"], made["token"]).open()
        await page.say(type="chat", text="a word of Annabella")
        await page.until(lambda m: m["type"] == "chat")
        await page.close()
        await anna.put("/api/account", {"visibility": "friends", "lang": "it"})
        export = await anna.get("/api/account/export")
        assert export["account"]["name"] == "Annabella" and export["account"]["visibility"] == "friends"
        assert [m["text"] for m in export["seats"][0]["chat"]] == ["a word of Annabella"]
        assert export["seats"][0]["seats"] == ["A"] and len(export["sessions"]) == 1
        assert "password_hash" not in str(export) and "argon2" not in str(export)
        await anna.post("/api/account/erase", {"name": "Bruno"}, 400)
        await anna.post("/api/account/erase", {"name": "annabella"})
        assert await anna.who() is None
        await anna.sign_in("Annabella", PASSWORD, 401)
        stored = [str(await site.server.parts.store.rows(select(t))) for t in schema.metadata.sorted_tables]
        assert not any("Annabella" in text for text in stored)
        await site.server.get(f"/api/tables/{made['table']}", token=made["token"], status=401)
        facts = await site.server.get(f"/api/tables/{made['table']}", token=joined["token"])
        assert [seat["name"] for seat in facts["seats"]] == ["", "Bruno"]
        assert await bruno.who() == "Bruno"
        await (await site.person("Annabella")).get("/api/account/export")  # the name is free again


async def test_what_is_erased_with_an_account_is_the_account_s_own(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        parts = site.server.parts
        before = {
            table.name: len(await parts.store.rows(select(table)))
            for table in (schema.accounts, schema.account_sessions, schema.account_codes)
        }
        await anna.post("/api/account/erase", {"name": "Anna"})
        for table in (schema.accounts, schema.account_sessions, schema.account_codes):
            assert len(await parts.store.rows(select(table))) * 2 == before[table.name]
        assert await bruno.who() == "Bruno"
        await site.browser().get("/api/account/export", 401)
        await site.browser().post("/api/account/erase", {"name": "Bruno"}, 401)
