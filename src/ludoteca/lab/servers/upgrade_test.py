"""`ludoteca upgrade-test`: replace the nodes of a cluster one after the other while people play.

All nodes begin with an older version of the program, and are replaced by the present one after the other. Old and new
nodes run side by side for the given time. A node that is replaced gets SIGTERM: it says at `/readyz` that it is not
ready, works on for a moment, and then asks its clients to connect again. They reach another node through the load
balancer and send what was not acknowledged again. No command may be refused, and none lost.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
import zipfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import websockets

from ludoteca.lab.servers.balancer import Balancer
from ludoteca.lab.servers.cluster import Cluster, started
from ludoteca.lab.servers.kill_cluster import Database
from ludoteca.lab.servers.kill_test import lost
from ludoteca.lab.servers.load_clients import Heard, Player, make_table, request

DRAIN_S = 3.0  # longer than the balancer takes to notice
PACE_S = 0.1  # between two moves of one player
MOVES_PER_CONNECTION = 5  # after which a player connects again, at any node
MAX_EDGE_S = 10.0  # how long people play before the first and after the last node is replaced
RECONNECT_S = 0.05
SILENCE_S = 10.0  # after which a player connects again
MAX_STILL_S = 30.0  # after which a table that does not move is a problem


class Upgrade(msgspec.Struct, kw_only=True):
    """What is tested."""

    old: Path | None = None  # folder or wheel of the older version; None: the present one
    seconds: float = 120.0  # in which both versions run
    tables: int = 12
    game: str = "pax-renaissance"
    seats: int = 3
    nodes: int = 2


class Traveller:
    """A player who connects again whenever the connection ends, and sends the open move again."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.open: tuple[str, str] | None = None  # the move that is not acknowledged
        self.since = 0.0  # when it was first sent
        self.slowest = 0.0
        self.moved = time.monotonic()  # when the last move was acknowledged
        self.leave_at = MOVES_PER_CONNECTION  # moves
        self.reconnects = -1  # the first connection does not count

    async def play(self) -> None:
        while not self.player.over:
            try:
                await self.connected()
            except (OSError, websockets.WebSocketException, EOFError):
                await asyncio.sleep(RECONNECT_S)
            finally:
                if self.player.socket is not None:
                    self.player.socket.transport.abort()

    async def connected(self) -> None:
        """Play over one connection until it ends, or the game does."""
        player = self.player
        await player.open()
        self.reconnects += 1
        self.note(await player.hear())
        resent = self.open is not None
        if self.open is not None:
            await player.send(*self.open)
        while not player.over:
            if self.open is None and (resent or len(self.acknowledged) >= self.leave_at):
                self.leave_at = len(self.acknowledged) + MOVES_PER_CONNECTION
                return  # after a move that was sent again no state may follow: the next connection gets one
            if self.open is not None or not player.menu:
                if not await self.heard_within(SILENCE_S):
                    return
            elif not await self.heard_within(PACE_S):
                self.open = player.choice()
                self.since = time.monotonic()
                await player.send(*self.open)

    async def heard_within(self, seconds: float) -> bool:
        """Wait for a message. Before a move it is the time that a person takes: a message may change the choice."""
        try:
            message = await self.player.hear_within(seconds)
        except TimeoutError:
            return False
        self.note(message)
        return True

    def note(self, message: Heard) -> None:
        key = self.open[1] if self.open is not None else None
        if message.type == "ok" and message.key == key and key is not None:
            self.player.menu = []  # until the state after the move comes
            self.acknowledged.append(key)
            self.moved = time.monotonic()
            self.slowest = max(self.slowest, self.moved - self.since)
            self.open = None
        elif message.type in ("refused", "error"):
            reason = message.error or {"key": "by the rules"}
            self.refused.append(str(reason.get("key")))
            self.open = None


