"""Buying, playing, selling, running operations."""

from games.pax_renaissance.market import end_turn, laid, stalls
from games.pax_renaissance.scene import Scene, cube, fresh
from ludoteca.games.pax_renaissance.data import CARDS, COLUMNS
from ludoteca.games.pax_renaissance.rules.market import deck_size
from ludoteca.games.pax_renaissance.vocabulary import CARD
from ludoteca.testing import rule

# ---- buying ----


@rule("buy.1", "buy.3", "buy.6", "china.1")
def test_price_by_position_and_the_florins_on_the_card() -> None:
    scene = stalls(0, 0, 3).florins(1).turn()
    assert scene.refused("buy 56") == "price" and scene.refused("buy 53") == "fair-card"
    scene = stalls(0, 0, 3).florins(2).turn().do("buy 56")
    assert scene.cash() == 3 and scene.in_hand() == ["56"]
    scene = stalls().florins(3).turn()
    assert scene.refused("buy 59") == "price" and scene.can("buy 58")


@rule("buy.4")
def test_where_the_price_is_laid() -> None:
    scene = stalls().turn().do("buy 58")
    assert laid(scene) == [1, 1, 1, 0, 0, 0]
    scene = stalls().turn().do("buy 56")
    assert laid(scene) == [1, 1, 0, 0, 0, 0]
    scene.do("buy 59")
    assert laid(scene) == [2, 2, 0, 1, 0, 0] and laid(scene, 1) == [0, 0, 1, 0, 0, 0]


@rule("buy.4", "fair.6", "commerce.1")
def test_a_florin_due_where_both_cards_are_missing_waits() -> None:
    scene = stalls().tableau(0, "BGG05", "62").turn().do("free_fair west")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    scene.do("fair east")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    west, east = scene.s.purse[0], scene.s.purse[COLUMNS]
    scene.do("buy 55")
    assert scene.s.purse[0] == west + 1 and scene.s.purse[COLUMNS] == east and scene.s.market[0] == -1
    scene.s.agenda.clear()
    assert scene.operate().step == "Act"  # card 62 finds no florin that lies on a card


@rule("buy.2", "buy.3", "buy.5")
def test_the_price_is_the_reason_only_where_florins_would_help() -> None:
    scene = stalls().hand(0, "71", "70").florins(0).turn()
    assert scene.refused("buy 55") == "hand-full"
    scene = stalls().florins(3).turn().do("buy 58")
    assert scene.cash() == 0
    assert scene.refused("buy 56") == "own-florin"
    assert scene.refused("buy 59") == "price"


@rule("buy.5")
def test_no_buying_under_the_own_florin_of_this_turn() -> None:
    scene = stalls(0, 1).turn()
    assert scene.can("buy 55")
    scene.do("buy 58")
    assert scene.refused("buy 55") == scene.refused("buy 56") == "own-florin"
    assert scene.can("buy 59")
    scene = stalls().turn().do("buy 55", "fair west")
    assert scene.logged("fair")[0][3] == 3  # the florin laid, and two from China


@rule("buy.5")
def test_florins_laid_by_another_player_are_no_bar() -> None:
    scene = stalls()
    scene.s.decks = [[scene.fetch("61")], [scene.fetch("99")]]
    scene.s.tops = [1, 1]
    end_turn(scene.turn().do("buy 58"))
    assert scene.asked == 1 and laid(scene)[1] == 1
    scene.do("buy 55")
    assert scene.in_hand(1) == ["55"]


@rule("buy.2", "victory.2", "trade.2")
def test_a_comet_costs_one_action_in_all() -> None:
    scene = stalls().market(1, 1, "119")
    scene.s.boxes[1].append(CARD.number("94"))
    scene.active("holy").turn().do("buy 119")
    assert scene.refused("activate holy") == "already-active"
    scene.do("activate globalization")
    assert scene.is_active("globalization") and scene.s.actions == 1 and scene.in_hand() == []


@rule("buy.2")
def test_a_silenced_card_70_does_not_lift_the_limit() -> None:
    scene = stalls().hand(0, "61", "77").tableau(0, "70").bishop("islamic", "70").turn()
    assert scene.refused("buy 55") == "hand-full"


# ---- playing ----


