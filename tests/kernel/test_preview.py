"""The preview of a choice is what it then does, and does not depend on what the seat cannot know."""

from typing import Any

import pytest

from ai.positions import position, twins
from ludoteca.kernel import Action, Game, Table, act, menu, state_hash
from ludoteca.kernel.preview import changes, counters
from ludoteca.registry import find, names

MOMENTS = (0, 7, 25, 60, 110)
LOOKED_AT = 8  # choices of a menu


def moments(game: Game[Any]) -> list[tuple[Table, int]]:
    """Positions of random games, with a seat that is asked."""
    found = []
    for seats in {game.seats[0], game.seats[-1]}:
        for decisions in MOMENTS:
            s = position(game, seats, decisions + seats, decisions)
            found += [(s, step.seat) for step in s.front[:1]]
    return found


def some(choices: list[Action]) -> list[Action]:
    return choices[:: max(1, len(choices) // LOOKED_AT)]


@pytest.mark.parametrize("name", names())
def test_a_preview_comes_true_and_nothing_changes_by_asking(name: str) -> None:
    game = find(name)
    told = 0
    for s, seat in moments(game):
        before, whole = counters(game, s), state_hash(game, s)
        for a in some(menu(s, seat)):
            found = changes(game, s, seat, a)
            assert state_hash(game, s) == whole
            if found is None:
                continue
            true = s.copy()
            act(game, true, seat, a)
            assert (true.draws, true.reveals) == (s.draws, s.reveals), a
            after = counters(game, true)
            assert {(c["id"], c["seat"]): (c["before"], c["after"]) for c in found} == {
                key: (before[key], after[key]) for key in before if after.get(key, before[key]) != before[key]
            }, a
            told += bool(found)
    assert told > 0


@pytest.mark.parametrize("name", names())
def test_nothing_hidden_can_be_read_from_it(name: str) -> None:
    game = find(name)
    for s, seat in moments(game):
        for a in some(menu(s, seat)):
            found = changes(game, s, seat, a)
            assert [changes(game, twin, seat, a) for twin in twins(game, s, seat)] == [found, found], a


def test_the_price_of_an_estate_is_previewed_and_the_own_counters_come_first() -> None:
    game = find("anno-1452")
    later = [position(game, 3, 3, decisions) for decisions in range(60)]
    s = next(s for s in later if any(a.verb == "build" for a in menu(s, s.front[0].seat)))
    seat = s.front[0].seat
    build = next(a for a in menu(s, seat) if a.verb == "build")
    found = changes(game, s, seat, build)
    assert found is not None
    gold = next(c for c in found if c["id"] == "gold")
    assert gold["seat"] == found[0]["seat"] and 4 <= gold["before"] - gold["after"] <= 8


def test_what_chance_decides_is_not_previewed() -> None:
    game = find("parley")
    s = position(game, 2, 1, 0)
    assert changes(game, s, s.front[0].seat, Action("draw")) is None
