"""Measures the levels in every game and writes the tables of this folder.

    python docs/arena/tables.py [GAME ...] [--games 100] [--jobs N] [--kept]

Run it on the compiled build (`make compiled`, then PYTHONPATH=build/compiled/src). Every game is kept in build/arena, so that it can be
interrupted at any time, and asked for more games later. With --kept nothing is played: the pages tell of the games kept so far.
"""

import argparse
import os
from pathlib import Path
from typing import Any

from ludoteca import registry
from ludoteca.bots.arena import Plan, read_records, run, summary
from ludoteca.bots.levels import LEVELS, settings
from ludoteca.bots.runner import make_runner
from ludoteca.cli.bench import is_compiled

HERE = Path(__file__).parent
KEPT = Path("build/arena")
SEED = "tables"
# The first games of Anno 1452 showed that its levels looked at too little; those repaired since are measured on others.
OTHER_SEEDS = {"anno_1452": "tables-2"}
FOUR_GAMES = ["pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452"]
TWO = ["novice,random", "squire,novice", "knight,squire", "prince,knight", "prince,greedy", "prince,random"]
FOUR = [
    "squire,novice,novice,novice",
    "knight,squire,squire,squire",
    "prince,knight,knight,knight",
    "prince,random,random,random",
]
HEAD = (
    "| Bot | against | games | share of wins | 95 % interval | equal share | above it | decisions | ms an answer |\n"
    + "|---" * 9
    + "|\n"
)


def seed_of(name: str) -> str:
    return OTHER_SEEDS.get(name, SEED)


def kept_file(name: str, bots: str, seats: int) -> Path:
    return KEPT / f"{name}-{seats}-{bots.replace(',', '-')}.jsonl"


def measured(name: str, bots: str, seats: int, games: int, jobs: int) -> dict[str, Any]:
    plan = Plan(registry.find(name), bots.split(","), games, seed_of(name), seats)
    KEPT.mkdir(parents=True, exist_ok=True)
    return summary(plan, run(plan, make_runner(jobs), kept_file(name, bots, seats)))


def kept(name: str, bots: str, seats: int) -> dict[str, Any] | None:
    """The figures of the games played so far; None if there are none."""
    plan = Plan(registry.find(name), bots.split(","), 0, seed_of(name), seats)
    records = read_records(plan, kept_file(name, bots, seats))
    return summary(plan, records) if records else None


def row(found: dict[str, Any]) -> str:
    first, *others = found["bots"]
    low, high = first["interval"]
    above = "yes" if low > found["equal"] else "no"
    rivals = others[0]["name"] if others else first["name"]
    if found["seats"] > 2:
        rivals = f"{found['seats'] - 1} × {rivals}"
    return (
        f"| {first['name']} | {rivals} | {found['games']} | {100 * first['share']:.1f} % | {100 * low:.1f} – {100 * high:.1f} % "
        f"| {100 * found['equal']:.0f} % | {above} | {found['length']:.0f} | {1000 * first['seconds_per_move']:.0f} |\n"
    )


def promises(measured: list[dict[str, Any]]) -> str:
    """What all answers together kept: always possible, never over the limit of their level."""
    bots = [bot for found in measured for bot in found["bots"]]
    games = sum(found["games"] for found in measured)
    answers = sum(bot["moves"] for bot in bots)
    return (
        f"\nIn these {games:,} games the bots answered {answers:,} questions with more than one choice. Answers that were none of the "
        f"choices, or improvised because a search broke down: {sum(bot['failures'] for bot in bots)}. Answers that took more time of the "
        f"processor than their level's limit: {sum(bot['late'] for bot in bots)}; the slowest took "
        f"{max(bot['slowest_move'] for bot in bots):.2f} s.\n"
    )


def page(name: str, games: int, jobs: int, only_kept: bool) -> str:
    game = registry.find(name)
    budgets = ", ".join(f"{level} {settings(game.id, level)['simulations']}" for level in LEVELS)
    build = "compiled" if is_compiled(game) else "interpreted"
    out = f"# {name}\n\nRules version {game.rules_version}, {build} build; simulations for each decision: {budgets}.\n"
    every: list[dict[str, Any]] = []
    for seats, line_ups in ((2, TWO), (4, FOUR)):
        rows = ""
        for bots in line_ups:
            found = kept(name, bots, seats) if only_kept else measured(name, bots, seats, games, jobs)
            if found is not None:
                every.append(found)
                rows += row(found)
        if rows:
            out += f"\n## {seats} seats\n\n{HEAD}{rows}"
    if every:
        out += promises(every)
    return out + f"\nReproduce: `python docs/arena/tables.py {name} --games {games}`\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=FOUR_GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    for name in args.names:
        (HERE / f"{name}.md").write_text(page(name, args.games, args.jobs, args.kept), encoding="utf-8")


if __name__ == "__main__":
    main()
