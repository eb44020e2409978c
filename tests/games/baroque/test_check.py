"""The game's promises about every position are noticed when they are broken."""

from collections.abc import Callable

import pytest

from games.baroque.hands import A, B, army, front, general, give, own, put, st, table
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import OTTOMANS
from ludoteca.games.baroque.state import SUPPORT, Baroque


def whole() -> Baroque:
    s = table()
    assert GAME.check(s) == []
    return s


def negative_influence(s: Baroque) -> None:
    put(s, A, "hessen", -1)


def lost_home(s: Baroque) -> None:
    own(s, B, "brandenburg")


def influence_at_home(s: Baroque) -> None:
    put(s, B, "brandenburg", 1)


def army_out_of_play(s: Baroque) -> None:
    army(s, A, "holstein")


def city_in_prussia(s: Baroque) -> None:
    s.city[st("prussia")] = 1


def residence_in_hesse(s: Baroque) -> None:
    s.residence[st("hessen")] = 1


def margin_in_a_neutral_state(s: Baroque) -> None:
    put(s, A, "hessen", 2)


def margin_in_a_rivals_state(s: Baroque) -> None:
    own(s, B, "hessen")
    put(s, A, "hessen", 3)


def ottomans_in_hesse(s: Baroque) -> None:
    s.host[st("hessen")] = OTTOMANS


def army_of_nobody(s: Baroque) -> None:
    s.armies[st("hessen")] = 1


def more_moved_than_there(s: Baroque) -> None:
    s.moved[st("hessen")] = 1


def too_many_armies(s: Baroque) -> None:
    army(s, A, "brandenburg", 12)


def general_without_card(s: Baroque) -> None:
    army(s, A, "hessen")
    s.general_at[A] = st("hessen")


def general_without_army(s: Baroque) -> None:
    general(s, A, "caprara", "hessen")


def lost_card(s: Baroque) -> None:
    s.deck.pop()


def opportunity_among_events(s: Baroque) -> None:
    s.event_deck.append(s.deck.pop())


def event_among_opportunities(s: Baroque) -> None:
    s.deck.append(s.event_deck.pop())


def two_bishops(s: Baroque) -> None:
    front(s, A, "galen", "leopold_wilhelm")


def saved_card(s: Baroque) -> None:
    give(s, A, "power")
    s.phase = SUPPORT


def war_without_card(s: Baroque) -> None:
    s.wars[0] = 1


def permission_without_card(s: Baroque) -> None:
    s.permission = 1


def ban_without_card(s: Baroque) -> None:
    s.ban = 1


def debt(s: Baroque) -> None:
    s.florins[A] = -1


def points_below_nothing(s: Baroque) -> None:
    s.vp[A] = -1


def order_with_a_player_twice(s: Baroque) -> None:
    s.order = [A, A, B]


@pytest.mark.parametrize(
    ("harm", "promise"),
    [
        (negative_influence, "influence-negative"),
        (lost_home, "major-state-lost"),
        (influence_at_home, "influence-in-major-state"),
        (army_out_of_play, "something-out-of-play"),
        (city_in_prussia, "city-not-allowed"),
        (residence_in_hesse, "residence-outside-dioceses"),
        (margin_in_a_neutral_state, "margin-without-control"),
        (margin_in_a_rivals_state, "margin-without-control"),
        (ottomans_in_hesse, "ottomans-astray"),
        (army_of_nobody, "armies-without-owner"),
        (more_moved_than_there, "more-moved-than-there"),
        (too_many_armies, "army-limit"),
        (general_without_card, "general-without-card"),
        (general_without_army, "general-without-army"),
        (lost_card, "cards-lost-or-doubled"),
        (opportunity_among_events, "opportunity-among-events"),
        (event_among_opportunities, "event-among-opportunities"),
        (two_bishops, "two-characters-of-a-kind"),
        (saved_card, "card-saved"),
        (war_without_card, "war-without-card"),
        (permission_without_card, "permission-without-card"),
        (ban_without_card, "ban-without-card"),
        (debt, "florins-negative"),
        (points_below_nothing, "points-negative"),
        (order_with_a_player_twice, "order-broken"),
    ],
)
def test_a_broken_promise_is_named(harm: Callable[[Baroque], None], promise: str) -> None:
    s = whole()
    harm(s)
    assert promise in GAME.check(s)


def test_attackers_under_way_may_have_left_their_general_alone() -> None:
    s = whole()
    general(s, A, "caprara", "saxony")
    army(s, B, "bohemia")
    s.begin_battle(A, st("bohemia"), st("saxony"), 1, True)
    assert GAME.check(s) == []
    s.end_battle()
    assert GAME.check(s) == ["general-without-army"]


def test_a_blank_table_breaks_nothing() -> None:
    assert GAME.check(GAME.blank(3)) == []
