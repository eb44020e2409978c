"""Vacations: correspondence clocks stand still within a yearly allowance, and no trick gains time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ludoteca.rooms.clock import Clock, ClockRules, read_rules
from ludoteca.server.storage.schema import vacations
from server.tools import Counted, ServerHarness, Time, running_server
from server.ws.test_play import seated

DAY = 86_400
DAYS = {"kind": "async", "bank": 3 * DAY, "increment": DAY, "cap": 7 * DAY}
RULES = ClockRules("async", 0, 3000, 1000, 7000, 500)


async def playing(h: ServerHarness, **more: Any) -> tuple[str, list[str]]:
    given = await h.filled(2, **{"clock": DAYS, **more})
    return given[0]["table"], [g["token"] for g in given]


async def left(h: ServerHarness, table: str, token: str, seat: int) -> int:
    """Seconds in the bank of a seat."""
    shown = await h.get(f"/api/tables/{table}", token)
    return int(shown["clock"]["seats"][seat]["left"]) // 1000


async def test_the_clock_stands_still_until_the_vacation_is_over(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        table, (anna, guest) = await playing(h)
        time.pass_(DAY)
        before = await h.get(f"/api/tables/{table}/vacation", anna)
        assert before == {"allowance": 30, "left": 30, "until": None}
        days = await h.post(f"/api/tables/{table}/vacation", {"days": 5}, anna)
        assert days == {"allowance": 30, "left": 25, "until": time() + 5 * DAY * 1000}
        time.pass_(4 * DAY)
        await h.parts.timekeeper.tick()
        assert await left(h, table, guest, 0) == 2 * DAY
        seats = (await h.get(f"/api/tables/{table}", guest))["seats"]
        assert seats[0]["vacation"] == days["until"] and "vacation" not in seats[1] and not seats[0]["standin"]
        time.pass_(DAY)
        await h.parts.timekeeper.tick()
        assert "vacation" not in (await h.get(f"/api/tables/{table}", guest))["seats"][0]
        time.pass_(DAY)
        assert await left(h, table, guest, 0) == DAY


async def test_a_move_on_vacation_earns_no_time(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        given = await h.filled(2, clock=DAYS)
        pages = await seated(h, given)
        time.pass_(2 * DAY)
        await h.post(f"/api/tables/{given[0]['table']}/vacation", {"days": 2}, given[0]["token"])
        await pages[0].did("draw")
        await pages[0].did("confirm")
        assert await left(h, given[0]["table"], given[0]["token"], 0) == DAY


async def test_beginning_and_ending_again_and_again_gains_no_time(tmp_path: Path) -> None:
    """Each vacation costs at least a day: the clock stands still for no longer than the allowance."""
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted(), set={"vacation_days": 3}) as h:
        table, (anna, _) = await playing(h)
        still = 0.0
        for _ in range(3):
            await h.post(f"/api/tables/{table}/vacation", {"days": 1}, anna)
            time.pass_(3600)
            still += 3600
            await h.post(f"/api/tables/{table}/vacation/end", token=anna)
        assert await left(h, table, anna, 0) == 3 * DAY and still <= 3 * DAY
        refused = await h.post(f"/api/tables/{table}/vacation", {"days": 1}, anna, status=409)
        assert refused["error"]["key"] == "vacation-days"
        time.pass_(DAY)
        assert await left(h, table, anna, 0) == 2 * DAY


async def test_the_allowance_is_that_of_a_year(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted(), set={"vacation_days": 3}) as h:
        table, (anna, _) = await playing(h, clock={**DAYS, "bank": 360 * DAY, "cap": 360 * DAY})
        await h.post(f"/api/tables/{table}/vacation", {"days": 4}, anna, status=409)
        await h.post(f"/api/tables/{table}/vacation", {"days": 3}, anna)
        running = await h.post(f"/api/tables/{table}/vacation", {"days": 1}, anna, status=409)
        assert running["error"]["key"] == "vacation-running"
        time.pass_(200 * DAY)
        await h.parts.timekeeper.tick()
        assert (await h.get(f"/api/tables/{table}/vacation", anna))["left"] == 0
        time.pass_(166 * DAY)
        assert (await h.get(f"/api/tables/{table}/vacation", anna))["left"] == 3


async def test_no_vacation_at_a_live_table_or_after_the_warning(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        live, (anna, _) = await playing(h, clock={"kind": "live", "move": 60, "reserve": 600})
        refused = await h.post(f"/api/tables/{live}/vacation", {"days": 1}, anna, status=409)
        assert refused["error"]["key"] == "vacation-live"
        assert (await h.post(f"/api/tables/{live}/vacation/end", token=anna, status=409))["error"][
            "key"
        ] == "no-vacation"
        table, (bert, _) = await playing(h)
        time.pass_(3 * DAY + 1)
        await h.parts.timekeeper.tick()
        refused = await h.post(f"/api/tables/{table}/vacation", {"days": 1}, bert, status=409)
        assert refused["error"]["key"] == "vacation-late"
        await h.post(f"/api/tables/{table}/vacation", {"days": 0}, bert, status=400)
        await h.post(f"/api/tables/{table}/vacation", {"days": 1}, status=401)
        assert await h.parts.store.rows(select(vacations)) == []


async def test_a_vacation_survives_a_restart_and_is_erased_with_the_person(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        table, (anna, _) = await playing(h)
        await h.post(f"/api/tables/{table}/vacation", {"days": 2}, anna)
    async with running_server(tmp_path, now=time) as h:
        seats = (await h.get(f"/api/tables/{table}"))["seats"]
        assert seats[0]["vacation"] == time() + 2 * DAY * 1000
        assert (await h.get(f"/api/tables/{table}/vacation", anna))["left"] == 28
        await h.post(f"/api/tables/{table}/forget", token=anna)
        assert await h.parts.store.rows(select(vacations)) == []


def test_a_vacation_is_kept_through_a_pause_and_through_a_bot() -> None:
    clock = Clock.fresh(RULES, 2).ask(0, 1).rest(0, 500, 9000)
    assert clock.pause(600).resume(700).left(0, 5000) == (0, 2500)
    away = clock.stand_in(0, 600).move_of_standin(0)
    assert away.come_back(0, 700).hands[0].vacation == 9000 and away.come_back(0, 700).left(0, 5000)[1] == 2500
    assert clock.work(0, 1000).left(0, 1400) == (0, 2100)


@pytest.mark.parametrize(
    "clock", [{"kind": "live", "move": 0, "reserve": 300, "increment": 5}, {"kind": "live", "move": 1, "reserve": 0}]
)
def test_a_live_clock_may_grow_with_every_move(clock: dict[str, object]) -> None:
    rules = read_rules(clock)
    after = Clock.fresh(rules, 2).ask(0, 1).ask(1000, 2)
    grown = int(str(clock.get("increment", 0))) * 1000
    assert rules.increment == grown and after.left(0, 1000)[1] == rules.start - (0 if rules.move else 1000) + grown