@rule("play.2", "trade.9")
def test_the_one_shot_is_decided_first_and_lost_when_declined() -> None:
    scene = Scene(start=False).hand(0, "80").turn().do("play 80")
    assert scene.refused("war hre") == "no-heretics"
    scene = Scene(start=False).tableau(0, "66").turn()
    assert not any(a.startswith("war") for a in scene.menu())
    scene = Scene(start=False).hand(0, "66").turn().do("play 66", "forgo", "done")
    assert scene.step == "Act" and scene.logged("war") == []


@rule("play.9", "card.71", "trade.8")
def test_abilities_work_at_once_and_only_in_the_tableau() -> None:
    scene = stalls().hand(0, "71", "70").turn()
    assert scene.refused("buy 55") == "hand-full"
    scene.do("play 71", "done", "buy 55")
    assert scene.in_hand() == ["70", "55"]


@rule("trade.6", "coronation.8")
def test_queens_and_kings_are_cards_without_pieces() -> None:
    scene = Scene(start=False).hand(0, "75").turn()
    before = scene.s.stock.copy()
    scene.do("play 75", "maid")
    assert scene.s.stock == before


# ---- selling ----


@rule("sell.1", "discard.2")
def test_selling() -> None:
    scene = (
        Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").empire(0, "ottoman", under="hre").turn()
    )
    scene.do("sell hre")
    assert scene.cash() == 7 and scene.s.holder == [-1] * 10
    scene = Scene(start=False).empire(0, "hre").empire(0, "hungary", under="hre").turn().do("sell hungary")
    assert scene.cash() == 7 and scene.holder("hre") == 0 and scene.holder("hungary") == -1
    assert Scene(start=False).turn().menu("sell") == []


@rule("sell.2")
def test_selling_a_couple() -> None:
    scene = Scene(start=False).empire(0, "france", queen="73").empire(0, "england", under="france").turn()
    assert not scene.can("sell 73")
    scene.do("sell france")
    assert scene.cash() == 9 and scene.gone("73") and scene.holder("england") == -1
    scene = Scene(start=False).maid(0, "73").turn().do("sell 73")
    assert scene.cash() == 7


@rule("card.49", "card.116")
def test_cards_that_sell_for_four() -> None:
    assert Scene().hand(0, "49").turn().do("sell 49").cash() == 9
    scene = Scene().tableau(0, "49").bishop("catholic", "49").turn().do("sell 49")
    assert scene.cash() == 7 and scene.stock("catholic_bishop") == 5
    assert Scene().tableau(0, "116").turn().do("sell 116").cash() == 9


@rule("card.x8", "card.x42", "sell.2")
def test_regalia_sell_for_four() -> None:
    assert Scene().hand(0, "x8").turn().do("sell x8").cash() == 9
    scene = Scene().empire(0, "hungary", queen="x8").turn()
    assert not scene.can("sell x8") and scene.do("sell hungary").cash() == 11
    assert Scene().maid(0, "x8").turn().do("sell x8").cash() == 7
    assert Scene().hand(0, "x42").turn().do("sell x42").cash() == 9
    assert Scene().empire(0, "hre", queen="x42").bishop("islamic", "hre").turn().do("sell hre").cash() == 9


# ---- running operations ----


@rule("ops.1", "active.1")
def test_one_operation_of_each_card_in_any_order() -> None:
    scene = Scene().tableau(0, "52", "51", "59").put("nurnberg", "catholic_rook").operate()
    scene.do("use 52 siege", "siege venice")
    assert scene.refused("use 52 siege") == "card-acted"
    scene.do("use 59 siege", "siege nurnberg", "use 51 siege", "siege vienna")
    assert scene.step == "Act"


@rule("ops.1", "coronation.5")
def test_king_and_queen_have_one_operation_each() -> None:
    scene = (
        Scene(start=False).empire(0, "france", queen="73").put("paris", "catholic_knight").put("lyon", "catholic_rook")
    )
    scene.operate().do("use 73 siege", "siege lyon", "use france campaign", "campaign hre", "forgo")
    assert scene.suzerain("hre") == "france" and scene.at("lyon") == ""


@rule("ops.2", "vassal.1")
def test_a_newly_gained_card_of_the_section_acts_in_the_same_action() -> None:
    scene = Scene(start=False).empire(0, "hre").put("vienna", "catholic_knight").empire(1, "hungary").tableau(0, "93")
    scene.repress("hungary", "catholic_knight").operate()
    scene.do("use hre campaign", "campaign hungary", "forgo", "place catholic_knight buda")
    assert scene.can("use hungary campaign") and not scene.can("use 93 siege")
    assert scene.refused("use hre campaign") == "card-acted"


