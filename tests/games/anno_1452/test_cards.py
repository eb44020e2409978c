"""Playing a card: Cities, Marriages, Titles, Inheritances, Special cards."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    battle,
    can,
    card,
    dice,
    do,
    fill,
    hand,
    lay,
    options,
    place,
    put,
    reason,
    refused,
    region,
    settled,
    table,
    told,
    turn,
)
from games.helpers import key_of
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.end import victory_points
from ludoteca.games.anno_1452.rules.evaluation import ActionRound
from ludoteca.games.anno_1452.rules.income import incomes
from ludoteca.games.anno_1452.rules.marriage import EndMarriages
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase, shift
from ludoteca.games.anno_1452.rules.windows import Window, Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.i18n import Texts
from ludoteca.kernel import NOBODY, view
from ludoteca.testing import rule

INCOME, AFTER, BEFORE_PRESTIGE, BEFORE_CORONATION, BEFORE_ORDER = range(5)


def evaluation(seats: int = 3, year: str = "1298") -> Anno:
    """A position inside an Evaluation."""
    s = table(seats, year, 0)
    s.phase = 2
    return s


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


@rule("marriage.1")
def test_a_marriage_lasts_over_the_rounds_and_needs_an_action_round() -> None:
    s = table(2)
    hand(s, A, "marriage-schwaben")
    turn(s, A)
    do(s, A, "play marriage-schwaben", "wed", "confirm")
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    ask(s, ActionRound(3))
    assert s.married[A] == [card("marriage-schwaben")]
    s = evaluation()
    hand(s, A, "marriage-schwaben")
    ask(s, Window(A, INCOME))
    assert refused(s, A, "special marriage-schwaben") == "only-special"


@rule("marriage.2", "card.req-prestige", "card.cost-gold")
@pytest.mark.parametrize(("prestige", "gold", "key"), [(12, 8, "gold-short"), (11, 20, "needs-prestige")])
def test_all_demands_must_be_met(prestige: int, gold: int, key: str) -> None:
    s = table()
    s.prestige[A] = prestige
    s.gold[A] = gold
    hand(s, A, "marriage-boehmen")
    turn(s, A)
    assert refused(s, A, "play marriage-boehmen") == key


@rule("marriage.3")
def test_no_estate_is_needed_in_her_region() -> None:
    s = table()
    s.gold[A] = 3
    hand(s, A, "marriage-schwaben", "marriage-kaernten")
    turn(s, A)
    assert refused(s, A, "play marriage-kaernten") == "needs-estates"
    do(s, A, "play marriage-schwaben", "wed", "confirm")
    assert s.estates_in(A, region("schwaben")) == 1
    assert s.gold[A] == 0


@rule("marriage.4", "card.effect-estate")
def test_an_estate_that_does_not_fit_is_lost() -> None:
    s = table()
    for _ in range(4):
        put(s, B, "bayern")
    put(s, A, "tirol", citizens=1)
    hand(s, A, "marriage-bayern")
    turn(s, A)
    do(s, A, "play marriage-bayern", "pay-citizen tirol-1", "wed", "confirm")
    assert s.crowd[region("bayern")] == 4
    assert s.estates(A) == 1
    assert s.prestige[A] == 11
    assert s.married[A] == [card("marriage-bayern")]


@rule("marriage.4", "card.effect-city")
def test_a_city_without_a_tower_is_lost() -> None:
    s = table()
    put(s, B, "franken", city=True)
    put(s, B, "franken", city=True)
    put(s, A, "bayern")
    hand(s, A, "marriage-franken")
    turn(s, A)
    do(s, A, "play marriage-franken", "wed", "confirm")
    assert s.estates_in(A, region("franken")) == 1
    assert s.cities(A) == 0


@rule("marriage.5")
def test_benefits_may_be_declined_but_no_cost() -> None:
    s = table()
    put(s, A, "tirol", citizens=1)
    hand(s, A, "marriage-bayern")
    turn(s, A)
    do(s, A, "play marriage-bayern")
    assert options(s, A) == ["pay-citizen tirol-1"]
    do(s, A, "pay-citizen tirol-1", "waive estate")
    assert options(s, A) == ["wed", "waive prestige"]
    do(s, A, "wed", "confirm")
    assert s.estates(A) == 1
    assert s.prestige[A] == 11


@rule("marriage.6", "marriage.7", "card.effect-principality")
def test_a_principality_by_marriage_is_taken_from_its_holder() -> None:
    s = table()
    for _ in range(3):
        put(s, B, "lothringen")
    settled(s)
    hand(s, A, "marriage-lothringen")
    turn(s, A)
    do(s, A, "play marriage-lothringen", "wed", "confirm")
    assert s.holder[region("lothringen")] == A
    assert s.prestige[:2] == [11, 9]


@rule("marriage.6")
def test_or_from_the_supply() -> None:
    s = table()
    put(s, A, "tirol", citizens=1)
    hand(s, A, "marriage-toskana")
    turn(s, A)
    do(s, A, "play marriage-toskana", "pay-citizen tirol-1", "wed", "confirm")
    assert s.holder[region("toskana")] == A
    assert s.prestige[A] == 11


@rule("marriage.7")
def test_a_card_already_held_is_protected_without_a_point() -> None:
    s = table()
    put(s, A, "toskana", citizens=1)
    put(s, A, "toskana")
    put(s, A, "toskana")
    settled(s)
    hand(s, A, "marriage-toskana")
    turn(s, A)
    do(s, A, "play marriage-toskana", "pay-citizen toskana-1", "waive estate", "wed", "confirm")
    assert s.prestige[A] == 10
    s.lift_estate(place("toskana-1"))
    s.lift_estate(place("toskana-2"))
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    turn(s, B)
    do(s, B, "build toskana")
    assert s.holder[region("toskana")] == A
    assert s.prestige[A] == 10


@rule("marriage.7", "card.kind-marriage")
def test_majority_by_the_free_estate_and_the_card_give_one_point() -> None:
    s = table()
    put(s, A, "tirol")
    hand(s, A, "marriage-tirol")
    turn(s, A)
    do(s, A, "play marriage-tirol", "wed", "confirm")
    assert s.holder[region("tirol")] == A
    assert s.prestige[A] == 10 - 1 + 1


@rule("marriage.8")
@pytest.mark.parametrize(("guard", "holder", "points"), [(False, B, [9, 11]), (True, A, [10, 10])])
def test_a_majority_gained_takes_a_married_principality_unless_the_table_guards_it(
    guard: bool, holder: int, points: list[int]
) -> None:
    """Ruling 16: the card is received at the moment in which the majority is gained."""
    s = table()
    s.marriage_guard = guard
    put(s, B, "tirol")
    hand(s, A, "marriage-tirol")
    turn(s, A)
    do(s, A, "play marriage-tirol", "waive estate", "wed", "confirm")
    while asking(s) in ("Answer", "OwnAnswer"):
        do(s, asked_seat(s), "pass")
    turn(s, B)
    do(s, B, "build tirol")
    assert s.holder[region("tirol")] == holder
    assert s.prestige[:2] == points
    assert bool(s.bound[region("tirol")]) == guard


@rule("marriage.8", "marriage.14")
def test_a_majority_held_before_the_marriage_waits_for_its_end() -> None:
    s = table()
    put(s, B, "tirol")
    put(s, B, "tirol")
    settled(s)
    hand(s, A, "marriage-tirol")
    turn(s, A)
    do(s, A, "play marriage-tirol", "waive estate", "wed", "confirm")
    while asking(s) in ("Answer", "OwnAnswer"):
        do(s, asked_seat(s), "pass")
    turn(s, B)
    do(s, B, "build tirol")  # B had the majority already
    assert s.holder[region("tirol")] == A
    s.agenda.clear()
    ask(s, EndMarriages())
    assert s.holder[region("tirol")] == B


@rule("marriage.9", "card.cost-citizens", "prestige.10")
def test_no_citizen_on_the_map_no_marriage() -> None:
    s = table()
    put(s, A, "tirol")
    hand(s, A, "marriage-bayern", "marriage-lothringen")
    s.gold[A] = 7
    turn(s, A)
    assert refused(s, A, "play marriage-bayern") == "no-citizen-on-map"
    assert refused(s, A, "play marriage-lothringen") == "gold-short"
    assert s.gold == [7, 15, 15]


@rule("marriage.9", "card.cost-prestige")
@pytest.mark.parametrize(("gold", "allowed"), [(7, False), (8, True)])
def test_a_point_below_zero_must_be_payable(gold: int, allowed: bool) -> None:
    s = table()
    s.prestige[A] = 0
    s.gold[A] = gold
    hand(s, A, "marriage-tirol")
    turn(s, A)
    assert can(s, A, "play marriage-tirol") is allowed
    if allowed:
        do(s, A, "play marriage-tirol")
        assert (s.gold[A], s.prestige[A]) == (0, 0)


@rule("card.cost-prestige")
def test_the_point_is_lost_before_the_principality_gives_one() -> None:
    s = table()
    s.prestige[A] = 1
    s.gold[A] = 3
    hand(s, A, "marriage-tirol")
    turn(s, A)
    do(s, A, "play marriage-tirol")
    assert (s.prestige[A], s.gold[A]) == (0, 0)
    do(s, A, "wed")
    assert s.prestige[A] == 1


@rule("marriage.10")
def test_one_marriage_per_epoch() -> None:
    s = table()
    lay(s, s.married[A], "marriage-schwaben")
    hand(s, A, "marriage-steiermark")
    hand(s, B, "marriage-maehren")
    turn(s, A)
    assert refused(s, A, "play marriage-steiermark") == "married-already"
    do(s, A, "pass", "confirm")
    turn(s, B)
    assert can(s, B, "play marriage-maehren")
    s.agenda.clear()
    ask(s, EndMarriages())
    turn(s, A)
    assert can(s, A, "play marriage-steiermark")


@rule("marriage.11", "card.kindbett")
@pytest.mark.parametrize("by", [A, B])
def test_remarrying_after_childbed(by: int) -> None:
    s = table(2)
    lay(s, s.married[A], "marriage-schwaben")
    hand(s, A, "marriage-steiermark")
    hand(s, by, "reaction-kindbett-1")
    turn(s, by)
    do(s, by, "childbed reaction-kindbett-1 A")
    assert s.married[A] == []
    do(s, by, "pass", "confirm")
    turn(s, A)
    assert can(s, A, "play marriage-steiermark")


@rule("marriage.12", "prestige.11", "prestige.1")
def test_marriages_count_in_phase_four_and_end_after_it() -> None:
    s = evaluation(2)
    for _ in range(2):
        put(s, A, "tirol")
        put(s, A, "kaernten")
    put(s, B, "maehren")
    lay(s, s.married[A], "marriage-lothringen")
    settled(s)
    s.holder[region("lothringen")] = A
    s.bound[region("lothringen")] = 1
    assert s.principalities(A) == 3
    ask(s, PrestigePhase(), EndMarriages())
    assert s.principalities(A) == 2
    assert s.discards == [card("marriage-lothringen")]


@rule("prestige.11", "marriage.14")
def test_two_marriages_end_in_turn_order_each_with_its_own_point() -> None:
    s = evaluation(3)
    s.order = [C, B, A]
    lay(s, s.married[A], "marriage-lothringen")
    lay(s, s.married[C], "marriage-tirol")
    for seat, where in ((A, "lothringen"), (C, "tirol")):
        s.holder[region(where)] = seat
        s.bound[region(where)] = 1
    ask(s, EndMarriages())
    assert s.discards == [card("marriage-tirol"), card("marriage-lothringen")]
    assert s.prestige == [9, 10, 9]


@rule("marriage.13")
def test_option_marriages_end_before_the_evaluation() -> None:
    from games.anno_1452.board import started

    s = started(2, marriages_end="after_last_action_round")
    assert s.marriages_early
    s = table(2, "1292", 3)
    s.marriages_early = True
    lay(s, s.married[A], "marriage-lothringen")
    s.holder[region("lothringen")] = A
    s.bound[region("lothringen")] = 1
    from ludoteca.games.anno_1452.rules.evaluation import Evaluation

    ask(s, Evaluation())
    assert s.married[A] == []
    assert s.phase < 4
    assert s.principalities(A) == 0
    assert s.prestige[A] == 9


@rule("marriage.14")
@pytest.mark.parametrize(
    ("mine", "others", "holder", "points"),
    [(0, 2, B, [9, 11, 10]), (2, 1, A, [10, 10, 10]), (0, 0, NOBODY, [9, 10, 10])],
)
def test_giving_the_principality_back(mine: int, others: int, holder: int, points: list[int]) -> None:
    s = evaluation()
    for _ in range(mine):
        put(s, A, "tirol")
    for _ in range(others):
        put(s, B, "tirol")
    lay(s, s.married[A], "marriage-tirol")
    s.holder[region("tirol")] = A
    s.bound[region("tirol")] = 1
    ask(s, EndMarriages())
    assert s.holder[region("tirol")] == holder
    assert s.prestige == points


@rule("marriage.15")
def test_pieces_and_other_gains_stay() -> None:
    s = table()
    put(s, A, "lombardei", city=True)
    hand(s, A, "marriage-sachsen")
    turn(s, A)
    do(s, A, "play marriage-sachsen", "wed", "confirm")
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    ask(s, EndMarriages())
    assert s.estates_in(A, region("sachsen")) == 1
    assert s.prestige[A] == 11


@rule("marriage.16")
def test_requirements_matter_only_when_marrying() -> None:
    s = table()
    hand(s, A, "marriage-pfalz")
    turn(s, A)
    do(s, A, "play marriage-pfalz", "wed", "confirm")
    shift(s, A, -4, "attack.9")
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    assert s.prestige[A] < 10
    assert s.married[A] == [card("marriage-pfalz")]
    assert s.holder[region("pfalz")] == A


@rule("title.1")
def test_a_title_needs_all_before_its_points() -> None:
    s = table()
    put(s, A, "kaernten")
    s.prestige[A] = 9
    hand(s, A, "title-kaernten")
    turn(s, A)
    assert reason(s, A, "play title-kaernten") == ("needs-prestige", "card.req-prestige")
    do(s, A, "pass", "confirm")
    s.prestige[A] = 10
    turn(s, A)
    assert can(s, A, "play title-kaernten")


@rule("title.2", "card.effect-prestige")
@pytest.mark.parametrize(("before", "after", "gold"), [(10, 12, 15), (19, 20, 20), (20, 20, 25)])
def test_two_points_for_a_title(before: int, after: int, gold: int) -> None:
    s = table()
    put(s, A, "steiermark")
    put(s, A, "steiermark")
    s.prestige[A] = before
    hand(s, A, "title-steiermark")
    turn(s, A)
    do(s, A, "play title-steiermark", "confirm")
    assert (s.prestige[A], s.gold[A]) == (after, gold)
    assert s.titles[A] == [card("title-steiermark")]
    prestige = s.prestige[A]
    ask(s, EndMarriages())
    assert s.prestige[A] == prestige


@rule("card.effect-prestige")
@pytest.mark.parametrize(("before", "after", "gold"), [(10, 11, 27), (20, 20, 32)])
def test_a_point_of_a_marriage(before: int, after: int, gold: int) -> None:
    s = table()
    s.prestige[A] = before
    hand(s, A, "marriage-lombardei")
    turn(s, A)
    do(s, A, "play marriage-lombardei", "wed", "confirm")
    assert (s.prestige[A], s.gold[A]) == (after, gold)


@rule("title.3")
def test_a_title_is_dropped_when_an_estate_is_conquered() -> None:
    s = table(2)
    put(s, A, "steiermark")
    put(s, A, "steiermark", value=1)
    put(s, B, "kaernten")
    settled(s)
    lay(s, s.titles[A], "title-steiermark")
    battle(s, B, "kaernten-1", "steiermark-2")
    do(s, B, "pass")
    dice(s, 6, 1, 1, 1)
    do(s, A, "pass")
    assert s.titles[A] == []
    assert card("title-steiermark") in s.discards
    assert s.prestige[A] == 9  # the lost battle alone


@rule("title.3", "card.req-principality")
def test_a_title_by_marriage_goes_with_it() -> None:
    s = table()
    s.holder[region("bayern")] = A
    s.bound[region("bayern")] = 1
    lay(s, s.married[A], "marriage-bayern")
    hand(s, A, "title-bayern")
    turn(s, A)
    do(s, A, "play title-bayern", "confirm")
    while asking(s) == "Answer":
        do(s, asked_seat(s), "pass")
    assert s.prestige[A] == 12
    ask(s, EndMarriages(), ActionRound(2))
    assert s.titles[A] == []
    assert s.prestige[A] == 11


@rule("title.3")
def test_a_lost_point_may_cost_a_title() -> None:
    s = table()
    put(s, A, "unteritalien")
    s.prestige[A] = 12
    lay(s, s.titles[A], "title-unteritalien")
    hand(s, B, "special-kirchenbann-1")
    turn(s, B)
    assert s.titles[A] == [card("title-unteritalien")]
    do(s, B, "play special-kirchenbann-1", "ban A")
    assert s.titles[A] == []


@rule("title.4")
def test_any_number_of_titles() -> None:
    s = table()
    for where in ("steiermark", "steiermark", "kaernten", "tirol"):
        put(s, A, where)
    lay(s, s.titles[A], "title-kaernten", "title-tirol")
    hand(s, A, "title-steiermark")
    turn(s, A)
    do(s, A, "play title-steiermark", "confirm")
    assert len(s.titles[A]) == 3
    assert s.prestige[A] == 12


@rule("inheritance.1", "inheritance.2")
def test_an_inheritance_is_free() -> None:
    s = table()
    s.gold[A] = 0
    put(s, B, "tirol")
    hand(s, A, "inheritance-tirol")
    turn(s, A)
    do(s, A, "play inheritance-tirol", "confirm")
    assert s.value[place("tirol-2")] == 3
    assert s.owner[place("tirol-2")] == A
    assert s.gold[A] == 0
    assert card("inheritance-tirol") in s.discards


@rule("inheritance.3")
def test_not_into_a_full_region_but_for_its_city() -> None:
    s = table()
    put(s, A, "tirol")
    put(s, B, "tirol")
    put(s, B, "tirol")
    hand(s, A, "inheritance-tirol")
    turn(s, A)
    assert refused(s, A, "play inheritance-tirol") == "shield-full"
    do(s, A, "city inheritance-tirol", "city-under tirol-1", "confirm")
    assert s.cities(A) == 1


@rule("inheritance.3")
def test_not_without_an_estate_in_supply() -> None:
    s = table()
    fill(s, A, 16)
    hand(s, A, "inheritance-tirol")
    turn(s, A)
    assert refused(s, A, "play inheritance-tirol") == "no-estate-left"


@rule("inheritance.4")
@pytest.mark.parametrize(("where", "holder"), [("tirol", A), ("schwaben", NOBODY)])
def test_an_inheritance_may_win_the_principality(where: str, holder: int) -> None:
    s = table()
    put(s, A, where)
    hand(s, A, f"inheritance-{where}")
    turn(s, A)
    do(s, A, f"play inheritance-{where}", "confirm")
    assert s.holder[region(where)] == holder
    assert s.prestige[A] == (11 if holder == A else 10)


@rule("special.1", "special.2", "card.sondersteuer")
def test_a_special_card_in_an_action_round() -> None:
    s = table()
    for _ in range(4):
        put(s, A, "schwaben")
    hand(s, A, "special-sondersteuer-1")
    hand(s, B, "special-sondersteuer-2")
    turn(s, A)
    assert refused(s, B, "play special-sondersteuer-2") == "not-asked"
    do(s, A, "play special-sondersteuer-1", "confirm")
    assert s.gold[A] == 21
    assert s.discards == [card("special-sondersteuer-1")]


@rule("special.1", "special.3", "card.sondersteuer")
def test_a_special_card_in_the_evaluation() -> None:
    s = evaluation()
    for _ in range(5):
        put(s, A, "schwaben")
    put(s, A, "tirol", value=1)
    put(s, A, "tirol", value=2)
    hand(s, A, "special-sondersteuer-1")
    ask(s, Windows(INCOME))
    assert options(s, A) == ["pass", "special special-sondersteuer-1"]
    do(s, A, "special special-sondersteuer-1")
    assert s.gold[A] == 22
    assert s.discards == [card("special-sondersteuer-1")]
    assert s.cities(A) == 0


@rule("special.3")
def test_no_city_in_the_evaluation() -> None:
    s = evaluation()
    put(s, A, "oesterreich")
    hand(s, A, "special-sondersteuer-1")
    ask(s, Window(A, INCOME))
    assert refused(s, A, "city special-sondersteuer-1") == "not-in-menu"


@rule("special.4", "card.handsalbe")
def test_the_costs_of_a_special_card_must_be_payable() -> None:
    s = table()
    s.gold[A] = 2
    hand(s, A, "special-handsalbe-1")
    turn(s, A)
    assert refused(s, A, "play special-handsalbe-1") == "gold-short"


@rule("special.4", "card.raubritter")
def test_robber_knights_need_somebody_with_gold() -> None:
    s = table()
    s.gold = [15, 0, 0]
    hand(s, A, "special-raubritter-1")
    turn(s, A)
    assert refused(s, A, "play special-raubritter-1") == "no-effect"


@rule("special.4", "card.cost-prestige")
@pytest.mark.parametrize(("gold", "allowed"), [(4, False), (5, True)])
def test_the_lost_point_of_the_robbers_must_be_payable(gold: int, allowed: bool) -> None:
    s = table()
    s.prestige[A] = 0
    s.gold[A] = gold
    hand(s, A, "special-raubritter-1")
    turn(s, A)
    assert can(s, A, "play special-raubritter-1") is allowed


@rule("cards.7", "card.kind-special")
def test_one_special_card_per_evaluation() -> None:
    s = evaluation(2)
    put(s, A, "tirol")
    hand(s, A, "special-sondersteuer-1", "special-sondersteuer-2", "special-kundschafter-1")
    ask(s, Windows(INCOME), Windows(BEFORE_PRESTIGE))
    do(s, A, "special special-sondersteuer-1")
    do(s, B, "pass")
    assert asked_seat(s) == B  # A is not asked again
    do(s, B, "pass")
    assert asking(s) == ""
    from ludoteca.games.anno_1452.rules.windows import refuse_window

    assert key_of(refuse_window(s, A, card("special-kundschafter-1"), BEFORE_PRESTIGE)) == "special-used"


@rule("cards.7")
def test_no_special_card_in_phase_one() -> None:
    from ludoteca.games.anno_1452.rules.hand import CardsPhase

    s = evaluation(2)
    hand(s, A, "special-kundschafter-1")
    ask(s, CardsPhase())
    assert asking(s) == "Discard"
    assert refused(s, A, "special special-kundschafter-1") == "not-in-menu"


@rule("cards.8")
def test_no_other_cards_in_the_evaluation() -> None:
    s = evaluation()
    hand(s, A, "inheritance-tirol", "title-tirol", "city-prag")
    put(s, A, "tirol")
    ask(s, Window(A, AFTER))
    assert refused(s, A, "special inheritance-tirol") == "only-special"
    assert options(s, A) == ["pass"]


@rule("cards.9")
def test_each_card_has_its_window() -> None:
    s = evaluation()
    put(s, A, "tirol")
    hand(s, A, "special-sondersteuer-1", "special-kundschafter-1")
    ask(s, Window(A, AFTER))
    assert refused(s, A, "special special-sondersteuer-1") == "wrong-window"
    assert can(s, A, "special special-kundschafter-1")
    do(s, A, "pass")
    ask(s, Window(A, BEFORE_CORONATION))
    assert can(s, A, "special special-kundschafter-1")


@rule("cards.9")
def test_no_coronation_no_bribe() -> None:
    from ludoteca.games.anno_1452.rules.evaluation import usual_phases

    s = evaluation(2, "1257")
    windows = [step.window for step in usual_phases(s) if isinstance(step, Windows)]
    assert BEFORE_CORONATION not in windows
    hand(s, A, "special-handsalbe-1")
    ask(s, Window(A, BEFORE_ORDER))
    assert refused(s, A, "special special-handsalbe-1") == "wrong-window"


@rule("cards.10")
def test_asked_in_turn_order_once_per_window() -> None:
    s = evaluation()
    put(s, A, "tirol")
    hand(s, B, "special-bauernaufstand-1")
    ask(s, Windows(INCOME))
    do(s, A, "pass")
    do(s, B, "special special-bauernaufstand-1", "revolt tirol-1")
    assert asked_seat(s) == C
    do(s, C, "pass")
    assert asking(s) == ""
    assert "special" in told(s)
