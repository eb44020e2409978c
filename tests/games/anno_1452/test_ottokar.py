"""The Ottokar scenario."""

import pytest

from games.anno_1452.board import (
    A,
    B,
    C,
    ask,
    asked_seat,
    asking,
    battle,
    can,
    dice,
    do,
    fill,
    hand,
    options,
    place,
    put,
    reason,
    refused,
    region,
    settled,
    started,
    table,
    told,
    turn,
)
from games.helpers import log_of
from ludoteca.games.anno_1452 import data
from ludoteca.games.anno_1452.game import GAME
from ludoteca.games.anno_1452.realm import OTTOKAR
from ludoteca.games.anno_1452.rules.battle import chooser
from ludoteca.games.anno_1452.rules.coronation import Coronation
from ludoteca.games.anno_1452.rules.estate import majority, price
from ludoteca.games.anno_1452.rules.events import crown_antiking
from ludoteca.games.anno_1452.rules.income import Income
from ludoteca.games.anno_1452.rules.ottokar import Arrange, lay_ottokar, pairs_for_all
from ludoteca.games.anno_1452.rules.prestige import PrestigePhase, shift
from ludoteca.games.anno_1452.rules.setup import StartEstates
from ludoteca.games.anno_1452.state import Anno
from ludoteca.kernel import NOBODY, SetupError, playout
from ludoteca.testing import rule


def layout(number: int = 0, seats: int = 2) -> Anno:
    s = table(seats)
    lay_ottokar(s, number)
    return s


def counts(s: Anno) -> dict[str, int]:
    return {data.REGIONS[r].id: s.estates_in(OTTOKAR, r) for r in range(16) if s.estates_in(OTTOKAR, r)}


@rule("ottokar.1")
def test_for_two_or_three() -> None:
    with pytest.raises(SetupError) as error:
        GAME.complete(4, {"scenario": "ottokar-a"})
    assert error.value.key == "no-colour-left"
    assert started(2).ottokar
    assert counts(started(2)) == counts(layout(0))
    assert not started(2, scenario="normal").ottokar
    assert not started(3).ottokar
    assert started(3, scenario="ottokar-b").ottokar


@rule("ottokar.2")
@pytest.mark.parametrize("number", [0, 1])
def test_all_his_pieces_are_on_the_map(number: int) -> None:
    s = layout(number)
    assert s.owner.count(OTTOKAR) == 16
    assert sum(s.citizens) == 24
    assert {s.value[p] for p in range(data.PLACES) if s.owner[p] == OTTOKAR} == {3}
    assert (s.supply[OTTOKAR], s.cubes[OTTOKAR]) == (0, 0)
    assert GAME.check(s) == []


@rule("ottokar.3")
def test_layout_a() -> None:
    s = layout(0)
    assert counts(s) == {"boehmen": 5, "maehren": 3, "oesterreich": 4, "steiermark": 2, "kaernten": 2}
    cities = {data.REGIONS[r].id: s.cities_in(r) for r in range(16) if s.cities_in(r)}
    assert cities == {"boehmen": 2, "oesterreich": 2, "maehren": 1, "steiermark": 1}
    assert 32 - sum(s.city) == 26


@rule("ottokar.4")
def test_layout_b() -> None:
    s = layout(1)
    expected = {"boehmen": 4, "maehren": 2, "oesterreich": 3, "steiermark": 3, "kaernten": 2, "franken": 1}
    assert counts(s) == {**expected, "lombardei": 1}
    assert 32 - sum(s.city) == 28


def playable(s: Anno) -> bool:
    """All his pieces are on the map within the limits, and each player finds two adjacent free regions."""
    assert (s.owner.count(OTTOKAR), sum(s.citizens)) == (16, 24)
    assert GAME.check(s) == []
    return pairs_for_all(sum(1 << r for r in range(16) if s.crowd[r] == 0), s.seats)


@rule("ottokar.5")
def test_what_an_own_layout_may_not_do() -> None:
    s = layout(0)
    for p in range(data.PLACES):  # a seventh Citizen has no room in Prague
        if s.owner[p] == OTTOKAR and p != place("boehmen-1") and s.citizens[place("boehmen-1")] < 6 and s.citizens[p]:
            s.lift_citizen(p)
            s.put_citizen(place("boehmen-1"))
    ask(s, Arrange(A, 9))
    assert reason(s, A, "drop-city boehmen-1") == ("layout-room", "ottokar.5")
    assert reason(s, A, "add-city boehmen-3") == ("towers-full", "ottokar.5")
    do(s, A, "shift-citizen boehmen-2")
    assert reason(s, A, "to-estate boehmen-1") == ("citizens-full", "ottokar.5")
    do(s, A, "to-estate boehmen-3", "shift-estate maehren-2")
    assert reason(s, A, "to-region boehmen") == ("shield-full", "ottokar.5")  # a sixth Estate
    do(s, A, "to-region sachsen", "shift-estate steiermark-1")
    assert reason(s, A, "to-region maehren") == ("towers-full", "ottokar.5")
    do(s, A, "to-region tirol")
    assert playable(s)


