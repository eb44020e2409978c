"""Features: the same for all states that a seat cannot tell apart, within declared sizes and bounds."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import registry
from ludoteca.games.parley.state import Parley
from ludoteca.i18n import Texts
from ludoteca.kernel import Action, determinise
from ludoteca.kernel.action_codes import OutOfBounds
from ludoteca.kernel.features import Encoder, cards, cards_per_seat, computed, owners, per_seat, scalar
from ludoteca.research.spec import spec
from research.positions import states

GAMES = registry.names()


@pytest.mark.parametrize("name", GAMES)
def test_features_depend_on_nothing_that_is_hidden_from_the_seat(name: str) -> None:
    declared = spec(name)
    compared = 0
    for s in states(declared, games=6, step=23):
        for seat in range(s.seats):
            other = s.copy()
            determinise(declared.game, other, seat, 7 + compared)
            assert declared.encoder.fill(s, seat) == declared.encoder.fill(other, seat)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("name", GAMES)
def test_features_have_the_declared_size_and_tell_states_apart(name: str) -> None:
    declared = spec(name)
    assert sum(size for _, size in declared.encoder.names) == declared.encoder.size
    seen = {tuple(declared.encoder.fill(s, 0)) for s in states(declared, games=2, step=5)}
    assert len(seen) > 20


@pytest.mark.parametrize("name", GAMES)
def test_menus_and_numbers_stay_within_what_is_declared(name: str) -> None:
    declared = spec(name)
    codes = declared.codes
    for s in states(declared, games=6, step=3):
        for menu in s.menus:
            assert len(menu) <= declared.largest_menu
            numbers = [codes.number(a) for a in menu]
            assert len(set(numbers)) == len(menu)
            assert [codes.action(n) for n in numbers] == menu


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_the_documentation_has_the_declared_sizes(name: str) -> None:
    declared = spec(name)
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    title = Texts("en", declared.game.package).say("game-name")
    sizes = (declared.encoder.size, declared.largest_menu, declared.codes.total)
    assert f"| {title} | " + " | ".join(f"{n:,}" for n in sizes) + " |" in page


def test_the_observing_seat_comes_first_and_hidden_cards_are_only_counted() -> None:
    game = registry.find("parley")
    declared = spec("parley")
    s = next(iter(states(declared, games=1, step=1)))
    assert isinstance(s, Parley)
    s.coins = [3, 5]
    s.owner = [-1, 0, 1, -1, -1, -1]
    encoder = Encoder(game, [per_seat("coins"), owners("owner", 3), cards_per_seat("hands", 20), cards("deck", 20)])
    mine, others = encoder.fill(s, 0).tolist(), encoder.fill(s, 1).tolist()
    assert mine[:4] == [3.0, 5.0, 0.0, 0.0] and others[:4] == [5.0, 3.0, 0.0, 0.0]
    assert mine[4:19] == [0.0] * 5 + [1.0, 0, 0, 0, 0] + [0, 1.0, 0, 0, 0]
    assert others[4:19] == [0.0] * 5 + [0, 1.0, 0, 0, 0] + [1.0, 0, 0, 0, 0]
    hand, hidden = 19, 19 + 20
    assert [c for c in range(20) if mine[hand + c]] == sorted(s.hands[0]) and mine[hidden] == 0
    assert sum(mine[hidden + 1 : hidden + 21]) == 0 and mine[hidden + 21] == len(s.hands[1])


def test_a_leaking_block_would_be_caught() -> None:
    game = registry.find("parley")
    declared = spec("parley")
    leaking = Encoder(
        game, [scalar("round"), computed("top", 1, lambda s, seat: [float(s.deck[-1]) if s.deck else -1.0])]
    )
    different = 0
    for s in states(declared, games=2, step=3):
        other = s.copy()
        determinise(game, other, 0, 5)
        different += leaking.fill(s, 0) != leaking.fill(other, 0)
    assert different


def test_numbers_beyond_the_bounds_are_refused() -> None:
    codes = spec("parley").codes
    with pytest.raises(OutOfBounds):
        codes.number(Action("bid", (32,)))
    with pytest.raises(OutOfBounds):
        codes.action(codes.total)
    assert codes.action(codes.number(Action("bid", (31,)))) == Action("bid", (31,))
