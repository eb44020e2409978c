"""Divine Intervention: each player concerned escapes only their own share of an event (appendix 2)."""

from games.baroque.hands import (
    A,
    B,
    C,
    all_armies,
    army,
    asked,
    do,
    draw,
    front,
    menu,
    own,
    points,
    put,
    st,
    table,
    told,
)
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, OTTOMANS
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


def blessed(seat: int = A) -> Baroque:
    """The seat has Divine Intervention in front and more dioceses than the others."""
    s = table()
    own(s, seat, "liege")
    front(s, seat, "divine_intervention")
    return s


@rule("card.divine_intervention.b", "14.4.d")
def test_the_owner_of_a_guest_army_does_not_save_the_controller_from_a_revolt() -> None:
    s = blessed()
    own(s, B, "carinthia")
    army(s, A, "carinthia")
    draw(s, C, "revolt", 1)
    do(s, "revolt-in carinthia")
    assert (asked(s), s.front[0].seat) == ("Shield", A)
    do(s, "intervene")
    assert all_armies(s, A) == {"carinthia": 1}
    assert s.control[st("carinthia")] == NOBODY
    assert told(s, "control-lost") == [(B, st("carinthia"))]


@rule("card.divine_intervention.b", "14.4.d")
def test_the_controller_does_not_save_a_guest_army_from_a_revolt() -> None:
    s = blessed()
    own(s, A, "carinthia")
    army(s, B, "carinthia")
    draw(s, C, "revolt", 1)
    do(s, "revolt-in carinthia", "intervene")
    assert s.control[st("carinthia")] == A
    assert s.army_count(B) == 0


@rule("card.divine_intervention.b", "14.4.d", "11.0.b")
def test_influence_saved_from_a_revolt_may_give_control() -> None:
    s = blessed()
    own(s, B, "carinthia")
    put(s, A, "carinthia", 2)
    draw(s, C, "revolt", 1)
    do(s, "revolt-in carinthia", "intervene")
    assert s.control[st("carinthia")] == A
    assert points(s, A, "carinthia") == 2


@rule("card.divine_intervention.b", "14.3.3.d")
def test_the_owner_of_a_guest_army_does_not_save_city_and_income_from_france() -> None:
    s = blessed()
    own(s, B, "lorraine")
    army(s, A, "lorraine")
    s.city[st("lorraine")] = CITY
    draw(s, C, "war", 3)
    do(s, "french-target lorraine", "intervene")
    assert all_armies(s, A) == {"lorraine": 1}
    assert s.city[st("lorraine")] == 0
    assert s.no_income[st("lorraine")] == 1


@rule("card.divine_intervention.b", "14.3.3.d")
def test_the_controller_does_not_save_a_guest_army_from_france() -> None:
    s = blessed()
    own(s, A, "lorraine")
    army(s, B, "lorraine")
    s.city[st("lorraine")] = CITY
    draw(s, C, "war", 3)
    do(s, "french-target lorraine", "intervene")
    assert s.army_count(B) == 0
    assert s.city[st("lorraine")] == CITY
    assert s.no_income[st("lorraine")] == 0


@rule("card.divine_intervention.b", "14.3.3.b")
def test_the_controller_is_not_asked_where_only_armies_are_lost() -> None:
    s = blessed()
    own(s, A, "lorraine")
    army(s, B, "lorraine", 3)
    draw(s, C, "war", 3)
    do(s, "french-target lorraine")
    assert s.front == []
    assert all_armies(s, B) == {"lorraine": 2}


@rule("card.divine_intervention.b", "14.3.4.b")
def test_an_occupier_of_austria_saves_only_its_armies() -> None:
    s = blessed()
    s.host[st("styria")] = OTTOMANS
    army(s, A, "austria")
    draw(s, C, "war", 4)
    do(s, "intervene")
    assert all_armies(s, A) == {"austria": 1}
    assert s.no_income[st("austria")] == 1


@rule("card.divine_intervention.b", "14.3.4.a")
def test_it_is_offered_to_a_player_who_loses_only_influence() -> None:
    s = blessed()
    own(s, B, "styria")
    put(s, A, "styria", 1)
    put(s, C, "styria", 1)
    draw(s, C, "war", 4)
    assert (asked(s), s.front[0].seat) == ("Shield", A)
    assert menu(s) == ["suffer", "intervene"]
    do(s, "intervene")
    assert (points(s, A, "styria"), points(s, C, "styria")) == (1, 0)
    assert s.host[st("styria")] == OTTOMANS
    assert told(s, "influence-lost") == [(C, 1, st("styria"))]


@rule("card.divine_intervention.b", "14.3.4.a", "11.0.b")
def test_influence_saved_from_the_ottomans_may_give_control() -> None:
    s = blessed()
    put(s, A, "styria", 2)
    put(s, B, "styria", 1)
    draw(s, C, "war", 4)
    do(s, "intervene")
    assert s.control[st("styria")] == A
    assert GAME.check(s) == []


@rule("card.divine_intervention.b", "14.4.d")
def test_it_is_offered_to_a_player_who_loses_only_influence_in_a_revolt() -> None:
    s = blessed()
    own(s, B, "carinthia")
    put(s, A, "carinthia", 1)
    draw(s, C, "revolt", 1)
    do(s, "revolt-in carinthia", "intervene")
    assert points(s, A, "carinthia") == 1
    assert s.control[st("carinthia")] == NOBODY


@rule("card.divine_intervention.b", "14.3.4.a")
def test_a_controller_with_nothing_to_lose_in_styria_is_not_asked() -> None:
    s = blessed()
    own(s, A, "styria")
    draw(s, C, "war", 4)
    assert s.front == []
    assert s.host[st("styria")] == OTTOMANS
    assert s.control[st("styria")] == A


@rule("card.divine_intervention.b", "14.3.4.a", "10.4.5.b")
def test_armies_that_escape_the_ottomans_hold_styria() -> None:
    s = blessed()
    army(s, A, "styria", 2)
    put(s, B, "styria", 1)
    draw(s, C, "war", 4)
    do(s, "intervene")
    assert s.host[st("styria")] == A
    assert points(s, B, "styria") == 0
    assert told(s, "ottomans-held") == [(A, st("styria"))]
