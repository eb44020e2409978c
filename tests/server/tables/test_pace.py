"""The pace of a table: another clock by vote, and games in which nobody moves any more."""

from __future__ import annotations

from pathlib import Path

from ludoteca.rooms.table import LiveTable
from server.tools import Counted, Page, ServerHarness, Time, running_server
from server.ws.test_play import seated

DAY = 86_400
DAYS = {"kind": "async", "bank": 3 * DAY, "increment": DAY, "cap": 7 * DAY}
LIVE = {"kind": "live", "move": 60, "reserve": 600, "increment": 0}


async def agree(page: Page, yes: bool) -> None:
    await page.until(lambda m: page.state["table"]["requests"])
    await page.say(type="answer", request=page.state["table"]["requests"][0]["id"], yes=yes)
    await page.until(lambda m: not page.state["table"]["requests"])


async def propose(h: ServerHarness, page: Page, clock: dict[str, object]) -> None:
    await h.post(f"/api/tables/{page.table}/clock", {"clock": clock}, page.token)


async def test_the_players_agree_on_another_clock(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        given = await h.filled(2, clock=LIVE)
        one, two = await seated(h, given)
        await propose(h, one, DAYS)
        await two.until(lambda m: two.state["table"]["requests"])
        assert two.state["table"]["requests"][0]["clock"] == DAYS
        assert two.state["table"]["clock"]["kind"] == "live"
        time.pass_(30)
        await two.say(type="answer", request=two.state["table"]["requests"][0]["id"], yes=True)
        await two.until(lambda m: m["type"] in ("state", "table") and two.state["table"]["clock"]["kind"] == "async")
        clock = two.state["table"]["clock"]
        assert [seat["left"] for seat in clock["seats"]] == [3 * DAY * 1000] * 2 and clock["seats"][0]["running"]
        assert [a["kind"] for a in two.state["table"]["announcements"]] == ["clock"]
        live = h.parts.cache.entries[one.table].live
        assert live.facts.clock.kind == "live" and live.clock.rules.kind == "async"
    async with running_server(tmp_path, now=time) as h:  # the journal has it
        shown = await h.get(f"/api/tables/{given[0]['table']}", given[0]["token"])
        assert shown["clock"]["kind"] == "async"
        await h.post(f"/api/tables/{given[0]['table']}/resign", token=given[0]["token"])
        again = await h.post(f"/api/tables/{given[0]['table']}/rematch", token=given[0]["token"])
        assert h.parts.cache.entries[again["table"]].live.facts.clock.kind == "async"


async def test_a_clock_that_is_refused_or_makes_no_sense_changes_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path, now=Time(), secrets=Counted()) as h:
        given = await h.filled(2, clock=LIVE)
        one, two = await seated(h, given)
        await propose(h, one, DAYS)
        await agree(two, False)
        assert two.state["table"]["clock"]["kind"] == "live" and not two.state["table"]["announcements"]
        path = f"/api/tables/{one.table}/clock"
        assert (await h.post(path, {"clock": LIVE}, one.token, status=409))["error"]["key"] == "same-clock"
        for wrong in ({"kind": "hourglass"}, {"kind": "live", "move": 1}, {"kind": "async", "bank": 1, "increment": 0}):
            await h.post(path, {"clock": wrong}, one.token, status=400)
        await h.post(path, {"clock": DAYS}, status=401)


def warned(live: LiveTable) -> bool:
    """Whether the players have been told that the game will end."""
    return live.idle


async def test_a_game_without_moves_is_announced_and_then_ends(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted(), set={"idle_days": 10}) as h:
        given = await h.filled(2)
        (one, two) = await seated(h, given)
        live = h.parts.cache.entries[one.table].live
        time.pass_(5 * DAY - 1)
        assert await h.parts.expiry.abandon_games() == 0 and not warned(live)
        time.pass_(2)
        assert await h.parts.expiry.abandon_games() == 0 and warned(live)
        assert await h.parts.expiry.abandon_games() == 0 and live.state == "playing"  # told, with time to move
        await two.quiet()
        assert [a["kind"] for a in two.state["table"]["announcements"]] == ["idle"]
        await one.quiet()
        await one.did("draw")
        assert not warned(live)
        time.pass_(5 * DAY + 1)
        assert await h.parts.expiry.abandon_games() == 0 and warned(live)
        time.pass_(5 * DAY + 1)
        assert await h.parts.expiry.abandon_games() == 1
        await two.quiet()
        assert two.state["table"]["result"] == {"reason": "abandoned", "places": None, "scores": None, "by": "table"}


async def test_games_do_not_end_by_themselves_unless_the_host_wants_it(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time) as h:
        table = (await h.filled(2))[0]["table"]
        for _ in range(3):
            time.pass_(400 * DAY)
            assert await h.parts.expiry.abandon_games() == 0
        assert h.parts.cache.entries[table].live.state == "playing"


async def test_a_vacation_and_a_closed_table_are_no_reason_to_end_a_game(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted(), set={"idle_days": 2}) as h:
        given = await h.filled(2, clock={"kind": "async", "bank": 90 * DAY, "increment": 0, "cap": 90 * DAY})
        table, token = given[0]["table"], given[0]["token"]
        await h.post(f"/api/tables/{table}/vacation", {"days": 20}, token)
        for _ in range(3):
            time.pass_(2 * DAY)
            assert await h.parts.expiry.abandon_games() == 0
        assert not h.parts.cache.entries[table].live.idle
