"""Lighthouse for phones, on the first page and on a table of each game.

python tests/browser/lighthouse.py                 print the scores
python tests/browser/lighthouse.py --game baroque  of one table
python tests/browser/lighthouse.py --keep FOLDER   and keep the reports of Lighthouse
python tests/browser/lighthouse.py --page FILE     write them with the date into a page of the documentation,
                                                   whose text below the table stays

npx fetches Lighthouse on first use. The exit status is 1 if a score is below its floor.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.client import CHROMIUM, FLAGS, Client, bot
from browser.conftest import Server

PACKAGE = "lighthouse@12.8.2"
FLOORS = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
MAX_SHIFT = 0.1
GAMES = ("pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452")
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocking time",
    "cumulative-layout-shift": "layout shift",
}


def measured(url: str) -> dict[str, Any]:
    """One report of Lighthouse, as it emulates a phone on a slow network."""
    command = ["npx", "--yes", PACKAGE, url, "--quiet", "--output=json", "--form-factor=mobile"]
    flags = "--chrome-flags=--headless=new " + " ".join(FLAGS)
    done = subprocess.run(
        [*command, flags], check=True, stdout=subprocess.PIPE, env={**os.environ, "CHROME_PATH": CHROMIUM or ""}
    )
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def score(report: dict[str, Any], category: str) -> int:
    return round(100 * (report["categories"][category]["score"] or 0))


def median(url: str, runs: int) -> dict[str, Any]:
    reports = sorted((measured(url) for _ in range(runs)), key=lambda report: score(report, "performance"))
    return reports[runs // 2]


def too_low(report: dict[str, Any]) -> list[str]:
    """The scores below their floors, and a layout shift above its limit."""
    low = [f"{name} {score(report, name)}" for name, floor in FLOORS.items() if score(report, name) < floor]
    shift = report["audits"]["cumulative-layout-shift"]["numericValue"]
    return [*low, f"layout shift {shift:.3f}"] if shift >= MAX_SHIFT else low


def costs(report: dict[str, Any]) -> list[str]:
    """The audits that are not passed, for the one who mends them."""
    audits = report["audits"].values()
    return [f"{a['id']}: {a.get('displayValue', '')}" for a in audits if a["score"] is not None and a["score"] < 0.9]


def row(name: str, report: dict[str, Any]) -> str:
    figures = [report["audits"][id]["displayValue"].replace("\xa0", " ") for id in FIGURES]
    machine = str(round(report["environment"]["benchmarkIndex"]))
    return "| " + " | ".join([name, *[str(score(report, c)) for c in FLOORS], *figures, machine]) + " |"


def page(rows: list[str], runs: int) -> str:
    names = [*FLOORS, *FIGURES.values(), "machine"]
    return "\n".join(
        [
            "# Lighthouse",
            "",
            f"`make lighthouse` measures the first page and tables with {PACKAGE} as it emulates a phone: a slow",
            f"processor and a slow network. Runs of each page: {runs}; the one with the median performance is shown.",
            f"Floors: performance {FLOORS['performance']},",
            f"the rest 100, layout shift below {MAX_SHIFT}.",
            "",
            f"Measured on {time.strftime('%d %B %Y')}. `machine` is the benchmark index that Lighthouse measures with",
            "each run: about 1500 on an idle desktop computer. A busy machine lowers the index and with it the",
            "performance, which counts blocked time. The other scores and the layout shift do not depend on it.",
            "",
            "| page | " + " | ".join(names) + " |",
            "|" + "---|" * (len(names) + 1),
            *rows,
            "",
        ]
    )


def renewed(old: str, new: str) -> str:
    """A new page with what was written by hand below the table of the old one."""
    lines = old.splitlines(keepends=True)
    rows = [n for n, line in enumerate(lines) if line.startswith("| table, ")]
    end = next((n for n in rows[:1] for n in range(n, len(lines)) if not lines[n].startswith("|")), len(lines))
    return new + "".join(lines[end:])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--runs", type=int, default=3, help="of each page; the median counts")
    parser.add_argument("--game", choices=GAMES, action="append", help="only its table")
    parser.add_argument("--keep", type=Path, help="a folder for the reports of Lighthouse")
    args = parser.parse_args()
    with TemporaryDirectory() as data, Server(Path(data), LUDOTECA_LIMITS="0", LUDOTECA_BOTS="0") as server:
        client = Client(server.url, None)
        tables = {game: client.table([{"kind": "me"}, bot()], game=game)["table"] for game in args.game or GAMES}
        urls = {} if args.game else {"first page": server.url + "/"}
        urls |= {f"table, {game}": f"{server.url}/t/{table}" for game, table in tables.items()}
        reports = {name: median(url, args.runs) for name, url in urls.items()}
    rows = [row(name, report) for name, report in reports.items()]
    print("\n".join(rows))
    for name, report in reports.items():
        print(name, *costs(report), sep="\n  ")
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
        for name, report in reports.items():
            (args.keep / f"{name.removeprefix('table, ')}.json").write_text(json.dumps(report), encoding="utf-8")
    if args.page:
        old = args.page.read_text(encoding="utf-8") if args.page.exists() else ""
        args.page.write_text(renewed(old, page(rows, args.runs)), encoding="utf-8")
    low = {name: found for name, report in reports.items() if (found := too_low(report))}
    print(low or "all floors are held")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
