"""Leaks over the wire: two servers whose tables differ only in what a viewer cannot know send it the same bytes.

The first server plays a game. For a viewer (a seat, or a spectator) the second server is given the same table with
everything the viewer cannot know sampled again; then the same actions are sent to both. As long as the viewer learns no
card, every byte that reaches it must be the same: states, logs, waiting lines, numbers, the report, the journal,
replay, errors. When it does learn something the two worlds may part, and the comparison starts again from there.
"""

from __future__ import annotations

import contextlib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from ludoteca.conformance.leak_laws import lessons
from ludoteca.kernel import Game, Offer, Quick, Refused, Table, act, asked, determinise, drain, offer, write_action
from ludoteca.registry import names
from ludoteca.rooms import play
from ludoteca.rooms.table import LiveTable
from ludoteca.server.services.commands import Command
from server.tools import Counted, Page, ServerHarness, Time, running_server

pytestmark = pytest.mark.usefixtures("no_lag")

SEATS = 3


async def look(h: ServerHarness, given: list[dict[str, Any]], viewer: int) -> Page:
    """A new connection of a seat, or of a spectator: everything it may know, at once."""
    token = given[viewer]["token"] if viewer < SEATS else None
    return await Page(h, given[0]["table"], token).open()


def same_world(source: LiveTable, target: LiveTable) -> None:
    """Make the second table an exact copy of the first one's present."""
    assert source.match is not None and target.match is not None
    m = target.match
    m.state = source.match.state.copy()
    m.state.log, m.state.chance = [], []
    m.lines = source.match.lines.copy()
    m.snapshots = [s.copy() for s in source.match.snapshots]
    target.history = deepcopy(source.history)
    target.state, target.result = source.state, source.result
    target.asked_since = source.asked_since.copy()
    target.note_questions()
    target.asked_since = source.asked_since.copy()
    target.snapshot_seq = source.snapshot_seq


def other_world(live: LiveTable, seat: int, seed: int) -> None:
    """Sample again everything the viewer cannot know, in the present of this table."""
    m = live.match
    assert m is not None
    before = m.state.copy()
    determinise(live.game, m.state, seat, seed)
    m.state.offers = [same_offer(live.game, o, before, m.state, seat) for o in before.offers]
    m.state.log, m.state.chance = [], []
    since = live.asked_since.copy()
    live.note_questions()
    live.asked_since = since


def same_offer(game: Game[Any], o: Offer, here: Table, there: Table, seat: int) -> Offer:
    """The offer in the other world: for a third party it names the card that lies in the same place there."""
    if seat in (o.frm, o.to) or game.deals is None:
        return o
    card = {x: y for one, two in zip(here.zones(), there.zones()) for x, y in zip(one, two)}
    sides = []
    for flat in (o.give, o.take):
        pairs = [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]
        named = [(k, card.get(n, n) if game.deals.things[k][1].cards else n) for k, n in pairs]
        sides.append(tuple(n for pair in named for n in pair))
    return Offer(o.number, o.frm, o.to, sides[0], sides[1], o.promises, o.stamp)


async def heard(page: Page) -> list[str]:
    """What came since the last call."""
    await page.quiet()
    out, page.raw = page.raw, []
    return out


def same(ours: list[str], theirs: list[str]) -> None:
    """Byte for byte; where not, the message says at which place."""
    for a, b in zip(ours, theirs):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            raise AssertionError(f"{a[max(0, at - 120) : at + 60]}\n    or\n{b[max(0, at - 120) : at + 60]}")
    assert len(ours) == len(theirs)


async def asked_for(h: ServerHarness, page: Page) -> list[str]:
    headers = {"Authorization": f"Bearer {page.token}"} if page.token else {}
    table = f"/api/tables/{page.table}"
    out = []
    paths = [table, f"{table}/log"]
    if (
        h.parts.cache.entries[page.table].live.history.group_start is None
    ):  # otherwise these replay the past, which only the first world has
        paths += [f"{table}/report", f"{table}/journal", f"{table}/at/{page.seq}"]
    for path in paths:
        answer = await h.http.get(path, headers=headers)
        out.append(f"{answer.status_code} {answer.text}")
    return out


