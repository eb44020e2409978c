"""Deals: by value, with a margin, and never without end."""

from typing import Any

from bots.positions import position
from ludoteca.bots import LEVELS, make_bot
from ludoteca.bots.arena.arena import DEALS_AT_ONCE, haggle
from ludoteca.kernel import Action, Game, act, offer

COINS = 0
HARBOUR = 2
TRUCE = 0


def table(parley: Game[Any]) -> Any:
    """Three seats; A is on turn and has ten coins, B holds a harbour."""
    s: Any = position(parley, 3, 1, 0)
    s.coins = [10, 4, 4]
    s.owner[3] = 1
    return s


def test_a_present_is_accepted(parley: Game[Any]) -> None:
    s = table(parley)
    act(parley, s, 0, offer(1, [(COINS, 8)], []))
    for level in LEVELS:
        assert make_bot(parley, level).deal(parley, s, 1) == Action("accept", (1,))


def test_a_robbery_is_declined(parley: Game[Any]) -> None:
    s = table(parley)
    act(parley, s, 0, offer(1, [(COINS, 1)], [(HARBOUR, 3)]))
    for level in LEVELS:
        assert make_bot(parley, level).deal(parley, s, 1) == Action("decline", (1,))


def test_a_deal_that_changes_nothing_is_below_the_margin(parley: Game[Any]) -> None:
    s = table(parley)
    act(parley, s, 0, offer(1, [], [], (TRUCE, 1)))
    assert make_bot(parley, "prince").deal(parley, s, 1) == Action("decline", (1,))


def test_gains_are_those_of_the_whole_deal(parley: Game[Any]) -> None:
    s = table(parley)
    act(parley, s, 0, offer(1, [(COINS, 8)], []))
    haggler = make_bot(parley, "knight").haggler
    assert haggler is not None
    gains = haggler.gains(parley, s, 1, s.offers[0])
    assert gains[1] > 0 > gains[0]
    assert abs(sum(gains)) < 1e-9


def test_thinking_about_a_deal_moves_nothing(parley: Game[Any]) -> None:
    s = table(parley)
    act(parley, s, 0, offer(1, [(COINS, 8)], [(HARBOUR, 3)]))
    make_bot(parley, "prince").deal(parley, s, 1)
    assert (s.coins, s.owner[3], len(s.offers)) == ([10, 4, 4], 1, 1)


def test_a_bot_offers_what_both_should_like(parley: Game[Any]) -> None:
    """With no margin asked, A has something to offer; it can be made, and is laid before the partner."""
    s = table(parley)
    bot = make_bot(parley, "prince", seed=2)
    assert bot.haggler is not None
    bot.haggler.margin = -1.0
    made = bot.deal(parley, s, 0)
    assert made is not None and made.verb == "offer"
    act(parley, s, 0, made)  # raises if it cannot be made
    assert s.offers[0].frm == 0


def test_nobody_is_asked_twice_in_the_same_round(parley: Game[Any]) -> None:
    s = table(parley)
    bot = make_bot(parley, "prince", seed=2)
    assert bot.haggler is not None
    bot.haggler.margin = -1.0
    partners = []
    for _ in range(10):
        made = bot.deal(parley, s, 0)
        if made is None:
            break
        partners.append(made.args[0])
    assert len(partners) == len(set(partners)) > 0


def test_only_the_seat_on_turn_makes_offers(parley: Game[Any]) -> None:
    s = table(parley)
    bot = make_bot(parley, "prince", seed=2)
    assert bot.haggler is not None
    bot.haggler.margin = -1.0
    assert bot.deal(parley, s, 2) is None


def test_the_weak_levels_wait_to_be_asked(parley: Game[Any]) -> None:
    bot = make_bot(parley, "novice", seed=2)
    assert bot.haggler is not None
    bot.haggler.margin = -1.0
    assert bot.deal(parley, table(parley), 0) is None


def test_haggling_ends_even_if_every_bot_always_has_something_to_say(parley: Game[Any]) -> None:
    s = table(parley)
    bots = [make_bot(parley, "prince", seed=seat) for seat in range(3)]
    for bot in bots:
        assert bot.haggler is not None
        bot.haggler.margin = -1.0
    assert haggle(parley, s, list(bots)) <= 3 * DEALS_AT_ONCE
    assert not s.over
