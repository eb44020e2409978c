"""Standing on buildings, upgrades."""

from games.rio_de_la_plata.table import (
    A,
    ask,
    can,
    do,
    fresh,
    goods,
    house,
    hut,
    men,
    no,
    stock,
    tile,
    told,
)
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    BARRACKS,
    CATHEDRAL,
    CHURCH,
    GARDEN,
    GUILD,
    HUT,
    MARKET,
    MONUMENT,
    NONE,
    PALACE,
    SQUARE,
    STONECUTTER,
)
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.kernel import Action, why
from ludoteca.testing import rule

# --- standing on buildings


@rule("city.17", "activation.5")
def test_the_printed_example_of_adjacency() -> None:
    """Yellow and Black have a house beside the market, Green only huts, Red nothing."""
    yellow, black, green, red = range(4)
    s = fresh(4)
    tile(s, MARKET, (3, 6))
    house(s, yellow, (2, 6))
    house(s, black, (4, 7))
    hut(s, green, (3, 7), (4, 6))
    house(s, red, (5, 6))
    for player, may in ((yellow, True), (black, True), (green, False), (red, False)):
        ask(s, PlaceTurn(player))
        assert can(s, "place", at(3, 6)) == may
        if not may:
            assert no(s, "place", at(3, 6)) == ("needs-house-beside", "city.17")


@rule("city.17", "faq.7")
def test_a_hut_is_not_enough_even_if_it_becomes_a_house_this_turn() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    tile(s, CHURCH, (5, 6))
    stock(s, A, 1, 1)
    ask(s, PlaceTurn(A))
    do(s, "place", at(5, 5))
    assert no(s, "place", at(5, 6)) == ("needs-house-beside", "city.17")


@rule("city.17")
def test_a_building_on_the_start_line_needs_a_house_too() -> None:
    s = fresh()
    tile(s, MARKET, (3, 9))
    ask(s, PlaceTurn(A))
    assert no(s, "place", at(3, 9)) == ("needs-house-beside", "city.17")


@rule("city.17b")
def test_workers_for_an_upgrade() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, MARKET, (5, 6))
    tile(s, SQUARE, (4, 6))
    ask(s, PlaceTurn(A))
    do(s, "place", at(5, 6))
    do(s, "place", at(5, 6))
    do(s, "place", at(4, 6))
    do(s, "place", at(4, 6))
    assert no(s, "place", at(4, 6)) == ("building-full", "activation.4")
    stock(s, A, 2, 2, 1)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 6), GUILD)
    assert s.building[at(5, 6)] == GUILD


@rule("city.17b", "effects.3")
def test_workers_of_an_upgrade_not_made_go_home() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, MARKET, (5, 6))
    men(s, A, 2, 5, 6)
    stock(s, A, 2, 2)
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "done")
    assert s.workers(at(5, 6), A) == 1
    assert s.hand[A] == 8
    assert told(s, "sent-home") == [(A, at(5, 6), 1)]


@rule("city.17b")
def test_three_workers_on_the_own_hut() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    ask(s, PlaceTurn(A))
    for _ in range(3):
        do(s, "place", at(5, 5))
    assert no(s, "place", at(5, 5)) == ("three-per-space", "city.3")


@rule("city.barracks", "activation.6")
def test_nothing_to_do_on_barracks_monument_palace() -> None:
    s = fresh()
    house(s, A, (6, 6))
    tile(s, BARRACKS, (5, 6))
    tile(s, MONUMENT, (5, 5))
    tile(s, PALACE, (6, 7))
    tile(s, CATHEDRAL, (7, 7))
    ask(s, PlaceTurn(A))
    for column, row in ((5, 6), (5, 5), (6, 7), (7, 7)):
        assert no(s, "place", at(column, row)) == ("nothing-to-do-there", "activation.6")


@rule("city.17b")
def test_a_square_whose_upgrades_are_impossible_takes_nobody() -> None:
    s = fresh()
    house(s, A, (5, 5))
    tile(s, SQUARE, (5, 6))
    tile(s, MONUMENT, (4, 9))
    tile(s, GARDEN, (5, 9))
    ask(s, PlaceTurn(A))
    assert no(s, "place", at(5, 6)) == ("nothing-to-do-there", "activation.6")


@rule("city.stonecutter", "effects.7", "effects.2")
def test_the_printed_example_hut_and_stonecutter() -> None:
    s = fresh()
    men(s, A, 2, 3, 5)
    men(s, A, 1, 3, 6)
    stock(s, A, wood=2)
    ask(s, EffectsTurn(A))
    do(s, "build", at(3, 5), HUT)
    do(s, "build", at(3, 6), STONECUTTER)
    assert goods(s, A) == (0, 0, 0, 0)
    assert s.hand[A] == 9


@rule("effects.7")
def test_workers_of_another_space_do_not_build_here() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 2, 5, 6)
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(5, 6), HUT)
    refusal = why(GAME, s, A, Action("build", (at(6, 6), HUT)))
    assert (refusal.key, refusal.rule, refusal.args) == ("no-worker-there", "effects.7", (at(6, 6),))


@rule("effects.7", "city.hut")
def test_workers_of_two_spaces_are_never_combined() -> None:
    s = fresh()
    men(s, A, 1, 3, 5)
    men(s, A, 1, 3, 6)
    ask(s, EffectsTurn(A))
    assert no(s, "build", at(3, 5), HUT) == ("too-few-workers", "city.10")
    assert s.building[at(3, 5)] == NONE
