"""Every rule of Parley, by its number."""

from __future__ import annotations

import json

import pytest

from games.helpers import can, do, options, refusal
from ludoteca.games.parley.data import HARBOUR, LETTER, LETTER_IDS
from ludoteca.games.parley.game import GAME
from ludoteca.games.parley.rules.claim import Duel
from ludoteca.games.parley.rules.round import EndOfRound, finish
from ludoteca.games.parley.rules.turn import Turn
from ludoteca.games.parley.state import Parley
from ludoteca.kernel import ALL, NOBODY, Action, advance, asked, new, offer, view
from ludoteca.testing import rule


def fresh(seats: int = 3, seed: int = 4, **options: str) -> Parley:
    s = new(GAME, GAME.complete(seats, options), seed, True)
    assert isinstance(s, Parley)
    return s


def at(name: str) -> int:
    return HARBOUR.number(name)


def hold(s: Parley, seat: int, *letters: str) -> None:
    """Give a seat exactly these letters, the others keep what is left of theirs."""
    for card in s.hands[seat]:
        s.deck.insert(0, card)
        s.known[card] = 0
    s.hands[seat] = []
    for word in letters:
        card = LETTER.number(word)
        for zone in s.zones():
            if card in zone:
                zone.remove(card)
        s.hands[seat].append(card)
        s.known[card] = 1 << seat
    advance(GAME, s)


def stake(word: str) -> Action:
    return Action("stake", (LETTER.number(word),))


@rule("setup.1")
def test_twenty_letters_of_five_kinds() -> None:
    assert len(LETTER_IDS) == 20
    assert sorted({word.split("_")[0] for word in LETTER_IDS}) == ["bishop", "captain", "duke", "envoy", "squire"]


@rule("setup.2")
def test_three_letters_six_coins_and_ships_spread_evenly() -> None:
    s = fresh(3)
    assert [len(hand) for hand in s.hands] == [3, 3, 3]
    assert s.coins == [6, 6, 6]
    assert s.ship == [0, 2, 4]


@rule("round.1")
def test_turns_go_round() -> None:
    s = fresh(3)
    do(s, "trade lantern", seat=0)
    do(s, "confirm", seat=0)
    assert asked(s, 1) >= 0


@rule("round.2")
def test_the_privilege_is_auctioned_after_the_turns() -> None:
    s = fresh(2)
    for seat in (0, 1):
        do(s, Action("trade", (s.ship[seat],)), seat=seat)
        do(s, "confirm", seat=seat)
    assert options(s, 0) == ["pass", "bid 1", "bid 2", "bid 3"]
    do(s, "bid 2", seat=0)
    do(s, "pass", seat=1)
    assert s.privileges == [1, 0]
    assert s.coins == [6 + 1 - 2, 6 + 1]
    assert s.round == 2


@rule("round.2")
def test_nobody_gets_a_privilege_nobody_wants() -> None:
    s = fresh(2)
    for seat in (0, 1):
        do(s, Action("trade", (s.ship[seat],)), seat=seat)
        do(s, "confirm", seat=seat)
    do(s, "pass", seat=0)
    do(s, "pass", seat=1)
    assert s.privileges == [0, 0]


@rule("turn.1", "turn.2")
def test_the_four_kinds_of_action_and_only_the_next_harbours() -> None:
    s = fresh(3)
    assert options(s, 0) == [
        "sail anvil",
        "sail amber",
        "trade lantern",
        "claim lantern",
        "draw",
    ]


@rule("turn.3")
def test_an_own_harbour_yields_one_more() -> None:
    s = fresh(3)
    s.ship[0] = at("gull")
    s.owner[at("gull")] = 0
    advance(GAME, s)
    do(s, "trade gull", seat=0)
    assert s.coins[0] == 6 + 4


@rule("turn.4")
def test_an_empty_deck_is_made_of_the_letters_put_away() -> None:
    s = fresh(2)
    s.discard = s.deck
    s.deck = []
    for card in s.discard:
        s.known[card] = ALL
    gone = len(s.discard)
    do(s, "draw", seat=0)
    assert len(s.hands[0]) == 4
    assert (len(s.deck), len(s.discard)) == (gone - 1, 0)
    assert all(s.known[card] == 0 for card in s.deck)


