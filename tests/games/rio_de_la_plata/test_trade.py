"""Trade, and what everybody sees."""

import pytest

from games.rio_de_la_plata.table import (
    A,
    B,
    C,
    ask,
    can,
    cell,
    do,
    fresh,
    goods,
    house,
    hut,
    men,
    no,
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
    GOOD,
    HOUSE,
    HUT,
    INDIANS,
    MARKET,
    SILVER,
    STONE,
    WOOD,
)
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.rules.effects import EffectsTurn
from ludoteca.games.rio_de_la_plata.rules.end_turn import BeginTurn, EndTurn
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.rules.war_muster import StartWar
from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.kernel import SEAT, Action, Refused, act, offer, view
from ludoteca.testing import rule

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
    assert no(s, "spare", STONE) == ("all-kept", "trade.2")
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
