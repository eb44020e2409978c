"""The arena's report as one self-contained HTML page: tables, and plots drawn as SVG."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from ludoteca.kernel import SEAT

Say = Callable[[str, dict[str, object]], str]

COLOURS = ("#2b6777", "#c8963e", "#8a3b3b", "#5b7f4a", "#6b5b95", "#b5651d", "#3d5a80", "#9c6644")
STYLE = """
:root { color-scheme: light dark; --ink: #22262a; --soft: #6a7076; --line: #d5d0c4; --paper: #fbf9f4; --mark: #2b6777; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --soft: #a39e92; --line: #3f4246; --paper: #1c1f22; --mark: #7fb7c4; }
}
body {
  font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper);
  max-width: 58rem; margin: 2rem auto; padding: 0 1rem;
}
h1 { font-size: 1.7rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
p.about { color: var(--soft); margin-top: .2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
th { font-weight: normal; color: var(--soft); } th:first-child, td:first-child { text-align: left; }
div.wide { overflow-x: auto; } svg { width: 100%; height: auto; font: 13px Georgia, serif; }
svg text { fill: var(--ink); } svg .soft { fill: var(--soft); } svg .axis { stroke: var(--line); }
svg .mark { stroke: var(--mark); fill: var(--mark); }
"""


def page(figures: dict[str, Any], title: str, say: Say, ending: Callable[[str], str]) -> str:
    """`say` gives the words of the report, `ending` those of a way to end."""
    about = say("arena-about", {"games": figures["games"], "seats": figures["seats"], "seed": figures["seed"]})
    parts = [
        f"<h1>{escape(title)}</h1><p class=about>{escape(about)}<br>{escape(budget_words(figures, say))}</p>",
        section(say("arena-table", {}), table(figures, say)),
        section(say("arena-shares", {}), shares(figures, say)),
        section(say("arena-ladder", {}), ladder(figures)),
        section(say("arena-matrix", {}), heat(figures)),
        section(say("arena-endings", {}), endings(figures, ending)),
        section(say("arena-places", {}), places(figures)),
        section(say("arena-actions", {}), actions(figures)),
    ]
    return (
        f'<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>{''.join(parts)}\n"
    )


def budget_words(figures: dict[str, Any], say: Say) -> str:
    if figures["ms"] is not None:
        return say("arena-budget-ms", {"ms": figures["ms"]})
    if figures["simulations"] is not None:
        return say("arena-budget-simulations", {"count": figures["simulations"]})
    return say("arena-budget-own", {})


def section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2><div class=wide>{body}</div></section>"


def percent(x: float) -> str:
    return f"{100 * x:.1f} %"


def table(figures: dict[str, Any], say: Say) -> str:
    head = ("bot", "wins", "share", "interval", "rating", "time", "slowest", "failures")
    rows = ["<tr>" + "".join(f"<th>{escape(say('arena-head-' + h, {}))}</th>" for h in head) + "</tr>"]
    for bot in figures["bots"]:
        low, high = bot["interval"]
        cells = (
            escape(bot["name"]),
            f"{bot['wins']:g} / {bot['games']}",
            percent(bot["share"]),
            f"{percent(low)} – {percent(high)}",
            f"{bot['rating']:.1f} ± {bot['sigma']:.1f}",
            f"{1000 * bot['seconds_per_move']:.1f} ms",
            f"{1000 * bot['slowest_move']:.0f} ms",
            str(bot["failures"]),
        )
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "<table>" + "".join(rows) + "</table>"


def drawing(width: int, height: int, body: list[str]) -> str:
    return f'<svg viewBox="0 0 {width} {height}" role=img>{"".join(body)}</svg>'


def whiskers(rows: list[tuple[str, float, float, float, str]], low: float, high: float, line: float | None) -> str:
    """One row per bot: its value as a dot, its interval as a line."""
    left, width, step = 190, 520, 30
    height = step * len(rows) + 12

    def x(value: float) -> float:
        return left + width * (value - low) / (high - low if high > low else 1.0)

    body = []
    if line is not None:
        body.append(
            f'<line class=axis x1="{x(line):.1f}" x2="{x(line):.1f}" y1="0" y2="{height}" stroke-dasharray="4 3"/>'
        )
    for i, (name, value, a, b, label) in enumerate(rows):
        y = step * i + 20
        body.append(f'<text x="0" y="{y + 4}">{escape(name)}</text>')
        body.append(f'<line class=axis x1="{left}" x2="{left + width}" y1="{y}" y2="{y}"/>')
        body.append(f'<line class=mark x1="{x(a):.1f}" x2="{x(b):.1f}" y1="{y}" y2="{y}" stroke-width="3"/>')
        body.append(f'<circle class=mark cx="{x(value):.1f}" cy="{y}" r="5"/>')
        body.append(f'<text class=soft x="{left + width + 12}" y="{y + 4}">{escape(label)}</text>')
    return drawing(left + width + 110, height, body)


def shares(figures: dict[str, Any], say: Say) -> str:
    rows = [(b["name"], b["share"], *b["interval"], percent(b["share"])) for b in figures["bots"]]
    note = say("arena-equal", {"percent": percent(figures["equal"])})
    return whiskers(rows, 0.0, 1.0, figures["equal"]) + f"<p class=about>{escape(note)}</p>"


def ladder(figures: dict[str, Any]) -> str:
    """Ratings, the strongest on top, with two deviations either side."""
    bots = sorted(figures["bots"], key=lambda b: -b["rating"])
    rows = [
        (b["name"], b["rating"], b["rating"] - 2 * b["sigma"], b["rating"] + 2 * b["sigma"], f"{b['rating']:.1f}")
        for b in bots
    ]
    return whiskers(rows, min(r[2] for r in rows), max(r[3] for r in rows), None)


def heat(figures: dict[str, Any]) -> str:
    """Who ends before whom: row against column."""
    names = [b["name"] for b in figures["bots"]]
    left, top, cell = 190, 30, 72
    body = []
    for i, name in enumerate(names):
        body.append(f'<text x="0" y="{top + cell * i + cell / 2 + 4:.0f}">{escape(name)}</text>')
        body.append(f'<text class=soft x="{left + cell * i + 4}" y="18">{escape(name[:9])}</text>')
        for j in range(len(names)):
            share = figures["matrix"][i][j]
            if share is None:
                continue
            x, y = left + cell * j, top + cell * i
            fill = "#2b6777" if share >= 0.5 else "#8a3b3b"
            opacity = 0.12 + 1.5 * abs(share - 0.5)
            body.append(
                f'<rect x="{x}" y="{y}" width="{cell - 3}" height="{cell - 3}" rx="4" '
                f'fill="{fill}" fill-opacity="{min(opacity, 0.6):.2f}"/>'
            )
            body.append(
                f'<text x="{x + cell / 2 - 2:.0f}" y="{y + cell / 2 + 4:.0f}" text-anchor="middle">'
                f"{100 * share:.0f}</text>"
            )
    return drawing(left + cell * max(len(names), 7), top + cell * len(names), body)


def endings(figures: dict[str, Any], ending: Callable[[str], str]) -> str:
    """How the games ended that each bot won, as one bar per bot."""
    reasons = list(figures["endings"])
    left, width, step = 190, 600, 30
    body = []
    for i, bot in enumerate(figures["bots"]):
        y = step * i + 6
        total = sum(bot["won_by"].values())
        body.append(f'<text x="0" y="{y + 15}">{escape(bot["name"])}</text>')
        x = float(left)
        for k, reason in enumerate(reasons):
            part = width * bot["won_by"].get(reason, 0) / total if total else 0.0
            body.append(
                f'<rect x="{x:.1f}" y="{y}" width="{part:.1f}" height="20" fill="{COLOURS[k % len(COLOURS)]}">'
                f"<title>{escape(ending(reason))}: {bot['won_by'].get(reason, 0)}</title></rect>"
            )
            x += part
    y = step * len(figures["bots"]) + 24
    for k, reason in enumerate(reasons):
        count = figures["endings"][reason]
        body.append(f'<rect x="0" y="{y + 22 * k - 11}" width="12" height="12" fill="{COLOURS[k % len(COLOURS)]}"/>')
        body.append(
            f'<text x="20" y="{y + 22 * k}">{escape(ending(reason))} ({percent(count / figures["games"])})</text>'
        )
    return drawing(left + width, y + 22 * len(reasons), body)


def places(figures: dict[str, Any]) -> str:
    """The share of wins of each starting place, with its interval."""
    found = figures["starting_places"]
    rows = [(SEAT.word(k), p["share"], *p["interval"], percent(p["share"])) for k, p in enumerate(found)]
    return whiskers(rows, 0.0, 1.0, figures["equal"])


def actions(figures: dict[str, Any]) -> str:
    """One row per action by its name in the journals, one column per bot."""
    bots = figures["bots"]
    total: dict[str, float] = {}
    for bot in bots:
        for verb, mean in bot["actions"].items():
            total[verb] = total.get(verb, 0.0) + mean
    rows = ["<tr><th></th>" + "".join(f"<th>{escape(bot['name'])}</th>" for bot in bots) + "</tr>"]
    for verb in sorted(total, key=lambda verb: -total[verb]):
        cells = "".join(f"<td>{bot['actions'].get(verb, 0):.1f}</td>" for bot in bots)
        rows.append(f"<tr><td>{escape(verb)}</td>{cells}</tr>")
    return "<table>" + "".join(rows) + "</table>"
