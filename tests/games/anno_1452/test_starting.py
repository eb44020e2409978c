"""Set-up and the pre-evaluation round."""

from collections import Counter

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    D,
    ask,
    asked_seat,
    asking,
    card,
    dice,
    do,
    options,
    put,
    refused,
    region,
    settled,
    started,
    table,
    top,
)
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.events import draw_cards, roll_order
from ludoteca.games.anno_1452.rules.ottokar import pairs_for_all
from ludoteca.games.anno_1452.rules.setup import StartEstates, anticlockwise, deal
from ludoteca.kernel import ALL, NOBODY, view
from ludoteca.testing import rule


@rule("setup.1", "setup.2", "setup.5", "setup.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game(seats: int) -> None:
    s = started(seats, scenario="normal")
    assert [o for o in s.owner if o != NOBODY] == []
    assert s.gold == [15] * seats
    assert s.prestige == [10] * seats
    assert s.holder == [NOBODY] * 16


@rule("setup.1")
def test_only_ottokar_stands_on_the_map_before_the_start() -> None:
    s = started(2, scenario="ottokar-b")
    assert s.owner.count(OTTOKAR) == 16
    assert sum(s.citizens) == 24
    assert s.owner.count(NOBODY) == data.PLACES - 16


@rule("setup.3")
def test_five_cards_each_before_placing() -> None:
    s = started(3)
    assert [len(h) for h in s.hands] == [5, 5, 5]
    assert len(s.deck) + len(s.discards) == 74
    assert asking(s) == "StartEstates"
    seat = asked_seat(s)
    mine = next(z for z in view(GAME, s, seat)["board"]["zones"] if z["id"] == "hand" and z["seat"] == "ABC"[seat])
    assert "back:0" not in mine["cards"]


@rule("setup.4", "card.karten_mischen")
@pytest.mark.parametrize("shuffled", [False, True])
def test_events_of_the_first_deal_are_discarded_or_by_the_option_shuffled_back(shuffled: bool) -> None:
    """Rulings 31 and G2."""
    found = 0
    for seed in range(12):
        s = table(4)
        s.seed = seed
        s.events_shuffled = shuffled
        deal(s)
        assert [len(h) for h in s.hands] == [5] * 4
        assert all(data.KIND_OF[c] != words.EVENT for h in s.hands for c in h)
        events = [c for c in s.deck + s.discards if data.KIND_OF[c] == words.EVENT]
        assert len(events) == 7
        assert all(data.KIND_OF[c] == words.EVENT and s.known[c] == ALL for c in s.discards)
        found += len(s.discards)
        assert not s.event_seen
    assert (found == 0) == shuffled


@rule("setup.6")
def test_the_highest_die_is_first_and_ties_roll_again() -> None:
    s = table(4)
    dice(s, 3, 6, 3, 1, 2, 5)
    assert roll_order(s, [A, B, C, D], "setup.6") == [B, C, A, D]
    dice(s, 4, 4, 4, 4, 1, 2, 3, 4)
    assert roll_order(s, [A, B, C, D], "setup.6") == [D, C, B, A]


@rule("setup.7")
@pytest.mark.parametrize("placement", ["from_first", "reverse"])
def test_placing_goes_from_the_first_player_or_by_the_option_in_reverse(placement: str) -> None:
    """Ruling 1: each player places both Estates."""
    s = started(4, scenario="normal", placement=placement)
    seen = []
    while asking(s) == "StartEstates":
        seat = asked_seat(s)
        do(s, seat, options(s, seat)[0])
        assert asked_seat(s) == seat
        if asking(s) == "StartEstates":
            other = s.after(seat)[0]
            assert refused(s, other, "start sachsen") == "not-asked"
            do(s, seat, options(s, seat)[0])
        seen.append(seat)
        do(s, seat, "confirm")
    assert seen == (s.order if placement == "from_first" else list(reversed(s.order)))


@rule("setup.6")
def test_the_others_follow_the_first_player_anticlockwise() -> None:
    s = table(4)
    dice(s, 3, 6, 6, 1, 2, 5)  # B and C are tied and roll again
    assert anticlockwise(s, [A, B, C, D]) == [C, B, A, D]


@rule("setup.8")
def test_two_different_adjacent_regions() -> None:
    s = table(4)
    ask(s, StartEstates(D, NOBODY))
    do(s, D, "start bayern")
    assert refused(s, D, "start bayern") == "region-taken"
    assert refused(s, D, "start sachsen") == "not-adjacent"
    do(s, D, "start tirol", "confirm")
    assert s.estates(D) == 2


@rule("setup.8")
def test_no_first_region_without_a_free_neighbour() -> None:
    s = table(4)
    put(s, A, "boehmen")
    put(s, A, "oesterreich")
    ask(s, StartEstates(D, NOBODY))
    assert refused(s, D, "start maehren") == "no-pair-there"


@rule("setup.9")
def test_one_starting_estate_per_region() -> None:
    s = table(4)
    put(s, D, "bayern")
    put(s, D, "tirol")
    ask(s, StartEstates(A, NOBODY))
    assert refused(s, A, "start tirol") == "region-taken"


@rule("setup.9")
def test_eight_regions_hold_one_estate_each() -> None:
    s = started(4, scenario="normal")
    while asking(s) != "Turn":
        seat = asked_seat(s)
        do(s, seat, options(s, seat)[-1])
    assert sorted(s.crowd) == [0] * 8 + [1] * 8


@rule("setup.9")
def test_however_they_choose_all_four_find_a_pair() -> None:
    assert pairs_for_all((1 << 16) - 1, 4)
    assert not pairs_for_all(0b11, 1) or 1 in data.NEAR[0]
    assert not pairs_for_all(1 << region("tirol") | 1 << region("bayern"), 2)


@rule("setup.10")
def test_starting_estates_are_free() -> None:
    s = table(3)
    ask(s, StartEstates(C, NOBODY))
    do(s, C, "start bayern", "start tirol", "confirm")
    assert s.gold[C] == 15


@rule("setup.11")
def test_one_estate_is_never_a_majority() -> None:
    s = table()
    put(s, A, "tirol")
    assert settled(s).holder[region("tirol")] == NOBODY
    assert min(data.LIMIT) == 3


@rule("setup.12", "pre.1", "actions.1")
def test_the_basic_game_begins_with_the_first_action_round() -> None:
    s = started(3)
    assert (s.row, s.column) == (0, 0)
    while asking(s) != "Turn":
        seat = asked_seat(s)
        do(s, seat, options(s, seat)[0])
    assert (s.row, s.column) == (0, 1)
    assert asked_seat(s) == s.order[0]
    assert s.gold == [15, 15, 15]
    assert refused(s, A, "offer B gold 1 / /") == "no-trade"


@rule("pre.2")
def test_the_expert_game_begins_with_agreements() -> None:
    s = started(2, game="expert", scenario="normal")
    while asking(s) in ("StartEstates", "Confirm"):
        seat = asked_seat(s)
        do(s, seat, options(s, seat)[0])
    assert asking(s) == "Bargain"
    assert s.market == []
    assert refused(s, asked_seat(s), "special special-kundschafter-1") == "not-in-menu"
    do(s, A, "offer B / / peace 1273")
    do(s, B, "accept 1")
    do(s, asked_seat(s), "finished")
    do(s, asked_seat(s), "finished")
    assert asking(s) == "Turn"
    assert s.at_peace(A, B)
    assert Counter(len(h) for h in s.hands) == {5: 2}


@rule("components.7", "event.1")
def test_events_are_on_top_only_when_put_there() -> None:
    s = table(2)
    top(s, "event-interregnum-1")
    assert s.deck[-1] == card("event-interregnum-1")
    draw_cards(s, A, 1, "cards.4")
    assert card("event-interregnum-1") not in s.hands[A]
    assert len(s.hands[A]) == 1
