"""Event cards: when they count, and the Interregnum."""

from games.anno_1452.board import (
    A,
    B,
    ask,
    asking,
    card,
    crown,
    do,
    fill,
    hand,
    lay,
    options,
    put,
    table,
    told,
    top,
    turn,
)
from games.anno_1452.reacting import evaluation
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.coronation import Coronation, NewOrder
from ludoteca.games.anno_1452.rules.evaluation import ActionRound
from ludoteca.games.anno_1452.rules.events import draw_cards
from ludoteca.games.anno_1452.rules.hand import CardsPhase
from ludoteca.games.anno_1452.rules.windows import Window, Windows
from ludoteca.kernel import NOBODY
from ludoteca.testing import rule

# Events


@rule("event.1")
def test_events_never_lie_in_a_hand() -> None:
    from games.anno_1452.board import started
    from ludoteca.kernel import Quick, choose

    s = started(3, 5)
    quick = Quick(5)
    while s.front:
        assert not [c for h in s.hands for c in h if data.KIND_OF[c] == words.EVENT]
        choose(GAME, s, 0, s.menus[0][quick.below(len(s.menus[0]))])
    assert "event-drawn" in told(s)


@rule("event.1", "card.kundschafter")
def test_the_spy_finds_no_event() -> None:
    s = table(2)
    top(s, "event-interregnum-1")
    draw_cards(s, B, 2, "cards.4")
    hand(s, A, "special-kundschafter-1")
    turn(s, A)
    do(s, A, "play special-kundschafter-1", "spy B")
    assert not [text for text in options(s, A) if "event" in text]


@rule("event.2", "card.handsalbe")
def test_an_event_is_replaced_whenever_cards_are_drawn() -> None:
    s = table(2)
    hand(s, A, "special-handsalbe-1")
    top(s, "event-interregnum-1", "event-gegenkoenig-1", "event-gegenkoenig-2", "city-prag", "city-basel")
    turn(s, A)
    do(s, A, "play special-handsalbe-1")
    assert s.hands[A] == [card("city-prag"), card("city-basel")]
    assert told(s).count("event-drawn") == 3
    assert s.gold[A] == 12


@rule("event.3")
def test_one_event_per_evaluation_in_any_phase() -> None:
    s = evaluation()
    crown(s, A, 12)
    s.phase = 6
    s.crowned = True
    s.event_seen = True
    hand(s, A, "special-kundschafter-1")
    top(s, "event-gegenkoenig-1", "city-prag")
    ask(s, Window(A, 4))
    do(s, A, "special special-kundschafter-1")
    assert s.antiking == NOBODY
    assert "event-void" in told(s)


@rule("event.4")
def test_one_event_per_action_round() -> None:
    s = table(2)
    crown(s, A, 12)
    top(s, "event-gegenkoenig-1", "city-prag", "city-basel", "city-verona", "city-florenz", "event-interregnum-1")
    ask(s, ActionRound(1))
    draw_cards(s, A, 1, "event.2")
    assert (s.king, s.antiking) == (A, B)
    draw_cards(s, B, 1, "event.2")
    assert s.king == A
    top(s, "event-interregnum-2")
    s.agenda.clear()
    ask(s, ActionRound(2))
    draw_cards(s, B, 1, "event.2")
    assert s.king == NOBODY


@rule("event.5")
def test_an_event_without_effect_still_counts() -> None:
    s = evaluation(2, "1257")
    top(s, "event-gegenkoenig-1", "event-interregnum-1")
    ask(s, CardsPhase())
    assert told(s).count("antiking-no-king") == 1
    assert told(s).count("event-void") == 1
    assert s.aside == []


@rule("event.5", "event.24")
def test_the_shuffle_card_never_counts() -> None:
    s = evaluation()
    lay(s, s.aside, *[c.id for c in data.CARDS if c.kind == words.EVENT and "mischen" not in c.id])
    top(s, "event-karten_mischen-1", "city-prag")
    draw_cards(s, A, 1, "cards.4")
    assert told(s).count("shuffled") >= 1
    assert not s.event_seen