@rule("ottokar.5")
def test_an_own_layout_leaves_everybody_two_adjacent_regions() -> None:
    s = table(2)
    for r in range(14):
        s.put_estate(OTTOKAR, r)
    s.put_estate(OTTOKAR, region("boehmen"))
    s.put_estate(OTTOKAR, region("boehmen"))
    assert (s.crowd[region("toskana")], s.crowd[region("unteritalien")]) == (0, 0)
    for r in (region("maehren"), region("oesterreich")):  # Tuscany with Southern Italy, Moravia with Austria
        s.lift_estate(data.PLACES_IN[r][0])
        s.put_estate(OTTOKAR, region("schwaben"))
    ask(s, Arrange(A, 9))
    do(s, A, "shift-estate schwaben-2")
    for where in ("toskana", "unteritalien", "maehren", "oesterreich"):
        assert reason(s, A, f"to-region {where}") == ("layout-no-start", "ottokar.5")
    do(s, A, "to-region bayern")


@rule("ottokar.5")
def test_an_own_layout_is_drawn_move_by_move() -> None:
    s = started(2, scenario="ottokar-custom")
    first = s.order[0]
    assert (asking(s), asked_seat(s)) == ("Arrange", first)
    assert not can(s, first, "shift-estate sachsen-1")
    do(s, first, "shift-estate boehmen-5")
    assert "to-region maehren" not in options(s, first)  # full
    do(s, first, "to-region sachsen", "add-city sachsen-1", "shift-citizen boehmen-1", "to-estate sachsen-1")
    do(s, first, "drop-city maehren-1")
    assert counts(s)["sachsen"] == 1
    assert s.citizens[place("sachsen-1")] == 2
    assert playable(s)
    do(s, first, "done", "confirm")
    assert asking(s) == "StartEstates"
    assert refused(s, asked_seat(s), "start sachsen") == "region-taken"


@rule("ottokar.5")
def test_the_last_move_of_an_own_layout_can_still_be_taken_back() -> None:
    """Two moves are left; after the second the player confirms like after any other turn."""
    s = layout(0)
    ask(s, Arrange(A, 2))
    do(s, A, "drop-city maehren-1", "shift-citizen boehmen-1", "to-estate maehren-3")
    assert options(s, A) == ["confirm"]
    assert [key for key in told(s) if key.startswith("layout")] == ["layout-no-city", "layout-citizen", "layout-done"]
    assert s.city[place("maehren-1")] == 0
    assert s.citizens[place("maehren-3")] == 1


@rule("ottokar.5")
def test_every_drawn_layout_can_be_played() -> None:
    for seed in range(8):
        s = started(2 + seed % 2, seed, scenario="ottokar-custom")
        while asking(s) in ("Arrange", "ArrangeTo"):
            playout(GAME, s, seed + len(log_of(s)), 1)
        assert playable(s)


@rule("ottokar.6")
def test_players_start_outside_his_regions() -> None:
    s = layout(0)
    ask(s, StartEstates(A, NOBODY))
    assert refused(s, A, "start steiermark") == "region-taken"
    s = layout(0)
    turn(s, A)
    do(s, A, "build steiermark", "confirm")
    assert s.gold[A] == 9
    for number in (0, 1):
        free = sum(1 << r for r in range(16) if layout(number).crowd[r] == 0)
        assert pairs_for_all(free, 3)


@rule("ottokar.7")
def test_ottokar_is_passive() -> None:
    s = settled(layout(0))
    assert majority(s, region("boehmen")) == NOBODY
    s.row, s.column = 4, 0
    fill(s, A, 3)
    fill(s, B, 2)
    gold = list(s.gold)
    ask(s, Income())
    assert s.gold == [gold[0] + 9, gold[1] + 6]
    ask(s, Coronation())
    assert s.king == B
    assert len(s.hands) == len(s.gold) == 2


@rule("ottokar.8")
def test_ottokar_can_be_attacked() -> None:
    s = layout(0)
    put(s, A, "bayern")
    prague = place("boehmen-1")
    s.value[prague] = 1
    while s.citizens[prague]:
        s.lift_citizen(prague)
    battle(s, A, "bayern-1", "boehmen-1")
    dice(s, 6, 1, 1, 2)
    do(s, A, "pass")
    assert (s.owner[prague], s.value[prague], s.city[prague]) == (A, 1, 1)
    assert s.prestige == [10, 10]


@rule("ottokar.8")
def test_ottokar_defends_with_his_cities_and_gains_nothing() -> None:
    s = layout(0)
    put(s, A, "bayern", value=1)
    battle(s, A, "bayern-1", "boehmen-1")
    dice(s, 6, 1, 1, 6, 5, 5, 5, 5)
    do(s, A, "pass")
    hit = next(e.args for e in log_of(s) if e.key == "hits" and e.args[1] == 1)
    assert hit == (1, 1, 1, 1)
    assert s.prestige == [8, 10]
    assert s.estates(A) == 0


