"""Playing a card: Cities, Titles, Inheritances, Special cards."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    can,
    card,
    do,
    hand,
    options,
    place,
    put,
    reason,
    refused,
    region,
    table,
    turn,
)
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.rules.income import incomes
from ludoteca.i18n import Texts
from ludoteca.kernel import view
from ludoteca.testing import rule


@rule("playcard.1")
def test_playing_a_card_is_the_action() -> None:
    s = table()
    hand(s, A, "inheritance-tirol")
    turn(s, A)
    do(s, A, "build sachsen")
    assert refused(s, A, "play inheritance-tirol") == "not-in-menu"
    s = table()
    hand(s, A, "inheritance-tirol")
    turn(s, A)
    do(s, A, "play inheritance-tirol")
    assert refused(s, A, "build sachsen") == "not-in-menu"
    assert s.estates_in(A, region("tirol")) == 1


@rule("playcard.2")
def test_one_card_one_use() -> None:
    s = table()
    put(s, A, "tirol")
    hand(s, A, "inheritance-tirol", "inheritance-bayern")
    turn(s, A)
    assert can(s, A, "city inheritance-tirol")
    do(s, A, "play inheritance-tirol")
    assert options(s, A) == ["confirm"]
    assert s.cities(A) == 0
    assert card("inheritance-bayern") in s.hands[A]


@rule("playcard.3", "reaction.1")
def test_reactions_are_not_actions() -> None:
    s = table()
    put(s, A, "tirol")
    hand(s, A, "reaction-soeldner-1", "reaction-kindbett-1")
    turn(s, A)
    assert refused(s, A, "play reaction-soeldner-1") == "reaction-no-action"
    assert not [text for text in options(s, A) if text.startswith(("play", "city", "childbed"))]


@rule("playcard.4")
def test_the_city_of_a_card_brings_nothing_else() -> None:
    s = table()
    put(s, A, "oesterreich")
    hand(s, A, "special-sondersteuer-1")
    turn(s, A)
    do(s, A, "city special-sondersteuer-1", "city-under oesterreich-1", "confirm")
    assert s.gold[A] == 9
    assert s.cities(A) == 1


@rule("playcard.4", "city.6", "card.kind-title")
def test_a_title_used_for_its_city_is_discarded() -> None:
    s = table()
    put(s, A, "bayern")
    hand(s, A, "title-bayern")
    turn(s, A)
    do(s, A, "city title-bayern", "city-under bayern-1", "confirm")
    assert s.discards == [card("title-bayern")]
    assert s.prestige[A] == 10
    assert s.titles[A] == []


@rule("playcard.5")
def test_used_cards_are_discarded_or_stay_on_the_table() -> None:
    s = table()
    hand(s, A, "inheritance-tirol", "marriage-schwaben")
    turn(s, A)
    do(s, A, "play inheritance-tirol", "confirm")
    assert s.discards == [card("inheritance-tirol")]
    turn(s, A)
    do(s, A, "play marriage-schwaben", "wed", "confirm")
    assert s.married[A] == [card("marriage-schwaben")]
    assert s.discards == [card("inheritance-tirol")]


@rule("city.1", "card.kind-city")
def test_a_tower_card_builds_a_city_in_its_region() -> None:
    s = table()
    put(s, A, "franken")
    put(s, A, "sachsen")
    hand(s, A, "city-nuernberg", "marriage-schwaben")
    turn(s, A)
    do(s, A, "city city-nuernberg")
    assert options(s, A) == ["city-under franken-1"]
    do(s, A, "city-under franken-1", "confirm")
    assert s.city[place("franken-1")] == 1
    turn(s, A)
    assert not can(s, A, "city marriage-schwaben")


@rule("city.1", "card.kind-marriage")
def test_a_card_without_a_tower_builds_nothing() -> None:
    s = table()
    put(s, A, "schwaben")
    hand(s, A, "marriage-schwaben", "reaction-verrat-1")
    turn(s, A)
    for word in ("marriage-schwaben", "reaction-verrat-1"):
        assert refused(s, A, f"city {word}") == "not-in-menu"


@rule("city.1", "card.kind-special")
@pytest.mark.parametrize("lang", ["en", "it", "pt"])
def test_no_two_choices_read_alike_where_cards_differ_in_their_towers(lang: str) -> None:
    s = table()
    put(s, A, "oesterreich")
    put(s, A, "lombardei")
    hand(s, A, "special-sondersteuer-1", "special-sondersteuer-2", "title-lombardei")
    turn(s, A)
    texts = Texts(lang, GAME.package, strict=True)
    said = [texts.tell(f"do-{a['verb']}", a["args"]) for a in view(GAME, s, A)["menu"] if a["verb"] in ("city", "play")]
    assert len(said) == 5
    assert len(set(said)) == 5


@rule("card.kind-city")
def test_a_plain_city_card_has_no_other_use() -> None:
    s = table()
    put(s, A, "lombardei")
    hand(s, A, "city-verona")
    turn(s, A)
    assert can(s, A, "city city-verona")
    assert reason(s, A, "play city-verona") == ("only-city", "card.kind-city")


@rule("city.2")
def test_an_own_estate_is_needed() -> None:
    s = table()
    put(s, B, "franken")
    hand(s, A, "city-nuernberg")
    turn(s, A)
    assert refused(s, A, "city city-nuernberg") == "no-estate-there"
    put(s, A, "franken", value=1)
    do(s, A, "pass", "confirm")
    turn(s, A)
    assert can(s, A, "city city-nuernberg")


@rule("city.3")
def test_one_city_per_estate() -> None:
    s = table()
    put(s, A, "schwaben", city=True)
    hand(s, A, "city-basel")
    turn(s, A)
    assert refused(s, A, "city city-basel") == "city-under-each"
    do(s, A, "pass", "confirm")
    put(s, A, "schwaben")
    turn(s, A)
    do(s, A, "city city-basel")
    assert options(s, A) == ["city-under schwaben-2"]


@rule("city.4", "city.7")
def test_towers_limit_the_cities_of_all() -> None:
    s = table()
    put(s, OTTOKAR, "boehmen", city=True)
    put(s, A, "boehmen")
    put(s, A, "boehmen")
    hand(s, A, "city-prag", "title-boehmen")
    turn(s, A)
    do(s, A, "city city-prag", "city-under boehmen-2", "confirm")
    turn(s, A)
    assert refused(s, A, "city title-boehmen") == "towers-full"


@rule("city.5")
def test_a_city_costs_six() -> None:
    s = table()
    put(s, A, "franken")
    s.gold[A] = 5
    hand(s, A, "city-nuernberg")
    turn(s, A)
    assert refused(s, A, "city city-nuernberg") == "gold-short"


@rule("city.5", "card.effect-city")
def test_a_city_by_marriage_costs_nothing_more() -> None:
    s = table()
    put(s, A, "bayern")
    hand(s, A, "marriage-franken")
    turn(s, A)
    do(s, A, "play marriage-franken", "wed", "city-under franken-1", "confirm")
    assert s.gold[A] == 9
    assert s.city[place("franken-1")] == 1


@rule("city.7")
def test_the_same_city_may_be_built_twice() -> None:
    s = table()
    put(s, A, "schwaben")
    put(s, A, "schwaben")
    hand(s, A, "title-schwaben", "special-handsalbe-1")
    turn(s, A)
    do(s, A, "city title-schwaben", "city-under schwaben-1", "confirm")
    turn(s, A)
    do(s, A, "city special-handsalbe-1", "city-under schwaben-2", "confirm")
    assert s.cities(A) == 2


@rule("city.8")
def test_what_a_city_is_worth() -> None:
    s = table()
    p = put(s, A, "tirol", city=True, citizens=6)
    assert incomes(s)[A] == 3 + 1 + 6
    s.gold[A] = 0
    s.prestige[A] = 0
    assert victory_points(s, A) == 1 + 3 + 1
    assert s.citizens[p] == 6
