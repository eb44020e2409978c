"""What is printed on the cards: kinds and numbers, requirements, costs, benefits, the nine Special cards."""

from collections import Counter

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
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
    reason,
    refused,
    region,
    table,
    told,
    top,
    turn,
)
from games.helpers import log_of
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.data import CARDS, DEFINITIONS, REGIONS
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.records import Card, DataError, Entry
from ludoteca.games.anno_1452.rules.coronation import Coronation
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase
from ludoteca.games.anno_1452.rules.windows import Window, Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import NOBODY, view
from ludoteca.testing import rule

INCOME, AFTER, BEFORE_PRESTIGE, BEFORE_CORONATION, BEFORE_ORDER = range(5)


def of_kind(kind: int) -> list[Card]:
    return [c for c in CARDS if c.kind == kind]


def evaluation(seats: int = 3, year: str = "1298") -> Anno:
    s = table(seats, year, 0)
    s.phase = 2
    return s


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


@rule("card.ansiedlung")
def test_settlement() -> None:
    s = table()
    put(s, A, "tirol", citizens=1)
    hand(s, A, "special-ansiedlung-1")
    turn(s, A)
    do(s, A, "play special-ansiedlung-1", "citizen tirol-1", "citizen tirol-1")
    assert options(s, A) == ["confirm"]  # room for two only
    assert s.gold[A] == 15
    s = table()
    put(s, A, "tirol", citizens=3)
    hand(s, A, "special-ansiedlung-1")
    turn(s, A)
    assert refused(s, A, "play special-ansiedlung-1") == "no-effect"


@rule("card.ansiedlung")
def test_settlement_before_income_pays() -> None:
    s = evaluation(2)
    put(s, A, "tirol")
    hand(s, A, "special-ansiedlung-1")
    ask(s, Windows(INCOME), Income())
    do(s, A, "special special-ansiedlung-1", "citizen tirol-1")
    do(s, B, "pass")
    assert s.gold[A] == 15 + 3 + 1
    assert s.citizens_of(A) == 1


@rule("card.landesausbau")
def test_land_clearance() -> None:
    s = table()
    s.gold[A] = 9
    hand(s, A, "special-landesausbau-1", "special-landesausbau-2")
    turn(s, A)
    do(s, A, "play special-landesausbau-1", "build sachsen", "build sachsen", "confirm")
    assert s.gold[A] == 0
    assert s.estates_in(A, region("sachsen")) == 2
    s.gold[A] = 4
    turn(s, A)
    do(s, A, "play special-landesausbau-2", "build toskana")
    assert options(s, A) == ["confirm"]
    s = table()
    s.gold[A] = 3
    hand(s, A, "special-landesausbau-1")
    turn(s, A)
    assert refused(s, A, "play special-landesausbau-1") == "no-effect"


@rule("card.landesausbau", "estate.6")
def test_land_clearance_says_where_nothing_can_be_built() -> None:
    s = table()
    for _ in range(3):
        put(s, B, "tirol")
    hand(s, A, "special-landesausbau-1")
    turn(s, A)
    do(s, A, "play special-landesausbau-1")
    assert reason(s, A, "build tirol") == ("shield-full", "estate.6")
    do(s, A, "build sachsen")
    assert can(s, A, "done")


@rule("card.landesausbau")
def test_land_clearance_in_the_evaluation_builds_one() -> None:
    s = evaluation(2)
    hand(s, A, "special-landesausbau-1")
    ask(s, Window(A, BEFORE_ORDER))
    do(s, A, "special special-landesausbau-1", "build sachsen")
    assert s.estates(A) == 1
    assert s.front == []


@rule("card.landfriede")
def test_public_peace() -> None:
    s = table()
    hand(s, A, "special-landfriede-1")
    turn(s, A)
    do(s, A, "play special-landfriede-1", "confirm")
    assert s.prestige[A] == 12
    s = evaluation(2)
    put(s, A, "tirol")
    put(s, A, "sachsen")
    put(s, B, "lothringen", city=True, citizens=1)
    s.holder[region("tirol")] = B
    s.bound[region("tirol")] = 1
    hand(s, A, "special-landfriede-1")
    ask(s, Window(A, BEFORE_PRESTIGE), PrestigePhase())
    do(s, A, "special special-landfriede-1")
    assert s.prestige[A] == 11  # most Estates; three times fewest are ignored


