"""Random play from rich positions: invariants hold, menus and refusals agree, every kind of event happens."""

import random
from collections import Counter

import pytest

from games.rio_de_la_plata.rich import count_events, pick, rich_position
from ludoteca.conformance.laws import exact_menus
from ludoteca.games.rio_de_la_plata.board import NEAR4, SPACES
from ludoteca.games.rio_de_la_plata.constants import CATHEDRAL, NONE, PALACE
from ludoteca.games.rio_de_la_plata.data import MAJOR, MINORS, OFFICES
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.war_muster import PER_DEFENDER, bonus
from ludoteca.games.rio_de_la_plata.stacks import SIZE, VIOLET, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import choose, load, save

pytestmark = pytest.mark.xdist_group("random play")  # the games are played once
GAMES = 28
MAX_DECISIONS = 1500
# What needs more luck than a test has time for is proved by a test of its own.
RARE = {"hint-first-game", "hint-war", "hint-offices", "level", "order", "war-no-entrance", "fee-returned", "traded",
        "commands", "plan-dropped", "plan-dropped-build", "plan-dropped-use", "plan-dropped-load", "plan-dropped-buy",
        "plan-dropped-settle", "fee-returned-full", "discarded", "linked", "no-deployment",
        "no-room-to-deploy"}  # fmt: skip


class Played:
    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.faults: list[str] = []
        self.over = 0


def play(seed: int, played: Played) -> None:
    rnd = random.Random(seed)
    s = rich_position(seed)
    for n in range(MAX_DECISIONS):
        if not s.front:
            played.over += 1
            break
        found = GAME.check(s) if n % 3 == 0 else []
        if n % 11 == 0:
            found += exact_menus(s)
        if n % 97 == 0 and save(GAME, load(GAME, save(GAME, s))) != save(GAME, s):
            found.append("not the same when saved and loaded")
        if found:
            played.faults.append(f"seed {seed}, decision {n}: {found}")
            return
        i = rnd.randrange(len(s.front))
        choose(GAME, s, i, pick(rnd, s.menus[i], seed % 2 == 0))
        count_events(s, played.events)


@pytest.fixture(scope="module")
def played() -> Played:
    out = Played()
    for seed in range(GAMES):
        play(seed, out)
    return out


def test_invariants_hold_and_menus_agree_with_refusals(played: Played) -> None:
    assert played.faults == []
    assert played.over > GAMES // 2


def test_every_kind_of_event_happens(played: Played) -> None:
    assert [key for key in GAME.events if not played.events[key] and key not in RARE] == []


def test_everything_is_built_completed_and_bought(played: Played) -> None:
    assert [m.id for m in MINORS if not played.events[f"built {m.id}"]] == []
    assert [word for word in MAJOR.ids if not played.events[f"completed {word}"]] == []
    assert [o.id for o in OFFICES if not played.events[f"bought {o.id}"]] == []


def groups(s: Rio) -> list[int]:
    return [c for c in range(SPACES) if s.stack[c] and top(s.stack[c]) == VIOLET]


def test_some_rich_positions_lie_in_a_war_that_could_have_come_so_far() -> None:
    wars = [s for s in map(rich_position, range(60)) if s.at_war() and s.round > 0]
    assert len(wars) > 5
    for s in wars:
        assert GAME.check(s) == []
        assert [type(step).__name__ for step in s.front] == ["WarTurn"]
        assert s.front[0].seat == s.attacker
        assert not [c for c in groups(s) if s.building[c] != NONE or s.idle[c]], "no attacker stands on a building"
        defenders = sum(SIZE[s.stack[c]] for c in range(SPACES)) - s.violet
        assert 0 < s.violet <= defenders + PER_DEFENDER * max(2, s.seats - 1) + bonus(s, s.enemy)
        assert s.open_edges()
    near_majors = {
        s.building[c] for s in wars for frm in groups(s) for c in NEAR4[frm] if s.building[c] in (PALACE, CATHEDRAL)
    }
    assert near_majors == {PALACE, CATHEDRAL}, "both are within one step of some attackers"
