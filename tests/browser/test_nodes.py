"""Players of one table at three nodes of a cluster, one of which is killed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

from browser.client import Client, asked, choose, wait
from ludoteca.lab.servers.balancer import Balancer
from ludoteca.lab.servers.cluster import Cluster, started
from ludoteca.lab.servers.local_servers import NoServer
from server.cluster.servers import missing

pytestmark = [pytest.mark.browser, pytest.mark.long]

T = TypeVar("T")
NODES = 3
MAX_CHOICES = 60  # within which every player of a game is asked


class Background:
    """An event loop in a thread: the browser's driver does not let another run in its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(600)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


@contextmanager
def cluster_in(background: Background) -> Iterator[Cluster]:
    running = started(NODES, bots=0)
    try:
        cluster = background.run(running.__aenter__())
    except NoServer as error:
        missing(error)
        return
    try:
        yield cluster
    finally:
        background.run(running.__aexit__(None, None, None))


def move(pages: list[Any]) -> Any:
    """The page that is asked makes a choice. Returns that page."""
    wait(pages[0], lambda: any(asked(page) for page in pages), "somebody's turn")
    page = next(page for page in pages if asked(page))
    choose(page)
    return page


def all_move(pages: list[Any]) -> None:
    """Choices are made until every page has made one."""
    movers: set[int] = set()
    for _ in range(MAX_CHOICES):
        movers.add(pages.index(move(pages)))
        if len(movers) == len(pages):
            return
    raise AssertionError(f"only {movers} were asked")


def log(page: Any) -> list[str]:
    found: list[str] = page.locator(".lines > li").all_inner_texts()
    return found


def test_a_table_goes_on_when_one_of_its_three_nodes_is_killed(chromium: Any) -> None:
    background = Background()
    with cluster_in(background) as cluster:
        clients = []
        for n in range(NODES):  # each player comes to another node first
            balancer = Balancer(cluster.ports[n:] + cluster.ports[:n], in_turn=False)
            port = background.run(balancer.open("127.0.0.1", 0))
            clients.append(Client(f"http://127.0.0.1:{port}", chromium))
        made = clients[0].table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        seats = [made] + [
            client.post(f"/api/join/{made['invite']}", {"name": name})
            for client, name in zip(clients[1:], ("Bruno", "Carla"))
        ]
        pages = [client.sit(seat) for client, seat in zip(clients, seats)]
        for page in pages:
            page.wait_for_selector(".boardslot:not(.loading)")
        all_move(pages)
        before = log(pages[0])
        background.run(cluster.nodes[1].kill())
        all_move(pages)  # the player of the dead node, too, at another one
        wait(pages[0], lambda: log(pages[0]) == log(pages[1]) == log(pages[2]), "the same log everywhere")
        assert log(pages[0])[: len(before)] == before
        for client in clients:
            client.close()
    background.close()
