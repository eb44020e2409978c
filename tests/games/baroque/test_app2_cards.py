"""Opportunity cards (appendix 2, 14.2)."""

import pytest

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
    general,
    give,
    keys,
    menu,
    own,
    phase,
    points,
    refusal,
    st,
    table,
    told,
)
from ludoteca.games.baroque.game import GAME
from ludoteca.games.baroque.realm import CITY, FORTIFIED, OTTOMANS
from ludoteca.games.baroque.rules.cards import Assassinate, play
from ludoteca.games.baroque.rules.end_turn import EndOfTurn, turn_points
from ludoteca.games.baroque.rules.influence import BASE, BY_POLITICIAN, POWER_CARD, InfluenceTarget
from ludoteca.games.baroque.state import Baroque
from ludoteca.kernel import NOBODY, advance
from ludoteca.testing import rule


def played(s: Baroque, seat: int, word: str) -> Baroque:
    give(s, seat, word)
    play(s, seat, s.hands[seat][-1])
    advance(GAME, s)
    return s


@rule("card.assassin")
def test_the_assassin_removes_a_character_for_good() -> None:
    s = table()
    front(s, B, "frederick_william", "divine_intervention")
    army(s, B, "tyrol")
    general(s, B, "caprara", "tyrol")
    played(s, A, "assassin")
    assert refusal(s, "assassinate divine_intervention") == "not-a-character"
    do(s, "assassinate frederick_william")
    assert s.box == [card("frederick_william")]
    played(s, A, "assassin")
    do(s, "assassinate caprara")
    assert s.general_at[B] == NOBODY
    assert all_armies(s, B) == {"tyrol": 1}


@rule("card.assassin")
def test_without_characters_or_by_the_other_readings() -> None:
    s = played(table(), A, "assassin")
    assert keys(s)[-1] == "no-victim"
    assert s.discard == [card("assassin")]
    for turns, option, boxed in (("3", "discards", False), ("3", "box-if-short", True), ("10", "box-if-short", False)):
        s = table(turns=turns, assassin=option)
        front(s, B, "lurago")
        ask(s, Assassinate(A))
        do(s, "assassinate lurago")
        assert (s.box == [card("lurago")]) == boxed
        assert (card("lurago") in s.discard) == (not boxed)


@rule("card.baroque", "14.2.a")
def test_baroque_brings_a_composer_to_who_has_most_cities() -> None:
    s = table()
    own(s, A, "saxony", "hessen")
    for word in ("brandenburg", "saxony", "hessen", "austria", "lower_palatinate"):
        s.city[st(word)] = CITY
    played(s, A, "baroque")
    assert menu(s) == ["compose brandenburg", "forgo"]
    s.forced = [2]
    do(s, "compose brandenburg")
    assert s.composers[2] == st("brandenburg")
    assert told(s, "composer") == [(A, 2, st("brandenburg"))]


@rule("card.baroque", "14.2.a")
def test_baroque_without_the_lead_or_without_composers() -> None:
    s = table()
    s.city[st("brandenburg")] = CITY
    s.city[st("austria")] = CITY
    played(s, A, "baroque")
    assert s.front == []
    assert told(s, "too-few-cities") == [(A, 1, 1)]
    s = table()
    s.city[st("brandenburg")] = CITY
    s.composers = [st("austria")] * len(s.composers)
    played(s, A, "baroque")
    assert s.front == []
    assert keys(s)[-1] == "no-composer-left"


@rule("14.2.b")
def test_the_palatine_player_chooses_where_a_composer_lives_for_good() -> None:
    s = table()
    s.city[st("upper_palatinate")] = CITY
    played(s, C, "baroque")
    assert menu(s) == ["compose lower_palatinate", "compose upper_palatinate", "forgo"]
    do(s, "compose upper_palatinate")
    assert turn_points(s, C) == 5 + 1 + 3
    army(s, A, "upper_palatinate")
    assert turn_points(s, C) == 3
    assert st("upper_palatinate") in s.composers
    s.lose_armies(st("upper_palatinate"), 1)
    assert turn_points(s, C) == 9


@rule("card.block", "card.roos", "card.heintz")
@pytest.mark.parametrize(
    ("word", "works"),
    [("block", [(1, 2), (2, 4), (3, 5)]), ("roos", [(3, 5), (5, 8), (7, 12)]), ("heintz", [(2, 3), (3, 5), (5, 7)])],
)
def test_painters_turn_florins_into_points(word: str, works: list[tuple[int, int]]) -> None:
    for i in range(3):
        s = table()
        s.florins[A] = works[i][0]
        played(s, A, word)
        assert menu(s) == [f"commission {f} {v}" for f, v in works[: i + 1]]
        if i < 2:
            assert refusal(s, f"commission {works[2][0]} {works[2][1]}") == "florins-needed"
        do(s, f"commission {works[i][0]} {works[i][1]}")
        assert (s.florins[A], s.vp[A]) == (0, works[i][1])
        assert s.discard == [card(word)]
    s = table()
    s.florins[A] = works[0][0] - 1
    played(s, A, word)
    assert told(s, "card-too-dear") == [(A, card(word), works[0][0], works[0][0] - 1)]