@pytest.mark.parametrize("rounds", [6, pytest.param(14, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", names())
async def test_two_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes(
    game: str, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Messages about presence are sent by the clock: they would reach the two worlds at different moments.
    monkeypatch.setattr("ludoteca.server.services.broadcast.PRESENCE_S", 3600)
    time = Time()
    compared = 0
    async with (
        running_server(tmp_path / "one", now=time, secrets=Counted()) as one,
        running_server(tmp_path / "two", now=time, secrets=Counted()) as two,
    ):
        given = await one.filled(SEATS, game)
        await two.filled(SEATS, game)
        table = given[0]["table"]
        left, right = one.parts.cache.entries[table].live, two.parts.cache.entries[table].live
        assert left.match is not None and right.match is not None
        quick = Quick(11)
        for _ in range(rounds):
            viewer = quick.below(SEATS + 1)
            seat = viewer if viewer < SEATS else -1
            for _ in range(quick.below(6)):  # play on a little in the first world
                if left.state != "playing":
                    break
                await move(left, one, quick)
            if left.state != "playing":
                break
            await lay_offers(left, one, quick)
            same_world(left, right)
            other_world(right, seat, 1 + quick.below(10_000))
            mine, theirs = await look(one, given, viewer), await look(two, given, viewer)
            same(await asked_for(one, mine), await asked_for(two, theirs))
            for _ in range(3):
                time.pass_(1)
                if left.state != "playing" or not await same_move(left, right, one, two, seat, quick):
                    break
                same(await heard(mine), await heard(theirs))
                compared += 1
            for page in (mine, theirs):
                page.socket.transport.abort()
    assert compared >= 5


async def move(live: LiveTable, h: ServerHarness, quick: Quick) -> None:
    """A move made past the sockets: only the first world's game has to go on."""
    assert live.match is not None
    s = live.match.state
    i = quick.below(len(s.front))
    seat, menu = s.front[i].seat, s.menus[i]
    do = write_action(live.game, menu[quick.below(len(menu))])
    entry = h.parts.cache.entries[live.id]
    await h.parts.commands.run(entry, lambda x, change: play.act(x, change, seat, x.rev, do, ""))


def acting(seat: int, do: str) -> Command[bool]:
    return lambda live, change: play.act(live, change, seat, live.rev, do, "")


async def lay_offers(live: LiveTable, h: ServerHarness, quick: Quick) -> None:
    """Open offers of coins and, where the game has them, of cards that only their holder knows."""
    assert live.match is not None
    s, deals = live.match.state, live.game.deals
    if deals is None or s.offers:
        return
    entry = h.parts.cache.entries[live.id]
    for seat in range(s.seats):
        hidden = [card for zone in s.zones() for card in zone if s.known[card] == 1 << seat]
        named = [
            offer((seat + 1 + quick.below(s.seats - 1)) % s.seats, [(i, card)], [])
            for i, (_, kind) in enumerate(deals.things)
            for card in hidden
            if kind.cards
        ]
        for action in named + deals.ideas(s, seat)[:2]:
            do = write_action(live.game, action)
            with contextlib.suppress(Refused):
                await h.parts.commands.run(entry, acting(seat, do))


async def same_move(
    left: LiveTable, right: LiveTable, one: ServerHarness, two: ServerHarness, viewer: int, quick: Quick
) -> bool:
    """The same action in both worlds, by a seat that has it in both; False when there is none or it would tell the
    viewer a card."""
    assert left.match is not None and right.match is not None
    a, b = left.match.state, right.match.state
    candidates = []
    for i, step in enumerate(a.front):
        j = asked(b, step.seat)
        if j >= 0:
            candidates += [(step.seat, action) for action in a.menus[i] if action in b.menus[j]]
    if not candidates:
        return False
    seat, action = candidates[quick.below(len(candidates))]
    for s in (a, b):
        tried = s.copy()
        act(left.game, tried, seat, action)
        if tried.draws != s.draws or any(lessons(s, tried, drain(tried), viewer)) or tried.over:
            return False  # chance or a card came to light: from here the worlds may differ
    do = write_action(left.game, action)
    for h in (one, two):
        await h.parts.commands.run(
            h.parts.cache.entries[left.facts.id], lambda x, change: play.act(x, change, seat, x.rev, do, f"k{x.rev}")
        )
    return True


async def test_the_comparison_would_notice_a_leak(tmp_path: Path) -> None:
    """A viewer who knows the hands is sent different bytes by the two worlds: the test above can fail."""
    async with (
        running_server(tmp_path / "one", now=Time(), secrets=Counted()) as one,
        running_server(tmp_path / "two", now=Time(), secrets=Counted()) as two,
    ):
        given = await one.filled(SEATS, "parley")
        await two.filled(SEATS, "parley")
        table = given[0]["table"]
        left, right = one.parts.cache.entries[table].live, two.parts.cache.entries[table].live
        same_world(left, right)
        other_world(right, 1, 5)  # B's world: A holds other letters
        mine, theirs = await look(one, given, 0), await look(two, given, 0)
        assert mine.state["view"] != theirs.state["view"]
        with pytest.raises(AssertionError):
            same(mine.raw, theirs.raw)
