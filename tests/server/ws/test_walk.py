"""Random walks of many viewers: no page ever shows anything but what the server would send it now."""

from __future__ import annotations

import json
import shutil
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from ludoteca.registry import names
from ludoteca.server.cluster import follower
from ludoteca.server.cluster.bus import Exchange, LocalBus
from ludoteca.server.services import broadcast
from ludoteca.server.storage.store import Store
from server.tools import ServerHarness, Time, running_server
from server.ws.walk import SEATS, Viewer, Walk, differences

NODE = shutil.which("node")
STEPS = 150
SCRIPT = Path(__file__).parents[2] / "web" / "replay_messages.mjs"


KINDS = ("plain", "clock", "delayed", "hotseat")
SHORT = [("parley", kind, nodes, 1) for kind, nodes in (("clock", 2), ("delayed", 1), ("hotseat", 2))]
LONG = [(game, kind, nodes, seed) for game in names() for kind in KINDS for nodes in (1, 2) for seed in (2, 3)]
WALKS = [*SHORT, *(pytest.param(*walk, marks=pytest.mark.long) for walk in LONG)]


@pytest.fixture(autouse=True)
def timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presence follows soon; who is not asked waits until the server is idle."""
    monkeypatch.setattr(broadcast, "PRESENCE_S", 0.01)
    monkeypatch.setattr(broadcast, "MAX_LAG_S", 3600.0)
    monkeypatch.setattr(follower, "LOOK_S", 3600.0)


async def begin(walk: Walk, kind: str, game: str) -> None:
    node = walk.nodes[0]
    more: dict[str, Any] = {"clock": {"kind": "live", "move": 30, "reserve": 120}} if kind != "plain" else {}
    if kind == "delayed":
        more["delay"] = {"moves": 3}
    if kind == "hotseat":
        given = [await node.table("me hotseat hotseat", game, **more)]
    else:
        given = await node.filled(SEATS, game, **more)
    walk.table = given[0]["table"]
    walk.tokens = [one["token"] for one in given]
    walk.recovery = [one["recovery"] for one in given]
    for n, token in enumerate([*walk.tokens, None]):
        viewer = Viewer(walk.nodes[n % len(walk.nodes)], walk.table, token, n % 2 == 0)
        await walk.join(viewer)


@pytest.mark.parametrize(("game", "kind", "nodes", "seed"), WALKS)
async def test_every_page_shows_what_a_new_page_would_be_sent(
    game: str, kind: str, nodes: int, seed: int, tmp_path: Path
) -> None:
    exchange, time = Exchange(), Time()
    async with AsyncExitStack() as stack:
        running: list[ServerHarness] = []
        for _ in range(nodes):
            more: dict[str, Any] = {"store": Store(tmp_path), "bus": LocalBus(exchange)} if nodes > 1 else {}
            running.append(await stack.enter_async_context(running_server(tmp_path, now=time, **more)))
        walk = Walk(running, time, seed)
        await begin(walk, kind, game)
        await walk.run(STEPS)
        for node in running:
            assert node.parts.metrics.failures._value.get() == 0
        for viewer in walk.viewers:
            viewer.socket.transport.abort()
        check_browser(walk, tmp_path)


def shown(message: dict[str, Any]) -> dict[str, Any]:
    """What a page shows of a completed message."""
    names = ("type", "rev", "seq", "from", "events", "missing", "view", "me", "table", "greyed", "chat", "error", "no")
    out = {name: message[name] for name in names if message.get(name) is not None}
    return {**out, "state": shown(message["state"])} if "state" in message else out


def check_browser(walk: Walk, folder: Path) -> None:
    """The script of the page makes the same of all messages."""
    if NODE is None:
        return
    sent = [connection for viewer in walk.everybody for connection in viewer.sent]
    starts = {key: start for viewer in walk.everybody for key, start in viewer.starts.items()}
    given, result = folder / "given.json", folder / "result.json"
    given.write_text(json.dumps({"starts": starts, "connections": [[json.loads(raw) for raw, _ in c] for c in sent]}))
    done = subprocess.run([NODE, str(SCRIPT), str(given), str(result)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    for ours, theirs in zip(sent, json.loads(result.read_text()), strict=True):
        for (_, message), page in zip(ours, theirs, strict=True):
            wrong = differences(shown(page), shown(message))
            assert not wrong, "\n".join(wrong[:5])
