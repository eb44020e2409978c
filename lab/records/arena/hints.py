"""Measures how far hints agree with a deeper search, and writes hints.md in this folder.

    python lab/records/arena/hints.py [GAME ...] [--positions 100] [--jobs N] [--kept]

Run it on the compiled build, like tables.py. A position is one decision of a game that recipes play with a few random
choices among theirs, because people who ask for a hint make mistakes too. The hint is the first choice of the level
that gives hints, with the simulations of the arena, or with those that a hint makes at a table where these are many
more. The same search with ten times the simulations and another seed
then evaluates all choices. A hint loses what the first choice of the deeper search is worth beyond the hinted one.
Every position is kept in build/arena, so that a run can be interrupted and continued. With --kept the page is written
from the positions kept. The line of a game without any stays as it is.
"""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from ludoteca import registry
from ludoteca.ai.advice.hint import HINT_LEVEL
from ludoteca.ai.levels import make_bot, settings, shown_chance
from ludoteca.ai.search.base import best_place
from ludoteca.ai.search.policy import find_policy
from ludoteca.ai.strength import wilson
from ludoteca.kernel import Game, Quick, Table, act, new, opening_seed
from ludoteca.lab.arena.runner import make_runner

HERE = Path(__file__).parent
KEPT = Path("build/arena")
SEED = "hints"
FOUR_GAMES = ["pax_renaissance", "baroque", "rio_de_la_plata", "anno_1452"]
DEEPER = 10  # times the simulations of the hint
NEAR = 0.02  # the chance to win that a hint may lose
ONE_IN = 12  # decisions of the game is random
SIMULATIONS: int | None = None  # of a hint; None: as many as the arena gives the level, or as here
# A hint at a table thinks for a second. On a busy machine the compiled build makes a median of 280 simulations then.
AT_A_TABLE = {"rio-de-la-plata": 120}

Found = dict[str, Any]


def position(game: Game[Any], number: int) -> tuple[Table, int]:
    """One decision of a game with more than one choice, each of them equally likely, and the seat that is asked."""
    seed = opening_seed(f"{SEED} {number}")
    quick = Quick(seed & 0xFFFFFF)
    prefer = find_policy(game)
    s = new(game, game.complete(2 + number % 3), seed)
    chosen = (s.copy(), s.front[0].seat)
    seen = decisions = 0
    while not s.over and decisions < game.longest:
        seat = s.front[0].seat
        options = s.menus[0]
        k = 0
        if len(options) > 1:
            seen += 1
            if quick.below(seen) == 0:
                chosen = (s.copy(), seat)
            random = quick.below(ONE_IN) == 0
            k = quick.below(len(options)) if random else best_place(prefer(s, seat, options))
        act(game, s, seat, options[k])
        decisions += 1
    return chosen


def simulations(game: Game[Any], seats: int) -> int:
    found: int = SIMULATIONS or AT_A_TABLE.get(game.id) or settings(game.id, HINT_LEVEL, seats).simulations
    return found


def compare(job: dict[str, Any]) -> Found:
    """The hint at one position and what the deeper search finds it worth."""
    game = registry.find(job["name"])
    number = job["number"]
    s, seat = position(game, number)
    work = simulations(game, s.seats)
    hinted = make_bot(game, HINT_LEVEL, seed=2 * number, simulations=work).weigh(game, s, seat)[0].action
    deeper = make_bot(game, HINT_LEVEL, seed=2 * number + 1, simulations=DEEPER * work).weigh(game, s, seat)
    found = next(w.value for w in deeper if w.action == hinted)
    shown = [shown_chance(game, HINT_LEVEL, value, s.seats) for value in (deeper[0].value, found)]
    return {
        "number": number,
        "choices": len(deeper),
        "same": deeper[0].action == hinted,
        "lost": round(max(0.0, deeper[0].value - found), 5),
        "shown": round(max(0.0, shown[0] - shown[1]), 5),
    }


def kept_file(name: str) -> Path:
    return KEPT / f"{SEED}-{name}.jsonl"


def read_kept(name: str, positions: int) -> list[Found]:
    file = kept_file(name)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [found for found in map(json.loads, lines) if found["number"] < positions]


def measure(name: str, positions: int, jobs: int) -> None:
    """Compares what is missing; each position is written as soon as it is known."""
    known = {found["number"] for found in read_kept(name, positions)}
    missing = [{"name": name, "number": n} for n in range(positions) if n not in known]
    KEPT.mkdir(parents=True, exist_ok=True)
    for found in make_runner(jobs).run(compare, missing):
        with kept_file(name).open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")


def row(name: str, found: list[Found]) -> str:
    """One line of the table: the part of hints that lose no more than a little, as a search and as people see it."""
    count = len(found)
    near = len([f for f in found if f["lost"] <= NEAR])
    shown = len([f for f in found if f["shown"] <= NEAR])
    same = len([f for f in found if f["same"]])
    low, high = wilson(near, count)
    mean = sum(f["lost"] for f in found) / count
    work = dict.fromkeys(str(simulations(registry.find(name), seats)) for seats in (2, 3))
    return (
        f"| {name} | {', '.join(work)} | {count} "
        f"| {100 * same / count:.0f} % | {100 * near / count:.1f} % | {100 * low:.1f} – {100 * high:.1f} % "
        f"| {100 * shown / count:.1f} % | {mean:.4f} |\n"
    )


def page(positions: int) -> str:
    out = (
        "# Hints and the deeper search\n\n"
        f"A hint is the first choice of {HINT_LEVEL}. The deeper search has {DEEPER} times its simulations. "
        f"`near` counts hints whose value lies within {NEAR} of the deeper search's own choice, "
        "`near as shown` the same on the scale of the chances that people see. "
        "Two to four seats, one position of a game. "
        "Two numbers of simulations are those for two seats and for more.\n\n"
        "| Game | simulations | positions | same choice | near | 95 % interval | near as shown | mean loss |\n"
        + "|---" * 8
        + "|\n"
    )
    old = HERE / "hints.md"
    lines = old.read_text(encoding="utf-8").splitlines(keepends=True) if old.exists() else []
    for name in FOUR_GAMES:
        found = read_kept(name, positions)
        out += row(name, found) if found else "".join(line for line in lines if line.startswith(f"| {name} |"))
    command = f"PYTHONPATH=build/compiled/src .venv/bin/python lab/records/arena/hints.py --positions {positions}"
    return f"{out}\nReproduce: `{command}`\n"


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=FOUR_GAMES)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args(words)
    if not args.kept:
        for name in args.names:
            measure(name, args.positions, args.jobs)
    (HERE / "hints.md").write_text(page(args.positions), encoding="utf-8")


if __name__ == "__main__":
    main()
