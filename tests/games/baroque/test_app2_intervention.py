"""Divine intervention and the traitor (appendix 2)."""

import pytest

from games.baroque.card_play import played
from games.baroque.hands import (
    A,
    B,
    C,
    all_armies,
    army,
    ask,
    asked,
    card,
    do,
    draw,
    front,
    give,
    menu,
    own,
    phase,
    st,
    table,
    told,
)
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.cards import play
from ludoteca.games.baroque.rules.end_turn import EndOfTurn
from ludoteca.games.baroque.state import Baroque
from ludoteca.testing import rule


@rule("card.divine_intervention.a")
def test_divine_intervention_waits_in_front() -> None:
    s = table()
    own(s, A, "liege", "munster")
    give(s, A, "divine_intervention")
    draw(s, B, "bad_weather")
    army(s, A, "brandenburg")
    draw(s, A, "own_army_pay")
    assert asked(s) == "OwnArmyPay"
    do(s, "pay 3")
    play(s, A, card("divine_intervention"))
    played(s, A, "divine_intervention")
    assert len(s.tableau[A]) == 2
    ask(s, EndOfTurn())
    assert s.tableau[A] == []
    assert set(s.discard) == {card("divine_intervention"), card("divine_intervention_2")}


def blessed(seats: int = 3) -> Baroque:
    """A has the card in front and most dioceses."""
    s = table(seats)
    own(s, A, "liege", "munster", "bremen")
    own(s, B, "salzburg", "strasbourg")
    front(s, A, "divine_intervention")
    return s


@rule("card.divine_intervention.b")
def test_divine_intervention_against_chaos() -> None:
    s = blessed()
    army(s, A, "brandenburg")
    s.city[st("brandenburg")] = CITY
    army(s, B, "austria")
    draw(s, A, "chaos")
    assert menu(s) == ["suffer", "intervene"]
    do(s, "intervene", "disband austria")
    assert s.army_count(A) == 1
    assert s.city[st("brandenburg")] == CITY
    assert s.halved == [0, 1, 1]
    assert s.discard == [card("divine_intervention")]
    s.city[st("brandenburg")] = s.city[st("austria")] = FORTIFIED
    draw(s, C, "city_trade")
    assert s.florins == [15 + 3, 15 + 2, 15]  # only B's is halved


@rule("card.divine_intervention.b")
def test_it_needs_more_dioceses_than_each_other() -> None:
    s = blessed()
    own(s, B, "osnabruck")
    army(s, A, "brandenburg")
    draw(s, A, "chaos")
    assert asked(s) == "ChaosArmy"


@rule("card.divine_intervention.b")
def test_it_may_be_kept() -> None:
    s = blessed()
    draw(s, A, "famine")
    do(s, "suffer")
    assert s.starved == [1, 1, 1]
    assert card("divine_intervention") in s.tableau[A]


@rule("card.divine_intervention.b")
def test_divine_intervention_against_confusion() -> None:
    s = blessed()
    give(s, A, "power", "baroque")
    phase(s, A, "confusion_in_command")
    do(s, "intervene")
    assert asked(s) == "MandatoryCard"


@rule("card.divine_intervention.b")
def test_divine_intervention_against_a_revolt() -> None:
    s = blessed()
    own(s, A, "carinthia")
    draw(s, B, "revolt", 1)
    chooser = s.front[0].seat
    do(s, "revolt-in carinthia")
    assert told(s, "revolt-named") == [(chooser, st("carinthia"))]  # the effect is known before the decision
    do(s, "intervene")
    assert s.control[st("carinthia")] == A
    assert card("revolt") in s.event_discard


@rule("card.divine_intervention.b")
def test_divine_intervention_against_the_ottomans() -> None:
    s = blessed()
    army(s, A, "styria", 2)
    draw(s, B, "war", 4)
    do(s, "intervene")
    assert all_armies(s, A) == {"styria": 2}
    assert s.host[st("styria")] != OTTOMANS
    assert s.active_wars() == 1


@rule("card.divine_intervention.b")
@pytest.mark.parametrize(
    ("event", "faces", "choices"),
    [
        ("fugger_calls_in_loans", (), ()),
        ("religious_dispute", (), ()),
        ("army_pay", (), ()),
        ("own_army_pay", (), ()),
        ("bad_weather", (), ()),
        ("famine", (), ()),
        ("war", (3,), ("french-target lorraine",)),
    ],
)
def test_what_it_escapes(event: str, faces: tuple[int, ...], choices: tuple[str, ...]) -> None:
    s = blessed()
    front(s, A, "galen")
    own(s, A, "lorraine")
    army(s, A, "lorraine")
    draw(s, A, event, *faces)
    do(s, *choices)
    do(s, "intervene")
    assert s.florins[A] == 15
    assert card("galen") in s.tableau[A]
    assert all_armies(s, A) == {"lorraine": 1}
    assert (s.bad_weather, s.starved[A], s.no_income[st("lorraine")]) == (0, 0, 0)
    assert asked(s) != "Shield"


@rule("card.divine_intervention.b")
@pytest.mark.parametrize("event", ["imperial_subsidies", "city_trade", "maritime_trade", "peace", "birth_of_an_heir"])
def test_it_is_not_offered_against_gifts(event: str) -> None:
    s = blessed()
    draw(s, A, event)
    assert s.front == []
    assert card("divine_intervention") in s.tableau[A]


@rule("card.divine_intervention.b", "card.marriage")
def test_divine_intervention_against_a_marriage() -> None:
    s = blessed()
    own(s, A, "cleves")
    draw(s, B, "marriage")
    do(s, "marry cleves")
    assert told(s, "marriage-named") == [(B, st("cleves"))]
    do(s, "intervene")
    assert s.control[st("cleves")] == A


@rule("card.traitor")
def test_a_traitor_without_victims() -> None:
    s = played(table(), A, "traitor")
    assert told(s, "no-hand-to-rob") == [(A,)]
    assert s.discard == [card("traitor")]


@rule("card.traitor")
def test_a_traitor_takes_one_card_at_random() -> None:
    s = table()
    give(s, B, "roos", "heintz", "block")
    played(s, A, "traitor")
    s.forced = [2]
    do(s, "steal B")
    assert (s.hands[A], len(s.hands[B])) == ([card("block")], 2)
