"""Players and spectators at three nodes whose bus loses, repeats and delays messages: nobody sees a wrong table."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from long_run import long_but
from ludoteca.kernel import Quick
from ludoteca.rooms.change import Change
from ludoteca.rooms.payloads import view_shown
from ludoteca.server.build import Server
from ludoteca.server.cluster import follower
from ludoteca.server.cluster.bus import Exchange
from ludoteca.server.services.entry import Entry
from ludoteca.server.storage.store import Store
from server.cluster.test_following import FaultyBus, node_of
from server.tools import Page, ServerHarness, running_server

NODES = 3
MOVES = 40
SPECTATOR = -1


def plain(view: Any) -> str:
    """A view as it is sent, without the choices that are only sent on request."""
    return json.dumps({key: value for key, value in view.items() if key != "greyed"}, sort_keys=True)


class Truth:
    """What each seat may see after every commit, from the node that made it, by the revision that the seat sees."""

    def __init__(self, nodes: list[Server]) -> None:
        self.views: dict[tuple[int, int], set[str]] = defaultdict(set)
        self.last: dict[int, tuple[int, str]] = {}
        for parts in nodes:
            listener = parts.cache.events.listener
            listener.follow_commit = self.noting(listener.follow_commit)  # type: ignore[method-assign,assignment]

    def noting(self, sent: Callable[[Entry, Change, bool], None]) -> Callable[[Entry, Change, bool], None]:
        def commit(entry: Entry, change: Change, reload: bool) -> None:
            if entry.live.match is not None:
                self.note(entry)
            sent(entry, change, reload)

        return commit

    def note(self, entry: Entry) -> None:
        live = entry.live
        for seat in range(SPECTATOR, len(live.seats)):
            rev, view = live.history.seen_rev(seat), plain(view_shown(live, seat))
            self.views[seat, rev].add(view)
            self.last[seat] = (rev, view)


class Viewer:
    """A page that checks everything it is shown."""

    def __init__(self, page: Page, seat: int, truth: Truth, seed: int) -> None:
        self.page = page
        self.seat = seat
        self.truth = truth
        self.quick = Quick(seed)
        self.seen = 0

    def check(self) -> None:
        rev, view = self.page.state["rev"], plain(self.page.state["view"])
        assert view in self.truth.views[self.seat, rev], f"seat {self.seat} is shown a wrong table at {rev}"
        self.seen += 1

    def is_done(self) -> bool:
        return (self.page.state["rev"], plain(self.page.state["view"])) == self.truth.last[self.seat]

    async def follow(self, moves: list[int]) -> None:
        """Move when asked, until enough moves are made, and then until the last state has arrived."""
        while len(moves) < MOVES or not self.is_done():
            menu = self.page.menu
            if menu and len(moves) < MOVES:
                answer = await self.page.act(menu[self.quick.below(len(menu))])
                if answer["type"] == "ok":
                    moves.append(self.seat)
                self.page.state["view"]["menu"] = []  # until the next state
                continue
            message = await self.page.hear()
            if message["type"] == "state":
                self.check()


@pytest.mark.parametrize("game", long_but(("parley", "pax-renaissance", "rio-de-la-plata"), "parley"))
async def test_no_view_is_ever_wrong(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follower, "LOOK_S", 0.1)
    exchange = Exchange()
    async with AsyncExitStack() as stack:
        nodes: list[ServerHarness] = [
            await stack.enter_async_context(running_server(tmp_path, store=Store(tmp_path), bus=FaultyBus(exchange, n)))
            for n in range(NODES)
        ]
        truth = Truth([node.parts for node in nodes])
        given = await nodes[0].filled(NODES, game)
        table = given[0]["table"]
        truth.note(await nodes[0].parts.tables.entry(table))
        places = [(node, one["token"], "ABC".index(one["seat"])) for node, one in zip(nodes, given, strict=True)]
        places += [(node, None, SPECTATOR) for node in nodes]
        viewers = [
            Viewer(await Page(node, table, token).open(), seat, truth, n)
            for n, (node, token, seat) in enumerate(places)
        ]
        for viewer in viewers:
            viewer.check()
        moves: list[int] = []
        await asyncio.gather(*[viewer.follow(moves) for viewer in viewers])
        assert len(moves) >= MOVES and len(set(moves)) == NODES
        assert all(viewer.seen > 5 for viewer in viewers)
        assert sum(node_of(node.parts)[1] for node in nodes) > 0  # some messages were missing
        for viewer in viewers:
            await viewer.page.close()
