"""Aim, components, set-up and the pre-evaluation round."""

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
    fill,
    hand,
    lay,
    options,
    put,
    refused,
    region,
    settled,
    started,
    table,
    top,
    turn,
)
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.coronation import Coronation
from ludoteca.games.anno_1452.rules.end import FinalCount, victory_points
from ludoteca.games.anno_1452.rules.events import draw_cards, roll_order
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.ottokar import pairs_for_all
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.games.anno_1452.rules.setup import StartEstates, anticlockwise, deal
from ludoteca.kernel import ALL, NOBODY, SetupError, view
from ludoteca.testing import rule


@rule("goal.1")
def test_the_highest_total_wins_alone() -> None:
    s = table(4)
    s.gold = [0] * 4
    s.prestige = [20, 20, 20, 20]
    fill(s, A, 9)
    s.gold = [120, 180, 180, 0]
    ask(s, FinalCount())
    assert s.scores == [41, 38, 38, 20]
    assert s.places == [1, 2, 2, 4]


@rule("goal.1")
def test_a_player_without_estates_may_win() -> None:
    s = table(2)
    s.gold = [300, 0]
    fill(s, B, 10)
    ask(s, FinalCount())
    assert s.places == [1, 2]


@rule("goal.2")
def test_cards_titles_crowns_soldiers_and_supply_count_nothing() -> None:
    s = table(2)
    s.gold = [0, 0]
    s.prestige = [0, 0]
    put(s, A, "steiermark")
    put(s, A, "steiermark")
    hand(s, A, "city-prag", "city-basel", "city-verona", "city-florenz", "city-meissen")
    lay(s, s.titles[A], "title-steiermark")
    s.king = A
    s.soldiers[A] = 12
    assert victory_points(s, A) == 2
    assert s.supply[A] == 14


