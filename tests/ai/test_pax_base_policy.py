"""The rules of thumb, and what every level does with a victory at hand."""

import pytest

from ai.positions import position
from ludoteca.ai import LEVELS, make_bot
from ludoteca.games.pax_renaissance.constants import IMPERIAL
from ludoteca.games.pax_renaissance.data import CARDS
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.rules.regime import crown
from ludoteca.games.pax_renaissance.state import Pax
from ludoteca.kernel import act, advance

CROWNS = 4
COMET = next(i for i, card in enumerate(CARDS) if card.kind == "comet" and card.deck == 0)


def crowned(active: bool) -> tuple[Pax, int]:
    """The seat on turn holds enough kings for the Imperial victory."""
    s = position(GAME, 2, 3, 0)
    assert isinstance(s, Pax)
    seat = s.front[0].seat
    for land in range(CROWNS):
        crown(s, seat, land, "change.2a")
    s.active[IMPERIAL] = active
    s.florins[seat] = 5
    advance(GAME, s)
    return s, seat


@pytest.mark.parametrize("level", [*LEVELS, "recipe"])
def test_every_level_declares_a_victory_at_hand(level: str) -> None:
    s, seat = crowned(True)
    assert make_bot(GAME, level, seed=2, simulations=40).choose(GAME, s, seat).verb == "declare"


def test_a_comet_is_bought_by_who_can_win_with_it() -> None:
    s, seat = crowned(False)
    s.market[1] = COMET
    s.comets[0].remove(COMET)
    advance(GAME, s)
    bot = make_bot(GAME, "recipe", seed=2)
    a = bot.choose(GAME, s, seat)
    assert (a.verb, a.args[0]) == ("buy", COMET)


def test_a_comet_with_which_a_rival_would_win_is_taken_away() -> None:
    """It is spent on another victory than the one that the rival meets."""
    s, seat = crowned(False)
    for land in range(CROWNS):
        s.holder[land] = 1 - seat
    s.tableaux[2 * (1 - seat)], s.tableaux[2 * seat] = s.tableaux[2 * seat], s.tableaux[2 * (1 - seat)]
    s.florins[1 - seat] = 5
    s.market[1] = COMET
    s.comets[0].remove(COMET)
    s.refresh_all()
    advance(GAME, s)
    bot = make_bot(GAME, "recipe", seed=2)
    a = bot.choose(GAME, s, seat)
    assert (a.verb, a.args[0]) == ("buy", COMET)
    act(GAME, s, seat, a)
    a = bot.choose(GAME, s, seat)
    assert a.verb == "activate"
    assert a.args[0] != IMPERIAL