@rule("card.capitalism")
def test_capitalism() -> None:
    s = table()
    s.florins[A] = 12
    played(s, A, "capitalism")
    do(s, "invest 12 25 3")
    assert s.florins[A] == 22
    s = table()
    s.florins[A] = 4
    own(s, B, "augsburg")
    played(s, A, "capitalism")
    assert refusal(s, "invest 7 15 2") == "florins-needed"
    do(s, "invest 4 8 1")
    assert s.florins == [7, 16, 15]
    s = table()
    own(s, A, "augsburg")
    played(s, A, "capitalism")
    do(s, "invest 7 15 2")
    assert s.florins[A] == 15 - 7 + 15
    s = table()
    s.florins[A] = 3
    played(s, A, "capitalism")
    assert told(s, "card-too-dear") == [(A, card("capitalism"), 4, 3)]
    s = played(table(), A, "capitalism")
    do(s, "forgo")
    assert told(s, "forgone") == [(A,)]


@rule("card.frederick_william.a")
def test_frederick_william_adds_a_point_beside_brandenburg() -> None:
    s = table()
    front(s, A, "frederick_william")
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    do(s, "place anhalt")
    assert points(s, A, "anhalt") == 2
    s.city[st("brandenburg")] = CITY
    ask(s, InfluenceTarget(A, BASE))
    do(s, "place saxony", "use-city brandenburg")
    assert points(s, A, "saxony") == 3
    s = table()
    front(s, A, "frederick_william")
    s.influence[st("saxony") * 3 + B] = 3
    ask(s, InfluenceTarget(A, BASE))
    do(s, "remove saxony")
    assert points(s, B, "saxony") == 2


@rule("card.frederick_william.a")
def test_the_bonus_counts_once_for_a_divided_card() -> None:
    s = table()
    front(s, A, "frederick_william")
    ask(s, InfluenceTarget(A, POWER_CARD))
    do(s, "place anhalt", "place saxony", "extra-point saxony")
    assert points(s, A, "anhalt") + points(s, A, "saxony") == 3


@rule("card.john_george_ii.a")
def test_john_george_has_no_bonus() -> None:
    s = table()
    front(s, A, "john_george_ii")
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    do(s, "place thuringia")
    assert points(s, A, "thuringia") == 1


@rule("card.thurn_und_taxis.a")
@pytest.mark.parametrize(
    ("seats", "word", "placed"),
    [(2, "trier", 2), (3, "trier", 1), (2, "hessen", 2), (3, "hessen", 2), (4, "hessen", 2)],
)
def test_thurn_und_taxis_far_from_majors(seats: int, word: str, placed: int) -> None:
    s = table(seats)
    front(s, A, "thurn_und_taxis")
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    do(s, f"place {word}")
    assert points(s, A, word) == placed


@rule("card.lobkowitz.a")
@pytest.mark.parametrize(("word", "placed"), [("silesia", 2), ("mecklenburg", 2), ("thuringia", 1)])
def test_lobkowitz_on_the_outer_border(word: str, placed: int) -> None:
    s = table()
    front(s, A, "lobkowitz")
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    do(s, f"place {word}")
    assert points(s, A, word) == placed


@rule("card.lobkowitz.a", "2.1.e")
def test_lobkowitz_beside_a_possession_that_is_not_sold() -> None:
    s = table()
    front(s, A, "lobkowitz")
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    do(s, "place liege")
    assert points(s, A, "liege") == 2  # the Spanish Netherlands are a foreign country
    s.in_play[st("spanish_netherlands")] = 1
    ask(s, InfluenceTarget(A, BY_POLITICIAN))
    do(s, "place trier")
    assert points(s, A, "trier") == 1


@rule("card.leopold_wilhelm.a", "card.galen.a", "card.schonborn.a", "card.maximilian_henry.a", "10.2.4.a")
@pytest.mark.parametrize("word", ["leopold_wilhelm", "galen", "schonborn", "maximilian_henry"])
def test_every_bishop_allows_residences(word: str) -> None:
    s = table()
    own(s, A, "salzburg")
    front(s, A, word)
    give(s, A, "baroque", "traitor")
    phase(s, A)
    do(s, "play baroque", "build-residence", "build-in salzburg")
    assert s.residence[st("salzburg")] == 1


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
