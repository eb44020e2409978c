"""What must stand on a space first, and what a house of this turn does not open yet (city.7, city.12, faq.7)."""

import pytest

from games.rio_de_la_plata.table import A, ask, can, do, fresh, house, hut, men, no, stock
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    CARPENTER,
    GARDEN,
    GUILD,
    HOUSE,
    HUT,
    MARKET,
    MONUMENT,
    SQUARE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, why
from ludoteca.testing import rule


@rule("city.12", "city.house")
@pytest.mark.parametrize(("wanted", "missing"), [(HOUSE, HUT), (GUILD, MARKET), (MONUMENT, SQUARE), (GARDEN, SQUARE)])
def test_city_12_the_refusal_names_the_building_that_is_missing(wanted: int, missing: int) -> None:
    s = fresh()
    men(s, A, 3, 5, 5)
    ask(s, EffectsTurn(A))
    found = why(GAME, s, A, Action("build", (at(5, 5), wanted)))
    assert (found.key, found.rule, found.args) == ("needs-base", "city.12", (wanted, missing))


def carpenter_beside_a_new_house(**options: str) -> Rio:
    """A turns the hut into a house and builds a carpenter beside it with one of two workers."""
    s = fresh(3, 5, **options)
    hut(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    men(s, A, 2, 5, 6)
    stock(s, A, 4, 4, 0, 0)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 5), HOUSE)
    do(s, "build", at(5, 6), CARPENTER)
    return s


@rule("city.7", "faq.7")
def test_faq_7_a_house_of_this_turn_opens_no_new_building() -> None:
    s = carpenter_beside_a_new_house()
    assert s.workers(at(5, 6), A) == 1, "with a house beside it the worker may stay"
    assert no(s, "use", at(5, 6), WOOD) == ("house-too-new", "faq.7")


@rule("city.7", "faq.7")
def test_city_7_the_other_reading_looks_at_the_moment_of_building() -> None:
    s = carpenter_beside_a_new_house(new_house="at_once")
    assert can(s, "use", at(5, 6), WOOD)


@rule("city.7", "faq.9")
def test_city_7_an_older_house_opens_the_new_building_at_once() -> None:
    s = fresh()
    house(s, A, (5, 5))
    men(s, A, 2, 5, 6)
    stock(s, A, 4, 4, 0, 0)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), CARPENTER)
    assert can(s, "use", at(5, 6), WOOD)
