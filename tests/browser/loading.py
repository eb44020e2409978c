"""Processor time that the first page and the tables take to load: python tests/browser/loading.py

Every page is opened in a new browser with the window of a phone, over and over. The trace tells how much processor time
each task of the page's thread used, which other work on the machine does not lengthen as it lengthens the blocking time
of Lighthouse. Blocking time is computed as Lighthouse does for a phone: four times the length of each task after the
first paint, less 50 milliseconds."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.client import Client, bot, launched
from browser.conftest import Server
from browser.lighthouse import GAMES

CATEGORIES = ["toplevel", "blink.user_timing", "loading", "devtools.timeline"]
SLOWDOWN, FREE = 4, 50.0
WINDOW = {"width": 412, "height": 823}
READY = {True: "main a", False: ".boardslot:not(.loading)"}
QUIET = 2500  # milliseconds after which nothing that belongs to loading is left


def tasks(events: list[dict[str, Any]], url: str) -> tuple[list[float], list[float]]:
    """Milliseconds of processor time of every task of the page, and of those after the first paint."""
    start = next(
        e
        for e in events
        if e["name"] == "navigationStart" and e["args"].get("data", {}).get("documentLoaderURL", "") == url
    )
    own = [e for e in events if (e["pid"], e["tid"]) == (start["pid"], start["tid"])]
    paint = min(e["ts"] for e in own if e["name"] == "firstContentfulPaint")
    outer: list[dict[str, Any]] = []
    for e in sorted((e for e in own if "tdur" in e and e["ts"] >= start["ts"]), key=lambda e: (e["ts"], -e["dur"])):
        if not outer or e["ts"] >= outer[-1]["ts"] + outer[-1]["dur"]:
            outer.append(e)
    return [e["tdur"] / 1000 for e in outer], [e["tdur"] / 1000 for e in outer if e["ts"] + e["dur"] > paint]


def loaded(url: str, first: bool) -> tuple[float, float, float]:
    """Blocking time, processor time and the longest task, in milliseconds."""
    with launched() as browser:
        context = browser.new_context(viewport=WINDOW, device_scale_factor=1.75, is_mobile=True, has_touch=True)
        page = context.new_page()
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.goto(url)
        page.wait_for_selector(READY[first])
        page.wait_for_timeout(QUIET)
        events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    every, after = tasks(events, url)
    return sum(max(0.0, SLOWDOWN * task - FREE) for task in after), sum(every), max(every)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with TemporaryDirectory() as data, Server(Path(data), LUDOTECA_LIMITS="0", LUDOTECA_BOTS="0") as server:
        client = Client(server.url, None)
        tables = {game: client.table([{"kind": "me"}, bot()], game=game)["table"] for game in GAMES}
        urls = {"first page": server.url + "/"} | {game: f"{server.url}/t/{table}" for game, table in tables.items()}
        found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in urls}
        for _ in range(rounds):
            for name, url in urls.items():
                found[name].append(loaded(url, name == "first page"))
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name, each in found.items():
        blocked, work, longest = (median(figures) for figures in zip(*each, strict=True))
        print(f"{name:16s} blocking {blocked:4.0f} ms, processor {work:4.0f} ms, longest task {longest:5.1f} ms")


if __name__ == "__main__":
    main()
