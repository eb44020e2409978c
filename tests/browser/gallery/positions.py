"""Positions of golden games as a player meets them: the seat is asked and has a choice."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.kernel import Match, read_journal, write_journal
from ludoteca.registry import find

HERE = Path(__file__).parent
GOLDEN = HERE.parents[1] / "golden"
PLAN: dict[str, Any] = tomllib.loads((HERE / "gallery.toml").read_text(encoding="utf-8"))
FEW = 4  # a menu a player would look at


class Position:
    """A moment of a golden game, as a journal that a table goes on from."""

    def __init__(self, game: str, seats: int, stage: str, journal: str, seq: int, last: int) -> None:
        self.game = game
        self.seats = seats
        self.stage = stage
        self.journal = journal
        self.seq = seq
        self.last = last


def moment(m: Match, share: float) -> int:
    """The line nearest to this share of the game after which the first seat alone is asked and has something to
    choose."""
    wanted = m.seq * share
    asked = [line.seq - 1 for line in m.lines if line.asked == [0] and not line.auto]
    near = sorted(asked, key=lambda seq: abs(seq - wanted))
    for seq in near[:24]:
        if len(m.state_at(seq).menus[0]) >= FEW:
            return seq
    return near[0]


@cache
def moments(game: str, count: str) -> dict[str, Position]:
    """The positions of one golden game by stage. It is read once and rewound from stage to stage, the last one
    first."""
    m = read_journal(find(game), (GOLDEN / PLAN["games"][game][count]).read_text(encoding="utf-8"))
    last = m.seq
    found = {stage: moment(m, share) for stage, share in PLAN["stages"].items()}
    out: dict[str, Position] = {}
    for stage in sorted(found, key=lambda name: -found[name]):
        m.rewind(found[stage])
        out[stage] = Position(game, int(count), stage, write_journal(m), found[stage], last)
    return out


def positions(games: list[str], seats: list[int] | None, stages: list[str]) -> Iterator[Position]:
    """Those of these games at these stages, for these numbers of players (None: two and the most)."""
    for game, files in PLAN["games"].items():
        for count in files:
            if game in games and (seats is None or int(count) in seats):
                yield from (moments(game, count)[stage] for stage in stages)