@rule("turn.4")
def test_no_letters_left() -> None:
    s = fresh(2)
    s.hands[1] += s.deck
    s.deck = []
    assert Turn(0).refuse(s, Action("draw")) is not None


@rule("turn.4")
def test_only_the_drawer_sees_the_letter() -> None:
    s = fresh(3)
    do(s, "draw", seat=0)
    shown = next(zone for zone in view(GAME, s, 1)["board"]["zones"] if zone["id"] == "hand" and zone["seat"] == "A")
    assert shown["cards"] == ["back:0"] * 4


@rule("turn.5")
@pytest.mark.parametrize(("face", "harbour"), [(5, "gull"), (4, "anvil")])
def test_a_six_drives_the_ship_on(face: int, harbour: str) -> None:
    s = fresh(3)
    s.forced = [face]
    do(s, "sail anvil", seat=0)
    assert s.ship[0] == at(harbour)


@rule("turn.2", "turn.5")
def test_no_storms_in_fair_weather() -> None:
    s = fresh(3, storms="no")
    before = s.draws
    do(s, "sail anvil", seat=0)
    assert (s.ship[0], s.draws) == (at("anvil"), before)


@rule("turn.6")
def test_a_sixth_letter_goes_at_once_even_out_of_turn() -> None:
    s = fresh(3)
    hold(s, 1, "duke_1", "duke_2", "duke_3", "duke_4", "squire_1")
    hold(s, 0, "envoy_1")
    do(s, offer(1, [(1, LETTER.number("envoy_1"))], []), seat=0)
    do(s, "accept 1", seat=1)
    assert asked(s, 1) >= 0 and asked(s, 0) < 0
    do(s, "discard squire_1", seat=1)
    assert len(s.hands[1]) == 5
    assert asked(s, 0) >= 0


@rule("claim.1")
def test_a_claim_costs_two_coins_and_the_own_harbour_cannot_be_claimed() -> None:
    s = fresh(3)
    s.coins[0] = 1
    advance(GAME, s)
    assert refusal(s, "claim lantern", seat=0).key == "too-poor"
    s.owner[0] = 0
    assert refusal(s, "claim lantern", seat=0).key == "already-yours"


@rule("claim.1")
def test_a_free_harbour_is_taken_when_nobody_objects() -> None:
    s = fresh(3)
    do(s, "claim lantern", seat=0)
    do(s, "pass", seat=2)
    do(s, "pass", seat=1)
    assert s.owner[0] == 0 and s.coins[0] == 4


@rule("claim.2")
def test_an_envoy_stops_the_claim_and_the_coins_are_lost() -> None:
    s = fresh(3)
    hold(s, 2, "envoy_2")
    do(s, "claim lantern", seat=0)
    do(s, "pass", seat=1)
    do(s, "envoy envoy_2", seat=2)
    assert s.owner[0] == NOBODY and s.coins[0] == 4
    assert LETTER.number("envoy_2") in s.discard


@rule("claim.2")
def test_all_others_are_asked_whether_or_not_they_hold_an_envoy() -> None:
    s = fresh(4)
    for seat in (1, 2, 3):
        hold(s, seat, f"duke_{seat}")
    do(s, "claim lantern", seat=0)
    assert sorted(step.seat for step in s.front) == [1, 2, 3]


@rule("claim.3")
def test_neither_sees_the_other_choose() -> None:
    views = []
    for word in ("duke_1", "squire_1"):
        s = fresh(2)
        hold(s, 1, "duke_1", "squire_1")
        s.owner[0] = 1
        advance(GAME, s)
        do(s, "claim lantern", seat=0)
        do(s, stake(word), seat=1)
        views.append(json.dumps(view(GAME, s, 0)))
    assert views[0] == views[1]


