"""Event cards: the Antiking and the shuffle card."""

import pytest

from games.anno_1452.board import (
    YEARS,
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    can,
    card,
    crown,
    dice,
    do,
    fill,
    finish_turn,
    hand,
    lay,
    put,
    refused,
    started,
    table,
    told,
    top,
    turn,
)
from games.anno_1452.reacting import evaluation
from games.helpers import log_of
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.coronation import Coronation, NewOrder
from ludoteca.games.anno_1452.rules.evaluation import ActionRound, Evaluation
from ludoteca.games.anno_1452.rules.events import draw_cards
from ludoteca.games.anno_1452.rules.windows import Window
from ludoteca.kernel import NOBODY, view
from ludoteca.testing import rule


@rule("event.10", "card.gegenkoenig")
def test_electing_the_antiking() -> None:
    s = table(3)
    fill(s, A, 8)
    fill(s, B, 6)
    fill(s, C, 7)
    crown(s, B, 12)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, C, 1, "event.2")
    assert s.antiking == A


@rule("event.10", "event.24")
def test_a_waiting_card_counts_the_estates_of_its_moment() -> None:
    s = evaluation(3)
    fill(s, A, 3)
    fill(s, C, 2)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, C, 1, "cards.4")
    fill(s, C, 2)
    ask(s, Coronation())
    assert (s.king, s.antiking) == (B, C)


@rule("event.11")
def test_ties_for_antiking() -> None:
    s = table(3)
    fill(s, A, 7)
    fill(s, C, 7)
    crown(s, B, 12)
    s.prestige = [9, 10, 11]
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == C
    s = table(3)
    crown(s, B, 12)
    top(s, "event-gegenkoenig-1")
    dice(s, 2, 2, 1, 5)
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == C


@rule("event.12")
def test_the_king_cannot_be_antiking() -> None:
    s = table(2)
    fill(s, A, 9)
    crown(s, A, 12)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == B
    s = evaluation(3)  # a waiting card: the old King may be elected, the new one not
    crown(s, A, 4)
    fill(s, A, 5)
    fill(s, B, 4)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, B, 1, "cards.4")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (C, A)


@rule("event.13", "event.14", "event.17")
def test_the_gifts_of_the_antiking() -> None:
    s = table(2)
    crown(s, A, 12)
    put(s, A, "lothringen")
    top(s, "event-gegenkoenig-1", "city-prag", "event-interregnum-1", "city-basel", "city-verona", "city-florenz")
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == B
    assert s.prestige[B] == 13
    assert len(s.hands[B]) == 3
    assert s.king == A  # Interregnum among his cards has no effect
    turn(s, B)
    assert can(s, B, "attack lothringen-1")
    s.soldiers[B] = 0
    finish_turn(s)
    turn(s, B)
    assert refused(s, B, "attack lothringen-1") == "out-of-range"


@rule("event.15")
@pytest.mark.parametrize(("before", "each"), [(12, 6), (7, 3), (1, 0), (0, 0)])
def test_half_of_the_kings_soldiers(before: int, each: int) -> None:
    s = table(2)
    crown(s, A, before)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "event.2")
    assert s.soldiers == [each, each]
    assert s.antiking == B


@rule("event.16")
def test_an_antiking_of_phase_five_chooses_in_phase_six() -> None:
    s = evaluation()
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    ask(s, Coronation(), NewOrder())
    do(s, A, "place 2")
    assert (asking(s), asked_seat(s)) == ("ChoosePlace", B)


@rule("event.18", "card.antiking")
@pytest.mark.parametrize("year", ["1254", "1298"])
def test_no_antiking_without_a_king(year: str) -> None:
    s = table(2, year)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "event.2")
    assert s.antiking == NOBODY
    assert card("event-gegenkoenig-1") in s.discards
    s.antiking = B
    assert any("card.antiking" in fault for fault in GAME.check(s))


@rule("event.18", "event.24")
def test_a_card_of_phase_one_waits_also_after_a_kings_death() -> None:
    s = evaluation(2, "1308")
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "cards.4")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (A, B)


@rule("event.21")
def test_a_second_antiking_card() -> None:
    s = table(2)
    crown(s, A, 6, B, 6)
    top(s, "event-gegenkoenig-2")
    draw_cards(s, A, 1, "event.2")
    assert s.prestige == [10, 10]
    assert s.soldiers == [6, 6]
    assert s.event_seen


@rule("event.20", "coronation.10")
def test_how_long_an_antiking_lasts() -> None:
    s = evaluation(2, "1308")
    crown(s, A, 3, B, 3)
    s.prestige = [10, 15]
    fill(s, B, 1)
    ask(s, Coronation())
    assert s.antiking == NOBODY
    assert s.soldiers == [12, 0]
    assert s.prestige[B] == 15


@rule("event.22")
def test_the_rest_comes_from_the_new_deck() -> None:
    s = evaluation()
    keep = [c for c in s.deck if data.KIND_OF[c] == words.INHERITANCE]
    s.discards = [c for c in s.deck if c not in keep and c != card("event-karten_mischen-1")]
    for c in s.discards:
        s.known[c] = -1
    s.deck = keep
    top(s, "inheritance-tirol", "event-karten_mischen-1")
    draw_cards(s, A, 5, "cards.4")
    assert len(s.hands[A]) == 5
    assert s.hands[A][0] == card("inheritance-tirol")
    assert len(s.deck) + len(s.discards) + len(s.aside) + 5 == data.N_CARDS


