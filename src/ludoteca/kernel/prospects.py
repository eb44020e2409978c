"""Prospects: how near every seat is to winning, as sentences that the panel, the text view and the terminal share.

A game declares the sentences (`Game.prospects`) and says which hold (`Game.outlook`). All of it is public.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.kernel.game import Game
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.table import Table
from ludoteca.kernel.view import refs
from ludoteca.kernel.words import NOBODY, NUMBER, SEAT, Prospect, Sig, sig

POINT_PROSPECTS: Final[dict[str, Sig]] = {
    "leads": sig(points=NUMBER, by=NUMBER),
    "level": sig(points=NUMBER),
    "behind": sig(points=NUMBER, by=NUMBER),
}


def point_race(scores: list[int], rule: str) -> list[Prospect]:
    """Per seat how far it leads or is behind, for games that most points win."""
    out: list[Prospect] = []
    for seat in range(len(scores)):
        others = scores[:seat] + scores[seat + 1 :]
        ahead = scores[seat] - max(others)
        if ahead > 0:
            out.append(Prospect(seat, "leads", rule, (scores[seat], ahead)))
        elif ahead == 0:
            out.append(Prospect(seat, "level", rule, (scores[seat],)))
        else:
            out.append(Prospect(seat, "behind", rule, (scores[seat], -ahead)))
    return out


def show_prospects(game: Game[Any], s: Table) -> list[dict[str, Any]]:
    """The prospects as JSON, the same for every viewer; none once the game is over."""
    if s.over:
        return []
    v = Viewer(s, NOBODY)
    return [
        {
            "seat": None if p.seat == NOBODY else SEAT.word(p.seat),
            "key": p.key,
            "rule": p.rule,
            "args": refs(v, game.prospects[p.key], p.args),
            "soon": p.soon,
        }
        for p in game.outlook(s)
    ]