@rule("components.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.complete(seats)


@rule("components.1")
def test_each_player_has_an_own_colour() -> None:
    colours = view(GAME, started(4), A)["board"]["colours"]
    assert len(set(colours.values())) == 4


@rule("components.2")
def test_sixteen_estates_and_twenty_four_citizens_each() -> None:
    s = started(3)
    assert s.supply[:3] == [16, 16, 16]
    assert s.cubes[:3] == [24, 24, 24]


@rule("components.2")
def test_missing_pieces_are_noticed() -> None:
    s = table()
    put(s, A, "tirol", citizens=2)
    assert GAME.check(s) == []
    s.supply[A] += 1
    s.cubes[A] -= 1
    assert len(GAME.check(s)) == 2


@rule("components.3")
def test_reductions_and_gold_never_run_out() -> None:
    s = table(4)
    fill(s, A, 16)
    fill(s, B, 16)
    target = put(s, C, "kaernten") if s.crowd[region("kaernten")] < 3 else put(s, C, "unteritalien")
    for p in range(data.PLACES):
        if s.owner[p] in (A, B):
            s.value[p] = 2
    s.value[target] -= 1
    assert s.value.count(2) == 33
    s.gold = [300, 300, 300, 300]
    ask(s, Income())
    assert s.gold[:3] == [300 + 32, 300 + 32, 300 + 2]


@rule("components.3")
def test_twelve_soldiers_and_a_disc_for_every_tower() -> None:
    assert data.SOLDIERS == 12
    assert sum(data.TOWERS) == data.FIGURES.number("components", "cities") == 32


@rule("components.4")
def test_sixteen_regions_with_borders_both_ways() -> None:
    assert data.N_REGIONS == 16
    for a in range(16):
        for b in data.NEAR[a]:
            assert a in data.NEAR[b]
    assert data.NEAR[region("unteritalien")] == (region("toskana"),)


@rule("components.5")
def test_shields() -> None:
    assert sum(data.LIMIT) == 64
    assert {min(data.LIMIT), max(data.LIMIT)} == {3, 5}
    assert data.LIMIT[region("oesterreich")] == 5
    assert data.LIMIT[region("bayern")] == 4
    s = table()
    for _ in range(3):
        put(s, A, "tirol")
    with pytest.raises(ValueError, match="full"):
        put(s, B, "tirol")


@rule("components.6")
def test_towers() -> None:
    assert sum(data.TOWERS) == 32
    s = table()
    put(s, A, "maehren", city=True)
    put(s, A, "maehren")
    hand(s, A, "title-maehren")
    turn(s, A)
    assert refused(s, A, "city title-maehren") == "towers-full"


@rule("components.7")
def test_the_three_decks() -> None:
    assert [data.deck_size(d) for d in ("action", "principality", "crown")] == [89, 16, 2]
    assert data.N_CARDS == 89
    s = table()
    s.deck.pop()
    assert any("components.7" in fault for fault in GAME.check(s))


@rule("components.8")
def test_prestige_stays_between_0_and_20() -> None:
    s = table()
    s.prestige[A] = 20
    shift(s, A, 2, "prestige.6")
    assert (s.prestige[A], s.gold[A]) == (20, 25)
    s.prestige[B] = 0
    shift(s, B, -1, "prestige.7")
    assert (s.prestige[B], s.gold[B]) == (0, 10)
    s.prestige[B] = 21
    assert any("components.8" in fault for fault in GAME.check(s))


@rule("components.9")
def test_hands_are_secret_and_all_else_is_open() -> None:
    s = started(3)
    mine = view(GAME, s, A)["board"]
    hands = {z["seat"]: z["cards"] for z in mine["zones"] if z["id"] == "hand"}
    assert hands["B"] == ["back:0"] * 5
    assert all(c.startswith("card:") for c in hands["A"])
    gold = {c["seat"]: c["value"] for c in mine["counters"] if c["id"] == "gold"}
    assert gold == {"A": 15, "B": 15, "C": 15}
    deck = next(z["cards"] for z in mine["zones"] if z["id"] == "deck")
    assert set(deck) == {"back:0"}


@rule("components.10")
def test_twenty_one_dice_are_one_roll() -> None:
    from ludoteca.games.anno_1452.rules.battle import roll_side

    s = table(2)
    s.origin = put(s, A, "tirol", city=True, citizens=6)
    s.attacker = A
    s.troops[0] = 12
    dice(s, *[6] * 21)
    roll = roll_side(s, 0)
    assert (roll.dice, roll.hits) == (21, 21)
    assert s.forced == []


@rule("components.11")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    s = table(2)
    last = card("city-prag")
    s.discards = [c for c in s.deck if data.KIND_OF[c] == words.CITY and c != last]
    s.hands[B] = [c for c in s.deck if c != last and c not in s.discards]
    s.hands[B] = [c for c in s.hands[B] if data.KIND_OF[c] != words.EVENT]
    s.aside = [c for c in range(data.N_CARDS) if data.KIND_OF[c] == words.EVENT]
    s.deck = [last]
    draw_cards(s, A, 3, "cards.4")
    assert len(s.hands[A]) == 3
    assert last in s.hands[A]
    assert (len(s.deck), len(s.discards)) == (5, 0)


@rule("components.11")
def test_nothing_is_drawn_from_nothing() -> None:
    s = table(2)
    s.aside = [c for c in s.deck if data.KIND_OF[c] == words.EVENT]
    s.hands[B] = [c for c in s.deck if data.KIND_OF[c] != words.EVENT]
    s.deck = []
    draw_cards(s, A, 2, "cards.4")
    assert s.hands[A] == []


@rule("components.12")
def test_removed_pieces_can_be_used_again() -> None:
    s = table(2)
    fill(s, B, 16)
    p = next(p for p in range(data.PLACES) if s.owner[p] == B)
    s.city[p] = 1
    for _ in range(3):
        s.put_citizen(p)
    s.lift_estate(p)
    assert (s.supply[B], s.cubes[B]) == (1, 24)
    assert (s.city[p], s.citizens[p], s.owner[p]) == (0, 0, NOBODY)


@rule("components.13")
def test_a_player_without_anything_stays_in_the_game() -> None:
    s = table(2)
    fill(s, A, 3)
    ask(s, Coronation())
    assert s.king == B
    s = table(2)
    s.gold[B] = 0
    turn(s, B)
    assert options(s, B) == ["pass"]


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