@rule("ops.2", "location.5", "vote.1")
def test_a_western_vote_does_not_reach_the_east() -> None:
    scene = (
        Scene(start=False)
        .empire(1, "hungary")
        .empire(1, "hre")
        .border("hre-hungary", cube(0))
        .tableau(0, "38")
        .operate()
    )
    scene.do("use 38 vote_west")
    assert scene.refused("vote hungary") == "other-region" and scene.can("vote hre")


@rule("location.5")
def test_vote_west_of_card_38_reaches_england() -> None:
    scene = Scene(start=False).empire(1, "england").border("england-france", cube(0)).tableau(0, "38").operate()
    assert scene.do("use 38 vote_west").menu() == ["vote england 0"]


@rule("ops.2", "strawman.2")
def test_the_same_card_never_acts_twice_in_one_action() -> None:
    scene = Scene(start=False).empire(0, "england").put("london", "catholic_knight").put("paris", "catholic_rook")
    scene.put("lyon", "catholic_rook").border("england-france", cube(0)).tableau(0, "64").operate()
    scene.do("use england campaign", "campaign france", "lose_city paris", "use 64 vote_west", "vote england", "forgo")
    assert scene.is_republic("england")
    assert not scene.can("use england commerce_west")


@rule("ops.1", "card.x34")
def test_cards_act_again_in_the_next_operations() -> None:
    scene = Scene(start=False).tableau(0, "51", "x34").tableau(1, "48")
    for city in ("vienna", "lubeck", "paris", "lyon"):
        scene.put(city, "catholic_rook")
    scene.operate().do("use 51 siege", "siege vienna", "cipher 48 repress", "repress paris")
    assert scene.step == "Act"
    scene.s.agenda.clear()
    scene.operate().do("use 51 siege", "siege lubeck", "cipher 48 repress", "repress lyon")
    assert [scene.at(c) for c in ("vienna", "lubeck", "paris", "lyon")] == [""] * 4


@rule("ops.6")
def test_a_flipped_empire_may_use_its_new_face() -> None:
    scene = (
        Scene(start=False).empire(0, "england").border("england-france", cube(0)).tableau(0, "64").market(0, 2, "53", 1)
    )
    scene.operate().do("use 64 vote_west", "vote england", "forgo")
    assert scene.can("use england commerce_west")


@rule("ops.4")
def test_an_operation_without_target_cannot_be_used() -> None:
    scene = Scene(start=False).tableau(0, "50", "53").put("vienna", "catholic_rook").operate()
    assert scene.refused("use 50 tax") == "no-target"
    scene = Scene(start=False).tableau(0, "51").turn()
    assert scene.refused("operations west") == "nothing-to-operate"


@rule("ops.5", "active.2", "location.2")
def test_where_the_operations_act() -> None:
    scene = Scene().tableau(0, "50").operate().do("use 50 siege")
    assert scene.menu() == ["siege catholic_rook vienna"]
    scene = Scene(start=False).tableau(0, "43").market(0, 3, "53", 1).operate().do("use 43 commerce_west")
    assert scene.menu() == ["collect 53"]


@rule("ops.7", "player.3")
def test_card_57_cannot_act_in_eastern_operations() -> None:
    scene = Scene().tableau(0, "57", "93").operate(side="east")
    assert scene.can("use 93 siege") and not scene.can("use 57 siege")


@rule("active.1", "active.2")
def test_each_card_is_active_in_turn() -> None:
    scene = Scene().tableau(0, "50", "56", "57").operate()
    scene.do("use 50 siege", "siege vienna", "use 56 siege", "siege paris", "use 57 siege", "siege cairo")
    assert [args[1] for args in scene.logged("used")] == [CARD.number(c) for c in ("50", "56", "57")]


@rule("trade.10")
def test_a_married_queen_acts_from_the_map_card_of_her_king() -> None:
    scene = Scene().empire(0, "france", queen="73").tableau(1, "31").operate().do("use 73 siege")
    assert scene.menu() == ["siege catholic_knight paris"]
    scene = Scene().empire(0, "portugal", queen="74").maid(2, "76").tableau(1, "31").operate(1).do("use 31 behead")
    assert scene.menu() == ["behead portugal", "behead 31"]


def test_deck_sizes_are_counted_with_comets() -> None:
    scene = fresh(4, 1)
    assert deck_size(scene.s, 0) == deck_size(scene.s, 1) == 24
    assert len(CARDS) == 156
