"""Whole games: what the golden ones cover, and random ones in which everybody makes war."""

from pathlib import Path

import pytest

from ludoteca.games.baroque.constants import GENERAL
from ludoteca.games.baroque.data import EFFECT
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import Action, Match, Quick, choose, drain, new, read_journal
from ludoteca.testing import rule

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "baroque"


def golden() -> list[Match]:
    """The golden games of the present rules."""
    found = [read_journal(GAME, file.read_text(encoding="utf-8")) for file in sorted(GOLDEN.glob("*.game"))]
    return [m for m in found if m.rules == GAME.rules_version]


@rule("15.0.a", "15.0.b", "13.1.a", "1.1.a")
def test_the_golden_games_cover_every_end_every_table_and_every_length() -> None:
    games = golden()
    assert {m.state.over for m in games} == set(GAME.reasons)
    assert {m.setup.seats for m in games} == {2, 3, 4}
    lengths = {m.setup.options["turns"] for m in games}
    assert {"3", "10", "12", "open"} <= lengths


def warlike(s: Baroque, quick: Quick, menu: list[Action]) -> Action:
    """Mostly armies, generals and attacks; otherwise anything."""
    step = s.front[0]
    wanted = [
        a
        for a in menu
        if a.verb in ("march", "build-army", "pay", "muster", "muster-with-general", "move-on")
        or (a.verb == "play" and EFFECT[a.args[0]] == GENERAL)
        or (a.verb == "enter" and s.enemy_at(a.args[0], step.seat))
    ]
    chosen = wanted if wanted and quick.below(8) else menu
    return chosen[quick.below(len(chosen))]


@rule("10.4.5.b", "10.4.b", "10.2.1.b", "10.1.d")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_war_breaks_no_promise(seats: int) -> None:
    battles = 0
    for seed in range(6):
        quick = Quick(seed)
        s = new(GAME, GAME.complete(seats), seed, log=True)
        assert isinstance(s, Baroque)
        while s.front:
            if type(s.front[0]).__name__ == "MandatoryCard":
                s.florins[s.front[0].seat] += 10
            menu = s.menus[0]
            choose(GAME, s, 0, warlike(s, quick, menu))
            assert GAME.check(s) == []
            battles += [e.key for e in drain(s)].count("battle")
    assert battles > 10
