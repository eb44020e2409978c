"""Writes docs/fuzz.md from reports of `ludoteca fuzz GAME --options all --report FILE`. Run: python tools/fuzz_tables.py FILE..."""

import json
import sys
from pathlib import Path

ZEROS = ("crashes", "dead_ends", "capped", "invariant_breaks", "leaks", "undo_breaks", "copy_breaks", "save_breaks")
RARE = 100


def table(report):
    ends = sorted(report["ends"].items(), key=lambda item: -item[1])
    size = f"{report['games']:,} games, {report['decisions']:,} decisions, the longest {report['longest']:,}"
    lines = [f"{size}, the widest menu {report['widest_menu']} choices.", ""]
    lines += ["| what went wrong | times |", "| --- | --- |"] + [
        f"| {name.replace('_', ' ')} | {report[name]} |" for name in ZEROS
    ]
    lines += ["", "| how it ended | games |", "| --- | --- |"] + [f"| {name} | {n:,} |" for name, n in ends]
    for what in ("cards", "verbs", "steps", "events"):
        rare = sorted((n, name) for name, n in report[what].items() if n < RARE)
        counts = ", ".join(f"{name} {n}" for n, name in rare)
        lines += [
            "",
            f"{what.capitalize()}: {len(report[what])} kinds seen"
            + (f"; fewer than {RARE} times: {counts}." if rare else f", each at least {RARE} times."),
        ]
    return lines


def main():
    out = [
        "# Random play",
        "",
        "Every law and invariant, sampled in random games over all seats and options:",
        "Anno 1452 on the present rules, the others on a build before the last review fixes,",
        "`ludoteca fuzz GAME --options all --report FILE`.",
        "",
    ]
    for name in sys.argv[1:]:
        report = json.loads(Path(name).read_text("utf-8"))
        out += [f"## {Path(name).stem.removeprefix('fz_')}", "", *table(report), ""]
    Path(__file__).parents[1].joinpath("docs", "fuzz.md").write_text("\n".join(out), "utf-8")


if __name__ == "__main__":
    main()
