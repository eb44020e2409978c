"""Writes docs/fuzz.md from reports of `ludoteca fuzz GAME --options all --report FILE`. Run: python
tools/fuzz_tables.py FILE...

A file is called GAME@COMMIT-BATCH.json after the commit of the rules that were played; the batches of a game are added
up.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludoteca import registry
from ludoteca.conformance.goals import listed
from ludoteca.conformance.tally import ENOUGH, FAULTS

Report = dict[str, Any]
COUNTS = ("ways", "verbs", "steps", "events", "ends", "cards", "uses", "worlds")
RARE = 100
WAYS = {
    "any": "any choice",
    "verbs": "any verb, then any choice of it",
    "curious": "any verb, then what was chosen least",
    "rich": "the same from a rich position",
}


def added_up(game: str, reports: list[Report]) -> Report:
    """The batches of one game as one report; of the uses, those that the game lists."""
    out: Report = {name: sum(r[name] for r in reports) for name in ("games", "decisions", *FAULTS)}
    out |= {name: max(r[name] for r in reports) for name in ("longest", "widest_menu", "every", "rules_version")}
    for name in COUNTS:
        total: Counter[str] = Counter()
        for r in reports:
            total.update(r[name])
        out[name] = total
    out["uses"] = Counter({line: out["uses"][line] for line in listed(registry.find(game))})
    return out


def table(title: str, counts: Iterable[tuple[str, int]]) -> list[str]:
    return ["", f"| {title} | times |", "| --- | --- |", *[f"| {name} | {n:,} |" for name, n in counts]]


def rare(what: str, counts: Counter[str]) -> str:
    few = sorted((n, name) for name, n in counts.items() if n < RARE)
    names = ", ".join(f"{name} {n}" for n, name in few)
    return f"{what.capitalize()}: {len(counts)} kinds seen" + (
        f"; fewer than {RARE} times: {names}." if few else f", each at least {RARE} times."
    )


def uses(counts: Counter[str]) -> list[str]:
    """How many uses of each sort there are, and which one of the sort happened least."""
    sorts: dict[str, list[tuple[int, str]]] = {}
    for line, n in counts.items():
        sorts.setdefault(" ".join(line.split()[:2]), []).append((n, line))
    enough = sum(1 for n in counts.values() if n >= ENOUGH)
    lines = ["", f"Uses: {enough:,} of {len(counts):,} happened at least {ENOUGH} times."]
    missing = sorted((n, line) for line, n in counts.items() if n < ENOUGH)
    if missing:
        lines += ["Less often: " + ", ".join(f"`{line}` {n}" for n, line in missing) + "."]
    lines += ["", "| uses | how many | the least | times |", "| --- | --- | --- | --- |"]
    for sort, found in sorted(sorts.items()):
        n, line = min(found)
        lines.append(f"| {sort} | {len(found)} | {' '.join(line.split()[2:]) or sort} | {n:,} |")
    return lines


def page(report: Report) -> list[str]:
    size = f"{report['games']:,} games, {report['decisions']:,} decisions, the longest {report['longest']:,}"
    lines = [
        f"{size}, the widest menu {report['widest_menu']} choices; laws at about every {report['every']} decisions."
    ]
    lines += table("how it was played", [(words, report["ways"][way]) for way, words in WAYS.items()])
    lines += table("what went wrong", [(name.replace("_", " "), report[name]) for name in FAULTS])
    lines += table("the same action in another world", report["worlds"].most_common())
    lines += table("how it ended", report["ends"].most_common())
    if report["uses"]:
        lines += uses(report["uses"])
    for what in ("cards", "verbs", "steps", "events"):
        if report[what]:
            lines += ["", rare(what, report[what])]
    return lines


def main() -> None:
    games: dict[tuple[str, str], list[Report]] = {}
    for name in sys.argv[1:]:
        game, _, rest = Path(name).stem.partition("@")
        games.setdefault((game, rest.partition("-")[0]), []).append(json.loads(Path(name).read_text("utf-8")))
    out = [
        "# Random play",
        "",
        "Every law and invariant, sampled in random games over all seats and options, compiled:",
        "`ludoteca fuzz GAME --options all --seed run-1 --report FILE` and so on, batch by batch.",
        "A use is something that must have happened, as each game's `selfplay/goals.py` lists them.",
    ]
    for (game, commit), reports in games.items():
        report = added_up(game, reports)
        out += ["", f"## {game}", "", f"Rules version {report['rules_version']}, commit {commit}.", "", *page(report)]
    Path(__file__).parents[1].joinpath("docs", "fuzz.md").write_text("\n".join(out) + "\n", "utf-8")


if __name__ == "__main__":
    main()
