"""Measures the levels in every game and writes the tables of this folder and docs/strength.md.

    python lab/records/arena/tables.py [GAME ...] [--games 100] [--jobs N] [--kept] [--timed]
        [--only BOTS[/SEATS] ...] [--changed BOT[/SEATS] ...]

Run it on the compiled build (`make compiled`, then PYTHONPATH=build/compiled/src). Every game is kept in build/arena,
so that it can be interrupted at any time, and asked for more games later. With --kept nothing is played: the pages tell
of the games kept so far. With --only nothing but these line-ups is played. With --timed one line of each game is played
at a time for each answer, which needs an idle machine.

A line of a page for which no game is kept stays as it is, unless it names a bot that has --changed. What follows the
mark of the notes at the end of a page is written by hand and stays. The plot of the ladder (tools/ladder.py) is drawn
of the pages as they then are.
"""

import argparse
import os
import runpy
from pathlib import Path
from typing import Any

from ludoteca import registry
from ludoteca.ai.levels import LEVELS, settings
from ludoteca.cli.bench import is_compiled
from ludoteca.lab.arena.arena import Plan, read_records, run, summary
from ludoteca.lab.arena.runner import make_runner

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
LADDER = ROOT / "tools" / "ladder.py"
SUMMARY = ROOT / "docs" / "strength.md"
KEPT = Path("build/arena")
SEED = "ladder"
FOUR_GAMES = ["pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452"]
# Each level against the one below, then prince against the yardsticks.
TWO = [
    "novice,random",
    "squire,novice",
    "knight,squire",
    "prince,knight",
    "master,prince",
    "prince,recipe",
    "prince,prince-1",
    "recipe,prince-1",
]
FOUR = ["prince,recipe,recipe,recipe"]
# The levels that the lines above do not bring together with the yardsticks.
YARDSTICKS = [f"{level},{yardstick}" for yardstick in ("recipe", "prince-1") for level in LEVELS if level != "prince"]
# So many times the games asked for, where these leave open whether the interval lies above the equal share.
MORE = {("anno_1452", "master,prince"): 2}
# At three seats every three of them meet, at the most seats all of them: other numbers of players than in the tables,
# for the promises.
MIXED = "squire,novice,greedy,random"
MIXED_LINE_UPS = 4
# How many of these, as a part of the games asked for: many where a game takes little time.
COMPANY = {"pax_renaissance": 1.0, "baroque": 1.0, "rio_de_la_plata": 0.2, "anno_1452": 3.0}
SELF_PLAY = "prince"
SELF_PLAY_PART = 5  # one game of self-play for so many games asked for
YARDSTICKS_PART = 5
FIVE_TIMES = "prince"  # meets itself with five times the simulations
TIMED = "prince,knight"
TIMED_MS = 300
TIMED_GAMES = 20
SHOWN_ACTIONS = 16  # the most frequent ones
HEAD = (
    "| Bot | against | games | share of wins | 95 % interval | equal share | above it | decisions | ms an answer |\n"
    + "|---" * 9
    + "|\n"
)
BEGIN, END = "<!-- written by tables.py -->\n", "<!-- up to here -->\n"
NOTES = "<!-- notes, kept by tables.py -->\n"
MIXED_COMPANY = "Mixed company"
FIVE_TIMES_TITLE = "Five times the simulations"
YARDSTICKS_TITLE = "Other levels against the yardsticks"
ANSWERS = "In the games played last"
OVERVIEW = ["prince,recipe", "prince,prince-1", "prince,recipe,recipe,recipe"]

Found = dict[str, Any]


def kept_file(name: str, bots: str, seats: int, ms: int | None) -> Path:
    limit = f"-{ms}ms" if ms is not None else ""
    return KEPT / f"{name}-{seats}-{bots.replace(',', '-')}{limit}.jsonl"