@rule("claim.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "owner"),
    [("duke_1", "bishop_1", 0), ("bishop_1", "bishop_2", 1), ("squire_1", "duke_1", 1), ("squire_1", "envoy_1", 0)],
)
def test_the_higher_letter_wins_and_a_tie_is_the_defenders(mine: str, theirs: str, owner: int) -> None:
    s = fresh(2)
    hold(s, 0, mine)
    hold(s, 1, theirs)
    s.agenda.pop()
    s.then(Duel(0, 1, 3), Turn(0))
    s.owner[3] = 1
    advance(GAME, s)
    do(s, stake(mine), seat=0)
    do(s, stake(theirs), seat=1)
    assert s.owner[3] == owner
    assert sorted(s.discard) == sorted([LETTER.number(mine), LETTER.number(theirs)])


@rule("deal.1")
def test_a_seat_offers_only_what_it_has() -> None:
    s = fresh(3)
    for things in ([(0, 7)], [(0, 3), (0, 4)], [(1, s.hands[1][0])], [(2, 0)]):
        assert refusal(s, offer(2, things, []), seat=0).rule == "deal.1"
    assert s.offers == []


@rule("deal.1")
def test_a_deal_is_checked_again_when_it_is_accepted() -> None:
    s = fresh(3)
    do(s, offer(1, [(0, 6)], []), seat=0)
    do(s, offer(2, [(0, 6)], [(0, 1)]), seat=0)
    do(s, "accept 2", seat=2)
    assert s.coins == [1, 6, 11]
    assert refusal(s, "accept 1", seat=1).key == "cannot-give-coins"
    assert s.coins == [1, 6, 11]
    do(s, "decline 1", seat=1)
    assert s.offers == []


@rule("deal.1")
def test_only_the_two_concerned_answer_an_offer_and_it_lapses_with_the_round() -> None:
    s = fresh(2)
    do(s, offer(0, [(0, 1)], []), seat=1)
    assert refusal(s, "accept 1", seat=1).key == "not-your-offer"
    assert refusal(s, "withdraw 1", seat=0).key == "not-your-offer"
    for seat in (0, 1):
        do(s, Action("trade", (s.ship[seat],)), seat=seat)
        do(s, "confirm", seat=seat)
    do(s, "pass", seat=0)
    do(s, "pass", seat=1)
    assert s.offers == []


@rule("deal.2")
def test_a_truce_forbids_duels_until_it_ends() -> None:
    s = fresh(2)
    s.owner[0] = 1
    do(s, offer(1, [(0, 1)], [], (0, 2)), seat=0)
    do(s, "accept 1", seat=1)
    assert refusal(s, "claim lantern", seat=0).key == "truce"
    s.round = 3
    advance(GAME, s)
    assert can(s, "claim lantern", seat=0)
    assert refusal(s, offer(1, [], [], (0, 4)), seat=0).key == "truce-length"


@rule("end.1")
def test_three_harbours_win_at_once() -> None:
    s = fresh(2)
    s.privileges[1] = 30
    s.owner = [0, 0, NOBODY, NOBODY, NOBODY, 0]
    advance(GAME, s)
    assert (s.over, s.places) == ("harbours", [1, 2])


@rule("end.1")
@pytest.mark.parametrize(("length", "rounds"), [("short", 6), ("long", 10)])
def test_the_last_round_ends_the_game(length: str, rounds: int) -> None:
    s = fresh(2, length=length)
    s.agenda.clear()
    s.round = rounds
    s.then(EndOfRound())
    advance(GAME, s)
    assert s.over == "rounds"


@rule("end.2")
def test_two_a_harbour_one_a_privilege_one_for_five_coins() -> None:
    s = fresh(2)
    s.owner[0] = s.owner[1] = 0
    s.privileges[0] = 1
    s.coins[0] = 9
    assert s.score(0) == 6


@rule("end.3")
def test_ties_go_to_the_richer_then_are_shared() -> None:
    s = fresh(3)
    s.coins = [4, 3, 4]
    finish(s, "rounds")
    assert s.places == [1, 3, 1]
