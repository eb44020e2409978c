"""Delayed spectators: those without a seat see the table as it was some moves or minutes ago, whatever they ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Quick, write_action
from ludoteca.registry import names
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.table import LiveTable
from ludoteca.server.cluster.bus import Exchange, LocalBus
from ludoteca.server.services.lobby import Wanted
from server.cluster.servers import Stores
from server.tools import Counted, Page, ServerHarness, Time, running_server
from server.ws.test_leaks import acting, heard, same
from server.ws.test_play import seated

pytestmark = pytest.mark.usefixtures("no_lag")

MINUTES = 10


async def watching(h: ServerHarness, table: str) -> Page:
    return await Page(h, table, None).open()


async def asked_for(h: ServerHarness, table: str) -> list[str]:
    """Everything that somebody without a seat can ask for."""
    base = f"/api/tables/{table}"
    last = [f"{base}/at/{seq}" for seq in range(16)]
    paths = [base, f"{base}/log", f"{base}/report", f"{base}/journal", f"{base}/chance", f"{base}/prospects", *last]
    out = []
    for path in [*paths, "/api/tables?live=1"]:
        answer = await h.http.get(path)
        out.append(f"{path} {answer.status_code} {answer.text}")
    return out


def some_move(live: LiveTable, quick: Quick) -> tuple[int, str]:
    assert live.match is not None
    s = live.match.state
    i = quick.below(len(s.front))
    return s.front[i].seat, write_action(live.game, s.menus[i][quick.below(len(s.menus[i]))])


async def play(h: ServerHarness, table: str, quick: Quick, count: int) -> None:
    for _ in range(count):
        entry = h.parts.cache.entries[table]
        if entry.live.state == "playing":
            await h.parts.commands.run(entry, acting(*some_move(entry.live, quick)))


@pytest.mark.parametrize("delay", [{"moves": 5}, {"minutes": MINUTES}])
@pytest.mark.parametrize(
    "game", ["parley", *[pytest.param(name, marks=pytest.mark.long) for name in names() if name != "parley"]]
)
async def test_games_that_differ_in_what_is_too_young_send_spectators_the_same_bytes(
    game: str, delay: dict[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.services.broadcast.PRESENCE_S", 3600)
    time = Time()
    async with (
        running_server(tmp_path / "one", now=time, secrets=Counted()) as one,
        running_server(tmp_path / "two", now=time, secrets=Counted()) as two,
    ):
        table = (await one.filled(3, game, delay=delay, public=True))[0]["table"]
        await two.filled(3, game, delay=delay, public=True)
        mine, theirs = await watching(one, table), await watching(two, table)
        for h in (one, two):
            await play(h, table, Quick(3), 8)
            await h.idle()
        same(await heard(mine), await heard(theirs))
        time.pass_(60)
        live = one.parts.cache.entries[table].live
        first = live.seq
        for h, seed in ((one, 5), (two, 6)):  # from here the games differ, by less than the delay
            quick = Quick(seed)
            while h.parts.cache.entries[table].live.seq < first + 5:
                await play(h, table, quick, 1)
            await h.parts.timekeeper.tick()
            await h.idle()
        other = two.parts.cache.entries[table].live
        assert live.match is not None and other.match is not None and live.match.hash() != other.match.hash()
        if "moves" in delay and (live.seq, other.seq) != (first + 5, first + 5):
            pytest.fail("the games do not have the same length: choose other seeds")
        same(await heard(mine), await heard(theirs))
        same(await asked_for(one, table), await asked_for(two, table))
        assert mine.state["seq"] <= first
        late = await watching(one, table)
        assert late.state["seq"] == mine.state["seq"]


async def test_spectators_follow_when_the_time_has_passed_and_players_are_not_behind(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        given = await h.filled(2, delay={"minutes": MINUTES})
        pages, spectator = await seated(h, given), await watching(h, given[0]["table"])
        assert spectator.state["table"]["delay"] == {"minutes": MINUTES}
        await pages[0].did("draw")
        await pages[0].did("confirm")
        await pages[1].quiet()
        await spectator.quiet()
        assert (pages[1].seq, spectator.seq) == (2, 0)
        assert spectator.state["table"]["seats"][0]["asked"] and not spectator.state["table"]["seats"][1]["asked"]
        time.pass_(MINUTES * 60)
        await h.parts.timekeeper.tick()
        await spectator.quiet()
        assert spectator.seq == 2 and spectator.state["view"]["waiting"][0]["seat"] == "B"
        table = given[0]["table"]
        assert (await h.get(f"/api/tables/{table}", given[1]["token"]))["seq"] == 2


async def test_the_end_of_the_game_ends_the_delay(tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted()) as h:
        given = await h.filled(2, delay={"moves": 3})
        pages, spectator = await seated(h, given), await watching(h, given[0]["table"])
        for do in ("draw", "confirm"):
            await pages[0].did(do)
        await pages[1].quiet()
        await pages[1].did("draw")
        await pages[1].did("confirm")
        await spectator.quiet()
        assert spectator.seq == 1 and [line["seq"] for line in spectator.lines.values()] == [0, 1]
        await h.post(f"/api/tables/{given[0]['table']}/resign", token=given[0]["token"])
        await spectator.quiet()
        assert spectator.state["table"]["state"] == "over" and spectator.seq == 4
        assert [line["seq"] for line in spectator.lines.values()] == [0, 1, 2, 3, 4]


async def test_the_delay_survives_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted()) as h:
        given = await h.filled(2, delay={"moves": 1})
        (first, _) = await seated(h, given)
        await first.did("draw")
        await first.did("confirm")
    async with running_server(tmp_path, secrets=Counted()) as h:
        table = given[0]["table"]
        assert (await h.get(f"/api/tables/{table}"))["seq"] == 1
        assert (await h.get(f"/api/tables/{table}", given[0]["token"]))["seq"] == 2
        spectator = await watching(h, table)
        assert spectator.seq == 1


@pytest.mark.parametrize("delay", [{"moves": -1}, {"moves": 1000}, {"hours": 1}, {"minutes": 1, "moves": 1}, 5])
async def test_delays_that_make_no_sense_are_refused(delay: Any, tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        seats = [{"kind": "me"}, {"kind": "open"}]
        await h.post("/api/tables", {"game": "parley", "seats": seats, "delay": delay}, status=400)


async def test_a_delayed_table_that_cannot_be_replayed_is_shown_to_players_only(tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted()) as h:
        given = await h.filled(2, delay={"moves": 1})
        table = given[0]["table"]
        pages, spectator = await seated(h, given), await watching(h, table)
        delayed = h.parts.cache.entries[table].delayed
        assert delayed is not None
        delayed.failure = ValueError()
        await h.get(f"/api/tables/{table}", status=403)
        await pages[0].did("draw")
        await spectator.close()
        await pages[1].quiet()
        assert pages[1].seq == 1


async def test_spectators_at_another_node_are_behind_too(stores: Stores) -> None:
    exchange = Exchange()
    async with stores.nodes(buses=[LocalBus(exchange), LocalBus(exchange)]) as (a, b):
        wanted = Wanted(
            game="parley",
            seats=[{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}],
            options={},
            clock=ClockRules(),
            public=True,
            spectators=True,
            hints=False,
            undo="strict",
            name="Anna",
            seed=1,
            delay=(2, 0),
        )
        table = (await a.lobby.create(wanted))["table"]
        mine, theirs = await a.tables.entry(table), await b.tables.entry(table)
        for _ in range(3):
            await a.commands.run(mine, acting(*some_move(mine.live, Quick(1))))
        await b.tables.entry(table)
        assert (theirs.live.seq, theirs.shown_to(True, 0).seq, theirs.shown_to(False, 0).seq) == (3, 3, 1)
        assert mine.shown_to(False, 0).seq == 1