class Page:
    """A page as it stands: its lines by section, the sentence about its answers, and the notes at its end."""

    def __init__(self, name: str, changed: list[str]) -> None:
        path = HERE / f"{name}.md"
        written, _, self.notes = (path.read_text(encoding="utf-8") if path.exists() else "").partition(NOTES)
        self.sections: dict[str, list[str]] = {}
        self.answers = ""
        lines: list[str] = []
        seats = 2  # of every section that does not name other ones
        for line in written.splitlines(keepends=True):
            if line.startswith("## "):
                title = line[3:].strip()
                lines = self.sections.setdefault(title, [])
                seats = int(title.removesuffix(" seats")) if title.endswith(" seats") else 2
            elif line.startswith(ANSWERS):
                self.answers = line
            elif not any(has_changed(bot, seats, changed) for bot in named(line)):
                lines.append(line)

    def line(self, title: str, beginning: str) -> str:
        """The line of a section with this beginning; empty where there is none."""
        return next((line for line in self.sections.get(title, []) if line.startswith(beginning)), "")


def named(line: str) -> list[str]:
    """The bots of a line of a table, without their simulations."""
    cells = line.split("|")[1:3] if line.startswith("|") else []
    return [cell.split("×")[-1].split("@")[0].strip() for cell in cells]


def has_changed(bot: str, seats: int, changed: list[str]) -> bool:
    return bot in changed or f"{bot}/{seats}" in changed


class Arena:
    """Plays what is missing, or only reads what is kept."""

    def __init__(self, games: int, jobs: int, only_kept: bool, only: list[str], with_time: bool = False) -> None:
        self.games = games
        self.jobs = jobs
        self.only_kept = only_kept
        self.only = only
        self.with_time = with_time
        self.every: list[Found] = []  # all figures read or played

    def plays(self, bots: str, seats: int) -> bool:
        return not self.only_kept and (not self.only or bots in self.only or f"{bots}/{seats}" in self.only)

    def found(
        self, name: str, bots: str, seats: int, games: int, ms: int | None = None, play: bool = True
    ) -> Found | None:
        """The figures of a line-up; None if no game of it is kept."""
        plan = Plan(registry.find(name), bots.split(","), games, SEED, seats, None, ms)
        path = kept_file(name, bots, seats, ms)
        if play and self.plays(bots, seats):
            KEPT.mkdir(parents=True, exist_ok=True)
            records = run(plan, make_runner(self.jobs if ms is None else 1), path)
        else:
            records = [r for r in read_records(plan, path) if r["number"] < games]
        if not records:
            return None
        found = summary(plan, records)
        self.every.append(found)
        return found


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def above(found: Found) -> bool:
    """Does the first bot's whole interval lie above the share of equally strong ones?"""
    return bool(found["bots"][0]["interval"][0] > found["equal"])


def beginning(bots: str, seats: int) -> str:
    """The first two cells of the line of a line-up."""
    first, rival = bots.split(",")[:2]
    return f"| {first} | {rival} |" if seats == 2 else f"| {first} | {seats - 1} × {rival} |"


def row(found: Found, bots: str) -> str:
    first = found["bots"][0]
    low, high = first["interval"]
    return (
        f"{beginning(bots, found['seats'])} {found['games']} | {percent(first['share'])} "
        f"| {100 * low:.1f} – {percent(high)} "
        f"| {100 * found['equal']:.0f} % | {'yes' if above(found) else 'no'} | {found['length']:.0f} "
        f"| {1000 * first['seconds_per_move']:.0f} |\n"
    )


