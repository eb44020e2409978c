"""The table in windows of nine sizes.

python tests/browser/gallery/windows.py --out DIR      check every game, stage and size; keep pictures of those with
                                                       faults and a report in DIR

A selection: --game baroque --stage battle --seats 4 --size tablet --lang it --theme dark, each more than once if
wished. --turn 1 to 5 gives every combination another language or theme. --keep-all keeps a picture of every
combination. The report (report.json) names every combination that was looked at and every fault. The exit status is 1
if there are any.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from browser.client import PATIENCE, new_context
from browser.gallery.audit import SCRIPT, Problem, allowed
from browser.gallery.positions import GOLDEN, PLAN, Position, positions
from browser.gallery.studio import Studio, arrive, own_studio
from ludoteca.kernel import read_journal, write_journal
from ludoteca.registry import find

HERE = Path(__file__).parent
WINDOWS: dict[str, Any] = tomllib.loads((HERE / "windows.toml").read_text(encoding="utf-8"))
MEASURE = (HERE / "windows.js").read_text(encoding="utf-8")
SIZES = list(WINDOWS["sizes"])
END = "end"
# The place of the board, which must be the same before and after a step of choosing.
BOX = """() => {
  const r = document.querySelector(".board").getBoundingClientRect();
  return [r.left, r.top, r.width, r.height].map((n) => Math.round(n * 10) / 10);
}"""
# A step of choosing that nothing on the server follows: a group of choices is opened, or the first verb is chosen.
STEP = """() => {
  const group = [...document.querySelectorAll(".choices button.chip:not(.off):not(.back)")]
    .find((b) => !b.dataset.do && !b.closest(".amount"));
  group?.click();
  return Boolean(group);
}"""


@dataclass
class Look:
    """A position in one language and theme, which is shown in every window."""

    position: Position
    lang: str
    theme: str
    tab: str = ""


@dataclass
class Report:
    looked_at: list[str] = field(default_factory=list)
    faults: list[dict[str, str]] = field(default_factory=list)

    def write(self, file: Path, seconds: float) -> None:
        content = {
            "combinations": len(self.looked_at),
            "seconds": round(seconds),
            "faults": self.faults,
            "looked_at": self.looked_at,
        }
        file.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@cache
def special(game: str, stage: str) -> Position:
    """A moment of a golden game at which the first seat is asked one of the questions of this stage; "end": its
    end."""
    plan = WINDOWS["stages"][game][stage]
    m = read_journal(find(game), (GOLDEN / plan["game"]).read_text(encoding="utf-8"))
    seats, last = m.state_at(0).seats, m.seq
    if stage != END:
        wanted = plan["asked"]
        found = [
            (len(s.menus[0]), line.seq - 1)
            for line in m.lines
            if line.asked == [0] and not line.auto
            for s in [m.state_at(line.seq - 1)]
            if type(s.front[0]).__name__ in wanted
        ]
        m.rewind(max(found)[1])
    return Position(game, seats, stage, write_journal(m), m.seq, last)


def stages_of(game: str) -> list[str]:
    return [*PLAN["stages"], *WINDOWS["stages"][game]]


def looks(
    games: list[str],
    stages: list[str] | None,
    seats: list[int] | None,
    langs: list[str] | None,
    themes: list[str],
    turn: int = 0,
) -> Iterator[Look]:
    """Every position of the selection. Languages and themes take turns, from this one on, unless they are chosen."""
    for game in games:
        found: list[tuple[Position, str]] = []
        plain = [stage for stage in PLAN["stages"] if stages is None or stage in stages]
        found += [(position, "") for position in positions([game], seats, plain)]
        for stage, plan in WINDOWS["stages"][game].items():
            if stages is None or stage in stages:
                found.append((special(game, stage), plan.get("tab", "")))
        for position, tab in found:
            chosen = langs or [PLAN["languages"][turn % len(PLAN["languages"])]]
            for lang in chosen:
                yield Look(position, lang, themes[turn % len(themes)], tab)
            turn += 1


class Walk:
    """Opens one page per position and kind of pointer, and resizes it from window to window."""

    def __init__(self, studio: Studio, out: Path | None, keep_all: bool = False) -> None:
        self.studio = studio
        self.out = out
        self.keep_all = keep_all
        self.report = Report()

    def visit(self, look: Look, sizes: list[str]) -> None:
        for touch in (False, True):
            mine = [name for name in sizes if WINDOWS["sizes"][name]["touch"] is touch]
            if mine:
                page = self.open(look, touch, mine[0])
                for size in mine:
                    self.check(page, look, size)
                page.context.close()

    def open(self, look: Look, touch: bool, size: str) -> Any:
        client, position = self.studio.client, look.position
        made = self.studio.seat(position)
        kept = {key: made[key] for key in ("token", "seat", "recovery") if key in made}
        stored: dict[str, Any] = {
            "ludoteca.settings": {"pace": "off", "guided": list(PLAN["games"])},
            "ludoteca.seats": {made["table"]: {**kept, "game": position.game, "when": 1}},
        }
        storage = [{"name": key, "value": json.dumps(value)} for key, value in stored.items()]
        origins = [{"origin": client.url, "localStorage": storage}]
        context = new_context(
            client.chromium,
            (look.lang, touch, look.theme == "dark"),
            storage_state={"cookies": [], "origins": origins},
        )
        page = context.new_page()
        page.set_viewport_size({key: WINDOWS["sizes"][size][key] for key in ("width", "height")})
        page.goto(f"{client.url}/t/{made['table']}")
        arrive(page)
        return page

    def check(self, page: Any, look: Look, size: str) -> None:
        position, window = look.position, WINDOWS["sizes"][size]
        page.set_viewport_size({"width": window["width"], "height": window["height"]})
        arrive(page)
        narrow = window["width"] < WINDOWS["phone"]["below"]
        if look.tab:
            page.evaluate(
                "(id) => document.getElementById(id)?.click()", "ptab-players" if narrow else f"tab-{look.tab}"
            )
        arrive(page)
        name = f"{position.game}-{position.stage}-{position.seats}-{size}-{look.theme}-{look.lang}"
        floors = WINDOWS["floors"]["phone" if narrow else "other"]
        limits = {"floor": floors["page"], "boardFloor": floors["board"], "overlaps": PLAN["overlaps"]}
        shot = page.screenshot() if self.out else b""
        kept = self.lasting(page, look, limits)
        self.report.looked_at.append(name)
        self.report.faults += [
            {"where": name, "kind": p.kind, "what": p.what, "other": p.other, "detail": p.detail} for p in kept
        ]
        if self.out and (kept or self.keep_all):
            (self.out / f"{name}.png").write_bytes(shot)

    def lasting(self, page: Any, look: Look, limits: dict[str, Any]) -> list[Problem]:
        """The faults of the page. If there are any the page is measured until two measurements agree."""
        found = self.measure(page, look, limits)
        end = time.monotonic() + PATIENCE / 1000
        while found and time.monotonic() < end:
            arrive(page)
            before, found = found, self.measure(page, look, limits)
            if [str(p) for p in before] == [str(p) for p in found]:
                break
        return found

    def measure(self, page: Any, look: Look, limits: dict[str, Any]) -> list[Problem]:
        game, stage = look.position.game, look.position.stage
        found = [Problem(**p) for p in page.evaluate(SCRIPT, limits) + measured(page)]
        found += self.jumps(page) if stage != END and not look.tab else []
        return [p for p in found if not allowed(p, game) and not tolerated(p, game)]

    def jumps(self, page: Any) -> list[Problem]:
        """The board stays where it is when a group of choices is opened and closed."""
        before = page.evaluate(BOX)
        if not page.evaluate(STEP):
            return []
        arrive(page)
        after = page.evaluate(BOX)
        page.keyboard.press("Escape")
        arrive(page)
        return [] if before == after else [Problem("jump", "the board", str(before), str(after))]


def measured(page: Any) -> list[dict[str, str]]:
    """What windows.js finds in the page."""
    found: list[dict[str, str]] = page.evaluate(MEASURE, WINDOWS["parts"])
    return found


def tolerated(problem: Problem, game: str) -> bool:
    return allowed(problem, game, WINDOWS["allowed"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    games = list(PLAN["games"])
    parser.add_argument("--game", action="append", choices=games)
    parser.add_argument("--stage", action="append", choices=sorted({s for game in games for s in stages_of(game)}))
    parser.add_argument("--seats", action="append", type=int)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--lang", action="append", choices=PLAN["languages"])
    parser.add_argument("--theme", action="append", choices=PLAN["themes"])
    parser.add_argument("--turn", type=int, default=0, help="which language and theme come first")
    parser.add_argument("--out", type=Path, help="a folder for the report and the pictures of faults")
    parser.add_argument("--keep-all", action="store_true", help="keep a picture of every window")
    args = parser.parse_args()
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with own_studio() as studio:
        walk = Walk(studio, args.out, args.keep_all)
        themes = args.theme or PLAN["themes"]
        for look in looks(args.game or games, args.stage, args.seats, args.lang, themes, args.turn):
            before = len(walk.report.faults)
            walk.visit(look, args.size or SIZES)
            for fault in walk.report.faults[before:]:
                print(*[fault[key] for key in ("where", "kind", "what", "other", "detail")], sep=" | ", flush=True)
    if args.out:
        walk.report.write(args.out / "report.json", time.monotonic() - begun)
    print(f"{len(walk.report.faults)} faults in {len(walk.report.looked_at)} windows")
    return 1 if walk.report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
