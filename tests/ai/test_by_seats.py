"""A level may search in one way for two seats and in another for more."""

from typing import Any

import pytest

from ai.positions import position
from ludoteca import registry
from ludoteca.ai import Budget, make_bot
from ludoteca.ai.bot import Bot
from ludoteca.ai.levels import make_search, settings
from ludoteca.ai.search.by_seats import BySeats
from ludoteca.ai.search.ismcts import Tree
from ludoteca.ai.search.rollout import Rollouts
from ludoteca.lab.arena.arena import seat_player

GAME = registry.find("pax_renaissance")


@pytest.fixture
def search() -> BySeats:
    """A tree for two seats and rollouts for more."""
    found = make_search(GAME, "prince", "balanced", 3)
    assert isinstance(found, BySeats)
    return found


@pytest.mark.parametrize(("seats", "kind"), [(2, Tree), (3, Rollouts), (4, Rollouts)])
def test_the_number_of_seats_decides(search: BySeats, seats: int, kind: type[Any]) -> None:
    s = next(s for s in (position(GAME, seats, 3, n) for n in range(5, 40)) if s.front and len(s.menus[0]) > 3)
    seat = s.front[0].seat
    assert isinstance(search.search_for(s), kind)
    weighed = search.weigh(s, seat, Budget(None, 6))
    assert {w.action for w in weighed} == set(s.menus[0])
    assert any(w.weight for w in weighed)


def test_a_tree_within_keeps_what_it_learnt(search: BySeats) -> None:
    """What lies behind a choice that goes on with the same seat is kept."""
    kept = 0
    for decisions in range(8, 30):
        s = position(GAME, 2, 3, decisions)
        if not s.front or s.front[0].sealed or len(s.menus[0]) < 2:
            continue
        seat = s.front[0].seat
        best = search.weigh(s, seat, Budget(None, 12))[0].action
        search.remember(s, seat, best)
        assert isinstance(search.duel, Tree)
        kept += search.duel.kept_draws >= 0
    assert kept


def test_a_level_without_company_searches_alike_at_all_seats() -> None:
    assert not isinstance(make_bot(registry.find("baroque"), "prince").search, BySeats)


def work_of(word: str, seats: int) -> int | None:
    player = seat_player(GAME, word, 1, seats, None, None)
    assert isinstance(player, Bot)
    return player.simulations


def test_the_arena_gives_each_of_the_searches_its_own_work() -> None:
    two, more = settings(GAME.id, "prince"), settings(GAME.id, "prince", 3)
    assert (two.search, more.search) == ("tree", "rollout")
    work = [two.simulations, more.simulations, more.simulations]
    assert [work_of("prince", seats) for seats in (2, 3, 4)] == work
    assert [work_of("prince@7", seats) for seats in (2, 4)] == [7, 7]


def test_a_level_may_be_like_another_one_of_its_game() -> None:
    """Master of Baroque has the search of prince, and its own time and simulations."""
    prince, master = (settings("baroque", level) for level in ("prince", "master"))
    assert {name for name, value in vars(prince).items() if value != getattr(master, name)} == {"ms", "simulations"}
    assert master.simulations > prince.simulations