class Writer:
    """Puts the page of a game together: lines of games kept, and for the others the lines that it has already."""

    def __init__(self, name: str, arena: Arena, changed: list[str]) -> None:
        self.name = name
        self.game = registry.find(name)
        self.arena = arena
        self.changed = changed
        self.old = Page(name, changed)

    def pairing(self, title: str, bots: str, seats: int, games: int, ms: int | None = None, play: bool = True) -> str:
        found = self.arena.found(self.name, bots, seats, games, ms, play)
        return row(found, bots) if found is not None else self.old.line(title, beginning(bots, seats))

    def pairings(self) -> str:
        out = ""
        for seats, line_ups in ((2, TWO), (4, FOUR)):
            title = f"{seats} seats"
            lines = [
                self.pairing(title, bots, seats, self.arena.games * MORE.get((self.name, bots), 1)) for bots in line_ups
            ]
            out += section(title, HEAD, lines)
        return out

    def yardsticks(self) -> str:
        """The levels other than prince against the recipe and prince-1."""
        games = max(1, self.arena.games // YARDSTICKS_PART)
        lines = [self.pairing(YARDSTICKS_TITLE, bots, 2, games) for bots in YARDSTICKS]
        return section(YARDSTICKS_TITLE, HEAD, lines)

    def company(self) -> str:
        """All sorts of bots at numbers of seats that the pairings do not have."""
        games = max(MIXED_LINE_UPS, int(COMPANY[self.name] * self.arena.games))
        lines = []
        for seats, count in ((3, games // MIXED_LINE_UPS), (self.game.seats[-1], games)):
            found = self.arena.found(self.name, MIXED, seats, count)
            if found is not None:
                lines.append(company_row(found))
            elif not any(has_changed(bot, seats, self.changed) for bot in MIXED.split(",")):
                lines.append(self.old.line(MIXED_COMPANY, f"| {seats} |"))
        return section(MIXED_COMPANY, "| seats | games | shares of wins | decisions |\n|---|---|---|---|\n", lines)

    def five_times(self) -> str:
        """A level against itself with five times the simulations."""
        work = 5 * settings(self.game.id, FIVE_TIMES).simulations
        games = max(1, self.arena.games // SELF_PLAY_PART)
        line = self.pairing(FIVE_TIMES_TITLE, f"{FIVE_TIMES}@{work},{FIVE_TIMES}", 2, games)
        return section(FIVE_TIMES_TITLE, HEAD, [line])

    def self_play(self) -> str:
        """How the strongest level plays against itself: wins by starting place, ways to win, actions for each player
        and game."""
        title = f"Self-play of {SELF_PLAY}s"
        lines: list[str] = []
        actions: list[str] = []
        for seats in (2, 4):
            used = f"Actions of one player in a game with {seats} seats"
            found = self.arena.found(self.name, SELF_PLAY, seats, max(1, self.arena.games // SELF_PLAY_PART))
            if found is not None:
                lines.append(self_play_row(found))
                actions.append(f"{used}, in the mean: {used_actions(found)}.\n")
            elif not has_changed(SELF_PLAY, seats, self.changed):
                lines.append(self.old.line(title, f"| {seats} |"))
                actions.append(self.old.line(title, used))
        head = (
            "| seats | games | mean score | wins by starting place | ways to win | decisions |\n" + "|---" * 6 + "|\n"
        )
        return section(title, head, lines) + "".join(f"\n{line}" for line in actions if line)

    def timed(self) -> str:
        """One line at a time for each answer."""
        title = f"At {TIMED_MS} ms an answer"
        return section(title, HEAD, [self.pairing(title, TIMED, 2, TIMED_GAMES, TIMED_MS, self.arena.with_time)])

    def answers(self) -> str:
        """What the answers of all games kept are like."""
        bots = [bot for f in self.arena.every for bot in f["bots"]]
        if not bots:
            return self.old.answers
        return (
            f"{ANSWERS} ({sum(f['games'] for f in self.arena.every):,} games) the bots answered "
            f"{sum(bot['moves'] for bot in bots):,} questions with more than one choice. "
            "Answers that were none of the choices, or improvised because a search broke down: "
            f"{sum(bot['failures'] for bot in bots)}. Answers that took more time of the processor than their level's "
            f"limit: {sum(bot['late'] for bot in bots)}; the slowest took "
            f"{max(bot['slowest_move'] for bot in bots):.2f} s.\n"
        )

    def page(self) -> str:
        budgets = ", ".join(f"{level} {budget(self.game.id, level)}" for level in LEVELS)
        build = "compiled" if is_compiled(self.game) else "interpreted"
        out = f"# {self.name}\n\nRules version {self.game.rules_version}, {build} build; "
        out += f"simulations for each decision, at most: {budgets}.\n"
        out += (
            self.pairings() + self.yardsticks() + self.company() + self.five_times() + self.self_play() + self.timed()
        )
        answers = self.answers()
        out += f"\n{answers}" if answers else ""
        command = f"lab/records/arena/tables.py {self.name} --games {self.arena.games}"
        out += f"\nReproduce: `PYTHONPATH=build/compiled/src .venv/bin/python {command}`\n"
        return f"{out}\n{NOTES}{self.old.notes}" if self.old.notes else out


def section(title: str, head: str, lines: list[str]) -> str:
    """A table under a title; nothing if it has no lines."""
    there = "".join(lines)
    return f"\n## {title}\n\n{head}{there}" if there else ""


def company_row(found: Found) -> str:
    shares = ", ".join(f"{bot['name']} {percent(bot['share'])}" for bot in found["bots"])
    return f"| {found['seats']} | {found['games']} | {shares} | {found['length']:.0f} |\n"


def self_play_row(found: Found) -> str:
    places = ", ".join(percent(place["share"]) for place in found["starting_places"])
    ways = ", ".join(f"{reason} {count}" for reason, count in found["endings"].items())
    score = found["bots"][0]["score"]
    return f"| {found['seats']} | {found['games']} | {score:.1f} | {places} | {ways} | {found['length']:.0f} |\n"


def used_actions(found: Found) -> str:
    used = list(found["bots"][0]["actions"].items())[:SHOWN_ACTIONS]
    return ", ".join(f"{verb} {mean:.1f}" for verb, mean in used)


def budget(game_id: str, level: str) -> str:
    """The simulations of a level for two seats, and for more where they are other ones."""
    two, more = (settings(game_id, level, seats).simulations for seats in (2, 3))
    return str(two) if two == more else f"{two} ({more} at three seats and more)"


def overview() -> str:
    """All games beside each other, for the page about the strength of the bots."""
    out = "| Game | prince against recipe | against prince-1 | alone among three recipes | lines above the equal share "
    out += "| games |\n" + "|---" * 6 + "|\n"
    together = 0
    for name in FOUR_GAMES:
        page = Page(name, [])
        lines = [
            (bots, [cell.strip() for cell in page.line(f"{seats} seats", beginning(bots, seats)).split("|")])
            for seats, line_ups in ((2, TWO), (4, FOUR))
            for bots in line_ups
        ]
        played = {bots: cells for bots, cells in lines if len(cells) > 1}
        shares = [played[bots][4] if bots in played else "not played" for bots in OVERVIEW]
        ladder = f"{len([cells for cells in played.values() if cells[7] == 'yes'])} of {len(played)}"
        if len(played) < len(lines):
            ladder += f", {len(lines) - len(played)} not played"
        games = sum(int(cells[3]) for cells in played.values())
        together += games
        out += f"| [{name}](../lab/records/arena/{name}.md) | {' | '.join(shares)} | {ladder} | {games:,} |\n"
    return f"{out}| together | | | | | {together:,} |\n"


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=FOUR_GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--timed", action="store_true")
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--changed", action="append", default=[])
    args = parser.parse_args(words)
    for name in args.names:
        arena = Arena(args.games, args.jobs, args.kept, args.only, args.timed)
        text = Writer(name, arena, args.changed).page()
        (HERE / f"{name}.md").write_text(text, encoding="utf-8")
    before, _, rest = SUMMARY.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    SUMMARY.write_text(before + BEGIN + overview() + END + after, encoding="utf-8")
    runpy.run_path(str(LADDER), run_name="__main__")


if __name__ == "__main__":
    main()