@rule("event.5", "event.24")
def test_a_waiting_antiking_counts_from_the_moment_it_is_drawn() -> None:
    s = evaluation()
    top(s, "event-gegenkoenig-1", "event-interregnum-1")
    draw_cards(s, A, 1, "cards.4")
    assert s.aside == [card("event-gegenkoenig-1")]
    assert not s.vacant
    ask(s, Coronation())
    assert s.king != NOBODY


@rule("event.6", "event.9", "card.interregnum")
def test_interregnum_before_the_coronation() -> None:
    s = evaluation()
    crown(s, A, 5, B, 3)
    top(s, "event-interregnum-1")
    draw_cards(s, A, 1, "cards.4")
    assert s.king == A  # the old King keeps his crown until phase 5
    ask(s, Windows(3), Coronation())
    assert asking(s) == ""  # no window before a Coronation that is not held
    assert (s.king, s.antiking, s.soldiers) == (NOBODY, NOBODY, [0, 0])
    s.row += 1
    s.vacant = s.crowned = False
    ask(s, Coronation())
    assert s.king != NOBODY


@rule("event.6")
def test_interregnum_before_1273_has_no_effect() -> None:
    s = evaluation(2, "1257")
    top(s, "event-interregnum-1")
    draw_cards(s, A, 1, "cards.4")
    assert not s.vacant
    assert "interregnum-no-king" in told(s)


@rule("event.6", "card.handsalbe")
def test_a_bribe_is_lost_when_the_spy_draws_interregnum() -> None:
    s = evaluation()
    s.phase = 5
    put(s, A, "tirol")
    hand(s, A, "special-handsalbe-1")
    hand(s, B, "special-kundschafter-1", "special-handsalbe-2")
    top(s, "event-interregnum-1", "city-prag")
    ask(s, Windows(3), Coronation())
    do(s, A, "special special-handsalbe-1")
    do(s, B, "special special-kundschafter-1")
    assert s.gold[A] == 10
    assert s.king == NOBODY


@rule("event.7", "event.8", "event.19")
def test_interregnum_in_an_action_round() -> None:
    s = table(2)
    crown(s, A, 4, B, 6)
    s.order = [A, B]
    hand(s, A, "city-prag", "city-basel", "city-verona")
    s.prestige[A] = 14
    top(s, "event-interregnum-1", "city-florenz")
    draw_cards(s, B, 1, "event.2")
    assert (s.king, s.antiking, s.soldiers) == (NOBODY, NOBODY, [0, 0])
    assert len(s.hands[A]) == 3
    assert s.prestige[A] == 14
    assert s.order == [A, B]


@rule("event.7")
def test_a_king_who_dies_at_once_does_not_choose() -> None:
    s = evaluation()
    fill(s, B, 1)
    top(s, "event-interregnum-1")
    ask(s, Coronation(), NewOrder())
    assert asking(s) == ""
    assert s.king == NOBODY


@rule("event.9")
def test_what_ends_an_interregnum() -> None:
    s = table(2, "1298", 1)
    crown(s, A, 5)
    top(s, "event-interregnum-1")
    draw_cards(s, A, 1, "event.2")
    assert s.king == NOBODY
    s.row, s.column, s.phase, s.event_seen = 5, 0, 5, False
    ask(s, Coronation())
    assert s.king != NOBODY


@rule("event.9")
def test_two_interregna_in_a_row() -> None:
    s = evaluation()
    for name in ("event-interregnum-1", "event-interregnum-2"):
        s.vacant = s.crowned = s.event_seen = False
        s.phase = 1
        top(s, name)
        draw_cards(s, A, 1, "cards.4")
        ask(s, Coronation())
        assert s.king == NOBODY
        s.row += 1
