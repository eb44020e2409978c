"""What is printed on the cards: kinds and numbers, requirements, costs, benefits."""

import re
from collections import Counter

import pytest

from games.anno_1452.board import (
    A,
    B,
    can,
    card,
    crown,
    do,
    finish_turn,
    hand,
    lay,
    options,
    place,
    put,
    refused,
    region,
    table,
    told,
    turn,
)
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.data import CARDS, DEFINITIONS, REGIONS
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.records import Card, Use
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


def of_kind(kind: int) -> list[Card]:
    return [c for c in CARDS if c.kind == kind]


@rule("card.kind-city")
def test_eight_plain_city_cards() -> None:
    assert len(of_kind(words.CITY)) == 8
    s = table()
    put(s, A, "lombardei")
    hand(s, A, "city-verona")
    hand(s, B, "city-prag")
    turn(s, A)
    assert can(s, A, "city city-verona")
    assert not can(s, A, "play city-verona")
    finish_turn(s)
    turn(s, B)
    assert refused(s, B, "city city-prag") == "no-estate-there"


@rule("card.kind-marriage")
def test_sixteen_marriages_one_per_region_without_towers() -> None:
    assert sorted(c.region for c in of_kind(words.MARRIAGE)) == list(range(16))
    assert {c.city for c in of_kind(words.MARRIAGE)} == {-1}


@rule("card.kind-marriage")
def test_the_order_of_a_marriage() -> None:
    s = table()
    put(s, A, "tirol", citizens=1)
    put(s, A, "oesterreich")
    put(s, A, "oesterreich")
    hand(s, A, "marriage-oesterreich")
    turn(s, A)
    do(s, A, "play marriage-oesterreich", "pay-citizen tirol-1", "wed", "confirm")
    keys = [k for k in told(s) if k in ("married", "paid", "citizen-paid", "estate-free", "principality-won")]
    assert keys == ["married", "paid", "citizen-paid", "estate-free", "principality-won"]
    assert s.bound[region("oesterreich")]
    assert s.majority_when_bound(region("oesterreich")) == A
    assert s.prestige[A] == 11
    assert s.gold[A] == 9


@rule("card.kind-title")
def test_fourteen_titles() -> None:
    titles = of_kind(words.TITLE)
    assert len(titles) == 14
    absent = {REGIONS[r].id for r in range(16)} - {REGIONS[c.region].id for c in titles}
    assert absent == {"westfalen", "toskana"}
    uses = [c.use for c in titles if c.use is not None]
    assert len(uses) == 14
    assert all([(e.kind, e.amount) for e in use.effects] == [(words.PRESTIGE, 2)] for use in uses)
    assert all(c.city == c.region for c in titles)


@rule("card.kind-inheritance")
def test_fourteen_inheritances() -> None:
    inheritances = of_kind(words.INHERITANCE)
    assert len(inheritances) == 14
    absent = {REGIONS[r].id for r in range(16)} - {REGIONS[c.region].id for c in inheritances}
    assert absent == {"lombardei", "unteritalien"}
    s = table()
    put(s, A, "toskana")
    hand(s, A, "inheritance-toskana")
    turn(s, A)
    assert CARDS[card("inheritance-toskana")].city_name == "siena"
    assert can(s, A, "play inheritance-toskana")
    do(s, A, "city inheritance-toskana", "city-under toskana-1")
    assert options(s, A) == ["confirm"]
    assert (s.estates(A), s.cities(A)) == (1, 1)


@rule("card.kind-special")
def test_eighteen_special_cards_of_nine_kinds() -> None:
    kinds = Counter(c.definition for c in of_kind(words.SPECIAL))
    assert len(kinds) == 9
    assert set(kinds.values()) == {2}
    assert all(c.city >= 0 and c.evaluation is not None for c in of_kind(words.SPECIAL))


@rule("card.kind-reaction")
def test_twelve_reactions_of_seven_kinds() -> None:
    kinds = Counter(DEFINITIONS[c.definition].id for c in of_kind(words.REACTION))
    assert kinds == {
        "kindbett": 2,
        "soeldner": 2,
        "verrat": 2,
        "hinterhalt": 2,
        "bundesgenossen": 2,
        "belagerungsgeraet": 1,
        "waffenstillstand": 1,
    }


