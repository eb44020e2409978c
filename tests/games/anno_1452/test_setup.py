"""Aim and components."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
    card,
    dice,
    fill,
    hand,
    lay,
    options,
    put,
    refused,
    region,
    started,
    table,
    turn,
)
from ludoteca.games.anno_1452 import constants as words
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.rules.coronation import Coronation
from ludoteca.games.anno_1452.rules.end import FinalCount, victory_points
from ludoteca.games.anno_1452.rules.events import draw_cards
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.prestige import shift
from ludoteca.kernel import NOBODY, SetupError, view
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
