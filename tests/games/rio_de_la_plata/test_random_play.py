"""Random play from rich positions: invariants hold, menus and refusals agree, every kind of event happens."""

import random
from collections import Counter

import pytest

from games.rio_de_la_plata.rich import count_events, pick, rich_position
from ludoteca.games.rio_de_la_plata.data import BUILDING, MAJOR, MINORS, OFFICES
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import choose, load, save

GAMES = 48
SEEN: Counter[str] = Counter()
# What needs more luck than a test has time for is proved by a test of its own.
RARE = {"hint-first-game", "hint-war", "hint-offices", "level", "order", "war-no-entrance", "fee-returned", "traded",
        "commands", "plan-dropped", "discarded", "linked", "closing-bonus"}  # fmt: skip


def menus_agree_with_refusals(s: Rio) -> None:
    for step, menu in zip(s.front, s.menus):
        if step.sealed:
            continue
        possible = [a for a in step.candidates(s) if step.refuse(s, a) is None]
        if step.candidates(s):
            assert sorted(possible, key=repr) == sorted(menu, key=repr), type(step).__name__


@pytest.mark.parametrize("seed", range(GAMES))
def test_rich_positions(seed: int) -> None:
    rnd = random.Random(seed)
    s = rich_position(seed)
    assert GAME.check(s) == []
    for n in range(1500):
        if not s.front:
            break
        if n % 7 == 0:
            menus_agree_with_refusals(s)
        if n % 61 == 0:
            assert save(GAME, load(GAME, save(GAME, s))) == save(GAME, s)
        i = rnd.randrange(len(s.front))
        choose(GAME, s, i, pick(rnd, s.menus[i], seed % 2 == 0))
        assert GAME.check(s) == []
        count_events(s, SEEN)
    assert s.over or n == 1499


def test_every_kind_of_event_happened() -> None:
    """Runs after the games above, in this file's order."""
    if not SEEN:
        pytest.skip("the games were not played in this process")
    assert [key for key in GAME.events if not SEEN[key] and key not in RARE] == []
    assert [m.id for m in MINORS if not SEEN[f"built {m.id}"]] == []
    assert [word for word in MAJOR.ids if not SEEN[f"completed {word}"]] == []
    assert [o.id for o in OFFICES if not SEEN[f"bought {o.id}"]] == []
    assert len(BUILDING.ids) == 13