@rule("event.23")
def test_deck_discards_and_the_card_itself_are_shuffled() -> None:
    s = table(2)
    lay(s, s.titles[A], "title-tirol")
    hand(s, B, *[c.id for c in data.CARDS if c.kind == words.INHERITANCE])
    hand(s, B, *[c.id for c in data.CARDS if c.kind == words.CITY], "marriage-tirol", "marriage-bayern")
    rest = s.deck.copy()
    s.deck = [c for c in rest if data.KIND_OF[c] != words.EVENT][:10]
    s.discards = [c for c in rest if c not in s.deck and c != card("event-karten_mischen-1")]
    total = len(s.deck) + len(s.discards) + 1
    top(s, "event-karten_mischen-1")
    draw_cards(s, A, 1, "cards.4")
    first = next(e for e in log_of(s) if e.key == "shuffled")
    assert first.args == (total,)
    assert s.titles[A] == [card("title-tirol")]
    assert len(s.hands[B]) == 24


@rule("event.23")
def test_only_the_shuffle_card_is_left() -> None:
    s = table(2)
    s.hands[B] = [c for c in s.deck if data.KIND_OF[c] != words.EVENT]
    s.aside = [c for c in s.deck if data.KIND_OF[c] == words.EVENT and c != card("event-karten_mischen-1")]
    s.deck = [card("event-karten_mischen-1")]
    draw_cards(s, A, 2, "cards.4")
    assert s.hands[A] == []
    assert s.deck + s.discards == [card("event-karten_mischen-1")]


@rule("event.24", "card.gegenkoenig")
@pytest.mark.parametrize("year", ["1273", "1298"])
def test_an_early_antiking_card_waits(year: str) -> None:
    s = evaluation(3, year)
    fill(s, A, 2)
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, C, 1, "cards.4")
    assert s.antiking == NOBODY
    assert s.aside == [card("event-gegenkoenig-1")]
    shown = view(GAME, s, B)["board"]["zones"]
    assert next(z["cards"] for z in shown if z["id"] == "aside") == ["card:event-gegenkoenig-1"]
    ask(s, Coronation())
    assert (s.king, s.antiking, s.soldiers) == (C, A, [6, 0, 6])
    assert s.prestige == [13, 10, 13]
    assert len(s.hands[A]) == 3
    assert s.aside == []


@rule("event.24")
def test_it_waits_even_beside_an_antiking_in_office() -> None:
    s = evaluation(2)
    crown(s, A, 6, B, 6)
    fill(s, B, 1)
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "cards.4")
    ask(s, Coronation())
    assert (s.king, s.antiking) == (A, B)
    assert s.prestige[B] == 13


@rule("event.24")
def test_drawn_by_the_spy_before_the_coronation() -> None:
    s = evaluation()
    fill(s, B, 1)
    hand(s, A, "special-kundschafter-1")
    top(s, "event-gegenkoenig-1", "city-prag")
    ask(s, Window(A, 3), Coronation())
    do(s, A, "special special-kundschafter-1")
    assert (s.king, s.antiking) == (A, B)


@rule("event.25")
@pytest.mark.parametrize(
    ("chosen", "antiking", "aside"),
    [({}, B, []), ({"antiking_timing": "after_coronation"}, NOBODY, ["event-gegenkoenig-1"])],
)
def test_an_early_antiking_is_crowned_at_once_unless_the_option_lets_the_card_wait(
    chosen: dict[str, str], antiking: int, aside: list[str]
) -> None:
    s = started(3, 1, **chosen)
    s.agenda.clear()
    s.row, s.column, s.phase = YEARS["1298"], 0, 1
    crown(s, A, 7)
    put(s, B, "tirol")
    top(s, "event-gegenkoenig-1", "city-prag", "city-basel", "city-verona", "city-florenz")
    draw_cards(s, C, 1, "cards.4")
    assert s.antiking == antiking
    assert s.aside == [card(word) for word in aside]
    assert s.prestige[B] == (13 if antiking == B else 10)


@rule("event.25")
def test_option_antiking_at_once() -> None:
    s = evaluation(2)
    s.antiking_at_once = True
    crown(s, A, 7)
    fill(s, A, 1)
    top(s, "event-gegenkoenig-1", "city-prag", "city-basel", "city-verona", "city-florenz")
    draw_cards(s, A, 1, "cards.4")
    assert (s.antiking, s.soldiers) == (B, [3, 3])
    assert s.prestige[B] == 13
    ask(s, Coronation())
    assert s.antiking == NOBODY
    assert len(s.hands[B]) == 3 + 3  # as Anti-king, then as King


@rule("event.25")
def test_option_at_once_in_1273_finds_no_king() -> None:
    s = evaluation(2, "1273")
    s.antiking_at_once = True
    top(s, "event-gegenkoenig-1")
    draw_cards(s, A, 1, "cards.4")
    assert s.aside == []
    assert s.antiking == NOBODY


@rule("card.interregnum")
def test_interregnum_without_a_king_counts_all_the_same() -> None:
    s = table(2)
    top(s, "event-interregnum-1")
    draw_cards(s, A, 1, "event.2")
    assert s.event_seen
    assert "interregnum-no-king" in told(s)


@rule("event.3", "event.4")
def test_the_first_event_is_counted_in_every_round() -> None:
    s = table(2)
    s.event_seen = True
    ask(s, ActionRound(2))
    assert not s.event_seen
    s = table(2, "1292", 3)
    s.event_seen = True
    hand(s, A, "city-prag")
    ask(s, Evaluation())
    assert not s.event_seen