@rule("ottokar.9")
@pytest.mark.parametrize(("seats", "attacker", "acting"), [(2, A, B), (3, C, A), (3, A, B)])
def test_who_acts_for_ottokar(seats: int, attacker: int, acting: int) -> None:
    s = layout(0, seats)
    s.attacker, s.defender = attacker, OTTOKAR
    assert chooser(s, 1) == acting
    s.order = list(reversed(range(seats)))
    s.attacker = s.order[0]
    assert chooser(s, 1) == s.order[1]


def hit_ottokar(s: Anno, *faces: int) -> None:
    """A attacks an Estate of value 3 with 2 Citizens and makes three hits."""
    put(s, A, "bayern", city=True, citizens=6)
    put(s, OTTOKAR, "tirol", citizens=2)
    battle(s, A, "bayern-1", "tirol-1")
    dice(s, *(faces or (1, 1, 1, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1)))
    do(s, A, "pass")


@rule("ottokar.10", "attack.23")
def test_the_acting_player_chooses_his_losses() -> None:
    s = table(2)
    hit_ottokar(s)
    assert (asking(s), asked_seat(s)) == ("Losses", B)
    assert refused(s, A, "lose-citizen tirol-1") == "not-asked"
    do(s, B, "lose-point tirol-1", "lose-point tirol-1")
    assert [e.args for e in log_of(s) if e.key == "point-lost"][:2] == [(place("tirol-1"), 2), (place("tirol-1"), 1)]
    assert s.citizens[place("tirol-1")] <= 1  # the third hit takes a Citizen


@rule("ottokar.10")
def test_the_automatic_choice_takes_citizens_first() -> None:
    s = table(2)
    s.ottokar_auto = True
    hit_ottokar(s)
    lost = [e for e in log_of(s) if e.key in ("citizen-lost", "point-lost")][:3]
    assert [e.key for e in lost] == ["citizen-lost", "citizen-lost", "point-lost"]
    assert started(2, ottokar_losses="automatic").ottokar_auto


@rule("ottokar.10", "card.verrat")
def test_the_acting_player_chooses_what_treason_removes() -> None:
    s = table(2)
    put(s, A, "bayern")
    put(s, OTTOKAR, "tirol", citizens=3)
    hand(s, A, "reaction-verrat-1")
    battle(s, A, "bayern-1", "tirol-1")
    do(s, A, "react reaction-verrat-1")
    assert (asking(s), asked_seat(s)) == ("Betrayed", B)


@rule("ottokar.11")
def test_his_estates_count_for_price_shield_and_majority() -> None:
    s = table(2)
    for _ in range(2):
        put(s, OTTOKAR, "steiermark")
        put(s, A, "steiermark")
    assert majority(s, region("steiermark")) == NOBODY
    s.lift_estate(place("steiermark-1"))
    assert majority(s, region("steiermark")) == A
    assert price(s, region("steiermark")) == 4 + 3
    s = layout(0)
    turn(s, A)
    assert refused(s, A, "build boehmen") == "shield-full"


@rule("ottokar.12")
def test_not_counted_in_phase_four_or_elections() -> None:
    s = table(2, "1298", 0)
    fill(s, OTTOKAR, 16)
    fill(s, A, 5)
    fill(s, B, 4)
    ask(s, PrestigePhase())
    assert s.prestige == [11, 9]
    ask(s, Coronation())
    assert s.king == B
    crown_antiking(s)
    assert s.antiking == A


@rule("ottokar.13")
def test_his_losses_never_come_back() -> None:
    s = table(2)
    put(s, OTTOKAR, "tirol", value=1)
    put(s, A, "bayern")
    battle(s, A, "bayern-1", "tirol-1")
    dice(s, 6, 1, 1, 1)
    do(s, A, "pass")
    assert s.owner.count(OTTOKAR) == 0
    turn(s, B)
    assert can(s, B, "attack tirol-1") is False
    do(s, B, "build tirol", "confirm")
    assert s.owner.count(OTTOKAR) == 0


@rule("ottokar.14", "prestige.9")
def test_ottokar_as_a_target() -> None:
    s = table(2)
    put(s, OTTOKAR, "tirol")
    put(s, OTTOKAR, "bayern")
    hand(s, A, "special-raubritter-1", "special-bauernaufstand-1", "special-kirchenbann-1")
    turn(s, A)
    do(s, A, "play special-bauernaufstand-1", "revolt tirol-1", "revolt bayern-1", "confirm")
    assert (s.value[place("tirol-1")], s.value[place("bayern-1")]) == (2, 2)
    turn(s, A)
    do(s, A, "play special-raubritter-1")
    assert options(s, A) == ["rob B"]
    do(s, A, "rob B", "confirm")
    turn(s, A)
    do(s, A, "play special-kirchenbann-1")
    assert options(s, A) == ["ban B"]
    s = table(2)
    put(s, OTTOKAR, "tirol")
    s.prestige[A] = 0
    s.gold = [0, 0]
    shift(s, A, -1, "attack.9")
    assert s.gold == [0, 5]
