"""Vacations of an account: they hold at all of its tables and are kept and erased with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ludoteca.server.storage.opening import store_at
from ludoteca.server.storage.schema import prepared, vacations
from server.club.people import Browser, club

SEATS = [{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}]
DAYS = {"kind": "async", "bank": 259_200, "increment": 86_400, "cap": 604_800}
LIVE = {"kind": "live", "move": 60, "reserve": 600}


async def table(browser: Browser, clock: dict[str, Any]) -> dict[str, Any]:
    wanted = {"game": "parley", "seats": SEATS, "name": "Anna", "clock": clock}
    made: dict[str, Any] = await browser.post("/api/tables", wanted, 201)
    return made


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_a_vacation_holds_at_all_tables_of_the_account(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with club(tmp_path, store=store_at(tmp_path, database)) as site:
        guest = site.browser()
        early = await table(guest, DAYS)
        begun = await guest.post(f"/api/tables/{early['table']}/vacation", {"days": 3}, token=early["token"])
        assert begun["left"] == 27
        await guest.post(f"/api/tables/{early['table']}/vacation/end", token=early["token"])
        await guest.register("Anna")
        await guest.post("/api/account/claim", {"tokens": [early["token"]]})
        one, two, live = await table(guest, DAYS), await table(guest, DAYS), await table(guest, LIVE)
        path = f"/api/tables/{one['table']}/vacation"
        assert (await guest.get(path, token=one["token"]))["left"] == 29  # also what was taken without an account
        days = await guest.post(path, {"days": 2}, token=one["token"])
        assert days["left"] == 27
        again = await guest.post(f"/api/tables/{two['table']}/vacation", {"days": 1}, 409, token=two["token"])
        assert again["error"]["key"] == "vacation-running"
        for made, off in ((one, True), (two, True), (early, True), (live, False)):
            shown = await guest.get(f"/api/tables/{made['table']}", token=made["token"])
            assert [seat.get("vacation") == days["until"] for seat in shown["seats"]] == [off, off]
        body = {"moves": [{"do": "draw"}]}
        await guest.ask("PUT", f"/api/tables/{one['table']}/prepared", body, token=one["token"])
        data = await guest.get("/api/account/export")
        assert len(data["vacations"]) == 1
        assert [m["do"] for seat in data["seats"] for plan in seat["prepared"] for m in plan["moves"]] == ["draw"]
        await guest.post("/api/account/erase", {"name": "Anna"})
        store = site.server.parts.store
        assert await store.rows(select(vacations)) == [] and await store.rows(select(prepared)) == []
