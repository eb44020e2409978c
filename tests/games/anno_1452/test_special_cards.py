"""The nine Special cards, and the data files of all cards."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
    can,
    card,
    do,
    hand,
    lay,
    options,
    place,
    put,
    reason,
    refused,
    region,
    table,
    top,
    turn,
)
from games.helpers import log_of
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.data import CARDS
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.records import DataError, Entry
from ludoteca.games.anno_1452.rules.coronation import Coronation
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase
from ludoteca.games.anno_1452.rules.windows import Window, Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import view
from ludoteca.testing import rule

INCOME, AFTER, BEFORE_PRESTIGE, BEFORE_CORONATION, BEFORE_ORDER = range(5)


def evaluation(seats: int = 3, year: str = "1298") -> Anno:
    s = table(seats, year, 0)
    s.phase = 2
    return s


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
    assert reason(s, A, "play special-landesausbau-1") == ("gold-short", "estate.4")


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
