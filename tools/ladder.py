"""Draw docs/pictures/ladder.svg from the tables in lab/records/arena: how often each level of bots beats the one below.

    python tools/ladder.py

The bars are Wilson's intervals at 95 %; the dashed line is the share of equally strong bots.
"""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca import registry
from ludoteca.i18n import Texts

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "ladder.svg"
RUNGS = [("novice", "random"), ("squire", "novice"), ("knight", "squire"), ("prince", "knight"), ("master", "prince")]
ROW = re.compile(
    r"^\| (?P<bot>\w+) \| (?P<rival>\w+) \| (?P<games>\d+) \| (?P<share>[\d.]+) % \| "
    r"(?P<low>[\d.]+) – (?P<high>[\d.]+) % \|",
    re.MULTILINE,
)
COLOURS = ["#8a2f2f", "#2f5d8a", "#4d7a2f", "#7a4d8a"]
LEFT, TOP, PANEL, GAP, LINE = 130, 58, 180, 48, 34
FOOT = 46


class Rung:
    """One level against the one below: the share of games won in per cent, its interval, how many games."""

    def __init__(self, share: float, low: float, high: float, games: int) -> None:
        self.share = share
        self.low = low
        self.high = high
        self.games = games


def rungs(page: str) -> list[Rung | None]:
    """The rungs of a game at two seats, from the lowest; None where the present levels have not played."""
    two_seats = page.split("## 2 seats")[1].split("## 4 seats")[0]
    rows = {(m["bot"], m["rival"]): m for m in ROW.finditer(two_seats)}
    return [
        Rung(float(m["share"]), float(m["low"]), float(m["high"]), int(m["games"])) if m is not None else None
        for m in (rows.get(pair) for pair in RUNGS)
    ]


def text(x: float, y: float, words: str, size: int = 13, anchor: str = "middle", fill: str = "#333") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


def panel(left: float, title: str, found: list[Rung | None], colour: str) -> list[str]:
    """One game: an axis from 0 to 100 %, a row for each rung, the highest on top."""

    def x(share: float) -> float:
        return left + PANEL * share / 100

    bottom = TOP + LINE * len(found)
    out = [text(left + PANEL / 2, TOP - 14, title, 14, fill="#111")]
    for share in (0, 50, 100):
        dashes = ' stroke-dasharray="4 3"' if share == 50 else ""
        out.append(
            f'<line x1="{x(share):g}" x2="{x(share):g}" y1="{TOP}" y2="{bottom}" stroke="#aaa"{dashes}/>'
            + text(x(share), bottom + 16, f"{share} %", 11)
        )
    for k, rung in enumerate(reversed(found)):
        y = TOP + LINE * (k + 0.5)
        if rung is None:
            out.append(text(x(50), y + 4, "not played again", 11))
            continue
        label = x(rung.share) if rung.share < 88 else x(88)
        out += [
            f'<line x1="{x(rung.low):.1f}" x2="{x(rung.high):.1f}" y1="{y:g}" y2="{y:g}" '
            f'stroke="{colour}" stroke-width="3"/>',
            f'<circle cx="{x(rung.share):.1f}" cy="{y:g}" r="5" fill="{colour}"/>',
            text(round(label, 1), y - 8, f"{rung.share:g} %", 11, fill=colour),
        ]
    return out


def drawing(games: dict[str, list[Rung | None]]) -> str:
    """The whole picture: titles of games with their rungs."""
    width = LEFT + len(games) * (PANEL + GAP)
    height = TOP + LINE * len(RUNGS) + FOOT
    parts = [
        text(12, 22, "Share of games won by each level against the level below it (two seats)", 15, "start", "#111")
    ]
    for k, (bot, rival) in enumerate(reversed(RUNGS)):
        parts.append(text(LEFT - 14, TOP + LINE * (k + 0.5) + 4, f"{bot} – {rival}", 13, "end"))
    for k, (title, found) in enumerate(games.items()):
        parts += panel(LEFT + k * (PANEL + GAP), title, found, COLOURS[k % len(COLOURS)])
    played = [rung.games for found in games.values() for rung in found if rung is not None]
    parts.append(
        text(12, height - 8, f"{min(played)} to {max(played)} games for each point; bars: 95 % intervals", 11, "start")
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" role="img">'
        "<title>Ladder of the bots</title>"
        f'<rect width="{width}" height="{height}" fill="white"/>{"".join(parts)}</svg>\n'
    )


def ladder() -> str:
    """The picture of the tables as they are now."""
    games: dict[str, list[Rung | None]] = {}
    for name in registry.names():
        page = ROOT / "lab" / "records" / "arena" / f"{name}.md"
        if page.exists():
            title = Texts("en", registry.find(name).package).say("game-name")
            games[title] = rungs(page.read_text(encoding="utf-8"))
    return drawing(games)


if __name__ == "__main__":
    PICTURE.write_text(ladder(), encoding="utf-8")
