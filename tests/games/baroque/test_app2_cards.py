"""Opportunity cards (appendix 2, 14.2)."""

import pytest

from games.baroque.card_play import played
from games.baroque.hands import (
    A,
    B,
    C,
    all_armies,
    army,
    ask,
    card,
    do,
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
from ludoteca.games.baroque.realm import CITY
from ludoteca.games.baroque.rules.cards import Assassinate
from ludoteca.games.baroque.rules.end_turn import turn_points
from ludoteca.games.baroque.rules.influence import BASE, BY_POLITICIAN, POWER_CARD, InfluenceTarget
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


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
