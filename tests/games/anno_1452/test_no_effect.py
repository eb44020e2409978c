"""The log says why a played card or an Event had no effect, and a refusal names what is missing and where."""

import pytest

from games.anno_1452.board import A, B, ask, asked_seat, asking, crown, do, hand, options, put, table, told, top, turn
from games.helpers import log_of
from ludoteca.games.anno_1452.constants import BEFORE_PRESTIGE
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.coronation import Coronation
from ludoteca.games.anno_1452.rules.events import draw_cards
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase
from ludoteca.games.anno_1452.rules.windows import Windows
from ludoteca.games.anno_1452.state import Anno
from ludoteca.i18n import Texts
from ludoteca.kernel import read_action, why
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.view import show_no
from ludoteca.testing import rule


def why_not(s: Anno, seat: int, text: str) -> str:
    no = show_no(GAME, Viewer(s, seat), why(GAME, s, seat, read_action(GAME, text)))
    return Texts("en", GAME.package, strict=True).tell("no-" + no["key"], no["args"])


@rule("event.5", "event.18", "event.21")
def test_an_event_without_effect_says_why() -> None:
    s = table(2, "1292")
    top(s, "event-gegenkoenig-1", "city-prag")
    draw_cards(s, A, 1, "event.2")
    assert "antiking-no-king" in told(s)
    s = table(3, "1292")
    put(s, B, "tirol")
    crown(s, A, 6, antiking=B, others=6)
    top(s, "event-gegenkoenig-1", "city-prag")
    draw_cards(s, A, 1, "event.2")
    assert [e.args for e in log_of(s) if e.key == "antiking-already"] == [(B,)]


@rule("card.landfriede")
def test_public_peace_says_what_it_spared_or_that_it_spared_nothing() -> None:
    s = table(2, "1292", 0)
    put(s, B, "tirol")
    hand(s, A, "special-landfriede-1")
    hand(s, B, "special-landfriede-2")
    ask(s, Windows(BEFORE_PRESTIGE), PrestigePhase())
    do(s, A, "special special-landfriede-1")
    do(s, B, "special special-landfriede-2")
    assert [e.args[0] for e in log_of(s) if e.key == "category-spared"] == [A]
    assert [e.args for e in log_of(s) if e.key == "spared-nothing"] == [(B,)]


@rule("card.handsalbe", "coronation.2")
def test_a_bribe_is_counted_in_the_log() -> None:
    s = table(2, "1292", 0)
    for _ in range(3):
        put(s, A, "sachsen")
    s.bribes = [2, 0]
    put(s, B, "tirol")
    s.prestige = [5, 10]
    ask(s, Coronation())
    assert [e.args for e in log_of(s) if e.key == "bribed"] == [(A, 1)]
    assert s.king == B


@rule("card.verrat", "card.hinterhalt")
@pytest.mark.parametrize(
    ("cards", "key"),
    [
        (("reaction-verrat-1", None), "betrayed-nobody"),
        (("reaction-hinterhalt-1", "reaction-hinterhalt-2"), "ambushes-cancel"),
    ],
)
def test_reactions_without_effect_say_why(cards: tuple[str, str | None], key: str) -> None:
    s = table(2)
    put(s, A, "tirol")
    put(s, B, "bayern")
    for seat, word in zip((A, B), cards, strict=True):
        if word:
            hand(s, seat, word)
    turn(s, A)
    do(s, A, "attack bayern-1", "from tirol-1", "confirm")
    while asking(s) == "AttackReaction":
        do(s, asked_seat(s), options(s, asked_seat(s))[-1])
    assert told(s).count(key) == 1


@rule("card.req-estate", "card.req-principality", "card.req-citizens")
def test_a_refusal_names_the_region() -> None:
    s = table(2)
    hand(s, A, "title-steiermark", "title-bayern", "title-lothringen", "title-maehren")
    put(s, A, "lothringen")
    turn(s, A)
    assert why_not(s, A, "play title-steiermark") == "Duke of Styria asks for 2 Estates in Styria."
    assert why_not(s, A, "play title-bayern") == "Duke of Bavaria asks for the Principality card of Bavaria."
    assert why_not(s, A, "play title-lothringen") == "Duke of Lorraine asks for 2 Citizens in Lorraine."
    assert why_not(s, A, "play title-maehren") == "Margrave of Moravia asks for 2 Estates in the regions it names."


@rule("card.kundschafter", "card.handsalbe")
@pytest.mark.parametrize("word", ["kundschafter", "handsalbe"])
def test_cards_drawn_by_a_special_card_cite_it(word: str) -> None:
    s = table(2, "1292", 0 if word == "kundschafter" else 1)
    put(s, A, "tirol")
    hand(s, A, f"special-{word}-1")
    if word == "kundschafter":
        ask(s, Windows(BEFORE_PRESTIGE))
        do(s, A, "special special-kundschafter-1")
    else:
        turn(s, A)
        do(s, A, "play special-handsalbe-1")
    assert {e.rule for e in log_of(s) if e.key == "drew"} == {f"card.{word}"}
