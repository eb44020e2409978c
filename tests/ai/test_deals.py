"""Deals: by value, with a margin, and never without end."""

from typing import Any

import pytest

from ai.positions import position
from games.anno_1452.bargains import bargain, open_trade
from games.anno_1452.board import put
from ludoteca import registry
from ludoteca.ai import LEVELS, make_bot
from ludoteca.games.anno_1452.game import GAME as ANNO
from ludoteca.games.rio_de_la_plata.constants import GOODS
from ludoteca.kernel import Action, Game, act, offer, read_action
from ludoteca.lab.arena.arena import DEALS_AT_ONCE, haggle

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


def bargain_of_three(seats: int = 4) -> Any:
    """Phase 3 of an expert game of Anno 1452, in which A, B and C are neighbours."""
    s = bargain(seats, "1292")
    for seat, where in enumerate(("tirol", "bayern", "schwaben", "boehmen")[:seats]):
        put(s, seat, where)
    return open_trade(s)


@pytest.mark.parametrize("level", ["squire", "knight", "prince", "master"])
def test_a_peace_by_which_both_sides_gain_is_offered_and_concluded(level: str) -> None:
    """It costs neither of them anything, and raises their chances by less than a hundredth."""
    s = bargain_of_three()
    bots = [make_bot(ANNO, level, seed=seat) for seat in range(4)]
    assert haggle(ANNO, s, list(bots)) > 0
    assert s.agreements


def test_three_conclude_an_agreement() -> None:
    s = bargain_of_three()
    act(ANNO, s, 0, read_action(ANNO, "offer B / / peace 1298 with C"))
    for seat in (1, 2):
        answer = make_bot(ANNO, "squire").deal(ANNO, s, seat)
        assert answer == Action("accept", (1,))
        act(ANNO, s, seat, answer)
    assert s.at_peace(0, 1) and s.at_peace(1, 2) and s.at_peace(0, 2)


def test_no_offer_is_made_that_a_further_party_should_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    s = bargain_of_three()
    good = read_action(ANNO, "offer B / / peace 1298 with C")
    bad = read_action(ANNO, "offer B / / peace 1298 with C gives-gold C B 9")
    made = []
    for terms in (good, bad):
        monkeypatch.setattr(ANNO.deals, "ideas", lambda s, seat, terms=terms: [terms])
        made.append(make_bot(ANNO, "knight").deal(ANNO, s, 0))
    assert made == [good, None]


def test_nothing_is_offered_that_cannot_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was promised before counts as well."""
    s = bargain_of_three()
    terms = read_action(ANNO, "offer B / / pay A B 2 1298 forfeit-gold 1")
    monkeypatch.setattr(ANNO.deals, "ideas", lambda s, seat: [terms])
    poor = s.copy()
    act(ANNO, poor, 0, read_action(ANNO, "offer C / / pay A C 17 1298 forfeit-gold 1"))
    act(ANNO, poor, 2, read_action(ANNO, "accept 1"))
    made = []
    for state in (s, poor):
        bot = make_bot(ANNO, "knight")
        assert bot.haggler is not None
        bot.haggler.margin = -1.0
        made.append(bot.deal(ANNO, state, 0))
    assert made == [terms, None]


@pytest.mark.parametrize("good", range(GOODS))
def test_a_gift_is_taken_at_any_moment(good: int) -> None:
    """Even where the search finds a worse turn with it than without."""
    game = registry.find("rio_de_la_plata")
    taken = 0
    for number in range(6):
        s: Any = position(game, 2, number, 60 + 40 * number)
        if s.picks:
            continue
        s.gain(1, good, 1)
        act(game, s, 1, offer(0, [(good, 1)], []))
        taken += 1
        for level in LEVELS:
            assert make_bot(game, level, seed=number).deal(game, s, 0) == Action("accept", (1,))
    assert taken
