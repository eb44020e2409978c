"""Effects, end-of-turn checks and trade."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    can,
    cell,
    consistent,
    do,
    force,
    fresh,
    goods,
    house,
    hut,
    men,
    no,
    opened,
    own,
    seat,
    stock,
    tile,
    told,
    verbs,
)
from ludoteca.games.rio_de_la_plata.board import at
from ludoteca.games.rio_de_la_plata.constants import (
    CARPENTER,
    CHURCH,
    CORSAIRS,
    GOOD,
    HOUSE,
    HUT,
    INDIANS,
    MARKET,
    SILVER,
    STONE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.data import GAPS
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import CloseEffects, EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn, EndTurn, PassTurn, WarCheck
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.plans import AgreePlan, ChooseEffects
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import SEAT, Action, Refused, act, offer, view
from ludoteca.testing import rule

# --- effects


@rule("effects.1", "faq.8")
def test_a_worker_left_from_last_turn_is_used_now() -> None:
    s = fresh()
    s.hand[A] -= 1
    s.artisans_of[A] = 1
    stock(s, A, 1)
    ask(s, EffectsTurn(A))
    do(s, "refine", STONE)
    assert goods(s, A) == (0, 0, 1, 0)


@rule("effects.1")
def test_the_effects_phase_goes_in_turn_order() -> None:
    s = fresh()
    s.order = [C, A, B]
    for player in (A, B, C):
        s.hand[player] -= 2
        s.fields_of[player] = 2
    ask(s, ChooseEffects())
    for player in (C, A, B):
        assert seat(s) == player
        do(s, "harvest")
        do(s, "done")
        do(s, "confirm")
        assert s.silver(player) == 1


@rule("effects.4")
def test_a_stock_below_zero_is_noticed() -> None:
    s = fresh()
    stock(s, A, stone=-1)
    assert GAME.check(s) == ["nobody owes goods (effects.4)"]


@rule("effects.2")
def test_a_used_worker_waits_for_the_next_placement() -> None:
    s = fresh()
    men(s, A, 2, 3, 9)
    ask(s, EffectsTurn(A))
    do(s, "build", at(3, 9), HUT)
    assert s.hand[A] == 9
    assert verbs(s) == {"done"}


@rule("effects.3", "faq.13")
def test_an_unused_worker_stays() -> None:
    s = fresh()
    s.hand[A] -= 3
    s.fields_of[A] = 3
    men(s, A, 1, 3, 9)
    ask(s, EffectsTurn(A), CloseEffects(A))
    do(s, "harvest")
    assert no(s, "recall", at(3, 9))[0] == "not-in-menu"
    do(s, "done")
    do(s, "confirm")
    assert s.fields_of[A] == 1
    assert s.workers(at(3, 9), A) == 1


@rule("effects.4")
def test_the_stock_covers_only_one_of_two_wishes() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    men(s, A, 1, 5, 6)
    stock(s, A, 2, 1)
    ask(s, EffectsTurn(A))
    assert can(s, "build", at(5, 5), HOUSE)
    do(s, "build", at(5, 6), CARPENTER)
    assert no(s, "build", at(5, 5), HOUSE) == ("too-few-goods", "city.10")


@rule("effects.5", "city.9")
def test_the_printed_example_produce_then_build() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    s.pits[0] = s.pits[6] = A
    s.hand[A] -= 2
    ask(s, EffectsTurn(A))
    do(s, "gather", 0)
    do(s, "gather", 6)
    do(s, "build", at(5, 5), HOUSE)
    assert s.building[at(5, 5)] == HOUSE


@rule("effects.6", "advice.3")
def test_all_at_once_if_all_agree() -> None:
    s = fresh(simultaneous_effects="ask")
    s.hand[A] -= 2
    s.fields_of[A] = 2
    ask(s, AgreePlan(A), AgreePlan(B), AgreePlan(C), ChooseEffects())
    assert [step.seat for step in s.front] == [A, B, C]
    for player in (C, A, B):
        act(GAME, s, player, Action("agree"))
    assert {type(step).__name__ for step in s.front} == {"Plan"}
    assert [step.seat for step in s.front] == [A, B, C]
    act(GAME, s, A, Action("harvest"))
    act(GAME, s, C, Action("done"))
    act(GAME, s, B, Action("done"))
    assert s.silver(A) == 0
    act(GAME, s, A, Action("done"))
    assert s.silver(A) == 1


@rule("effects.6")
def test_one_objection_means_turn_order() -> None:
    s = fresh(simultaneous_effects="ask")
    ask(s, AgreePlan(A), AgreePlan(B), AgreePlan(C), ChooseEffects())
    for player, answer in ((A, "agree"), (B, "disagree"), (C, "agree")):
        act(GAME, s, player, Action(answer))
    assert [type(step).__name__ for step in s.front] == ["EffectsTurn"]
    assert seat(s) == A


@rule("effects.6")
def test_the_earlier_in_order_gets_the_last_tile() -> None:
    s = fresh(simultaneous_effects="ask")
    s.order = [B, A, C]
    tile(s, CHURCH, (1, 1), (5, 1), (9, 1), (13, 1))
    men(s, A, 2, 3, 9)
    men(s, B, 2, 12, 9)
    for player in (A, B):
        stock(s, player, 1, 2, 1)
    ask(s, ChooseEffects())
    act(GAME, s, A, Action("build", (at(3, 9), CHURCH)))
    act(GAME, s, A, Action("done"))
    act(GAME, s, B, Action("build", (at(12, 9), CHURCH)))
    act(GAME, s, C, Action("done"))
    act(GAME, s, B, Action("done"))
    assert s.building[at(12, 9)] == CHURCH
    assert s.building[at(3, 9)] == -1
    assert told(s, "plan-dropped-build") == [(A, CHURCH, at(3, 9))]
    consistent(s)


# --- end of the turn


@rule("endturn.1", "phases.1")
def test_war_order_time() -> None:
    s = opened(3)
    ask(s, BeginTurn())
    names = [type(step).__name__ for step in reversed(s.agenda)]
    assert names[-5:] == ["StartEffects", "ChooseEffects", "EndEffects", "WarCheck", "EndTurn"]


@rule("endturn.2", "faq.23")
def test_no_check_when_all_have_attacked() -> None:
    s = fresh()
    s.wars = 3
    s.foes = [9, 9]
    force(s, 1, 1)
    ask(s, WarCheck())
    assert s.front == []
    assert s.forced == [0, 0], "no dice are rolled"
    s = fresh(2)
    s.wars = 3
    s.foes = [9, 9]
    force(s, 1, 1)
    ask(s, WarCheck())
    assert s.attacker >= 0


@rule("endturn.3", "variant.3e")
@pytest.mark.parametrize(
    ("foes", "enemy"), [((5, 7), CORSAIRS), ((6, 6), CORSAIRS), ((0, 0), CORSAIRS), ((7, 5), INDIANS)]
)
def test_the_forced_war_of_the_last_turn(foes: tuple[int, int], enemy: int) -> None:
    s = fresh(4, turn=20)
    s.wars = 3
    s.marks = [1, 0, 1, 1]
    s.foes = list(foes)
    ask(s, WarCheck())
    assert s.attacker == B
    assert s.enemy == enemy
    assert s.draws == 3, "only the set-up has drawn (a shuffle of four)"


@rule("endturn.3", "variant.3e")
def test_only_one_forced_war() -> None:
    s = fresh(5, turn=15, length="short")
    s.wars = 3
    s.marks = [1, 1, 1, 0, 0]
    for e in range(len(s.walls)):
        s.walls[e] = 1
    s.sticks -= 36
    ask(s, WarCheck(), EndTurn())
    assert s.wars == 4
    assert s.over == "points"


@rule("endturn.4", "faq.1")
@pytest.mark.parametrize(
    ("indians", "corsairs", "dice", "enemy"),
    [
        (5, 3, (1, 1), CORSAIRS),
        (5, 3, (1, 2), CORSAIRS),
        (5, 3, (2, 2), INDIANS),
        (5, 3, (2, 3), INDIANS),
        (5, 3, (3, 3), None),
        (2, 0, (1, 1), INDIANS),
        (4, 7, (2, 2), CORSAIRS),
    ],
)
def test_the_war_check(indians: int, corsairs: int, dice: tuple[int, int], enemy: int | None) -> None:
    s = fresh()
    s.foes = [indians, corsairs]
    force(s, *dice)
    ask(s, WarCheck())
    if enemy is None:
        assert s.attacker == -1
        assert told(s, "war-check") == [(6,)]
    else:
        assert s.enemy == enemy


@rule("endturn.5")
@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [(4, [6, 4], [3, 0]), (5, [7, 5], [5, 3]), (3, [6, 5], [2, 0]), (2, [9, 6], [5, 2])],
)
def test_both_markers_move_back(seats: int, before: list[int], after: list[int]) -> None:
    s = fresh(seats)
    s.foes = before.copy()
    for e in range(len(s.walls)):
        s.walls[e] = 1
    s.sticks -= 36
    ask(s, StartWar(INDIANS))
    assert s.foes == after
    assert s.attacker == -1


@rule("endturn.6", "combat.22")
def test_war_pieces_are_violet_for_both_enemies() -> None:
    for enemy in (INDIANS, CORSAIRS):
        s = fresh()
        ask(s, StartWar(enemy))
        n = 4
        for _ in range(n):
            do(s, "camp", 0, 1)
        assert s.violet == n
        assert s.enemy == enemy


@rule("endturn.7", "order.6")
def test_the_order_is_updated_after_the_war_check() -> None:
    s = fresh()
    ask(s, EndTurn())
    assert s.turn == 6
    assert isinstance(s.front[0], PlaceTurn)


@rule("endturn.8", "intro.3")
def test_passing_the_turn() -> None:
    s = fresh(turn=2)
    s.foes = [2, 0]
    ask(s, PassTurn())
    assert (s.turn, s.foes) == (3, [3, 0])
    assert told(s, "enemy-rises") == [(INDIANS, 3)], "the feather between 1581 and 1582"
    s = fresh(turn=3)
    s.foes = [3, 9]
    ask(s, PassTurn())
    assert s.foes == [4, 9], "the track ends at 9"
    s = fresh(turn=3)
    ask(s, PassTurn())
    assert s.foes == [2, 2]
    assert len(GAPS) == 19


# --- trade


@rule("trade.1", "trade.6")
def test_free_trade_in_another_players_turn() -> None:
    s = fresh()
    stock(s, A, silver=2)
    stock(s, B, stone=1)
    ask(s, EffectsTurn(A))
    act(GAME, s, B, offer(A, [(STONE, 1)], [(SILVER, 2)]))
    act(GAME, s, A, Action("accept", (1,)))
    assert goods(s, A) == (1, 0, 0, 0)
    assert goods(s, B) == (0, 0, 0, 2)
    assert told(s, "traded") == [(B, A, 1, STONE), (A, B, 2, SILVER)]


@rule("trade.1")
def test_a_gift_is_a_deal_too() -> None:
    s = fresh()
    stock(s, A, silver=5)
    ask(s, PlaceTurn(C))
    act(GAME, s, A, offer(B, [(SILVER, 5)], []))
    act(GAME, s, B, Action("accept", (1,)))
    assert s.silver(B) == 5


@rule("trade.1", "ship.2")
def test_only_goods_in_stock_change_hands() -> None:
    assert GAME.deals is not None
    assert [name for name, _ in GAME.deals.things] == ["stone", "wood", "fine", "silver"]
    assert GAME.deals.promises == []
    s = fresh()
    stock(s, A, 1)
    ask(s, PlaceTurn(C))
    for give in ([(STONE, 2)], [(STONE, 1), (STONE, 1)], [(WOOD, 1)], [(STONE, -1)]):
        with pytest.raises(Refused) as refused:
            act(GAME, s, A, offer(B, give, []))
        assert refused.value.no.key == "cannot-give"


@rule("trade.1", "end.1")
def test_after_the_end_nobody_trades() -> None:
    s = fresh(turn=20)
    s.wars = 3
    stock(s, A, 1)
    ask(s, EndTurn())
    with pytest.raises(Refused):
        act(GAME, s, A, offer(B, [(STONE, 1)], []))


@rule("trade.2")
def test_silver_at_rising_cost() -> None:
    s = fresh()
    hut(s, A, (5, 5), (4, 4))
    men(s, A, 1, 5, 5)
    stock(s, A, silver=3)
    ask(s, EffectsTurn(A))
    do(s, "build", at(5, 5), HOUSE)
    assert s.silver(A) == 0
    assert s.swaps[A] == 2


@rule("trade.2")
def test_the_count_runs_through_the_turn_and_starts_at_0_in_the_next() -> None:
    s = fresh(artisan_silver="yes")
    stock(s, A, silver=6)
    ask(s, PlaceTurn(A))
    do(s, "work", cell("fort_1"))
    do(s, "settle", cell("fort_1"))
    assert s.silver(A) == 3
    s.hand[A] -= 1
    s.artisans_of[A] = 1
    ask(s, EffectsTurn(A))
    do(s, "refine", SILVER)
    assert s.silver(A) == 0, "the third unit of the turn costs 3"
    ask(s, BeginTurn())
    assert s.swaps == [0, 0, 0]


@rule("trade.2")
def test_goods_may_be_spared() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    men(s, A, 1, 5, 5)
    stock(s, A, 1, 1, 0, 3)
    ask(s, EffectsTurn(A))
    do(s, "spare", STONE)
    do(s, "spare", WOOD)
    assert no(s, "spare", STONE) == ("good-missing", "trade.2")
    do(s, "build", at(5, 5), HOUSE)
    assert goods(s, A) == (1, 1, 0, 0)
    assert s.spare == [0, 0]


@rule("trade.2")
def test_all_units_of_a_cost_may_be_spared_when_some_are_missing() -> None:
    s = fresh()
    men(s, A, 1, 3, 9)
    stock(s, A, 1, 0, 0, 3)
    ask(s, EffectsTurn(A))
    do(s, "spare", STONE)
    do(s, "build", at(3, 9), CARPENTER)
    assert goods(s, A) == (1, 0, 0, 0), "2 stone due, 1 missing and 1 kept: 1 + 2 silver"


@rule("trade.2")
def test_what_costs_no_goods_leaves_the_spared_goods_alone() -> None:
    s = fresh()
    men(s, A, 2, 3, 9)
    men(s, A, 1, 3, 7)
    stock(s, A, 2, 0, 0, 1)
    ask(s, EffectsTurn(A))
    do(s, "spare", STONE)
    do(s, "build", at(3, 9), HUT)
    do(s, "build", at(3, 7), CARPENTER)
    assert goods(s, A) == (1, 0, 0, 0)


@rule("trade.2")
def test_sparing_needs_the_silver_for_it() -> None:
    s = fresh()
    stock(s, A, 5, 5, 0, 1)
    ask(s, PlaceTurn(A))
    assert no(s, "spare", STONE) == ("nothing-to-pay", "trade.2")
    do(s, "work", cell("fort_1"))
    do(s, "spare", STONE)
    assert no(s, "spare", WOOD) == ("too-little-silver", "trade.2")
    stock(s, A, 5, 5, 0, 50)
    ask(s, PlaceTurn(A))
    do(s, "spare", STONE)
    do(s, "spare", STONE)
    assert no(s, "spare", STONE) == ("spare-enough", "trade.2")


@rule("trade.3")
def test_the_bank_sells_nothing() -> None:
    s = fresh()
    stock(s, A, silver=50)
    ask(s, EffectsTurn(A))
    assert verbs(s) == {"done"}
    ask(s, PlaceTurn(A))
    assert not verbs(s) & {"buy", "refine", "use"}


@rule("trade.4", "war.20")
def test_the_price_of_defenders_is_a_scale_of_its_own() -> None:
    s = fresh()
    hut(s, A, (5, 5), (5, 6))
    stock(s, A, silver=6)
    s.swaps[A] = 2
    ask(s, StartWar(INDIANS))
    for _ in range(4):
        do(s, "camp", 0, 1)
    do(s, "confirm")
    assert seat(s) == A
    do(s, "deploy", at(5, 5))
    do(s, "deploy", at(5, 6))
    for price in (1, 2, 3):
        assert can(s, "hire", price)
        do(s, "hire", price)
        do(s, "deploy", at(5, 5) if price < 3 else at(5, 6))
    assert s.silver(A) == 0


@rule("trade.5", "parts.3", "faq.6")
def test_money_is_counted_in_silver_and_has_its_own_word() -> None:
    assert GOOD.ids[SILVER] == "silver"
    s = fresh()
    stock(s, A, silver=5)
    s.standing[3] = 1
    s.cargo[0] = 1
    ask(s, PlaceTurn(A))
    do(s, "sail")
    assert s.silver(A) == 3, "a gold coin is five silver and change is given"
    for lang in LANGUAGES:
        texts = Texts(lang, GAME.package, strict=True)
        assert len({texts.say(f"good-{good}") for good in GOOD.ids}) == 4


@rule("trade.6")
def test_everything_is_open() -> None:
    s = fresh()
    stock(s, B, 1, 2, 3, 4)
    own(s, "bishop", B)
    ask(s, PlaceTurn(A))
    boards = [view(GAME, s, viewer)["board"] for viewer in (-1, A, B, C)]
    assert all(board == boards[0] for board in boards)
    shown = {c["id"]: c["value"] for c in boards[0]["counters"] if c["seat"] == SEAT.word(B)}
    assert (shown["stone"], shown["wood"], shown["fine"], shown["silver"]) == (1, 2, 3, 4)
    assert {"id": "held", "seat": "B", "cards": ["office:bishop"]} in boards[0]["zones"]


@rule("faq.4", "city.1")
def test_no_purpose_is_visible() -> None:
    s = fresh()
    hut(s, A, (5, 5))
    ask(s, PlaceTurn(A))
    do(s, "place", at(5, 5))
    spot = next(x for x in view(GAME, s, B)["board"]["spaces"] if x["id"] == "f6")
    assert spot["discs"] == ["A"]
    assert set(spot) == {"id", "building", "owner", "discs", "idle", "steps", "fought"}


@rule("faq.8", "activation.2")
def test_a_worker_left_on_a_building_blocks_it() -> None:
    s = fresh()
    house(s, A, (4, 5))
    house(s, B, (6, 5))
    tile(s, MARKET, (5, 6))
    men(s, A, 1, 5, 6)
    ask(s, PlaceTurn(B))
    assert no(s, "place", at(5, 6)) == ("building-full", "activation.4")
