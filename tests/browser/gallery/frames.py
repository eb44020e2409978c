"""From a new view to the painted frame, from traces of the browser: python tests/browser/gallery/frames.py

For the largest position of every game the last action is taken back and done again on the screen, over and over; each
time the trace tells how long it took from the moment the client had the view until the frame was painted, and how much
processor time the page's thread used for it, which a busy machine does not lengthen."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from browser.gallery.positions import PLAN, Position, positions
from browser.gallery.studio import Picture, Studio, own_studio

ROUNDS = 11
CATEGORIES = ["toplevel", "blink.user_timing", "devtools.timeline"]
# The view before the last action and the one after it take turns, as the server would send them.
SHOW = """async ({ rounds, table, seq, token }) => {
  const { current } = await import("/static/table/model.js");
  const model = current.value;
  const now = model.state.value;
  const answer = await (await fetch(`/api/tables/${table}/at/${seq - 1}`, { headers: { Authorization:
    `Bearer ${token}` } })).json();
  const before = { ...now, seq: seq - 1, view: answer.view };
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  for (let i = 0; i < rounds; i += 1) {
    model.show(structuredClone(before));
    await frame();
    await frame();
    await new Promise((done) => setTimeout(done, 60));
    const fresh = structuredClone(now);
    performance.mark("view");
    model.show(fresh);
    await frame();
    performance.mark("painted");
    await frame();
  }
  return document.querySelectorAll(".boardslot *").length;
}"""


def largest(game: str) -> Position:
    most = max(int(n) for n in PLAN["games"][game])
    return next(positions([game], [most], ["late"]))


def worked(events: list[dict[str, Any]], begin: float, end: float) -> float:
    """Processor time of the outermost of these events between two moments, in milliseconds."""
    total, until = 0.0, begin
    for e in events:
        if until <= e["ts"] < end:
            total += e["tdur"] / 1000
            until = e["ts"] + e["dur"]
    return total


def traced(s: Studio, position: Position, size: str) -> tuple[float, float, int]:
    """Median milliseconds from view to painted frame, median milliseconds of processor time in it, elements on the
    board."""
    page, _ = s.show(Picture(position, size, "light", "en"))
    made = s.seat(position)
    s.client.chromium.start_tracing(page=page, categories=CATEGORIES)
    wish = {"rounds": ROUNDS, "table": made["table"], "seq": position.seq, "token": made["token"]}
    elements: int = page.evaluate(SHOW, wish)
    events: list[dict[str, Any]] = json.loads(s.client.chromium.stop_tracing())["traceEvents"]
    marks = [e for e in events if e.get("cat") == "blink.user_timing" and e["name"] in ("view", "painted")]
    begins = sorted(e["ts"] for e in marks if e["name"] == "view")
    ends = sorted(e["ts"] for e in marks if e["name"] == "painted")
    own = sorted((e for e in events if e["tid"] == marks[0]["tid"] and "tdur" in e), key=lambda e: (e["ts"], -e["dur"]))
    spans = list(zip(begins, ends, strict=True))[1:]  # the first one warms up
    return median((end - begin) / 1000 for begin, end in spans), median(worked(own, *span) for span in spans), elements


def main() -> None:
    with own_studio() as s:
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, Chromium {s.version}")
        for game in PLAN["games"]:
            position = largest(game)
            for size in PLAN["sizes"]:
                wall, work, elements = traced(s, position, size)
                print(
                    f"{game:16s} {size:8s} {wall:6.1f} ms, processor {work:6.1f} ms, {elements} elements",
                    flush=True,
                )


if __name__ == "__main__":
    main()
