"""Quarry, forest, fields and artisans."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    ask,
    can,
    consistent,
    do,
    fresh,
    goods,
    no,
    stock,
)
from ludoteca.games.rio_de_la_plata.constants import FOREST, QUARRY, STONE, WOOD
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.testing import rule

# --- production


@rule("other.2")
def test_the_printed_example_of_the_quarry() -> None:
    """The first two stones cost a worker each, the next two cost two."""
    s = fresh(4)
    for player in range(4):
        ask(s, PlaceTurn(player))
        s.placed = 0
        do(s, "dig", QUARRY)
    assert s.hand[:4] == [8, 8, 7, 7]
    for player in range(4):
        ask(s, EffectsTurn(player))
        do(s, "gather", player)
        assert goods(s, player) == (1, 0, 0, 0)
        assert s.hand[player] == 9


@rule("other.2")
def test_cells_are_taken_whole_from_the_cheapest() -> None:
    s = fresh()
    s.pits[0] = B
    s.pits[1] = B
    s.hand[B] -= 2
    s.hand[A] = 1
    s.fields_of[A] = 8
    ask(s, PlaceTurn(A))
    assert no(s, "dig", QUARRY) == ("row-needs-more", "other.2")
    assert can(s, "dig", FOREST)
    s.pits[:6] = [B] * 6
    ask(s, PlaceTurn(A))
    assert no(s, "dig", QUARRY) == ("row-full", "other.2")


@rule("other.2")
def test_five_workers_on_an_empty_quarry() -> None:
    s = fresh()
    ask(s, PlaceTurn(A))
    for _ in range(3):
        do(s, "dig", QUARRY)
    assert s.placed == 4
    assert no(s, "dig", QUARRY) == ("row-needs-more", "other.2")
    do(s, "till")
    ask(s, EffectsTurn(A))
    for dig in range(3):
        do(s, "gather", dig)
    assert goods(s, A) == (3, 0, 0, 0)
    consistent(s)


@rule("other.3", "parts.3")
def test_goods_and_coins_never_run_out() -> None:
    s = fresh()
    stock(s, B, stone=30, silver=82)
    s.pits[0] = A
    s.hand[A] -= 1
    s.fields_of[A] = 2
    s.hand[A] -= 2
    ask(s, EffectsTurn(A))
    do(s, "gather", 0)
    do(s, "harvest")
    assert goods(s, A) == (1, 0, 0, 1)


@rule("other.4", "faq.3")
@pytest.mark.parametrize(("workers", "silver", "stay"), [(2, 1, 0), (4, 2, 0), (5, 2, 1), (1, 0, 1)])
def test_fields(workers: int, silver: int, stay: int) -> None:
    s = fresh()
    s.hand[A] -= workers
    s.fields_of[A] = workers
    s.hand[B] -= 1
    s.fields_of[B] = 1
    ask(s, EffectsTurn(A))
    while can(s, "harvest"):
        do(s, "harvest")
    assert s.silver(A) == silver
    assert s.fields_of[A] == stay
    assert s.fields_of[B] == 1, "workers of two players do not combine"
    if stay:
        assert no(s, "harvest") == ("fields-need-two", "other.4")


@rule("faq.3")
@pytest.mark.parametrize("verb", ["till", "craft"])
def test_four_workers_go_to_the_fields_or_to_the_artisans(verb: str) -> None:
    s = fresh()
    ask(s, PlaceTurn(A))
    for _ in range(4):
        do(s, verb)
    assert (s.fields_of if verb == "till" else s.artisans_of)[A] == 4


@rule("other.4", "effects.1")
def test_a_worker_left_on_the_fields_counts_next_turn() -> None:
    s = fresh()
    s.hand[A] -= 1
    s.fields_of[A] = 1
    ask(s, PlaceTurn(A))
    do(s, "till")
    ask(s, EffectsTurn(A))
    do(s, "harvest")
    assert s.silver(A) == 1


@rule("other.5", "faq.3")
def test_artisans() -> None:
    s = fresh()
    s.hand[A] -= 3
    s.artisans_of[A] = 3
    stock(s, A, 1, 1)
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "refine", STONE)
    do(s, "refine", WOOD)
    assert no(s, "refine", STONE) == ("good-missing", "other.5")
    do(s, "done")
    do(s, "confirm")
    assert goods(s, A) == (0, 0, 2, 0)
    assert s.artisans_of[A] == 1
    s = fresh()
    s.hand[A] -= 5
    s.artisans_of[A] = 5
    stock(s, A, 5)
    ask(s, EffectsTurn(A))
    for _ in range(5):
        do(s, "refine", STONE)
    assert goods(s, A) == (0, 0, 5, 0)
