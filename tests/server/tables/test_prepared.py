"""Prepared moves: when they are played, when they are dropped, and who may see them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ludoteca.conformance.leak_laws import seen_by
from ludoteca.kernel import Match, Quick, act, asked, drain, show_event, write_action
from ludoteca.registry import find, names
from ludoteca.rooms import play, prepared
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.model import Facts, Seat
from ludoteca.rooms.plans import PreparedMove
from ludoteca.rooms.table import LiveTable
from ludoteca.server.cluster.bus import Exchange, LocalBus
from ludoteca.server.storage.schema import prepared as stored
from ludoteca.server.transport.http.correspondence import plan_shown
from server.cluster.racing import new_table
from server.cluster.servers import Stores
from server.tools import Counted, Page, ServerHarness, Time, running_server
from server.ws.test_leaks import acting
from server.ws.test_play import seated

DELAY = prepared.MAX_DELAY_MS / 1000


async def prepare(h: ServerHarness, page: Page, *moves: dict[str, Any], **more: Any) -> dict[str, Any]:
    path = f"/api/tables/{page.table}/prepared"
    found: dict[str, Any] = await h.put(path, {"moves": list(moves), **more}, page.token)
    return found


async def pair(h: ServerHarness) -> tuple[Page, Page]:
    """The page of the seat that is asked, and that of the seat that comes next."""
    first, second = await seated(h, await h.filled(2))
    assert "draw" in first.menu and not second.menu
    return first, second


async def hand_over(now: Page, other: Page) -> None:
    """End the turn by drawing a card."""
    await now.did("draw")
    await now.did("confirm")
    await other.quiet()
    assert "draw" in other.menu


async def told(h: ServerHarness, page: Page) -> list[tuple[str, str]]:
    """What became of the prepared moves."""
    shown = await h.get(f"/api/tables/{page.table}/prepared", page.token)
    return [(each["do"]["do"], each["why"]) for each in shown["told"]]


async def later(h: ServerHarness, time: Time, seconds: float = DELAY) -> None:
    time.pass_(seconds)
    await h.parts.timekeeper.tick()


async def test_a_prepared_move_is_played_when_the_seat_is_asked(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        now, other = await pair(h)
        shown = await prepare(h, other, {"do": "bid 1"}, {"do": "draw"}, {"do": "pass"})
        assert [move["do"]["do"] for move in shown["moves"]] == ["bid 1", "draw", "pass"]
        await hand_over(now, other)
        before = other.seq
        await later(h, time, 1)
        assert not [m for m in await other.quiet() if m["type"] == "state"]  # not at once: a person needs longer
        await later(h, time)
        for page in (now, other):
            await page.quiet()
        assert [line.get("do") for seq, line in other.lines.items() if seq > before] == ["draw", "confirm"]
        assert [line.get("do") for seq, line in now.lines.items() if seq > before] == [None, None]
        assert now.menu and "prepared" not in now.state["me"]
        assert await told(h, other) == [("bid 1", "impossible"), ("draw", "played")]
        assert other.state["me"]["prepared"] == [1, 2]  # the last one waits for the next question
        assert (await prepare(h, other, seen=True))["told"] == []


async def test_a_plan_survives_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        now, other = await pair(h)
        await prepare(h, other, {"do": "draw", "question": "Privilege"}, {"do": "draw", "question": "Turn"})
        await hand_over(now, other)
    async with running_server(tmp_path, now=time) as h:
        await later(h, time)
        assert await told(h, other) == [("draw", "otherwise"), ("draw", "played")]


async def test_conditions_on_what_another_seat_does(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        now, other = await pair(h)
        moves = [{"do": "trade rope", "move": "pass"}, {"do": "claim rope", "seat": "A", "move": "sail amber"}]
        await prepare(h, other, *moves, {"do": "draw", "seat": "A", "move": "draw"})
        await hand_over(now, other)
        await later(h, time)
        assert await told(h, other) == [("trade rope", "otherwise"), ("claim rope", "otherwise"), ("draw", "played")]


async def test_what_was_done_before_a_move_was_prepared_does_not_count(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        now, other = await pair(h)
        await now.did("draw")
        await prepare(h, other, {"do": "draw", "seat": "A", "move": "draw"}, {"do": "draw", "seat": "A"})
        await now.did("confirm")
        await later(h, time)
        assert await told(h, other) == [("draw", "otherwise"), ("draw", "played")]


async def test_a_seat_that_a_bot_holds_is_not_answered_for(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        now, other = await pair(h)
        await prepare(h, other, {"do": "draw"})
        await hand_over(now, other)
        await h.post(f"/api/tables/{now.table}/leave", token=other.token)
        await later(h, time)
        assert await told(h, other) == []
        await h.post(f"/api/tables/{now.table}/claim", token=other.token)
        await later(h, time)
        assert await told(h, other) == [("draw", "played")]


async def test_nothing_is_played_while_the_table_is_paused(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        now, other = await pair(h)
        await prepare(h, other, {"do": "draw"})
        await hand_over(now, other)
        await h.post(f"/api/tables/{now.table}/pause", token=now.token)
        await other.until(lambda m: other.state["table"]["requests"])
        await other.say(type="answer", request=other.state["table"]["requests"][0]["id"], yes=True)
        await other.until(lambda m: other.state["table"]["paused"])
        await later(h, time)
        assert await told(h, other) == []
        await h.post(f"/api/tables/{now.table}/resume", token=now.token)
        await later(h, time)
        assert await told(h, other) == [("draw", "played")]


async def test_a_question_that_was_there_before_is_not_answered(tmp_path: Path) -> None:
    time = Time()
    async with running_server(tmp_path, now=time, secrets=Counted()) as h:
        now, _ = await pair(h)
        await prepare(h, now, *[{"do": do} for do in now.menu[:3]])
        seq = now.seq
        await later(h, time, 3600)
        await now.quiet()
        assert now.seq == seq
        assert len((await h.get(f"/api/tables/{now.table}/prepared", now.token))["moves"]) == min(3, len(now.menu))


async def test_a_plan_is_edited_and_an_unchanged_move_keeps_its_place(tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted()) as h:
        _, other = await pair(h)
        first = await prepare(h, other, {"do": "pass"}, {"do": "pass", "question": "Turn"})
        ids = [move["id"] for move in first["moves"]]
        assert len(set(ids)) == 2
        second = await prepare(h, other, {"do": "pass", "question": "Turn", "id": ids[1]}, {"do": "pass", "id": 77})
        assert second["moves"][0]["id"] == ids[1] and second["moves"][1]["id"] not in (*ids, 77)
        assert (await prepare(h, other))["moves"] == []
        too_many = {"moves": [{"do": "pass"}] * (prepared.MAX_MOVES + 1)}
        await h.put(f"/api/tables/{other.table}/prepared", too_many, other.token, status=400)
        for wrong in ("no such thing", "", "offer"):
            await h.put(f"/api/tables/{other.table}/prepared", {"moves": [{"do": wrong}]}, other.token, status=400)


async def test_only_the_owner_reads_or_changes_a_plan(tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted()) as h:
        now, other = await pair(h)
        await prepare(h, other, {"do": "pass"})
        path, seat = f"/api/tables/{other.table}/prepared", other.state["me"]["looking"]
        await h.get(path, status=401)
        await h.get(f"{path}?seat={seat}", now.token, status=403)
        await h.put(path, {"moves": [], "seat": seat}, now.token, status=403)
        await h.put(path, {"moves": []}, status=401)
        assert (await h.get(path, now.token))["moves"] == []
        assert len((await h.get(path, other.token))["moves"]) == 1


@pytest.mark.parametrize("how", ["resign", "forget"])
async def test_plans_are_erased_with_the_game_and_with_the_person(how: str, tmp_path: Path) -> None:
    async with running_server(tmp_path, secrets=Counted()) as h:
        now, other = await pair(h)
        await prepare(h, other, {"do": "pass"})
        assert len(await h.parts.store.rows(select(stored))) == 1
        await h.post(f"/api/tables/{now.table}/{how}", token=now.token if how == "resign" else other.token)
        assert await h.parts.store.rows(select(stored)) == []


async def test_another_node_plays_what_was_prepared_at_the_first(stores: Stores) -> None:
    """The node that claims the table answers, once, from the stored plan."""
    exchange = Exchange()
    async with stores.nodes(buses=[LocalBus(exchange), LocalBus(exchange)]) as (a, b):
        for parts in (a, b):
            parts.loops["clocks"].cancel()
        table = await new_table(a)
        mine, theirs = await a.tables.entry(table), await b.tables.entry(table)
        live = mine.live
        assert live.match is not None
        seat = live.front_seats()[0]
        other = next(s for s in range(len(live.seats)) if s != seat)
        choices = [PreparedMove(0, write_action(live.game, action)) for action in live.match.state.menus[0]]
        await a.commands.run(
            mine, lambda t, change: prepared.change_plan(t, change, other, choices[:12], False, lambda: 0)
        )
        while live.front_seats() == [seat]:
            do = write_action(live.game, live.match.state.menus[0][0])
            await a.commands.run(mine, acting(seat, do))
        await b.node.follower.catch_up(theirs)  # type: ignore[union-attr]
        before = live.rev
        assert len(theirs.live.plans[other].moves) == len(choices[:12])
        b.timekeeper.now = b.commands.now = b.node.claims.now = b.node.claimer.now = lambda: live.history.at + 10  # type: ignore
        await b.timekeeper.tick()
        await b.timekeeper.tick()
        await a.node.follower.catch_up(mine)  # type: ignore[union-attr]
        assert len(live.plans[other].moves) < len(choices[:12]) and live.plans[other].told
        assert live.rev == theirs.live.rev and live.rev >= before
        await asyncio.sleep(0)


def table_of(name: str, seats: int, seed: int) -> LiveTable:
    game = find(name)
    facts = Facts(
        id="t",
        game=game,
        setup=game.complete(seats, {}),
        seed=seed,
        clock=ClockRules(),
        invite="",
        public=False,
        spectators=True,
        hints=True,
        undo="consent",
        made=0,
        rules=game.rules_version,
    )
    live = LiveTable(facts, [Seat(n, "human", f"p{n}") for n in range(seats)], [])
    play.start(live, Change(0))
    return live


def outcome(match: Match, before: Any, seat: int, action: Any, viewer: int) -> Any:
    """What a viewer sees of an action and after it, with the chance that fell."""
    state = before.copy()
    state.log, state.chance, state.forced = [], [], match.lines[-1].chance.copy()
    try:
        act(match.game, state, seat, action)
    except ValueError:  # another number of chances
        return None
    return seen_by(match.game, state, viewer), [show_event(match.game, e, viewer) for e in drain(state)]


@pytest.mark.parametrize("moves", [25, pytest.param(150, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", names())
def test_a_condition_never_tells_two_actions_apart_that_look_the_same(name: str, moves: int) -> None:
    """If another action of the same menu would have looked the same to the owner of a plan, the one that was taken does
    not count as known."""
    live, quick, known, alike = table_of(name, 3, 4), Quick(9), 0, 0
    m = live.match
    assert m is not None
    for _ in range(moves):
        s = m.state
        i = quick.below(len(s.front))
        seat, menu, before = s.front[i].seat, s.menus[i], s.copy()
        taken = menu[quick.below(len(menu))]
        m.step(seat, taken, False)
        if m.state.over:
            break
        viewer = (seat + 1 + quick.below(2)) % 3
        counts = not m.state.picks and prepared.is_known(live, viewer, m.lines[-1])
        known += counts
        ours = outcome(m, before, seat, taken, viewer)
        others = [menu[quick.below(len(menu))] for _ in range(4)]
        same = [a for a in others if a != taken and ours is not None and outcome(m, before, seat, a, viewer) == ours]
        alike += len(same)
        assert not (counts and same), f"{taken} looks like {same[0]}"
        assert asked(before, seat) >= 0
    assert known > 0


def test_the_choices_offered_come_from_the_owners_own_questions() -> None:
    live = table_of("parley", 2, 4)
    seat = live.front_seats()[0]
    assert live.match is not None
    shown = plan_shown(live, seat)
    assert [c["do"] for c in shown.choices] == [write_action(live.game, a) for a in live.match.state.menus[0]]
    assert plan_shown(live, 1 - seat).choices == []