class UpgradeTest:
    def __init__(self, cluster: Cluster, balancer: int, plan: Upgrade) -> None:
        self.cluster = cluster
        self.balancer = balancer  # its port
        self.plan = plan
        self.players: list[Traveller] = []
        self.tables = 0
        self.failed = 0  # requests for a new table
        self.ended = 0.0
        self.parts: list[dict[str, Any]] = []

    async def table(self) -> None:
        """Play one game after another until the task is cancelled."""
        while True:
            try:
                given = await make_table(self.balancer, self.plan.game, self.plan.seats)
            except (OSError, RuntimeError):
                self.failed += 1
                await asyncio.sleep(RECONNECT_S)
                continue
            self.tables += 1
            seed = self.tables * 31
            new = [Traveller(Player(self.balancer, one, seed + n)) for n, one in enumerate(given)]
            self.players += new
            tasks = [asyncio.create_task(one.play()) for one in new]
            try:
                await asyncio.gather(*tasks)
            finally:
                for task in tasks:
                    task.cancel()

    def moves(self) -> int:
        return sum(len(one.acknowledged) for one in self.players)

    async def run(self) -> None:
        """Play, and replace one node after the other."""
        playing = [asyncio.create_task(self.table()) for _ in range(self.plan.tables)]
        edge = min(MAX_EDGE_S, self.plan.seconds)
        part = self.plan.seconds / max(1, len(self.cluster.nodes) - 1)
        try:
            await self.watch(edge, 0)
            for number, node in enumerate(self.cluster.nodes):
                await node.stop()
                node.source = ""
                await node.start()
                await self.watch(edge if number + 1 == len(self.cluster.nodes) else part, number + 1)
            for task in playing:
                if task.done():
                    task.result()  # which raises what has ended it
            self.ended = time.monotonic()
            self.note_open()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    def note_open(self) -> None:
        """A move that is not acknowledged at the end counts with the time that it has waited."""
        for one in self.players:
            if one.open is not None:
                one.slowest = max(one.slowest, self.ended - one.since)

    def still(self) -> list[str]:
        """Running tables that have not moved for long."""
        last: dict[str, float] = {}
        for one in self.players:
            if not one.player.over:
                table = one.player.given["table"]
                last[table] = max(last.get(table, 0.0), one.moved)
        return [table for table, moved in last.items() if self.ended - moved > MAX_STILL_S]

    async def watch(self, seconds: float, replaced: int) -> None:
        """Let people play for a while, and count moves and their nodes."""
        moves, began = self.moves(), time.monotonic()
        await asyncio.sleep(seconds)
        seen = [await served_at(node.port) for node in self.cluster.nodes]
        self.parts.append(
            {
                "new_nodes": replaced,
                "seconds": round(time.monotonic() - began, 1),
                "moves": self.moves() - moves,
                "moves_by_node": seen,
            }
        )

    def report(self, problems: list[str]) -> dict[str, Any]:
        refused = Counter(reason for one in self.players for reason in one.refused)
        return {
            "game": self.plan.game,
            "nodes": self.plan.nodes,
            "old": str(self.plan.old or "the present version"),
            "parts": self.parts,
            "tables": self.tables,
            "acknowledged": self.moves(),
            "reconnects": sum(max(0, one.reconnects) for one in self.players),
            "slowest_s": round(max((one.slowest for one in self.players), default=0.0), 2),
            "refused": dict(refused),
            "failed_requests": self.failed,
            "still": self.still(),
            "lost": problems,
        }


async def served_at(port: int) -> int:
    """How many moves a node has carried out since it was started."""
    _, text = await request(port, "GET", "/metrics")
    counts = [
        line.rpartition(" ")[2] for line in text.decode().splitlines() if line.startswith("ludoteca_moves_total ")
    ]
    return sum(int(float(count)) for count in counts)


@contextmanager
def unpacked(old: Path | None) -> Iterator[str]:
    """The folder that holds the package of a version: `src` of a source tree, or the content of a wheel."""
    if old is None:
        yield ""
    elif old.suffix == ".whl":
        with tempfile.TemporaryDirectory(prefix="ludoteca-old-") as folder:
            zipfile.ZipFile(old).extractall(folder)
            yield folder
    else:
        found = [folder for folder in (old / "src", old) if (folder / "ludoteca").is_dir()]
        if not found:
            raise FileNotFoundError(old / "src" / "ludoteca")
        yield str(found[0])


async def upgrade_nodes(plan: Upgrade) -> dict[str, Any]:
    drain = {"LUDOTECA_DRAIN": str(DRAIN_S)}
    with unpacked(plan.old) as source:
        async with started(plan.nodes, bots=0, more=drain, source=source) as cluster:
            balancer = Balancer(cluster.ports, watch=True)
            test = UpgradeTest(cluster, await balancer.open("127.0.0.1", 0), plan)
            try:
                await test.run()
            finally:
                await balancer.close()
            keys = Database(cluster.database).keys
            return test.report(await asyncio.to_thread(lost, test.players, keys))
