"""Datasets of bot games: one row for each decision, written as Parquet with a data card beside it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ludoteca import __version__
from ludoteca.ai import make_bot
from ludoteca.kernel import act, new, opening_seed, write_action
from ludoteca.research.spec import Spec

GAMES_PER_GROUP = 50
SCHEMA = pa.schema(
    [
        ("game", pa.int32()),
        ("move", pa.int32()),
        ("seats", pa.int8()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
        ("action", pa.string()),
        ("choice", pa.int16()),
        ("menu", pa.list_(pa.int32())),
        ("features", pa.list_(pa.float32())),
        ("place", pa.int8()),
        ("score", pa.int32()),
    ]
)


class DatasetPlan:
    """What to play: `bots` are levels, repeated over the seats and rotated from game to game."""

    def __init__(self, spec: Spec, bots: list[str], games: int, seed: str, simulations: int, seats: int | None) -> None:
        self.spec = spec
        self.bots = bots
        self.games = games
        self.seed = seed
        self.simulations = simulations
        self.seats = [seats] if seats is not None else list(spec.game.seats)


def rows_of_game(plan: DatasetPlan, number: int) -> list[dict[str, Any]]:
    """Every decision of one game with more than one choice."""
    game = plan.spec.game
    seats = plan.seats[number % len(plan.seats)]
    seed = opening_seed(f"{plan.seed} {number}")
    s = new(game, game.complete(seats), seed)
    levels = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(seats)]
    bots = [
        make_bot(game, level, seed=(seed + seat) & 0x3FFFFFFF, simulations=plan.simulations)
        for seat, level in enumerate(levels)
    ]
    rows: list[dict[str, Any]] = []
    moves = 0
    while s.front and moves < game.longest:
        seat = s.front[0].seat
        options = s.menus[0]
        chosen = bots[seat].choose(game, s, seat)
        if len(options) > 1:
            rows.append(
                {
                    "game": number,
                    "move": moves,
                    "seats": seats,
                    "seat": seat,
                    "bot": levels[seat],
                    "action": write_action(game, chosen),
                    "choice": options.index(chosen),
                    "menu": [plan.spec.codes.number(a) for a in options],
                    "features": plan.spec.encoder.fill(s, seat).tolist(),
                }
            )
        act(game, s, seat, chosen)
        moves += 1
    for row in rows:
        row["place"] = s.places[row["seat"]] if s.places else 0
        row["score"] = s.scores[row["seat"]] if s.scores else 0
    return rows


def groups(plan: DatasetPlan, progress: Callable[[int], None]) -> Iterator[list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    for number in range(plan.games):
        rows += rows_of_game(plan, number)
        progress(number + 1)
        if (number + 1) % GAMES_PER_GROUP == 0:
            yield rows
            rows = []
    if rows:
        yield rows


def card(plan: DatasetPlan, games: int, rows: int) -> str:
    """The data card: what the file holds, how it was made, what it is not good for."""
    game = plan.spec.game
    blocks = "\n".join(f"| {name} | {size} |" for name, size in plan.spec.encoder.names)
    about = {
        "game": game.id,
        "rules_version": game.rules_version,
        "ludoteca": __version__,
        "games": games,
        "decisions": rows,
        "seats": plan.seats,
        "bots": plan.bots,
        "simulations": plan.simulations,
        "seed": plan.seed,
    }
    return f"""# Bot games of {game.id}

{json.dumps(about, indent=2)}

One row for each decision with more than one choice. `action` is the action as text, `choice` its place in `menu`,
`menu` the stable numbers of all possible actions, `features` the state as the deciding seat sees it, `place`
and `score` the final result of that seat.

The games are played by the program's bots with a fixed number of simulations for each answer, without deals. They show
how these bots play, not how people play. The same command writes the same file.

| block of features | slots |
|---|---|
{blocks}
"""


def write_dataset(plan: DatasetPlan, file: Path, progress: Callable[[int], None]) -> int:
    """Play the games, write the Parquet file and its data card; the number of rows."""
    written = 0
    with pq.ParquetWriter(file, SCHEMA, compression="zstd") as writer:
        for rows in groups(plan, progress):
            writer.write_table(pa.Table.from_pylist(rows, schema=SCHEMA))
            written += len(rows)
    file.with_suffix(".md").write_text(card(plan, plan.games, written), encoding="utf-8")
    return written