@rule("card.kind-event")
def test_seven_events() -> None:
    kinds = Counter(DEFINITIONS[c.definition].id for c in of_kind(words.EVENT))
    assert kinds == {"interregnum": 3, "gegenkoenig": 3, "karten_mischen": 1}


@rule("card.kind-principality")
def test_principality_cards_never_lie_in_a_hand() -> None:
    s = table()
    s.holder[region("tirol")] = B
    hand(s, B, "city-prag")
    hand(s, A, "special-kundschafter-1")
    turn(s, A)
    do(s, A, "play special-kundschafter-1", "spy B")
    assert options(s, A) == ["steal city-prag"]
    assert data.deck_size("principality") == len(s.holder) == 16
    s.holder[region("tirol")] = NOBODY
    s.bound[region("tirol")] = 1
    assert any("card.kind-principality" in fault for fault in GAME.check(s))


@rule("card.king", "card.antiking")
def test_crowns_and_soldiers_go_together() -> None:
    s = table(2)
    crown(s, A, 6, B, 6)
    assert GAME.check(s) == []
    s.king = B
    assert any("card.antiking" in fault for fault in GAME.check(s))
    s = table(2)
    s.soldiers[A] = 1
    assert any("card.king" in fault for fault in GAME.check(s))


@rule("card.req-prestige")
@pytest.mark.parametrize(
    ("word", "prestige", "met"), [("westfalen", 8, True), ("westfalen", 7, False), ("boehmen", 11, False)]
)
def test_requirement_prestige(word: str, prestige: int, met: bool) -> None:
    s = table()
    s.prestige[A] = prestige
    hand(s, A, f"marriage-{word}")
    turn(s, A)
    assert can(s, A, f"play marriage-{word}") is met
    if not met:
        assert refused(s, A, f"play marriage-{word}") == "needs-prestige"


@rule("card.req-estate")
def test_requirement_estates() -> None:
    s = table()
    put(s, A, "maehren")
    put(s, A, "boehmen")
    put(s, A, "steiermark")
    hand(s, A, "title-maehren", "title-steiermark")
    turn(s, A)
    assert can(s, A, "play title-maehren")
    assert refused(s, A, "play title-steiermark") == "needs-estates-in"


@rule("card.req-city")
def test_requirement_a_city() -> None:
    s = table()
    put(s, A, "toskana", city=True)
    hand(s, A, "marriage-sachsen")
    turn(s, A)
    assert can(s, A, "play marriage-sachsen")
    s = table()
    put(s, A, "toskana")
    hand(s, A, "marriage-sachsen")
    turn(s, A)
    assert refused(s, A, "play marriage-sachsen") == "needs-city"


@rule("card.req-city", "title.3")
def test_the_only_city_lost_costs_the_title() -> None:
    s = table()
    put(s, A, "schwaben", city=True)
    put(s, A, "schwaben")
    put(s, A, "schwaben")
    lay(s, s.titles[A], "title-schwaben")
    turn(s, A)
    assert s.titles[A] == [card("title-schwaben")]
    s.lift_estate(place("schwaben-1"))
    do(s, A, "pass")
    assert s.titles[A] == []


@rule("card.req-citizens")
def test_requirement_citizens() -> None:
    s = table()
    put(s, A, "lothringen", citizens=2)
    lay(s, s.titles[A], "title-lothringen")
    hand(s, A, "marriage-bayern")
    turn(s, A)
    do(s, A, "play marriage-bayern", "pay-citizen lothringen-1")
    assert s.titles[A] == []
    s = table()
    put(s, A, "lothringen", citizens=1)
    hand(s, A, "title-lothringen")
    turn(s, A)
    assert refused(s, A, "play title-lothringen") == "needs-citizens-in"


