"""Seats that belong to an account: claims, tokens for other browsers, and their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server.storage.opening import store_at
from server.club.people import club
from server.tools import Page

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_tables_follow_the_person_to_another_browser(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:
        anna = await site.person("Anna")
        made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "Anna"}, 201)
        bruno = site.browser()
        joined = await bruno.post(f"/api/join/{made['invite']}", {"name": "Bruno"}, 201)
        await bruno.register("Bruno")
        assert await bruno.post("/api/account/claim", {"tokens": [joined["token"], "unknown"]}) == {"claimed": 1}
        phone = site.browser()
        await phone.sign_in("Bruno")
        assert await bruno.post("/api/account/seats", {"tables": [made["table"]]}) == []
        (given,) = await phone.post("/api/account/seats", {"tables": []})
        assert (given["table"], given["seat"], given["host"]) == (made["table"], "B", False)
        assert given["token"] != joined["token"]
        (listed,) = await phone.post("/api/mine", {"tokens": [given["token"]]})
        assert listed["seat"] == "B" and listed["name"] == "Bruno"
        page = await Page(site.server, made["table"], given["token"]).open()
        assert page.state["view"]["seat"] == "B"
        await page.close()
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:  # also after a restart
        page = await Page(site.server, made["table"], given["token"]).open()
        assert page.state["view"]["seat"] == "B"
        await page.close()


async def test_a_token_ends_with_the_session_that_it_was_given_to(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "Anna"}, 201)
        phone = site.browser()
        await phone.sign_in("Anna")
        (given,) = await phone.post("/api/account/seats", {"tables": []})
        (again,) = await phone.post("/api/account/seats", {"tables": []})  # replaces the first
        await site.server.get(f"/api/tables/{made['table']}", token=given["token"], status=401)
        page = await Page(site.server, made["table"], again["token"]).open()
        await phone.post("/api/account/sign-out")
        await page.socket.wait_closed()
        assert page.socket.close_code == 4401
        await site.server.get(f"/api/tables/{made['table']}", token=again["token"], status=401)
        await site.server.get(f"/api/tables/{made['table']}", token=made["token"])  # the own token stays
        assert await site.server.post("/api/mine", {"tokens": [again["token"]]}, status=200) == []


async def test_only_the_account_itself_gets_its_seats(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "Anna"}, 201)
        assert await bruno.post("/api/account/seats", {"tables": []}) == []
        assert await bruno.post("/api/account/claim", {"tokens": [made["token"]]}) == {"claimed": 0}
        await site.browser().post("/api/account/seats", {"tables": []}, 401)
        await site.browser().post("/api/account/claim", {"tokens": [made["token"]]}, 401)
        public = await site.server.get(f"/api/tables/{made['table']}", token=made["token"])
        assert "account" not in str(public)


async def test_a_reissued_seat_leaves_the_account(tmp_path: Path) -> None:
    """The next holder of the seat may be another person."""
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        three = [*SEATS, {"kind": "open"}]
        made = await anna.post("/api/tables", {"game": "parley", "seats": three, "name": "Anna"}, 201)
        bruno = await site.person("Bruno")
        await bruno.post(f"/api/join/{made['invite']}", {"name": "Bruno"}, 201)
        (given,) = await bruno.post("/api/account/seats", {"tables": []})
        code = await anna.post(f"/api/tables/{made['table']}/reissue", {"seat": "B"}, token=made["token"])
        await site.server.get(f"/api/tables/{made['table']}", token=given["token"], status=401)
        assert await bruno.post("/api/account/seats", {"tables": []}) == []
        await site.server.post("/api/recover", {"code": code["recovery"]})


async def test_a_rematch_belongs_to_the_same_account(tmp_path: Path) -> None:
    async with club(tmp_path) as site:
        anna = await site.person("Anna")
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        made = await anna.post("/api/tables", {"game": "parley", "seats": seats, "name": "Anna"}, 201)
        path = f"/api/tables/{made['table']}"
        await anna.post(f"{path}/vote-end", token=made["token"])
        again = await site.server.post(f"{path}/rematch", token=made["token"])
        tables = {seat["table"] for seat in await anna.post("/api/account/seats", {"tables": []})}
        assert tables == {made["table"], again["table"]}
