"""Find positions for puzzles: play bot games and search turns in which few lines win or gain most of something.

    python tools/find_puzzles.py pax_renaissance --seats 2 --games 20 --measure florins:5 --measure kings

A measure is a counter of the board or of the standing, with the least gain that counts. Each find is one JSON object:
what is gained, how many ends of the turn there are and how many reach it, a line, and the position. docs/puzzles.md
says what to do with them.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ludoteca.ai import make_bot
from ludoteca.kernel import SEAT, Game, Table, act, new, write_action, write_position
from ludoteca.registry import find
from ludoteca.teaching.puzzle_search import TooWide, turn_ends
from ludoteca.teaching.puzzles import PuzzleError, amount

MAX_SHARE = 0.08  # of the ends that reach it: above this it is no puzzle
MIN_ENDS = 20
MIN_LENGTH = 2
BUDGET_MS = 15


def measure(game: Game[Any], s: Table, id: str, seat: int) -> int:
    if id == "win":
        return int(bool(s.over) and s.places[seat] == 1)
    try:
        return int(amount(game, s, id, seat))
    except PuzzleError:
        return int(amount(game, s, id, None))


def found(game: Game[Any], s: Table, seat: int, ids: list[str], max_nodes: int) -> list[dict[str, Any]]:
    """What can be gained in this turn by few lines only."""

    def at_end(o: Table) -> bool:
        return bool(o.over) or not o.front or o.front[0].seat != seat or o.front[0].confirm

    try:
        every = list(turn_ends(game, s, seat, at_end, max_nodes))
    except TooWide:
        return []
    ends = [(line, end) for line, end in every if end is not None]
    out = []
    for text in ids:
        id, _, gain = text.partition(":")
        values = [measure(game, end, id, seat) for _, end in ends]
        if len(values) < MIN_ENDS:
            continue
        before, best = measure(game, s, id, seat), max(values)
        lines = [line for (line, _), value in zip(ends, values, strict=True) if value == best]
        shortest = min(lines, key=len)
        if best < before + int(gain or 1) or len(lines) > MAX_SHARE * len(every) or len(shortest) < MIN_LENGTH:
            continue
        others = sorted({v for v in values if v < best})
        out.append(
            {
                "id": id,
                "seat": SEAT.word(seat),
                "from": before,
                "to": best,
                "next": others[-1] if others else None,
                "ends": len(every),
                "reach": len(lines),
                "line": [write_action(game, a) for a in shortest],
                "position": write_position(game, s),
            }
        )
    return out


def search_game(game: Game[Any], args: argparse.Namespace, seed: int) -> None:
    """Play one game and print what is found in it."""
    options = dict(pair.split("=") for pair in args.option)
    s = new(game, game.complete(args.seats, options), seed)
    bots = [make_bot(game, args.level, "balanced", seed + seat) for seat in range(args.seats)]
    decided = 0
    while s.front and decided < args.decisions:
        step, menu = s.front[0], s.menus[0]
        if type(step).__name__ in args.step and len(menu) > 1 and decided >= args.skip:
            for find_ in found(game, s, step.seat, args.measure, args.nodes):
                print(json.dumps({"game": game.id, "seed": seed, "at": decided, **find_}), flush=True)
        a = menu[0] if len(menu) == 1 else bots[step.seat].choose(game, s, step.seat, BUDGET_MS)
        act(game, s, step.seat, a)
        decided += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--nodes", type=int, default=20000)
    parser.add_argument("--skip", type=int, default=0)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--step", action="append", default=[])
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--measure", action="append", default=["win"])
    args = parser.parse_args()
    args.step = args.step or ["Act", "Turn", "PlaceTurn", "EffectsTurn", "WarTurn"]
    for seed in range(args.seed, args.seed + args.games):
        print(f"game {seed}", file=sys.stderr)
        search_game(find(args.game), args, seed)


if __name__ == "__main__":
    main()