@rule("card.req-principality")
def test_requirement_a_principality() -> None:
    s = table()
    s.holder[region("pfalz")] = A
    s.bound[region("pfalz")] = 1
    hand(s, A, "title-pfalz")
    hand(s, B, "marriage-unteritalien")
    turn(s, A)
    assert can(s, A, "play title-pfalz")
    finish_turn(s)
    turn(s, B)
    assert refused(s, B, "play marriage-unteritalien") == "needs-principality"
    finish_turn(s)
    s.holder[region("tirol")] = B
    turn(s, B)
    assert can(s, B, "play marriage-unteritalien")


@rule("card.cost-gold")
def test_cost_gold_is_paid_before_any_benefit() -> None:
    s = table()
    s.gold[A] = 8
    hand(s, A, "marriage-lothringen")
    turn(s, A)
    do(s, A, "play marriage-lothringen")
    assert s.gold[A] == 0
    assert s.estates(A) == 0


@rule("card.cost-citizens")
def test_cost_a_citizen_of_any_region() -> None:
    s = table()
    put(s, A, "tirol", citizens=1)
    put(s, A, "toskana", citizens=2)
    hand(s, A, "marriage-bayern")
    turn(s, A)
    do(s, A, "play marriage-bayern")
    assert options(s, A) == ["pay-citizen tirol-1", "pay-citizen toskana-1"]
    do(s, A, "pay-citizen toskana-1")
    assert s.cubes[A] == 22


@rule("card.effect-estate")
def test_benefit_a_free_estate() -> None:
    s = table()
    for _ in range(3):
        put(s, B, "bayern")
    put(s, A, "tirol", citizens=1)
    hand(s, A, "marriage-bayern")
    turn(s, A)
    do(s, A, "play marriage-bayern", "pay-citizen tirol-1", "wed", "confirm")
    assert s.crowd[region("bayern")] == 4
    assert s.gold[A] == 15


@rule("card.effect-citizens")
def test_benefit_free_citizens_at_the_new_estate() -> None:
    s = table()
    hand(s, A, "marriage-steiermark")
    turn(s, A)
    do(s, A, "play marriage-steiermark", "wed")
    assert options(s, A) == ["citizen steiermark-1"]
    do(s, A, "citizen steiermark-1", "confirm")
    assert s.citizens[place("steiermark-1")] == 1
    assert s.gold[A] == 11
    s = table()
    for _ in range(4):
        put(s, B, "steiermark")
    hand(s, A, "marriage-steiermark")
    turn(s, A)
    do(s, A, "play marriage-steiermark", "wed", "confirm")
    assert s.citizens_of(A) == 0


@rule("card.effect-gold")
@pytest.mark.parametrize(("word", "gold"), [("lombardei", 12), ("kaernten", 3)])
def test_benefit_gold(word: str, gold: int) -> None:
    s = table()
    put(s, A, "tirol")
    s.gold[A] = 0
    hand(s, A, f"marriage-{word}")
    turn(s, A)
    do(s, A, f"play marriage-{word}", "wed", "confirm")
    assert s.gold[A] == gold


def figures(use: Use) -> list[int]:
    """The numbers of a use, its price first, as far as they are not plain (an Ambush has none)."""
    price = [use.price.gold, use.price.prestige, use.price.citizens]
    plain = (words.SPARE, words.AMBUSH, words.SIEGE, words.TRUCE)
    effects = [e for e in use.effects if e.kind not in plain]
    amounts = [(abs(e.amount), e.steps) if e.kind == words.REDUCE else (abs(e.amount),) for e in effects]
    return sorted([n for n in price if n] + [n for each in amounts for n in each])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_buttons_of_cards_say_their_figures(lang: str) -> None:
    texts = Texts(lang, GAME.package)
    for each in CARDS:
        for form, use in (("deal", each.use), ("window", each.evaluation)):
            if use is None or each.kind == words.EVENT or words.END_MARRIAGE in [e.kind for e in use.effects]:
                continue
            said = [int(n) for n in re.findall(r"\d+", texts.form(f"card:{each.id}", form))]
            assert sorted(said) == figures(use), (each.id, form)