@rule("card.landfriede")
def test_public_peace_does_not_cover_the_end_of_a_marriage() -> None:
    from ludoteca.games.anno_1452.rules.marriage import EndMarriages

    s = evaluation(2)
    lay(s, s.married[A], "marriage-tirol")
    s.holder[region("tirol")] = A
    s.bound[region("tirol")] = 1
    s.spared[A] = 1
    ask(s, EndMarriages())
    assert s.prestige[A] == 9


@rule("card.raubritter")
def test_robber_knights() -> None:
    s = table()
    s.gold = [15, 4, 0]
    hand(s, A, "special-raubritter-1")
    turn(s, A)
    do(s, A, "play special-raubritter-1")
    assert options(s, A) == ["rob B"]
    do(s, A, "rob B", "confirm")
    assert s.gold == [19, 0, 0]
    assert s.prestige[A] == 9


@rule("card.raubritter")
def test_robber_knights_in_the_evaluation() -> None:
    s = evaluation(2)
    hand(s, A, "special-raubritter-1")
    ask(s, Window(A, INCOME))
    assert refused(s, A, "special special-raubritter-1") == "wrong-window"
    do(s, A, "pass")
    ask(s, Window(A, AFTER))
    do(s, A, "special special-raubritter-1", "rob B")
    assert s.gold == [19, 11]


@rule("card.bauernaufstand")
def test_peasant_revolt() -> None:
    s = table()
    put(s, B, "tirol")
    put(s, B, "bayern", value=2)
    put(s, B, "sachsen", value=1)
    put(s, C, "toskana")
    hand(s, A, "special-bauernaufstand-1")
    turn(s, A)
    do(s, A, "play special-bauernaufstand-1")
    assert "revolt sachsen-1" not in options(s, A)
    do(s, A, "revolt tirol-1")
    assert options(s, A) == ["revolt bayern-1", "done"]  # one opponent, another Estate
    do(s, A, "revolt bayern-1", "confirm")
    assert (s.value[place("tirol-1")], s.value[place("bayern-1")]) == (2, 1)


@rule("card.bauernaufstand")
@pytest.mark.parametrize("value", [3, 2])
def test_peasant_revolt_in_the_evaluation(value: int) -> None:
    s = evaluation(2)
    put(s, B, "tirol", value=value)
    hand(s, A, "special-bauernaufstand-1")
    ask(s, Window(A, INCOME))
    do(s, A, "special special-bauernaufstand-1", "revolt tirol-1")
    assert s.value[place("tirol-1")] == 1
    assert s.front == []


@rule("card.kirchenbann")
def test_excommunication() -> None:
    s = table()
    s.prestige[B] = 1
    s.gold = [15, 3, 15]
    hand(s, A, "special-kirchenbann-1")
    turn(s, A)
    do(s, A, "play special-kirchenbann-1", "ban B", "confirm")
    assert s.prestige[B] == 0
    assert s.gold == [17, 0, 17]
    s = evaluation(2)
    put(s, B, "tirol")
    s.prestige[B] = 10
    lay(s, s.titles[B], "title-tirol")
    hand(s, A, "special-kirchenbann-1")
    ask(s, Window(A, BEFORE_PRESTIGE))
    do(s, A, "special special-kirchenbann-1", "ban B")
    ask(s, Window(A, BEFORE_PRESTIGE), Window(B, BEFORE_PRESTIGE))
    assert s.prestige[B] == 9
    assert s.titles[B] == []


@rule("card.handsalbe")
@pytest.mark.parametrize(
    ("estates", "prestige", "king"),
    [((5, 4, 6), (10, 10, 10), A), ((6, 4, 4), (10, 12, 11), B), ((6, 4, 4), (13, 12, 11), A)],
)
def test_bribing_the_electors(estates: tuple[int, int, int], prestige: tuple[int, int, int], king: int) -> None:
    from games.anno_1452.board import fill

    s = evaluation(3)
    for seat in range(3):
        fill(s, seat, estates[seat])
    s.prestige = list(prestige)
    hand(s, A, "special-handsalbe-1")
    ask(s, Window(A, BEFORE_CORONATION), Coronation())
    do(s, A, "special special-handsalbe-1")
    assert s.gold[A] == 10
    assert s.king == king


@rule("card.handsalbe")
def test_a_bribe_does_not_count_for_the_antiking() -> None:
    from games.anno_1452.board import fill

    s = evaluation(3)
    fill(s, A, 6)
    fill(s, B, 5)
    s.bribes[A] = 2
    top(s, "event-gegenkoenig-1")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (C, A)


