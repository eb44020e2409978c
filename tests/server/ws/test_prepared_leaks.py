"""Prepared moves reveal nothing before they are played: with and without them everybody else is sent the same bytes.

Two servers play the same game. At the second one a seat prepares random moves. Whenever one of them is played there,
the same move is made by hand at the first one. What reaches the other seats and a spectator, over the socket and by
every request they may make, must be the same at both.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Quick, write_action
from ludoteca.registry import names
from ludoteca.rooms import play
from ludoteca.rooms.change import Change
from ludoteca.rooms.table import LiveTable
from server.tools import Counted, Page, ServerHarness, Time, running_server
from server.ws.test_leaks import acting, asked_for, heard, same

pytestmark = pytest.mark.usefixtures("no_lag")

SEATS = 3
DAYS = {"kind": "async", "bank": 864_000, "increment": 86_400, "cap": 864_000}


def random_plan(shown: dict[str, Any], quick: Quick) -> list[dict[str, Any]]:
    """Moves made of what the server offers: any condition, one on a seat, on an action, or on the question."""
    out = []
    for _ in range(1 + quick.below(4) if shown["choices"] else 0):
        move: dict[str, Any] = {"do": some(shown["choices"], quick)["do"]}
        kind = quick.below(5)
        if kind == 1:
            move["seat"] = "ABC"["ABC".index(shown["seat"]) - 1]
        elif kind == 2:
            move["move"] = some(shown["choices"], quick)["do"]
        elif kind == 3:
            move["question"] = some(shown["questions"], quick)["key"]
        out.append(move)
    return out


def some(things: list[Any], quick: Quick) -> Any:
    return things[quick.below(len(things))]


def next_move(live: LiveTable, quick: Quick, keep: int) -> tuple[int, str] | None:
    """A random move of a seat that is asked; now and then the seat with the plan waits for its prepared move."""
    assert live.match is not None
    s = live.match.state
    waiting = [i for i in range(len(s.front)) if s.front[i].seat != keep or quick.below(3) == 0]
    if not waiting:
        return None
    i = waiting[quick.below(len(waiting))]
    return s.front[i].seat, write_action(live.game, some(s.menus[i], quick))


async def repeat(h: ServerHarness, live: LiveTable, lines: list[tuple[int, str]]) -> None:
    """Make by hand what a prepared move did at the other server."""

    def command(table: LiveTable, change: Change) -> None:
        for seat, do in lines:
            play.act(table, change, seat, table.rev, do, "")

    await h.parts.commands.run(h.parts.cache.entries[live.id], command)


class TwoTables:
    """The same game at two servers; at the second one a seat has a plan."""

    def __init__(self, one: ServerHarness, two: ServerHarness, time: Time) -> None:
        self.one, self.two, self.time = one, two, time
        self.fired = 0

    async def open(self, game: str, owner: int) -> None:
        given = await self.one.filled(SEATS, game, clock=DAYS)
        assert await self.two.filled(SEATS, game, clock=DAYS) == given
        self.owner, self.table = owner, given[0]["table"]
        self.token = given[owner]["token"]
        tokens = [g["token"] for i, g in enumerate(given) if i != owner] + [None]
        self.ours = [await Page(self.one, self.table, token).open() for token in tokens]
        self.theirs = [await Page(self.two, self.table, token).open() for token in tokens]
        self.left = self.one.parts.cache.entries[self.table].live
        self.right = self.two.parts.cache.entries[self.table].live

    async def prepare(self, quick: Quick) -> None:
        path = f"/api/tables/{self.table}/prepared"
        shown = await self.two.get(path, self.token)
        kept = [{"id": m["id"], "do": m["do"]["do"]} for m in shown["moves"] if quick.below(2)]
        await self.two.put(path, {"moves": kept + random_plan(shown, quick)}, self.token)

    async def tick(self) -> None:
        """Let the time pass in which a prepared move is played, and repeat it at the first server."""
        assert self.right.match is not None
        for h in (self.one, self.two):  # what was deferred is sent with the time of its move
            await h.idle()
        self.time.pass_(30)
        before = self.right.match.seq
        await self.two.parts.timekeeper.tick()
        lines = [
            (x.seat, write_action(self.right.game, x.action)) for x in self.right.match.lines[before:] if not x.auto
        ]
        if lines:
            self.fired += 1
            await repeat(self.one, self.left, lines)

    async def compare(self, requests: bool) -> None:
        for mine, theirs in zip(self.ours, self.theirs, strict=True):
            same(await heard(mine), await heard(theirs))
            if requests:
                same(await asked_for(self.one, mine), await asked_for(self.two, theirs))


@pytest.mark.parametrize("rounds", [6, pytest.param(80, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", names())
async def test_others_are_sent_the_same_bytes_with_and_without_prepared_moves(
    game: str, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.services.broadcast.PRESENCE_S", 3600)
    monkeypatch.setattr("ludoteca.server.services.timekeeper.TICK_S", 3600)
    time, quick = Time(), Quick(5)
    async with (
        running_server(tmp_path / "one", now=time, secrets=Counted()) as one,
        running_server(tmp_path / "two", now=time, secrets=Counted()) as two,
    ):
        tables = TwoTables(one, two, time)
        await tables.open(game, quick.below(SEATS))
        for number in range(rounds):
            if tables.left.state != "playing":
                break
            if quick.below(2):
                await tables.prepare(quick)
            move = next_move(tables.left, quick, tables.owner)
            if move is not None:
                for h in (one, two):
                    await h.parts.commands.run(h.parts.cache.entries[tables.table], acting(*move))
            await tables.tick()
            await tables.compare(requests=number % 4 == 0)
        assert rounds < 50 or tables.fired > 0
        assert tables.left.history.seqs == tables.right.history.seqs


async def test_the_comparison_would_notice_a_message(tmp_path: Path) -> None:
    """A plan that reached another seat would be seen: the test above can fail."""
    time = Time()
    async with (
        running_server(tmp_path / "one", now=time, secrets=Counted()) as one,
        running_server(tmp_path / "two", now=time, secrets=Counted()) as two,
    ):
        tables = TwoTables(one, two, time)
        await tables.open("parley", 0)
        for conn in two.parts.cache.entries[tables.table].conns:
            conn.push(b'{"type":"prepared"}')
        with pytest.raises(AssertionError):
            await tables.compare(requests=False)
