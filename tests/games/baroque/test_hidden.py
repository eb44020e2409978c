"""Moments in which something is secret: no seat can tell what it may not know."""

import pytest

from games.baroque.hands import A, B, C, army, ask, card, do, give, own, phase, st, table
from games.helpers import log_of
from ludoteca.conformance import laws, leak_laws
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.rules.armies import Muster
from ludoteca.games.baroque.rules.cards import play
from ludoteca.games.baroque.rules.opportunity import BuyCards, DealCards
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import advance, show_event
from ludoteca.testing import rule


def nothing_leaks(s: Baroque) -> None:
    assert laws.invariants(GAME, s) == []
    for seat in range(-1, s.seats):
        for seed in range(5):
            assert leak_laws.leaks(GAME, s, seat, seed) == []


@rule("12.3.2.h", "10.1.a")
def test_two_players_look_through_the_deck() -> None:
    s = table()
    s.card_favours = [1, 2, 0]
    own(s, B, "bohemia", "saxony")
    ask(s, DealCards())
    nothing_leaks(s)
    do(s, "pick-card montecuccoli")
    nothing_leaks(s)
    do(s, "pick-card power")
    nothing_leaks(s)
    do(s, "pick-card roos")
    nothing_leaks(s)
    assert sorted(len(hand) for hand in s.hands) == [3, 4, 5]


@rule("10.4.5.g")
def test_staked_cards_stay_secret_until_both_are_ready() -> None:
    s = table()
    give(s, A, "power", "baroque", "roos")
    give(s, B, "capitalism", "traitor", "galen")
    army(s, A, "saxony", 2)
    army(s, B, "bohemia", 2)
    ask(s, Muster(A, st("saxony"), True))
    do(s, "muster 2", "enter bohemia")
    nothing_leaks(s)
    do(s, "stake power")
    nothing_leaks(s)
    do(s, "commit")
    nothing_leaks(s)
    do(s, "stake galen", "commit")
    nothing_leaks(s)
    assert s.discard == [card("power"), card("galen")]


@rule("card.traitor", "10.1.a")
def test_a_stolen_card_stays_between_the_two() -> None:
    s = table()
    give(s, A, "traitor", "baroque")
    give(s, B, "roos", "heintz", "block")
    give(s, C, "power", "galen")
    play(s, A, card("traitor"))
    advance(GAME, s)
    nothing_leaks(s)
    do(s, "steal B")
    nothing_leaks(s)
    event = next(e for e in log_of(s) if e.key == "stolen")
    assert [show_event(GAME, event, seat)["key"] for seat in (A, B, C, -1)] == [
        "stolen",
        "stolen",
        "stolen-hidden",
        "stolen-hidden",
    ]


@rule("7.0.b", "7.2.a", "10.1.a")
@pytest.mark.parametrize("seat", [A, B, C])
def test_what_is_bought_is_seen_by_the_buyer_alone(seat: int) -> None:
    s = table()
    ask(s, BuyCards(seat, 0))
    do(s, "buy", "buy", "buy")
    nothing_leaks(s)
    do(s, "mulligan 1")
    nothing_leaks(s)
    for event in log_of(s):
        if event.key == "card-bought":
            assert (event.seen, event.hide) == (1 << seat, 1)


@rule("10.1.a", "9.2.a")
def test_the_menu_of_a_phase_shows_no_hand() -> None:
    s = table()
    give(s, A, "power", "power", "power")
    give(s, B, "roos")
    phase(s, A)
    nothing_leaks(s)
    assert len(s.menus[0]) == 1
    assert s.front[0].private