@rule("card.kundschafter")
def test_the_spy_sees_a_hand_and_takes_a_card() -> None:
    s = table(3)
    hand(s, B, "city-prag", "city-basel", "city-verona", "city-florenz")
    hand(s, A, "special-kundschafter-1")
    turn(s, A)
    do(s, A, "play special-kundschafter-1")
    assert options(s, A) == ["spy B"]  # C has no cards
    do(s, A, "spy B")
    seen = [z["cards"] for z in view(GAME, s, C)["board"]["zones"] if z["id"] == "hand" and z["seat"] == "B"]
    assert seen == [["back:0"] * 4]
    assert refused(s, A, "pass") == "not-in-menu"
    do(s, A, "steal city-basel", "confirm")
    assert s.hands[A] == [card("city-basel")]
    assert len(s.hands[B]) == 3
    hidden = next(e for e in log_of(s) if e.key == "stolen")
    assert (hidden.seen, hidden.hide) == (1 << A | 1 << B, 1)


@rule("card.kundschafter")
def test_the_spy_in_the_evaluation_draws() -> None:
    s = evaluation(2)
    hand(s, A, "special-kundschafter-1")
    top(s, "event-interregnum-1", "city-prag")
    ask(s, Window(A, AFTER))
    do(s, A, "special special-kundschafter-1")
    assert s.hands[A] == [card("city-prag")]
    assert s.vacant


@rule("components.7")
def test_the_data_files_are_read_strictly() -> None:
    with pytest.raises(DataError, match=r"cards\.toml: card x: gold is missing"):
        Entry("cards.toml", "card x", {}).number("gold")
    with pytest.raises(DataError, match="is not a known key"):
        Entry("cards.toml", "card x", {"odd": 1}).close()
    with pytest.raises(DataError, match="is none of"):
        Entry("cards.toml", "card x", {"kind": "odd"}).one_of("kind", ["city"])


@rule("components.7", "components.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_text_and_every_figure_stands_in_it(lang: str) -> None:
    """The printed amounts of Gold of a card occur in its text."""
    texts = Texts(lang, GAME.package, strict=True)
    from ludoteca.i18n import catalogue

    messages = catalogue(GAME.package, lang)
    for c in CARDS:
        assert {"text", "german"} <= set(messages[f"card-{c.id}"].attributes)
        assert ("city" in messages[f"card-{c.id}"].attributes) == (c.city >= 0)
        text = texts._forms(f"card:{c.id}")["_text"]
        for use in (c.use, c.evaluation):
            if use is None:
                continue
            amounts = [use.price.gold] + [e.amount for e in use.effects if e.kind in (words.GOLD, words.TAKE_GOLD)]
            for amount in amounts:
                assert not amount or str(amount) in text, (c.id, amount)
        for need in c.needs:
            if need.kind == words.NEED_PRESTIGE:
                assert str(need.least) in text


@rule("attack.16")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_counted_as_one(lang: str) -> None:
    """Portuguese grammar takes 0 for singular: the figure itself must stand in the sentence."""
    texts = Texts(lang, GAME.package, strict=True)
    args: dict[str, int | str] = {"round": 7, "side": "side:attacker", "saved": 8}
    for hits in (0, 1, 2):
        assert f" {hits} " in texts.tell("log-hits", {**args, "hits": hits})


@rule("special.4", "card.sondersteuer", "card.handsalbe")
def test_no_special_card_for_nothing_in_the_evaluation() -> None:
    """Without Estates the tax brings nothing and the bribe changes no count."""
    s = evaluation(2)
    hand(s, A, "special-sondersteuer-1", "special-handsalbe-1")
    ask(s, Window(A, INCOME))
    assert refused(s, A, "special special-sondersteuer-1") == "no-effect"
    do(s, A, "pass")
    ask(s, Window(A, BEFORE_CORONATION))
    assert refused(s, A, "special special-handsalbe-1") == "no-effect"
    do(s, A, "pass")
    put(s, A, "tirol")
    ask(s, Window(A, BEFORE_CORONATION))
    assert can(s, A, "special special-handsalbe-1")


@rule("special.4", "components.11")
def test_no_drawing_from_nothing() -> None:
    s = table(2)
    hand(s, A, "special-handsalbe-1")
    s.hands[B] = [c for c in s.deck if data.KIND_OF[c] != words.EVENT]
    s.deck = [c for c in s.deck if data.KIND_OF[c] == words.EVENT]
    turn(s, A)
    assert refused(s, A, "play special-handsalbe-1") == "no-effect"
