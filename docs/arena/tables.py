"""Measures the levels in every game and writes the tables of this folder.

    python docs/arena/tables.py [GAME ...] [--games 100] [--jobs N] [--kept] [--timed]

Run it on the compiled build (`make compiled`, then PYTHONPATH=build/compiled/src). Every game is kept in build/arena,
so that it can be interrupted at any time, and asked for more games later. With --kept nothing is played: the pages tell
of the games kept so far. With --timed one line of each game is played at a time for each answer, which needs an idle
machine.
"""

import argparse
import os
from pathlib import Path
from typing import Any

from ludoteca import registry
from ludoteca.bots.arena.arena import Plan, read_records, run, summary
from ludoteca.bots.arena.runner import make_runner
from ludoteca.bots.levels import LEVELS, settings
from ludoteca.cli.bench import is_compiled

HERE = Path(__file__).parent
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

Found = dict[str, Any]


def kept_file(name: str, bots: str, seats: int, ms: int | None) -> Path:
    limit = f"-{ms}ms" if ms is not None else ""
    return KEPT / f"{name}-{seats}-{bots.replace(',', '-')}{limit}.jsonl"


class Arena:
    """Plays what is missing, or only reads what is kept."""

    def __init__(self, games: int, jobs: int, only_kept: bool, with_time: bool = False) -> None:
        self.games = games
        self.jobs = jobs
        self.only_kept = only_kept
        self.with_time = with_time

    def found(self, name: str, bots: str, seats: int, games: int, ms: int | None = None) -> Found | None:
        """The figures of a line-up; None if no game of it is kept."""
        plan = Plan(registry.find(name), bots.split(","), games, SEED, seats, None, ms)
        path = kept_file(name, bots, seats, ms)
        if self.only_kept:
            records = [r for r in read_records(plan, path) if r["number"] < games]
        else:
            KEPT.mkdir(parents=True, exist_ok=True)
            records = run(plan, make_runner(self.jobs), path)
        return summary(plan, records) if records else None

    def pairings(self, name: str, seats: int) -> list[Found]:
        line_ups = TWO if seats == 2 else FOUR
        found = [self.found(name, bots, seats, self.games * MORE.get((name, bots), 1)) for bots in line_ups]
        return [f for f in found if f is not None]

    def company(self, name: str) -> list[Found]:
        """All sorts of bots at numbers of seats that the pairings do not have."""
        games = max(MIXED_LINE_UPS, int(COMPANY[name] * self.games))
        found = [
            self.found(name, MIXED, 3, games // MIXED_LINE_UPS),
            self.found(name, MIXED, registry.find(name).seats[-1], games),
        ]
        return [f for f in found if f is not None]

    def self_play(self, name: str) -> list[Found]:
        """The strongest level against itself."""
        found = [self.found(name, SELF_PLAY, seats, max(1, self.games // SELF_PLAY_PART)) for seats in (2, 4)]
        return [f for f in found if f is not None]

    def five_times(self, name: str) -> list[Found]:
        """A level against itself with five times the simulations."""
        work = 5 * settings(registry.find(name).id, FIVE_TIMES)["simulations"]
        found = self.found(name, f"{FIVE_TIMES}@{work},{FIVE_TIMES}", 2, max(1, self.games // SELF_PLAY_PART))
        return [found] if found is not None else []

    def timed(self, name: str) -> list[Found]:
        """One line at a time for each answer."""
        arena = Arena(self.games, 1, self.only_kept or not self.with_time)
        found = arena.found(name, TIMED, 2, TIMED_GAMES, TIMED_MS)
        return [found] if found is not None else []


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def above(found: Found) -> bool:
    """Does the first bot's whole interval lie above the share of equally strong ones?"""
    return bool(found["bots"][0]["interval"][0] > found["equal"])


def row(found: Found) -> str:
    first, *others = found["bots"]
    low, high = first["interval"]
    rivals = others[0]["name"]
    if found["seats"] > 2:
        rivals = f"{found['seats'] - 1} × {rivals}"
    return (
        f"| {first['name']} | {rivals} | {found['games']} | {percent(first['share'])} "
        f"| {100 * low:.1f} – {percent(high)} "
        f"| {100 * found['equal']:.0f} % | {'yes' if above(found) else 'no'} | {found['length']:.0f} "
        f"| {1000 * first['seconds_per_move']:.0f} |\n"
    )


def company_row(found: Found) -> str:
    shares = ", ".join(f"{bot['name']} {percent(bot['share'])}" for bot in found["bots"])
    return f"| {found['seats']} | {found['games']} | {shares} | {found['length']:.0f} |\n"


def self_play_text(found: list[Found]) -> str:
    """How the strongest level plays: wins by starting place, ways to win, actions for each player and game."""
    if not found:
        return ""
    out = f"\n## Self-play of {SELF_PLAY}s\n\n| seats | games | mean score | wins by starting place | ways to win "
    out += "| decisions |\n" + "|---" * 6 + "|\n"
    for f in found:
        places = ", ".join(percent(place["share"]) for place in f["starting_places"])
        ways = ", ".join(f"{reason} {count}" for reason, count in f["endings"].items())
        score = f["bots"][0]["score"]
        out += f"| {f['seats']} | {f['games']} | {score:.1f} | {places} | {ways} | {f['length']:.0f} |\n"
    for f in found:
        used = list(f["bots"][0]["actions"].items())[:SHOWN_ACTIONS]
        words = ", ".join(f"{verb} {mean:.1f}" for verb, mean in used)
        out += f"\nActions of one player in a game with {f['seats']} seats, in the mean: {words}.\n"
    return out


def five_times_text(found: list[Found]) -> str:
    return f"\n## Five times the simulations\n\n{HEAD}{''.join(row(f) for f in found)}" if found else ""


def timed_text(found: list[Found]) -> str:
    return f"\n## At {TIMED_MS} ms an answer\n\n{HEAD}{''.join(row(f) for f in found)}" if found else ""


class Kept:
    """What all answers of some games kept of the promises."""

    def __init__(self, found: list[Found]) -> None:
        bots = [bot for f in found for bot in f["bots"]]
        self.games = sum(f["games"] for f in found)
        self.answers = sum(bot["moves"] for bot in bots)
        self.impossible = sum(bot["failures"] for bot in bots)
        self.late = sum(bot["late"] for bot in bots)
        self.slowest = max((bot["slowest_move"] for bot in bots), default=0.0)


def sentence(kept: Kept) -> str:
    return (
        f"\nIn these {kept.games:,} games the bots answered {kept.answers:,} questions with more than one choice. "
        f"Answers that were none of the "
        f"choices, or improvised because a search broke down: {kept.impossible}. Answers that took more time of the "
        f"processor than their level's limit: {kept.late}; the slowest took {kept.slowest:.2f} s.\n"
    )


def budget(game_id: str, level: str) -> str:
    """The simulations of a level for two seats, and for more where they are other ones."""
    two, more = (settings(game_id, level, seats)["simulations"] for seats in (2, 3))
    return str(two) if two == more else f"{two} ({more} at three seats and more)"


def page(name: str, pairings: dict[int, list[Found]], company: list[Found], extra: str, games: int) -> str:
    game = registry.find(name)
    budgets = ", ".join(f"{level} {budget(game.id, level)}" for level in LEVELS)
    build = "compiled" if is_compiled(game) else "interpreted"
    out = f"# {name}\n\nRules version {game.rules_version}, {build} build; "
    out += f"simulations for each decision, at most: {budgets}.\n"
    for seats, found in pairings.items():
        if found:
            out += f"\n## {seats} seats\n\n{HEAD}{''.join(row(f) for f in found)}"
    if company:
        out += "\n## Mixed company\n\n| seats | games | shares of wins | decisions |\n|---|---|---|---|\n"
        out += "".join(company_row(f) for f in company)
    out += extra
    every = [f for found in pairings.values() for f in found] + company
    if every:
        out += sentence(Kept(every))
    return (
        out
        + f"\nReproduce: `PYTHONPATH=build/compiled/src .venv/bin/python docs/arena/tables.py {name} --games {games}`\n"
    )


def share_against(found: list[Found], rival: str) -> str:
    for f in found:
        if f["bots"][0]["name"] == "prince" and f["bots"][1]["name"] == rival:
            return percent(f["bots"][0]["share"])
    return "not played"


def overview(pages: dict[str, tuple[dict[int, list[Found]], list[Found]]]) -> str:
    """All games beside each other, for the README."""
    out = (
        "| Game | prince against recipe | against prince-1 | alone among three recipes | lines above the equal share "
        "| games | answers | impossible | late |\n" + "|---" * 9 + "|\n"
    )
    everything: list[Found] = []
    for name, (pairings, company) in pages.items():
        found = [f for some in pairings.values() for f in some]
        missing = len(TWO) + len(FOUR) - len(found)
        ladder = f"{len([f for f in found if above(f)])} of {len(found)}"
        if missing:
            ladder += f", {missing} not played"
        kept = Kept(found + company)
        everything += found + company
        out += (
            f"| [{name}]({name}.md) | {share_against(pairings[2], 'recipe')} "
            f"| {share_against(pairings[2], 'prince-1')} | {share_against(pairings[4], 'recipe')} "
            f"| {ladder} | {kept.games:,} | {kept.answers:,} | {kept.impossible} | {kept.late} |\n"
        )
    kept = Kept(everything)
    return out + f"| together | | | | | {kept.games:,} | {kept.answers:,} | {kept.impossible} | {kept.late} |\n"


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=FOUR_GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--timed", action="store_true")
    args = parser.parse_args(words)
    arena = Arena(args.games, args.jobs, args.kept, args.timed)
    for name in args.names:
        pairings = {seats: arena.pairings(name, seats) for seats in (2, 4)}
        extra = five_times_text(arena.five_times(name)) + self_play_text(arena.self_play(name))
        extra += timed_text(arena.timed(name))
        (HERE / f"{name}.md").write_text(page(name, pairings, arena.company(name), extra, args.games), encoding="utf-8")
    reader = Arena(args.games, args.jobs, True)
    pages = {
        name: ({seats: reader.pairings(name, seats) for seats in (2, 4)}, reader.company(name)) for name in FOUR_GAMES
    }
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    before, _, rest = readme.partition(BEGIN)
    _, _, after = rest.partition(END)
    (HERE / "README.md").write_text(before + BEGIN + overview(pages) + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
