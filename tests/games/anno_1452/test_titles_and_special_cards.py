"""Playing a card: Titles, Inheritances, Special cards."""

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
from games.anno_1452.card_windows import AFTER, BEFORE_CORONATION, BEFORE_ORDER, BEFORE_PRESTIGE, INCOME, evaluation
from games.helpers import key_of
from ludoteca.games.anno_1452.rules.evaluation import ActionRound
from ludoteca.games.anno_1452.rules.marriage import EndMarriages
from ludoteca.games.anno_1452.rules.windows import Window, Windows
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule


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
