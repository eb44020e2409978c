"""Counts the functions that one move passes through in the server: `python tools/count_hops.py TREE...`.

A hop is a function of the package `server` that runs between the message of a player and the new state on the screen.
Each function counts once. The counts of several working trees show whether the way of a move became longer.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import threading
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

WARM_UP_MOVES = 4


class Hops:
    """The functions of the server that ran while it was switched on, in all threads."""

    def __init__(self, tree: Path) -> None:
        self.package = str(tree / "src" / "ludoteca" / "server")
        self.seen: set[CodeType] = set()
        self.on = False

    def watch(self, frame: FrameType, event: str, _: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(self.package):
            self.seen.add(frame.f_code)

    def figures(self) -> dict[str, int]:
        functions = [code for code in self.seen if not code.co_name.startswith("<")]
        return {"functions": len(functions), "files": len({code.co_filename for code in functions})}


async def move(page: Any) -> None:
    """Make the first choice that is offered and wait for the new state."""
    await page.did(page.state["view"]["menu"][0]["do"])


async def human_move(tools: Any, harness: Any, hops: Hops) -> None:
    given = await harness.filled(2)
    pages = [await tools.Page(harness, one["table"], one["token"]).open() for one in given]
    for number in range(WARM_UP_MOVES + 1):
        for page in pages:
            await page.quiet()
        asked = next(page for page in pages if page.state["view"].get("menu"))
        hops.on = number == WARM_UP_MOVES
        await move(asked)
        await harness.idle()
    hops.on = False


async def bot_move(tools: Any, harness: Any, hops: Hops) -> None:
    """Make a human move and let a bot answer it: both moves count together, because they overlap."""
    made = await harness.table("me bot")
    page = await tools.Page(harness, made["table"], made["token"]).open()
    answers = 0
    while answers <= WARM_UP_MOVES:
        while not page.state["view"].get("menu"):
            await page.until(lambda m: m["type"] == "state")
        hops.seen.clear()
        hops.on = True
        before = page.state["seq"]
        await move(page)
        while not page.state["view"].get("menu"):
            await page.until(lambda m: m["type"] == "state")
        hops.on = False
        answers += page.state["seq"] >= before + 2  # else the move was followed by another one of the same player


async def count(tree: Path) -> dict[str, dict[str, int]]:
    """The hops of a human move, and of a human move with the answer of a bot, in one working tree."""
    sys.path[:0] = [str(tree / "src"), str(tree / "tests"), str(tree / "tests" / "server")]
    tools: Any = import_module("server.tools" if (tree / "tests" / "server" / "__init__.py").exists() else "tools")
    running = getattr(tools, "running_server", None) or tools.house
    found: dict[str, dict[str, int]] = {}
    for name, way, bots in (("human", human_move, 0), ("human and bot", bot_move, 1)):
        hops = Hops(tree)
        threading.setprofile(hops.watch)
        sys.setprofile(hops.watch)
        with tempfile.TemporaryDirectory() as folder:
            async with running(Path(folder), bots=bots) as harness:
                await way(tools, harness, hops)
        sys.setprofile(None)
        threading.setprofile(None)
        found[name] = hops.figures()
    return found


def main(arguments: list[str]) -> None:
    if arguments[0] == "--one":
        print(json.dumps(asyncio.run(count(Path(arguments[1]).resolve()))))
        return
    for tree in arguments:  # each tree in a process of its own: they hold modules of the same names
        done = subprocess.run([sys.executable, __file__, "--one", tree], capture_output=True, text=True, check=True)
        print(tree, done.stdout.strip())


if __name__ == "__main__":
    main(sys.argv[1:])
